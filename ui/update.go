// A message goes to the page on top of the stack, or to what waits for it; then a frame
// is made.

package ui

import (
	"os"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/notation"
	"qipu/ui/lang"
)

// Init implements tea.Model.
func (m *Model) Init() tea.Cmd { return guarded(tea.Batch(m.started, m.repairer.seek())) }

// Update implements tea.Model.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	cmd := m.take(msg)
	m.endSeek(false)
	for _, seek := range []func() tea.Cmd{m.game.panes.review.seek, m.game.panes.played.seek, m.game.panes.analyse.seek} {
		if sought := seek(); sought != nil {
			cmd = tea.Batch(cmd, sought)
		}
	}
	if d, ok := m.top().(*exercise); ok {
		if clock := d.listen(); clock != nil {
			cmd = tea.Batch(cmd, clock)
		}
	}
	if ask := m.opponent.next(); ask != nil {
		cmd = tea.Batch(cmd, ask)
	}
	m.refresh()
	return m, guarded(cmd)
}

// take gives a message to whom it is for.
func (m *Model) take(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.KeyMsg:
		m.auto.run++
		m.wake()
		cmd := m.keys(msg)
		m.blind.announce()
		m.blind.keepSettings()
		return tea.Batch(cmd, m.repairer.seek())
	case tea.MouseMsg:
		if m.shown != nil && !m.mouseless {
			m.top().mouse(msg, m.shown)
		}
		m.blind.announce()
		m.follow()
		return m.repairer.seek()
	case panicked:
		panic(msg.said)
	case lateAnswer:
		m.answeredLate(msg, os.Getenv)
	case redrawMsg:
		return tea.ClearScreen
	case tea.ResumeMsg:
		m.wake()
		return m.reports()
	case autoStep:
		return m.autoStep(msg)
	case repairFound:
		return m.repairer.take(msg)
	case playedFound:
		m.game.panes.played.take(msg)
		return nil
	case judged:
		return m.game.panes.review.take(msg)
	case analysed:
		return m.game.panes.analyse.take(msg)
	case seekTick:
		return m.sought(msg)
	case worked:
		if msg.number == m.work.number {
			m.work.seeks = false
			msg.done()
			m.blind.announce()
			m.follow()
			m.game.panes.played.forget() // what was added is found from now on
			if s, ok := m.top().(*setter); ok {
				s.searched()
			}
		}
		return m.settle(nil)
	case replied:
		return m.replied(msg)
	case ticked:
		m.opponent.tick(msg)
		m.follow()
		return nil
	case lookEnds:
		m.blind.ends(msg)
	}
	return m.tellPages(msg)
}

// replied takes in the program's move. What was agreed stays in sight beside the first.
func (m *Model) replied(msg replied) tea.Cmd {
	m.opponent.take(msg)
	said := m.message
	if m.blind.announce(); said != m.message && said != "" {
		m.say(said + "   " + m.message)
	}
	m.follow()
	return nil
}

// tellPages gives a message to the pages that wait for one.
func (m *Model) tellPages(msg tea.Msg) tea.Cmd {
	var cmds []tea.Cmd
	for _, p := range m.pages {
		if h, ok := p.(hearer); ok {
			cmds = append(cmds, h.hear(msg))
		}
	}
	return tea.Batch(cmds...)
}

// autoStep makes the next step of a game that goes on by itself.
func (m *Model) autoStep(msg autoStep) tea.Cmd {
	if msg.run != m.auto.run || m.session.Step(1) == 0 {
		return nil
	}
	m.game.panes.rest()
	m.blind.announce()
	return m.auto.next()
}

// keys takes a message of one key, of several characters, each as if typed, or of
// a pasted text.
func (m *Model) keys(msg tea.KeyMsg) tea.Cmd {
	if msg.Type != tea.KeyRunes && msg.Type != tea.KeySpace {
		return m.key(msg.String(), 0)
	}
	if msg.Paste {
		return m.paste(string(msg.Runes))
	}
	if msg.Alt {
		return nil
	}
	var cmds []tea.Cmd
	for _, r := range msg.Runes {
		if cmd := m.key(string(notation.FoldRune(r)), r); cmd != nil {
			cmds = append(cmds, cmd)
		}
	}
	if len(cmds) == 1 {
		return cmds[0]
	}
	return tea.Sequence(cmds...)
}

// paste gives a pasted text to the page on top: that of the message, or the next
// one that the input kept.
func (m *Model) paste(text string) tea.Cmd {
	m.message = ""
	if text == "" && m.clip.pastes != nil {
		next := m.clip.pastes.next()
		if next.refused != lang.NoText {
			m.refuse(m.lang.Say(next.refused, next.args...))
			return nil
		}
		text = next.text
	}
	cmd := m.top().paste(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text))
	m.follow()
	return cmd
}

// otherNames are keys that terminals send for others.
var otherNames = map[string]string{"ctrl+j": "enter", "ctrl+h": "backspace", "ctrl+]": "esc"} // the last one is escKey

// key gives one key to the page on top: its name and, if it is a character, that as
// it was typed.
func (m *Model) key(name string, r rune) tea.Cmd {
	if other, ok := otherNames[name]; ok {
		name = other
	}
	m.message, m.repairer.waits = "", nil
	if name == "esc" && m.endSeek(true) {
		return nil
	}
	cmd := m.top().key(name, r)
	m.blind.announce()
	m.follow()
	return cmd
}

// refresh makes the frame that is shown from now on. A message that is longer than
// the entry line takes the lowest rows, until the next key.
func (m *Model) refresh() {
	m.shown = nil
	if m.width < minWidth || m.height < minHeight {
		return
	}
	p := m.top()
	f := p.view()
	e := p.entry(f.layout.entry.w)
	f.entry, f.writing, f.status = []line{e.line}, e.writing, p.hints()
	if e.wraps {
		if rows := unfold(m.measure, e.line, f.layout.entry.w, m.height-1); len(rows) > 1 {
			f.entry = rows
			f.layout.entry = rect{f.layout.entry.x, m.height - len(rows), f.layout.entry.w, len(rows)}
		}
	}
	m.shown = f
	if m.output != nil {
		at := f.caret()
		m.output.caret.Store(&at)
	}
}

// View implements tea.Model: it only reads.
func (m *Model) View() string {
	switch {
	case m.width == 0:
		return ""
	case m.shown == nil:
		text := m.lang.Say(lang.TooSmall, minWidth, minHeight, m.width, m.height)
		return strings.Join(m.measure.Wrap(text, m.width, m.height), "\n")
	}
	return m.shown.compose(m.height)
}

// follow is called after every key: a game that was just opened gets back what
// earlier runs left unsaved and what was kept of it.
func (m *Model) follow() {
	found, unwritten, unkept := m.desk.Follow()
	if text := m.lang.Found(found.Steps, found.Lost, found.Others); text != "" {
		m.say(text)
	}
	if e := found.Draft; e != nil && m.session.Game().Has(e.Node) {
		m.session.GoTo(e.Node)
		m.openEditor().take(e.Text)
		m.say(strings.TrimLeft(m.message+"   "+m.lang.Say(lang.DraftBack), " "))
	}
	if unwritten != nil {
		m.fail(unwritten)
		m.refuse(m.lang.Say(lang.NotJournaled, m.message))
	}
	if unkept != nil {
		m.fail(unkept)
	}
}

// drop throws away what was kept of the game's unsaved work.
func (m *Model) drop() {
	if err := m.desk.Drop(); err != nil {
		m.fail(err)
	}
}

// answeredLate keeps a late answer, and draws by the background that it tells.
func (m *Model) answeredLate(late lateAnswer, getenv func(string) string) {
	a := answers(late)
	_ = m.desk.KeepTerminal(terminalName(getenv), a.kept()) // without it the next start guesses
	if a.colored {
		m.look.behind = a.backdrop(getenv)
		m.dress()
	}
}

// redrawMsg says that the terminal lacks frames.
type redrawMsg struct{}
