// A real program, where it is installed: Debian's fairy-stockfish speaks both
// protocols.

package uci

import (
	"os/exec"
	"strings"
	"testing"

	"qipu/engine"
)

// fairy returns the command of fairy-stockfish, or skips the test.
func fairy(t *testing.T) []string {
	t.Helper()
	for _, path := range []string{"fairy-stockfish", "/usr/games/fairy-stockfish"} {
		if found, err := exec.LookPath(path); err == nil {
			return []string{found}
		}
	}
	t.Skip("fairy-stockfish is not installed: apt-get install fairy-stockfish")
	return nil
}

const printed = `G0-E2 H7-E7 H0-G2 H9-G7 I0-H0 I9-H9 B0-C2 B7-D7 A0-B0 B9-C7 H2-H6 A9-B9 B2-B6 D7-D2 E2-G0 D2-D5 G3-G4 D5-C5
C2-E1 E6-E5 C3-C4 C5-D5 E1-C2 G6-G5 G4-G5 D5-G5 C0-E2 C6-C5 C4-C5 G5-C5 D0-E1 G7-H5 H6-C6 E7-H7 C6-H6 H7-F7 H6-D6 F7-H7 D6-H6 H7-G7`

func TestFairy(t *testing.T) {
	path := fairy(t)
	for _, protocol := range []Protocol{UCI, UCCI} {
		t.Run(protocol.String(), func(t *testing.T) {
			p, err := Start(t.Context(), Config{Name: "fairy", Command: path, Protocol: protocol, Options: map[string]string{"MultiPV": "3"}})
			if err != nil {
				t.Fatal(err)
			}
			defer p.Close()
			if is := p.Identity(); !strings.HasPrefix(is.Name, "Fairy-Stockfish") || is.FirstRank != map[Protocol]int{UCI: 1, UCCI: 0}[protocol] {
				t.Errorf("%+v", is)
			}
			moves := strings.Fields(strings.ToLower(strings.ReplaceAll(printed, "-", "")))
			step := 1
			if testing.Short() {
				step = 8
			}
			for n := 0; n <= len(moves); n += step {
				at := after(t, strings.Join(moves[:n], " "))
				u, err := p.Analyse(t.Context(), at, Limit{Nodes: 5000})
				if err != nil {
					t.Fatalf("ply %d: %v", n, err)
				}
				if len(u.Lines) != 3 || len(u.Lines[0].Moves) == 0 || u.Lines[0].Score.Mate {
					t.Errorf("ply %d: %+v", n, u)
				}
			}
		})
	}
}

// TestFairyMates: a mate is said from the winner's side, whoever is to move.
func TestFairyMates(t *testing.T) {
	p, err := Start(t.Context(), Config{Name: "fairy", Command: fairy(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	for fen, winner := range map[string]engine.Color{
		"3k5/9/9/9/9/9/9/R8/1R7/4K4 w": engine.Red,
		"4k4/7r1/8r/9/9/9/9/9/9/5K3 b": engine.Black,
	} {
		setup, err := engine.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		at, err := setup.Position()
		if err != nil {
			t.Fatal(err)
		}
		in, _ := at.MateIn(5, 1e6)
		want := Score{Mate: true, In: in, Winner: winner}
		u, err := p.Analyse(t.Context(), Place{Start: at}, Limit{Depth: 10})
		if err != nil || u.Lines[0].Score != want {
			t.Errorf("%s: %+v, %v; want %+v", fen, u, err, want)
		}
	}
}

// TestFairySearchesAreRenewed asks anew without end, as who steps through a game
// does: this very program stops listening where it is asked while it thinks.
func TestFairySearchesAreRenewed(t *testing.T) {
	p, err := Start(t.Context(), Config{Name: "fairy", Command: fairy(t)})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	places := []Place{after(t, ""), after(t, "h2e2"), after(t, "h2e2 h9g7")}
	for i := range 50 {
		n := p.Go(places[i%3], Limit{})
		if i%2 == 0 {
			continue // not even looked at
		}
		for u := range p.Updates() {
			if u.Err != nil {
				t.Fatal(u.Err)
			}
			if u.Search == n {
				at := places[i%3].Start
				for _, m := range places[i%3].Moves {
					at = at.PlayLegal(m)
				}
				if m := u.Lines[0].Moves; len(m) > 0 && !at.Legal(m[0]) {
					t.Fatalf("%v is of another position", m[0])
				}
				break
			}
		}
	}
}
