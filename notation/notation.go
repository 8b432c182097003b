// Package notation reads and writes the moves of xiangqi as people write them.
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
