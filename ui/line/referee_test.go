// The referee in the line mode, and questions about relations between pieces.

package line

import (
	"math/rand/v2"
	"strings"
	"testing"

	"qipu/ui/desk"
	"qipu/ui/internal/gametest"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

func TestRefereeSpeaks(t *testing.T) {
	chasedLine := strings.TrimSuffix(gametest.ChasedLine, " G5-H5") // one move more brings the position back
	open := func(d *desk.Desk) { d.Session.Cover().Set(false) }
	out := speak(t, gametest.Played(t, gametest.Chased, chasedLine), lang.English, open, "last", "g5h5", "rules none", "-", "+", "q", "q")
	if want := "Every Red move attacks Black horse on H8, which is unprotected"; !in(out, want, "Asian rules: Red must change or loses") {
		t.Errorf("%q is not said:\n%s", want, out)
	}
	if n := strings.Count(out, "must change"); n != 1 {
		t.Errorf("said %d times, the second time without rules:\n%s", n, out)
	}
	blind := func(d *desk.Desk) {
		open(d)
		d.Session.Blind.Choose(veil.Empty)
	}
	out = speak(t, gametest.Played(t, gametest.Chased, chasedLine+" G5-H5 H8-G6 H5-G5 G6-H8 G5-H5"), lang.English, blind, "last", "q")
	if !in(out, "time this position") || in(out, "attacks") || in(out, "must change") {
		t.Errorf("blind:\n%s", out)
	}
}

// TestRelations asks what attacks and guards a piece, what could be won, and what
// one kind can do; while blind that counts as looking.
func TestRelations(t *testing.T) {
	g := gametest.Played(t, "3kb4/9/2r6/9/1N7/3p5/9/9/3R5/4K4 w", "")
	open := func(d *desk.Desk) { d.Session.Cover().Set(false) }
	for _, row := range []struct{ ask, want string }{
		{"at c7", "rook C7: attacked by horse B5; guarded by elephant E9"},
		{"at d1", "rook D1: attacked by none; guarded by none"},
		{"at d9", "king D9: in check from none"},
		{"at a0", "A0 is empty; Red can go there with none, Black with none"},
		{"at x", lang.English.Say(lang.NeedsText, "e0")},
		{"hanging", "Black could lose: pawn D4 to rook D1, horse B5; rook C7 to horse B5"},
		{"hanging", "Red has no piece that could be won"},
		{"legal 1", "\nking E0 to D0, king E0 to F0, king E0 to E1\n"},
		{"legal general", "\nking E0 to D0,"},
		{"legal b5", "\nhorse B5 to "},
		{"piece rooks", "Red: rook D1; Black: rook C7"},
		{"piece Xe", "Red: rook D1; Black: rook C7"},
		{"legal 9", lang.English.Say(lang.NoSuchChoice, "9", "1 2 3 4 5 6 7 K A E H R C P")},
	} {
		out := speak(t, g, lang.English, open, row.ask, "q")
		if !in(out, row.want) {
			t.Errorf("%s: %q is not said:\n%s", row.ask, row.want, out)
		}
	}
	blind := func(d *desk.Desk) {
		open(d)
		d.Session.Blind.Choose(veil.Empty)
	}
	for _, ask := range []string{"at c7", "hanging", "legal 1"} {
		if out := speak(t, g, lang.English, blind, ask, "peeks", "q"); !in(out, lang.English.Say(lang.PeekCounts, 1, 0)) {
			t.Errorf("%s is not counted:\n%s", ask, out)
		}
	}
}

// TestRefereeDoesNotLeak goes round in games that a level must not tell apart.
func TestRefereeDoesNotLeak(t *testing.T) {
	told := 0
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(17, uint64(level)))
		for range 6 {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			if !p.Circle(rng, veiltest.AsAnnounced(level), 4) {
				continue
			}
			var lines []string
			for range p.Moves {
				lines = append(lines, "+")
			}
			out := both(t, &p, lines, nil)
			if out[0] != out[1] {
				t.Fatalf("level %d tells what is hidden:\n%s\n---\n%s", level, out[0], out[1])
			}
			if strings.Contains(out[0], "time this position") {
				told++
			}
		}
	}
	if told < 10 {
		t.Errorf("told in %d games only", told)
	}
}
