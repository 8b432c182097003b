// Every spelling of every legal move, by the rules alone.

package notation

import (
	"fmt"
	"strings"

	"qipu/engine"
)

// speller writes every spelling of every legal move by the rules of the page
// on notations, with no use of the reader.
type speller struct {
	b     engine.Board
	texts map[string]bool
}

func (s *speller) add(parts ...string) { s.texts[strings.Join(parts, "")] = true }

func numeral(n int, chinese bool) string {
	if chinese {
		return []string{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"}[n%10]
	}
	return fmt.Sprint(n % 10)
}

// move is a legal move as the spellings need it.
type spelling struct {
	*speller
	m          engine.Move
	k          engine.Kind
	c          engine.Color
	f, r, F, R int
	turn       int // 0 進, 1 退, 2 平
	t          int
	n, i       int // like pieces on the file, and which
	N, list    int // on doubled files, and which
}

func (s *speller) all(p *engine.Position) {
	s.b, s.texts = p.Board(), map[string]bool{}
	for _, m := range p.AppendMoves(nil) {
		x := spelling{speller: s, m: m, c: p.Turn(), k: p.At(m.From).Kind()}
		x.f, x.r = m.From.Seen(x.c)
		x.F, x.R = m.To.Seen(x.c)
		leaper := x.k == engine.Advisor || x.k == engine.Elephant || x.k == engine.Horse
		x.turn, x.t = 2, x.F
		if x.R != x.r {
			x.turn = 0
			if x.R < x.r {
				x.turn = 1
			}
			if !leaper {
				x.t = max(x.R-x.r, x.r-x.R)
			}
		}
		x.count(p)
		x.spell()
	}
}

func (x *spelling) count(p *engine.Position) {
	var files [10]int
	for s := engine.Square(0); s < engine.Squares; s++ {
		if p.At(s) == engine.MakePiece(x.c, x.k) {
			f, r := s.Seen(x.c)
			files[f]++
			if f == x.f && r > x.r {
				x.i++
			}
		}
	}
	x.n = files[x.f]
	for f, n := range files {
		if n > 1 {
			x.N += n
			if f < x.f {
				x.list += n
			}
		}
	}
	x.list += x.i + 1
}

// labels are the names for one of several: 前 中 後 as 0 1 2.
func (x *spelling) labels() (l []int) {
	if x.n < 2 {
		return nil
	}
	if x.i == 0 {
		l = append(l, 0)
	}
	if x.n == 3 && x.i == 1 {
		l = append(l, 1)
	}
	if x.i == x.n-1 {
		l = append(l, 2)
	}
	return l
}

func (x *spelling) spell() {
	ascii, han := []string{"+", "-", "."}[x.turn], []string{"进", "退", "平"}[x.turn]
	bar := []string{"_", "^", ""}[x.turn]
	letters := [...]string{"", "k", "ags", "ebm", "hn", "r", "c", "p"}[x.k]
	if x.k == engine.Advisor {
		letters += "b"
	}
	glyphs := [2][8]string{{"", "帅", "仕士", "相象", "马", "车", "炮", "兵"}, {"", "将", "仕士", "相象", "马", "车", "炮", "卒"}}[x.c][x.k]
	var ordinals, inFile []int
	if x.n >= 2 && x.N >= 3 {
		if x.list <= 5 {
			ordinals = append(ordinals, x.list)
			inFile = append(inFile, x.list)
		}
		if x.i+1 <= 5 && x.i+1 != x.list {
			inFile = append(inFile, x.i+1)
		}
	}
	for _, cn := range []bool{true, false} {
		f, t := numeral(x.f, cn), numeral(x.t, cn)
		for _, g := range strings.Split(glyphs, "") {
			own := !(strings.Contains("仕相", g) && x.c == engine.Black && cn || strings.Contains("士象", g) && x.c == engine.Red && !cn)
			x.short(bar, t, g, f)
			for _, l := range x.labels() {
				x.short(bar, t, where[l], g)
				x.short(bar, t, g, where[l])
			}
			for _, o := range ordinals {
				x.short(bar, t, numeral(o, true), g)
				x.short(bar, t, numeral(o, false), g)
			}
			if !own {
				continue
			}
			x.columnar(g, f, ascii, t, ordinals, inFile)
			x.columnar(g, f, han, t, ordinals, inFile)
			x.add(g, f, numeral(x.r, cn), numeral(x.F, cn), numeral(x.R, cn))
			if x.turn == 2 {
				x.add(g, f, numeral(x.r, cn), ".", numeral(x.F, cn))
				x.add(g, f, numeral(x.r, cn), "平", numeral(x.F, cn))
			}
		}
	}
	for _, cn := range []bool{true, false} {
		for _, turn := range []string{ascii, han} {
			x.latin(letters, turn, bar, numeral(x.f, cn), numeral(x.t, cn), ordinals, inFile)
		}
	}
	x.digits(numeral(x.f, false), numeral(x.t, false), ascii, bar, ordinals)
}

// columnar spells with a Chinese name of the piece.
func (x *spelling) columnar(g, f, turn, t string, ordinals, inFile []int) {
	x.add(g, f, turn, t)
	for _, l := range x.labels() {
		x.add(where[l], g, turn, t)
		x.add(g, where[l], turn, t)
		x.add(where[l], g, f, turn, t)
		x.add(g, where[l], f, turn, t)
	}
	for _, o := range ordinals {
		x.add(numeral(o, true), g, turn, t)
		x.add(numeral(o, false), g, turn, t)
	}
	for _, o := range inFile {
		x.add(numeral(o, true), g, f, turn, t)
		x.add(numeral(o, false), g, f, turn, t)
	}
}

// latin spells with a letter for the piece.
func (x *spelling) latin(letters, ascii, bar, f, t string, ordinals, inFile []int) {
	for _, l := range strings.Split(letters, "") {
		x.add(l, f, ascii, t)
		x.short(bar, t, l, f)
		for _, p := range x.labels() {
			x.add(l, signs3[p], ascii, t)
			x.add(signs3[p], l, ascii, t)
			x.add(where[p], l, ascii, t)
			x.add(l, where[p], ascii, t)
			x.add(where[p], l, f, ascii, t)
			x.add(l, where[p], f, ascii, t)
			x.short(bar, t, where[p], l)
			x.short(bar, t, l, where[p])
		}
		for _, o := range ordinals {
			x.add(l, string(rune('a'-1+o)), ascii, t)
			x.add(numeral(o, true), l, ascii, t)
			x.short(bar, t, numeral(o, true), l)
		}
		for _, o := range inFile {
			x.add(numeral(o, true), l, f, ascii, t)
		}
		if l != "p" {
			continue
		}
		for _, o := range ordinals {
			x.add(numeral(o, false), l, ascii, t)
		}
		for _, o := range inFile {
			x.add(numeral(o, false), l, f, ascii, t)
		}
	}
}

var (
	where  = []string{"前", "中", "后"}
	signs3 = []string{"+", ".", "-"}
)

// digits spells with the keypad, in coordinates and by initials.
func (x *spelling) digits(f, t, ascii, bar string, ordinals []int) {
	d := fmt.Sprint(int(x.k))
	x.add(d, f, ascii, t)
	x.short(bar, t, d, f)
	for _, p := range x.labels() {
		x.add(d, signs3[p], ascii, t)
		x.add(signs3[p], d, ascii, t)
	}
	for _, o := range ordinals {
		x.add(d, string(rune('a'-1+o)), ascii, t)
	}
	x.add(d, f, numeral(x.r, false), numeral(x.F, false), numeral(x.R, false))
	if x.turn == 2 {
		x.add(d, f, numeral(x.r, false), ".", numeral(x.F, false))
	}
	x.add(strings.ToLower(x.m.String()))
	x.add(strings.ToLower(strings.ReplaceAll(x.m.String(), "-", "")))
	x.pinyin(t)
	if x.k == engine.Pawn {
		x.pawns(f, ascii, t)
	}
}

// short adds the shorthand without a bar and, unless it is 平, with one.
func (x *spelling) short(bar, t string, head ...string) {
	text := strings.Join(head, "") + t
	x.add(text)
	x.add(text, bar)
}

func (x *spelling) pinyin(t string) {
	initials := [...]string{"", "js", "s", "x", "m", "c", "p", "bz"}[x.k]
	dir := []string{"j", "t", "p"}[x.turn]
	for _, l := range strings.Split(initials, "") {
		x.add(l, fmt.Sprint(x.f), dir, t)
		for _, p := range x.labels() {
			if p != 1 {
				x.add([]string{"q", "", "h"}[p], l, dir, t)
			}
		}
	}
}

func (x *spelling) pawns(f, ascii, t string) {
	add := func(parts ...string) { x.add(append(parts, ascii, t)...) }
	if x.n >= 2 {
		add(fmt.Sprint(x.i+1), f)
		if x.list <= 5 {
			add(fmt.Sprint(x.list), "p")
		}
		if x.i == 0 {
			add(f, "+")
		}
		if x.i == x.n-1 {
			add(f, "-")
		}
	}
	if x.n >= 4 {
		switch x.i {
		case 0:
			add("+", "+")
		case x.n - 1:
			add("-", "-")
		}
		if x.i == 1 {
			add("p", "+")
		}
		if x.i == x.n-2 {
			add("p", "-")
		}
	}
	if (x.n == 3 || x.n == 5) && x.i == x.n/2 {
		add("p", f)
		add(f, f)
	}
}
