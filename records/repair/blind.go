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
	plies  []records.Ply
	before []records.Forcing // what the plies before each tell, up to the one that is wrong
	now    records.Forcing
	found  []blindChange
	far    farthest
	walks  int // plies walked through in all
}

type blindChange struct {
	Change
	plies []records.Ply
	men   int
}

// maxWalks bounds the search in a record of thousands of plies.
const maxWalks = 20_000_000

func findBlind(r *Record) Report {
	report := Report{Blind: true}
	s := &blind{Record: r}
	bad := s.read() // index of the first text that cannot be read, or -1
	limit := bad    // index of the last ply that a repair may change
	if bad < 0 {
		f := records.Force(s.plies)
		if len(f.Clashes) == 0 {
			if f.Clashes = Rebuild(s.plies).Contradictions; len(f.Clashes) == 0 {
				return report
			}
		}
		limit = f.Clashes[0].Plies[1] - 1
	}
	s.walk(limit)
	report.Ply = limit + 1
	for _, k := range slips {
		for j := limit; j >= max(bad, 0) && s.walks <= maxWalks; j-- {
			s.at(j, k)
		}
	}
	report.Repairs = s.best()
	if len(report.Repairs) == 0 && s.far.reach >= limit+goesOn {
		report.Repairs = s.far.list
	}
	report.Partial = s.walks > maxWalks
	return report
}

// read reads the texts without a board and returns the index of the first that
// cannot be read so, or -1.
func (s *blind) read() int {
	bad := -1
	side := engine.Red
	for i, text := range s.Texts {
		ply, ok := s.Ply(text, side)
		if !ok {
			ply = records.Ply{Color: side, Move: engine.Move{From: engine.NoSquare, To: engine.NoSquare}}
			if bad < 0 {
				bad = i
			}
		}
		s.plies = append(s.plies, ply)
		side = ply.Color.Other()
	}
	return bad
}

// walk notes what the plies tell before each up to the one of index limit.
func (s *blind) walk(limit int) {
	s.before = make([]records.Forcing, limit+1)
	for i := range limit {
		s.before[i+1].CopyFrom(&s.before[i])
		s.before[i+1].Step(s.plies[i])
	}
}

func (s *blind) at(j int, k slipKind) {
	switch k {
	case slipDoubled:
		if s.twice(j) {
			s.consider(Change{Ply: j + 1, Do: Delete, Why: k.why(s.Texts[j])}, j, j+1)
		}
	case slipExtra: // a move less is a witness less, and always fits better
	case slipLeftOut:
		if j > 0 && s.plies[j].Color == s.plies[j-1].Color {
			s.insert(j)
		}
	case slipOrder:
		s.exchange(j, j+1, k)
	case slipMoves:
		s.exchange(j, j+2, k)
	default:
		s.replace(j, k)
	}
}

func (s *blind) replace(j int, k slipKind) {
	side := s.plies[j].Color
	var tried []records.Ply
	for text := range variants(s.Texts[j], k, s.plies[j].Move.From == engine.NoSquare) {
		ply, ok := s.Ply(text, side)
		if !ok || ply.Color != side || ply.Wrong || ply == s.plies[j] || slices.Contains(tried, ply) {
			continue
		}
		tried = append(tried, ply)
		s.consider(Change{Ply: j + 1, Do: Replace, Text: text, Move: ply.Move, Why: k.why(s.Texts[j])}, j, j+1, ply)
	}
}

func (s *blind) exchange(j, k int, kind slipKind) {
	if k >= len(s.plies) || s.Texts[j] == s.Texts[k] {
		return
	}
	plies := slices.Clone(s.plies[j : k+1])
	plies[0], plies[k-j] = plies[k-j], plies[0]
	c := Change{Ply: j + 1, Do: Exchange, With: k + 1, Text: s.Texts[j], Move: s.plies[j].Move, Why: kind.why(s.Texts[j], s.Texts[k])}
	s.consider(c, j, k+1, plies...)
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
			if records.Movers(ply.Color, ply.Move).Has(ply.Kind) {
				s.consider(Change{Ply: j + 1, Do: Insert, Text: s.Write(&b, ply.Move), Move: ply.Move, Why: slipLeftOut.why()}, j, j, ply)
			}
		}
	}
}

// consider keeps a change that puts plies in the place of those from index j up
// to next, if then no ply contradicts another, and else notes how far none does.
func (s *blind) consider(c Change, j, next int, plies ...records.Ply) {
	if s.walks > maxWalks || slices.ContainsFunc(s.found, func(x blindChange) bool { return x.same(&c) && x.Text == c.Text }) {
		return
	}
	s.now.CopyFrom(&s.before[j])
	for i, p := range plies {
		if s.walks++; !s.now.Step(p) {
			s.far.note(c, min(j+i, next-1))
			return
		}
	}
	for i, p := range s.plies[next:] {
		if s.walks++; !s.now.Step(p) {
			s.far.note(c, next+i)
			return
		}
	}
	if s.now.Finish() {
		s.found = append(s.found, blindChange{c, slices.Concat(s.plies[:j], plies, s.plies[next:]), len(s.now.Men)})
	}
}

// best returns the changes under which the record can be played on the fewest
// pieces, the likeliest first: those of the commoner slips, then those that
// make the likelier moves, then the latest ply.
func (s *blind) best() []Change {
	type ranked struct {
		Change
		rare, odd int
	}
	var best []ranked
	var judge judge
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
			best, men = append(best, ranked{c.Change, rarity[slipKind(c.Why.Code)], judge.oddness(start, moves)}), c.men
		}
	}
	slices.SortStableFunc(best, func(a, b ranked) int { return cmp.Or(a.rare-b.rare, a.odd-b.odd, b.Ply-a.Ply) })
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
