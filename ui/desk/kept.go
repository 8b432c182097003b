// What is kept of a game from one run to the next: its bookmarks, whether it is
// covered, and where it was left.

package desk

import (
	"errors"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
)

// kept is the state file of a game.
type kept struct {
	Covered   bool           `json:"covered"`
	Bookmarks []keptBookmark `json:"bookmarks,omitempty"`
	Left      *left          `json:"left,omitempty"`
}

// keptBookmark is a place: its moves from the start in ICCS.
type keptBookmark struct {
	Name  string `json:"name"`
	Moves string `json:"moves"`
}

// left is where a game was left, and how it was shown.
type left struct {
	Moves   string   `json:"moves"` // from the start, in ICCS
	Flip    bool     `json:"flip"`
	Columns []string `json:"columns"`
}

// noted is what the state file of the open game holds, and of which one that is.
type noted struct {
	opening int
	index   int
	turned  int // the collection
	key     string
	covered bool
	marks   []session.Bookmark
	found   standing // as the game was opened
	now     standing
}

// standing is where one stands in a game, and how it is shown.
type standing struct {
	game    *records.Game
	node    records.NodeID
	flip    bool
	columns string // joined by blanks
}

func (d *Desk) standing() standing {
	s := d.Session
	return standing{s.Game(), s.Node(), s.View.Flip, strings.Join(s.View.Columns, " ")}
}

// keepGame keeps what changed of the game that is open. Where one stands in it is
// written when it is left, not at every step.
func (d *Desk) keepGame() error {
	k, s := &d.noted, d.Session
	if k.opening != s.Openings() {
		return errors.Join(d.leave(), d.recall())
	}
	if !s.Original() { // bookmarks and cover of another game
		return nil
	}
	k.now = d.standing()
	key := d.keeper.Key()
	if key == k.key && k.covered == s.Cover().Kept() && sameList(k.marks, s.Bookmarks().All()) {
		return nil
	}
	moved := key != k.key // the game was saved with changes
	k.key, k.covered, k.marks = key, s.Cover().Kept(), s.Bookmarks().All()
	if moved && len(k.marks) == 0 && !k.covered {
		return nil
	}
	return d.writeKept()
}

// leave keeps where one stood in the game that was open, if that is not where one
// found it.
func (d *Desk) leave() error {
	if k := &d.noted; k.key == "" || k.now.game == nil || k.now == k.found {
		return nil
	}
	return d.writeKept()
}

// writeKept writes the state file of the noted game.
func (d *Desk) writeKept() error {
	k := &d.noted
	file := kept{Covered: k.covered, Left: &left{Flip: k.now.flip, Columns: strings.Fields(k.now.columns)}}
	if k.now.game != nil {
		file.Left.Moves = iccsText(movesTo(k.now.game, k.now.node))
	}
	for _, b := range k.marks {
		file.Bookmarks = append(file.Bookmarks, keptBookmark{b.Name, iccsText(b.Moves)})
	}
	return d.state.Save(stateKey(k.key), file)
}

// movesTo returns the moves that lead to a node, as far as it is there.
func movesTo(g *records.Game, n records.NodeID) (moves []engine.Move) {
	for ; n != 0 && g.Has(n); n = g.Parent(n) {
		moves = append(moves, g.Move(n))
	}
	slices.Reverse(moves)
	return moves
}

// recall takes over what was kept of the game that is open now.
func (d *Desk) recall() error {
	s, key := d.Session, d.keeper.Key()
	if was := d.noted; was.opening > 0 && was.index != s.Index() && was.turned == d.Memory.back.turned {
		d.Memory.back.before, d.Memory.back.there = was.index, true
	}
	d.noted = noted{opening: s.Openings(), index: s.Index(), turned: d.Memory.back.turned, key: key}
	defer func() { d.noted.covered, d.noted.marks = s.Cover().Kept(), s.Bookmarks().All() }()
	if !s.Original() { // what an earlier run left is another game
		return nil
	}
	file := kept{Covered: s.Cover().Kept()}
	err := d.state.Load(stateKey(key), &file)
	if file.Covered != s.Cover().Kept() {
		s.Cover().Set(file.Covered)
	}
	var list []session.Bookmark
	for _, b := range file.Bookmarks {
		if moves, ok := iccsMoves(b.Moves); ok {
			list = append(list, session.Bookmark{Name: b.Name, Moves: moves})
		}
	}
	if list != nil {
		s.Bookmarks().Replace(list)
	}
	if file.Left != nil {
		d.standAt(file.Left)
	}
	d.noted.found = d.standing()
	d.noted.now = d.noted.found
	return errors.Join(err, d.keepLast())
}

// standAt goes to where a game was left; a covered one stays at its start.
func (d *Desk) standAt(l *left) {
	s := d.Session
	s.View.Flip = l.Flip
	if names := d.known(l.Columns); len(names) > 0 {
		s.View.Columns = names
	}
	moves, ok := iccsMoves(l.Moves)
	if !ok || s.Cover().Kept() || s.Node() != 0 {
		return
	}
	n := records.NodeID(0)
	for _, m := range moves {
		next := s.Game().Child(n, m)
		if next == 0 {
			break // the game is not as it was left
		}
		n = next
	}
	s.GoTo(n)
}

// known returns those of the names that columns have.
func (d *Desk) known(names []string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool { return d.Session.View.Forms.Index(name) < 0 })
}

// stateKey is the name of a game's state file, beside its journal.
func stateKey(key string) string { return strings.Replace(key, "games/", "study/", 1) }

// sameList reports whether two lists are one: a changed list is a new one.
func sameList(a, b []session.Bookmark) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// iccsText writes moves as Move.String does.
func iccsText(moves []engine.Move) string {
	words := make([]string, len(moves))
	for i, m := range moves {
		words[i] = m.String()
	}
	return strings.Join(words, " ")
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
