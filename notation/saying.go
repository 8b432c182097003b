// In how many ways a legal move can be said: what completion asks.

package notation

import (
	"slices"

	"qipu/engine"
)

// saying is a legal move with all the ways in which its piece can be named.
type saying struct {
	facts
	move  engine.Move
	n     int // like pieces on its file
	i     int // which of them it is, from 0 at the front
	total int // pieces of its kind on doubled files
	list  int // which of these it is, from 1
}

func (x *saying) describe(b *engine.Board, m engine.Move) bool {
	if !x.facts.describe(b, m) {
		return false
	}
	x.move = m
	var per [engine.Files + 1]int
	for s, p := range b.At {
		if p == x.piece {
			file, rank := engine.Square(s).Seen(x.color)
			per[file]++
			if file == x.file && rank > x.rank {
				x.i++
			}
		}
	}
	x.n = per[x.file]
	for file, k := range per {
		if k >= 2 {
			x.total += k
			if file < x.file {
				x.list += k
			}
		}
	}
	x.list += x.i + 1
	return true
}

// families returns the notations of the forms among l in which the move has a
// spelling that begins with s.
func (x *saying) families(m *Mode, p *engine.Position, l live, s []sign) family {
	var fams family
	for i := range forms {
		f := &forms[i]
		if l&(1<<i) == 0 || fams&f.family == f.family {
			continue
		}
		if !x.spells(f, s) {
			continue
		}
		if x.inElephantLetter(f, s) {
			if o := m.weighSpelling(p, x, f, s, 1<<i); !slices.Contains(o.moves[:o.n], x.move) {
				continue
			}
		}
		fams |= f.family
	}
	return fams
}

// spells reports whether the move has a spelling in a form that begins with s.
func (x *saying) spells(f *form, s []sign) bool {
	for k, role := range []byte(f.says) {
		var now sign
		if k < len(s) {
			now = s[k]
		}
		if !x.fits(role, f, now) {
			return false
		}
	}
	return true
}

var livePawn = auto.of(famPawn)

// pawnFits reports whether the move has a spelling in the pawn forms of l that
// begins with s. They count where nothing else is legal, so that each whole
// text has to be tried.
func (m *Mode) pawnFits(p *engine.Position, x *saying, l live, s []sign) bool {
	for i := range forms {
		if l&(1<<i) == 0 || !x.spells(&forms[i], s) {
			continue
		}
		if m.Federation {
			return true
		}
		if o := m.weighSpelling(p, x, &forms[i], s, m.live()&^livePawn); o.n == 0 {
			return true
		}
	}
	return false
}

// weighSpelling weighs the text that begins with s and says the move in a form, among
// the forms of l.
func (m *Mode) weighSpelling(p *engine.Position, x *saying, f *form, s []sign, l live) outcome {
	var text [maxSigns]sign
	copy(text[:], s)
	n := len(f.says)
	for k := len(s); k < n; k++ {
		for _, c := range []byte(f.slots[k].members()) {
			if (f.slots[k] != repeat || sign(c) == text[k-1]) && x.fits(f.says[k], f, sign(c)) {
				text[k] = sign(c)
				break
			}
		}
	}
	_, _, complete := auto.run(l, text[:n])
	r := reader{side: x.color, record: m.Record}
	r.collect(complete, text[:n])
	var o outcome
	o.resolve(p, r.list[:r.n])
	return o
}

// inElephantLetter reports whether s names the advisor by the letter of the
// elephant, which counts where no elephant can move so.
func (x *saying) inElephantLetter(f *form, s []sign) bool {
	for k := range s {
		if f.says[k] == 'P' && s[k] == 'b' {
			return x.kind == engine.Advisor
		}
	}
	return false
}

// fits reports whether the sign of a slot can stand in a spelling of the move;
// for sign 0, which is yet to come, whether there is any such sign.
func (x *saying) fits(role byte, f *form, s sign) bool {
	is := func(want int) bool { return s == 0 || s.number() == want }
	switch role {
	case 'P':
		return x.named(s, f)
	case 'F':
		return is(x.file)
	case 'G':
		return is(x.toFile)
	case 'R':
		return is(x.rank % 10)
	case 'H':
		return is(x.toRank % 10)
	case 'T':
		return x.shaped && (s == 0 || turnOf(s) == x.turn)
	case 'N':
		return x.shaped && is(x.target)
	case 'S':
		return x.shaped && x.turn == Traverse && x.kind != engine.Horse
	case 'B':
		return x.shaped && x.turn != Traverse
	case 'W', 'w':
		return x.placedBy(s, role == 'w')
	case 'I':
		return s == 0 || s.number() == x.file || s.number() < 0 && x.placedBy(s, false)
	case 'f':
		return s == 0 || int(s-'a') == x.move.From.File()
	case 'r':
		return s == 0 || int(s-'0') == x.move.From.Rank()
	case 'g':
		return s == 0 || int(s-'a') == x.move.To.File()
	case 'h':
		return s == 0 || int(s-'0') == x.move.To.Rank()
	case '-':
		return true
	case 'p', 't', 'q', 'd', 'u', '8':
		return x.fitsInitial(role, s)
	}
	return x.fitsPawn(role, s)
}

// named reports whether s names the piece, in a text that can still be the
// mover's own.
func (x *saying) named(s sign, f *form) bool {
	if s == 0 {
		return !(f.slots[0] == cGuard || f.slots[0] == padGuard) || x.kind == engine.Advisor || x.kind == engine.Elephant
	}
	r := reader{side: x.color, record: true}
	if r.wrong(s, false) {
		return false
	}
	return kindOf(s) == x.kind || s == 'b' && x.kind == engine.Advisor
}

// placedBy reports whether 前 中 後 or an ordinal means the piece.
func (x *saying) placedBy(s sign, withFile bool) bool {
	if s == 0 || x.n < 2 {
		return x.n >= 2
	}
	y := placed(s)
	switch y.Place {
	case Nth:
		return y.Number > 0 && x.i == 0 || y.Number < 0 && x.i == x.n-1
	case Middle:
		return x.n == 3 && x.i == 1
	}
	return x.total >= 3 && (int(y.Number) == x.list || withFile && int(y.Number) == x.i+1)
}

// fitsInitial is fits for pinyin and XQStudio's scheme.
func (x *saying) fitsInitial(role byte, s sign) bool {
	if role != 'p' && role != 'd' && !x.shaped {
		return false
	}
	if s == 0 {
		return role != 'q' && role != '8' || x.n >= 2 && (x.i == 0 || x.i == x.n-1)
	}
	switch role {
	case 'p':
		var r reader
		r.pinyin(Reading{}, s)
		return r.list[0].Kind == x.kind || r.list[r.n-1].Kind == x.kind
	case 'd':
		return studioKinds[s-'0'] == x.kind
	case 't':
		return turnOf(s) == x.turn
	case 'u':
		return studioTurns[s.number()%3] == x.turn
	}
	return x.placedBy(s, false)
}

// fitsPawn is fits for the pawn forms of the federation and Fairy-Stockfish.
func (x *saying) fitsPawn(role byte, s sign) bool {
	if x.kind != engine.Pawn {
		return false
	}
	front, rear := x.i == 0, x.i == x.n-1
	switch role {
	case '4':
		return x.n >= 4 && (s == 0 && (front || rear) || s == '+' && front || s == '-' && rear)
	case '2':
		return x.n >= 4 && (s == 0 || s == '+' && x.i == 1 || s == '-' && x.i == x.n-2)
	case 'e':
		return x.n >= 2 && (s == 0 && (front || rear) || s == '+' && front || s == '-' && rear)
	case 'm':
		return (x.n == 3 || x.n == 5) && x.i == x.n/2 && (s == 0 || s.number() == x.file)
	case 'x':
		return x.n >= 2 && (s == 0 || s.number() == x.i+1)
	case 'y':
		return x.n >= 2 && (s == 0 || s.number() == x.list)
	}
	return false
}
