// Repairs: the smallest change to a record after which all the rest of it can
// be played.

package mend

import (
	"qipu/engine"
	"qipu/records"
)

// Record is one line of moves as the texts of a record.
type Record struct {
	Start    *engine.Setup // nil: the record comes without one
	Texts    []string
	Notation string                                                          // of the texts, by name; "" where it is not known
	Read     func(p *engine.Position, text string) []engine.Move             // the legal moves that a text can mean
	Write    func(b *engine.Board, m engine.Move) string                     // the text of a move, in the notation of the record
	Ply      func(text string, side engine.Color) (ply records.Ply, ok bool) // what a text means without a board; nil if it tells no points
}

// Do is what a repair does to the texts.
type Do string

// The kinds of repair.
const (
	Replace Do = "replace" // the text of a ply
	Insert  Do = "insert"  // a text before a ply
	Delete  Do = "delete"  // a ply
	Read    Do = "read"    // a ply by another reading of the same text
)

// Repair is one change after which the rest of the record can be played.
type Repair struct {
	Ply  int // from 1, in the record as it stands
	Do   Do
	Text string      // the new text; empty for Delete
	Move engine.Move // the move that it means; the zero Move for Delete
	Why  error       // a *records.Fault: which kind of slip it undoes
}

// The kinds of slips, in the order in which they are looked for.
const (
	slipDigit    = "slip-digit"    // one digit
	slipChar     = "slip-char"     // one character
	slipExchange = "slip-exchange" // two digits exchanged
	slipLeftOut  = "slip-left-out" // a move left out
	slipDoubled  = "slip-doubled"  // a move doubled
	slipReading  = "slip-reading"  // no slip: the text has several meanings
)

// slips are the kinds of slips but the last, in their order.
var slips = [...]string{slipDigit, slipChar, slipExchange, slipLeftOut, slipDoubled}

// Report is what is wrong with the playing of a record, and what would mend it.
type Report struct {
	Ply     int      // the first ply that cannot be played, or that contradicts an earlier one; 0: there is none
	Repairs []Repair // ranked, the likeliest first
	Blind   bool     // found without knowing the start: less is certain
	Partial bool     // the record is too long: there may be other repairs
}

// telling is the length from which a record without contradictions that one
// change makes a game from the standard position is taken for such a game.
const telling = 12

// Sole returns the repair that may be made in a copy: the only one there is, of
// a record whose start is known.
func (r *Report) Sole() (Repair, bool) {
	if r.Blind || r.Partial || len(r.Repairs) != 1 {
		return Repair{}, false
	}
	return r.Repairs[0], true
}

// Repairs searches the smallest change after which all of the record can be
// played: the kinds of slips in their order, the next only where those before
// give nothing. Of a record that can be played it returns the meaning of every
// text that has several.
func Repairs(r *Record) Report {
	if r.Start != nil {
		return repairs(r)
	}
	standard := engine.StandardSetup()
	with := *r
	with.Start = &standard
	report := repairs(&with)
	mended := len(report.Repairs) > 0
	if report.Ply == 0 || r.Ply == nil || mended && len(r.Texts) >= telling {
		return report
	}
	blind := repairsBlind(r)
	if mended && blind.Ply > 0 {
		return report
	}
	return blind
}

func repairs(r *Record) Report {
	p, err := r.Start.Position()
	if err != nil && !playable(err) {
		return Report{}
	}
	s := &search{Record: r}
	fail := s.play(p)
	if fail == len(r.Texts) {
		return Report{Repairs: s.readings()}
	}
	report := Report{Ply: fail + 1}
	for _, slip := range slips {
		var found []Repair
		for j := fail; j >= 0 && s.reads <= maxReads; j-- {
			found = append(found, s.at(j, slip)...)
		}
		if len(found) > 0 {
			s.rank(found, fail)
			report.Repairs = found
			break
		}
	}
	report.Partial = s.reads > maxReads
	return report
}

func playable(err error) bool {
	e, ok := err.(*engine.SetupError)
	return ok && e.Playable()
}

// search holds the positions to which the texts lead: several where a text has
// several meanings.
type search struct {
	*Record
	layers [][]state // before each ply that can be reached, and at the end
	reads  int       // how often a text has been read on a board
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
func (s *search) readings() []Repair {
	var found []Repair
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
					found = append(found, Repair{i, Read, s.Texts[i-1], m, slip(slipReading)})
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

func slip(code string, args ...any) error { return &records.Fault{Code: code, Args: args} }

// at returns the repairs of one kind at the ply of index j.
func (s *search) at(j int, kind string) []Repair {
	var found []Repair
	for i := range s.layers[j] {
		p := &s.layers[j][i].position
		switch kind {
		case slipLeftOut:
			found = s.insert(found, p, j)
		case slipDoubled:
			if s.twice(j) && s.plays(*p, j+1) {
				return []Repair{{Ply: j + 1, Do: Delete, Why: slip(kind, s.Texts[j])}}
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
func (s *search) replace(found []Repair, p *engine.Position, j int, kind string) []Repair {
	tried := s.Read(p, s.Texts[j])
	for text := range variants(s.Texts[j], kind, j == len(s.layers)-1) {
		s.reads++
		for _, m := range s.Read(p, text) {
			before := len(tried)
			if tried = addMove(tried, m); len(tried) == before || hasMove(found, m) {
				continue
			}
			if s.plays(p.PlayLegal(m), j+1) {
				found = append(found, Repair{j + 1, Replace, text, m, slip(kind, s.Texts[j])})
			}
		}
	}
	return found
}

func hasMove(list []Repair, m engine.Move) bool {
	for i := range list {
		if list[i].Move == m {
			return true
		}
	}
	return false
}

// insert tries every legal move before the ply of index j.
func (s *search) insert(found []Repair, p *engine.Position, j int) []Repair {
	board := p.Board()
	for _, m := range p.AppendMoves(nil) {
		if !hasMove(found, m) && s.plays(p.PlayLegal(m), j) {
			found = append(found, Repair{j + 1, Insert, s.Write(&board, m), m, slip(slipLeftOut)})
		}
	}
	return found
}

// plays reports whether all texts from index i on can be played from p.
func (s *search) plays(p engine.Position, i int) bool {
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
			return false
		}
		s.now, s.next = s.next, s.now
	}
	return s.reads <= maxReads
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
