// The columns of moves: a move in every notation, side by side.

package cli

import (
	"qipu/engine"
	"qipu/notation"
)

// columns returns the notations of the columns of moves, in their order.
func columns() []notation.Notation { return notation.All()[:notation.BatchColumns] }

// appendColumns appends a move in each notation, with tabs between; a notation
// that has no text for it leaves its column empty.
func appendColumns(dst []byte, columns []notation.Notation, b *engine.Board, m engine.Move) []byte {
	for i, n := range columns {
		if i > 0 {
			dst = append(dst, '\t')
		}
		if longer, ok := n.Append(dst, b, m); ok {
			dst = longer
		}
	}
	return dst
}

// moveText appends a move in a notation, or nothing where that has no text.
func moveText(dst []byte, n notation.Notation, b *engine.Board, m engine.Move) []byte {
	if longer, ok := n.Append(dst, b, m); ok {
		return longer
	}
	if n.Name() == "iccs" { // every move has both points
		return append(dst, m.String()...)
	}
	return dst
}
