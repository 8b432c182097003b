// Package line is the line mode: a prompt, one sentence a move, no borders and no
// repainting, for screen readers, slow links and pipes.
//
// [Run] is the walk through it. A line is read, and mode.line (line.go) decides who
// takes it: the drill that is going on (drill.go), whoever asked something
// (mode.reads), a key or a command of the table of [qipu/ui/action], or else a move.
// An action calls the host (host.go), which is the line mode as actions see it: where
// the screen opens a page, it says a sentence. A line that moved one in the game ends
// with where one stands now (mode.answered), so that nobody who listens is lost.
//
// The sentences about the game are in say.go, those of practice in drill.go, those of
// the library in played.go; setup.go sets up a position by lines, parts.go says what is
// long in parts. Lines are read beside what goes on by itself (input.go). What is kept for
// the next run is told by kept.go. Everything that is printed goes through mode.say,
// which lets nothing through that could act on a terminal; while blind, what may be
// said is asked of [qipu/ui/veil], as on the screen.
//
// A new action needs nothing here, unless [qipu/ui/action.Host] gets a method for it:
// then host answers it with a sentence. A new answer to a line is a function in
// mode.reads.
package line

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"qipu/notation"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// Run reads lines about what is on a desk and answers them until the input ends
// or one quits. With prompt, input is a terminal: a prompt is printed, and
// questions are asked.
func Run(in io.Reader, out io.Writer, d *desk.Desk, prompt bool) error {
	m := newMode(out, d, prompt)
	m.follow()
	m.where()
	m.say(m.Lang.Say(lang.LineStart))
	if m.Session.Blind.Level == veil.Open {
		m.say(m.Greeting())
	} else {
		m.say(action.BlindText(m.Session, m.Lang))
		m.say(m.Lang.Say(lang.LineBlind))
	}
	return m.loop(in)
}

// RunDrill does practice alone: the drill of a name or, without one, what is
// due; if nothing is, one chooses.
func RunDrill(in io.Reader, out io.Writer, name string, d *desk.Desk, prompt bool) error {
	m := newMode(out, d, prompt)
	if name == "" {
		name = due
	}
	m.answered(action.Drill(m.context(name)))
	return m.loop(in)
}

func (m *mode) loop(in io.Reader) error {
	lines := readLines(in)
	defer lines.stop()
	for !m.done() {
		m.faceOff()
		m.prompt()
		if err := m.out.Flush(); err != nil {
			return err
		}
		var line line
		select {
		case line = <-m.reading(lines.read):
		case answer := <-m.replies:
			m.replied(answer)
			continue
		case <-m.ticking():
			m.ticked()
			continue
		case <-m.paced():
			m.goOn()
			continue
		}
		playing := m.playing > 0
		m.playing, m.clock = 0, nil
		switch {
		case errors.Is(line.err, io.EOF):
			return m.out.Flush()
		case line.err != nil:
			return fmt.Errorf("input: %w", line.err)
		case !line.complete:
			m.say(m.Lang.Say(lang.LineTooLong))
			continue
		}
		if text := strings.TrimSpace(line.text); text != "" || !playing { // an empty one has stopped it
			m.line(text)
		}
		m.follow()
		m.unkept(m.KeepPractice())
	}
	return m.out.Flush()
}

// done reports whether there is nothing more to do: one quit, or did practice
// alone and ended it.
func (m *mode) done() bool {
	return m.quit || m.Session == nil && m.machine == nil && m.reads == nil
}

func (m *mode) prompt() {
	if m.asks && m.playing == 0 && m.replies == nil && (m.machine == nil || !m.machine.Steps()) {
		m.out.WriteString("> ")
	}
}

// line answers one line.
func (m *mode) line(text string) {
	if m.machine != nil {
		m.drillLine(text)
		return
	}
	if reads := m.reads; reads != nil {
		m.reads = nil
		reads(text)
		return
	}
	if text == "" && m.Session.Match().Playing() { // as one who waits may press Enter
		return
	}
	name, _, _ := strings.Cut(text, " ")
	switch a := keyOf(text); {
	case strings.HasPrefix(text, "? "):
		m.help(strings.TrimSpace(text[1:]))
	case a != nil:
		m.run(a)
	case strings.HasPrefix(text, ":"):
		m.command(strings.TrimPrefix(text, ":"))
	case text == "more": // of nothing
		m.say(m.Lang.Say(lang.LineAll))
	case action.ByName(name) != nil:
		m.command(text)
	default:
		m.move(text)
	}
}

// keyOf returns the action of a line that is a key: Enter, + - * / . ? q, and
// the keypad's menu 00 to 09.
func keyOf(text string) *action.Action {
	switch {
	case text == "":
		return action.ByName("next")
	case len(text) == 2 && text[0] == '0':
		return action.ByKey("0 " + text[1:])
	case text == "q":
		return action.ByName("quit")
	}
	if len(text) == 1 && text != ":" {
		return action.ByKey(text)
	}
	return nil
}

// command runs a command line of ':'.
func (m *mode) command(text string) {
	name, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	if found := action.Find(text); len(found) > 0 && found[0].Name == "move" && m.Session.Veil().Blind() {
		m.move(strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(text), name)))
		return
	}
	m.spoke = false
	m.answered(action.Command(m.context(""), text))
}

// run does the action of a key.
func (m *mode) run(a *action.Action) {
	m.spoke = false
	if a.NeedsArgument() {
		m.answered(&action.Refusal{Text: lang.NeedsText, Args: []any{a.Usage}})
		return
	}
	m.answered(a.Run(m.context("")))
}

func (m *mode) context(argument string) *action.Context {
	c := action.NewContext(m.Desk, host{teller{m}}, argument)
	c.Dot = m.Lang.LineDot()
	return c
}

// answered says what came of an action: why it was not done, or where one stands
// now.
func (m *mode) answered(err error) {
	if err != nil {
		m.fail(err)
		return
	}
	if m.Session == nil {
		return
	}
	m.follow()
	switch now := m.place(); {
	case now.opening != m.stood.opening || now.game != m.stood.game:
		m.where()
	case now != m.stood:
		m.arrived()
	case !m.spoke && !m.quit:
		m.say(m.Lang.Say(lang.LineDone))
	}
}

// move plays a typed move, and says it and what it was to the record.
func (m *mode) move(text string) {
	s := m.Session
	v, turn := s.Veil(), s.Board().Turn
	played, err := s.Read(text)
	var outcome session.Outcome
	if err == nil {
		outcome, err = s.Play(played)
	}
	if err != nil {
		m.refuse(text, err, v)
		return
	}
	s.Peeks.Moved()
	m.arrived()
	m.say(m.Lang.Say(action.OutcomeText(outcome)))
	m.say(action.ReadAs(s, m.Lang, text, turn))
}

// refuse says why a typed move is not played.
func (m *mode) refuse(text string, err error, v veil.Settings) {
	if !v.Allows(veil.Reasons) {
		said, _ := action.RefuseBlind(m.Session, m.Lang, text)
		m.say(said)
		return
	}
	if explained, ok := action.Explain(err, m.Lang); ok {
		m.say(explained)
		return
	}
	m.say(lang.NewLineVoice(m.Lang, announced(m.Session)).Error(err, m.Session.Board()))
	var read *notation.Error
	if errors.As(err, &read) && read.Fault == notation.Unreadable {
		if found := action.Find(text); len(found) > 0 {
			m.say(m.Lang.Say(lang.LineMeant, found[0].Name))
		} else {
			m.say(m.Lang.Say(lang.LineUnread))
		}
	}
}

// announced returns the notation in which moves are announced; nil: in words.
func announced(s *session.Session) notation.Notation {
	if action.InWords(s) {
		return nil
	}
	n, _ := notation.Lookup(action.AnnouncedIn(s))
	return n
}

// RunPlay begins a game against a program and then goes on as Run does.
func RunPlay(in io.Reader, out io.Writer, c *desk.Challenge, d *desk.Desk, prompt bool) error {
	m := newMode(out, d, prompt)
	m.follow()
	m.stood = m.place()
	m.answered(action.Challenge(m.context(""), c))
	return m.loop(in)
}
