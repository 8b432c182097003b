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
		r.build(forms[i].build, s)
	}
}

// build calls the function that makes the readings of a form. It is no table
// of functions, so that a reader can stay on the stack.
func (r *reader) build(as builder, s []sign) {
	switch as {
	case asICCS:
		buildICCS(r, s)
	case asFile:
		buildFile(r, s)
	case asPlace:
		buildPlace(r, s)
	case asPlaceAfter:
		buildPlaceAfter(r, s)
	case asPlaceFile:
		buildPlaceFile(r, s)
	case asAfterFile:
		buildAfterFile(r, s)
	case asNoPawn:
		buildNoPawn(r, s)
	case asIndex:
		buildIndex(r, s)
	case asSignFirst:
		buildSignFirst(r, s)
	case asPoints:
		buildPoints(r, s)
	case asShort:
		buildShort(r, s)
	case asPinyin:
		buildPinyin(r, s)
	case asPinPlace:
		buildPinPlace(r, s)
	case asPinPoints:
		buildPinPoints(r, s)
	case asStudio:
		buildStudio(r, s)
	case asEnd:
		buildEnd(r, s)
	case asInner:
		buildInner(r, s)
	case asBareFile:
		buildBareFile(r, s)
	case asFileSign:
		buildFileSign(r, s)
	case asIndexFile:
		buildIndexFile(r, s)
	case asIndexNoFile:
		buildIndexNoFile(r, s)
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

// turnOf returns what a direction sign means.
func turnOf(s sign) Turn {
	switch s {
	case signAdvance, '+':
		return Advance
	case signRetreat, '-':
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

// begin resets what one form remembers.
func (r *reader) begin() { r.chinese, r.arabic = false, false }

// piece adds x for the piece that s names. B is the elephant, and the advisor
// where no elephant can move so.
func (r *reader) piece(x Reading, s sign, short bool) {
	x.Kind = kindOf(s)
	x.Wrong = r.wrong(s, short)
	r.add(x)
	if s == 'b' {
		x.Kind = engine.Advisor
		x.tier += 2
		r.add(x)
	}
}

// placed returns the reading of 前 中 後 or of an ordinal, on a file or (0) on
// any.
func placed(s sign, file int8) Reading {
	x := Reading{From: engine.NoSquare, To: engine.NoSquare, File: file, least: 2}
	switch s {
	case signFront, '+':
		x.Place, x.Number = Nth, 1
	case signRear, '-':
		x.Place, x.Number = Nth, -1
	case signMiddle, '.':
		x.Place = Middle
	default:
		x.Place = Numbered
		if x.Number = int8(s.number()); x.Number < 0 {
			x.Number = int8(s-'a') + 1
		}
	}
	return x
}

// onFile returns the reading of a bare file.
func onFile(file int8) Reading {
	return Reading{From: engine.NoSquare, To: engine.NoSquare, Place: OnFile, File: file}
}

func (x Reading) does(turn, number sign, r *reader) Reading {
	x.Turn, x.Target = turnOf(turn), r.numeral(number)
	return x
}

// piece, file, direction, number.
func buildFile(r *reader, s []sign) {
	r.begin()
	r.piece(onFile(r.numeral(s[1])).does(s[2], s[3], r), s[0], false)
}

// which, piece, direction, number.
func buildPlace(r *reader, s []sign) {
	r.begin()
	r.piece(placed(s[0], 0).does(s[2], s[3], r), s[1], false)
}

// piece, which, direction, number.
func buildPlaceAfter(r *reader, s []sign) {
	r.begin()
	r.piece(placed(s[1], 0).does(s[2], s[3], r), s[0], false)
}

// which, piece, file, direction, number.
func buildPlaceFile(r *reader, s []sign) {
	r.begin()
	r.piece(placed(s[0], r.numeral(s[2])).does(s[3], s[4], r), s[1], false)
}

// piece, which, file, direction, number.
func buildAfterFile(r *reader, s []sign) {
	r.begin()
	r.piece(placed(s[1], r.numeral(s[2])).does(s[3], s[4], r), s[0], false)
}

// which, file, direction, number: a pawn.
func buildNoPawn(r *reader, s []sign) {
	r.begin()
	x := placed(s[0], r.numeral(s[1])).does(s[2], s[3], r)
	x.Kind = engine.Pawn
	r.add(x)
}

// letter or keypad digit, file or sign, direction, number.
func buildIndex(r *reader, s []sign) {
	r.begin()
	x := placed(s[1], 0)
	if s[1].number() > 0 {
		x = onFile(r.numeral(s[1]))
	}
	r.piece(x.does(s[2], s[3], r), s[0], false)
}

// sign, letter, direction, number.
func buildSignFirst(r *reader, s []sign) {
	r.begin()
	r.piece(placed(s[0], 0).does(s[2], s[3], r), s[1], false)
}

// square returns the ICCS point of two signs.
func square(file, rank sign) engine.Square {
	return engine.SquareAt(int(file-'a'), int(rank-'0'))
}

func buildICCS(r *reader, s []sign) {
	r.add(Reading{From: square(s[0], s[1]), To: square(s[len(s)-2], s[len(s)-1])})
}

// piece, file, rank, then file and rank, or a sign and the file.
func buildPoints(r *reader, s []sign) {
	r.begin()
	file, rank := r.numeral(s[1]), r.rank(s[2])
	x := Reading{From: engine.SeenSquare(r.side, int(file), int(rank)), File: file}
	if s[3].number() < 0 {
		x.To = engine.SeenSquare(r.side, int(r.numeral(s[4])), int(rank))
	} else {
		to := r.numeral(s[3])
		x.To = engine.SeenSquare(r.side, int(to), int(r.rank(s[4])))
	}
	r.piece(x, s[0], false)
}

// pinyin initial of a piece and four digits.
func buildPinPoints(r *reader, s []sign) {
	x := Reading{
		From: engine.SeenSquare(r.side, s[1].number(), int(r.rank(s[2]))),
		To:   engine.SeenSquare(r.side, s[3].number(), int(r.rank(s[4]))),
	}
	r.pinyin(x, s[0])
}

// The shorthand: without a bar it is 平, or else the one legal 進 or 退.
func buildShort(r *reader, s []sign) {
	r.begin()
	end := len(s) - 1
	bar := s[end]
	marked := true
	switch bar {
	case '_', signUnder:
		end--
	case '^', signOver:
		end--
	default:
		marked = false
	}
	var x Reading
	var name sign
	switch {
	case s[1] >= signFront && s[1] <= signRear:
		x, name = placed(s[1], 0), s[0]
	case kindOf(s[1]) != engine.NoKind && s[1].number() < 0:
		x, name = placed(s[0], 0), s[1]
	default:
		x, name = onFile(r.numeral(s[1])), s[0]
	}
	x.Target = r.numeral(s[end])
	if marked {
		x.Turn = Advance
		if bar == '^' || bar == signOver {
			x.Turn = Retreat
		}
		r.piece(x, name, true)
		return
	}
	x.Turn = Traverse
	r.piece(x, name, true)
	x.tier = 1
	for _, x.Turn = range [...]Turn{Advance, Retreat} {
		r.piece(x, name, true)
	}
}

// pinyin adds x for a pinyin initial; s is the king where no advisor fits.
func (r *reader) pinyin(x Reading, s sign) {
	switch s {
	case 's':
		x.Kind = engine.Advisor
		r.add(x)
		x.Kind = engine.King
		x.tier++
	case 'x':
		x.Kind = engine.Elephant
	case 'm':
		x.Kind = engine.Horse
	case 'c':
		x.Kind = engine.Rook
	case 'p':
		x.Kind = engine.Cannon
	case 'b', 'z':
		x.Kind = engine.Pawn
	case 'j':
		x.Kind = engine.King
	}
	r.add(x)
}

func pinyinTurn(s sign) Turn {
	switch s {
	case 'j':
		return Advance
	case 't':
		return Retreat
	}
	return Traverse
}

func buildPinyin(r *reader, s []sign) {
	x := onFile(int8(s[1].number()))
	x.Turn, x.Target = pinyinTurn(s[2]), int8(s[3].number())
	r.pinyin(x, s[0])
}

func buildPinPlace(r *reader, s []sign) {
	x := placed(signFront, 0)
	if s[0] == 'h' {
		x = placed(signRear, 0)
	}
	x.Turn, x.Target = pinyinTurn(s[2]), int8(s[3].number())
	r.pinyin(x, s[1])
}

// XQStudio's digits: another order of the pieces, and the direction is a
// column of the keypad.
func buildStudio(r *reader, s []sign) {
	x, name := Reading{}, s[0]
	switch s[0] {
	case '8':
		x, name = placed(signFront, 0), s[1]
	case '9':
		x, name = placed(signRear, 0), s[1]
	default:
		x = onFile(int8(s[1].number()))
	}
	x.Kind = studioKinds[name-'0']
	x.Turn, x.Target = studioTurns[s[2].number()%3], int8(s[3].number())
	r.add(x)
}

var (
	studioKinds = [...]engine.Kind{0, engine.King, engine.Advisor, engine.Elephant, engine.Rook, engine.Horse, engine.Cannon, engine.Pawn}
	studioTurns = [...]Turn{Retreat, Advance, Traverse}
)

// pawn adds a reading of the federation's or of Fairy-Stockfish's pawn forms.
func (r *reader) pawn(x Reading, turn, number sign) {
	x.Kind = engine.Pawn
	x.From, x.To = engine.NoSquare, engine.NoSquare
	r.add(x.does(turn, number, r))
}

// The front or the rear one of four or five.
func buildEnd(r *reader, s []sign) {
	x := Reading{Place: Nth, Number: 1, least: 4}
	if s[0] == '-' {
		x.Number = -1
	}
	r.pawn(x, s[2], s[3])
}

// P+ and P-: the second from the front, or from the rear, of four or five.
func buildInner(r *reader, s []sign) {
	x := Reading{Place: Nth, Number: 2, least: 4}
	if s[1] == '-' {
		x.Number = -2
	}
	r.pawn(x, s[2], s[3])
}

// The bare file is the middle one of it.
func buildBareFile(r *reader, s []sign) {
	r.pawn(Reading{Place: Middle, odd: true, File: int8(s[1].number())}, s[2], s[3])
}

// File and sign: the front or the rear one of that file.
func buildFileSign(r *reader, s []sign) {
	x := Reading{Place: Nth, Number: 1, least: 2, File: int8(s[0].number())}
	if s[1] == '-' {
		x.Number = -1
	}
	r.pawn(x, s[2], s[3])
}

// Index from the front, then file.
func buildIndexFile(r *reader, s []sign) {
	r.pawn(Reading{Place: Nth, Number: int8(s[0].number()), least: 2, File: int8(s[1].number())}, s[2], s[3])
}

// Index and letter, no file.
func buildIndexNoFile(r *reader, s []sign) {
	r.pawn(Reading{Place: Numbered, Number: int8(s[0].number()), least: 2}, s[2], s[3])
}
