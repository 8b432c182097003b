// The notations: what each can do, and the table of them.

package notation

import "qipu/engine"

// Notation is one way of writing moves.
type Notation interface {
	// Name is the notation's name in commands and settings, "wxf".
	Name() string
	// Append appends the text of m, a move of the side to move of b, to dst. It
	// needs no legality; false says that the notation has no text for the move.
	Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool)
	// Parse returns the legal move of p that text means, or an *Error.
	Parse(p *engine.Position, text string) (engine.Move, error)
}

// row is a notation, and what kind of column it makes in a table of moves.
type row struct {
	Notation
	place    int  // among the columns, from 1; 0: it makes none
	width    int  // columns of a screen that its longest text takes
	optional bool // it stands in the table only where it is chosen by name
}

// table lists the notations; the first seven are the columns of
// `notate --batch`.
var table = []row{
	{ICCS{}, 5, 5, false},
	{Chinese{}, 1, 8, false},
	{Chinese{Traditional: true}, 2, 8, true},
	{WXF{}, 3, 4, false},
	{Keypad{}, 4, 4, false},
	{Absolute{}, 6, 10, false},
	{Shorthand{}, 7, 6, false},
	{Notation: Pinyin{}},
	{Notation: UCI{}},
	{Notation: Studio{}},
	{Notation: SAN{}},
	{Notation: Digits{}},
	{Notation: English{}},
	{Vietnamese{}, 8, 4, true},
}

// BatchColumns is how many of the notations of All are the columns of
// `notate --batch`, from the first.
const BatchColumns = 7

// All returns the notations in their order, each with its default settings.
func All() []Notation {
	all := make([]Notation, len(table))
	for i, r := range table {
		all[i] = r.Notation
	}
	return all
}

// Lookup returns the notation of a name.
func Lookup(name string) (Notation, bool) {
	for _, r := range table {
		if r.Name() == name {
			return r.Notation, true
		}
	}
	return nil, false
}

// familyOf returns what the reader knows n as.
func familyOf(n Notation) family {
	switch n.(type) {
	case nil:
		return 0
	case ICCS:
		return famICCS
	case Chinese:
		return famChinese
	case WXF:
		return famWXF
	case Keypad:
		return famKeypad
	case Absolute:
		return famAbsolute
	case Shorthand:
		return famShorthand
	case Pinyin:
		return famPinyin | famPoints
	case Studio:
		return famStudio
	}
	return famChosen
}
