// What is said on the screen: a line until the next key, and what is wrong.

package ui

import (
	"errors"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// fail shows what is wrong until the next key.
func (s *stage) fail(err error) {
	text, ok := blindRefusal(s.session, s.lang, err)
	if !ok {
		text, ok = action.Explain(err, s.lang)
	}
	if !ok {
		text = s.voice().Error(err, s.session.Board())
	}
	s.refuse(text)
}

// voice is how errors are said on the screen.
func (s *stage) voice() lang.Voice {
	c := s.session.View.Forms
	v := lang.NewVoice(s.lang, c.At(c.Index(c.Lead())).Notation)
	v.Dot = s.lang.Dot()
	return v
}

// blindRefusal says that a move is refused, for an error that would tell why;
// false for any other error, and where why may be told.
func blindRefusal(s *session.Session, l lang.Lang, err error) (string, bool) {
	if s.Veil().Allows(veil.Reasons) {
		return "", false
	}
	var (
		read    *notation.Error
		illegal *engine.IllegalError
		state   *session.StateError
		text    string
	)
	switch {
	case errors.As(err, &read):
		text = read.Text
	case errors.As(err, &illegal):
		text = illegal.Move.String()
	case errors.As(err, &state) && (state.State == session.NotTheRecords || state.State == session.NotPlayable):
		text = engine.Move{From: 0, To: 1}.String()
	default:
		return "", false
	}
	said, _ := action.RefuseBlind(s, l, text)
	return said, true
}

// teller says and refuses for an action.
type teller struct{ stage *stage }

// Say implements action.Host.
func (t teller) Say(text string) { t.stage.say(text) }

// Tell implements action.Host.
func (t teller) Tell(lines []string) { t.stage.answer(lines) }

// Fail implements action.Host.
func (t teller) Fail(err error) { t.stage.fail(err) }

// field shows a text that is being typed, behind a sign: of a long one its end.
func (s *stage) field(sign string, e *session.Entry, width int) []run {
	text := []rune(e.Text())
	before, after := cell.Line(string(text[:e.Cursor()])), cell.Line(string(text[e.Cursor():]))
	return append(make([]run, 0, 8), run{inkKey, "> "}, run{inkText, sign + s.measure.Tail(before, width-8)}, run{inkCaret, "_"}, run{inkText, after})
}

// tell puts what is said behind a text that is being typed; false: nothing is.
func (s *stage) tell(runs []run) ([]run, bool) {
	if s.message == "" {
		return runs, false
	}
	return append(runs, run{s.ink(), "  " + s.message}), true
}

// pageEntry is the entry line under a page that has the keys: what is said, or the
// page's keys where there is no row for them but this one.
func (s *stage) pageEntry(width int, hints []hint) entryLine {
	e := entryLine{writing: !s.session.Entry.Empty()}
	if runs, ok := s.tell(s.field("", &s.session.Entry, width)); ok {
		e.runs, e.wraps = runs, true
	} else {
		e.line = s.footLine(hints)
	}
	return e
}

// footLine is the keys of a page, where there is no row for them but this one.
func (s *stage) footLine(hints []hint) line {
	if s.height > minHeight {
		return line{}
	}
	return line{runs: hintRuns(s.measure, hints, s.width)}
}
