// The search for repairs: positions to which the texts lead, and how far they go
// on with a change made.

package repair

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

// search holds the positions to which the texts lead: several where a text has
// several meanings.
type search struct {
	*Record
	told   [2][]told // what each text says without a board, by the side to move; nil where they tell no points
	mine   [2][]bool // whether each text can be a move of a side; nil where they tell no side
	layers [][]state // before each ply that can be reached, and at the end
	found  []Change  // with which all of the rest can be played
	far    farthest
	judge  judge
	reads  int // how often a text has been read on a board
	now    []engine.Position
	next   []engine.Position
	one    [1]engine.Move
}

// told is a text that names both points of a move.
type told struct {
	records.Ply
	ok bool
}

// state is a position and how it is reached.
type state struct {
	position engine.Position
	from     []edge
}

type edge struct {
	state int // in the layer before
	move  engine.Move
}

// maxReads bounds the search in a record of thousands of plies: it takes a
// second or so.
const maxReads = 3_000_000

// maxStates bounds the positions kept for the meanings of ambiguous texts.
const maxStates = 32

func newSearch(r *Record) *search {
	s := &search{Record: r}
	if r.side != nil {
		for side := range s.mine {
			s.mine[side] = make([]bool, len(r.Texts))
			for i, text := range r.Texts {
				s.mine[side][i] = r.side(text, engine.Color(side)) == engine.Color(side)
			}
		}
	}
	if r.Ply == nil {
		return s
	}
	for side := range s.told {
		s.told[side] = make([]told, len(r.Texts))
		for i, text := range r.Texts {
			t := &s.told[side][i]
			t.Ply, t.ok = r.Ply(text, engine.Color(side))
		}
	}
	return s
}

// meanings returns the legal moves that the text of index i can mean; the list is
// valid until the next call.
func (s *search) meanings(p *engine.Position, i int) []engine.Move {
	s.reads++
	if s.told[0] == nil {
		if mine := s.mine[p.Turn()]; mine != nil && !mine[i] {
			return nil
		}
		return s.Read(p, s.Texts[i])
	}
	t := &s.told[p.Turn()][i]
	if !t.ok || !stands(p, &t.Ply) {
		return nil
	}
	s.one[0] = t.Move
	return s.one[:]
}

// unreadable reports whether the text of index i says nothing without a board.
func (s *search) unreadable(i int) bool {
	if s.told[0] == nil {
		return s.hopeless(s.Texts[i])
	}
	return !s.told[0][i].ok && !s.told[1][i].ok
}

// play reads the texts from p and returns the index of the first that has no
// meaning in any line of play, or their number.
func (s *search) play(p engine.Position) int {
	s.layers = [][]state{{{position: p}}}
	for i := range s.Texts {
		var next []state
		for j := range s.layers[i] {
			for _, m := range s.meanings(&s.layers[i][j].position, i) {
				next = reach(next, s.layers[i][j].position.PlayLegal(m), edge{j, m})
			}
		}
		if len(next) == 0 {
			return i
		}
		s.layers = append(s.layers, next)
	}
	return len(s.Texts)
}

// reach adds a position to a layer, or a way to one that is there.
func reach(layer []state, p engine.Position, e edge) []state {
	for i := range layer {
		if layer[i].position.Same(&p) {
			layer[i].from = append(layer[i].from, e)
			return layer
		}
	}
	if len(layer) < maxStates {
		layer = append(layer, state{p, []edge{e}})
	}
	return layer
}

// line returns the moves that lead to a position of the last layer.
func (s *search) line() []engine.Move {
	var moves []engine.Move
	at := 0
	for i := len(s.layers) - 1; i > 0; i-- {
		e := s.layers[i][at].from[0]
		moves = append(moves, e.move)
		at = e.state
	}
	slices.Reverse(moves)
	return moves
}

// consider adds a change to those found if all texts from index i on can be
// played from p, and else notes how far they can.
func (s *search) consider(c Change, p engine.Position, i int) {
	reach := s.reach(p, i)
	if s.reads > maxReads || slices.ContainsFunc(s.found, func(x Change) bool { return x.same(&c) }) {
		return
	}
	if reach == len(s.Texts) {
		s.found = append(s.found, c)
		return
	}
	s.far.note(c, reach)
}

// reach returns the index of the first text from i on that cannot be played from
// p, or the number of texts.
func (s *search) reach(p engine.Position, i int) int {
	s.now = append(s.now[:0], p)
	for ; i < len(s.Texts) && s.reads <= maxReads; i++ {
		s.next = s.next[:0]
		for j := range s.now {
			for _, m := range s.meanings(&s.now[j], i) {
				s.next = reachable(s.next, s.now[j].PlayLegal(m))
			}
		}
		if len(s.next) == 0 {
			return i
		}
		s.now, s.next = s.next, s.now
	}
	return i
}

func reachable(list []engine.Position, p engine.Position) []engine.Position {
	for i := range list {
		if list[i].Same(&p) {
			return list
		}
	}
	if len(list) < maxStates {
		list = append(list, p)
	}
	return list
}

func addMove(list []engine.Move, m engine.Move) []engine.Move {
	for _, x := range list {
		if x == m {
			return list
		}
	}
	return append(list, m)
}
