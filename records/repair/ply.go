// What a text tells of a move without a board.

package repair

import (
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// PlyOf returns the move that a text in absolute notation or ICCS names without
// a board. The names and numerals of the text decide the side; side is taken
// where they do not. It is false for a text that does not tell both points, or
// has several meanings.
func PlyOf(text string, side engine.Color) (records.Ply, bool) {
	side = sideOf(text, side)
	var ply records.Ply
	found := false
	for _, reading := range notation.Read(text, side) {
		if reading.Wrong {
			continue
		}
		m, ok := points(&reading, side)
		if !ok {
			continue
		}
		p := records.Ply{Color: side, Kind: reading.Kind, Move: m}
		if found && p != ply {
			return ply, false
		}
		ply, found = p, true
	}
	return ply, found
}

// sideOf returns the side that the name of the piece, or else the script of the
// numerals, gives a text: Red writes Chinese numerals, Black digits.
func sideOf(text string, side engine.Color) engine.Color {
	switch {
	case strings.ContainsAny(text, "帅帥仕相兵"):
		return engine.Red
	case strings.ContainsAny(text, "将將士象卒"):
		return engine.Black
	case strings.ContainsAny(text, chineseDigits):
		return engine.Red
	case strings.ContainsAny(text, "车車马馬炮砲包"):
		return engine.Black
	}
	return side
}

// points returns the two points of a reading, if it tells both.
func points(x *notation.Reading, side engine.Color) (engine.Move, bool) {
	if x.Place == notation.AtPoint {
		if x.Turn == notation.ToPoint {
			return engine.Move{From: x.From, To: x.To}, true
		}
		_, rank := x.From.Seen(side)
		to := engine.SeenSquare(side, int(x.Target), rank)
		return engine.Move{From: x.From, To: to}, x.Turn == notation.Traverse && to != engine.NoSquare
	}
	if x.Place != notation.OnFile || x.Kind != engine.Advisor && x.Kind != engine.Elephant {
		return engine.Move{}, false
	}
	// No two moves of a side's advisors and elephants share file, direction and
	// target file.
	var move engine.Move
	found := false
	for rank := 1; rank <= engine.Ranks; rank++ {
		up := int(x.Target) - int(x.File)
		if up < 0 {
			up = -up
		}
		if x.Turn == notation.Retreat {
			up = -up
		}
		m := engine.Move{From: engine.SeenSquare(side, int(x.File), rank), To: engine.SeenSquare(side, int(x.Target), rank+up)}
		if m.From == engine.NoSquare || m.To == engine.NoSquare || !records.Movers(side, m).Has(x.Kind) {
			continue
		}
		if found {
			return move, false
		}
		move, found = m, true
	}
	return move, found && x.Turn != notation.Traverse
}
