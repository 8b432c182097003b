// A score sheet copied into a collection on the numeric keypad alone.

package ui

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/notation"
	"qipu/records/file"
	"qipu/ui/desk"
	"qipu/ui/store"
)

// clubGames is a collection of two games, with habits of its own.
const clubGames = "[Game \"Chinese Chess\"]\r\n[Event \"Club\"]\r\n[Red \"吕钦\"]\r\n[Black \"许银川\"]\r\n[Result \"1-0\"]\r\n\r\n" +
	"  1. 炮二平五 马８进７ {好}\r\n  2. 马二进三 1-0\r\n\r\n\r\n" +
	"[Game \"Chinese Chess\"]\r\n[Red \"胡荣华\"]\r\n[Black \"柳大华\"]\r\n[Result \"*\"]\r\n\r\n  1. 相三进五 *\r\n"

// keypad is a viewer on which the keys of a numeric keypad are pressed, one by one.
type keypad struct {
	*Model
	t    *testing.T
	keys int
}

// presses presses keys; a line feed is Enter.
func (k *keypad) presses(text string) {
	k.t.Helper()
	for _, r := range text {
		k.keys++
		switch {
		case r == '\n':
			k.press(tea.KeyEnter)
		case strings.ContainsRune("0123456789.+-*/", r):
			k.sends(string(r))
		default:
			k.t.Fatalf("a keypad has no %q", r)
		}
	}
}

// ply plays one of the legal moves, typed as far as it takes until no other fits.
func (k *keypad) ply(rnd *rand.Rand) {
	k.t.Helper()
	p, _ := k.session.Position()
	pad, _ := notation.Lookup("keypad")
	moves := p.AppendMoves(nil)
	m := moves[rnd.IntN(len(moves))]
	for next := p.PlayLegal(m); len(next.AppendMoves(nil)) == 0; next = p.PlayLegal(m) { // a mate would end it
		m = moves[rnd.IntN(len(moves))]
	}
	board := p.Board()
	text, ok := pad.Append(nil, &board, m)
	before := k.session.Ply()
	for _, r := range string(text) {
		k.presses(string(r))
		if fits := k.session.Fits(); len(fits) == 1 && fits[0] == m {
			break
		}
	}
	k.presses("\n")
	if line := k.session.Line(); !ok || k.session.Ply() != before+1 || k.session.Game().Move(line[before+1]) != m {
		k.t.Fatalf("ply %d: %q is not %v: %s", before+1, text, m, k.message)
	}
}

// TestScoreSheet: sixty plies, five headers and the result are typed on the keypad with
// few keys, and added as game 3 of a collection whose other games stay byte for byte.
// A run that is killed in between has everything up to the last key. QIPU_KILLS says
// how often it is looked.
func TestScoreSheet(t *testing.T) {
	kills := 5
	if text := os.Getenv("QIPU_KILLS"); text != "" {
		if _, err := fmt.Sscan(text, &kills); err != nil {
			t.Fatal(err)
		}
	}
	folder := t.TempDir()
	path := filepath.Join(folder, "club.pgn")
	if err := os.WriteFile(path, []byte(clubGames), 0o600); err != nil {
		t.Fatal(err)
	}
	state := store.NewState(filepath.Join(folder, "state"))
	now := func() time.Time { return time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC) }
	k := &keypad{viewer(t, opened(t, path), desk.Options{State: &state, Now: now}, 80, 24), t, 0}
	k.desk.Settings.Me = "Me"

	k.presses("0\n3")
	k.keys = 0
	rnd := rand.New(rand.NewPCG(14, 60))
	for ply := 1; ply <= 60; ply++ {
		k.ply(rnd)
		if ply%(60/min(kills, 60)) != 0 {
			continue
		}
		back := viewer(t, opened(t, path), desk.Options{State: killed(t, state.Folder())}, 80, 24)
		if back.command("unsaved 1"); dump(back.session.Game()) != dump(k.session.Game()) {
			t.Fatalf("killed at ply %d: %s", ply, differ(dump(back.session.Game()), dump(k.session.Game())))
		}
	}
	t.Logf("%d keys for 60 plies", k.keys)
	if k.keys >= 5*60 {
		t.Errorf("%d keys for 60 plies", k.keys)
	}

	k.keys = 0
	k.presses("0\n4" + "1/\n" + "2//\n" + "35" + "4\n" + "52026\n" + "63\n" + "0")
	t.Logf("%d keys for the headers", k.keys)
	if k.keys >= 30 {
		t.Errorf("%d keys for the headers", k.keys)
	}
	want := dump(k.session.Game())
	k.presses("02\n")
	if k.desk.Unsaved() {
		t.Fatalf("unsaved: %s", k.message)
	}
	text, err := os.ReadFile(path)
	if err != nil || !strings.HasPrefix(string(text), clubGames) || !strings.Contains(k.message, "3") {
		t.Errorf("%v, said %q: the others are no longer as they were:\n%s", err, k.message, text)
	}
	games := opened(t, path)
	g, err := games.Game(2)
	if err != nil || games.Len() != 3 {
		t.Fatalf("%d games: %v", games.Len(), err)
	}
	_, moves, _ := strings.Cut(dump(g), "\n")
	if _, typed, _ := strings.Cut(want, "\n"); moves != typed {
		t.Errorf("read back: %s", differ(moves, typed))
	}
	for name, value := range map[string]string{"Red": "Me", "Black": "吕钦", "Result": "1/2-1/2", "Date": "2026.03.01", "Event": "2026", "Round": "3"} {
		if got := g.Tags.Value(name); got != value {
			t.Errorf("%s is %q, want %q", name, got, value)
		}
	}
}

// opened opens a file.
func opened(t *testing.T, path string) *desk.Shelf {
	t.Helper()
	shelf := desk.Open([]string{path}, file.Options{}, func(name string, err error) { t.Errorf("%s: %v", name, err) })
	if shelf == nil {
		t.Fatal("no game")
	}
	t.Cleanup(shelf.Close)
	return shelf
}
