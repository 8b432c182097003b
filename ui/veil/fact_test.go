// What each level lets through, and what asking costs, written out.

package veil_test

import (
	"fmt"
	"testing"

	"qipu/engine"
	"qipu/ui/veil"
)

// TestFacts: a row a fact: on which levels it is told, 0 to 6, and the rung that
// asking for it counts as while it is hidden; - is refused.
func TestFacts(t *testing.T) {
	rungs := map[veil.Rung]string{
		veil.MoveAgain: "move", veil.MoveAbsolute: "absolute", veil.OnePiece: "piece", veil.PieceList: "list", veil.BoardBriefly: "glance", veil.WholeBoard: "board",
	}
	rows := []struct {
		fact   veil.Fact
		levels string
		price  string
	}{
		{veil.Candidates, "1000000", "-"},
		{veil.Reasons, "1000000", "-"},
		{veil.LegalMoves, "1000000", "board"},
		{veil.Taken, "1000000", "board"},
		{veil.Columns, "1000000", "-"},
		{veil.Repeats, "1110000", "-"},
		{veil.Branches, "1000000", "-"},
		{veil.Where, "1000000", "list"},
		{veil.Piece, "1000000", "piece"},
		{veil.Contents, "1000000", "piece"},
		{veil.FEN, "1000000", "board"},
		{veil.Setup, "1000000", "board"},
		{veil.Export, "1000000", "board"},
		{veil.ThinkLines, "1000000", "-"},
	}
	if len(rows) != veil.Facts {
		t.Errorf("%d rows for %d facts", len(rows), veil.Facts)
	}
	for _, row := range rows {
		levels := ""
		for level := range veil.Level(veil.Levels) {
			levels += fmt.Sprintf("%b", btoi(veil.Settings{Level: level}.Allows(row.fact)))
		}
		price := "-"
		if rung, ok := veil.Price(row.fact); ok {
			price = rungs[rung]
		}
		if levels != row.levels || price != row.price {
			t.Errorf("fact %d: told on %s at the price of %s, want %s, %s", row.fact, levels, price, row.levels, row.price)
		}
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestAllowsCapture: a capture is told where the piece that went was seen, or
// where captures are announced.
func TestAllowsCapture(t *testing.T) {
	near, far := engine.MakePiece(engine.Red, engine.Horse), engine.MakePiece(engine.Black, engine.Horse)
	for _, row := range []struct {
		victim engine.Piece
		levels string
	}{{near, "1111000"}, {far, "1110000"}, {engine.NoPiece, "1110000"}} {
		levels := ""
		for level := range veil.Level(veil.Levels) {
			levels += fmt.Sprintf("%b", btoi(veil.Settings{Level: level}.AllowsCapture(row.victim, engine.Red)))
			if !(veil.Settings{Level: level, Captures: true}).AllowsCapture(row.victim, engine.Red) {
				t.Errorf("announced captures are not told on level %d", level)
			}
		}
		if levels != row.levels {
			t.Errorf("victim %v: told on %s, want %s", row.victim, levels, row.levels)
		}
	}
	for level := range veil.Level(veil.Levels) {
		if !(veil.Settings{Level: level}).AllowsCheck() || (veil.Settings{Level: level, Quiet: true}).AllowsCheck() != (level == veil.Open) {
			t.Errorf("check on level %d", level)
		}
		s := veil.Settings{Level: level}
		if s.Blind() != (level != veil.Open) || !(veil.Settings{Level: level, List: veil.LastPly}).Blind() {
			t.Errorf("level %d is blind: %v", level, s.Blind())
		}
	}
}

// TestLimit: as many refused moves as are set lose, none where there is no limit;
// it stays lost until one begins anew.
func TestLimit(t *testing.T) {
	var p veil.Peeks
	for range 5 {
		if p.Miss(veil.Settings{}) {
			t.Fatal("lost without a limit")
		}
	}
	if !p.Miss(veil.Settings{Limit: 6}) || !p.Miss(veil.Settings{}) || p.Misses != 7 {
		t.Errorf("the sixth of six does not lose: %+v", p)
	}
	if p.Restart(); p.Lost || p.Misses != 0 || p.Total() != 0 {
		t.Errorf("begun anew: %+v", p)
	}
}
