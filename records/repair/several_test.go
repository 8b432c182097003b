// Records with more than one slip.

package repair

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
)

// slipTally counts how the repairs of records with two slips go.
type slipTally struct {
	cases, shown    int
	partial, true1  int // the first repair goes on to the other slip; and is true
	sole, wrongSole int // it is the only one; and is not true
	whole           int // the game is the true one in the end
}

// twoSlips spoils two moves of a game, anywhere or one behind the other, and repairs
// it step by step, each time by the likeliest repair.
func (c *slipTally) twoSlips(t *testing.T, s sample, n notation.Notation, r *rand.Rand, neighbours bool) {
	t.Helper()
	texts, first, ok := misprint(s, s.texts(t, n), r)
	switch {
	case ok && neighbours && first.Ply < len(texts):
		runes := []rune(texts[first.Ply])
		ok = spoilDigit(runes, r) && string(runes) != texts[first.Ply]
		texts[first.Ply] = string(runes)
	case ok:
		texts, _, ok = misprint(s, texts, r)
	}
	if !ok || oracle(t, s.start, texts, n) == len(texts) {
		return
	}
	c.cases++
	g := gameOf(s.start, texts, n)
	for step := range 3 {
		l := MainLine(g)
		report := l.Find()
		if len(report.Repairs) == 0 {
			break
		}
		if step == 0 {
			c.shown++
			if report.Repairs[0].Upto > 0 {
				c.partial++
				right := s.undoes(&report.Repairs[0], texts)
				if right {
					c.true1++
				}
				if len(report.Repairs) == 1 {
					c.sole++
					if !right {
						c.wrongSole++
					}
				}
			}
		}
		if report.Ply == 0 {
			break
		}
		applyTo(t, g, l, report.Repairs[0], "")
	}
	if slices.Equal(mainLine(g), s.moves) {
		c.whole++
	}
}

// undoes reports whether a repair puts the true move in the place of a spoilt one.
func (s sample) undoes(r *Change, texts []string) bool {
	return r.Do == Replace && r.Move == s.moves[r.Ply-1] && r.Text != texts[r.Ply-1]
}

// Two slips in a record: the first repair goes on to the second.
func TestRepairTwoSlips(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	s := readSample(t, "xuyinchuan-zhaoxinxin")
	for _, n := range []notation.Notation{notation.Absolute{}, notation.Chinese{}} {
		var c slipTally
		for range trials(10) {
			c.twoSlips(t, s, n, r, false)
		}
		t.Logf("%s: %+v", n.Name(), c)
		if c.cases == 0 || 2*c.partial < c.cases || 10*(c.partial-c.true1) > c.partial+5 || 2*c.whole < c.cases { // one in ten may be another one
			t.Errorf("%s: two slips are not undone often enough", n.Name())
		}
	}
}

// Two slips one behind the other: either of them alone leads nowhere.
func TestRepairNeighbours(t *testing.T) {
	s := readSample(t, "xuyinchuan-zhaoxinxin")
	for i, n := range []notation.Notation{notation.Absolute{}, notation.Chinese{}} {
		if testing.Short() && i > 0 {
			continue
		}
		r := rand.New(rand.NewPCG(7, 8))
		var c slipTally
		for range trials(10) {
			c.twoSlips(t, s, n, r, true)
		}
		t.Logf("%s: %+v", n.Name(), c)
		if c.cases == 0 || 10*c.shown < 8*c.cases || 10*c.whole < 6*c.cases {
			t.Errorf("%s: two neighbouring slips are not undone often enough: %+v", n.Name(), c)
		}
	}
}

// Of games of the corpus with two slips most are repaired, and what is shown first is
// mostly true.
func TestRepairTwoSlipsCorpus(t *testing.T) {
	for _, n := range []notation.Notation{notation.Absolute{}, notation.Chinese{}, notation.WXF{}, notation.ICCS{}} {
		r := rand.New(rand.NewPCG(7, 9))
		var c slipTally
		for _, s := range corpusGames(t, trials(10), r) {
			c.twoSlips(t, s, n, r, false)
		}
		t.Logf("%s: %+v", n.Name(), c)
		if c.cases == 0 || 100*c.true1 < 80*c.partial || 2*c.whole < c.cases {
			t.Errorf("%s: two slips are not undone often enough: %+v", n.Name(), c)
		}
	}
}

// Two wrong texts one behind the other are found at the end of a record as well, where
// little follows them.
func TestRepairNeighboursAtTheEnd(t *testing.T) {
	start := engine.StandardSetup()
	texts := strings.Fields("炮二三平五 马8173 马二一三三 车91平8 车一一平三 马2134 兵七四七五")
	report := Find(NewRecord(&start, texts, notation.Absolute{}))
	if !slices.ContainsFunc(report.Repairs, func(c Change) bool { return c.Text == "车一一平二" && c.Upto > 0 }) {
		t.Errorf("%+v", report)
	}
}
