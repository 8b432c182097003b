// Tables that a user defines: other letters and signs for the columnar
// notation.

package notation

import (
	"strings"

	"qipu/engine"
)

// Table is a columnar notation with letters, digits or words of its own: piece,
// file (or a sign for front, middle or rear), direction, number. Of several
// names for a piece the first is written and all are read, in either case. It
// is read only when it is chosen.
type Table struct {
	Title                      string      // the name in settings and commands
	Pieces, Black              [8][]string // by engine.Kind; Black's only where they differ
	Front, Middle, Rear        string      // empty: + . -
	Advance, Retreat, Traverse string
	SignFirst                  bool // the sign for front, middle or rear stands before the piece
}

// Name returns the title.
func (t *Table) Name() string { return t.Title }

// pieces returns the names of a piece.
func (t *Table) pieces(c engine.Color, k engine.Kind) []string {
	if c == engine.Black && len(t.Black[k]) > 0 {
		return t.Black[k]
	}
	return t.Pieces[k]
}

// places returns the signs for front, middle and rear.
func (t *Table) places() [3]string {
	list := [3]string{"+", ".", "-"}
	for i, s := range [...]string{t.Front, t.Middle, t.Rear} {
		if s != "" {
			list[i] = s
		}
	}
	return list
}

// Append appends the text of m; false where the table has none.
func (t *Table) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	return t.appendNamed(dst, b, m, 0)
}

// appendNamed is Append with another name of the piece: that of an index among
// its names.
func (t *Table) appendNamed(dst []byte, b *engine.Board, m engine.Move, name int) ([]byte, bool) {
	var f facts
	if !f.describe(b, m) || !f.which(b, m) {
		return dst, false
	}
	names := t.pieces(f.color, f.kind)
	if name >= len(names) {
		return dst, false
	}
	start := len(dst)
	piece, which := names[name], t.placeSign(&f)
	if t.SignFirst && f.place != OnFile {
		piece, which = which, piece
	}
	dst = append(append(dst, piece...), which...)
	dst = append(dst, [...]string{Advance: t.Advance, Retreat: t.Retreat, Traverse: t.Traverse}[f.turn]...)
	dst = append(dst, '0'+byte(f.target))
	// Words may run into each other, so that nothing is taken for granted.
	if !readsBack(b, m, t, dst[start:]) {
		return dst[:start], false
	}
	return dst, true
}

// placeSign returns what tells the piece from its like: its file, a sign or an
// ordinal.
func (t *Table) placeSign(f *facts) string {
	places := t.places()
	switch {
	case f.place == OnFile:
		return string(rune('0' + f.file))
	case f.place == Middle:
		return places[1]
	case f.place == Numbered:
		return string(rune('a' - 1 + f.number))
	case f.number > 0:
		return places[0]
	}
	return places[2]
}

// Parse reads the notation alone.
func (t *Table) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(t, p, text)
}

// tableReader tries every way of cutting a text into the table's words.
type tableReader struct {
	*Table
	text     []rune // folded, without blanks
	at       []int  // the byte of each
	furthest int
	r        *reader
}

func (t *Table) read(r *reader, text string) (int, bool) {
	x := tableReader{Table: t, r: r}
	x.text, x.at = plain(text)
	x.at = append(x.at, len(text))
	x.parse(r.side)
	return x.at[x.furthest], r.n > 0
}

// word reports whether w stands at i, and returns the place behind it.
func (x *tableReader) word(i int, w string) (int, bool) {
	for _, c := range strings.ToLower(w) {
		if i >= len(x.text) || x.text[i] != FoldRune(c) {
			x.furthest = max(x.furthest, i)
			return i, false
		}
		i++
	}
	x.furthest = max(x.furthest, i)
	return i, w != ""
}

// parse adds a reading for each way in which the whole text can be cut.
func (x *tableReader) parse(side engine.Color) {
	places := x.places()
	for k := engine.King; k <= engine.Pawn; k++ {
		for _, name := range x.pieces(side, k) {
			if i, ok := x.word(0, name); ok {
				x.behind(k, i, places)
			}
			for s, sign := range places {
				if i, ok := x.word(0, sign); ok && x.SignFirst {
					if i, ok = x.word(i, name); ok {
						x.turn(k, placed(sign0[s]), i)
					}
				}
			}
		}
	}
}

var sign0 = [...]sign{signFront, signMiddle, signRear}

// behind reads the file, sign or ordinal behind a piece, from i.
func (x *tableReader) behind(k engine.Kind, i int, places [3]string) {
	if !x.SignFirst {
		for s, sign := range places {
			if j, ok := x.word(i, sign); ok {
				x.turn(k, placed(sign0[s]), j)
			}
		}
	}
	if i >= len(x.text) {
		return
	}
	switch c := x.text[i]; {
	case c >= '1' && c <= '9':
		x.turn(k, onFile(int8(c-'0')), i+1)
	case c >= 'a' && c <= 'e':
		x.turn(k, placed(sign(c)), i+1)
	}
}

// turn reads the direction and the number, which end the text.
func (x *tableReader) turn(k engine.Kind, r Reading, i int) {
	x.furthest = max(x.furthest, i)
	for t, w := range [...]string{Advance: x.Advance, Retreat: x.Retreat, Traverse: x.Traverse} {
		j, ok := x.word(i, w)
		if !ok || j >= len(x.text) || x.text[j] < '1' || x.text[j] > '9' {
			continue
		}
		x.furthest = max(x.furthest, j+1)
		if j+1 < len(x.text) {
			continue
		}
		r.Kind, r.Turn, r.Target = k, Turn(t), int8(x.text[j]-'0')
		x.r.add(r)
	}
}
