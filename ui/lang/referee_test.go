// The referee's sentences: their facts, and that they fit a line.

package lang

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// ruled plays a line from a FEN to its end and returns what there is to tell.
func ruled(t *testing.T, fen, line string, rules engine.Rules) *Ruling {
	t.Helper()
	setup, err := engine.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	g := records.NewGame(setup)
	c := records.NewCursor(g)
	for _, text := range strings.Fields(line) {
		m := engine.Move{
			From: engine.SquareAt(int(text[0]-'A'), int(text[1]-'0')), To: engine.SquareAt(int(text[3]-'A'), int(text[4]-'0')),
		}
		if err := c.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	r, b := c.Repeats(), c.Board()
	return &Ruling{Repetition: &r, Rules: rules, Board: &b}
}

// Cycles of each kind.
const (
	checkFEN, checkLine = "3k5/9/9/9/9/9/9/4R4/9/5K3 w", "E2-D2 D9-E9 D2-E2 E9-D9 E2-D2 D9-E9 D2-E2 E9-D9"
	chaseFEN, chaseLine = "5k3/7n1/9/7R1/9/9/9/9/9/4K4 w", "H6-H5 H8-G6 H5-G5 G6-H8 G5-H5 H8-G6 H5-G5 G6-H8 G5-H5"
	rootFEN, rootLine   = "4kab2/4a4/4b4/c3C1p1R/8P/2B6/9/3AB1p2/1pr1A4/4K4 w", "E6-C6 C1-D1 C6-D6 D1-C1 D6-C6 C1-D1 C6-D6 D1-C1 D6-C6"
	wayFEN, wayLine     = "2bck3r/4a4/3ab4/P2rp3p/2p1c4/4R4/N3P3P/4BC1C1/N3A4/4KAB2 w", "H2-H6 D6-D3 F2-F3 D3-D1 H6-H1 D1-D6 F3-F6 D6-D3 H1-H3 D3-D1 F6-F1 D1-D6 H3-H6 D6-D3 F1-F3 D3-D1 H6-H1 D1-D6 F3-F6 D6-D3 H1-H3 D3-D1 F6-F1 D1-D6 H3-H6 D6-D3 F1-F3"
	pairFEN, pairLine   = "1c1ak4/N1PNa4/9/9/5P3/9/9/4Bp3/9/3p1K1p1 w", "C8-B8 B9-C9 B8-C8 C9-B9 C8-B8 B9-C9 B8-C8 C9-B9"
	bareFEN, bareLine   = "5k3/9/9/9/9/4c4/3n5/3NBA3/4A4/4K4 w", "E0-D0 E4-D4 D0-E0 D4-E4 E0-D0 E4-D4 D0-E0 D4-E4"
	bothFEN, bothLine   = "4k4/7n1/9/4pR3/9/9/4P4/9/9/4K4 w", "F6-H6 H8-F7 H6-H7 F7-G5 H7-G7 G5-I6 G7-G6 I6-H8 G6-H6 H8-F7 H6-H7 F7-G5 H7-G7 G5-I6 G7-G6 I6-H8 G6-H6"
	turnFEN, turnLine   = "9/9/5k2b/3c2N2/9/9/9/4K4/9/7N1 w", "G6-E5 D6-E6 E5-G6 E6-D6 G6-E5 D6-E6 E5-G6 E6-D6"
)

func TestRuling(t *testing.T) {
	for _, row := range []struct {
		fen, line string
		rules     engine.Rules
		lang      Lang
		has       []string
	}{
		{checkFEN, checkLine, engine.Asian, English, []string{"3rd time this position (plies 0, 4, 8)", "Red checks with every move", "Asian rules: Red must change or loses", "counted within this record"}},
		{checkFEN, checkLine, engine.Chinese, Simplified, []string{"红方着着将军", "红 将将将将 黑 闲闲闲闲", "中国规则：红方须变着，不变作负"}},
		{checkFEN, checkLine, engine.NoRules, English, []string{"Red checks with every move", "Red: check check check check. Black: - - - -"}},
		{chaseFEN, chaseLine, engine.Asian, English, []string{"every Red move attacks 馬 on (8·2), which is unprotected"}},
		{rootFEN, rootLine, engine.Asian, English, []string{"every Red move attacks 車 on (3·9) with 炮"}},
		{wayFEN, wayLine, engine.Asian, English, []string{"every Red move attacks, by turns, 車 on (4·7). "}},
		{pairFEN, pairLine, engine.Asian, English, []string{"every Red move attacks, by turns, 炮 on (2·1), which is unprotected"}},
		{bareFEN, bareLine, engine.Asian, English, []string{"every Black move takes the protection of 仕 on (四·三) away"}},
		{bothFEN, bothLine, engine.Asian, English, []string{"both chase: draw"}},
		{turnFEN, turnLine, engine.Asian, English, []string{"Red checks with 2 and attacks with 2 moves of 4", "neither side breaks a rule: draw if nobody changes"}},
		{turnFEN, turnLine, engine.Chinese, English, []string{"the Chinese rules also weigh threats of mate"}},
	} {
		v := NewVoice(row.lang, nil)
		got := v.Ruling(ruled(t, row.fen, row.line, row.rules))
		for _, want := range row.has {
			if !strings.Contains(strings.ToLower(got), strings.ToLower(want)) {
				t.Errorf("%q is not in %q", want, got)
			}
		}
		if row.rules == engine.NoRules && strings.Contains(got, "rules") {
			t.Errorf("rules are named: %s", got)
		}
	}
}

// columns is the width of a text whose characters above U+10FF take two.
func columns(text string) int {
	n := 0
	for _, r := range text {
		n++
		if r > 0x10ff {
			n++
		}
	}
	return n
}

// TestRulingLines: in every language some line has at most 78 columns and still
// says who must change; the fullest says why.
func TestRulingLines(t *testing.T) {
	for _, l := range All {
		for _, c := range [][2]string{{checkFEN, checkLine}, {chaseFEN, chaseLine}, {rootFEN, rootLine}, {bareFEN, bareLine}, {bothFEN, bothLine}, {turnFEN, turnLine}} {
			for _, rules := range []engine.Rules{engine.Asian, engine.Chinese, engine.NoRules} {
				r := ruled(t, c[0], c[1], rules)
				v := NewVoice(l, nil)
				lines := v.RulingLines(r)
				i := 0
				for i < len(lines) && columns(lines[i]) > 78 {
					i++
				}
				if i == len(lines) {
					t.Errorf("%v: no line fits: %q", l, lines)
					continue
				}
				if loser, loses := r.Cycle.Verdict(rules).Loser(); loses && !strings.Contains(lines[i], l.Say(MustChange, l.Side(loser))) {
					t.Errorf("%v: %q does not say who must change", l, lines[i])
				}
			}
		}
	}
	v := NewVoice(English, nil)
	want := "3rd time (1 5 9): Red chases 馬, unprotected. Asian rules: Red must change"
	if lines := v.RulingLines(ruled(t, chaseFEN, chaseLine, engine.Asian)); lines[1] != want {
		t.Errorf("%q, want %q", lines[1], want)
	}
}

// TestVeiledRuling: of a blind game the count and the checks are told, and no
// piece.
func TestVeiledRuling(t *testing.T) {
	v := NewVoice(English, nil)
	for _, c := range [][3]string{
		{checkFEN, checkLine, "3rd time this position (plies 0, 4, 8). Red checks with every move of the cycle. Asian rules: Red must change or loses"},
		{chaseFEN, chaseLine, "3rd time this position (plies 1, 5, 9)"},
	} {
		r := ruled(t, c[0], c[1], engine.Asian)
		r.Veiled, r.Board = true, nil
		if got := v.Ruling(r); got != c[2] {
			t.Errorf("%q, want %q", got, c[2])
		}
	}
}

func TestQuiet(t *testing.T) {
	for plies, want := range map[int]string{
		99: "", 101: "", 121: "",
		100: "100 plies since the last capture, 14 of them Red's checks and 0 Black's. 50 rounds: a draw may be claimed under the Asian regulations of 2017",
		120: "120 plies since the last capture, 14 of them Red's checks and 0 Black's. 60 rounds: a draw may be claimed under the Chinese rules",
	} {
		if got := English.Quiet(plies, [2]int{14, 0}); got != want {
			t.Errorf("%d: %q, want %q", plies, got, want)
		}
	}
}

func TestOrdinals(t *testing.T) {
	for n, want := range map[int]string{1: "1st", 3: "3rd", 4: "4th", 11: "11th", 13: "13th", 22: "22nd", 112: "112th"} {
		if got := English.ordinal(n); got != want {
			t.Errorf("%d: %s, want %s", n, got, want)
		}
	}
	if got := Simplified.ordinal(3); got != "3" {
		t.Error(got)
	}
}
