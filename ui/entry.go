// The entry line: what is typed, and what it can become.

package ui

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// entryLine makes the entry line: the text, then a message or the candidates.
func (m *Model) entryLine(fits []engine.Move, width int) line {
	e := &m.session.Entry
	before, after := m.typed()
	runs := []run{{inkKey, "> "}, {inkText, before}, {inkCaret, "_"}, {inkText, after}}
	used := 0
	for _, r := range runs {
		used += m.measure.Width(r.text)
	}
	add := func(i ink, text string) {
		runs = append(runs, run{i, "  " + text})
	}
	switch {
	case m.asking && m.session.UnsavedAside():
		return line{ink: inkError, text: m.lang.Say(lang.QuitAside)}
	case m.asking:
		return line{ink: inkError, text: m.lang.Say(lang.QuitUnsaved)}
	case m.overlay == overlayDoubt:
		return line{ink: inkError, text: m.lang.Say(lang.SaveSure)}
	case m.message != "" && m.failed:
		add(inkError, m.message)
	case m.message != "":
		add(inkHead, m.message)
	case m.prompt != noPrompt:
		add(inkDim, m.promptHint())
	case m.overlay != overlayNone: // keys go to the page, not to this line
		return m.footLine()
	case e.Empty() && m.focus == boardPane && m.session.View.Cursor != engine.NoSquare:
		add(inkHead, action.PointName(m.session, m.session.View.Cursor, m.lang, lang.WideDot))
	case e.Empty() && m.focus != resting && m.height == minHeight && m.pageHints() != nil:
		return m.footLine()
	case e.Empty():
		if m.height > minHeight {
			add(inkDim, m.lang.Say(lang.HintEntry))
		} else {
			add(inkDim, m.lang.Say(lang.HintShort))
		}
	case isQuit(e.Text()):
		add(inkHead, m.lang.Say(lang.EntryQuits))
	case !m.session.Veil().Allows(veil.Candidates):
		add(inkDim, m.readingText())
	case len(fits) == 0:
		add(inkDim, m.lang.Say(lang.NoneFits))
	default:
		runs = append(runs, run{inkDim, "  "})
		runs = append(runs, m.candidates(fits, width-used-2)...)
	}
	return line{runs: runs}
}

// footLine is the keys of a page, where there is no row for them but this one.
func (m *Model) footLine() line {
	if m.height > minHeight {
		return line{}
	}
	return line{runs: hintRuns(m.measure, m.pageHints(), m.width)}
}

// typed returns what stands before and behind the cursor of the entry line; of
// a long text its end.
func (m *Model) typed() (before, after string) {
	e, sign := &m.session.Entry, ""
	if m.prompt != noPrompt {
		e, sign = &m.line, m.promptSign()
	}
	text := []rune(e.Text())
	before, after = cell.Line(string(text[:e.Cursor()])), cell.Line(string(text[e.Cursor():]))
	return sign + m.measure.Tail(before, m.layout().entry.w-8), after
}

// candidates writes the legal moves that fit: the only one in every notation,
// few in as many as let all stand on the line, many in four or as the width
// allows.
func (m *Model) candidates(fits []engine.Move, room int) []run {
	b := m.session.Board()
	order := m.session.Columns().Every()
	if len(fits) == 1 {
		return []run{{inkTarget, m.oneMove(b, fits[0], order, room)}}
	}
	count := m.lang.Say(lang.MovesFit, len(fits))
	room -= m.measure.Width(count) + len(" ...   ")
	for n := len(order) - 1; n > 0; n-- {
		if texts, ok := m.allOf(b, fits, order[:n], room); ok {
			return append(texts, run{inkDim, "   " + count})
		}
	}
	n := 4
	if room < 50 {
		n = 2
	}
	runs := m.someOf(b, fits, order[:n], room)
	return append(runs, run{inkDim, " ...   " + count})
}

// oneMove writes a move in as many notations as fit.
func (m *Model) oneMove(b *engine.Board, mv engine.Move, order []int, room int) string {
	texts := m.session.Columns().Write(b, mv)
	text := ""
	for i, at := range order {
		if slices.ContainsFunc(order[:i], func(other int) bool { return texts[other] == texts[at] }) {
			continue // both scripts are one
		}
		next := strings.TrimLeft(text+"  "+plainMove(texts[at]), " ")
		if m.measure.Width(next) > room {
			break
		}
		text = next
	}
	return text
}

func joinTexts(t []string, order []int) string {
	parts := make([]string, 0, len(order))
	for _, at := range order {
		if t[at] != "" {
			parts = append(parts, plainMove(t[at]))
		}
	}
	return strings.Join(parts, " ")
}

// allOf writes every candidate, if there is room.
func (m *Model) allOf(b *engine.Board, fits []engine.Move, order []int, room int) ([]run, bool) {
	if len(fits)*6 > room {
		return nil, false
	}
	var runs []run
	for i, mv := range fits {
		r := m.candidate(i, joinTexts(m.session.Columns().Write(b, mv), order))
		if room -= m.measure.Width(r.text); room < 0 {
			return nil, false
		}
		runs = append(runs, r)
	}
	return runs, true
}

// someOf writes the candidates from the chosen one on that fit; the last one may
// be cut to fewer notations.
func (m *Model) someOf(b *engine.Board, fits []engine.Move, order []int, room int) []run {
	var runs []run
	first := max(0, m.session.Entry.Chosen()-1)
	for i := first; i < len(fits); i++ {
		texts := m.session.Columns().Write(b, fits[i])
		for n := len(order); n > 0; n-- {
			r := m.candidate(i, joinTexts(texts, order[:n]))
			if w := m.measure.Width(r.text); w <= room {
				runs = append(runs, r)
				room -= w
				break
			}
			if n == 1 {
				return runs
			}
		}
	}
	return runs
}

func (m *Model) candidate(i int, text string) run {
	if m.session.Entry.Chosen() == i+1 {
		return run{inkTarget, "[" + text + "] "}
	}
	return run{inkText, text + "   "}
}
