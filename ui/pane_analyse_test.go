// The pane of what a program thinks: it follows every step, what is marked is taken
// into the record, and it tells nothing where something is hidden.

package ui

import (
	"math/rand/v2"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/internal/enginetest"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// withEngine returns a viewer that has a program with manners, on a screen of a size.
func withEngine(t *testing.T, w, h int, manners ...string) *Model {
	t.Helper()
	o := desk.Options{Lang: lang.English}
	o.Settings.Engines = []store.Engine{enginetest.Engine(manners...)}
	m := viewer(t, session.Games{study(t)}, o, w, h)
	m.session.View.Columns = []string{"chinese", "wxf", "iccs"}
	t.Cleanup(func() {
		if err := m.desk.Close(); err != nil {
			t.Error(err)
		}
	})
	return m
}

func TestAnalyseFollows(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}, {60, 20}} {
		m := withEngine(t, size[0], size[1])
		m.orders("analyse")
		if v := m.View(); !strings.Contains(v, "engine  fake") || !strings.Contains(v, " 1 +0.07/3 车九进一") {
			t.Fatalf("%v: no line:\n%s", size, v)
		}
		m.types("+")
		if v := m.View(); !strings.Contains(v, " 1 -0.07/3 卒１进１") {
			t.Errorf("%v: the step is not followed:\n%s", size, v)
		}
		m.orders("analyse 3")
		if v := m.View(); !strings.Contains(v, " 3 +0.13/3 ") {
			t.Errorf("%v: not three lines:\n%s", size, v)
		}
		m.orders("analyse threat")
		if v := m.View(); !strings.Contains(v, "fake  threat") || !strings.Contains(v, " 1 +0.07/3 车九") {
			t.Errorf("%v: no threat of Red's:\n%s", size, v)
		}
		m.orders("analyse off")
		if v := m.View(); strings.Contains(v, "engine  fake") {
			t.Errorf("%v: not closed:\n%s", size, v)
		}
	}
}

// TestAnalyseIsTaken: the mark says a line in every notation, Enter takes it into the
// record, and one undo takes it out.
func TestAnalyseIsTaken(t *testing.T) {
	m := withEngine(t, 100, 30)
	m.orders("analyse 3")
	size, at := m.session.Game().Size(), m.session.Node()
	m.types("//")
	if v := m.View(); !strings.Contains(v, "A0-A2") || !strings.Contains(v, "R9+2") {
		t.Errorf("the line is not told in every notation:\n%s", v)
	}
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	g := m.session.Game()
	taken := engine.Move{From: engine.SquareAt(0, 0), To: engine.SquareAt(0, 2)}
	if g.Size() != size+4 || g.Child(at, taken) == 0 || m.session.Node() != at {
		t.Fatalf("%d nodes more", g.Size()-size)
	}
	m.does(tea.KeyMsg{Type: tea.KeyCtrlU})
	if g.Child(at, taken) != 0 {
		t.Error("one undo does not take it out")
	}
	m.orders("analyse threat")
	m.types("/")
	m.does(tea.KeyMsg{Type: tea.KeyEnter})
	if v := m.View(); g.Size() != size+4 || !strings.Contains(v, "a threat is no move of the game") {
		t.Errorf("a threat is taken in:\n%s", v)
	}
}

// TestMarkedLineStays: what a program finds while a row is marked does not change
// what Enter takes.
func TestMarkedLineStays(t *testing.T) {
	m := withEngine(t, 80, 24)
	m.orders("analyse")
	p := m.game.panes.analyse
	m.types("/")
	marked := p.rows()
	other := thought{number: p.number, known: true, over: true}
	m.does(analysed{other, nil})
	if got := p.rows(); len(got) != 1 || got[0] != marked[0] {
		t.Errorf("%q, was %q", got, marked)
	}
	m.does(tea.KeyMsg{Type: tea.KeyEsc})
	if got := p.rows(); len(got) != 0 {
		t.Errorf("what came since is not shown: %q", got)
	}
}

// TestLateThoughtsAreDropped: what was thought of a place that one has left is shown
// nowhere.
func TestLateThoughtsAreDropped(t *testing.T) {
	m := withEngine(t, 80, 24, "waits")
	m.obey("analyse")
	_, seek := m.Update(nil)
	first := seek() // the program thinks
	m.Update(tea.KeyMsg{Type: tea.KeyRight})
	m.Update(first)
	if v := m.View(); strings.Contains(v, "/3 ") || !strings.Contains(v, "it thinks") {
		t.Errorf("the start's line stands at another place:\n%s", v)
	}
}

// TestAnalyseRests: the search is over before the viewer is suspended, and goes on
// after.
func TestAnalyseRests(t *testing.T) {
	m := withEngine(t, 80, 24, "waits")
	m.obey("analyse")
	_, seek := m.Update(nil)
	m.Update(seek())
	m.act(action.ByName("suspend"), "") // leaves a command that is not run here
	m.rest()()
	m.Update(nil)
	if m.game.panes.analyse.cancel != nil {
		t.Fatal("a search goes on")
	}
	if v := m.View(); strings.Contains(v, "/3 ") {
		t.Errorf("what was thought stays:\n%s", v)
	}
	_, seek = m.Update(tea.ResumeMsg{})
	if seek == nil || m.game.panes.analyse.cancel == nil {
		t.Error("no search goes on")
	}
}

// TestAnalyseNamesWhatIsWrong: of a program that fails one line tells, and the viewer
// goes on.
func TestAnalyseNamesWhatIsWrong(t *testing.T) {
	for manners, want := range map[string]string{
		"dies": "ended by itself", "floods": "writes without end", "lies": "illegal move", "escapes": "/3 ",
		"ucci after=1": "+0.07/3 车九进一", "ucci dies": "ended by itself", "ucci floods": "writes without end", "ucci lies": "illegal move", "ucci escapes": "/3 ",
	} {
		m := withEngine(t, 100, 30, strings.Fields(manners)...)
		m.desk.Programs.Rest(t.Context())
		if strings.HasPrefix(manners, "ucci") { // it has no word for a time of thinking
			m.obey("analyse")
			_, cmd := m.Update(nil)
			for range 4 {
				if msg := first(cmd); msg != nil {
					_, cmd = m.Update(msg)
				}
				if strings.Contains(m.View(), want) || cmd == nil {
					break
				}
			}
		} else {
			m.orders("analyse")
		}
		if v := m.View(); !strings.Contains(v, want) || strings.ContainsAny(v, "\x1b\a") {
			t.Errorf("%s is not named:\n%q", manners, v)
		}
		if m.sends("+"); m.session.Ply() != 1 {
			t.Errorf("%s: the viewer does not go on", manners)
		}
	}
	m := start(t, study(t), lang.English, 80, 24)
	m.orders("analyse")
	if v := m.View(); !strings.Contains(v, "fairy-stockfish") || len(m.game.panes.list) != 0 {
		t.Errorf("how to get a program is not said:\n%s", v)
	}
}

// TestAnalyseDoesNotLeak: two games that a level does not tell apart, of which a
// program thinks differently, look alike when that level comes.
func TestAnalyseDoesNotLeak(t *testing.T) {
	hidden := 0
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(19, uint64(level)))
		for range 3 {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			both := twins(t, p)
			for _, m := range both {
				m.desk.Programs = withEngine(t, 80, 24, "by-position").desk.Programs
				m.session.Blind.Level = veil.Open
				m.session.Cover().Set(false)
				m.orders("analyse 3")
			}
			if both[0].game.panes.analyse.rows()[0] != both[1].game.panes.analyse.rows()[0] {
				hidden++
			}
			keys := []string{"", "/", "/", "."}
			for range p.Moves {
				keys = append(keys, "+")
			}
			for _, m := range both {
				m.session.Blind.Choose(p.Level)
				m.does(nil)
			}
			for _, key := range keys {
				if key == "." {
					continue // a look tells
				}
				if leaked(t, both, "what a program thinks, after "+key, func(m *Model) { m.types(key) }) {
					return
				}
			}
			leaked(t, both, ":analyse threat", func(m *Model) { m.orders("analyse threat") })
			leaked(t, both, ":analyse", func(m *Model) { m.orders("analyse") })
		}
	}
	if hidden == 0 {
		t.Error("the program never thought differently")
	}
}

// TestAnalyseIsHidden: under a cover, blind and in a drill there is nothing to see,
// and nothing that was seen before.
func TestAnalyseIsHidden(t *testing.T) {
	for name, hide := range map[string]func(m *Model){
		"blind": func(m *Model) { m.session.Blind.Level = veil.Discs },
		"cover": func(m *Model) { m.orders("cover") },
	} {
		m := withEngine(t, 100, 30)
		m.orders("analyse")
		hide(m)
		m.does(nil)
		p := m.game.panes.analyse
		if v := m.View(); strings.Contains(v, "/3 ") || !strings.Contains(v, "no program") || p.cancel != nil || p.now.known {
			t.Errorf("%s:\n%s", name, v)
		}
	}
}
