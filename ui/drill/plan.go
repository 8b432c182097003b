// What is asked today: what is due, then some that is new.

package drill

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"time"

	"qipu/notation"
)

// NewADay is how many new items are begun in a day.
const NewADay = 10

// Library is everything that can be asked.
type Library struct {
	Games    Source        // for drills on games
	Problems []Problem     // mates, the easiest first
	Book     *Book         // one's own openings; nil: none are open
	Mode     notation.Mode // how typed moves are read
	Open     string        // the Key of the game that is open: a line and a replay are of it
}

// Read returns the library with typed moves read in a mode.
func (l *Library) Read(mode notation.Mode) *Library {
	with := *l
	with.Mode = mode
	return &with
}

// With returns the library with g as the game that is open. If l has a game with
// the same moves, that one is meant.
func (l *Library) With(g Game) *Library {
	with := *l
	i := slices.IndexFunc(l.Games.Games, func(have Game) bool {
		return have.Start.Key() == g.Start.Key() && slices.Equal(have.Moves, g.Moves)
	})
	if i < 0 {
		with.Games.Games = append([]Game{g}, l.Games.Games...)
		i = 0
	}
	with.Open = with.Games.Games[i].Key()
	return &with
}

// Without returns the library without what tells of lines of a game, which are
// hidden: their copies, and games that go on where one ends or end in its midst.
// other games are asked where none is left.
func (l *Library) Without(other []Game, lines ...Game) *Library {
	with := *l
	tells := func(have Game) bool { return slices.ContainsFunc(lines, func(g Game) bool { return have.Covers(&g) }) }
	with.Games.Games = slices.DeleteFunc(slices.Clone(l.Games.Games), tells)
	if len(with.Games.Games) == 0 {
		with.Games.Games = slices.DeleteFunc(slices.Clone(other), tells)
	}
	hidden := map[uint64]bool{}
	for _, g := range lines {
		for _, p := range g.positions() {
			hidden[p.Key()] = true
		}
	}
	with.Problems = slices.DeleteFunc(slices.Clone(l.Problems), func(p Problem) bool { return hidden[p.Start.Key()] })
	return &with
}

// Tasks returns the items of a kind, in the order in which they are learnt.
func (l *Library) Tasks(k Kind) []Task {
	var tasks []Task
	switch k {
	case Openings: // far too many: History.openings finds what is asked
	case Mates:
		for _, p := range l.Problems {
			tasks = append(tasks, MateTask(p))
		}
	case Line:
		for _, g := range l.Games.Games {
			tasks = append(tasks, LineTasks(g)...)
		}
	case Replay:
		for _, g := range l.Games.Games {
			tasks = append(tasks, ReplayTasks(g)...)
		}
	default:
		for level := 1; level <= kinds[k].levels; level++ {
			tasks = append(tasks, generated(k, level, &l.Games))
		}
	}
	return tasks
}

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

func sameDate(a, b time.Time) bool {
	ay, am, ad := a.Local().Date()
	by, bm, bd := b.Local().Date()
	return ay == by && am == bm && ad == bd
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

// newRand returns the chance of a seed.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x71697075)) }
