// What actions ask of the screen.

package ui

import (
	"context"
	"time"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// host is the screen as actions see it. What it does to the session it does at
// once; only what changes nothing there is left to a command.
type host struct {
	teller
	m *Model
}

func (h host) leave(cmd tea.Cmd) { h.m.left = append(h.m.left, cmd) }

func (h host) Choose(c *action.Context, heading lang.Text, choices []string) {
	h.m.open(&pick{stage: &h.m.stage, action: c.Action, heading: h.m.lang.Say(heading), choices: choices})
}

func (h host) Search(c *action.Context, run func() session.Finding) {
	h.leave(h.m.repairer.searchFor(c, run))
}

func (h host) Ask(q action.Question) { h.m.open(newDoubt(&h.m.stage, q)) }

func (h host) Copy(text string) {
	m := h.m
	said := m.lang.Say(lang.IsCopiedOut, len([]rune(text)))
	if m.clip.tmux {
		said += "   " + m.lang.Say(lang.CopyInTmux)
	}
	m.say(said)
	h.leave(m.clip.put(text))
}

func (h host) Read(take func(string)) {
	h.m.open(&reading{page: h.m.top(), stage: &h.m.stage, take: take})
}

func (h host) Correct(line, why string) {
	h.m.ask(line)
	h.m.refuse(why)
}

func (h host) NextPane() { h.m.game.nextFocus() }

func (h host) Pane(name string, keep bool) { h.m.game.panes.toggle(name, keep) }

func (h host) Background(work func(context.Context) func()) {
	h.m.work.begin()
	number, ctx := h.m.work.number, h.m.work.ctx
	h.leave(func() tea.Msg { return worked{number, work(ctx)} })
}

// Seek searches beside the screen, which shows how far that is; a step ends it.
func (h host) Seek(search func(context.Context) func()) {
	h.Background(search)
	h.m.work.seeks, h.m.work.from = true, h.m.placeNow()
	h.leave(h.m.work.tick())
}

func (h host) Redraw() { h.leave(tea.ClearScreen) }

func (h host) Restyle(colours bool) {
	if h.m.desk.Settings.Board == "box" && h.m.look.Ambiguous == WideWidth {
		h.m.desk.Settings.Board = "wide"
		h.m.refuse(h.m.lang.Say(lang.NoBoxes))
	}
	h.m.dress()
	if colours && h.m.profile == termenv.Ascii {
		h.m.refuse(h.m.lang.Say(lang.NoColours))
	}
}

func (h host) Speak() {
	h.m.lang = h.m.desk.Lang
	h.Relist()
}

func (h host) Mouse(on bool) {
	h.m.mouseless = !on
	h.leave(h.m.reports())
}

func (h host) Relist() { h.m.catalog.forget() }

func (h host) Reread(game int) {
	switch c := &h.m.catalog; game {
	case desk.NoGame:
	case desk.AllGames:
		c.forget()
	default:
		c.reread(game, h.m.lang)
	}
}

func (h host) Keypad() {
	l := h.m.layout(h.m.game.focus)
	keyMap{&h.m.stage}.announce(&l)
}

func (h host) ShowBoard(brief bool) { h.leave(h.m.blind.show(brief)) }

func (h host) Autoplay(pace time.Duration) {
	h.m.auto.pace = pace
	h.leave(h.m.auto.next())
}

func (h host) Suspend() { h.leave(tea.Sequence(h.m.rest(), tea.Suspend)) }

func (h host) Quit() {
	if h.m.desk.Unsaved() {
		h.m.open(&leaving{page: h.m.top(), stage: &h.m.stage, leave: func() tea.Cmd {
			h.m.drop()
			return tea.Quit
		}})
		return
	}
	h.leave(tea.Quit)
}

func (h host) Help(string) { h.m.open(newHelp(&h.m.stage)) }

func (h host) Commands() { h.m.ask("") }

func (h host) Menu() { h.m.open(newMenu(&h.m.stage)) }

// Games lists the games that are open, or, where a row of the library's pane is marked,
// those of its move.
func (h host) Games(filter string) {
	if m, ok := h.m.game.panes.played.taken(); ok && filter == "" {
		if err := h.m.context("").FindPlayed(m); err != nil {
			h.m.fail(err)
		}
		return
	}
	h.leave(openList(&h.m.stage, &h.m.catalog, filter))
}

func (h host) EditComment() { h.m.openEditor() }

func (h host) EditHead() {
	p, games := newHead(&h.m.stage, h.m.desk.Names()), h.m.desk.Library
	h.m.open(p)
	h.Background(func(ctx context.Context) func() {
		names := games.Players(ctx)
		return func() { p.learn(names) }
	})
}

func (h host) EditSetup() { h.m.open(newSetter(&h.m.stage)) }

func (h host) Drill(l *drill.Library, history *drill.History, name string) {
	openDrill(&h.m.stage, h.m.practice, l, history, name)
}

func (h host) Stats(history *drill.History) {
	h.Tell(h.m.measure.Table(history.Stats(h.m.lang, h.m.desk.Now(), h.m.layout(resting).body.w)))
}
