// Records with more than one slip, and rounds that may be missing.

package repair

import (
	"qipu/engine"
)

// beyond returns the changes after which the record goes on for longest, if that
// is long enough to tell.
func (s *search) beyond(fail int) []Change {
	list := s.far.list
	if s.far.reach < min(fail+goesOn, len(s.Texts)) {
		list = s.neighbours(fail)
	}
	s.rank(list, fail)
	return list
}

// neighbours returns the changes behind which another slip follows at once: those
// with which and one change more the record goes on for longest.
func (s *search) neighbours(fail int) []Change {
	var best []Change
	most := min(fail+goesOn, len(s.Texts))
	for _, c := range s.far.near {
		stuck := c.Upto <= fail || c.Upto == fail+1 && c.Ply != fail // but for the ply before, both may be wrong
		if stuck || s.reads > maxReads || c.Do == Insert || c.Do == Delete {
			continue
		}
		changed := *s.Record
		changed.Texts = c.apply(s.Texts)
		second := newSearch(&changed)
		second.reads = s.reads
		next := second.play(s.layers[0][0].position)
		if next == len(changed.Texts) {
			continue // another meaning of the text
		}
		for _, k := range slips[:] {
			if k == slipLeftOut || k == slipDoubled || k == slipExtra {
				continue
			}
			for j := next; j >= max(c.Ply, next-1); j-- {
				second.at(j, k)
			}
		}
		s.reads = second.reads
		reach := second.far.reach
		if len(second.found) > 0 {
			reach = len(s.Texts)
		}
		switch {
		case reach > most:
			most, best = reach, append(best[:0], c)
		case reach == most:
			best = append(best, c)
		}
	}
	return best
}

const (
	maxRounds    = 3_000_000 // how much is read in search of a round that is left out
	maxSlow      = 300_000   // as much, where a text must be read on a board
	mostInserted = 1500      // more rounds that fit tell nothing,
	mostBeside   = 100       // where something else explains the record too
)

// rounds tries two moves before each ply up to the one that cannot be played; false
// if there was no time to try all, or too many fit.
func (s *search) rounds(fail int) bool {
	spent := s.reads
	limit := maxRounds
	if s.told[0] == nil {
		limit = maxSlow
	}
	s.reads = maxReads - limit
	defer func() { s.reads = spent }()
	others, most := len(s.found), mostInserted
	if others > 0 {
		most = mostBeside
	}
	for j := fail; j >= 0; j-- {
		for i := range s.layers[j] {
			s.roundAt(&s.layers[j][i].position, j)
		}
		if len(s.found) > others+most {
			s.found = s.found[:others]
			return false
		}
		if s.reads > maxReads {
			return false
		}
	}
	return true
}

func (s *search) roundAt(p *engine.Position, j int) {
	b := p.Board()
	for _, one := range p.AppendMoves(nil) {
		q := p.PlayLegal(one)
		for _, other := range q.AppendMoves(nil) {
			if s.reach(q.PlayLegal(other), j) < len(s.Texts) || s.reads > maxReads {
				continue
			}
			after := q.Board()
			text := s.Write(&b, one) + " " + s.Write(&after, other)
			s.found = append(s.found, Change{Ply: j + 1, Do: Insert, Text: text, Move: one, Next: other, Why: slipRound.why()})
		}
	}
}
