// How strong a program plays: it holds itself back where it can, else it may look
// at a few positions only.

package desk

import (
	"strconv"
	"time"

	"qipu/engine/uci"
	"qipu/ui/play"
)

// Measure is by what a program is held to a level.
type Measure uint8

// The measures, in the order in which they are tried.
const (
	ByElo   Measure = iota + 1 // UCI_Elo
	BySkill                    // Skill Level
	ByNodes                    // positions for each move
)

// Strength is what a program is held to.
type Strength struct {
	By      Measure
	Value   int // a rating, a level of its own, or positions
	nodes   int64
	options []uci.Setting
}

// strength returns what a level, 1 to play.Levels, is for a program.
func strength(p *uci.Program, level int) Strength {
	limited, hasLimit := p.Option("UCI_LimitStrength")
	if elo, ok := between(p, "UCI_Elo", level); ok && hasLimit {
		return Strength{ByElo, elo, thought(level), []uci.Setting{{Name: limited.Name, Value: "true"}, {Name: "UCI_Elo", Value: strconv.Itoa(elo)}}}
	}
	if skill, ok := between(p, "Skill Level", level); ok {
		return Strength{BySkill, skill, thought(level), []uci.Setting{{Name: "Skill Level", Value: strconv.Itoa(skill)}}}
	}
	return Strength{By: ByNodes, Value: int(unaided(level)), nodes: unaided(level)}
}

// between returns the part of a number's range that belongs to a level.
func between(p *uci.Program, name string, level int) (int, bool) {
	o, ok := p.Option(name)
	if !ok || o.Type != "spin" {
		return 0, false
	}
	low, errLow := strconv.Atoi(o.Min)
	high, errHigh := strconv.Atoi(o.Max)
	if errLow != nil || errHigh != nil || high <= low {
		return 0, false
	}
	return low + (high-low)*(level-1)/(play.Levels-1), true
}

// thought is how many positions a program looks at that holds itself back: so few
// that it answers in about a second at most.
func thought(level int) int64 { return 2000 * int64(level) * int64(level) }

// unaided is how many positions a program looks at that cannot hold itself back: 100
// at the first level, and two and a half times as many at each further one.
func unaided(level int) int64 {
	n := 100.0
	for range level - 1 {
		n *= 2.5
	}
	return int64(n)
}

// longestThought is after what time a program is told to move at the latest.
const longestThought = 15 * time.Second

// limit is what a program that is held to a strength is told of a match. How long
// it thinks is by its level, so that a level is as strong whatever the clock says;
// which only bounds it.
func (s *Strength) limit(m *play.Match) uci.Limit {
	l := uci.Limit{Nodes: s.nodes, Options: s.options, Within: longestThought}
	if m.Timed() {
		l.Within = min(l.Within, max(m.Left(m.Side.Other())-margin, margin))
	}
	return l
}

// margin is what a program is to leave of its time.
const margin = 200 * time.Millisecond
