// A drill on the screen: its keys, its board and its words.

package ui

import (
	"strconv"

	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// hints implements page.
func (d *exercise) hints() []hint {
	say := d.hint
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
		return []hint{say("0-4", lang.HintChoose)}
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
	case d.machine.Typed != "":
		return []hint{say("Enter", lang.DrillKeyAnswer), say("*", lang.DrillKeyBack)}
	case step.Len > 0:
		hints = []hint{say("0-9", lang.DrillKeyAnswer)}
	default:
		hints = []hint{say("0-9 Enter", lang.DrillKeyAnswer)}
	}
	if step.View != nil {
		hints = append(hints, say(".", lang.DrillKeyPeek))
	}
	return append(hints, say("/", lang.DrillKeyMenu), say("*", lang.DrillKeyLeave))
}

// view implements page.
func (d *exercise) view() *frame {
	f := d.newFrame(onBoard)
	l := &f.layout
	f.turn, d.alone = "", false
	if d.machine == nil {
		f.title = d.lang.Say(lang.DrillChooseTitle)
		f.write(l.body, d.menu[max(0, min(len(d.menu)-l.body.h, d.menuFrom(d.typed))):])
		return f
	}
	mc := d.machine
	f.title = mc.Title(d.lang)
	if step := mc.Step(); step != nil && step.View != nil && !l.board.empty() {
		scene := step.View.Scene(mc.Peeking)
		if scene.Board && (!l.moves.empty() || d.boardAlone()) {
			f.add(l.board, d.drawBoard(scene, l))
			d.alone = l.moves.empty()
			if !d.alone {
				f.write(l.moves, d.words(l.moves.w, true))
			}
			return f
		}
	}
	f.write(l.body, d.words(l.body.w, false))
	return f
}

// boardAlone reports whether the board stands where there is no room for the
// words beside it: while it is to be looked at, and else after Tab.
func (d *exercise) boardAlone() bool {
	return (d.machine.Phase == drill.Telling || d.machine.Peeking) != d.turned
}

// short are the words of a drill on the line below a board that stands
// alone.
func (d *exercise) short() string {
	mc := d.machine
	if d.message != "" || mc.Phase != drill.Telling && mc.Phase != drill.Asking {
		return ""
	}
	say, more := mc.Feedback, "  Enter"
	if say.Empty() || mc.Phase == drill.Asking {
		say, more = mc.Step().Say[0], ""
	}
	return "  " + cell.Line(say.In(d.lang, d.lang.Dot())) + more
}

// entry implements page.
func (d *exercise) entry(int) entryLine {
	typed, short := d.typed, ""
	if mc := d.machine; mc != nil {
		if typed = mc.Typed; mc.Phase == drill.Over {
			typed = ""
		}
		if d.alone {
			short = d.short()
		}
	}
	runs, said := d.tell([]run{{inkKey, "> "}, {inkText, cell.Line(typed)}, {inkCaret, "_"}})
	return entryLine{line: line{runs: append(runs, run{inkText, short})}, wraps: said}
}

// menuHead is how many lines of the menu stand before the drills.
const menuHead = 2

// menuFrom is the first line of the menu to be shown: where the screen is low, the
// drill whose number is typed is in view.
func (d *exercise) menuFrom(typed string) int {
	if n, err := strconv.Atoi(typed); err == nil && n > 1 {
		return menuHead + n - 2
	}
	return 0
}

// choices lists the drills and how they went.
func (d *exercise) choices() []line {
	now := d.desk.Now()
	head := d.lang.Say(lang.DrillNothing)
	if k, ok := d.history.Unfinished(d.library, now); ok {
		head = d.lang.Say(lang.DrillGoesOn, d.lang.Say(k.Title()))
	} else if due, fresh := d.history.Today(d.library, now); due+fresh > 0 {
		head = d.lang.Say(lang.DrillToday, due, fresh)
	}
	lines := []line{{ink: inkHead, text: head}, {ink: inkHead, text: d.lang.Say(lang.DrillChoose)}}
	rows := map[drill.Kind]drill.Row{}
	for _, r := range d.history.Rows() {
		rows[r.Kind] = r
	}
	for _, k := range drill.Kinds() {
		number, title := strconv.Itoa(int(k)), d.lang.Say(k.Title())
		runs := []run{{inkKey, cell.Blanks(4-len(number)) + number + "  "}, {inkText, title}}
		if r, ok := rows[k]; ok {
			runs[1].text = d.measure.Pad(title, 28)
			score := d.lang.Say(lang.DrillScore, 100*r.Right/r.Answers, r.Answers)
			if k.Levels() > 1 {
				score += d.lang.Say(lang.ListComma) + d.lang.Say(lang.DrillLevel, d.history.Level(k))
			}
			runs = append(runs, run{inkDim, score})
		}
		lines = append(lines, line{runs: runs})
	}
	return lines
}

// words are the words of the drill: the verdict, what is told or asked, and
// what a look told.
func (d *exercise) words(width int, board bool) []line {
	mc := d.machine
	t := &drillText{exercise: d, width: width}
	verdict := inkHead
	if mc.Feedback.Text == lang.DrillWrong {
		verdict = inkError
	}
	t.say(verdict, mc.Feedback)
	if mc.Phase == drill.Over {
		t.end(mc)
		return t.lines
	}
	t.blank()
	step := mc.Step()
	for _, w := range step.Say {
		t.say(inkText, w)
	}
	if !board && step.View != nil && (step.View.Level == veil.Open || mc.Peeking) {
		t.say(inkDim, drill.PieceList(&step.View.Position))
		if d.layout(onBoard).tabs {
			t.add(inkKey, d.lang.Say(lang.DrillTab))
		}
	}
	t.blank()
	t.say(inkDim, mc.Peeked)
	if d.search.number != 0 && mc.Phase != drill.Leaving {
		t.add(inkDim, d.lang.Say(lang.DrillThinks))
		return t.lines
	}
	t.next(mc.Phase, step)
	return t.lines
}
