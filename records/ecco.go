// Openings by ECCO, the classification of xqbase of 2004: by moves, in the
// mover's own notation, from the standard start alone.

package records

import (
	_ "embed"
	"slices"
	"strings"
	"sync"

	"qipu/engine"
	"qipu/notation"
)

//go:embed ecco.tsv
var eccoTable string

// Opening is an opening of ECCO with its names in both scripts.
type Opening struct {
	Code                                  string // "C46"
	Name, Variation                       string // simplified
	NameTraditional, VariationTraditional string
}

// String returns the name and the variation, simplified.
func (o *Opening) String() string { return strings.TrimSpace(o.Name + " " + o.Variation) }

// Traditional returns the name and the variation, traditional.
func (o *Opening) Traditional() string {
	return strings.TrimSpace(o.NameTraditional + " " + o.VariationTraditional)
}

// eccoPlies is how many plies of a game count.
const eccoPlies = 20

// Opening classifies the main line; false for another start and for a game
// without moves.
func (g *Game) Opening() (Opening, bool) { return g.OpeningAt(g.Last(0)) }

// OpeningAt classifies the line to a node: the code changes as play goes on.
func (g *Game) OpeningAt(id NodeID) (Opening, bool) {
	if id == 0 || g.Start.FEN() != engine.Standard {
		return Opening{}, false
	}
	var line [eccoPlies]engine.Move
	n := 0
	for _, at := range g.Line(id) {
		if n == eccoPlies || g.Illegal(at) {
			break
		}
		line[n] = g.nodes[at].move
		n++
	}
	return OpeningOf(line[:n])
}

// OpeningOf classifies a line of legal moves from the standard start.
func OpeningOf(moves []engine.Move) (Opening, bool) {
	if len(moves) == 0 {
		return Opening{}, false
	}
	table := eccoRules()
	plies := eccoLine(moves)
	var fits [500]bool
	for i := range table {
		fits[table[i].number] = table[i].matches(plies)
	}
	for i := range table {
		r := &table[i]
		beaten := func(span [2]int) bool { return slices.Contains(fits[span[0]:span[1]+1], true) }
		if fits[r.number] && !slices.ContainsFunc(r.over, beaten) {
			return r.Opening, true
		}
	}
	return Opening{}, false
}

// OpeningOfCode returns the opening of a code; false for a code that ECCO does not
// have.
func OpeningOfCode(code string) (Opening, bool) {
	table := eccoRules()
	if i := slices.IndexFunc(table, func(r eccoRule) bool { return r.Code == code }); i >= 0 {
		return table[i].Opening, true
	}
	return Opening{}, false
}

// eccoLine writes the moves as the rules do: in WXF, and mirrored if Red's first
// move is of the left side.
func eccoLine(moves []engine.Move) []string {
	b := engine.StandardSetup().Board
	file, _ := moves[0].From.Seen(engine.Red)
	mirror := file > 5
	list := make([]string, 0, eccoPlies)
	var buf [8]byte
	for _, m := range moves[:min(len(moves), eccoPlies)] {
		if mirror {
			m = m.Mirror()
		}
		// The standard start is its own mirror image.
		text, ok := notation.WXF{}.Append(buf[:0], &b, m)
		if !ok {
			break
		}
		list = append(list, string(text))
		b.Move(m)
	}
	return list
}

// eccoRule is a row of the table.
type eccoRule struct {
	Opening
	number       int
	alternatives []eccoAlternative
	over         [][2]int // numbers of the codes that win, from and to
}

// eccoAlternative is one way to match: all of its parts must hold.
type eccoAlternative struct {
	sets       [2][]string // the first moves of a side, in any order
	plies      []eccoToken // those that follow
	conditions []eccoCondition
}

// eccoToken is a move, one of several, or (nil) any.
type eccoToken []string

func (t eccoToken) fits(move string) bool { return t == nil || slices.Contains(t, move) }

// eccoCondition asks that a side's moves go through steps.
type eccoCondition struct {
	side    int
	allowed []eccoToken // until the steps are done
	steps   [][]eccoStep
}

// eccoStep is a move, with the other side's move before or behind it.
type eccoStep struct {
	move          eccoToken
	before, after eccoToken // nil: not asked
}

var eccoRules = sync.OnceValue(func() []eccoRule {
	var list []eccoRule
	for i, line := range strings.Split(strings.TrimSpace(eccoTable), "\n") {
		f := strings.Split(line, "\t")
		if i == 0 || len(f) < 6 {
			continue
		}
		r := eccoRule{Opening: Opening{f[0], f[1], f[2], f[3], f[4]}, number: eccoNumber(f[0])}
		for _, text := range strings.Split(f[5], "|") {
			r.alternatives = append(r.alternatives, parseECCO(text))
		}
		if len(f) > 6 {
			for _, text := range strings.Fields(f[6]) {
				from, to, span := strings.Cut(text, "-")
				if !span {
					to = from
				}
				r.over = append(r.over, [2]int{eccoNumber(from), eccoNumber(to)})
			}
		}
		list = append(list, r)
	}
	return list
})

// eccoNumber returns the place of a code among all 500.
func eccoNumber(code string) int {
	return int(code[0]-'A')*100 + int(code[1]-'0')*10 + int(code[2]-'0')
}

// parseECCO reads HEAD; CONDITION; CONDITION.
func parseECCO(text string) eccoAlternative {
	var a eccoAlternative
	head, rest, more := strings.Cut(text, ";")
	head = strings.TrimSpace(head)
	for side, open := range [...]string{"R{", "B{"} {
		if tail, ok := strings.CutPrefix(head, open); ok {
			set, behind, _ := strings.Cut(tail, "}")
			a.sets[side] = strings.Fields(set)
			head = strings.TrimSpace(behind)
		}
	}
	for _, word := range strings.Fields(head) {
		a.plies = append(a.plies, parseECCOToken(word))
	}
	for more {
		text, rest, more = strings.Cut(rest, ";")
		a.conditions = append(a.conditions, parseECCOCondition(strings.TrimSpace(text)))
	}
	return a
}

func parseECCOToken(word string) eccoToken {
	if word == "*" {
		return nil
	}
	return strings.Split(word, "/")
}

// parseECCOCondition reads R[allowed]steps.
func parseECCOCondition(text string) eccoCondition {
	var c eccoCondition
	if strings.HasPrefix(text, "B") {
		c.side = 1
	}
	allowed, steps, _ := strings.Cut(text[2:], "]")
	for _, word := range strings.Fields(allowed) {
		c.allowed = append(c.allowed, parseECCOToken(word))
	}
	for _, part := range strings.Split(steps, ">") {
		var step []eccoStep
		for _, word := range strings.Fields(strings.Trim(strings.TrimSpace(part), "{}")) {
			s := eccoStep{}
			if move, other, ok := strings.Cut(word, "~"); ok {
				word, s.after = move, parseECCOToken(other)
			}
			if move, other, ok := strings.Cut(word, "^"); ok {
				word, s.before = move, parseECCOToken(other)
			}
			s.move = parseECCOToken(word)
			step = append(step, s)
		}
		c.steps = append(c.steps, step)
	}
	return c
}

func (r *eccoRule) matches(plies []string) bool {
	for i := range r.alternatives {
		if r.alternatives[i].matches(plies) {
			return true
		}
	}
	return false
}

func (a *eccoAlternative) matches(plies []string) bool {
	first := 0
	if slices.Contains(a.sets[0], "C2.5") && (len(plies) == 0 || plies[0] != "C2.5") {
		return false // in any order, but for this one, which comes first
	}
	for side, set := range a.sets {
		if set == nil {
			continue
		}
		first += len(set)
		var left [10]string
		n := copy(left[:], set)
		for k := range set {
			at := 2*k + side
			if at >= len(plies) {
				return false
			}
			i := slices.Index(left[:n], plies[at])
			if i < 0 {
				return false
			}
			n--
			left[i] = left[n]
		}
	}
	if first+len(a.plies) > len(plies) {
		return false
	}
	for i, t := range a.plies {
		if !t.fits(plies[first+i]) {
			return false
		}
	}
	for i := range a.conditions {
		if !a.conditions[i].holds(plies) {
			return false
		}
	}
	return true
}

// holds goes through the side's moves from the second on.
func (c *eccoCondition) holds(plies []string) bool {
	step, done := 0, uint(0) // done is a set of the parts of the present step
	for at := 2 + c.side; at < len(plies) && step < len(c.steps); at += 2 {
		i := slices.IndexFunc(c.steps[step], func(s eccoStep) bool { return s.fits(plies, at) })
		for i >= 0 && done&(1<<i) != 0 { // the same move may be asked for twice
			next := slices.IndexFunc(c.steps[step][i+1:], func(s eccoStep) bool { return s.fits(plies, at) })
			if next < 0 {
				i = -1
				break
			}
			i += 1 + next
		}
		if i >= 0 {
			if done |= 1 << i; done == 1<<len(c.steps[step])-1 {
				step, done = step+1, 0
			}
			continue
		}
		if !slices.ContainsFunc(c.allowed, func(t eccoToken) bool { return t.fits(plies[at]) }) {
			return false
		}
	}
	return step == len(c.steps)
}

func (s *eccoStep) fits(plies []string, at int) bool {
	return s.move.fits(plies[at]) &&
		(s.before == nil || s.before.fits(plies[at-1])) &&
		(s.after == nil || at+1 < len(plies) && s.after.fits(plies[at+1]))
}

// Openings returns all openings of the table, in its order.
func Openings() []Opening {
	table := eccoRules()
	list := make([]Opening, len(table))
	for i := range table {
		list[i] = table[i].Opening
	}
	return list
}
