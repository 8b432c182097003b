// The review of a game in the viewer: made in the background, stepped through, taken
// out; hidden where the board is.

package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/desk"
	"qipu/ui/internal/enginetest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

func TestReviewPane(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}, {60, 20}} {
		m := withEngine(t, size[0], size[1], "by-position", "strict")
		before, said := m.session.Game().Size(), m.session.Game().Comment(0)
		m.orders("review")
		g := m.session.Game()
		marks := desk.ReviewMarks(g)
		if m.desk.Review.Going || len(desk.ReviewScores(g)) != 41 || len(marks) == 0 {
			t.Fatalf("%v: %d scores, %d marks", size, len(desk.ReviewScores(g)), len(marks))
		}
		if v := m.View(); !strings.Contains(v, "moves marked: ") || !strings.ContainsAny(v, "^v") || strings.Contains(v, "[%qipu") {
			t.Errorf("%v:\n%s", size, v)
		}
		m.types("/")
		m.does(tea.KeyMsg{Type: tea.KeyEnter})
		if told := m.desk.ToldOf(); m.session.Node() != told[0].Node {
			t.Errorf("%v: the first mark is not gone to", size)
		}
		m.does(tea.KeyMsg{Type: tea.KeyCtrlU})
		if len(desk.ReviewMarks(g)) != 0 || g.Comment(0) != said {
			t.Errorf("%v: one undo does not take it out", size)
		}
		m.does(tea.KeyMsg{Type: tea.KeyCtrlR})
		m.orders("review off")
		if len(desk.ReviewMarks(g)) != 0 || strings.Contains(m.View(), "review  ") || g.Size() == before {
			t.Errorf("%v: off:\n%s", size, m.View())
		}
	}
}

// TestReviewGoesOn: a review that is cut goes on where it was.
func TestReviewGoesOn(t *testing.T) {
	m := withEngine(t, 100, 30, "by-position", "strict")
	m.obey("review")
	_, seek := m.Update(nil)
	for range 5 {
		_, seek = m.Update(first(seek))
	}
	if v := m.View(); !strings.Contains(v, "review  5/40  0:") {
		t.Errorf("how far it has come is not said:\n%s", v)
	}
	m.obey("review")
	m.Update(nil)
	if v := m.View(); !strings.Contains(v, "stopped after 5 of 40") || len(m.desk.Review.Found) != 5 {
		t.Errorf("not cut:\n%s", v)
	}
	m.orders("review")
	if n := len(desk.ReviewScores(m.session.Game())); n != 41 {
		t.Errorf("%d scores", n)
	}
}

// TestReviewRests: a review stands while the viewer does, and goes on after it.
func TestReviewRests(t *testing.T) {
	m := withEngine(t, 100, 30, "by-position", "strict")
	m.obey("review")
	_, seek := m.Update(nil)
	for range 5 {
		_, seek = m.Update(first(seek))
	}
	m.rest()()
	if _, again := m.Update(nil); again != nil || m.game.panes.review.runs() || !m.desk.Review.Going {
		t.Errorf("a review goes on, or is given up: %v", m.desk.Review.Going)
	}
	_, seek = m.Update(tea.ResumeMsg{})
	m.waits(seek)
	if n := len(desk.ReviewScores(m.session.Game())); n != 41 {
		t.Errorf("%d scores: %q", n, m.message)
	}
}

// TestReviewIsTakenUp: a later viewer goes on with the review that an earlier one left,
// unless it is to begin anew.
func TestReviewIsTakenUp(t *testing.T) {
	state := store.NewState(t.TempDir())
	run := func(order string, moves int) *Model {
		o := desk.Options{Lang: lang.English, State: &state}
		o.Settings.Engines = []store.Engine{enginetest.Engine("by-position", "strict")}
		m := viewer(t, session.Games{study(t)}, o, 100, 30)
		m.obey(order)
		_, seek := m.Update(nil)
		for range moves {
			_, seek = m.Update(first(seek))
		}
		return m
	}
	m := run("review", 5)
	m.desk.Close()
	m = run("review", 1)
	if n := len(m.desk.Review.Found); n != 6 || !strings.Contains(m.View(), "review  6/40") {
		t.Errorf("%d moves are there:\n%s", n, m.View())
	}
	m.desk.Close()
	m = run("review new", 1)
	if n := len(m.desk.Review.Found); n != 1 {
		t.Errorf("anew: %d moves are there", n)
	}
	m.desk.Close()
}

// first runs a command, of several the first one that brings something.
func first(cmd tea.Cmd) tea.Msg {
	switch msg := cmd().(type) {
	case tea.BatchMsg:
		for _, c := range msg {
			if c != nil {
				if got := first(c); got != nil {
					return got
				}
			}
		}
		return nil
	default:
		return msg
	}
}

// TestReviewIsHidden: no curve, mark or list where something is hidden, whatever was
// there before; and none is made.
func TestReviewIsHidden(t *testing.T) {
	for name, hide := range map[string]func(m *Model){
		"blind": func(m *Model) { m.session.Blind.Level = veil.Discs },
		"cover": func(m *Model) { m.session.Cover().Set(true) },
	} {
		m := withEngine(t, 100, 30, "by-position", "strict")
		m.orders("review")
		m.orders("last")
		told := m.desk.ToldOf()
		hide(m)
		m.does(nil)
		v := m.View()
		if strings.Contains(v, "^") || strings.Contains(v, "?!") || strings.Contains(v, "??") || strings.Contains(v, "[%qipu") {
			t.Errorf("%s: %d told:\n%s", name, len(told), v)
		}
		m.orders("review new")
		if m.desk.Review.Going {
			t.Errorf("%s: a review is made", name)
		}
	}
}
