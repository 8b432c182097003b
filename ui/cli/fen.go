// A FEN that a command is given: the position, or the first character that
// cannot stand.

package cli

import (
	"errors"
	"strings"
	"unicode/utf8"

	"qipu/engine"
)

// badFEN is a FEN that cannot be played.
type badFEN struct {
	column int // in characters, from 1
	err    error
}

// parseFEN reads a position to play from. Counters that are no numbers do not
// matter; whatever forbids play does.
func parseFEN(text string) (engine.Position, *badFEN) {
	setup, err := engine.ParseFEN(text)
	var wrong *engine.FENError
	if errors.As(err, &wrong) && wrong.Fault != engine.FENNumber {
		return engine.Position{}, &badFEN{column(text, wrong.Offset), wrong}
	}
	p, err := setup.Position()
	if err == nil {
		return p, nil
	}
	var unplayable *engine.SetupError
	errors.As(err, &unplayable)
	at := len(text)
	for _, fault := range unplayable.Faults {
		at = min(at, faultOffset(text, fault))
	}
	return p, &badFEN{column(text, at), err}
}

// column returns the place of a byte in characters, from 1.
func column(text string, offset int) int { return utf8.RuneCountInString(text[:offset]) + 1 }

// faultOffset returns the offset of the first character after which the fault
// is there: the second king, the seventeenth piece, the king that faces the
// other, the side that may not be the one to move; for a missing king the
// character behind the board.
func faultOffset(text string, fault engine.SetupFault) int {
	end := strings.IndexAny(text, " \t")
	if end < 0 {
		end = len(text)
	}
	var kings, pieces [2]int
	for i := range end {
		p := engine.PieceOf(text[i])
		if p == engine.NoPiece {
			continue
		}
		c := p.Color()
		if pieces[c]++; pieces[c] > 16 && fault == engine.TooManyPieces {
			return i
		}
		if p.Kind() != engine.King {
			continue
		}
		kings[c]++
		many := engine.ManyRedKings
		if c == engine.Black {
			many = engine.ManyBlackKings
		}
		if kings[c] == 2 && fault == many || kings[engine.Red] > 0 && kings[engine.Black] > 0 && fault == engine.KingsFacing {
			return i
		}
	}
	if fault == engine.WaitingInCheck {
		if side := strings.TrimLeft(text[end:], " \t"); side != "" {
			return len(text) - len(side)
		}
	}
	return end
}
