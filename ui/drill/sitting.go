// A sitting that is kept while it goes on, so that one that was cut off, by a
// closed terminal or a kill, goes on where it was.

package drill

import (
	"maps"
	"slices"
	"strings"
	"time"
)

// Sitting is where a sitting stands: its items, the chance of their questions and
// what was typed in answer to the one that is asked.
type Sitting struct {
	Time    time.Time     `json:"time"` // of the last key
	Items   []string      `json:"items"`
	First   int           `json:"first"` // items without repeats
	At      int           `json:"at"`
	Seed    uint64        `json:"seed"`
	Asked   int           `json:"asked"`
	Correct int           `json:"correct"`
	Took    time.Duration `json:"took"`
	Spent   time.Duration `json:"spent"`
	Keys    []string      `json:"keys"` // keys, whole answers behind a '=', pastes behind a '~'

	Told bool `json:"told,omitempty"` // that it was left for another

	place string // where its log keeps it; "": nowhere yet
}

// sittingLasts is how long a sitting waits to go on.
const sittingLasts = 24 * time.Hour

// Keep keeps where the sitting stands, or once it is over that it is.
func (m *Machine) Keep(now time.Time) {
	s := &Sitting{
		Time: now, First: m.first, At: m.at, Seed: m.seed, Asked: m.Asked, Correct: m.Correct,
		Took: m.took, Spent: m.spent, Keys: m.keys, Told: m.told, place: m.place,
	}
	for _, t := range m.tasks {
		s.Items = append(s.Items, t.Item)
	}
	keep := m.history.log.KeepSitting
	if m.Phase == Over {
		keep = m.history.log.EndSitting
	}
	if err := keep(s); err != nil && m.Err == nil {
		m.Err = err
	}
	m.place = s.place
}

// Unfinished returns the kind of drill of the sitting that was cut off last and can go
// on; false if there is none.
func (h *History) Unfinished(l *Library, now time.Time) (Kind, bool) {
	if all := h.unfinished(l, now); len(all) > 0 {
		return all[0].Kind(), true
	}
	return 0, false
}

// unfinished returns the sittings that were cut off and can go on, the last one first.
// Those that no longer wait are dropped.
func (h *History) unfinished(l *Library, now time.Time) []*Machine {
	var all []*Machine
	for _, s := range h.log.Sittings() {
		if now.Sub(s.Time) > sittingLasts {
			if h.log.TakeUp(s) {
				_ = h.log.EndSitting(s) // it is tried again
			}
			continue
		}
		if m, ok := h.resume(l, s, now); ok {
			all = append(all, m)
		}
	}
	return all
}

// Resume goes on with the sitting of a kind that was cut off last, 0: of any; false if
// there is none, or none that can still be asked.
func (h *History) Resume(l *Library, k Kind, now time.Time) (*Machine, bool) {
	for _, m := range h.unfinished(l, now) {
		if (k == 0 || m.Kind() == k) && h.log.TakeUp(&Sitting{place: m.place}) {
			return m, true
		}
	}
	return nil, false
}

// resume is the machine of a sitting that was kept; false: it cannot be asked now.
func (h *History) resume(l *Library, s *Sitting, now time.Time) (*Machine, bool) {
	if s.At < 0 || s.At >= len(s.Items) {
		return nil, false
	}
	tasks := h.find(l, s.Items)
	if tasks == nil {
		return nil, false
	}
	resumed := func(keys []string) *Machine {
		apart := h.apart()
		m := &Machine{
			Asked: s.Asked, Correct: s.Correct,
			course: course{history: apart, mode: l.Mode, seed: s.Seed, tasks: tasks, first: s.First, at: s.At, took: s.Took, place: s.place, told: s.Told},
		}
		m.begin(now)
		for _, key := range keys {
			m.again(key, now)
		}
		return m
	}
	var keys []string
	if !tasks[s.At].Slow { // its search would be waited for
		keys = s.Keys
	}
	m := resumed(keys)
	if m.at != s.At { // not the questions that these keys answered
		m = resumed(nil)
	}
	if m.Phase == Over {
		return nil, false
	}
	m.history, m.spent, m.Feedback = h, s.Spent, Words{}
	return m, true
}

// apart is a history that learns nothing for h.
func (h *History) apart() *History {
	a := *h
	a.memories, a.levels, a.missed = maps.Clone(h.memories), map[string]*climb{}, maps.Clone(h.missed)
	for k, c := range h.levels {
		a.levels[k] = &climb{c.level, slices.Clone(c.right)}
	}
	a.Answers, a.log = slices.Clip(h.Answers), &MemoryLog{}
	return &a
}

// again does what a kept key, answer or paste did.
func (m *Machine) again(key string, now time.Time) {
	r := []rune(key)
	switch {
	case len(r) == 1:
		m.Key(r[0], now)
	case len(r) > 1 && r[0] == '=':
		m.Answer(string(r[1:]), now)
	case len(r) > 1 && r[0] == '~':
		m.Paste(string(r[1:]), now)
	}
}

// find returns the tasks of items; nil if one of them can no longer be asked.
func (h *History) find(l *Library, items []string) []Task {
	tasks := make([]Task, len(items))
	for i, item := range items {
		tasks[i], _ = h.bookTask(l.Book, item)
		if m := h.missed[item]; m != nil {
			tasks[i], _ = m.instance.task(m.kind)
		}
	}
	for _, k := range Kinds() {
		if !slices.ContainsFunc(items, func(item string) bool { return strings.HasPrefix(item, k.String()+"/") }) {
			continue
		}
		for _, t := range l.Tasks(k) {
			for i, item := range items {
				if item == t.Item || item == t.Was && tasks[i].New == nil {
					tasks[i] = t
				}
			}
		}
	}
	if slices.ContainsFunc(tasks, func(t Task) bool { return t.New == nil }) {
		return nil
	}
	return tasks
}
