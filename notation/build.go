// What a whole text of a form says, sign by sign.

package notation

import "qipu/engine"

// read adds what s, a whole text of form f, means.
func (r *reader) read(f *form, s []sign) {
	r.chinese, r.arabic = false, false
	x := onFile(0)
	var name sign   // of the piece
	var as byte     // the role of its name; 0: none, it is a pawn
	var rank int8   // of the from point, 0: not told
	var toFile int8 // of a target that is a point
	var toRank int8
	for i, c := range s {
		switch role := f.says[i]; role {
		case 'P', 'p', 'd':
			name, as = c, role
		case 'F':
			x.File = r.numeral(c)
		case 'T', 't', 'B':
			x.Turn = turnOf(c)
		case 'u':
			x.Turn = studioTurns[c.number()%3]
		case 'N':
			x.Target = r.numeral(c)
		case 'R':
			rank = r.rank(c)
			toRank = rank
		case 'G':
			toFile = r.numeral(c)
		case 'H':
			toRank = r.rank(c)
		case 'f':
			r.add(Reading{From: square(s[0], s[1]), To: square(s[len(s)-2], s[len(s)-1])})
			return
		case 'S', '-':
		default:
			r.which(&x, role, c)
		}
	}
	if rank > 0 {
		x.Place = AtPoint
		x.From = engine.SeenSquare(r.side, int(x.File), int(rank))
		x.To = engine.SeenSquare(r.side, int(toFile), int(toRank))
	} else if x.Turn == ToPoint {
		r.bare(x, name)
		return
	}
	r.named(x, as, name, f.family == famShorthand)
}

// square returns the point of coordinates.
func square(file, rank sign) engine.Square {
	return engine.SquareAt(int(file-'a'), int(rank-'0'))
}

// which takes in a sign that says which of several like pieces is meant.
func (r *reader) which(x *Reading, role byte, s sign) {
	switch role {
	case 'I':
		if s.number() > 0 {
			x.File = r.numeral(s)
			return
		}
		x.place(s)
	case '4':
		x.place(s)
		x.least = 4
	case '2':
		x.place(s)
		x.Number *= 2
		x.least = 4
	case 'm':
		x.Place, x.odd, x.File = Middle, true, r.numeral(s)
	case 'x':
		x.Place, x.Number = Nth, r.numeral(s)
	case 'y':
		x.Place, x.Number = Numbered, r.numeral(s)
	default:
		x.place(s)
	}
}

// bare adds the readings of shorthand without a bar: it is 平, or else the one
// legal 進 or 退.
func (r *reader) bare(x Reading, name sign) {
	x.Turn = Traverse
	r.piece(x, name, true)
	x.tier = 1
	for _, x.Turn = range [...]Turn{Advance, Retreat} {
		r.piece(x, name, true)
	}
}

// named adds x for the name of a piece in a role.
func (r *reader) named(x Reading, as byte, name sign, short bool) {
	switch as {
	case 'P':
		r.piece(x, name, short)
	case 'p':
		r.pinyin(x, name)
	case 'd':
		x.Kind = studioKinds[name-'0']
		r.add(x)
	default:
		x.Kind = engine.Pawn
		r.add(x)
	}
}

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

// pinyin adds x for a pinyin initial; s is the king where no advisor fits.
func (r *reader) pinyin(x Reading, s sign) {
	x.Kind = initials[s-'a']
	r.add(x)
	if s == 's' {
		x.Kind = engine.King
		x.tier++
		r.add(x)
	}
}

var (
	initials = [26]engine.Kind{
		'j' - 'a': engine.King, 's' - 'a': engine.Advisor, 'x' - 'a': engine.Elephant, 'm' - 'a': engine.Horse,
		'c' - 'a': engine.Rook, 'p' - 'a': engine.Cannon, 'b' - 'a': engine.Pawn, 'z' - 'a': engine.Pawn,
	}
	// XQStudio's digits: another order of the pieces, and the direction is a
	// column of the keypad.
	studioKinds = [...]engine.Kind{0, engine.King, engine.Advisor, engine.Elephant, engine.Rook, engine.Horse, engine.Cannon, engine.Pawn}
	studioTurns = [...]Turn{Retreat, Advance, Traverse}
)
