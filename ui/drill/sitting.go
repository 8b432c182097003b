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
}

// sittingLasts is how long a sitting waits to go on.
const sittingLasts = 24 * time.Hour

// Keep keeps where the sitting stands, or once it is over that there is none.
func (m *Machine) Keep(now time.Time) {
	var s *Sitting
	if m.Phase != Over {
		s = &Sitting{
			Time: now, First: m.first, At: m.at, Seed: m.seed, Asked: m.Asked, Correct: m.Correct,
			Took: m.took, Spent: m.spent, Keys: m.keys,
		}
		for _, t := range m.tasks {
			s.Items = append(s.Items, t.Item)
		}
	}
	if err := m.history.log.KeepSitting(s); err != nil && m.Err == nil {
		m.Err = err
	}
}

// Unfinished returns the kind of drill of a sitting that was cut off and can go on;
// false if there is none.
func (h *History) Unfinished(l *Library, now time.Time) (Kind, bool) {
	m, ok := h.Resume(l, now)
	if !ok {
		return 0, false
	}
	return m.Kind(), true
}

// Resume goes on with a sitting that was cut off; false if there is none, or
// none that can still be asked.
func (h *History) Resume(l *Library, now time.Time) (*Machine, bool) {
	s, err := h.log.Sitting()
	if err != nil || s == nil || now.Sub(s.Time) > sittingLasts || s.At < 0 || s.At >= len(s.Items) {
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
			course: course{history: apart, mode: l.Mode, seed: s.Seed, tasks: tasks, first: s.First, at: s.At, took: s.Took},
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
