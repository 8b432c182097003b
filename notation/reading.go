// Readings: what a text says before any board is looked at.

package notation

import (
	"math/bits"

	"qipu/engine"
)

// Turn is what a move does: 進 退 平, or a point that is named.
type Turn uint8

// The ways of saying where a piece goes.
const (
	ToPoint  Turn = iota // the target is a point
	Advance              // 進
	Retreat              // 退
	Traverse             // 平
)

// Place is which of several like pieces is meant.
type Place uint8

// The ways of saying which piece is meant.
const (
	AtPoint  Place = iota // the one on a point
	OnFile                // the ones on a file
	Nth                   // counted on a file, from the front or (negative) from the rear
	Middle                // the middle one of three (of five, too, in the federation's forms) on a file
	Anywhere              // any, but for what is told of its from point (SAN)
	Numbered              // an ordinal in the list of the pawns on doubled files
)

// Reading is one meaning of a text, from the text alone and the side to move.
type Reading struct {
	Kind   engine.Kind   // NoKind: whatever stands on From (ICCS)
	Place  Place         // how the piece is named
	From   engine.Square // AtPoint: the point; else NoSquare
	To     engine.Square // ToPoint: the target; else NoSquare
	File   int8          // 1 to 9 from the mover's right; 0: not named
	Number int8          // Nth, Numbered: which one, from 1
	Turn   Turn          // 進 退 平, or ToPoint
	Target int8          // what stands behind 進 退 平: a file, or a number of steps
	Wrong  bool          // a name or numerals make it the other side's move

	least              int8 // like pieces a file must have at least for Nth
	odd                bool // Middle: of five too
	fromFile, fromRank int8 // Anywhere: what is told of the from point, from 0, or -1
	tier               uint8
	form               uint8
	family             family
}

// reader collects the readings of one text.
type reader struct {
	list    [24]Reading
	n       int
	side    engine.Color
	record  bool // the side to move decides, but for 帥 兵 將 卒
	form    uint8
	family  family
	chinese bool // a Chinese numeral was read
	arabic  bool // a digit was read
}

func (r *reader) add(x Reading) {
	if r.n < len(r.list) {
		x.form, x.family = r.form, r.family
		r.list[r.n] = x
		r.n++
	}
}

// collect makes the readings of every complete form.
func (r *reader) collect(complete live, s []sign) {
	for ; complete != 0; complete &= complete - 1 {
		i := bits.TrailingZeros64(uint64(complete))
		r.form, r.family = uint8(i), forms[i].family
		r.read(&forms[i], s)
	}
}

// numeral takes in the number of s and remembers its script.
func (r *reader) numeral(s sign) int8 {
	if s >= signNumber {
		r.chinese = true
	} else {
		r.arabic = true
	}
	return int8(s.number())
}

// rank is numeral for the rank of a point: zero is the tenth.
func (r *reader) rank(s sign) int8 {
	if n := r.numeral(s); n > 0 {
		return n
	}
	return 10
}

// turnOf returns what a direction, its pinyin initial or a bar means.
func turnOf(s sign) Turn {
	switch s {
	case signAdvance, '+', 'j', '_', signUnder:
		return Advance
	case signRetreat, '-', 't', '^', signOver:
		return Retreat
	}
	return Traverse
}

// kindOf returns the kind that a piece sign names: a Chinese name, a letter of
// WXF, or a digit of the keypad.
func kindOf(s sign) engine.Kind {
	switch {
	case s >= signRed && s <= signPiece+7:
		return engine.Kind(s & 7)
	case s >= '1' && s <= '7':
		return engine.Kind(s - '0')
	}
	switch s {
	case 'k':
		return engine.King
	case 'a', 'g', 's':
		return engine.Advisor
	case 'b', 'e', 'm':
		return engine.Elephant
	case 'h', 'n':
		return engine.Horse
	case 'r':
		return engine.Rook
	case 'c':
		return engine.Cannon
	case 'p':
		return engine.Pawn
	}
	return engine.NoKind
}

// wrong reports whether the name of a piece, with the numerals read so far,
// makes the text the other side's: 帥 兵 將 卒 always, 仕 相 with nothing but
// Chinese numerals from Black, 士 象 with nothing but digits from Red.
func (r *reader) wrong(s sign, short bool) bool {
	var owner engine.Color
	switch {
	case s >= signRed && s < signBlack:
		owner = engine.Red
	case s >= signBlack && s < signPiece:
		owner = engine.Black
	default:
		return false
	}
	if owner == r.side {
		return false
	}
	if k := kindOf(s); k == engine.King || k == engine.Pawn {
		return true
	}
	if short || r.record {
		return false
	}
	if owner == engine.Red {
		return r.chinese && !r.arabic
	}
	return r.arabic && !r.chinese
}

// onFile returns the reading of a bare file; 0: it is not told.
func onFile(file int8) Reading {
	return Reading{From: engine.NoSquare, To: engine.NoSquare, Place: OnFile, File: file, least: 2}
}

// placed returns the reading of 前 中 後 or of an ordinal, on any file.
func placed(s sign) Reading {
	x := onFile(0)
	x.place(s)
	return x
}

// place takes in a sign for 前 中 後 or an ordinal.
func (x *Reading) place(s sign) {
	switch s {
	case signFront, '+', 'q', '8':
		x.Place, x.Number = Nth, 1
	case signRear, '-', 'h', '9':
		x.Place, x.Number = Nth, -1
	case signMiddle, '.', '=':
		x.Place = Middle
	default:
		x.Place = Numbered
		if x.Number = int8(s.number()); x.Number < 0 {
			x.Number = int8(s-'a') + 1
		}
	}
}
