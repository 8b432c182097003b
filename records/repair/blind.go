// Repairs of a record that comes without a start: a change counts if the moves
// then contradict each other nowhere, and the fewest pieces are wanted.

package repair

import (
	"cmp"
	"slices"

	"qipu/engine"
	"qipu/records"
)

// blind searches for changes of one record.
type blind struct {
	*Record
	plies []records.Ply
	found []blindChange
	far   farthest
	walks int // plies walked through in all
}

type blindChange struct {
	Change
	plies []records.Ply
	men   int
}

// maxWalks bounds the search in a record of thousands of plies.
const maxWalks = 20_000_000

func repairsBlind(r *Record) Report {
	report := Report{Blind: true}
	s := &blind{Record: r}
	limit := -1 // index of the last ply that a repair may change
	for i, text := range r.Texts {
		side := engine.Red
		if i > 0 {
			side = s.plies[i-1].Color.Other()
		}
		ply, ok := r.Ply(text, side)
		if !ok {
			ply = records.Ply{Color: side, Move: engine.Move{From: engine.NoSquare, To: engine.NoSquare}}
			if limit < 0 {
				limit = i
			}
		}
		s.plies = append(s.plies, ply)
	}
	first := 0
	if limit < 0 {
		f := records.Force(s.plies)
		switch {
		case len(f.Clashes) > 0:
			limit = f.Clashes[0].Plies[1] - 1
		default:
			rebuilt := Rebuild(s.plies)
			if len(rebuilt.Contradictions) == 0 {
				return report
			}
			limit = rebuilt.Contradictions[0].Plies[1] - 1
		}
	} else {
		first = limit
	}
	report.Ply = limit + 1
	for _, kind := range slips {
		s.found = s.found[:0]
		for j := limit; j >= first && s.walks <= maxWalks; j-- {
			s.at(j, kind)
		}
		if report.Repairs = s.best(); len(report.Repairs) > 0 {
			break
		}
	}
	if len(report.Repairs) == 0 && s.far.reach >= limit+goesOn {
		report.Repairs = s.far.list
	}
	report.Partial = s.walks > maxWalks
	return report
}

func (s *blind) at(j int, kind string) {
	switch kind {
	case slipDoubled:
		if s.twice(j) {
			s.consider(Change{Ply: j + 1, Do: Delete, Why: slip(kind, s.Texts[j])}, slices.Delete(slices.Clone(s.plies), j, j+1))
		}
	case slipLeftOut:
		if j > 0 && s.plies[j].Color == s.plies[j-1].Color {
			s.insert(j)
		}
	default:
		s.replace(j, kind)
	}
}

func (s *blind) replace(j int, kind string) {
	side := s.plies[j].Color
	tried := []engine.Move{s.plies[j].Move}
	kinds := []engine.Kind{s.plies[j].Kind}
next:
	for text := range variants(s.Texts[j], kind, s.plies[j].Move.From == engine.NoSquare) {
		ply, ok := s.Ply(text, side)
		if !ok || ply.Color != side {
			continue
		}
		for i, m := range tried {
			if m == ply.Move && kinds[i] == ply.Kind {
				continue next
			}
		}
		tried, kinds = append(tried, ply.Move), append(kinds, ply.Kind)
		plies := slices.Clone(s.plies)
		plies[j] = ply
		s.consider(Change{Ply: j + 1, Do: Replace, Text: text, Move: ply.Move, Why: slip(kind, s.Texts[j])}, plies)
	}
}

// insert tries every move of a known man before the ply of index j, where two
// plies of one side follow each other.
func (s *blind) insert(j int) {
	f := records.Force(s.plies[:j])
	b := f.Board()
	for _, ply := range s.plies[:j] {
		b.Move(ply.Move)
	}
	later := records.Force(s.plies[j:])
	for _, m := range later.Men {
		if b.At[m.At] == engine.NoPiece && f.Touched[m.At].Ply == 0 {
			b.At[m.At] = m.Piece()
		}
	}
	b.Turn = s.plies[j].Color.Other()
	for from, p := range b.At {
		if p == engine.NoPiece || p.Color() != b.Turn {
			continue
		}
		for to := range engine.Square(engine.Squares) {
			ply := records.Ply{Color: b.Turn, Kind: p.Kind(), Move: engine.Move{From: engine.Square(from), To: to}}
			if !records.Movers(ply.Color, ply.Move).Has(ply.Kind) {
				continue
			}
			s.consider(Change{Ply: j + 1, Do: Insert, Text: s.Write(&b, ply.Move), Move: ply.Move, Why: slip(slipLeftOut)}, slices.Insert(slices.Clone(s.plies), j, ply))
		}
	}
}

// consider keeps a change whose plies do not contradict each other, and else notes
// how far they do not.
func (s *blind) consider(r Change, plies []records.Ply) {
	if s.walks += len(plies); s.walks > maxWalks {
		return
	}
	f := records.Force(plies)
	if len(f.Clashes) == 0 {
		s.found = append(s.found, blindChange{r, plies, len(f.Men)})
		return
	}
	s.far.note(r, f.Clashes[0].Plies[1]-1+len(s.plies)-len(plies))
}

// best returns the changes under which the record can be played on the fewest
// pieces, the likeliest first: those under which the players leave the least
// untaken, then the latest ply.
func (s *blind) best() []Change {
	type ranked struct {
		Change
		left int
	}
	var best []ranked
	slices.SortStableFunc(s.found, func(a, b blindChange) int { return a.men - b.men })
	men := 0
	for _, c := range s.found {
		if len(best) > 0 && c.men > men {
			break
		}
		if start, ok := s.start(c.plies); ok {
			var moves []engine.Move
			for _, ply := range c.plies {
				moves = append(moves, ply.Move)
			}
			best, men = append(best, ranked{c.Change, untaken(start, moves)}), c.men
		}
	}
	slices.SortStableFunc(best, func(a, b ranked) int { return cmp.Or(a.left-b.left, b.Ply-a.Ply) })
	var repairs []Change
	for _, b := range best {
		repairs = append(repairs, b.Change)
	}
	return repairs
}

// start returns a position on which the plies can be played.
func (s *blind) start(plies []records.Ply) (engine.Position, bool) {
	f := records.Force(plies)
	solve := newSolver(plies, &f)
	for _, red := range solve.kingPoints(engine.Red) {
		for _, black := range solve.kingPoints(engine.Black) {
			if s.walks > maxWalks {
				return engine.Position{}, false
			}
			b := solve.withKings([2]engine.Square{red, black})
			solve.steps = maxSteps
			found, ok := solve.within(b, maxExtras)
			if s.walks += maxSteps - solve.steps; !ok {
				continue
			}
			for _, x := range found {
				b.At[x.At] = x.Piece
			}
			p, _ := engine.Setup{Board: b}.Position()
			return p, true
		}
	}
	return engine.Position{}, false
}
