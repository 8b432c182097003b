// A FEN that a command is given: the position, or the first character that
// cannot stand.

package cli

import (
	"errors"

	"qipu/engine"
)

// badFEN is a FEN that cannot be played.
type badFEN struct {
	column int // in characters, from 1
	err    error
}

// parseFEN reads a position to play from.
func parseFEN(text string) (engine.Position, *badFEN) {
	p, err := engine.ParsePosition(text)
	var wrong *engine.FENError
	if errors.As(err, &wrong) {
		return p, &badFEN{wrong.Column(), wrong}
	}
	return p, nil
}
