// The moves of the line as they are written.

package session

import (
	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Texts is a move in the notations of Notations; "" where one has no text for
// it.
type Texts [notation.Columns]string

// Notations are the ones of a Texts, in its order.
var Notations = notation.All()[:notation.Columns]

// ColumnOf returns the index of a notation in a Texts, or -1.
func ColumnOf(name string) int {
	for i, n := range Notations {
		if n.Name() == name {
			return i
		}
	}
	return -1
}

// Write returns m in every notation.
func Write(b *engine.Board, m engine.Move) *Texts {
	var t Texts
	var buf [40]byte
	for i, n := range Notations {
		if text, ok := n.Append(buf[:0], b, m); ok {
			t[i] = string(text)
		}
	}
	return &t
}

// keptTexts is how many written moves are kept: some screens full.
const keptTexts = 4096

// TextsAt returns the move of ply, from 1, of the line.
func (s *Session) TextsAt(ply int) *Texts { return s.texts(s.place.nodes[ply], ply-1) }

// TextsOf returns the move of a node whose parent stands in the line at ply.
func (s *Session) TextsOf(n records.NodeID, ply int) *Texts { return s.texts(n, ply) }

// Rewrite has all moves written anew: Notations were changed.
func (s *Session) Rewrite() { clear(s.cached.texts) }

func (s *Session) texts(n records.NodeID, before int) *Texts {
	if t := s.cached.texts[n]; t != nil {
		return t
	}
	if len(s.cached.texts) >= keptTexts {
		clear(s.cached.texts)
	}
	t := Write(&s.place.boards[before], s.game.Move(n))
	s.cached.texts[n] = t
	return t
}
