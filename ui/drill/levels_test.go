// Levels, what was missed at them, and sixty days of learners who never tire.

package drill

import (
	"slices"
	"strings"
	"testing"
	"time"

	"qipu/engine"
	"qipu/ui/lang"
)

// tried answers a skill so many times, rightly or not.
func tried(t *testing.T, h *History, k Kind, right ...bool) {
	t.Helper()
	for _, r := range right {
		g := Again
		if r {
			g = Good
		}
		task := generated(k, h.Level(k), nil)
		if err := h.Add(Answer{Time: day0, Item: task.Item, Kind: k.String(), Level: task.Level, Grade: g, Millis: 1}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLevelsAdapt: up at four of five first tries, down at two; what is asked again in
// its sitting does not count.
func TestLevelsAdapt(t *testing.T) {
	for _, tt := range []struct {
		tries string // 1 right, 0 wrong
		want  int
	}{
		{"", 1},
		{"1111", 1},
		{"11111", 2},
		{"10111", 2},
		{"11001", 1},
		{"110011", 1},
		{"1100111", 1},
		{"11001111", 2},
		{"1111100", 2},
		{"1111100011", 1},
		{"1111111111", 3},
		{"11111111111111111111", 4},
		{"00000", 1},
		{"1111111111" + "10010", 2},
	} {
		h := open(t, &MemoryLog{})
		for _, c := range tt.tries {
			tried(t, h, Where, c == '1')
		}
		if got := h.Level(Where); got != tt.want {
			t.Errorf("after %q: level %d, want %d", tt.tries, got, tt.want)
		}
	}
	h := open(t, &MemoryLog{})
	tried(t, h, Where, true, true, true, true)
	if err := h.Add(Answer{Time: day0, Item: "where/1", Kind: "where", Grade: Good, Again: true}); err != nil || h.Level(Where) != 1 {
		t.Errorf("a repeat counts as a first try: level %d, %v", h.Level(Where), err)
	}
}

// TestMissedInstance: the question that was missed is asked again, and stays an item
// until it was right at once on two days.
func TestMissedInstance(t *testing.T) {
	l := library()
	for _, k := range Kinds() {
		if !k.skill() {
			continue
		}
		log := &MemoryLog{}
		h := open(t, log)
		task := generated(k, 1, &l.Games)
		m := NewMachine([]Task{task}, h, 77, day0)
		asked := func() string { return questionOf(m.Step()) }
		for m.Phase == Telling {
			m.Key(Enter, day0)
		}
		first := asked()
		giveUp(m)
		for m.Phase != Over && m.at == 0 {
			m.Key(Enter, day0)
			if m.Phase == Asking && m.at == 0 {
				press(m, solve(t, m.Step()), day0)
			}
		}
		for m.Phase == Telling {
			m.Key(Enter, day0)
		}
		if m.Phase == Over || asked() != first {
			t.Errorf("%v: another question is asked instead of %q", k, first)
			continue
		}
		sit(t, m, true)
		h = open(t, log) // what was missed is in the log
		if len(h.missed) != 1 {
			t.Errorf("%v: %d instances are items", k, len(h.missed))
			continue
		}
		now, days := day0, 0
		for ; len(h.missed) > 0 && days < 60; days++ {
			now = now.AddDate(0, 0, 1)
			for _, task := range h.missedOf(k, now) {
				m := NewMachine([]Task{task}, h, 1, now)
				for m.Phase != Over {
					if m.Phase == Asking {
						press(m, solve(t, m.Step()), now)
					} else {
						m.Key(Enter, now)
					}
				}
			}
		}
		if days < 2 || days == 60 {
			t.Errorf("%v: known after %d days", k, days)
		}
		if level := h.Level(k); level != 1 {
			t.Errorf("%v: what comes back changes the level to %d", k, level)
		}
	}
}

// questionOf are the words of a step and the position that it is about.
func questionOf(s *Step) string {
	text := s.Say[len(s.Say)-1].In(lang.Simplified, "·")
	if s.View != nil {
		b := s.View.Position.Board()
		text += b.FEN()
	}
	return text
}

func giveUp(m *Machine) {
	m.Key('/', day0)
	m.Key('2', day0)
}

// TestBoardsDiffer: several boards are different games with openings of their own,
// where there are enough, and each is named by its opening.
func TestBoardsDiffer(t *testing.T) {
	l := library()
	l.Games.Games = append(l.Games.Games, l.Games.Games...)
	for level := 1; level <= Boards.Levels(); level++ {
		for seed := range uint64(10) {
			games := l.Games.parts(newRand(seed), severalGames(level))
			for i := range games {
				for j := range i {
					if games[i].Covers(&games[j]) {
						t.Errorf("level %d: two boards are alike", level)
					}
				}
			}
			step := generated(Boards, level, &l.Games).New(newRand(seed))(Unasked)
			if step.Say[0].Text != lang.BoardOpening {
				t.Errorf("a board is called %q", step.Say[0].In(lang.Simplified, "·"))
			}
		}
	}
}

// TestWhereAsksWhatWasShown: a piece is named by its file only if the usual start was
// shown, else by the point on which it was seen.
func TestWhereAsksWhatWasShown(t *testing.T) {
	l := library()
	stood := 0
	for level := 1; level <= 4; level++ {
		for seed := range uint64(40) {
			script := generated(Where, level, &l.Games).New(newRand(seed))
			look := script(Unasked)
			step := look
			for !step.asks() {
				step = script(Unasked)
			}
			name, ok := step.Say[0].Args[1].(Words)
			switch {
			case !ok:
			case name.Text == lang.HomePiece && look.View.Position != engine.StandardPosition():
				t.Errorf("%q was not shown", step.Say[0].In(lang.English, "·"))
			case name.Text == lang.StoodPiece:
				stood++
				point := name.Args[1].(Point)
				if look.View.Position.At(point.At) != engine.Piece(name.Args[0].(Piece)) {
					t.Errorf("no such piece stood there: %q", step.Say[0].In(lang.English, "·"))
				}
			}
		}
	}
	if stood == 0 {
		t.Error("no piece is named by where it stood")
	}
}

// TestLineIsLearnt: a line is shown before it is asked, unit by unit and by its name; a
// slip repeats the unit, which is shown once more.
func TestLineIsLearnt(t *testing.T) {
	g := library().Games.Games[0]
	g.Title = "橘中秘 得先 1"
	l := &Library{Games: Source{[]Game{g}}}
	h := open(t, &MemoryLog{})
	tasks := h.SittingOf(l, Line, day0)
	if len(tasks) != 1 || tasks[0].Item != LineTasks(g)[0].Item {
		t.Fatalf("%d units begin: %+v", len(tasks), tasks)
	}
	m := NewMachine(tasks, h, 1, day0)
	shown := 0
	for ; m.Phase == Telling; shown++ {
		m.Key(Enter, day0)
	}
	if shown != lineUnit+1 {
		t.Errorf("%d steps are shown before the first question", shown)
	}
	if text := m.Step().Say[0].In(lang.English, "·"); !strings.Contains(text, g.Title) || !strings.Contains(text, "Red's move 1") {
		t.Errorf("asked as %q", text)
	}
	if wrong := wrongly(t, m.Step()); wrong != "" {
		press(m, wrong, day0)
	} else {
		giveUp(m)
	}
	for range lineUnit - 1 {
		press(m, solve(t, m.Step()), day0)
	}
	if m.Phase != Telling || m.tasks[m.at].Item != tasks[0].Item {
		t.Errorf("a slip repeats %q, phase %d", m.tasks[m.at].Item, m.Phase)
	}
	if fresh := h.SittingOf(l, Line, day0); len(fresh) > 0 && fresh[0].Item == LineTasks(g)[1].Item {
		t.Error("the second unit begins before the first is known")
	}
	sit(t, m, true)
	if fresh := h.SittingOf(l, Line, day0); len(fresh) != 1 || fresh[0].Item != LineTasks(g)[1].Item {
		t.Errorf("then comes %+v", fresh)
	}
	later := day0.AddDate(0, 0, 10)
	if m := NewMachine(LineTasks(g)[:1], h, 1, later); m.Phase != Asking {
		t.Error("what is known is shown again")
	}
}

// TestDueByDate: what comes back on a day is due from its midnight on, as it is shown.
func TestDueByDate(t *testing.T) {
	h := open(t, &MemoryLog{})
	evening := time.Date(2024, 3, 1, 23, 30, 0, 0, time.Local)
	if err := h.Add(Answer{Time: evening, Item: "count/1", Kind: "count", Grade: Again, Millis: 1}); err != nil {
		t.Fatal(err)
	}
	back := h.Back("count/1").Local()
	day := time.Date(back.Year(), back.Month(), back.Day(), 0, 0, 0, 0, time.Local)
	if !h.Due("count/1", day) || h.Due("count/1", day.Add(-time.Minute)) {
		t.Errorf("shown for %v, due %v and a minute before %v", day, h.Due("count/1", day), h.Due("count/1", day.Add(-time.Minute)))
	}
}

// TestSlowWithinLevel: an answer is slow beside others of its level.
func TestSlowWithinLevel(t *testing.T) {
	h := open(t, &MemoryLog{})
	for i := range 10 {
		level := 1 + i%2
		a := Answer{Time: day0, Item: []string{"", "where/1", "where/2"}[level], Kind: "where", Grade: Good, Millis: int64(1000 * level * level)}
		if err := h.Add(a); err != nil {
			t.Fatal(err)
		}
	}
	if a, b := h.Grade("where", 1, true, 3*time.Second), h.Grade("where", 2, true, 3*time.Second); a != Hard || b != Good {
		t.Errorf("three seconds are %d at level 1 and %d at level 2", a, b)
	}
}

// learners answer rightly with a chance that depends on the item's last answer.
var learners = map[string]func(n int, h *History, t *Task, now time.Time) bool{
	"perfect":      func(int, *History, *Task, time.Time) bool { return true },
	"70 %":         func(n int, _ *History, _ *Task, _ time.Time) bool { return n < 70 },
	"always wrong": func(int, *History, *Task, time.Time) bool { return false },
	"forgetful": func(n int, h *History, t *Task, now time.Time) bool { // after three days
		k, ok := h.knows(t)
		return ok && days(k.Last, now) <= 3
	},
}

// TestLearners has learners practise what is due for sixty days: levels rise and fall as
// they are said to, nothing is asked before it was shown, and reviews follow the
// scheduler.
func TestLearners(t *testing.T) {
	l := library()
	l.Games.Games = l.Games.Games[:2]
	for name, knows := range learners {
		log := &MemoryLog{}
		h := open(t, log)
		rng := newRand(5)
		for day := range 60 {
			now := day0.AddDate(0, 0, day)
			tasks := h.Sitting(l, now)
			for at := 0; at < len(tasks) && at < 80; at++ {
				task := tasks[at]
				if task.source != nil {
					task = generated(task.Kind, h.Level(task.Kind), task.source)
				}
				before, seen := h.knows(&task)
				if task.After != "" && !seen && h.memories[task.After].answers == 0 {
					t.Fatalf("%s: %s is asked before %s is known", name, task.Item, task.After)
				}
				right := knows(rng.IntN(100), h, &task, now)
				a := Answer{Time: now, Item: task.Item, Kind: task.Kind.String(), Level: task.Level, Grade: Again, Millis: 1000}
				if right {
					a.Grade = Good
				}
				if !right && task.source != nil {
					_, a.Instance = generate(rng, task.Kind, task.Level, task.source)
				}
				if err := h.Add(a); err != nil {
					t.Fatal(err)
				}
				want := h.Scheduler.Review(before.Memory, a.Grade, now)
				if got := h.memories[task.Item].Memory; got != want {
					t.Fatalf("%s: %s is remembered as %+v, want %+v", name, task.Item, got, want)
				}
			}
		}
		for _, k := range Kinds() {
			if !k.skill() || k.long() || k.Levels() < 2 {
				continue
			}
			switch level := h.Level(k); {
			case name == "perfect" && level != k.Levels(), name == "always wrong" && level != 1:
				t.Errorf("%s: %v is at level %d", name, k, level)
			}
		}
		for item, m := range h.missed {
			if m.right >= daysUntilKnown {
				t.Errorf("%s: %s is still asked", name, item)
			}
		}
		if name == "perfect" && len(h.missed) > 0 {
			t.Errorf("perfect: %d instances were missed", len(h.missed))
		}
		again := open(t, log)
		if len(again.missed) != len(h.missed) || !slices.EqualFunc(again.Answers, h.Answers, func(a, b Answer) bool { return a.Item == b.Item }) {
			t.Errorf("%s: a replay of the log differs", name)
		}
	}
}
