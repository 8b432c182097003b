// Where games start, and who moves first.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// readStart takes the start from a FEN at an offset of the source.
func readStart(g *records.Game, fen string, at int) {
	if strings.TrimSpace(fen) == "" {
		return
	}
	setup, err := engine.ParseFEN(fen)
	if high := charset.FirstHigh([]byte(fen)); err == nil && high < len(fen) { // behind what a reader of FEN looks at
		err = &engine.FENError{Text: fen, Fault: engine.FENLetter, Offset: high}
	}
	g.Start = setup
	place := g.PlaceOf(at)
	g.SetStartPlace(place)
	if e, ok := err.(*engine.FENError); ok { //nolint:errorlint // ParseFEN promises this type
		g.AddProblem(records.Problem{
			Place: g.PlaceOf(at + e.Offset), Kind: records.WrongFEN, Text: fen, Err: e,
		})
	}
}

// started lets the piece that moves first say whose turn it is, whatever a header
// says.
func started(g *records.Game) *records.Game {
	g.FirstSide()
	return g
}

func noResult() records.Tags { return records.Tags{{Name: "Result", Value: "*"}} }
