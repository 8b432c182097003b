// A real program reviews real moves with a blunder planted among them, where it is
// installed.

package desk

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/notation"
	"qipu/records"
)

// printed is the first half of a printed game in ICCS.
const printed = `G0-E2 H7-E7 H0-G2 H9-G7 I0-H0 I9-H9 B0-C2 B7-D7 A0-B0 B9-C7 H2-H6 A9-B9 B2-B6 D7-D2 E2-G0 D2-D5 G3-G4 D5-C5
C2-E1 E6-E5 C3-C4 C5-D5 E1-C2 G6-G5 G4-G5 D5-G5 C0-E2 C6-C5 C4-C5 G5-C5 D0-E1 G7-H5 H6-C6 E7-H7 C6-H6 H7-F7 H6-D6 F7-H7 D6-H6 H7-G7`

// hangRook returns a quiet move of a rook to where it can be taken for nothing,
// which it could not be before; false if there is none.
func hangRook(p *engine.Position) (engine.Move, bool) {
	moves := p.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	for _, m := range moves {
		if p.At(m.From).Kind() != engine.Rook || p.At(m.To) != engine.NoPiece {
			continue
		}
		q := p.PlayLegal(m)
		hangs := func(t engine.Threat) bool { return t.On == m.To && !t.Guarded }
		if q.InCheck() == engine.NoSquare && slices.ContainsFunc(q.AppendThreats(nil, q.Turn()), hangs) {
			return m, true
		}
	}
	return engine.Move{}, false
}

func TestReviewFindsBlunders(t *testing.T) {
	if testing.Short() {
		t.Skip("a program has to think")
	}
	path, err := exec.LookPath("fairy-stockfish")
	if err != nil {
		if path, err = exec.LookPath("/usr/games/fairy-stockfish"); err != nil {
			t.Skip("fairy-stockfish is not installed: apt-get install fairy-stockfish")
		}
	}
	p, err := uci.Start(t.Context(), uci.Config{Name: "fairy", Command: []string{path}})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	moves := strings.Fields(printed)
	planted := 0
	for before := 6; before < len(moves) && planted < 4; before += 3 {
		g := records.NewGame(engine.StandardSetup())
		c := records.NewCursor(g)
		for _, text := range moves[:before] {
			at, _ := c.Position()
			m, err := notation.ICCS{}.Parse(at, text)
			if err == nil {
				err = c.Play(m)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		at, _ := c.Position()
		blunder, ok := hangRook(at)
		if !ok {
			continue
		}
		planted++
		if err := c.Play(blunder); err != nil {
			t.Fatal(err)
		}
		var marks []string
		if err := Review(t.Context(), p, CourseOf(g), 0, uci.Limit{Depth: 8}, func(is Reviewed) { marks = append(marks, is.Mark) }); err != nil {
			t.Fatal(err)
		}
		if got := marks[before]; got != "??" && got != "?" {
			t.Errorf("%v at ply %d is marked %q", blunder, before+1, got)
		}
		if i := slices.Index(marks[:before], "??"); i >= 0 {
			t.Errorf("ply %d of the printed game is marked ??", i+1)
		}
	}
	if planted < 4 {
		t.Errorf("only %d blunders", planted)
	}
}
