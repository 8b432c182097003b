// The moves of the line as they are written.

package session

import "qipu/records"

// keptTexts is how many written moves are kept: some screens full.
const keptTexts = 4096

// TextsAt returns the move of ply, from 1, of the line in every column. It must
// not be changed.
func (s *Session) TextsAt(ply int) []string { return s.texts(s.Line()[ply], ply-1) }

// TextsOf returns the move of a node whose parent stands in the line at ply, in
// every column. It must not be changed.
func (s *Session) TextsOf(n records.NodeID, ply int) []string { return s.texts(n, ply) }

// Columns returns the columns of the table of moves.
func (s *Session) Columns() *Columns { return &s.View.Forms }

// SetColumns has all moves written anew, in other forms.
func (s *Session) SetColumns(c Columns) {
	s.View.Forms = c
	clear(s.cached.texts)
}

func (s *Session) texts(n records.NodeID, before int) []string {
	if t := s.cached.texts[n]; t != nil {
		return t
	}
	if len(s.cached.texts) >= keptTexts {
		clear(s.cached.texts)
	}
	b := s.cursor.BoardAt(before)
	t := s.View.Forms.Write(&b, s.game.Move(n))
	s.cached.texts[n] = t
	return t
}
