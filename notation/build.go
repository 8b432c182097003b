// The readings of each form of text.

package notation

import "qipu/engine"

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
