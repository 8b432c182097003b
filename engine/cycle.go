// What each side does over a cycle, the moves that lead from a position back to
// it: the facts of the rules about positions that come again.

package engine

import (
	"cmp"
	"slices"
)

// Conduct is what a side does over a cycle, from the least to the gravest.
type Conduct uint8

// The conducts.
const (
	Idle  Conduct = iota // no move checks or attacks
	Mixed                // some moves check or attack, but not as in the next two
	Chase                // every move attacks the same piece, and none checks
	Check                // every move checks
)

// String returns the name: "idle", "mixed", "chase" or "check".
func (c Conduct) String() string { return [...]string{"idle", "mixed", "chase", "check"}[c] }

// Attack is a piece that a move newly threatens to win: the mover's threat set
// after the move holds it, and that of the position before, were it the mover's
// turn again, does not. So a piece that walks into an attack, or stays in one, is
// not attacked by it.
type Attack struct {
	On     Square   // where the piece stands
	Origin Square   // where it stood at the first position of the cycle
	By     []Square // where those that threaten it stood then
	Direct bool     // one of them could not take it before; else it only lost its protection
	Rooted bool     // it could be retaken, and is won all the same: a rook by a horse
}

// Deed is what one move does.
type Deed struct {
	Check   bool
	Attacks []Attack // in the order of On
}

// Letter returns the deed in one letter: c check, C check that also attacks, x
// attack, u attack only by taking a protection away, - none of these.
func (d Deed) Letter() byte {
	switch {
	case d.Check && len(d.Attacks) > 0:
		return 'C'
	case d.Check:
		return 'c'
	case slices.ContainsFunc(d.Attacks, func(a Attack) bool { return a.Direct }):
		return 'x'
	case len(d.Attacks) > 0:
		return 'u'
	}
	return '-'
}

// Target is a piece that is chased.
type Target struct {
	Piece  Piece
	At     Square   // where it stands at the first position of the cycle, which is the last too
	By     []Square // where the pieces stand that every move has attack it; none: they do by turns
	Direct bool     // every move attacks it directly
	Rooted bool     // it is protected after some move, and won all the same
}

// String returns the FEN letter and the point, "r@D3".
func (t Target) String() string { return t.Piece.String() + "@" + t.At.String() }

// Course is what one side does over a cycle.
type Course struct {
	Deeds   []Deed
	Conduct Conduct
	Targets []Target // of a chase: all pieces that every move attacks, in the order of At
}

// Letters returns the letter of each deed.
func (c *Course) Letters() string {
	text := make([]byte, len(c.Deeds))
	for i, d := range c.Deeds {
		text[i] = d.Letter()
	}
	return string(text)
}

// Cycle is the moves from a position to one that is Same, and what each side does
// over them.
type Cycle struct {
	Sides [2]Course // by Color

	start Position
	moves []Move
}

// NewCycle looks at moves that are legal one after the other from start and lead
// back to it. By the rules they are all moves since the position stood there for
// the third last time: two rounds, which may differ.
func NewCycle(start *Position, moves []Move) Cycle {
	c := Cycle{start: *start, moves: moves}
	var origin [Squares]Square
	for s := range origin {
		origin[s] = Square(s)
	}
	p := *start
	for _, m := range moves {
		q := p.PlayLegal(m)
		side := &c.Sides[p.turn]
		side.Deeds = append(side.Deeds, p.deed(&q, m, &origin))
		origin[m.To] = origin[m.From]
		p = q
	}
	for i := range c.Sides {
		c.Sides[i].judge(start)
	}
	return c
}

// deed returns what the move from p to q does. origin says where what stands on a
// point stood at first.
func (p *Position) deed(q *Position, m Move, origin *[Squares]Square) Deed {
	d := Deed{Check: q.checked()}
	before := p.AppendThreats(nil, p.turn)
	mover := p.captor(p.turn)
	for _, t := range q.AppendThreats(nil, p.turn) {
		if slices.ContainsFunc(before, func(b Threat) bool { return b.On == t.On }) {
			continue
		}
		i := slices.IndexFunc(d.Attacks, func(a Attack) bool { return a.On == t.On })
		if i < 0 {
			i = len(d.Attacks)
			d.Attacks = append(d.Attacks, Attack{On: t.On, Origin: origin[t.On], Rooted: t.Guarded})
		}
		from := t.By
		if from == m.To {
			from = m.From
		}
		a := &d.Attacks[i]
		a.By = append(a.By, origin[from])
		a.Direct = a.Direct || !mover.couldTake(Move{from, t.On})
		a.Rooted = a.Rooted && t.Guarded
	}
	slices.SortFunc(d.Attacks, func(a, b Attack) int { return cmp.Compare(a.On, b.On) })
	return d
}

// couldTake reports whether a capture was there for the side to move, whatever it
// would have won.
func (c *captor) couldTake(m Move) bool {
	p := &c.position
	return p.reaches(m.From, p.At(m.From).Kind(), p.turn, m.To) && c.captures(m)
}

// judge finds the conduct and the targets of a side whose deeds are known.
func (c *Course) judge(start *Position) {
	checks, acts := 0, 0
	for _, d := range c.Deeds {
		if d.Check {
			checks++
		}
		if d.Letter() != '-' {
			acts++
		}
	}
	switch {
	case acts == 0:
		return
	case checks == len(c.Deeds):
		c.Conduct = Check
		return
	}
	c.Conduct = Mixed
	if checks > 0 || acts < len(c.Deeds) {
		return
	}
	for _, a := range c.Deeds[0].Attacks {
		t := Target{Piece: start.At(a.Origin), At: a.Origin, By: slices.Clone(a.By), Direct: true}
		if c.everyMoveAttacks(&t) {
			c.Targets = append(c.Targets, t)
		}
	}
	if len(c.Targets) > 0 {
		c.Conduct = Chase
	}
	slices.SortFunc(c.Targets, func(a, b Target) int { return cmp.Compare(a.At, b.At) })
}

// everyMoveAttacks reports whether each deed attacks t, and fills in how.
func (c *Course) everyMoveAttacks(t *Target) bool {
	for _, d := range c.Deeds {
		i := slices.IndexFunc(d.Attacks, func(a Attack) bool { return a.Origin == t.At })
		if i < 0 {
			return false
		}
		t.By = slices.DeleteFunc(t.By, func(by Square) bool { return !slices.Contains(d.Attacks[i].By, by) })
		t.Direct = t.Direct && d.Attacks[i].Direct
		t.Rooted = t.Rooted || d.Attacks[i].Rooted
	}
	return true
}
