// Playing a record through without its board.

package ui

import (
	"bytes"
	"context"
	"io/fs"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/action"
	"qipu/ui/lang"
)

// firstBuiltin returns the first game that the viewer opens without files.
func firstBuiltin(t *testing.T) *records.Game {
	t.Helper()
	names, files := records.Builtin()
	text, err := fs.ReadFile(files, names[0])
	if err != nil {
		t.Fatal(err)
	}
	c, err := file.OpenSourceGames(context.Background(), file.Source{Name: names[0], ReaderAt: bytes.NewReader(text), Size: int64(len(text))})
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	g, err := c.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestFollowBlind follows whole games on no board and without a list of moves:
// each move is typed as digits before it is shown.
func TestFollowBlind(t *testing.T) {
	for name, g := range map[string]*records.Game{"printed": newGame(t, printed), "built in": firstBuiltin(t)} {
		m := start(t, g, lang.English, 80, 24)
		for _, text := range []string{"blind 6", "list none", "cover"} {
			m.command(text)
		}
		line := append([]records.NodeID(nil), m.session.Line()...)
		if len(line) < 40 {
			t.Fatalf("%s: %d plies", name, len(line)-1)
		}
		for ply, n := range line[1:] {
			before := m.View()
			text := keypadMove(m.session.Board(), g.Move(n))
			m.sends(text)
			m.press(tea.KeyEnter)
			if m.session.Ply() != ply+1 || m.session.Node() != n {
				t.Fatalf("%s, ply %d: %s is not followed: %s", name, ply+1, text, m.message)
			}
			said := action.Announce(m.session, m.lang, ply+1)
			if strings.Contains(before, said) || !strings.Contains(m.View(), said) {
				t.Fatalf("%s, ply %d: %q is shown before it is typed, or not after it:\n%s\n%s", name, ply+1, said, before, m.View())
			}
		}
		if m.session.Ply() != m.session.Plies() || m.session.Peeks.Misses+m.session.Peeks.Total() != 0 {
			t.Errorf("%s: followed to ply %d of %d with %+v", name, m.session.Ply(), m.session.Plies(), m.session.Peeks)
		}
	}
}
