// What is kept of a game from one run to the next: its bookmarks, and whether
// it is covered.

package desk

import (
	"strings"

	"qipu/engine"
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

// noted is what the state file of the open game holds, and of which one that is.
type noted struct {
	opening int
	key     string
	covered bool
	marks   []session.Bookmark
}

// keepGame keeps what changed of the game that is open.
func (d *Desk) keepGame() error {
	k, s := &d.noted, d.Session
	if k.opening != s.Openings() {
		return d.recall()
	}
	if !s.Original() { // bookmarks and cover of another game
		return nil
	}
	key := d.keeper.Key()
	if key == k.key && k.covered == s.Cover().Kept() && sameList(k.marks, s.Bookmarks().All()) {
		return nil
	}
	moved := key != k.key // the game was saved with changes
	k.key, k.covered, k.marks = key, s.Cover().Kept(), s.Bookmarks().All()
	if moved && len(k.marks) == 0 && !k.covered {
		return nil
	}
	file := kept{Covered: k.covered}
	for _, b := range k.marks {
		moves := make([]string, len(b.Moves))
		for i, mv := range b.Moves {
			moves[i] = mv.String()
		}
		file.Bookmarks = append(file.Bookmarks, keptBookmark{b.Name, strings.Join(moves, " ")})
	}
	return d.state.Save(stateKey(k.key), file)
}

// recall takes over what was kept of the game that is open now.
func (d *Desk) recall() error {
	s, key := d.Session, d.keeper.Key()
	d.noted = noted{opening: s.Openings(), key: key}
	if !s.Original() { // what an earlier run left is another game
		d.noted.covered, d.noted.marks = s.Cover().Kept(), s.Bookmarks().All()
		return nil
	}
	file := kept{Covered: s.Cover().Kept()}
	err := d.state.Load(stateKey(key), &file)
	if file.Covered != s.Cover().Kept() {
		s.Cover().Set(file.Covered)
	}
	if len(file.Bookmarks) > 0 {
		var list []session.Bookmark
		for _, b := range file.Bookmarks {
			if moves, ok := iccsMoves(b.Moves); ok {
				list = append(list, session.Bookmark{Name: b.Name, Moves: moves})
			}
		}
		s.Bookmarks().Replace(list)
	}
	d.noted.covered, d.noted.marks = s.Cover().Kept(), s.Bookmarks().All()
	return err
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
