// A book of openings: the trees of a record, or of many, as positions.

package drill

import (
	"slices"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/veil"
)

// Book is a repertoire: positions, each once however many ways lead there, and the
// moves that are played in them. The moves of one side are asked. Positions are
// known by their number, in the order in which the trees come to them, so that a way
// to a position has smaller numbers than it.
type Book struct {
	Name  string // of the file
	Side  engine.Color
	Level veil.Level // at which it is practised

	places []place
	edges  []edge
	starts map[int32]engine.Position // of places without a parent
	notes  map[int32]string          // comments, by the place that they are on
	at     map[uint64]int32          // a place by the key of its position: two of one key would need far more places than there are
}

// place is a position of a book: the first way that led there, and its moves.
type place struct {
	parent      int32 // -1: a game starts here
	move        engine.Move
	turn        engine.Color
	first, last int32 // edges; -1: there is none
}

// edge is a move of a place.
type edge struct {
	move engine.Move
	to   int32
	next int32 // -1: the last
}

// NewBook returns an empty book.
func NewBook(name string) *Book {
	return &Book{Name: name, starts: map[int32]engine.Position{}, notes: map[int32]string{}, at: map[uint64]int32{}}
}

// Add adds all lines of a game, as far as they are legal. A tree may be deep: its way
// down is a slice.
func (b *Book) Add(g *records.Game) {
	start, err := g.Start.Position()
	if err != nil {
		return
	}
	b.reserve(g.Size())
	type step struct {
		engine.Position
		place int32
	}
	stack := make([]step, 1, 128)
	stack[0] = step{start, b.placeOf(&start, -1, engine.Move{})}
	for id := g.First(0); id != 0; {
		top := &stack[len(stack)-1]
		m := g.Move(id)
		if top.Legal(m) {
			next := top.PlayLegal(m)
			to := b.placeOf(&next, top.place, m)
			b.link(top.place, to, m)
			if text := g.Comment(id); text != "" && b.notes[to] == "" {
				b.notes[to] = text
			}
			if deeper := g.First(id); deeper != 0 {
				stack = append(stack, step{next, to})
				id = deeper
				continue
			}
		}
		for id != 0 && g.Next(id) == 0 {
			if id = g.Parent(id); id != 0 {
				stack = stack[:len(stack)-1]
			}
		}
		if id != 0 {
			id = g.Next(id)
		}
	}
}

// reserve makes room for so many places more, so that a large tree is taken in
// without being copied again and again.
func (b *Book) reserve(n int) {
	if len(b.places) == 0 && n > 1000 {
		b.at = make(map[uint64]int32, n)
	}
	b.places, b.edges = slices.Grow(b.places, n), slices.Grow(b.edges, n)
}

// placeOf returns the place of a position, a new one if there is none.
func (b *Book) placeOf(p *engine.Position, parent int32, m engine.Move) int32 {
	if i, ok := b.at[p.Key()]; ok {
		return i
	}
	i := int32(len(b.places))
	b.at[p.Key()] = i
	b.places = append(b.places, place{parent: parent, move: m, turn: p.Turn(), first: -1, last: -1})
	if parent < 0 {
		b.starts[i] = *p
	}
	return i
}

// link adds a move to a place, unless it is there.
func (b *Book) link(from, to int32, m engine.Move) {
	at := &b.places[from]
	for e := at.first; e >= 0; e = b.edges[e].next {
		if b.edges[e].move == m {
			return
		}
	}
	e := int32(len(b.edges))
	b.edges = append(b.edges, edge{m, to, -1})
	if at.first < 0 {
		at.first = e
	} else {
		b.edges[at.last].next = e
	}
	at.last = e
}

// Positions returns how many positions the book has, and how many moves of Side are
// asked: one for each position in which that side has any.
func (b *Book) Positions() (all, asked int) {
	for i := range b.places {
		if b.asks(int32(i)) {
			asked++
		}
	}
	return len(b.places), asked
}

// asks reports whether a move is asked in a place.
func (b *Book) asks(i int32) bool { return b.places[i].turn == b.Side && b.places[i].first >= 0 }

// Guess chooses the side whose moves are asked: the one that has fewer of them to
// choose from, for a repertoire answers everything with one move. Of equals it is Red.
func (b *Book) Guess() {
	var choices, places [2]int
	for i := range b.places {
		at := &b.places[i]
		if at.first < 0 {
			continue
		}
		places[at.turn]++
		for e := at.first; e >= 0; e = b.edges[e].next {
			choices[at.turn]++
		}
	}
	b.Side = engine.Red
	if choices[engine.Black]*places[engine.Red] < choices[engine.Red]*places[engine.Black] {
		b.Side = engine.Black
	}
}

// moves returns the moves of a place, in the order of the file.
func (b *Book) moves(i int32) []engine.Move {
	var all []engine.Move
	for e := b.places[i].first; e >= 0; e = b.edges[e].next {
		all = append(all, b.edges[e].move)
	}
	return all
}

// way returns where the first way to a place starts, and its moves.
func (b *Book) way(i int32) (engine.Position, []engine.Move) {
	var moves []engine.Move
	for ; b.places[i].parent >= 0; i = b.places[i].parent {
		moves = append(moves, b.places[i].move)
	}
	slices.Reverse(moves)
	return b.starts[i], moves
}

// position returns the position of a place.
func (b *Book) position(i int32) engine.Position {
	p, moves := b.way(i)
	for _, m := range moves {
		p = p.PlayLegal(m)
	}
	return p
}

// Left is where a game left a book.
type Left struct {
	Ply   int           // of the move that is not in the book, from 1; the length of the game and one more where the whole game is
	Begun bool          // some position of the game is in the book
	Ended bool          // the book has no move there: nobody left it
	Book  []engine.Move // what the book has in place of that move
}

// Compare tells where a game left the book for good: a position that is there counts,
// in whatever order the moves led to it.
func (b *Book) Compare(start engine.Position, moves []engine.Move) Left {
	left := Left{Ply: 1, Ended: true}
	p := start
	for ply := 0; ; ply++ {
		if i, ok := b.at[p.Key()]; ok {
			left = Left{Ply: ply + 1, Begun: true, Ended: b.places[i].first < 0, Book: b.moves(i)}
		}
		if ply == len(moves) || !p.Legal(moves[ply]) {
			return left
		}
		p = p.PlayLegal(moves[ply])
	}
}
