// What a program thinks, in sentences: only when asked, and nothing where something
// is hidden.

package line

import (
	"os"
	"strings"
	"testing"

	"qipu/ui/desk"
	"qipu/ui/internal/enginetest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

func TestMain(m *testing.M) {
	enginetest.Main()
	os.Exit(m.Run())
}

func TestAnalysed(t *testing.T) {
	speaks := func(manners string, lines ...string) string {
		d := deskOf(t, session.Games{study(t)}, desk.Options{Lang: lang.English, Settings: store.Settings{Engines: []store.Engine{enginetest.Engine(manners)}}})
		defer d.Close()
		return speakAt(t, d, false, lines...)
	}
	first := "Red is better by 0.07, depth 3: R9+1 P1+1 R9-1 P1+1"
	for _, row := range []struct {
		manners string
		lines   []string
		want    string
		times   int
	}{
		{"", []string{"analyse"}, first, 1},
		{"", []string{"analyse", "analyse"}, first, 2},
		{"", []string{"analyse", "+", "-", "+"}, "better by", 1},
		{"", []string{"analyse 3"}, "better by", 3},
		{"", []string{"analyse 3", "analyse"}, "better by", 4},
		{"", []string{"+", "analyse"}, "Black is better by 0.07, depth 3: P1+1", 1},
		{"", []string{"analyse threat"}, "if Black were to move", 1},
		{"", []string{"blind 1", "analyse"}, "better by", 0},
		{"", []string{"cover", "analyse"}, "no program tells anything", 1},
		{"dies", []string{"analyse"}, "ended by itself", 1},
		{"", []string{"analyse off"}, "better by", 0},
	} {
		if out := speaks(row.manners, row.lines...); strings.Count(out, row.want) != row.times {
			t.Errorf("%q: not %d times %q:\n%s", row.lines, row.times, row.want, out)
		}
	}
}
