// Every spelling of every legal move, by the rules alone: the tests' oracle.

package notation

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"qipu/engine"
)

// speller writes every spelling of every legal move by the rules of the page
// on notations, with no use of the reader: the oracle of TestOracle.
type speller struct {
	b     engine.Board
	texts map[string]map[string][]spelt // by text, then by kind of form
}

// spelt is a move that a text of one kind of form means; those of the lowest
// tier count.
type spelt struct {
	move engine.Move
	tier int
}

const pawnForms = "pawns" // read where nothing else is legal

func (s *speller) add(form string, tier int, m engine.Move, parts ...string) {
	text := strings.Join(parts, "")
	if s.texts[text] == nil {
		s.texts[text] = map[string][]spelt{}
	}
	s.texts[text][form] = append(s.texts[text][form], spelt{m, tier})
}

// means returns the moves that the rules give to a text.
func (s *speller) means(text string) []engine.Move {
	plain, pawns := map[engine.Move]bool{}, map[engine.Move]bool{}
	for form, list := range s.texts[text] {
		least := slices.MinFunc(list, func(a, b spelt) int { return a.tier - b.tier }).tier
		for _, x := range list {
			if x.tier == least && form == pawnForms {
				pawns[x.move] = true
			} else if x.tier == least {
				plain[x.move] = true
			}
		}
	}
	if len(plain) == 0 {
		plain = pawns
	}
	return inOrder(slices.Collect(maps.Keys(plain)))
}

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
	s.b, s.texts = p.Board(), map[string]map[string][]spelt{}
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
		x.spell(leaper)
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

func (x *spelling) spell(leaper bool) {
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
	short := 0
	if x.turn != 2 {
		short = 1
	}
	for _, cn := range []bool{true, false} {
		f, t := numeral(x.f, cn), numeral(x.t, cn)
		for _, g := range strings.Split(glyphs, "") {
			own := !(strings.Contains("仕相", g) && x.c == engine.Black && cn || strings.Contains("士象", g) && x.c == engine.Red && !cn)
			x.short("sg", short, bar, t, 0, g, f)
			for _, l := range x.labels() {
				x.short("sp", short, bar, t, 0, where[l], g)
				x.short("sq", short, bar, t, 0, g, where[l])
			}
			for _, o := range ordinals {
				x.short("so", short, bar, t, 0, numeral(o, true), g)
				x.short("so", short, bar, t, 0, numeral(o, false), g)
			}
			if !own {
				continue
			}
			x.columnar(g, f, ascii, t, ordinals, inFile)
			x.columnar(g, f, han, t, ordinals, inFile)
			x.add("a", 0, x.m, g, f, numeral(x.r, cn), numeral(x.F, cn), numeral(x.R, cn))
			if x.turn == 2 {
				x.add("a", 0, x.m, g, f, numeral(x.r, cn), ".", numeral(x.F, cn))
				x.add("a", 0, x.m, g, f, numeral(x.r, cn), "平", numeral(x.F, cn))
			}
		}
	}
	for _, cn := range []bool{true, false} {
		for _, turn := range []string{ascii, han} {
			x.latin(letters, turn, bar, numeral(x.f, cn), numeral(x.t, cn), short, ordinals, inFile)
		}
	}
	x.digits(numeral(x.f, false), numeral(x.t, false), ascii, bar, short, ordinals)
}

// columnar spells with a Chinese name of the piece.
func (x *spelling) columnar(g, f, turn, t string, ordinals, inFile []int) {
	x.add("c", 0, x.m, g, f, turn, t)
	for _, l := range x.labels() {
		x.add("c", 0, x.m, where[l], g, turn, t)
		x.add("c", 0, x.m, g, where[l], turn, t)
		x.add("c", 0, x.m, where[l], g, f, turn, t)
		x.add("c", 0, x.m, g, where[l], f, turn, t)
	}
	for _, o := range ordinals {
		x.add("c", 0, x.m, numeral(o, true), g, turn, t)
		x.add("c", 0, x.m, numeral(o, false), g, turn, t)
	}
	for _, o := range inFile {
		x.add("c", 0, x.m, numeral(o, true), g, f, turn, t)
		x.add("c", 0, x.m, numeral(o, false), g, f, turn, t)
	}
}

// latin spells with a letter for the piece.
func (x *spelling) latin(letters, ascii, bar, f, t string, short int, ordinals, inFile []int) {
	for _, l := range strings.Split(letters, "") {
		tier := 0
		if l == "b" && x.k == engine.Advisor {
			tier = 2
		}
		x.add("w", tier, x.m, l, f, ascii, t)
		x.short("sw", short, bar, t, tier, l, f)
		for _, p := range x.labels() {
			x.add("w", tier, x.m, l, signs3[p], ascii, t)
			x.add("w1", tier, x.m, signs3[p], l, ascii, t)
			x.add("wc", tier, x.m, where[p], l, ascii, t)
			x.add("wd", tier, x.m, l, where[p], ascii, t)
			x.add("wf", tier, x.m, where[p], l, f, ascii, t)
			x.add("wg", tier, x.m, l, where[p], f, ascii, t)
			x.short("swp", short, bar, t, tier, where[p], l)
			x.short("swq", short, bar, t, tier, l, where[p])
		}
		for _, o := range ordinals {
			x.add("w", tier, x.m, l, string(rune('a'-1+o)), ascii, t)
			x.add("wc", tier, x.m, numeral(o, true), l, ascii, t)
			x.short("swp", short, bar, t, tier, numeral(o, true), l)
		}
		for _, o := range inFile {
			x.add("wf", tier, x.m, numeral(o, true), l, f, ascii, t)
		}
	}
}

var (
	where  = []string{"前", "中", "后"}
	signs3 = []string{"+", ".", "-"}
)

// digits spells with the keypad, in coordinates and by initials.
func (x *spelling) digits(f, t, ascii, bar string, short int, ordinals []int) {
	d := fmt.Sprint(int(x.k))
	x.add("k", 0, x.m, d, f, ascii, t)
	x.short("sk", short, bar, t, 0, d, f)
	for _, p := range x.labels() {
		x.add("k", 0, x.m, d, signs3[p], ascii, t)
	}
	for _, o := range ordinals {
		x.add("k", 0, x.m, d, string(rune('a'-1+o)), ascii, t)
	}
	x.add("ad", 0, x.m, d, f, numeral(x.r, false), numeral(x.F, false), numeral(x.R, false))
	if x.turn == 2 {
		x.add("ad", 0, x.m, d, f, numeral(x.r, false), ".", numeral(x.F, false))
	}
	x.add("i", 0, x.m, strings.ToLower(x.m.String()))
	x.add("i", 0, x.m, strings.ToLower(strings.ReplaceAll(x.m.String(), "-", "")))
	x.pinyin(t)
	if x.k == engine.Pawn {
		x.pawns(f, ascii, t)
	}
}

// short adds the shorthand without a bar and, unless it is 平, with one.
func (x *spelling) short(form string, tier int, bar, t string, more int, head ...string) {
	text := strings.Join(head, "") + t
	x.add(form, tier+more, x.m, text)
	if bar != "" {
		x.add(form+"b", more, x.m, text, bar)
	}
}

func (x *spelling) pinyin(t string) {
	initials := [...]string{"", "js", "s", "x", "m", "c", "p", "bz"}[x.k]
	dir := []string{"j", "t", "p"}[x.turn]
	for _, l := range strings.Split(initials, "") {
		tier := 0
		if l == "s" && x.k == engine.King {
			tier = 1
		}
		x.add("p", tier, x.m, l, fmt.Sprint(x.f), dir, t)
		for _, p := range x.labels() {
			if p != 1 {
				x.add("pq", tier, x.m, []string{"q", "", "h"}[p], l, dir, t)
			}
		}
	}
}

func (x *spelling) pawns(f, ascii, t string) {
	add := func(parts ...string) { x.add(pawnForms, 0, x.m, append(parts, ascii, t)...) }
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
