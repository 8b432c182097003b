// Sittings for the ear.

package drill

import (
	"strings"
	"testing"
	"time"
	"unicode"

	"qipu/ui/lang"
)

func isHan(r rune) bool { return unicode.Is(unicode.Han, r) }

// TestHeard goes through a sitting of every drill: every question is spoken, and with
// its verdict; nothing is spoken twice; in a language of Latin letters no Chinese
// character is.
func TestHeard(t *testing.T) {
	l := library()
	for _, in := range lang.All {
		for _, k := range Kinds() {
			h := open(t, &MemoryLog{})
			m, _, err := Start(l, h, k.String(), day0)
			if err != nil {
				t.Fatal(err)
			}
			var ear Ear
			for steps := 0; m.Phase != Over && steps < 60; steps++ {
				text := ear.Hear(m, in)
				for _, w := range append(m.Unseen(), m.Step().Say...) {
					if line := w.In(in, in.CountDot()); in.Latin() && strings.ContainsFunc(line, isHan) {
						t.Fatalf("%v, %v: %q is said", in, k, line)
					}
				}
				for _, w := range m.Step().Say {
					if said := w.In(in, lang.Spaced); !strings.Contains(text, said) {
						t.Fatalf("%v, %v: %q is not spoken in %q", in, k, said, text)
					}
				}
				if again := ear.Hear(m, in); again != "" {
					t.Fatalf("%v, %v: %q is spoken again", in, k, again)
				}
				if in.Latin() && strings.ContainsFunc(text, isHan) {
					t.Fatalf("%v, %v: %q is spoken", in, k, text)
				}
				if m.Phase == Telling {
					m.Key(Enter, day0)
					continue
				}
				press(m, solve(t, m.Step()), day0)
				if text := m.Feedback.In(in, lang.Spaced); !strings.HasPrefix(ear.Hear(m, in), text) && m.Phase != Over {
					t.Fatalf("%v, %v: %q is not spoken", in, k, text)
				}
				ear = Ear{} // hears the next step whole
			}
		}
	}
}

// TestLookIsHeard: what a rung of the ladder tells, the menu, and leaving.
func TestLookIsHeard(t *testing.T) {
	m, _, err := Start(library(), open(t, &MemoryLog{}), "follow", day0)
	if err != nil {
		t.Fatal(err)
	}
	m.Key(Enter, day0)
	var ear Ear
	ear.Hear(m, lang.English)
	for _, tt := range []struct {
		key  rune
		want string
	}{
		{'.', "to"},
		{'/', lang.English.Say(lang.DrillMenu)},
		{'1', "1. "},
		{'*', lang.English.Say(lang.DrillLeave)},
		{'0', ""},
		{'/', lang.English.Say(lang.DrillMenu)},
		{'4', lang.English.Say(lang.DrillPace, 2)},
	} {
		m.Key(tt.key, day0)
		if got := ear.Hear(m, lang.English); !strings.Contains(got, tt.want) {
			t.Errorf("%c: %q, want %q", tt.key, got, tt.want)
		}
	}
	if !m.Steps() || m.Pace != 2*time.Second {
		t.Errorf("pace %v", m.Pace)
	}
	for range 3 {
		m.Key('/', day0)
		m.Key('4', day0)
	}
	if m.Steps() {
		t.Error("it still goes on by itself")
	}
}
