// A drill on the screen: its keys, its board and its words.

package ui

import (
	"strconv"
	"time"

	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// drillHints are the keys that matter now in a drill.
func (m *Model) drillHints() []hint {
	say := func(key string, t lang.Text) hint { return hint{key, m.lang.Say(t)} }
	d := m.practice.drill
	if d.machine == nil {
		hints := []hint{say("0-9", lang.DrillKeyNumber), say("Enter", lang.DrillKeyStart)}
		if d.typed != "" {
			hints = append(hints, say("-", lang.DrillKeyBack))
		}
		return append(hints, say("*", lang.DrillKeyLeave))
	}
	switch d.machine.Phase {
	case drill.Over:
		if d.name != "" {
			return []hint{say("Enter", lang.DrillKeyAgain), say("*", lang.DrillKeyLeave)}
		}
		return []hint{say("*", lang.DrillKeyLeave)}
	case drill.Menu:
		return []hint{say("0-3", lang.HintChoose)}
	case drill.Leaving:
		return []hint{say("1", lang.DrillKeyLeave), say("0", lang.DrillKeyStay)}
	case drill.Piece1:
		return []hint{say("1-7", lang.DrillKeyAnswer)}
	}
	step := d.machine.Step()
	var hints []hint
	switch {
	case d.machine.Phase == drill.Telling:
		hints = []hint{say("Enter", lang.DrillKeyOn)}
	case step.Len > 0:
		hints = []hint{say("0-9", lang.DrillKeyAnswer), say("-", lang.DrillKeyBack)}
	default:
		hints = []hint{say("0-9 Enter", lang.DrillKeyAnswer), say("-", lang.DrillKeyBack)}
	}
	if step.View != nil {
		hints = append(hints, say(".", lang.DrillKeyPeek))
	}
	return append(hints, say("/", lang.DrillKeyMenu), say("*", lang.DrillKeyLeave))
}

// drillFrame fills a frame with the drill.
func (m *Model) drillFrame(f *frame) {
	d, l := m.practice.drill, &f.layout
	f.status = m.drillHints()
	f.turn = ""
	if d.machine == nil {
		f.title = m.lang.Say(lang.DrillChooseTitle)
		f.entry = []line{m.drillEntry(d.typed)}
		f.overlay, f.overlayActive = d.menu[max(0, min(len(d.menu)-l.body.h, m.menuFrom(d.typed))):], true
		return
	}
	mc := d.machine
	at, of := mc.Place()
	f.title = m.lang.Say(lang.DrillPlace, m.lang.Say(mc.Kind().Title()), at, of, mc.Correct)
	if f.entry = []line{m.drillEntry(mc.Typed)}; mc.Phase == drill.Over {
		f.entry = []line{m.drillEntry("")}
	}
	width := l.moves.w
	step := mc.Step()
	board := step != nil && step.View != nil && !l.board.empty()
	if board {
		f.scene = step.View.Scene(mc.Peeking)
		board = f.scene.Board && (!l.moves.empty() || m.boardAlone())
	}
	if board && l.moves.empty() {
		f.entry[0].runs = append(f.entry[0].runs, run{inkText, m.drillShort()})
		return
	}
	if !board {
		width = l.body.w
	}
	f.drill = m.drillLines(width, board)
	if !board {
		f.overlay, f.overlayActive = f.drill, true
	}
}

// boardAlone reports whether the board stands where there is no room for the
// words beside it: while it is to be looked at, and else after Tab.
func (m *Model) boardAlone() bool {
	d := m.practice.drill
	return (d.machine.Phase == drill.Telling || d.machine.Peeking) != d.turned
}

// drillShort are the words of a drill on the line below a board that stands
// alone.
func (m *Model) drillShort() string {
	mc := m.practice.drill.machine
	if m.message != "" || mc.Phase != drill.Telling && mc.Phase != drill.Asking {
		return ""
	}
	say, more := mc.Feedback, "  Enter"
	if say.Empty() || mc.Phase == drill.Asking {
		say, more = mc.Step().Say[0], ""
	}
	return "  " + cell.Line(say.In(m.lang, lang.WideDot)) + more
}

func (m *Model) drillEntry(typed string) line {
	runs := []run{{inkKey, "> "}, {inkText, cell.Line(typed)}, {inkCaret, "_"}}
	if m.message != "" {
		i := inkHead
		if m.failed {
			i = inkError
		}
		runs = append(runs, run{i, "  " + m.message})
	}
	return line{runs: runs}
}

// menuHead is how many lines of the menu stand before the drills.
const menuHead = 2

// menuFrom is the first line of the menu to be shown: where the screen is low, the
// drill whose number is typed is in view.
func (m *Model) menuFrom(typed string) int {
	if n, err := strconv.Atoi(typed); err == nil && n > 1 {
		return menuHead + n - 2
	}
	return 0
}

// drillMenu lists the drills and how they went.
func (m *Model) drillMenu() []line {
	d, now := m.practice.drill, m.desk.Now()
	head := m.lang.Say(lang.DrillNothing)
	if k, ok := d.history.Unfinished(d.library, now); ok {
		head = m.lang.Say(lang.DrillGoesOn, m.lang.Say(k.Title()))
	} else if due, fresh := d.history.Today(d.library, now); due+fresh > 0 {
		head = m.lang.Say(lang.DrillToday, due, fresh)
	}
	lines := []line{{ink: inkHead, text: head}, {ink: inkHead, text: m.lang.Say(lang.DrillChoose)}}
	rows := map[drill.Kind]drill.Row{}
	for _, r := range d.history.Rows() {
		rows[r.Kind] = r
	}
	for _, k := range drill.Kinds() {
		number, title := strconv.Itoa(int(k)), m.lang.Say(k.Title())
		runs := []run{{inkKey, cell.Blanks(4-len(number)) + number + "  "}, {inkText, title}}
		if r, ok := rows[k]; ok {
			runs[1].text = m.measure.Pad(title, 28)
			runs = append(runs, run{inkDim, m.lang.Say(lang.DrillScore, 100*r.Right/r.Answers, r.Answers)})
		}
		lines = append(lines, line{runs: runs})
	}
	return lines
}

// drillText gathers the words of a drill in rows of a width.
type drillText struct {
	*Model
	width int
	lines []line
}

// add breaks a text into rows; none for an empty one.
func (t *drillText) add(i ink, text string) {
	if text == "" {
		return
	}
	for _, part := range t.measure.Wrap(cell.Clean(text), t.width, 0) {
		t.lines = append(t.lines, line{ink: i, text: part})
	}
}

func (t *drillText) words(i ink, w drill.Words) {
	if !w.Empty() {
		t.add(i, w.In(t.lang, lang.WideDot))
	}
}

func (t *drillText) blank() { t.lines = append(t.lines, line{}) }

// drillLines are the words of the drill: the verdict, what is told or asked, and
// what a look told.
func (m *Model) drillLines(width int, board bool) []line {
	mc := m.practice.drill.machine
	t := &drillText{Model: m, width: width}
	verdict := inkHead
	if mc.Feedback.Text == lang.DrillWrong {
		verdict = inkError
	}
	t.words(verdict, mc.Feedback)
	if mc.Phase == drill.Over {
		t.end(mc)
		return t.lines
	}
	t.blank()
	step := mc.Step()
	for _, w := range step.Say {
		t.words(inkText, w)
	}
	if !board && step.View != nil && (step.View.Level == veil.Open || mc.Peeking) {
		t.words(inkDim, drill.PieceList(&step.View.Position))
		if m.layout().tabs {
			t.add(inkKey, m.lang.Say(lang.DrillTab))
		}
	}
	t.blank()
	t.words(inkDim, mc.Peeked)
	if m.practice.drill.search.number != 0 && mc.Phase != drill.Leaving {
		t.add(inkDim, m.lang.Say(lang.DrillThinks))
		return t.lines
	}
	t.next(mc.Phase, step)
	return t.lines
}

// end says how a sitting went, and when there is another.
func (t *drillText) end(mc *drill.Machine) {
	t.add(inkTitle, t.lang.Say(lang.DrillOver, mc.Correct, mc.Asked, mc.Mean().Seconds()))
	if next, ok := t.practice.drill.history.NextDue(); ok {
		t.add(inkDim, t.lang.Say(lang.DrillNext, next.Local().Format(time.DateOnly)))
	}
	if !t.practice.alone {
		t.add(inkDim, t.lang.Say(lang.DrillEnd))
	}
}

// next says what is waited for.
func (t *drillText) next(phase drill.Phase, step *drill.Step) {
	switch phase {
	case drill.Telling:
		if t.height == minHeight && step.Say[0].Text != lang.TellLook { // else said already
			t.add(inkKey, "Enter")
		}
	case drill.Menu:
		t.add(inkKey, t.lang.Say(lang.DrillMenu))
	case drill.Leaving:
		t.add(inkKey, t.lang.Say(lang.DrillLeave))
	case drill.Asking:
		t.words(inkDim, step.Hint())
	case drill.Piece1:
		t.add(inkDim, t.lang.Say(lang.DigitsShort))
	}
}
