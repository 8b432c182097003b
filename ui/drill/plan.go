// What is asked today: what is due, then some that is new.

package drill

import (
	"cmp"
	"slices"
	"time"
)

// NewADay is how many new items are begun in a day.
const NewADay = 10

// DueTasks returns the tasks that come back now, the least remembered first.
func (h *History) DueTasks(l *Library, now time.Time) []Task {
	type due struct {
		Task
		recall float64
	}
	var all []due
	for _, k := range Kinds() {
		for _, t := range h.tasks(l, k) {
			if h.due(&t, now) {
				k, _ := h.knows(&t)
				all = append(all, due{t, h.Scheduler.Recall(k.Memory, now)})
			}
		}
	}
	for _, t := range h.missedOf(0, now) {
		all = append(all, due{t, h.Scheduler.Recall(h.memories[t.Item].Memory, now)})
	}
	slices.SortStableFunc(all, func(a, b due) int { return cmp.Compare(a.recall, b.recall) })
	tasks := make([]Task, len(all))
	for i, d := range all {
		tasks[i] = d.Task
	}
	return append(tasks, h.dueOf(l.Book, now)...)
}

// tasks are those of a kind that can be asked: of a skill the one of its level.
func (h *History) tasks(l *Library, k Kind) []Task {
	if k.skill() {
		return []Task{generated(k, h.Level(k), &l.Games)}
	}
	return l.Tasks(k)
}

// Sitting returns what `qipu drill` asks: what is due, then new items, one of
// each kind in turn, up to NewADay for the whole day. A skill is asked several times.
func (h *History) Sitting(l *Library, now time.Time) []Task {
	var all []Task
	for _, t := range append(h.DueTasks(l, now), h.begins(l, now)...) {
		n := 1
		if t.source != nil && !t.Kind.long() {
			n = questionsOfSkill
		}
		all = append(all, slices.Repeat([]Task{t}, n)...)
	}
	return all
}

// questionsOfSkill is how many questions of a skill what is due asks.
const questionsOfSkill = 3

// begins returns the new items that can be begun now.
func (h *History) begins(l *Library, now time.Time) []Task {
	var tasks []Task
	for _, k := range Kinds() {
		if len(tasks) >= NewADay-h.begun(now) {
			break
		}
		if t, ok := h.fresh(l, k); ok {
			tasks = append(tasks, t)
		}
	}
	return tasks
}

// Today returns how many items Sitting asks that come back, and how many new ones.
func (h *History) Today(l *Library, now time.Time) (due, fresh int) {
	return len(h.DueTasks(l, now)), len(h.begins(l, now))
}

// fresh returns the first new item of a kind.
func (h *History) fresh(l *Library, k Kind) (Task, bool) {
	if k == Openings {
		for _, t := range h.newOf(l.Book, 1) {
			return t, true
		}
		return Task{}, false
	}
	for _, t := range h.tasks(l, k) {
		if h.isNew(&t) {
			return t, true
		}
	}
	return Task{}, false
}

// isNew reports whether a task was never asked, and may be: what comes before it is known.
func (h *History) isNew(t *Task) bool {
	_, known := h.knows(t)
	before := h.memories[t.After]
	return !known && (t.After == "" || before.last >= Hard)
}

// lastRight reports whether a task was answered, and rightly the last time.
func (h *History) lastRight(t *Task) bool {
	k, ok := h.knows(t)
	return ok && k.last >= Hard
}

// begun counts the items that were answered for the first time today.
func (h *History) begun(now time.Time) int {
	seen, n := map[string]bool{}, 0
	for _, a := range h.Answers {
		if !seen[a.Item] {
			seen[a.Item] = true
			if a.Was == "" && sameDate(a.Time, now) {
				n++
			}
		}
	}
	return n
}

// questionsOfKind is how many questions a sitting of one kind asks.
const questionsOfKind = 5

// SittingOf returns what a sitting of one kind asks: what is due of it, then new
// items; a skill again and again at the level that was reached.
func (h *History) SittingOf(l *Library, k Kind, now time.Time) []Task {
	if k == Openings {
		return h.openings(l.Book, now)
	}
	if k.skill() {
		n := questionsOfKind
		if k.long() {
			n = 1 // they ask several questions each
		}
		missed := h.missedOf(k, now)
		missed = missed[:min(len(missed), n)]
		return append(missed, slices.Repeat(h.tasks(l, k), max(n-len(missed), 1))...)
	}
	all := l.Tasks(k)
	if i := slices.IndexFunc(all, func(t Task) bool { return t.Game != "" && t.Game == l.Open }); i >= 0 {
		all = slices.DeleteFunc(all, func(t Task) bool { return t.Game != l.Open })
	}
	var tasks []Task
	for _, due := range []bool{true, false} {
		for _, t := range all {
			if len(tasks) < questionsOfKind && (due && h.due(&t, now) || !due && h.isNew(&t)) {
				tasks = append(tasks, t)
			}
		}
	}
	if len(tasks) == 0 {
		tasks = all[:min(len(all), questionsOfKind)]
	}
	if k == Line || k == Replay {
		tasks = tasks[:min(len(tasks), 1)]
	}
	return tasks
}
