// What is kept of a game from one run to the next: its bookmarks, whether it is
// covered, and where it was left.

package desk

import (
	"errors"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/journal"
	"qipu/ui/session"
	"qipu/ui/store"
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

// keeping keeps what changes of the game that is open, and gives one that is opened
// back what was kept of it.
type keeping struct {
	session *session.Session
	state   *store.State
	keeper  *journal.Keeper // whose key names the game
	turns   *turns
	noted   noted
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

func (k *keeping) standing() standing {
	s := k.session
	return standing{s.Game(), s.Node(), s.View.Flip, strings.Join(s.View.Columns, " ")}
}

// follow keeps what changed of the game that is open. Where one stands in it is
// written when it is left, not at every step.
func (k *keeping) follow() error {
	is, s := &k.noted, k.session
	if is.opening != s.Openings() {
		return errors.Join(k.leave(), k.recall())
	}
	if !s.Original() { // bookmarks and cover of another game
		return nil
	}
	is.now = k.standing()
	key := k.keeper.Key()
	if key == is.key && is.covered == s.Cover().Kept() && sameList(is.marks, s.Bookmarks().All()) {
		return nil
	}
	moved := key != is.key // the game was saved with changes
	is.key, is.covered, is.marks = key, s.Cover().Kept(), s.Bookmarks().All()
	if moved && len(is.marks) == 0 && !is.covered {
		return nil
	}
	return k.write()
}

// leave keeps where one stood in the game that was open, if that is not where one
// found it.
func (k *keeping) leave() error {
	if is := &k.noted; is.key == "" || is.now.game == nil || is.now == is.found {
		return nil
	}
	return k.write()
}

// write writes the state file of the noted game.
func (k *keeping) write() error {
	is := &k.noted
	file := kept{Covered: is.covered, Left: &left{Flip: is.now.flip, Columns: strings.Fields(is.now.columns)}}
	if is.now.game != nil {
		file.Left.Moves = iccsText(movesTo(is.now.game, is.now.node))
	}
	for _, b := range is.marks {
		file.Bookmarks = append(file.Bookmarks, keptBookmark{b.Name, iccsText(b.Moves)})
	}
	return k.state.Save(stateKey(is.key), file)
}

// recall takes over what was kept of the game that is open now.
func (k *keeping) recall() error {
	s, key := k.session, k.keeper.Key()
	if was := k.noted; was.opening > 0 && was.index != s.Index() && was.turned == k.turns.turned {
		k.turns.came(was.index)
	}
	k.noted = noted{opening: s.Openings(), index: s.Index(), turned: k.turns.turned, key: key}
	defer func() { k.noted.covered, k.noted.marks = s.Cover().Kept(), s.Bookmarks().All() }()
	if !s.Original() { // what an earlier run left is another game
		return nil
	}
	file := kept{Covered: s.Cover().Kept()}
	err := k.state.Load(stateKey(key), &file)
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
		k.standAt(file.Left)
	}
	k.noted.found = k.standing()
	k.noted.now = k.noted.found
	return errors.Join(err, k.keepLast())
}

// lastKey is the state that keeps the place of the game that was open last.
const lastKey = "last"

// keepLast keeps which game of which file is open.
func (k *keeping) keepLast() error {
	games := k.session.Games()
	place := placeIn(games, k.session.Index())
	if s, ok := games.(*Shelf); !ok || !s.files || place == "" || s.fresh != nil {
		return nil
	}
	return k.state.Save(lastKey, place)
}

// standAt goes to where a game was left; a covered one stays at its start.
func (k *keeping) standAt(l *left) {
	s := k.session
	s.View.Flip = l.Flip
	if names := k.known(l.Columns); len(names) > 0 {
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
func (k *keeping) known(names []string) []string {
	return slices.DeleteFunc(slices.Clone(names), func(name string) bool { return k.session.View.Forms.Index(name) < 0 })
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
