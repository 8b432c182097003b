// What the library tells of two games that a level does not tell apart is not to be
// seen at that level: not what was found before, nor what is found meanwhile.

package ui

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/desk"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// unlike are games of which the library tells otherwise for each game of a pair: the
// moves of both, and one more from the start of the second.
func unlike(p *veiltest.Pair) string {
	var b strings.Builder
	write := func(start, moves string) {
		fmt.Fprintf(&b, "[Game \"Chinese Chess\"]\n[Red \"甲%d\"]\n[Result \"1-0\"]\n[FEN \"%s\"]\n\n%s 1-0\n\n", b.Len(), start, moves)
	}
	for i, at := range p.Start {
		board := at.Board()
		start := board.FEN()
		var line strings.Builder
		for _, m := range p.Moves {
			line.WriteString(m.String() + " ")
			at = at.PlayLegal(m)
		}
		write(start, line.String()+at.AppendMoves(nil)[0].String())
		if i == 1 {
			list := p.Start[1].AppendMoves(nil)
			write(start, list[len(list)-1].String())
		}
	}
	return b.String()
}

// TestLibraryDoesNotLeak searches for real: what was found stands in the pane when a
// level comes, and what a search finds that was begun before comes after it.
func TestLibraryDoesNotLeak(t *testing.T) {
	told, pairs := 0, 2
	if testing.Short() {
		pairs = 1
	}
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(18, uint64(level)))
		for range pairsOf(pairs) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			if overIn(&p) {
				continue
			}
			file := libraryOf(t, unlike(&p))
			both := twins(t, p)
			var late [2]tea.Cmd
			for i, m := range both {
				v := viewer(t, session.Games{study(t)}, desk.Options{Lang: lang.English, LibraryFile: file}, 80, 24)
				t.Cleanup(func() {
					if err := v.desk.Close(); err != nil {
						t.Error(err)
					}
				})
				m.desk.Library = v.desk.Library
				m.session.Blind.Level = veil.Open
				m.session.Cover().Set(false)
				m.orders("played")
				late[i] = m.obey("find 甲")
			}
			if len(both[0].game.panes.played.rows()) != len(both[1].game.panes.played.rows()) {
				told++
			}
			hide := func(m *Model) {
				m.session.Blind.Choose(p.Level)
				m.does(nil)
			}
			if leaked(t, both, "what the library told before", hide) {
				return
			}
			for i, m := range both {
				m.waits(late[i])
			}
			for _, what := range []string{"", "/", "+", "played", "find 甲", "library", "games"} {
				do := func(m *Model) { m.orders(what) }
				if len(what) <= 1 {
					do = func(m *Model) { m.types(what) }
				}
				if leaked(t, both, "the library, after "+what, do) {
					return
				}
				if what == "games" {
					for _, m := range both {
						m.does(tea.KeyMsg{Type: tea.KeyEsc})
					}
				}
			}
		}
	}
	if told == 0 {
		t.Error("the library told nothing of any pair")
	}
}

// overIn reports whether one of the games of a pair ends with its last move, or is over.
func overIn(p *veiltest.Pair) bool {
	for _, at := range p.After(len(p.Moves)) {
		if len(at.AppendMoves(nil)) == 0 {
			return true
		}
	}
	return false
}
