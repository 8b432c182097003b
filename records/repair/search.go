// The search for repairs: positions to which the texts lead, and changes tried
// at each ply.

package repair

import (
	"qipu/engine"
	"qipu/records"
)

// search holds the positions to which the texts lead: several where a text has
// several meanings.
type search struct {
	*Record
	layers [][]state // before each ply that can be reached, and at the end
	reads  int       // how often a text has been read on a board
	far    farthest
	now    []engine.Position
	next   []engine.Position
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

// goesOn is how many plies behind the one that could not be played a record must
// go on after a change for that to speak for it, where another slip follows.
const goesOn = 4

// farthest holds the changes after which the record goes on for longest, but not
// to its end: of the first kind of slip that goes so far.
type farthest struct {
	reach int // the index of the next text that has no meaning
	list  []Change
}

func (f *farthest) note(r Change, reach int) {
	r.Upto = reach + 1
	switch {
	case reach > f.reach:
		f.reach, f.list = reach, append(f.list[:0], r)
	case reach == f.reach && len(f.list) > 0 && r.Why.Code == f.list[0].Why.Code && !hasMove(f.list, r.Move):
		f.list = append(f.list, r)
	}
}

// maxReads bounds the search in a record of thousands of plies: it takes a
// second or so.
const maxReads = 3_000_000

// maxStates bounds the positions kept for the meanings of ambiguous texts.
const maxStates = 32

// play reads the texts from p and returns the index of the first that has no
// meaning in any line of play, or their number.
func (s *search) play(p engine.Position) int {
	s.layers = [][]state{{{position: p}}}
	for i, text := range s.Texts {
		var next []state
		for j := range s.layers[i] {
			for _, m := range s.Read(&s.layers[i][j].position, text) {
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

// readings returns the meanings, under which the rest can be played, of the
// texts that have several.
func (s *search) readings() []Change {
	var found []Change
	last := len(s.layers) - 1
	alive := make([]bool, len(s.layers[last]))
	for i := range alive {
		alive[i] = true
	}
	for i := last; i > 0; i-- {
		before := make([]bool, len(s.layers[i-1]))
		var moves []engine.Move
		for j, here := range s.layers[i] {
			if !alive[j] {
				continue
			}
			for _, e := range here.from {
				before[e.state] = true
				moves = addMove(moves, e.move)
			}
		}
		for j, in := range before {
			if in && len(s.Read(&s.layers[i-1][j].position, s.Texts[i-1])) > 1 {
				for _, m := range moves {
					found = append(found, Change{Ply: i, Do: Read, Text: s.Texts[i-1], Move: m, Why: slip(slipReading)})
				}
				break
			}
		}
		alive = before
	}
	return found
}

func addMove(list []engine.Move, m engine.Move) []engine.Move {
	for _, x := range list {
		if x == m {
			return list
		}
	}
	return append(list, m)
}

func slip(code string, args ...any) *records.Fault { return &records.Fault{Code: code, Args: args} }

// all returns the repairs of one kind at the plies up to the one that cannot be
// played.
func (s *search) all(fail int, kind string) []Change {
	var found []Change
	for j := fail; j >= 0 && s.reads <= maxReads; j-- {
		found = append(found, s.at(j, kind)...)
	}
	return found
}

// at returns the repairs of one kind at the ply of index j.
func (s *search) at(j int, kind string) []Change {
	var found []Change
	for i := range s.layers[j] {
		p := &s.layers[j][i].position
		switch kind {
		case slipLeftOut:
			found = s.insert(found, p, j)
		case slipDoubled:
			if s.twice(j) && len(found) == 0 {
				found = s.consider(found, Change{Ply: j + 1, Do: Delete, Why: slip(kind, s.Texts[j])}, *p, j+1)
			}
		default:
			found = s.replace(found, p, j, kind)
		}
	}
	return found
}

// twice reports whether the text of index j repeats the one before it, for the
// last time.
func (r *Record) twice(j int) bool {
	return j > 0 && r.Texts[j] == r.Texts[j-1] && (j+1 == len(r.Texts) || r.Texts[j+1] != r.Texts[j])
}

// replace tries every text that differs from the printed one by a slip and
// means another move.
func (s *search) replace(found []Change, p *engine.Position, j int, kind string) []Change {
	tried := s.Read(p, s.Texts[j])
	for text := range variants(s.Texts[j], kind, j == len(s.layers)-1) {
		s.reads++
		for _, m := range s.Read(p, text) {
			before := len(tried)
			if tried = addMove(tried, m); len(tried) == before || hasMove(found, m) {
				continue
			}
			change := Change{Ply: j + 1, Do: Replace, Text: text, Move: m, Why: slip(kind, s.Texts[j])}
			found = s.consider(found, change, p.PlayLegal(m), j+1)
		}
	}
	return found
}

func hasMove(list []Change, m engine.Move) bool {
	for i := range list {
		if list[i].Move == m {
			return true
		}
	}
	return false
}

// insert tries every legal move before the ply of index j.
func (s *search) insert(found []Change, p *engine.Position, j int) []Change {
	board := p.Board()
	for _, m := range p.AppendMoves(nil) {
		if !hasMove(found, m) {
			change := Change{Ply: j + 1, Do: Insert, Text: s.Write(&board, m), Move: m, Why: slip(slipLeftOut)}
			found = s.consider(found, change, p.PlayLegal(m), j)
		}
	}
	return found
}

// consider adds a change to those found if all texts from index i on can be
// played from p, and else notes how far they can.
func (s *search) consider(found []Change, change Change, p engine.Position, i int) []Change {
	switch reach := s.reach(p, i); {
	case s.reads > maxReads:
	case reach == len(s.Texts):
		return append(found, change)
	default:
		s.far.note(change, reach)
	}
	return found
}

// reach returns the index of the first text from i on that cannot be played from
// p, or the number of texts.
func (s *search) reach(p engine.Position, i int) int {
	s.now = append(s.now[:0], p)
	for ; i < len(s.Texts) && s.reads <= maxReads; i++ {
		s.reads++
		s.next = s.next[:0]
		for j := range s.now {
			for _, m := range s.Read(&s.now[j], s.Texts[i]) {
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
