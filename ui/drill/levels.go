// Levels that adapt to who practises, and what was missed at them.

package drill

import (
	"slices"
	"strings"
	"time"
)

// How many first tries decide about a level, how many of them are right where the next
// one is tried, and where the one before.
const (
	triesOfLevel = 5
	rightToRise  = 4
	rightToFall  = 2
)

// daysUntilKnown is on how many days an instance that was missed has to be right.
const daysUntilKnown = 2

// level is that at which an answer was asked; 0: it has none.
func (a *Answer) level() int {
	if a.Level != 0 {
		return a.Level
	}
	_, level, ok := skillOf(a.Item)
	if !ok {
		return 0
	}
	return level
}

// Level returns the level of a drill that adapts, from 1.
func (h *History) Level(k Kind) int {
	if c := h.levels[k.String()]; c != nil {
		return c.level
	}
	return 1
}

// missedOf returns the instances of a drill, or of all (0), that come back now, by their
// names.
func (h *History) missedOf(of Kind, now time.Time) []Task {
	var tasks []Task
	for item, m := range h.missed {
		if (of == 0 || m.kind == of) && h.Due(item, now) {
			if t, ok := m.instance.task(m.kind); ok {
				tasks = append(tasks, t)
			}
		}
	}
	slices.SortFunc(tasks, func(a, b Task) int { return strings.Compare(a.Item, b.Item) })
	return tasks
}

// climb goes up a level at four of five first tries, and down at two.
func (h *History) climb(a Answer) {
	k, level, ok := skillOf(a.Item)
	if !ok || a.Again {
		return
	}
	c := h.levels[k.String()]
	if c == nil {
		c = &climb{level: level}
		h.levels[k.String()] = c
	}
	if c.level != level { // as an earlier version had it
		*c = climb{level: level}
	}
	c.right = append(c.right, a.Right())
	if len(c.right) < triesOfLevel {
		return
	}
	n := 0
	for _, right := range c.right {
		n += btoi(right)
	}
	switch {
	case n >= rightToRise && level < k.Levels():
		*c = climb{level: level + 1}
	case n <= rightToFall && level > 1:
		*c = climb{level: level - 1}
	default:
		c.right = slices.Delete(c.right, 0, 1)
	}
}

// again learns from an answer to an instance: one that was missed is an item from then
// on, until it was right at once on two days.
func (h *History) again(a Answer) {
	if k, ok := Lookup(a.Kind); ok && a.Instance != nil && !a.Right() {
		item := a.Instance.item(k)
		h.missed[item] = &missed{kind: k, instance: a.Instance, last: a.Time}
		h.memories[item] = known{Memory: h.Scheduler.Review(Memory{}, Again, a.Time), answers: 1}
		return
	}
	m := h.missed[a.Item]
	if m == nil || sameDate(m.last, a.Time) {
		return
	}
	m.last = a.Time
	if m.right += btoi(a.Right()); m.right == daysUntilKnown {
		delete(h.missed, a.Item)
		k := h.memories[a.Item]
		k.taken = true
		h.memories[a.Item] = k
	}
}
