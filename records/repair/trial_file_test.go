// The trial through files: what a reader of records sees of a slip.

package repair

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
)

// printed is a record in absolute notation as books print it, with the position
// before it unless that is the usual one: numbered, or in lines of four moves.
func printed(start engine.Setup, texts []string, numbers bool) string {
	var b strings.Builder
	if start.FEN() != engine.Standard {
		fmt.Fprintf(&b, "FEN: %s\n", start.FEN())
	}
	for i, text := range texts {
		if numbers {
			fmt.Fprintf(&b, "%d、", i+1)
		}
		b.WriteString(text)
		switch {
		case i%4 == 3:
			b.WriteString("\n")
		case !numbers || i%4 == 1:
			b.WriteString(" ")
		}
	}
	return b.String()
}

// readPrinted reads the one game of a text.
func readPrinted(t *testing.T, text string) *records.Game {
	t.Helper()
	c, err := file.OpenSourceGames(context.Background(), file.Source{Name: "game.txt", ReaderAt: strings.NewReader(text), Size: int64(len(text))})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	g, err := c.Game(0)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return g
}

// The same slips in files: each that can be seen is a problem, the true repair is
// proposed and makes the game whole, and nothing wrong would be written.
func TestTrialFiles(t *testing.T) {
	n := notation.Absolute{}
	var table strings.Builder
	fmt.Fprintf(&table, "files: of the slips that can be seen, per cent\n%-18scases unseen    seen listed first  sole  made wrong\n", "")
	for k, spoiler := range spoilers {
		r := rand.New(rand.NewPCG(33, uint64(k)))
		var o, sure outcome // all, and those that the rest of the record tells
		for _, s := range trialGames(t, trials(12), r) {
			texts := s.texts(t, n)
			numbers := r.IntN(2) == 0
			if g := readPrinted(t, printed(s.start, texts, numbers)); len(g.Problems) > 0 || !slices.Equal(mainLine(g), s.moves) {
				t.Errorf("the unharmed record: %+v\n%s", g.Problems, printed(s.start, texts, numbers))
			}
			spoilt, ok := spoiler.spoil(slices.Clone(texts), r)
			if !ok {
				continue
			}
			if len(replay(s.start, spoilt, n)) == len(spoilt) {
				o.unseen++
				continue
			}
			text := printed(s.start, spoilt, numbers)
			o.addFile(t, s, text)
			if out := len(texts) - len(spoilt); out > 0 && toldByRest(s, differAt(texts, spoilt), out) {
				sure.addFile(t, s, text)
			}
		}
		fmt.Fprintf(&table, "%-18s%v\n", spoiler.name, &o)
		o.meets(t, n.Name(), "files, "+spoiler.name)
		if sure.cases > 0 {
			fmt.Fprintf(&table, "%-18s%v\n", "  told by the rest", &sure)
			sure.meets(t, n.Name(), "files, "+spoiler.name+", told")
		}
	}
	t.Log(table.String())
}

// differAt is the index of the first text that two records do not share.
func differAt(a, b []string) int {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return i
}

// addFile counts how the record of a text went.
func (o *outcome) addFile(t *testing.T, s sample, text string) {
	t.Helper()
	g := readPrinted(t, text)
	if len(g.Problems) == 0 && slices.Equal(mainLine(g), s.moves) {
		o.unseen++ // a sign that is read right all the same
		return
	}
	o.cases++
	if !slices.ContainsFunc(g.Problems, func(p records.Problem) bool { return p.AboutMove() }) {
		o.missed++
		t.Logf("not seen:\n%s%v", text, g.Problems)
	}
	truth := func(c Change) bool {
		undo := applyTo(t, g, MainLine(g), c, "")
		defer undo()
		return c.Upto == 0 && slices.Equal(mainLine(g), s.moves) && !slices.ContainsFunc(g.Problems, func(p records.Problem) bool { return p.AboutMove() })
	}
	for _, d := range Damages(g) {
		for i, c := range d.Report.Repairs {
			if !truth(c) {
				continue
			}
			o.listed++
			if i == 0 {
				o.first++
			}
			if len(d.Report.Repairs) == 1 {
				o.sole++
			}
			break
		}
		if c, ok := d.Report.Sole(); ok {
			o.made++
			if !truth(c) {
				o.wrong++
			}
		}
	}
}
