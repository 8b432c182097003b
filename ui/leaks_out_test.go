// What leaves the screen, and what comes back with a game, must not tell two games
// apart that a level must not: copies, pictures, pages, the place where one was.

package ui

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// TestCopiesDoNotLeak: what is copied out and written at each level is the same of
// two games that the level does not tell apart.
func TestCopiesDoNotLeak(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(17, uint64(level)))
		for range pairsOf(3) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			both := twins(t, p)
			folder := t.TempDir()
			for range p.Moves {
				for _, m := range both {
					m.sends("+")
				}
				for _, what := range []string{"", " fen", " move", " moves", " game", " diagram", " svg", " game wxf"} {
					var sent [2]string
					if leaked(t, both, ":copy"+what, func(m *Model) {
						i := 0
						if m == both[1] {
							i = 1
						}
						sent[i] = string(bytes.Join(sends52(t, m, "copy"+what), nil))
					}) {
						return
					}
					if sent[0] != sent[1] {
						t.Fatalf("level %d: :copy%s sends %q and %q", level, what, sent[0], sent[1])
					}
				}
				for _, name := range []string{"x.svg", "x.html"} {
					if leaked(t, both, ":save "+name, func(m *Model) { m.command("save " + filepath.Join(folder, name)) }) {
						return
					}
					if _, err := os.Stat(filepath.Join(folder, name)); err == nil {
						t.Fatalf("level %d: %s is written", level, name)
					}
				}
			}
		}
	}
}

// TestResumeDoesNotLeak: a game that opens where it was left shows no more than the
// level does.
func TestResumeDoesNotLeak(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(19, uint64(level)))
		for range pairsOf(2) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			var both [2]*Model
			for i, made := range twins(t, p) {
				state := store.NewState(t.TempDir())
				games := rereads(func() *records.Game { return copyOf(made.session.Game()) })
				for range 2 { // it is left at its end, and opened again
					m := viewer(t, games, desk.Options{State: &state, Lang: lang.English}, 80, 24)
					m.session.Blind.Choose(level)
					m.session.View.Flip = made.session.View.Flip
					both[i] = m
					if i := m.session.Ply(); i == 0 {
						m.press(tea.KeyEnd)
						if err := m.desk.Close(); err != nil {
							t.Fatal(err)
						}
					}
				}
				if both[i].session.Ply() != len(p.Moves) {
					t.Fatalf("level %d: opened at ply %d of %d", level, both[i].session.Ply(), len(p.Moves))
				}
			}
			if leaked(t, both, "where it was left", func(m *Model) { m.message = ""; m.refresh() }) {
				return
			}
		}
	}
}
