// The moves of the line as they are written.

package session

import "qipu/records"

// TextsAt returns the move of ply, from 1, of the line in every column. It must
// not be changed.
func (s *Session) TextsAt(ply int) []string { return s.TextsOf(s.Line()[ply], ply-1) }

// TextsOf returns the move of a node whose parent stands in the line at ply, in
// every column. It must not be changed.
func (s *Session) TextsOf(n records.NodeID, ply int) []string {
	t := &s.cached.texts
	if t.of == nil || t.columns != s.View.Forms || len(t.of) >= keptTexts {
		*t = lineTexts{s.View.Forms, map[records.NodeID][]string{}}
	}
	if t.of[n] == nil {
		b := s.cursor.BoardAt(ply)
		t.of[n] = t.columns.Write(&b, s.game.Move(n))
	}
	return t.of[n]
}
