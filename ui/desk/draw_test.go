// Games of the library that drills ask.

package desk

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records/library"
	"qipu/ui/drill"
)

// drawnFrom is the library of games in PGN.
func drawnFrom(t *testing.T, text string) *Library {
	t.Helper()
	folder := t.TempDir()
	games := filepath.Join(folder, "games.pgn")
	if err := os.WriteFile(games, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	l := newLibrary(filepath.Join(folder, "library.db"))
	if _, err := l.Add(context.Background(), []string{games}); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := l.Close(); err != nil {
			t.Error(err)
		}
	})
	return l
}

// TestDrawAPlayer: the games of a player, each asked for the moves of that side, the
// same each time.
func TestDrawAPlayer(t *testing.T) {
	var text strings.Builder
	for i, m := range []string{"H2-E2", "B2-E2", "C3-C4", "G3-G4", "G0-E2", "C0-E2", "H0-G2", "B0-C2"} {
		red, black := "吕钦", "许银川"
		if i%2 == 1 {
			red, black = black, "呂欽" // as the other script has it
		}
		fmt.Fprintf(&text, "[Game \"Chinese Chess\"]\n[Red \"%s\"]\n[Black \"%s\"]\n[Result \"1-0\"]\n\n1. %s H9-G7 1-0\n\n", red, black, m)
	}
	l := drawnFrom(t, text.String())
	games, err := l.Draw(context.Background(), library.Query{Players: library.Players{Either: "吕钦"}, Unique: true}, drill.Guess)
	if err != nil || len(games) != 8 {
		t.Fatalf("%d games: %v", len(games), err)
	}
	for _, g := range games {
		if want := map[bool]drill.Asked{true: drill.OfRed, false: drill.OfBlack}[strings.HasPrefix(g.Title, "吕钦")]; g.Of != want {
			t.Errorf("%s: asked %v, want %v", g.Title, g.Of, want)
		}
	}
	again, err := l.Draw(context.Background(), library.Query{Players: library.Players{Either: "吕钦"}, Unique: true}, drill.Guess)
	if err != nil || fmt.Sprint(again) != fmt.Sprint(games) {
		t.Errorf("others are drawn the next time: %v", err)
	}
}

// TestDrawAnOpening: lines of an opening come as often as they were played: of two the
// one that was played nine times of ten comes first far more often, each once.
func TestDrawAnOpening(t *testing.T) {
	first := 0
	const tries = 12
	for i := range tries {
		var text strings.Builder
		for n := range 10 {
			answer := "H9-G7"
			if n == 9 {
				answer = "B9-C7"
			}
			fmt.Fprintf(&text, "[Game \"Chinese Chess\"]\n[Red \"甲%d\"]\n[Event \"%d\"]\n\n1. H2-E2 %s *\n\n", n, i, answer)
		}
		l := drawnFrom(t, text.String())
		games, err := l.Draw(context.Background(), library.Query{Event: fmt.Sprint(i), ECCO: "B"}, drill.Line)
		if err != nil || len(games) != 2 {
			t.Fatalf("%d lines: %v", len(games), err)
		}
		if games[0].Moves[1] == (engine.Move{From: engine.SquareAt(7, 9), To: engine.SquareAt(6, 7)}) {
			first++
		}
		if err := l.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if first < tries*3/4 {
		t.Errorf("the line of nine games of ten comes first %d times of %d", first, tries)
	}
}
