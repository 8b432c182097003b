// A record as texts, and a change of it.

package repair

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
)

// Record is one line of moves as the texts of a record.
type Record struct {
	Start    *engine.Setup // nil: the record comes without one
	Texts    []string
	Notation string                                                          // of the texts, by name; "" where it is not known
	Read     func(p *engine.Position, text string) []engine.Move             // the legal moves that a text can mean
	Write    func(b *engine.Board, m engine.Move) string                     // the text of a move, in the notation of the record
	Ply      func(text string, side engine.Color) (ply records.Ply, ok bool) // what a text means without a board; nil if it tells no points

	gaps    []int                                               // plies, from 1, before which the numbers jump: moves are missing there
	side    func(text string, side engine.Color) engine.Color   // whose move a text is; nil where texts do not tell
	anySide func(p *engine.Position, text string) []engine.Move // Read, whatever the numerals say
}

// Do is what a change does to the texts.
type Do string

// The kinds of changes.
const (
	Replace  Do = "replace"  // the text of a ply
	Insert   Do = "insert"   // a text before a ply
	Delete   Do = "delete"   // a ply
	Exchange Do = "exchange" // two plies, one for the other
	Read     Do = "read"     // a ply by another reading of the same text
)

// Change is one change after which the rest of the record can be played, or all
// up to another slip.
type Change struct {
	Ply  int // from 1, in the record as it stands
	Do   Do
	Text string         // the new text; the ply's own for Exchange and Read; empty for Delete
	Move engine.Move    // the move that Text means; the zero Move for Delete
	Next engine.Move    // Insert: the second move, where Text is a whole round; else the zero Move
	With int            // Exchange: the other ply, from 1
	Why  *records.Fault // which kind of slip it undoes
	Upto int            // the ply that is wrong next, in the record as it stands; 0: all of the rest can be played

	turned bool // the other side begins
}

// apply returns the texts with the change made, if it is one.
func (c Change) apply(texts []string) []string {
	texts = slices.Clone(texts)
	i := c.Ply - 1
	switch c.Do {
	case "":
		return texts
	case Delete:
		return slices.Delete(texts, i, i+1)
	case Insert:
		return slices.Insert(texts, i, strings.Fields(c.Text)...)
	case Exchange:
		texts[i], texts[c.With-1] = texts[c.With-1], texts[i]
		return texts
	}
	texts[i] = c.Text
	return texts
}

// shift is by how many plies what follows the change moves.
func (c *Change) shift() int {
	switch c.Do {
	case Insert:
		return len(strings.Fields(c.Text))
	case Delete:
		return -1
	}
	return 0
}

// same reports whether two changes do the same.
func (c *Change) same(o *Change) bool {
	return c.Ply == o.Ply && c.Do == o.Do && c.Move == o.Move && c.Next == o.Next && c.With == o.With
}
