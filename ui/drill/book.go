// A book of openings: the trees of a record, or of many, as positions.

package drill

import (
	"math/rand/v2"
	"slices"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/veil"
)

// Book is a repertoire: positions, each once however many ways lead there, and the
// moves that are played in them. Left and right are one position, as the book came to
// it first: who answers 炮二平五 knows what to answer to 炮八平五. The moves of one side are asked. Positions are
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
	at     map[uint64]int32          // a place by the sign of its position: two of one sign would need far more places than there are
}

// place is a position of a book: the first way that led there, and its moves.
type place struct {
	parent      int32 // -1: a game starts here
	move        engine.Move
	turn        engine.Color
	image       bool  // the other one of the two images that have one sign
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
		engine.Position // as the book has it
		place           int32
		turned          bool // left for right of the game
	}
	enter := func(p engine.Position, parent int32, m engine.Move, turned bool) step {
		place, other := b.placeOf(&p, parent, m)
		if other {
			p = mirror(&p)
		}
		return step{p, place, turned != other}
	}
	stack := make([]step, 1, 128)
	stack[0] = enter(start, -1, engine.Move{}, false)
	for id := g.First(0); id != 0; {
		top := &stack[len(stack)-1]
		m := g.Move(id)
		if top.turned {
			m = m.Mirror()
		}
		if top.Legal(m) {
			next := enter(top.PlayLegal(m), top.place, m, top.turned)
			to := next.place
			b.link(&top.Position, top.place, to, m)
			if text := g.Comment(id); text != "" && b.notes[to] == "" {
				b.notes[to] = text
			}
			if deeper := g.First(id); deeper != 0 {
				stack = append(stack, next)
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

// evenSided reports whether left and right are alike in a position.
func evenSided(p *engine.Position) bool {
	b := p.Board()
	for s, piece := range b.At {
		if b.At[engine.Square(s).Mirror()] != piece {
			return false
		}
	}
	return true
}

// reserve makes room for so many places more, so that a large tree is taken in
// without being copied again and again.
func (b *Book) reserve(n int) {
	if len(b.places) == 0 && n > 1000 {
		b.at = make(map[uint64]int32, n)
	}
	b.places, b.edges = slices.Grow(b.places, n), slices.Grow(b.edges, n)
}

// mirror returns a position with left for right.
func mirror(p *engine.Position) engine.Position {
	from := p.Board()
	to := engine.Setup{Board: engine.Board{Turn: from.Turn}, Fullmove: 1}
	for s, piece := range from.At {
		to.At[engine.Square(s).Mirror()] = piece
	}
	m, err := to.Position()
	if err != nil {
		panic(err) // what can be played can be played on the other side too
	}
	return m
}

// find returns the place of a position; turned: the book has it with left for right.
func (b *Book) find(p *engine.Position) (i int32, turned, ok bool) {
	sign, image := signOf(p)
	i, ok = b.at[sign]
	return i, ok && b.places[i].image != image, ok
}

// signs are numbers for the pieces on all points.
var signs = func() (all [engine.Squares][1 << 4]uint64) {
	rng := rand.New(rand.NewPCG(0, 0))
	for s := range all {
		for c := engine.Red; c <= engine.Black; c++ {
			for k := engine.King; k <= engine.Pawn; k++ {
				all[s][engine.MakePiece(c, k)] = rng.Uint64()
			}
		}
	}
	return all
}()

// signOf returns a hash of a position that is the same with left for right, and which of
// the two images it is; where left and right are alike there is one.
func signOf(p *engine.Position) (sign uint64, image bool) {
	b := p.Board()
	var one, other uint64
	for s, piece := range b.At {
		if piece != engine.NoPiece {
			one ^= signs[s][piece&15]
			other ^= signs[engine.Square(s).Mirror()][piece&15]
		}
	}
	sign = min(one, other)
	if b.Turn == engine.Black {
		sign = ^sign
	}
	return sign, one > other
}

// placeOf returns the place of a position, a new one if there is none; turned: it is
// there with left for right.
func (b *Book) placeOf(p *engine.Position, parent int32, m engine.Move) (i int32, turned bool) {
	sign, image := signOf(p)
	if i, ok := b.at[sign]; ok {
		return i, b.places[i].image != image
	}
	i = int32(len(b.places))
	b.at[sign] = i
	b.places = append(b.places, place{parent: parent, move: m, turn: p.Turn(), image: image, first: -1, last: -1})
	if parent < 0 {
		b.starts[i] = *p
	}
	return i, false
}

// link adds a move to a place, whose position is p, unless it is there: where left and
// right are alike on the board, so are the moves.
func (b *Book) link(p *engine.Position, from, to int32, m engine.Move) {
	at := &b.places[from]
	for e := at.first; e >= 0; e = b.edges[e].next {
		if is := b.edges[e].move; is == m || is.Mirror() == m && evenSided(p) {
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
		if i, turned, ok := b.find(&p); ok {
			left = Left{Ply: ply + 1, Begun: true, Ended: b.places[i].first < 0, Book: b.moves(i)}
			for k, m := range left.Book {
				if turned {
					left.Book[k] = m.Mirror()
				}
			}
		}
		if ply == len(moves) || !p.Legal(moves[ply]) {
			return left
		}
		p = p.PlayLegal(moves[ply])
	}
}
