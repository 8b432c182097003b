// Package setup sets up a position: pieces placed and removed by typed names
// and points, and boards read from diagrams.
package setup

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Editor is a position that is being set up. Its side to move is also the side
// whose pieces and points are meant where the text does not tell.
type Editor struct {
	engine.Setup
	Studio bool // digits name pieces in XQStudio's order

	before []engine.Setup
}

// Error says what part of a text is neither a piece with its point nor a word.
type Error struct{ Text string }

// Error implements error.
func (e *Error) Error() string { return fmt.Sprintf("%q is no piece on a point", e.Text) }

// words are what is said instead of a piece and its point.
var words = map[string]func(*engine.Setup){
	"w": red, "red": red, "红": red, "紅": red, "红方": red, "紅方": red,
	"b": black, "black": black, "黑": black, "黑方": black,
	"clear": empty, "清": empty, "清空": empty,
	"start": standard, "初始": standard, "开局": standard, "開局": standard,
}

func red(s *engine.Setup)      { s.Turn = engine.Red }
func black(s *engine.Setup)    { s.Turn = engine.Black }
func empty(s *engine.Setup)    { *s = engine.Setup{Board: engine.Board{Turn: s.Turn}, Fullmove: 1} }
func standard(s *engine.Setup) { *s = engine.StandardSetup() }

// Do makes the changes of a text: words, pieces each before its point, points
// to be emptied behind -, or a board as a FEN or a diagram. On an error nothing
// changes.
func (e *Editor) Do(text string) error {
	next := e.Setup
	if s, ok := Diagram(text); ok {
		next = s
	} else if err := e.change(&next, text); err != nil {
		return err
	}
	if next != e.Setup {
		e.before = append(e.before, e.Setup)
		e.Setup = next
	}
	return nil
}

// Undo takes the last change back; false if there is none.
func (e *Editor) Undo() bool {
	n := len(e.before)
	if n == 0 {
		return false
	}
	e.Setup, e.before = e.before[n-1], e.before[:n-1]
	return true
}

// change makes the changes of a text that is no board.
func (e *Editor) change(s *engine.Setup, text string) error {
	r := reader{rest: []rune(fold(text)), studio: e.Studio}
	for r.skip(); len(r.rest) > 0; r.skip() {
		if do := r.word(); do != nil {
			do(s)
			continue
		}
		was := string(r.rest)
		if !r.place(s) {
			return &Error{strings.TrimSpace(was)}
		}
	}
	return nil
}

// fold brings full-width forms to plain ones; the full-width digits stay those
// of Black.
func fold(text string) string { return strings.Map(notation.FoldRune, text) }

// reader takes pieces and points off a text.
type reader struct {
	rest   []rune
	studio bool
}

func (r *reader) skip() {
	i := 0
	for i < len(r.rest) && (unicode.IsSpace(r.rest[i]) || strings.ContainsRune(",;", r.rest[i])) {
		i++
	}
	r.rest = r.rest[i:]
}

// word takes a word that stands by itself.
func (r *reader) word() func(*engine.Setup) {
	n := slices.IndexFunc(r.rest, func(c rune) bool { return unicode.IsSpace(c) || c == ',' || c == ';' })
	if n < 0 {
		n = len(r.rest)
	}
	do := words[strings.ToLower(string(r.rest[:n]))]
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

// place takes a piece and its point, or - and a point, and makes the change.
func (r *reader) place(s *engine.Setup) bool {
	m := man{side: s.Turn}
	if r.rest[0] == '-' {
		r.rest = r.rest[1:]
		m.gone = true
	} else if !r.man(&m) {
		return false
	}
	r.skip()
	p, ok := r.point()
	if !ok {
		return false
	}
	// Numerals are Red's and digits Black's, but for the keypad's.
	switch {
	case m.sure:
	case p.script == '一':
		m.side = engine.Red
	case p.script == '1' && !m.gone && !m.digit:
		m.side = engine.Black
	}
	at := p.at
	if p.script != 0 {
		at = engine.SeenSquare(m.side, p.file, p.rank)
	}
	s.At[at] = engine.NoPiece
	if !m.gone {
		s.At[at] = engine.MakePiece(m.side, m.kind)
	}
	return true
}

// man is the piece that a text names.
type man struct {
	kind  engine.Kind
	side  engine.Color
	sure  bool // the text tells the side
	digit bool // it is a digit of the keypad
	gone  bool // no piece: the point is to be empty
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

// Faults lists what is wrong with the position: what keeps it from being played
// first, then pieces where they cannot stand and ones that no set has.
func (e *Editor) Faults() (faults []error, playable bool) {
	_, err := e.Position()
	if all, ok := err.(*engine.SetupError); ok {
		for _, f := range all.Faults {
			faults = append(faults, &engine.SetupError{Faults: []engine.SetupFault{f}})
		}
	}
	var count [16]int
	for at, p := range e.At {
		if p == engine.NoPiece {
			continue
		}
		count[p]++
		if !records.Standing(p.Color(), engine.Square(at)).Has(p.Kind()) {
			faults = append(faults, &records.Fault{Code: "bad-point", Args: []any{p, engine.Square(at)}})
		}
	}
	for p, n := range count {
		piece := engine.Piece(p)
		if limit := records.Limit(piece.Kind()); n > limit && piece.Kind() != engine.King {
			faults = append(faults, &records.Fault{Code: "too-many", Args: []any{n, piece, limit}})
		}
	}
	return faults, err == nil
}
