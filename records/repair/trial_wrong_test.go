// The search for a record in which something wrong would be written.

package repair

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// again spoils one text twice, two that follow each other, or two anywhere, with
// slips of any kind; it returns what each slip alone makes of the texts as well.
func again(texts []string, r *rand.Rand) (both []string, single [][]string, name string) {
	inText := spoilers[:5] // those of one text
	at := r.IntN(len(texts))
	spoil := func(list []string, s *spoiler, at int) []string {
		if list == nil {
			return nil
		}
		lone := []string{list[at]}
		if lone, ok := s.spoil(lone, r); ok {
			list = slices.Clone(list)
			list[at] = lone[0]
			return list
		}
		return nil
	}
	switch r.IntN(4) {
	case 0:
		a, b := &inText[r.IntN(len(inText))], &inText[r.IntN(len(inText))]
		one := spoil(texts, a, at)
		return spoil(one, b, at), [][]string{one}, "twice in a text: " + a.name + ", " + b.name
	case 1:
		a, b, next := &inText[r.IntN(len(inText))], &inText[r.IntN(len(inText))], (at+1)%len(texts)
		one := spoil(texts, a, at)
		two := spoil(one, b, next)
		if two != nil {
			alone := slices.Clone(texts)
			alone[next] = two[next]
			single = [][]string{one, alone}
		}
		return two, single, "in neighbours: " + a.name + ", " + b.name
	case 2:
		a, b := &spoilers[r.IntN(len(spoilers))], &inText[r.IntN(len(inText))]
		one, ok := a.spoil(slices.Clone(texts), r)
		if !ok {
			return nil, nil, ""
		}
		at %= len(one)
		two := spoil(one, b, at)
		single = [][]string{one}
		if two != nil { // the second slip alone: where its text stands in the whole record
			if i := slices.Index(texts, one[at]); i >= 0 {
				alone := slices.Clone(texts)
				alone[i] = two[at]
				single = append(single, alone)
			}
		}
		return two, single, "anywhere: " + a.name + ", " + b.name
	}
	a := &spoilers[r.IntN(len(spoilers))]
	one, ok := a.spoil(slices.Clone(texts), r)
	if !ok {
		return nil, nil, ""
	}
	return one, nil, a.name
}

// Nothing wrong is written, whatever happened to a record: of slips of every kind,
// two at once as well, a repair that would be made undoes one of them.
func TestTrialWrong(t *testing.T) {
	r := rand.New(rand.NewPCG(77, 1))
	all := []notation.Notation{notation.Absolute{}, notation.Absolute{}, notation.Absolute{}, notation.Chinese{}, notation.WXF{}, notation.ICCS{}}
	var tried, seen, made, wrong int
	for i, s := range trialGames(t, 10*trials(6), r) {
		n := all[i%len(all)]
		texts := s.texts(t, n)
		spoilt, single, name := again(texts, r)
		if spoilt == nil || !slices.Equal(replay(s.start, texts, n), s.moves) {
			continue
		}
		tried++
		g := readPrinted(t, printed(s.start, spoilt, n.Name() == "absolute" && r.IntN(2) == 0))
		right := [][]engine.Move{s.moves}
		for _, texts := range single {
			if moves := replay(s.start, texts, n); len(moves) == len(texts) {
				right = append(right, moves)
			}
		}
		if slices.ContainsFunc(g.Problems, func(p records.Problem) bool { return p.AboutMove() }) {
			seen++
		}
		for _, d := range Damages(g) {
			c, ok := d.Report.Sole()
			if !ok {
				continue
			}
			made++
			before := fmt.Sprint(c.Ply, " ", c.Do, " ", d.Line.Old(&c), " -> ", c.Text)
			undo := applyTo(t, g, d.Line, c, "")
			if moves := mainLine(g); !slices.ContainsFunc(right, func(x []engine.Move) bool { return holdsRun(x, moves) }) {
				wrong++
				t.Errorf("%s, %s: wrong is written: %s (%s)\n%s\n%v\n%v", n.Name(), name, before, c.Why.Code, s.start.FEN(), texts, spoilt)
			}
			undo()
		}
	}
	t.Logf("wrong written: %d of %d records, of which %d were seen to be wrong and %d repaired", wrong, tried, seen, made)
}

// holdsRun reports whether moves are those of a game, or a part of it without a gap: a
// text at either end that reads as a remark is nothing that a repair wrote.
func holdsRun(game, moves []engine.Move) bool {
	for i := 0; i+len(moves) <= len(game); i++ {
		if slices.Equal(game[i:i+len(moves)], moves) {
			return true
		}
	}
	return false
}
