// What a text means on a board, for the plain reader.

package notation

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"qipu/engine"
)

// form reads a whole text as one form.
func (r *plainReader) form(f plainForm, text []rune) {
	said := map[byte]rune{}
	for i, c := range text {
		said[f.says[i]] = c
	}
	if _, ok := said['i']; ok {
		r.try(engine.Move{From: square(sign(said['i']), sign(said['j'])), To: square(sign(said['I']), sign(said['J']))})
		return
	}
	if r.foreign(f, text, said['P']) {
		r.why = max(r.why, engine.WrongSide)
		return
	}
	for _, k := range plainKinds(f, said['P']) {
		from := r.pieces(said, engine.MakePiece(r.c, k))
		if len(from) == 0 {
			r.why = max(r.why, engine.NoPieceThere)
		}
		if r.goals(f, said, from) {
			return
		}
	}
}

// goals tries where the pieces may go, and reports whether anything is legal.
// Shorthand without a bar goes sideways, and only where it cannot, forward or
// back.
func (r *plainReader) goals(f plainForm, said map[byte]rune, from []engine.Square) bool {
	tiers := [][]int{{plainTurn(said['d'] + said['b'])}}
	if f.family == "shorthand" && said['b'] == 0 {
		tiers = [][]int{{0}, {1, -1}}
	}
	for _, tier := range tiers {
		found := false
		for _, s := range from {
			for _, turn := range tier {
				found = r.try(engine.Move{From: s, To: r.target(said, s, turn)}) || found
			}
		}
		if found {
			return true
		}
	}
	return false
}

// target returns where the piece on s goes, forward (1), back (-1) or sideways.
func (r *plainReader) target(said map[byte]rune, s engine.Square, turn int) engine.Square {
	file, rank := s.Seen(r.c)
	if to, ok := said['F']; ok {
		if _, ok = said['R']; ok {
			rank = plainRank(said['R'])
		}
		return engine.SeenSquare(r.c, plainNumber(to), rank)
	}
	n := plainNumber(said['n'])
	away := max(n-file, file-n)
	switch k := r.p.At(s).Kind(); {
	case k == engine.Advisor && away == 1, k == engine.Horse && away == 2:
		away = 1
	case k == engine.Elephant && away == 2, k == engine.Horse && away == 1:
		away = 2
	case k == engine.Advisor || k == engine.Elephant || k == engine.Horse:
		return engine.NoSquare
	case turn == 0:
		return engine.SeenSquare(r.c, n, rank)
	default:
		return engine.SeenSquare(r.c, file, rank+turn*n)
	}
	if turn == 0 {
		return engine.NoSquare
	}
	return engine.SeenSquare(r.c, n, rank+turn*away)
}

func (r *plainReader) try(m engine.Move) bool {
	err := r.p.Check(m)
	if illegal, ok := errors.AsType[*engine.IllegalError](err); ok {
		r.why = max(r.why, illegal.Why)
		return false
	}
	r.legal = append(r.legal, m)
	return true
}

// foreign reports whether the name of the piece makes a text the other side's.
func (r *plainReader) foreign(f plainForm, text []rune, name rune) bool {
	others := []string{"将士象卒", "帅仕相兵"}[r.c]
	if !strings.ContainsRune(others, name) {
		return false
	}
	han, arabic := false, false
	for i, c := range text {
		if strings.IndexByte("frFRn", f.says[i]) >= 0 {
			han = han || c >= utf8.RuneSelf
			arabic = arabic || c < utf8.RuneSelf
		}
	}
	king := strings.ContainsRune("帅将兵卒", name)
	return king || !r.record && f.family != "shorthand" && han == (r.c == engine.Black) && arabic == (r.c == engine.Red)
}

// pieces returns the points of the pieces that a form may mean.
func (r *plainReader) pieces(said map[byte]rune, piece engine.Piece) []engine.Square {
	file := plainNumber(said['f'])
	if c, ok := said['r']; ok {
		if s := engine.SeenSquare(r.c, file, plainRank(c)); r.p.At(s) == piece {
			return []engine.Square{s}
		}
		return nil
	}
	if c, ok := said['B']; ok {
		file = plainNumber(c)
	}
	var list, from []engine.Square // those on doubled files, and those that are meant
	for i := 1; i <= engine.Files; i++ {
		var row []engine.Square
		for rank := engine.Ranks; rank > 0; rank-- {
			if s := engine.SeenSquare(r.c, i, rank); r.p.At(s) == piece {
				row = append(row, s)
			}
		}
		if len(row) > 1 {
			list = append(list, row...)
		}
		if file < 1 || file == i {
			from = append(from, plainOfRow(said, row)...)
		}
	}
	n, least := plainOrdinal(said['w']), 3
	if c, ok := said['N']; ok && file < 1 {
		n, least = plainNumber(c), 2
	}
	if n > 0 && len(list) >= max(n, least) {
		if s := list[n-1]; file < 1 {
			from = []engine.Square{s}
		} else if on, _ := s.Seen(r.c); on == file && !slices.Contains(from, s) {
			from = append(from, s)
		}
	} else if n > 0 && (file < 1 || len(list) < least) {
		from = nil
	}
	return from
}

// plainOfRow returns those of a file, front to back, that a form may mean.
func plainOfRow(said map[byte]rune, row []engine.Square) []engine.Square {
	at := func(i, least int) []engine.Square {
		if len(row) < least || i < 0 || i >= len(row) {
			return nil
		}
		return row[i : i+1]
	}
	_, end := said['E']
	switch c := said['w'] + said['E']; {
	case said['I'] == '+':
		return at(1, 4)
	case said['I'] == '-':
		return at(len(row)-2, 4)
	case said['B'] != 0 && len(row) == 5:
		return at(2, 5)
	case said['B'] != 0 && len(row) != 3:
		return nil
	case said['B'] != 0:
		return at(1, 3)
	case said['N'] != 0:
		return at(plainNumber(said['N'])-1, 2)
	case end && said['f'] == 0 && len(row) < 4:
		return nil
	case strings.ContainsRune("前+q", c):
		return at(0, 2)
	case strings.ContainsRune("后-h", c):
		return at(len(row)-1, 2)
	case strings.ContainsRune("中.=", c):
		if len(row) == 3 {
			return row[1:2]
		}
		return nil
	case c != 0:
		return at(plainOrdinal(c)-1, 2)
	}
	return row
}

// plainOrdinal returns the number of 一 to 五, 1 to 5 or a to e; else less than
// one.
func plainOrdinal(c rune) int {
	return max(plainNumber(c), strings.IndexRune("0abcde", c))
}

// plainNumber returns the number of a digit or numeral, or -1.
func plainNumber(c rune) int {
	return max(strings.IndexRune("0123456789", c), slices.Index([]rune("〇一二三四五六七八九"), c))
}

// plainRank returns the rank of a digit or numeral: zero is the tenth.
func plainRank(c rune) int { return (plainNumber(c)+9)%10 + 1 }

func plainTurn(c rune) int {
	switch {
	case strings.ContainsRune("进+j_", c):
		return 1
	case strings.ContainsRune("退-t^", c):
		return -1
	}
	return 0
}

func plainKinds(f plainForm, c rune) []engine.Kind {
	names := []string{"", "帅将k1", "仕士ags2", "相象em3b", "马hn4", "车r5", "炮c6", "兵卒p7"}
	switch {
	case c == 0 || f.family == "pawns":
		return []engine.Kind{engine.Pawn}
	case f.family == "pinyin":
		names = []string{"", "j", "s", "x", "m", "c", "p", "bz"}
	}
	for k, all := range names {
		switch {
		case !strings.ContainsRune(all, c):
		case c == 'b' && f.family != "pinyin":
			return []engine.Kind{engine.Elephant, engine.Advisor}
		case c == 's' && f.family == "pinyin":
			return []engine.Kind{engine.Advisor, engine.King}
		default:
			return []engine.Kind{engine.Kind(k)}
		}
	}
	return nil
}
