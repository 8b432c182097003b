// The columns of the table of moves.

package session

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/notation"
)

// Columns are the notations that can stand in the table of moves, in the forms
// in which they are written. They are not changed: other forms are other
// Columns.
type Columns struct {
	list  []notation.Column
	hant  bool
	shown []int // where none are chosen
}

// NewColumns returns all columns there are, in their order, each in the form
// that form makes of its notation; nil: as it is. hant says that the moves'
// Chinese is traditional where a column shows one script.
func NewColumns(hant bool, form func(notation.Notation) notation.Notation) *Columns {
	c := &Columns{list: notation.Columns(), hant: hant}
	var names []string
	for i := range c.list {
		if form != nil {
			c.list[i].Notation = form(c.list[i].Notation)
		}
		if !c.list[i].Optional {
			names = append(names, c.list[i].Name())
		}
	}
	c.shown = c.Chosen(names)
	return c
}

// Leading returns the columns with the named ones before the others, where none are
// chosen.
func (c *Columns) Leading(names ...string) *Columns {
	led := *c
	led.shown = nil
	for _, name := range names {
		if i := c.Index(name); i >= 0 {
			led.shown = append(led.shown, i)
		}
	}
	for _, i := range c.shown {
		if !slices.Contains(led.shown, i) {
			led.shown = append(led.shown, i)
		}
	}
	return &led
}

// Traditional reports whether the moves' Chinese is traditional where a column
// shows one script.
func (c *Columns) Traditional() bool { return c.hant }

// Chinese returns the name of the Chinese notation in the script in use.
func (c *Columns) Chinese() string {
	if c.hant {
		return "chinese-traditional"
	}
	return "chinese"
}

// Lead returns the name of the notation in which a single move is written: the first
// of a table for which none are chosen.
func (c *Columns) Lead() string { return c.list[c.shown[0]].Name() }

// Index returns the index of a column by the name of its notation, or -1.
func (c *Columns) Index(name string) int {
	for i := range c.list {
		if c.list[i].Name() == name {
			return i
		}
	}
	return -1
}

// At returns the column with an index.
func (c *Columns) At(i int) *notation.Column { return &c.list[i] }

// Chosen returns the indices of the columns of a table for which names are
// chosen; nil: of those that are not optional. A name that is none is passed
// over. The one column of Chinese is in the script in use. The result must not be
// changed.
func (c *Columns) Chosen(names []string) []int {
	if names == nil {
		return c.shown
	}
	all := make([]int, 0, len(names))
	for _, name := range names {
		if name == "chinese" && !slices.Contains(names, "chinese-traditional") {
			name = c.Chinese()
		}
		if i := c.Index(name); i >= 0 {
			all = append(all, i)
		}
	}
	return all
}

// Every returns the indices of the columns in which a candidate is written: those of
// a table for which none are chosen, then the other script.
func (c *Columns) Every() []int {
	all := slices.Clone(c.shown)
	for i := range c.list {
		if other := strings.HasPrefix(c.list[i].Name(), "chinese"); !slices.Contains(all, i) && (other || !c.list[i].Optional) {
			all = append(all, i)
		}
	}
	return all
}

// Write returns m, a move of b, in every column; "" where the notation has no
// text for it.
func (c *Columns) Write(b *engine.Board, m engine.Move) []string {
	texts := make([]string, len(c.list))
	var buf [40]byte
	for i := range c.list {
		if text, ok := c.list[i].Append(buf[:0], b, m); ok {
			texts[i] = string(text)
		}
	}
	return texts
}

// Text returns m, a move of b, in the notation of a name; "" where that makes no
// column, or has no text for the move.
func (c *Columns) Text(name string, b *engine.Board, m engine.Move) string {
	i := c.Index(name)
	if i < 0 {
		return ""
	}
	text, ok := c.list[i].Append(nil, b, m)
	if !ok {
		return ""
	}
	return string(text)
}
