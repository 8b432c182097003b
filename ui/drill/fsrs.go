// FSRS-6, the free spaced repetition scheduler, day by day and without learning
// steps: when an item that was answered comes back.

package drill

import (
	"math"
	"math/rand/v2"
	"time"
)

// Algorithm is the name of the scheduler, for help and statistics.
const Algorithm = "FSRS-6"

// Grade is how an answer went.
type Grade uint8

// The grades. Hard is a success.
const (
	Again Grade = iota + 1 // wrong, given up, or with a hint
	Hard                   // right, but slow
	Good                   // right
	Easy                   // never given by a drill: a fast guess is no knowledge
)

// Parameters are the numbers of FSRS-6, w0 to w20.
type Parameters [21]float64

// DefaultParameters are the published defaults of FSRS-6 (py-fsrs 6.3).
var DefaultParameters = Parameters{
	0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
	1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
}

// Bounds of stability and interval, in days, and of retention.
const (
	minStability = 0.001
	maxStability = 36500
	maxInterval  = 36500
	MinRetention = 0.70
	MaxRetention = 0.97
)

// Memory is what is known of an item: its stability in days (after which recall
// has fallen to 0.9), its difficulty, 1 to 10, and when it was last answered. The
// zero Memory is a new item.
type Memory struct {
	Stability, Difficulty float64
	Last                  time.Time
}

// Scheduler tells how answers change memories. The zero value is of no use.
type Scheduler struct {
	W         Parameters
	Retention float64 // wanted recall when an item comes back
}

// NewScheduler returns the scheduler with the default parameters. A retention
// outside of MinRetention to MaxRetention is brought within.
func NewScheduler(retention float64) Scheduler {
	return Scheduler{DefaultParameters, min(max(retention, MinRetention), MaxRetention)}
}

func (s *Scheduler) decay() float64  { return -s.W[20] }
func (s *Scheduler) factor() float64 { return math.Pow(0.9, 1/s.decay()) - 1 }

// recall is R(t, S), the probability of recall after days.
func (s *Scheduler) recall(days, stability float64) float64 {
	return math.Pow(1+s.factor()*days/stability, s.decay())
}

// interval is I(r, S) in whole days.
func (s *Scheduler) interval(stability, retention float64) int {
	days := stability / s.factor() * (math.Pow(retention, 1/s.decay()) - 1)
	return int(min(max(math.Round(days), 1), maxInterval))
}

// days returns the whole days between two times, never negative: a clock that
// was set back counts as the same day.
func days(from, to time.Time) float64 {
	return max(math.Floor(to.Sub(from).Hours()/24), 0)
}

// Recall returns the probability that m is remembered now; 0 for a new item.
func (s *Scheduler) Recall(m Memory, now time.Time) float64 {
	if m.Stability == 0 {
		return 0
	}
	return s.recall(days(m.Last, now), m.Stability)
}

// Interval returns after how many whole days m comes back.
func (s *Scheduler) Interval(m Memory) int { return s.interval(m.Stability, s.Retention) }

// Spread returns the shortest and the longest interval, in days, that stand for
// an interval, so that items learnt together do not stay together; gap is the
// days before the last answer.
func Spread(interval, gap int) (least, most int) {
	if interval < 3 {
		return interval, interval
	}
	i := float64(interval)
	delta := 1 + 0.15*max(min(i, 7)-2.5, 0) + 0.10*max(min(i, 20)-7, 0) + 0.05*max(i-20, 0)
	least, most = max(2, int(math.Round(i-delta))), min(int(math.Round(i+delta)), maxInterval)
	if interval > gap {
		least = max(least, gap+1)
	}
	return min(least, most), most
}

// Review returns the memory after an answer.
func (s *Scheduler) Review(m Memory, g Grade, now time.Time) Memory {
	if m.Stability == 0 {
		return Memory{clampS(s.W[g-1]), clampD(s.firstDifficulty(g)), now}
	}
	t := days(m.Last, now)
	next := Memory{Difficulty: s.difficulty(m.Difficulty, g), Last: now}
	switch r := s.recall(t, m.Stability); {
	case t < 1:
		next.Stability = s.sameDay(m.Stability, g)
	case g == Again:
		next.Stability = min(s.forgotten(m, r), m.Stability/math.Exp(s.W[17]*s.W[18]))
	default:
		next.Stability = s.remembered(m, r, g)
	}
	next.Stability = clampS(next.Stability)
	if now.Before(m.Last) {
		next.Last = m.Last
	}
	return next
}

func clampS(stability float64) float64  { return min(max(stability, minStability), maxStability) }
func clampD(difficulty float64) float64 { return min(max(difficulty, 1), 10) }

// firstDifficulty is D0, not clamped.
func (s *Scheduler) firstDifficulty(g Grade) float64 {
	return s.W[4] - math.Exp(s.W[5]*float64(g-1)) + 1
}

func (s *Scheduler) difficulty(d float64, g Grade) float64 {
	x := d - s.W[6]*(float64(g)-3)*(10-d)/9
	return clampD(s.W[7]*s.firstDifficulty(Easy) + (1-s.W[7])*x)
}

// remembered is S' after a success, a day or more later.
func (s *Scheduler) remembered(m Memory, r float64, g Grade) float64 {
	bonus := 1.0
	switch g {
	case Hard:
		bonus = s.W[15]
	case Easy:
		bonus = s.W[16]
	}
	grow := math.Exp(s.W[8]) * (11 - m.Difficulty) * math.Pow(m.Stability, -s.W[9]) * (math.Exp(s.W[10]*(1-r)) - 1)
	return m.Stability * (1 + grow*bonus)
}

// forgotten is the first term of S' after a failure.
func (s *Scheduler) forgotten(m Memory, r float64) float64 {
	return s.W[11] * math.Pow(m.Difficulty, -s.W[12]) * (math.Pow(m.Stability+1, s.W[13]) - 1) * math.Exp(s.W[14]*(1-r))
}

// sameDay is S' within a day. A right answer never shortens memory.
func (s *Scheduler) sameDay(stability float64, g Grade) float64 {
	k := math.Exp(s.W[17]*(float64(g)-3+s.W[18])) * math.Pow(stability, -s.W[19])
	if g >= Hard {
		k = max(k, 1)
	}
	return stability * k
}

// newRand returns the chance of a seed.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x71697075)) }
