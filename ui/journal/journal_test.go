// Journals: whole, damaged and large.

package journal

import (
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// large is a game with n moves and some variations.
func large(n int) *records.Game {
	g := records.NewGame(engine.StandardSetup())
	moves := []engine.Move{}
	for _, text := range [][2]engine.Square{
		{engine.SquareAt(7, 0), engine.SquareAt(6, 2)},
		{engine.SquareAt(7, 9), engine.SquareAt(6, 7)},
		{engine.SquareAt(6, 2), engine.SquareAt(7, 0)},
		{engine.SquareAt(6, 7), engine.SquareAt(7, 9)},
	} {
		moves = append(moves, engine.Move{From: text[0], To: text[1]})
	}
	at := records.NodeID(0)
	for i := range n {
		next := g.Add(at, moves[i%4])
		if i%100 == 99 { // a variation of a round
			next = at
		}
		at = next
	}
	g.SetComment(at, "the end")
	return g
}

// TestSnapshot: a game that is written down as a whole comes back.
func TestSnapshot(t *testing.T) {
	for _, n := range []int{0, 1, 5000} {
		g := large(n)
		g.SetMark(g.First(0), "!?")
		g.SetUnread(0, "unread")
		again, err := snap(g).game()
		if err != nil || !snap(again).same(snap(g)) {
			t.Errorf("%d moves: %v", n, err)
		}
	}
	s := snap(large(3))
	s.Moves[6] = 9 // its parent comes behind it
	if _, err := s.game(); err == nil {
		t.Error("a snapshot of no tree was read")
	}
}

// TestDamagedJournal: whatever stands in a journal, the game opens, and what it
// held before the damage is there.
func TestDamagedJournal(t *testing.T) {
	for _, line := range []string{
		"", "x", "{}", "[]", `{"edit":{"Op":1,"Node":99}}`, `{"edit":{"Op":1,"Node":-1}}`, `{"edit":{"Op":99}}`, `{"whole":{"Number":7}}`,
		`{"whole":{"Number":-1}}`, `{"whole":{"Number":1,"Game":{"Moves":"AAAA"}}}`, `{"whole":{"Number":1,"Game":{"Moves":"/////1pa"}}}`,
		`{"draft":{"Op":11,"Node":5}}`, `{"draft":{"Op":1,"Node":-5}}`, `{"base":null}`,
	} {
		for _, first := range []bool{true, false} {
			state := store.NewState(t.TempDir())
			open := func() (*session.Session, *Keeper, Found) {
				s, err := session.New(session.Games{large(4)}, session.View{})
				if err != nil {
					t.Fatal(err)
				}
				k := New(state, s, nil)
				found, err := k.Follow()
				if err != nil {
					t.Error(err)
				}
				return s, k, found
			}
			s, k, _ := open()
			if !first {
				if err := s.Edit(records.Edit{Op: records.Comment, Text: "before"}); err != nil {
					t.Fatal(err)
				}
			} else if file, err := state.NewJournal(k.key, ""); err != nil {
				t.Fatal(err)
			} else {
				k.tape = &tape{Journal: file}
			}
			if err := k.tape.Append([]byte(line)); err != nil {
				t.Fatal(err)
			}
			k.dirty = true
			if err := k.Close(); err != nil {
				t.Fatal(err)
			}
			s, k, found := open()
			if !first && (s.Game().Comment(0) != "before" || found.Steps != 1) {
				t.Errorf("%s: %+v, comment %q", line, found, s.Game().Comment(0))
			}
			if err := s.Edit(records.Edit{Op: records.Comment, Text: "after"}); err != nil {
				t.Fatal(err)
			}
			if _, err := k.Follow(); err != nil {
				t.Errorf("%s: %v", line, err)
			}
			if err := k.Close(); err != nil {
				t.Fatal(err)
			}
			if s, k, _ = open(); s.Game().Comment(0) != "after" {
				t.Errorf("%s, first %v: what came behind it is lost", line, first)
			}
			k.Close()
		}
	}
}

// BenchmarkOpen is what following a game costs when one of the largest is opened.
func BenchmarkOpen(b *testing.B) {
	s, err := session.New(session.Games{large(226_491)}, session.View{})
	if err != nil {
		b.Fatal(err)
	}
	k := New(store.NewState(b.TempDir()), s, nil)
	for b.Loop() {
		k.begin(s.Game())
	}
}

// TestNamesOfNobody: an edit that names no node of the game is not made, nor one whose
// node the game does not have.
func TestNamesOfNobody(t *testing.T) {
	g := large(4)
	r := &replay{games: []*known{knownOf(g)}}
	for name, want := range map[records.NodeID]bool{0: true, 1: true, 900: false, -3: false} {
		e := records.Edit{Op: records.Comment, Node: name, Text: "x"}
		if _, ok := r.there(&record{}, e); ok != want {
			t.Errorf("a comment on %d: %v", name, ok)
		}
	}
}
