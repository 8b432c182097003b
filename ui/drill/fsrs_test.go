package drill

import (
	"math"
	"testing"
	"time"
)

// The examples are those of the tests of py-fsrs, ts-fsrs and go-fsrs.

var day0 = time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if math.Abs(got-want) > tolerance {
		t.Errorf("%s: %.8f, want %.8f", what, got, want)
	}
}

func TestFirstAnswer(t *testing.T) {
	s := NewScheduler(0.9)
	wantS := []float64{0.212, 1.2931, 2.3065, 8.2956}
	wantD := []float64{6.4133, 5.11217071, 2.11810397, 1}
	for g := Again; g <= Easy; g++ {
		m := s.Review(Memory{}, g, day0)
		near(t, "S", m.Stability, wantS[g-1], 1e-4)
		near(t, "D", m.Difficulty, wantD[g-1], 1e-7)
	}
}

func TestRecall(t *testing.T) {
	s := NewScheduler(0.9)
	near(t, "factor", s.factor(), 0.98034649, 1e-8)
	for days, want := range []float64{1, 0.9, 0.84588465, 0.8093881} {
		near(t, "R", s.recall(float64(days), 1), want, 1e-7)
	}
	near(t, "R(8; 8.2956)", s.recall(8, 8.2956), 0.9024733, 1e-7)
}

func TestDifficulty(t *testing.T) {
	s := NewScheduler(0.9)
	for i, want := range []float64{8.34176237, 6.66599536, 4.99022837, 3.31446137} {
		near(t, "D'", s.difficulty(5, Grade(i+1)), want, 1e-7)
	}
}

func TestStability(t *testing.T) {
	s := NewScheduler(0.9)
	for _, tt := range []struct {
		d, r float64
		g    Grade
		want float64
	}{{2, 0.8, Hard, 28.22657096}, {3, 0.7, Good, 58.65599107}, {4, 0.6, Easy, 127.2266925}} {
		near(t, "success", s.remembered(Memory{Stability: 5, Difficulty: tt.d}, tt.r, tt.g), tt.want, 1e-6)
	}
	for i, want := range []float64{1.05253961, 1.18943295, 1.36808387, 1.58498896} {
		near(t, "failure", s.forgotten(Memory{Stability: 5, Difficulty: float64(i + 1)}, 0.9-0.1*float64(i)), want, 1e-7)
	}
	for i, want := range []float64{1.596818, 5, 5, 8.12960956} {
		near(t, "same day", s.sameDay(5, Grade(i+1)), want, 1e-6)
	}
}

func TestInterval(t *testing.T) {
	s := NewScheduler(0.9)
	for i, want := range []int{36500, 34793, 2508, 387, 90, 27, 9, 3, 1, 1} {
		if got := s.interval(1, 0.1*float64(i+1)); got != want {
			t.Errorf("interval for retention 0.%d: %d, want %d", i+1, got, want)
		}
	}
	for r, want := range map[float64]int{.70: 93, .75: 56, .80: 33, .85: 19, .90: 10, .95: 4, .97: 2} {
		if got := s.interval(10, r); got != want {
			t.Errorf("interval of S = 10 for %.2f: %d, want %d", r, got, want)
		}
	}
}

// answers plays ratings at gaps of days and returns the memories after each.
func answers(s *Scheduler, ratings []Grade, gaps []int) []Memory {
	var m Memory
	var all []Memory
	now := day0
	for i, g := range ratings {
		now = now.AddDate(0, 0, gaps[i])
		m = s.Review(m, g, now)
		all = append(all, m)
	}
	return all
}

func TestSequences(t *testing.T) {
	s := NewScheduler(0.9)
	gaps := []int{0, 0, 1, 3, 8, 21}
	all := answers(&s, []Grade{1, 3, 3, 3, 3, 3}, gaps)
	for i, want := range []float64{0.212, 0.246689, 2.021477, 7.863699, 21.917713, 53.62691} {
		near(t, "S on the way", all[i].Stability, want, 1e-4)
	}
	near(t, "D at the end", all[5].Difficulty, 6.3574867, 1e-6)
	flat := NewScheduler(0.9)
	flat.W[17], flat.W[18], flat.W[19] = 0, 0, 0
	last := answers(&flat, []Grade{1, 3, 3, 3, 3, 3}, gaps)[5]
	near(t, "S without same-day reviews", last.Stability, 53.3351, 1e-4)
	near(t, "D without same-day reviews", last.Difficulty, 6.3575, 1e-4)
	last = answers(&s, []Grade{1, 2, 3, 4, 3, 3}, gaps)[5]
	near(t, "S of 1 2 3 4 3 3", last.Stability, 51.0810, 1e-4)
	near(t, "D of 1 2 3 4 3 3", last.Difficulty, 6.7493, 1e-4)
}

func TestIntervalsOfOneItem(t *testing.T) {
	s := NewScheduler(0.9)
	gaps := []int{0, 2, 11, 46, 163, 498}
	all := answers(&s, []Grade{3, 3, 3, 3, 3, 3}, gaps)
	for i, want := range []int{2, 11, 46, 163, 497, 1347} {
		if got := s.Interval(all[i]); got != want {
			t.Errorf("interval %d: %d, want %d", i, got, want)
		}
	}
	late := answers(&s, []Grade{3, 3}, []int{0, 30})
	near(t, "R after 30 days", s.Recall(late[0], day0.AddDate(0, 0, 30)), 0.667526, 1e-6)
	near(t, "S after 30 days", late[1].Stability, 37.420638, 1e-5)
	early := answers(&s, []Grade{3, 3}, []int{0, 1})
	near(t, "S after a day", early[1].Stability, 7.315301, 1e-5)
	if s.Interval(late[1]) != 37 || s.Interval(early[1]) != 7 {
		t.Error("intervals after a late and an early answer are wrong")
	}
}

func TestForgotten(t *testing.T) {
	s := NewScheduler(0.9)
	all := answers(&s, []Grade{3, 3, 3, 1, 3, 3}, []int{0, 2, 11, 46, 0, 4})
	near(t, "S", all[3].Stability, 2.932580, 1e-5)
	near(t, "D", all[3].Difficulty, 7.389976, 1e-5)
	near(t, "S the same evening", all[4].Stability, 2.932580, 1e-5)
	near(t, "D the same evening", all[4].Difficulty, 7.377814, 1e-5)
	near(t, "S four days later", all[5].Stability, 8.856445, 1e-5)
	if s.Interval(all[3]) != 3 || s.Interval(all[5]) != 9 {
		t.Error("intervals after forgetting are wrong")
	}
}

// TestForgottenCap: an answer that was forgotten after very long does not leave
// more than a cap, S / exp(W17 * W18) with the published defaults.
func TestForgottenCap(t *testing.T) {
	s := NewScheduler(0.9)
	m := Memory{Stability: 0.5, Difficulty: 1, Last: day0}
	near(t, "S", s.Review(m, Again, day0.AddDate(0, 0, 1000)).Stability, 0.475864, 1e-6)
	if r := s.Recall(Memory{}, day0); r != 0 {
		t.Errorf("a new item is recalled with a probability of %v", r)
	}
}

func TestClock(t *testing.T) {
	if days(day0, day0.Add(26*time.Hour)) != 1 || days(day0.Add(14*time.Hour), day0.Add(16*time.Hour)) != 0 || days(day0, day0.Add(-time.Hour)) != 0 {
		t.Error("days are whole, elapsed and never negative: not so")
	}
}

func TestSpread(t *testing.T) {
	for i, want := range map[int][2]int{1: {1, 1}, 2: {2, 2}, 3: {2, 4}, 5: {4, 6}, 7: {5, 9}, 10: {8, 12}, 20: {17, 23}, 50: {46, 54}, 100: {93, 107}, 365: {345, 385}} {
		if least, most := Spread(i, 0); least != want[0] || most != want[1] {
			t.Errorf("%d days: %d to %d, want %v", i, least, most, want)
		}
	}
	if least, _ := Spread(10, 9); least != 10 {
		t.Errorf("not longer than the last interval: %d", least)
	}
}
