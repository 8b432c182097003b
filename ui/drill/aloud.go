// A sitting for the ear: what is spoken of it, and at which pace it goes on by itself.

package drill

import (
	"strings"
	"time"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// paces are what the menu goes through: how long a step that is only told stands
// before the next one comes by itself; 0: until Enter.
var paces = [...]time.Duration{0, 2 * time.Second, 4 * time.Second, 8 * time.Second}

// changePace goes to the next pace, and says it.
func (m *Machine) changePace() {
	next := paces[0]
	for _, pace := range paces[1:] {
		if pace > m.Pace {
			next = pace
			break
		}
	}
	m.Pace = next
	m.Feedback = words(lang.DrillPace, int(next.Seconds()))
	if next == 0 {
		m.Feedback = words(lang.DrillByHand)
	}
}

// Steps reports whether the sitting goes on by itself from where it stands, if nobody
// types for the time of its pace.
func (m *Machine) Steps() bool { return m.Pace > 0 && m.Phase == Telling }

// Unseen is what a board in sight shows, for who does not see it: all pieces, unless
// the words of the step list them, it is the start of a game or goes on from a board
// that was told.
func (m *Machine) Unseen() []Words {
	v := m.step.View
	switch {
	case v == nil || v.Level != veil.Open || v.Position == engine.StandardPosition():
		return nil
	case m.step.unheard:
		return []Words{PieceList(&v.Position)}
	case len(m.step.Say) > 1 && m.Phase == Telling:
		return nil
	case v.Last != (engine.Move{}) && m.Kind() != Guess:
		return nil
	}
	var said []Words
	if !v.Announced.Empty() {
		said = append(said, v.Announced)
	}
	return append(said, PieceList(&v.Position))
}

// Ear is who listens to a sitting: what was spoken is not spoken again. Its zero value
// has heard nothing.
type Ear struct {
	step            *Step
	phase           Phase
	verdict, peeked string
	asked           int
}

// Hear returns what there is to be spoken since it was called last: the verdict on an
// answer, what is told or asked, what a look tells; "" for nothing new.
func (e *Ear) Hear(m *Machine, l lang.Lang) string {
	say := func(w Words) string {
		if w.Empty() {
			return ""
		}
		return w.In(l, lang.Spaced)
	}
	verdict, peeked := say(m.Feedback), say(m.Peeked)
	var parts []string
	if m.step != e.step || verdict != e.verdict || m.Asked != e.asked {
		parts = append(parts, verdict)
	}
	switch {
	case m.Phase == Over:
		if e.phase != Over && m.Asked > 0 {
			parts = append(parts, l.Say(lang.DrillOver, m.Correct, m.Asked, m.Mean().Seconds()))
		}
	case m.Phase == Menu && e.phase != Menu:
		parts = append(parts, l.Say(lang.DrillMenu))
	case m.Phase == Leaving && e.phase != Leaving:
		parts = append(parts, l.Say(lang.DrillLeave))
	case m.Phase == Menu || m.Phase == Leaving:
	case m.step != e.step || e.phase == Menu: // "say again" is of the menu
		for _, w := range append(m.step.Say[:len(m.step.Say):len(m.step.Say)], m.Unseen()...) {
			parts = append(parts, say(w))
		}
	case peeked != e.peeked:
		parts = append(parts, peeked)
	}
	*e = Ear{step: m.step, phase: m.Phase, verdict: verdict, peeked: peeked, asked: m.Asked}
	var said []string
	for _, part := range parts {
		if part != "" {
			said = append(said, part)
		}
	}
	return strings.Join(said, l.Say(lang.FullStop))
}
