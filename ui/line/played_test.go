// The library in sentences.

package line

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records/library"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// TestPlayed says five moves, and the others when asked; what is found opens, and
// one comes back.
func TestPlayed(t *testing.T) {
	var text strings.Builder
	p := engine.StandardPosition()
	for i, m := range p.AppendMoves(nil)[:7] {
		fmt.Fprintf(&text, "[Game \"Chinese Chess\"]\n[Red \"甲%d\"]\n[Date \"19%d0\"]\n[Result \"1-0\"]\n\n1. %v 1-0\n\n", i, i+1, m)
	}
	folder := t.TempDir()
	games, file := filepath.Join(folder, "games.pgn"), filepath.Join(folder, "library.db")
	if err := os.WriteFile(games, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	l, err := library.Open(context.Background(), file)
	if err == nil {
		_, err = l.Add(context.Background(), []string{games}, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	speaks := func(prepare func(*desk.Desk), lines ...string) string {
		d := deskOf(t, session.Games{study(t)}, desk.Options{Lang: lang.English, LibraryFile: file})
		defer d.Close()
		if prepare != nil {
			prepare(d)
		}
		return speakAt(t, d, false, lines...)
	}
	out := speaks(nil, "played")
	if strings.Count(out, "games 1; Red won 100%") != 5 || !strings.Contains(out, "more moves: 2") {
		t.Errorf("at most five moves are said:\n%s", out)
	}
	if out := speaks(nil, "played", "more"); strings.Count(out, "games 1; Red won 100%") != 7 {
		t.Errorf("more does not go on:\n%s", out)
	}
	if out := speaks(nil, "played", "+", "more"); strings.Count(out, "games 1; Red won 100%") != 5 {
		t.Errorf("another line is not what it ever was:\n%s", out)
	}
	if out := speaks(nil, "played 甲3 red"); !strings.Contains(out, "1940 to 1940; by 甲3") {
		t.Errorf("one player's games:\n%s", out)
	}
	if out := speaks(nil, "find 甲3", "return", "find nobody"); !strings.Contains(out, "games of the library: 1") || !strings.Contains(out, "no game of the library fits") {
		t.Errorf("finding:\n%s", out)
	}
	if out := speaks(nil, "setup", "clear P a3", "free", ""); !strings.Contains(out, "Some points are free") || !strings.Contains(out, "games of the library: 7") {
		t.Errorf("a pattern:\n%s", out)
	}
	out = speaks(func(d *desk.Desk) { d.Session.Blind.Level = veil.Empty }, "played", "find 甲3")
	if strings.Contains(out, "Red won") || strings.Count(out, "the library tells nothing") != 2 {
		t.Errorf("blind:\n%s", out)
	}
}
