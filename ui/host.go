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

// context returns what an action with an argument acts on.
func (m *Model) context(argument string) *action.Context {
	return action.NewContext(m.desk, host{teller{&m.stage}, m}, argument)
}

// run does the action of a key.
func (m *Model) run(a *action.Action) tea.Cmd {
	if a.NeedsArgument() {
		m.ask(a.Name + " ")
		return nil
	}
	return m.act(a, "")
}

// act does an action with an argument.
func (m *Model) act(a *action.Action, argument string) tea.Cmd {
	return m.settle(a.Run(m.context(argument)))
}

// obey does what a line says.
func (m *Model) obey(text string) tea.Cmd { return m.settle(action.Command(m.context(""), text)) }

// settle shows why an action was not done, and returns the commands that it left.
func (m *Model) settle(err error) tea.Cmd {
	m.game.panes.rest()
	if err != nil {
		m.fail(err)
	}
	cmd := tea.Batch(m.left...)
	m.left = nil
	return cmd
}

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

// worked brings what is to be done after work in the background.
type worked struct {
	number int
	done   func()
}

func (h host) Background(work func(context.Context) func()) {
	h.m.work.begin()
	number, ctx := h.m.work.number, h.m.work.ctx
	h.leave(func() tea.Msg { return worked{number, work(ctx)} })
}

// work is the work that goes on in the background.
type work struct {
	number int
	ctx    context.Context //nolint:containedctx // it is handed on to a command
	cancel context.CancelFunc
}

// begin ends what goes on, for something else.
func (w *work) begin() {
	if w.cancel != nil {
		w.cancel()
	}
	w.number++
	w.ctx, w.cancel = context.WithCancel(context.Background())
}

func (h host) Redraw() { h.leave(tea.ClearScreen) }

func (h host) Restyle(theme bool) {
	if h.m.desk.Settings.Board == "box" && h.m.look.Ambiguous == WideWidth {
		h.m.desk.Settings.Board = "wide"
		h.m.refuse(h.m.lang.Say(lang.NoBoxes))
	}
	h.m.dress()
	if theme && h.m.profile == termenv.Ascii {
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

func (h host) Suspend() { h.leave(tea.Sequence(h.m.game.panes.analyse.pause(), tea.Suspend)) }

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

// ask opens the command line with a text.
func (m *Model) ask(text string) { m.open(newPrompt(&m.stage, &m.history, text)) }

// openEditor opens the comment of the move one is at.
func (m *Model) openEditor() *editor {
	e := newEditor(m.game)
	m.open(e)
	return e
}
