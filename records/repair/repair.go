// Repairs: the smallest change to a record after which all the rest of it can
// be played.

package repair

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

// Repair is one change after which the rest of the record can be played, or all up
// to another slip.
type Change struct {
	Ply  int // from 1, in the record as it stands
	Do   Do
	Text string         // the new text; empty for Delete
	Move engine.Move    // the move that it means; the zero Move for Delete
	Why  *records.Fault // which kind of slip it undoes
	Upto int            // the ply that is wrong next, in the record as it stands; 0: all of the rest can be played
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

// Report is what is wrong with the playing of a record, and what would repair it.
type Report struct {
	Ply     int      // the first ply that cannot be played, or that contradicts an earlier one; 0: there is none
	Repairs []Change // ranked, the likeliest first
	Blind   bool     // found without knowing the start: less is certain
	Partial bool     // the record is too long: there may be other repairs

	rival  bool           // another kind of slip explains the record too
	boards []engine.Board // on which the moves of the repairs are made
	reads  int            // how much was read to find them
}

// telling is the length from which a record without contradictions that one
// change makes a game from the standard position is taken for such a game.
const telling = 12

// Board returns the board on which the move of the repair of index i is made; nil
// where it is not known.
func (r *Report) Board(i int) *engine.Board {
	if i >= len(r.boards) {
		return nil
	}
	return &r.boards[i]
}

// Sole returns the repair that may be made in a copy: the only one there is, of
// any kind of slip, of a record whose start is known and that has no other slip.
func (r *Report) Sole() (Change, bool) {
	if r.Blind || r.Partial || len(r.Repairs) != 1 || r.Repairs[0].Upto != 0 || r.rival {
		return Change{}, false
	}
	return r.Repairs[0], true
}

// Repairs searches the smallest change after which all of the record can be
// played: the kinds of slips in their order, those of the next only where those
// before give nothing. Where one change does not do, because there is more than one
// slip, it returns those after which the record goes on for longest, if that is
// long enough to tell. Of a record that can be played it returns the meaning of
// every text that has several.
func Find(r *Record) Report {
	if r.Start != nil {
		return repairs(r)
	}
	standard := engine.StandardSetup()
	with := *r
	with.Start = &standard
	report := repairs(&with)
	repaired := len(report.Repairs) > 0 && report.Repairs[0].Upto == 0
	if report.Ply == 0 || r.Ply == nil || repaired && len(r.Texts) >= telling {
		return report
	}
	blind := repairsBlind(r)
	if repaired && blind.Ply > 0 || len(blind.Repairs) == 0 && report.Ply > telling {
		return report
	}
	return blind
}

func repairs(r *Record) Report {
	p, ok := r.Start.Playable()
	if !ok {
		return Report{}
	}
	s := &search{Record: r}
	fail := s.play(p)
	if fail == len(r.Texts) {
		return Report{Repairs: s.readings()}
	}
	report := Report{Ply: fail + 1}
	for _, slip := range slips {
		found := s.all(fail, slip)
		if len(report.Repairs) == 0 {
			s.rank(found, fail)
			report.Repairs = found
		}
		report.rival = report.rival || len(found) > 0 && !sameChange(report.Repairs, found)
		if len(report.Repairs) > 1 || report.rival {
			break
		}
	}
	if far := s.far.list; len(report.Repairs) == 0 && s.far.reach >= fail+goesOn {
		s.rank(far, fail)
		report.Repairs = far
	}
	report.Partial, report.reads = s.reads > maxReads, s.reads
	return report
}

// sameChange reports whether two lists hold one repair, which gives the same move.
func sameChange(a, b []Change) bool {
	return len(a) == 1 && len(b) == 1 && a[0].Ply == b[0].Ply && a[0].Do == b[0].Do && a[0].Move == b[0].Move
}
