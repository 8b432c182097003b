// Which notations make a column in a table of moves.

package notation

import "slices"

// Column is a notation as a column of a table of moves.
type Column struct {
	Notation
	Width    int  // columns of a screen that its longest text takes
	Optional bool // it stands in the table only where it is chosen by name
}

// Columns returns the notations that make a column, in the order in which they
// stand.
func Columns() []Column {
	var rows []row
	for _, r := range table {
		if r.place > 0 {
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, func(a, b row) int { return a.place - b.place })
	columns := make([]Column, len(rows))
	for i, r := range rows {
		columns[i] = Column{r.Notation, r.width, r.optional}
	}
	return columns
}
