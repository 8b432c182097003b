// Sittings: what is asked, how often, and when they end.

package drill

import (
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"
)

// TestSittingGoesOn cuts a sitting of each drill off after every key: another
// process asks the same question, with the same typed, and has the same score.
func TestSittingGoesOn(t *testing.T) {
	l := library()
	for _, k := range Kinds() {
		log := NewFileLog(filepath.Join(t.TempDir(), "answers"))
		h := open(t, log)
		m := NewMachine(h.SittingOf(l, k, day0)[:1], h, uint64(k), day0)
		now := day0
		for keys := 0; m.Phase != Over && keys < 120; keys++ {
			now = now.Add(time.Second)
			m.Key(nextKey(t, m, keys), now)
			m.Keep(now)
			again, ok := open(t, log).Resume(l, k, now)
			if ok != (m.Phase != Over) {
				t.Fatalf("%v, key %d: goes on: %v", k, keys, ok)
			}
			if ok {
				same(t, m, again)
			}
		}
	}
}

// nextKey is a key on the way to the right answer, some at least: first a look,
// a wrong digit that is taken back.
func nextKey(t *testing.T, m *Machine, n int) rune {
	t.Helper()
	switch {
	case m.Phase == Piece1:
		return '5'
	case m.Phase == Telling:
		return '\n'
	case n < 3:
		return '.'
	}
	answer := solve(t, m.Step())
	if m.Typed == answer[:min(len(m.Typed), len(answer))] && len(m.Typed) < len(answer) {
		return rune(answer[len(m.Typed)])
	}
	return '\n'
}

func same(t *testing.T, a, b *Machine) {
	t.Helper()
	if a.Phase != b.Phase || a.Typed != b.Typed || a.Asked != b.Asked || a.Correct != b.Correct || a.missed != b.missed || a.Peeks != b.Peeks {
		t.Errorf("%v: %+v %q %d/%d goes on as %+v %q %d/%d", a.Kind(), a.Phase, a.Typed, a.Correct, a.Asked, b.Phase, b.Typed, b.Correct, b.Asked)
	}
	for i := range a.Step().Say {
		if x, y := a.Step().Say[i].In(0, "·"), b.Step().Say[i].In(0, "·"); x != y {
			t.Errorf("%v: asks %q, and again %q", a.Kind(), x, y)
		}
	}
}

// TestSittingEnds: nothing goes on after the end, after leaving, a day later, or
// where an item is gone.
func TestSittingEnds(t *testing.T) {
	l := library()
	log := &MemoryLog{}
	h := open(t, log)
	m := NewMachine(h.SittingOf(l, Mates, day0), h, 1, day0)
	m.Keep(day0)
	if k, ok := h.Unfinished(l, day0.Add(time.Hour)); !ok || k != Mates {
		t.Errorf("an hour later: %v %v", k, ok)
	}
	if _, ok := h.Unfinished(l, day0.Add(25*time.Hour)); ok {
		t.Error("goes on a day later")
	}
	if _, ok := h.Unfinished(&Library{}, day0); ok {
		t.Error("goes on without its problems")
	}
	m.Keep(day0)
	kept := log.sittings[0]
	for _, at := range []int{-1, len(kept.Items)} {
		was := kept.At
		kept.At = at
		if _, ok := h.Unfinished(l, day0); ok {
			t.Errorf("goes on at item %d of %d", at, len(kept.Items))
		}
		kept.At = was
	}
	kept.Items[0] = "gone"
	if _, ok := h.Unfinished(l, day0); ok {
		t.Error("goes on with an item that is gone")
	}
	m.Keep(day0)
	m.Key('*', day0)
	m.Key('1', day0)
	m.Keep(day0)
	if _, ok := h.Unfinished(l, day0); ok || len(log.sittings) > 0 {
		t.Error("goes on after it was left")
	}
}

// TestEnterAloneIsNoAnswer: Enter pressed once too often, or an answer cut
// short, is no mistake.
func TestEnterAloneIsNoAnswer(t *testing.T) {
	l := library()
	for _, k := range []Kind{Names, Count, Notation, Where, What, Check, Screens, Guess, Line} {
		h := open(t, &MemoryLog{})
		m := NewMachine(h.SittingOf(l, k, day0)[:1], h, 5, day0)
		for m.Phase == Telling {
			m.Key('\n', day0)
		}
		step := m.Step()
		m.Key('\n', day0)
		if m.Answer("", day0); step.Len > 1 {
			m.Key('1', day0)
			m.Key('\n', day0)
		}
		if step.Len > 0 && (m.Step() != step || m.missed) {
			t.Errorf("%v: Enter answers %q", k, step.Say[0].In(0, "·"))
		}
	}
}

// TestAskedUntilRight asks what was missed again and again.
func TestAskedUntilRight(t *testing.T) {
	h := open(t, &MemoryLog{})
	m := NewMachine([]Task{generated(Count, 1, nil)}, h, 3, day0)
	for range 6 {
		press(m, wrongly(t, m.Step()), day0)
	}
	press(m, solve(t, m.Step()), day0)
	if m.Phase != Over || m.Asked != 1 || m.Correct != 0 || len(h.Answers) != 7 {
		t.Errorf("phase %v, %d of %d right, %d answers", m.Phase, m.Correct, m.Asked, len(h.Answers))
	}
}

// TestOpenGameFirst: a line and a replay are of the game that is open.
func TestOpenGameFirst(t *testing.T) {
	l := library()
	rng := newRand(99)
	g := (&Source{}).pick(rng, 50)
	g.Name = "pasted"
	with := l.With(g)
	for _, k := range []Kind{Line, Replay} {
		h := open(t, &MemoryLog{})
		for i := range 3 {
			tasks := h.SittingOf(with, k, day0)
			if len(tasks) != 1 || tasks[0].Game != g.Key() {
				t.Fatalf("%v asks %+v", k, tasks)
			}
			if k == Replay && tasks[0].Item != replayItem(g.Key(), units(len(g.Moves))[i]) {
				t.Errorf("unit %d: %s", i, tasks[0].Item)
			}
			if err := h.Add(Answer{Time: day0, Item: tasks[0].Item, Kind: k.String(), Grade: Good, Millis: 1}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(l.Games.Games) != len(with.Games.Games)-1 || l.Open != "" {
		t.Error("the library itself has changed")
	}
	if known := l.With(l.Games.Games[2]); known.Open != l.Games.Games[2].Key() || len(known.Games.Games) != len(l.Games.Games) {
		t.Error("a game of the library is taken for another")
	}
}

// TestWholeGames: what is followed and guessed begins from the standard position,
// if some game does.
func TestWholeGames(t *testing.T) {
	l := library()
	puzzle := l.Games.Games[0]
	puzzle.Start, puzzle.Moves = puzzle.After(20), puzzle.Moves[20:]
	src := Source{Games: append(slices.Repeat([]Game{puzzle}, 5), l.Games.Games[1:]...)}
	for seed := range uint64(30) {
		if g := src.fromStart(newRand(seed), 16); g.Start == puzzle.Start {
			t.Fatal("a game is met in the midst of things")
		}
	}
	src.Games = []Game{puzzle}
	if g := src.fromStart(newRand(1), 16); g.Start != puzzle.Start {
		t.Error("the only game is not taken")
	}
}

// TestUnits: units grow, and leave nothing out.
func TestUnits(t *testing.T) {
	for plies := range 400 {
		at, last := 0, 0
		for i, u := range units(plies) {
			if u.from != at || u.to <= u.from || u.to-u.from < last && u.to != plies {
				t.Fatalf("of %d plies, unit %d: %+v", plies, i, u)
			}
			at, last = u.to, u.to-u.from
		}
		if at != plies {
			t.Errorf("%d of %d plies are in units", at, plies)
		}
	}
}

// TestCourse follows two hundred days of practice at three widths.
func TestCourse(t *testing.T) {
	h := open(t, &MemoryLog{})
	start := time.Date(2024, 3, 4, 9, 0, 0, 0, time.Local)
	total, right := 0, 0
	for day := range 200 {
		for i := range day % 7 {
			g := Good
			if (day+i)%3 == 0 {
				g = Again
			}
			total++
			if g == Good {
				right++
			}
			if err := h.Add(Answer{Time: start.AddDate(0, 0, day), Item: "what/" + strconv.Itoa(1+i%4), Kind: "what", Grade: g, Millis: 1500}); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, days := range []int{199, 150} {
		courses := h.Courses(start.AddDate(0, 0, days))
		if len(courses) != 2 || len(courses[0].Spans) != mostDays {
			t.Fatalf("%d courses", len(courses))
		}
	}
	courses := h.Courses(start.AddDate(0, 0, 199))
	sum := Span{}
	for _, s := range courses[1].Spans {
		sum.Answers += s.Answers
		sum.Right += s.Right
	}
	if sum.Answers != total || sum.Right != right {
		t.Errorf("by months: %+v of %d/%d", sum, right, total)
	}
	for _, width := range []int{80, 60, 40} {
		for _, c := range courses {
			for _, row := range c.plot(width) {
				if len(row) > width {
					t.Errorf("width %d: %q", width, row)
				}
			}
		}
	}
}

// TestWeeks counts each answer of twelve weeks once, in the week of its Monday.
func TestWeeks(t *testing.T) {
	h := open(t, &MemoryLog{})
	start := time.Date(2024, 3, 4, 0, 0, 0, 0, time.Local) // a Monday
	for day := range 84 {
		if err := h.Add(Answer{Time: start.AddDate(0, 0, day), Item: "what/1", Kind: "what", Grade: Good, Millis: 1}); err != nil {
			t.Fatal(err)
		}
	}
	weeks := h.Courses(start.AddDate(0, 0, 83))[1].Spans
	if len(weeks) != 12 {
		t.Fatalf("%d weeks", len(weeks))
	}
	for _, w := range weeks {
		if w.Date.Weekday() != time.Monday || w.Answers != 7 {
			t.Errorf("%+v", w)
		}
	}
}
