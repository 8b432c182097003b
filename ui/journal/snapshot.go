// A game as a whole in a journal.

package journal

import (
	"bytes"
	"encoding/binary"
	"errors"
	"maps"
	"slices"

	"qipu/engine"
	"qipu/records"
)

// snapshot is a game as it stands.
type snapshot struct {
	Start         engine.Setup
	Tags, Kept    records.Tags
	Moves         []byte         // six bytes a node, in the order of the tree: place of the parent, from, to
	Comments      map[int]string `json:",omitempty"` // by place
	Marks, Unread map[int]string `json:",omitempty"`
}

var errSnapshot = errors.New("the moves of a game in the journal hang on none before them, or there is none")

// snap returns g as it stands.
func snap(g *records.Game) *snapshot {
	names := newNaming(g)
	return names.snap(g)
}

// snap is the snapshot of the game that was just named.
func (n *naming) snap(g *records.Game) *snapshot {
	s := &snapshot{
		Start: g.Start, Tags: slices.Clone(g.Tags), Kept: slices.Clone(g.Kept), Moves: make([]byte, 0, 6*len(n.node)),
		Comments: map[int]string{}, Marks: map[int]string{}, Unread: map[int]string{},
	}
	set := func(texts map[int]string, place int, text string) {
		if text != "" {
			texts[place] = text
		}
	}
	for place, id := range n.node {
		if id != 0 {
			m := g.Move(id)
			s.Moves = binary.LittleEndian.AppendUint32(s.Moves, uint32(n.name[g.Parent(id)]))
			s.Moves = append(s.Moves, byte(m.From), byte(m.To))
		}
		set(s.Comments, place, g.Comment(id))
		set(s.Marks, place, g.Mark(id))
		set(s.Unread, place, g.Unread(id))
	}
	return s
}

// alike reports whether two games can be one that was changed in between: they bear
// the same names, or one goes on where the other ends. A file into which games were
// put, or from which some were taken, has other games at the same places.
func (s *snapshot) alike(o *snapshot) bool {
	if len(s.Moves) == 0 || len(o.Moves) == 0 {
		return s.Start == o.Start || len(s.Tags) == 0 || len(o.Tags) == 0
	}
	if n := min(len(s.Moves), len(o.Moves)); s.Start == o.Start && bytes.Equal(s.Moves[:n], o.Moves[:n]) {
		return true
	}
	named := false
	for _, name := range []string{"Title", "Event", "Red", "Black"} {
		value := s.Tags.Value(name)
		if value != o.Tags.Value(name) {
			return false
		}
		named = named || value != ""
	}
	return named
}

// game returns the game of a snapshot.
func (s *snapshot) game() (*records.Game, error) {
	if len(s.Moves)%6 != 0 {
		return nil, errSnapshot
	}
	g := records.NewGame(s.Start)
	g.Tags, g.Kept = s.Tags, s.Kept
	g.Grow(len(s.Moves) / 6)
	for moves := s.Moves; len(moves) >= 6; moves = moves[6:] {
		parent := binary.LittleEndian.Uint32(moves)
		m := engine.Move{From: engine.Square(moves[4]), To: engine.Square(moves[5])}
		if int(parent) >= g.Size() || m.From >= engine.NoSquare || m.To >= engine.NoSquare {
			return nil, errSnapshot
		}
		g.Add(records.NodeID(parent), m)
	}
	set := func(texts map[int]string, on func(records.NodeID, string)) {
		for place, text := range texts {
			if place >= 0 && place < g.Size() {
				on(records.NodeID(place), text)
			}
		}
	}
	set(s.Comments, g.SetComment)
	set(s.Marks, g.SetMark)
	set(s.Unread, g.SetUnread)
	g.Judge()
	return g, nil
}

// same reports whether two games have the same tree, with the same texts.
func (s *snapshot) same(t *snapshot) bool {
	return s.Start.Board == t.Start.Board && bytes.Equal(s.Moves, t.Moves) &&
		maps.Equal(s.Comments, t.Comments) && maps.Equal(s.Marks, t.Marks) && maps.Equal(s.Unread, t.Unread)
}

// alike reports whether two games have the same tree of moves.
func alike(a, b *snapshot) bool {
	return string(a.Moves) == string(b.Moves) && a.Start.Board == b.Start.Board
}
