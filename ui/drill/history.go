// The history of answers: what a replay of the log makes of every item.

package drill

import (
	"fmt"
	"hash/fnv"
	"slices"
	"time"
)

// History is what the answers so far have made of every item.
type History struct {
	Scheduler Scheduler
	Answers   []Answer
	memories  map[string]known
	levels    map[string]*climb  // of the drills that adapt, by their names
	missed    map[string]*missed // instances that are items until they are known
	log       Log
}

// known is what the history holds of an item.
type known struct {
	Memory
	answers int
	last    Grade
	gap     int  // days between the last two answers
	taken   bool // another item, by its content, has taken this one's place
}

// Memory returns what is known of an item; false for a new one.
func (h *History) Memory(item string) (Memory, bool) {
	k, ok := h.memories[item]
	return k.Memory, ok
}

// knows returns what the history holds of a task, under the name of an earlier
// version too; false for a new one.
func (h *History) knows(t *Task) (known, bool) {
	k, ok := h.memories[t.Item]
	if !ok && t.Was != "" {
		k, ok = h.memories[t.Was]
	}
	return k, ok
}

// Back returns when an item that was answered comes back: its interval, spread
// by chance that a replay of the log repeats.
func (h *History) Back(item string) time.Time { return h.back(item, h.memories[item]) }

func (h *History) back(item string, k known) time.Time {
	least, most := Spread(h.Scheduler.Interval(k.Memory), k.gap)
	seed := fnv.New64a()
	fmt.Fprintf(seed, "%s#%d", item, k.answers)
	return k.Last.AddDate(0, 0, least+int(seed.Sum64()%uint64(most-least+1)))
}

// Due reports whether an item that was answered before is due.
func (h *History) Due(item string, now time.Time) bool {
	k, ok := h.memories[item]
	return ok && !k.taken && reached(h.back(item, k), now)
}

// reached reports whether the local date of a time has come, as dates are shown: what
// comes back on a day is due from its midnight on.
func reached(at, now time.Time) bool { return !at.After(now) || sameDate(at, now) }

// due reports whether a task that was answered before is due.
func (h *History) due(t *Task, now time.Time) bool {
	k, ok := h.knows(t)
	return ok && reached(h.back(t.Item, k), now)
}

// NextDue returns when the first of all answered items comes back.
func (h *History) NextDue() (time.Time, bool) {
	var first time.Time
	for item, k := range h.memories {
		if k.taken {
			continue
		}
		if due := h.back(item, k); first.IsZero() || due.Before(first) {
			first = due
		}
	}
	return first, !first.IsZero()
}

// Numbers of right answers that make a median, and how many times slower than
// it an answer is slow.
const (
	medianOf    = 20
	medianLeast = 5
	slow        = 2
)

// anyLevel stands for all levels of a drill.
const anyLevel = -1

// Median returns the median time of the last right answers of a kind of drill at a level
// of it, or at any; false if there are too few.
func (h *History) Median(kind string, level int) (time.Duration, bool) {
	var ms []int64
	for _, a := range slices.Backward(h.Answers) {
		if a.Kind == kind && a.Right() && (level == anyLevel || a.level() == level) {
			if ms = append(ms, a.Millis); len(ms) == medianOf {
				break
			}
		}
	}
	if len(ms) < medianLeast {
		return 0, false
	}
	slices.Sort(ms)
	mid := len(ms) / 2
	return time.Duration(ms[mid]+ms[(len(ms)-1)/2]) * time.Millisecond / 2, true
}

// Grade rates an answer: wrong or with a hint is Again, right is Good, and Hard
// if it took more than twice the usual time of its kind and level.
func (h *History) Grade(kind string, level int, right bool, took time.Duration) Grade {
	if !right {
		return Again
	}
	if median, ok := h.Median(kind, level); ok && took > slow*median {
		return Hard
	}
	return Good
}

func sameDate(a, b time.Time) bool {
	ay, am, ad := a.Local().Date()
	by, bm, bd := b.Local().Date()
	return ay == by && am == bm && ad == bd
}

// climb is the level of a drill, and how its first tries went since it was reached.
type climb struct {
	level int
	right []bool
}

// missed is an instance that was answered wrongly.
type missed struct {
	kind     Kind
	instance *Instance
	last     time.Time // when it was answered last
	right    int       // days on which it was right at once
}
