// Every drill answered in every notation, and on the keypad alone.

package drill_test

import (
	"testing"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/drill"
	"qipu/ui/internal/drilltest"
	"qipu/ui/lang"
)

var morning = time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)

// begin begins a drill at a level.
func begin(t *testing.T, k drill.Kind, level int) *drill.Machine {
	t.Helper()
	l := drilltest.Library(t)
	record, at := records.NewGame(engine.StandardSetup()), records.NodeID(0)
	for _, m := range l.Games.Games[0].Moves[:12] {
		at = record.Add(at, m)
	}
	l.Book = drill.NewBook("book")
	l.Book.Add(record)
	h, err := drill.Open(drilltest.Practised(t, level, morning), drill.NewScheduler(0.9))
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := drill.Start(l, h, k.String(), morning)
	if err != nil || m == nil {
		t.Fatalf("%v: %v", k, err)
	}
	return m
}

// ways are how answers come: key by key with the digits of the keypad alone, key by
// key in all notations in turn, a line at a time, pasted.
var ways = []struct {
	name   string
	digits bool
	answer func(m *drill.Machine, text string)
}{
	{"keypad", true, typeKeys},
	{"keys", false, typeKeys},
	{"lines", false, func(m *drill.Machine, text string) { m.Answer(text, morning) }},
	{"paste", false, func(m *drill.Machine, text string) {
		step := m.Step()
		if m.Paste(text, morning); m.Step() == step && m.Phase == drill.Asking {
			m.Key(drill.Enter, morning)
		}
	}},
}

// typeKeys types a text, and Enter unless it was judged before.
func typeKeys(m *drill.Machine, text string) {
	step := m.Step()
	for _, r := range text {
		if m.Key(r, morning); m.Step() != step {
			return
		}
	}
	m.Key(drill.Enter, morning)
}

// TestEveryDrillInEveryNotation goes through a sitting of each drill at each level:
// nonsense is not understood and costs nothing, and the right answer is right in every
// notation and form but that in which a move was told to be said in another.
func TestEveryDrillInEveryNotation(t *testing.T) {
	forms := map[string]int{}
	for _, k := range drill.Kinds() {
		for level := 1; level <= k.Levels(); level++ {
			for _, way := range ways {
				m := begin(t, k, level)
				for n := 0; m.Phase != drill.Over; n++ {
					if n > 500 {
						t.Fatalf("%v/%d: a sitting without end", k, level)
					}
					if m.Phase == drill.Telling {
						m.Key(drill.Enter, morning)
						continue
					}
					step, right := m.Step(), drilltest.Spellings(t, m.Step())
					if !way.digits {
						talk(t, m, drilltest.Nonsense[n%len(drilltest.Nonsense)], way.answer)
					}
					said := right[0]
					if !way.digits {
						said = right[n%len(right)]
						if k == drill.Notation && step.Judge(said.Text) == drill.Retry { // as it was told
							said = right[0]
						}
					}
					forms[said.Form]++
					if way.answer(m, said.Text); m.Step() == step || m.Feedback.Text != lang.DrillRight {
						t.Fatalf("%v/%d, %s: %q (%s) is answered by %q", k, level, way.name, said.Text, said.Form, m.Feedback.In(lang.English, lang.NarrowDot))
					}
				}
				if m.Asked == 0 || m.Correct != m.Asked {
					t.Errorf("%v/%d, %s: %d of %d right", k, level, way.name, m.Correct, m.Asked)
				}
			}
		}
	}
	for _, form := range []string{"digits", "iccs", "chinese", "wxf", "keypad", "absolute", "brackets", "letter", "numerals"} {
		if forms[form] == 0 {
			t.Errorf("nothing was answered in the form %s", form)
		}
	}
}

// talk answers nonsense, which changes nothing.
func talk(t *testing.T, m *drill.Machine, text string, answer func(*drill.Machine, string)) {
	t.Helper()
	step, asked := m.Step(), m.Asked
	answer(m, text)
	for m.Phase == drill.Menu || m.Phase == drill.Leaving || m.Phase == drill.Piece1 {
		m.Key('0', morning)
	}
	if m.Step() != step || m.Asked != asked || m.Feedback.Text == lang.DrillWrong {
		t.Fatalf("%v: nonsense %q is graded: %q", m.Kind(), text, m.Feedback.In(lang.English, lang.NarrowDot))
	}
	m.Key(drill.Escape, morning)
	if m.Phase == drill.Leaving {
		m.Key('0', morning)
	}
}
