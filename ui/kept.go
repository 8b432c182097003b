// What is kept of a game from one run to the next: its bookmarks, and whether
// it is covered.

package ui

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
)

// kept is the state file of a game.
type kept struct {
	Covered   bool           `json:"covered"`
	Bookmarks []keptBookmark `json:"bookmarks,omitempty"`
}

// keptBookmark is a place: its moves from the start in ICCS.
type keptBookmark struct {
	Name  string `json:"name"`
	Moves string `json:"moves"`
}

// keeper notes what the state file of the open game holds.
type keeper struct {
	game    *records.Game
	key     string
	covered bool
	marks   []session.Bookmark
}

// keepGame is called after every message: a game that was just opened gets what
// was kept of it, and of one that is open what changed is kept.
func (m *Model) keepGame() {
	j, k, s := &m.journal, &m.keeper, m.session
	if j.state == nil {
		return
	}
	if k.game != j.game {
		m.recall()
		return
	}
	if j.key == k.key && k.covered == s.Covered() && sameList(k.marks, s.Bookmarks()) {
		return
	}
	moved := j.key != k.key // the game was saved with changes
	k.key, k.covered, k.marks = j.key, s.Covered(), s.Bookmarks()
	if moved && len(k.marks) == 0 && !k.covered {
		return
	}
	file := kept{Covered: k.covered}
	for _, b := range k.marks {
		moves := make([]string, len(b.Moves))
		for i, mv := range b.Moves {
			moves[i] = mv.String()
		}
		file.Bookmarks = append(file.Bookmarks, keptBookmark{b.Name, strings.Join(moves, " ")})
	}
	if err := j.state.Save(stateKey(k.key), file); err != nil {
		m.fail(err)
	}
}

// recall takes over what was kept of the game that is open now.
func (m *Model) recall() {
	j, s := &m.journal, m.session
	file := kept{Covered: s.Covered()}
	if err := j.state.Load(stateKey(j.key), &file); err != nil {
		m.fail(err)
	}
	if file.Covered != s.Covered() {
		s.Cover(file.Covered)
	}
	if len(file.Bookmarks) > 0 {
		var list []session.Bookmark
		for _, b := range file.Bookmarks {
			if moves, ok := iccsMoves(b.Moves); ok {
				list = append(list, session.Bookmark{Name: b.Name, Moves: moves})
			}
		}
		s.SetBookmarks(list)
	}
	m.keeper = keeper{j.game, j.key, s.Covered(), s.Bookmarks()}
}

// stateKey is the name of a game's state file, beside its journal.
func stateKey(key string) string { return strings.Replace(key, "games/", "study/", 1) }

// sameList reports whether two lists are one: a changed list is a new one.
func sameList(a, b []session.Bookmark) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// iccsMoves reads moves as Move.String writes them.
func iccsMoves(text string) ([]engine.Move, bool) {
	words := strings.Fields(text)
	moves := make([]engine.Move, 0, len(words))
	for _, w := range words {
		from, to, _ := strings.Cut(w, "-")
		m := engine.Move{From: iccsSquare(from), To: iccsSquare(to)}
		if m.From == engine.NoSquare || m.To == engine.NoSquare {
			return nil, false
		}
		moves = append(moves, m)
	}
	return moves, true
}

// iccsSquare reads a point as Square.String writes it.
func iccsSquare(text string) engine.Square {
	if len(text) != 2 {
		return engine.NoSquare
	}
	return engine.SquareAt(int(text[0]|0x20)-'a', int(text[1])-'0')
}
