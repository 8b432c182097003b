// Repairs: the slip that was made is found again.

package repair

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// texts writes the moves of a sample in a notation.
func (s sample) texts(t testing.TB, n notation.Notation) []string {
	t.Helper()
	b := s.start.Board
	var list []string
	for _, m := range s.moves {
		text, ok := n.Append(nil, &b, m)
		if !ok {
			t.Fatalf("%s has no text for %v on %s", n.Name(), m, b.FEN())
		}
		list = append(list, string(text))
		b.Move(m)
	}
	return list
}

// oracle plays texts plainly, one legal move each, and returns the index of the
// first that is none, or their number. Another meaning than the true one stops
// it too where the text has two.
func oracle(t testing.TB, start engine.Setup, texts []string, n notation.Notation) int {
	t.Helper()
	p, err := start.Position()
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range texts {
		m, err := n.Parse(&p, text)
		if err != nil {
			return i
		}
		if p, err = p.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	return len(texts)
}

// tally counts how a trial went.
type tally struct {
	cases, undetectable, missed, none, listed, first, sole, wrongFirst, wrongMade, made int
	slowest                                                                             time.Duration
}

func (c *tally) String() string {
	n := float64(max(c.cases, 1))
	d := float64(max(c.cases-c.undetectable, 1))
	percent := func(k int, of float64) float64 { return 100 * float64(k) / of }
	return fmt.Sprintf("%d cases, %.1f %% undetectable; of the others: missed %.1f %%, listed %.1f %%, first %.1f %%, sole %.1f %%, wrong first %.1f %%, wrong and made %.1f %%, made %.1f %%, none %.1f %%; slowest %v",
		c.cases, percent(c.undetectable, n), percent(c.missed, d), percent(c.listed, d), percent(c.first, d), percent(c.sole, d), percent(c.wrongFirst, d), percent(c.wrongMade, d), percent(c.made, d), percent(c.none, d), c.slowest.Round(time.Millisecond))
}

// add counts one record whose truth is the repair want (its text is not
// compared).
func (c *tally) add(t testing.TB, start engine.Setup, texts []string, n notation.Notation, want Change) {
	t.Helper()
	c.cases++
	fail := oracle(t, start, texts, n)
	if fail == len(texts) {
		c.undetectable++
		return
	}
	began := time.Now()
	report := Find(NewRecord(&start, texts, n))
	c.slowest = max(c.slowest, time.Since(began))
	if report.Ply == 0 && len(report.Repairs) == 0 {
		c.missed++
	}
	if len(report.Repairs) == 0 {
		c.none++
	}
	for i, r := range report.Repairs {
		same := r.Ply == want.Ply && r.Move == want.Move
		if want.Do == Delete { // of several alike, it is the same which one goes
			same = r.Do == Delete && slices.Equal(r.apply(texts), want.apply(texts))
		}
		if r.Do != want.Do || !same {
			if i == 0 {
				c.wrongFirst++
				if _, ok := report.Sole(); ok {
					c.wrongMade++
				}
			}
			continue
		}
		c.listed++
		if i == 0 {
			c.first++
		}
		if len(report.Repairs) == 1 {
			c.sole++
		}
		if _, ok := report.Sole(); ok {
			c.made++
		}
	}
}

// misprint changes one random digit of one random move to another move text,
// as the notation reads it.
func misprint(s sample, texts []string, r *rand.Rand) ([]string, Change, bool) {
	for range 50 {
		j := r.IntN(len(texts))
		var others []string
		for text := range variants(texts[j], slipDigit, false) {
			if len(notation.Read(text, s.sideAt(j))) > 0 {
				others = append(others, text)
			}
		}
		if len(others) == 0 {
			continue
		}
		changed := append([]string(nil), texts...)
		changed[j] = others[r.IntN(len(others))]
		return changed, Change{Ply: j + 1, Do: Replace, Move: s.moves[j]}, true
	}
	return nil, Change{}, false
}

func (s sample) sideAt(j int) engine.Color {
	if j%2 == 1 {
		return s.start.Turn.Other()
	}
	return s.start.Turn
}

// exchange exchanges two digits of one random move, so that the text is one
// that the notation reads.
func exchange(s sample, texts []string, r *rand.Rand) ([]string, Change, bool) {
	for range 50 {
		j := r.IntN(len(texts))
		for text := range variants(texts[j], slipExchange, false) {
			if len(notation.Read(text, s.sideAt(j))) > 0 && r.IntN(3) == 0 {
				changed := slices.Clone(texts)
				changed[j] = text
				return changed, Change{Ply: j + 1, Do: Replace, Move: s.moves[j]}, true
			}
		}
	}
	return nil, Change{}, false
}

// leaveOut leaves out one random move.
func leaveOut(s sample, texts []string, r *rand.Rand) ([]string, Change, bool) {
	j := r.IntN(len(texts))
	return slices.Delete(slices.Clone(texts), j, j+1), Change{Ply: j + 1, Do: Insert, Move: s.moves[j]}, true
}

// double writes one random move twice.
func double(_ sample, texts []string, r *rand.Rand) ([]string, Change, bool) {
	j := r.IntN(len(texts))
	return slices.Insert(slices.Clone(texts), j, texts[j]), Change{Ply: j + 2, Do: Delete}, true
}

// spoilers are the ways in which the trials spoil a record.
var spoilers = []struct {
	name  string
	spoil func(sample, []string, *rand.Rand) ([]string, Change, bool)
}{{"digit", misprint}, {"exchange", exchange}, {"left out", leaveOut}, {"doubled", double}}

// ownGames returns games of random legal moves, which belong to nobody.
func ownGames(n int, r *rand.Rand) []sample {
	var games []sample
	for range n {
		s := sample{start: engine.StandardSetup()}
		p := engine.StandardPosition()
		for range 60 {
			moves := p.AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			m := moves[r.IntN(len(moves))]
			s.moves = append(s.moves, m)
			p = p.PlayLegal(m)
		}
		games = append(games, s)
	}
	return games
}

// meets fails the test unless the trial met what is asked of one changed digit
// in the absolute notation.
func (c *tally) meets(t *testing.T) {
	t.Helper()
	d := c.cases - c.undetectable
	switch {
	case d == 0:
		t.Error("nothing was tried")
	case c.missed > 0, c.listed < d:
		t.Error("a misprint was not found, or its repair not listed")
	case 100*c.first < 95*d, 100*c.wrongFirst > 5*d:
		t.Error("the true repair is not first often enough")
	case 100*c.sole < 90*d:
		t.Error("the true repair is not the sole one often enough")
	}
}

// The printed game with one digit of one move changed.
func TestRepairGame(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	s := readSample(t, "xuyinchuan-zhaoxinxin")
	var c tally
	for range trials(300) {
		texts, want, _ := misprint(s, s.texts(t, notation.Absolute{}), r)
		c.add(t, s.start, texts, notation.Absolute{}, want)
	}
	t.Log(&c)
	c.meets(t)
	if 100*c.undetectable > 2*c.cases {
		t.Error("too many misprints are no misprints to the plain replay")
	}
}

// Games of random moves: every misprint that shows is found and undone.
func TestRepairRandom(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 6))
	var c tally
	for _, s := range ownGames(40, r) {
		texts, want, _ := misprint(s, s.texts(t, notation.Absolute{}), r)
		c.add(t, s.start, texts, notation.Absolute{}, want)
	}
	t.Log(&c)
	if c.missed > 0 || c.listed < c.cases-c.undetectable {
		t.Error("a misprint was not found, or its repair not listed")
	}
}

// The whole trial over the games of the corpus: thresholds for one digit in the
// absolute notation, figures for the rest.
func TestRepairCorpus(t *testing.T) {
	for _, n := range []notation.Notation{notation.Absolute{}, notation.Chinese{}, notation.WXF{}, notation.ICCS{}} {
		for _, slip := range spoilers {
			t.Run(n.Name()+"/"+slip.name, func(t *testing.T) {
				r := rand.New(rand.NewPCG(5, 3))
				var c tally
				for _, s := range corpusGames(t, trials(200), r) {
					if texts, want, ok := slip.spoil(s, s.texts(t, n), r); ok {
						c.add(t, s.start, texts, n, want)
					}
				}
				t.Log(&c)
				if c.wrongMade > 0 {
					t.Error("a wrong repair would be made in a copy")
				}
				if n.Name() == "absolute" && slip.name == "digit" {
					c.meets(t)
					if 100*c.undetectable > 2*c.cases {
						t.Error("too many misprints are no misprints to the plain replay")
					}
				}
			})
		}
	}
}

// Repairs of the endgame that is printed without a diagram.
func TestRepairBlind(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 9))
	s := readSample(t, "wangmeizhike")
	orig := s.texts(t, notation.Absolute{})
	if report := Find(NewRecord(nil, orig, notation.Absolute{})); report.Ply != 0 || len(report.Repairs) != 0 {
		t.Errorf("the record as printed: %+v", report)
	}
	var c tally
	for range trials(200) {
		texts, want, _ := misprint(s, orig, r)
		c.cases++
		report := Find(NewRecord(nil, texts, notation.Absolute{}))
		if report.Ply == 0 {
			c.undetectable++
			continue
		}
		if len(report.Repairs) == 0 {
			c.none++
		}
		for i, got := range report.Repairs {
			switch same := got.Ply == want.Ply && got.Do == want.Do && got.Move == want.Move; {
			case !same && i == 0:
				c.wrongFirst++
			case same:
				c.listed++
				if i == 0 {
					c.first++
				}
				if len(report.Repairs) == 1 {
					c.sole++
				}
			}
		}
	}
	t.Log(&c)
	if d := c.cases - c.undetectable; 100*c.listed < 95*d || 100*c.undetectable > 5*c.cases {
		t.Error("too few misprints are found and undone")
	}
}

// long returns a record of random moves with as many plies as are asked for.
func long(plies int) sample {
	for seed := uint64(1); ; seed++ {
		s := sample{start: engine.StandardSetup()}
		r := rand.New(rand.NewPCG(seed, 3))
		p := engine.StandardPosition()
		for len(s.moves) < plies {
			moves := slices.DeleteFunc(p.AppendMoves(nil), func(m engine.Move) bool {
				return p.At(m.To) != engine.NoPiece && r.IntN(8) > 0
			})
			if len(moves) == 0 {
				break
			}
			m := moves[r.IntN(len(moves))]
			s.moves = append(s.moves, m)
			p = p.PlayLegal(m)
		}
		if len(s.moves) == plies {
			return s
		}
	}
}

func BenchmarkRebuild(b *testing.B) {
	s := long(300)
	plies := s.plies()[20:] // no standard start
	for b.Loop() {
		Rebuild(plies)
	}
}

// Nothing repairs two misprints, so that every kind of slip is tried at every ply.
func BenchmarkRepair(b *testing.B) {
	s := long(300)
	for _, n := range []notation.Notation{notation.Absolute{}, notation.Chinese{}, notation.ICCS{}} {
		texts := s.texts(b, n)
		texts[290], texts[298] = "炮五平五", "車９平９"
		b.Run(n.Name(), func(b *testing.B) {
			for b.Loop() {
				if report := Find(NewRecord(&s.start, texts, n)); len(report.Repairs) > 0 && report.Repairs[0].Upto == 0 {
					b.Fatal(report)
				}
			}
		})
	}
}

// Without a start, two misprints that contradict two plies.
func BenchmarkRepairBlind(b *testing.B) {
	s := long(320)
	s = sample{engine.Setup{Board: s.cutBoard(20)}, s.moves[20:]}
	texts := s.texts(b, notation.Absolute{})
	texts[290], texts[298] = "炮五五平六", "车99平8"
	for b.Loop() {
		Find(NewRecord(nil, texts, notation.Absolute{}))
	}
}

// Without a start, a record that contradicts itself by a way that is not free,
// which half of all changes leave as it is.
func BenchmarkRepairBlocked(b *testing.B) {
	s := long(320)
	s = sample{engine.Setup{Board: s.cutBoard(20)}, s.moves[20:]}
	texts := s.texts(b, notation.Absolute{})
	r := rand.New(rand.NewPCG(1, 1))
	for {
		spoilt := slices.Clone(texts)
		for range 2 {
			spoilt, _, _ = misprint(s, spoilt, r)
		}
		rec := NewRecord(nil, spoilt, notation.Absolute{})
		if plies := rec.plies(); len(plies) == len(spoilt) && len(records.Force(plies).Clashes) == 0 && !Rebuild(plies).Playable {
			texts = spoilt
			break
		}
	}
	for b.Loop() {
		Find(NewRecord(nil, texts, notation.Absolute{}))
	}
}
