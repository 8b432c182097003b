// Reading what is typed: words, pieces, points.

package setup

import (
	"slices"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
)

// words are what is said instead of a piece and its point.
var words = map[string]func(*State){
	"w": red, "red": red, "红": red, "紅": red, "红方": red, "紅方": red,
	"b": black, "black": black, "黑": black, "黑方": black,
	"clear": empty, "清": empty, "清空": empty,
	"start": standard, "初始": standard, "开局": standard, "開局": standard,
	"free": free, "自由": free, "任意": free,
	"mirror": mirror, "镜": mirror, "鏡": mirror, "左右": mirror,
}

func red(s *State)   { s.Turn = engine.Red }
func black(s *State) { s.Turn = engine.Black }

// empty empties the board.
func empty(s *State) {
	*s = State{Setup: engine.Setup{Board: engine.Board{Turn: s.Turn}, Fullmove: 1}}
}

// standard sets up the position in which a game begins.
func standard(s *State) { *s = State{Setup: engine.StandardSetup()} }

// mirror exchanges left and right.
func mirror(s *State) {
	was := *s
	for at, p := range was.At {
		sq := engine.Square(at)
		to := engine.SquareAt(engine.Files-1-sq.File(), sq.Rank())
		s.At[to], s.Free[to] = p, was.Free[at]
	}
}

// free makes all empty points free.
func free(s *State) {
	for at, p := range s.At {
		s.Free[at] = s.Free[at] || p == engine.NoPiece
	}
}

// fold brings full-width forms to plain ones; the full-width digits stay those
// of Black.
func fold(text string) string { return strings.Map(notation.FoldRune, text) }

// reader takes words, pieces and points off a text and does what they say.
type reader struct {
	State
	cursor engine.Square
	rest   []rune
	studio bool
	fresh  bool // a word begins here
}

// all reads the whole text.
func (r *reader) all() error {
	r.fresh = true
	for r.skip(); len(r.rest) > 0; r.skip() {
		was := string(r.rest)
		if do := r.word(); do != nil {
			do(&r.State)
		} else if !r.pointAlone() && !r.place() {
			return &Error{strings.TrimSpace(was)}
		}
	}
	return nil
}

func divides(c rune) bool { return unicode.IsSpace(c) || c == ',' || c == ';' }

func (r *reader) skip() {
	for len(r.rest) > 0 && divides(r.rest[0]) {
		r.rest, r.fresh = r.rest[1:], true
	}
}

// ended reports whether a word ends here.
func (r *reader) ended() bool { return len(r.rest) == 0 || divides(r.rest[0]) }

// word takes a word that stands by itself.
func (r *reader) word() func(*State) {
	n := slices.IndexFunc(r.rest, divides)
	if n < 0 {
		n = len(r.rest)
	}
	word := string(r.rest[:n])
	if n > 1 {
		word = strings.ToLower(word) // B alone is a piece
	}
	do := words[word]
	// A letter before a point is a piece: b e0.
	if do == nil || n == 1 && r.pointFollows(n) {
		return nil
	}
	r.rest = r.rest[n:]
	return do
}

// pointFollows reports whether the text behind the first n characters begins
// with a point; digits are more likely a piece of the keypad and its point.
func (r *reader) pointFollows(n int) bool {
	ahead := reader{rest: r.rest[n:]}
	ahead.skip()
	p, ok := ahead.point()
	return ok && p.script != '1'
}

// pointAlone takes a point that stands by itself; the cursor goes there. Digits
// are the count of the side to move.
func (r *reader) pointAlone() bool {
	ahead := *r
	p, ok := ahead.point()
	if !ok || !ahead.ended() {
		return false
	}
	r.rest, r.fresh = ahead.rest, false
	side := r.Turn
	if p.script == '一' {
		side = engine.Red
	}
	r.cursor = p.seen(side)
	return true
}

// place takes a piece, - or ?, and the point, and makes the change.
func (r *reader) place() bool {
	m, alone := man{side: r.Turn}, r.fresh
	r.fresh = false
	if r.rest[0] == '-' || r.rest[0] == '?' {
		m.gone, m.free = true, r.rest[0] == '?'
		r.rest = r.rest[1:]
	} else if !r.man(&m) {
		return false
	}
	alone = alone && r.ended()
	r.skip()
	p, ok := r.point()
	r.fresh = r.fresh && !ok
	switch {
	case !ok && (!alone || r.cursor == engine.NoSquare):
		return false
	case !ok:
		p = point{at: r.cursor}
	// Numerals are Red's and digits Black's, but for the keypad's.
	case m.sure:
	case p.script == '一':
		m.side = engine.Red
	case p.script == '1' && m.gone:
		m.side = r.emptied(p)
	case p.script == '1' && !m.digit:
		m.side = engine.Black
	}
	at := p.seen(m.side)
	r.At[at], r.Free[at] = engine.NoPiece, m.free
	if !m.gone {
		r.At[at] = engine.MakePiece(m.side, m.kind)
	}
	return true
}

// emptied returns the side by whose count a point given in digits is to be
// emptied: the side to move, unless only the other's point has a piece.
func (r *reader) emptied(p point) engine.Color {
	other := r.Turn.Other()
	if r.At[p.seen(r.Turn)] == engine.NoPiece && r.At[p.seen(other)] != engine.NoPiece {
		return other
	}
	return r.Turn
}

// man is the piece that a text names.
type man struct {
	kind  engine.Kind
	side  engine.Color
	sure  bool // the text tells the side
	digit bool // it is a digit of the keypad
	gone  bool // no piece: the point is to be empty,
	free  bool // or free
}

// glyphs are the names by kind: those of Red alone, of Black alone, of both.
var glyphs = [3]string{"帥帅仕　相　傌㐷俥　炮　兵　", "將将　　象　　　　　砲包卒　", "　　士　　　馬马車车　　　　"}

// padKinds are the digits of the keypad, in xqbase's order and XQStudio's.
var padKinds = [2][8]engine.Kind{
	{0, engine.King, engine.Advisor, engine.Elephant, engine.Horse, engine.Rook, engine.Cannon, engine.Pawn},
	{0, engine.King, engine.Advisor, engine.Elephant, engine.Rook, engine.Horse, engine.Cannon, engine.Pawn},
}

// man takes the name of a piece.
func (r *reader) man(m *man) bool {
	c := r.rest[0]
	if i := strings.IndexRune("红紅黑", c); i >= 0 && len(r.rest) > 1 {
		m.sure, m.side = true, engine.Red
		if c == '黑' {
			m.side = engine.Black
		}
		r.rest = r.rest[1:]
		c = r.rest[0]
	}
	r.rest = r.rest[1:]
	if c >= '1' && c <= '7' {
		scheme := 0
		if r.studio {
			scheme = 1
		}
		m.kind, m.digit = padKinds[scheme][c-'0'], true
		return true
	}
	if c < 0x80 {
		p := engine.PieceOf(byte(c))
		m.kind, m.side, m.sure = p.Kind(), p.Color(), true
		return p != engine.NoPiece
	}
	if c == '　' {
		return false
	}
	for side, names := range glyphs {
		if i := slices.Index([]rune(names), c); i >= 0 {
			m.kind = engine.King + engine.Kind(i/2)
			if side < 2 && !m.sure {
				m.side, m.sure = engine.Color(side), true
			}
			return true
		}
	}
	return false
}

// point is a point as a text names it: by itself, or by file and rank in the
// count of a side.
type point struct {
	at         engine.Square
	file, rank int
	script     rune // '一' or '1': how the count is written; 0: at is the point
}

// seen returns the point as side c counts.
func (p point) seen(c engine.Color) engine.Square {
	if p.script == 0 {
		return p.at
	}
	return engine.SeenSquare(c, p.file, p.rank)
}

// point takes e0, 五一, 51, brackets and a dot around and between them.
func (r *reader) point() (point, bool) {
	rest := r.rest
	take := func(of string) {
		for len(rest) > 0 && strings.ContainsRune(of, rest[0]) {
			rest = rest[1:]
		}
	}
	take("(（")
	if len(rest) < 2 {
		return point{}, false
	}
	first := rest[0]
	rest = rest[1:]
	take(".·・")
	if len(rest) == 0 {
		return point{}, false
	}
	second := rest[0]
	rest = rest[1:]
	take(")）")
	p := point{at: engine.NoSquare}
	if letter := first | 0x20; letter >= 'a' && letter <= 'i' && first < 0x80 {
		if second < '0' || second > '9' {
			return p, false
		}
		p.at = engine.SquareAt(int(letter-'a'), int(second-'0'))
	} else {
		p.file, p.script = number(first)
		rank, script := number(second)
		if p.script == 0 || script != p.script || p.file == 10 {
			return p, false
		}
		p.rank = rank
	}
	r.rest = rest
	return p, true
}

// number reads a numeral, 1 to 10, and how it is written; 0 for none.
func number(c rune) (n int, script rune) {
	if c >= '0' && c <= '9' {
		return (int(c-'0')+9)%10 + 1, '1'
	}
	if i := slices.Index([]rune("一二三四五六七八九〇"), c); i >= 0 {
		return i + 1, '一'
	}
	if c == '十' || c == '零' {
		return 10, '一'
	}
	return 0, 0
}
