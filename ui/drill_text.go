// The words of a drill.

package ui

import (
	"time"

	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// drillText gathers the words of a drill in rows of a width.
type drillText struct {
	*exercise
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

func (t *drillText) say(i ink, w drill.Words) {
	if !w.Empty() {
		t.add(i, w.In(t.lang, t.lang.Dot()))
	}
}

func (t *drillText) blank() { t.lines = append(t.lines, line{}) }

// end says how a sitting went, and when there is another.
func (t *drillText) end(mc *drill.Machine) {
	t.add(inkTitle, t.lang.Say(lang.DrillOver, mc.Correct, mc.Asked, mc.Mean().Seconds()))
	if next, ok := t.history.NextDue(); ok {
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
		t.say(inkDim, step.Hint())
	case drill.Piece1:
		t.add(inkDim, t.lang.Say(lang.DigitsShort))
	}
}
