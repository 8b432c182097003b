// Every drill answered by lines in every notation.

package line

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/drilltest"
	"qipu/ui/internal/gametest"
	"qipu/ui/lang"
)

// TestDrillsByLines goes through a sitting of each drill by lines: nonsense is not
// understood and never graded, and each right answer is called right in whatever form
// it comes.
func TestDrillsByLines(t *testing.T) {
	now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
	for _, k := range drill.Kinds() {
		d := deskOf(t, nil, desk.Options{Log: drilltest.Practised(t, 2, now), Now: func() time.Time { return now }})
		if err := d.ChooseBook(gametest.BookFile(t), ""); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		m := newMode(&out, d, false)
		say := func(text string) string {
			out.Reset()
			m.line(text)
			m.out.Flush()
			return out.String()
		}
		lib, history, err := d.Practice()
		if err != nil {
			t.Fatal(err)
		}
		m.startDrill(lib, history, k.String())
		var sat *drill.Machine
		for n := 0; m.machine != nil; n++ {
			if n > 300 {
				t.Fatalf("%v: a sitting without end", k)
			}
			sat = m.machine
			if sat.Phase == drill.Telling {
				say("")
				continue
			}
			step, right := sat.Step(), drilltest.Spellings(t, sat.Step())
			if said := say(drilltest.Nonsense[n%len(drilltest.Nonsense)]); sat.Step() != step || strings.Contains(said, "No: ") {
				t.Fatalf("%v: nonsense is graded: %s", k, said)
			}
			if said := say(""); strings.Contains(said, lang.English.Say(lang.DrillRetry)[:10]) {
				t.Fatalf("%v: Enter gives an answer again that was not understood: %s", k, said)
			}
			answer := right[n%len(right)]
			if k == drill.Notation && step.Judge(answer.Text) == drill.Retry { // in the notation in which it was told
				answer = right[0]
			}
			if said := say(answer.Text); !strings.HasPrefix(said, lang.English.Say(lang.DrillRight)) {
				t.Fatalf("%v: %q (%s) is answered by %s", k, answer.Text, answer.Form, said)
			}
		}
		if sat == nil || sat.Asked == 0 || sat.Correct != sat.Asked {
			t.Errorf("%v: %+v", k, sat)
		}
	}
}
