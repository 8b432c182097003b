// The moves of the line as they are written.

package session

import "qipu/records"

// keptTexts is how many written moves are kept: some screens full.
const keptTexts = 4096

// texts are moves that were written, in every column.
type texts struct {
	columns *Columns // in these
	of      map[records.NodeID][]string
}

// TextsAt returns the move of ply, from 1, of the line in every column. It must
// not be changed.
func (s *Session) TextsAt(ply int) []string { return s.TextsOf(s.Line()[ply], ply-1) }

// TextsOf returns the move of a node whose parent stands in the line at ply, in
// every column. It must not be changed.
func (s *Session) TextsOf(n records.NodeID, ply int) []string {
	t := &s.cached.texts
	if t.of == nil || t.columns != s.View.Forms || len(t.of) >= keptTexts {
		*t = texts{s.View.Forms, map[records.NodeID][]string{}}
	}
	if t.of[n] == nil {
		b := s.cursor.BoardAt(ply)
		t.of[n] = t.columns.Write(&b, s.game.Move(n))
	}
	return t.of[n]
}
