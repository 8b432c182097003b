// Repairs: the slip that was made is found again.

package repair

import (
	"math/rand/v2"
	"slices"
	"testing"

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

// Repairs of the endgame that is printed without a diagram: every kind of slip but
// a round left out, which leaves no trace where the start is not known.
func TestRepairBlind(t *testing.T) {
	s := readSample(t, "wangmeizhike")
	n := notation.Absolute{}
	orig := s.texts(t, n)
	if report := Find(NewRecord(nil, orig, n)); report.Ply != 0 || len(report.Repairs) != 0 {
		t.Errorf("the record as printed: %+v", report)
	}
	for k, slip := range spoilers[:9] {
		r := rand.New(rand.NewPCG(4, uint64(k)))
		var o outcome
		for range trials(20) {
			texts, ok := slip.spoil(slices.Clone(orig), r)
			if !ok || len(replay(s.start, texts, n)) == len(texts) {
				continue
			}
			if Find(NewRecord(nil, texts, n)).Ply == 0 {
				o.unseen++
				continue
			}
			o.add(nil, s, texts, n)
		}
		t.Logf("%-18s%v", slip.name, &o)
		listed := 90
		if slip.name == "left out" {
			listed = 55 // where the first move of a man is left out, it has stood at its next point as far as anybody can tell
		}
		if o.cases == 0 || o.cases >= few && (100*o.listed < listed*o.cases || 100*o.unseen > 20*o.cases) || o.made > 0 {
			t.Errorf("%s: too few slips are found and undone, or one would be unasked", slip.name)
		}
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
