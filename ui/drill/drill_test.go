// Every drill at every level, and what is kept of it.

package drill

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// library is small and made without files.
func library() *Library {
	rng := newRand(1)
	var src Source
	for range 6 {
		g := (&Source{}).pick(rng, 60)
		g.Name, g.Title = "random", "random"
		src.Games = append(src.Games, g)
	}
	record, at := records.NewGame(engine.StandardSetup()), records.NodeID(0)
	for _, m := range src.Games[0].Moves {
		at = record.Add(at, m)
	}
	book := NewBook("random")
	book.Add(record)
	return &Library{Games: src, Problems: Ladder(), Book: book}
}

func open(t *testing.T, log Log) *History {
	t.Helper()
	h, err := Open(log, NewScheduler(0.9))
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// press types an answer in digits, with Enter where the length is not fixed.
func press(m *Machine, answer string, now time.Time) {
	fixed := m.Step().Len == len(answer)
	for _, r := range answer {
		m.Key(r, now)
	}
	if !fixed {
		m.Key('\n', now)
	}
}

// solve returns an answer in digits that is right: it tries what can be typed.
func solve(t *testing.T, s *Step) string {
	t.Helper()
	try := func(answer string) bool { return s.Judge(answer) == Right }
	switch s.Len {
	case 1, 2:
		for n := range 100 {
			answer := string([]byte{'0' + byte(n/10), '0' + byte(n%10)})[2-s.Len:]
			if try(answer) {
				return answer
			}
		}
	case 5:
		p := s.View.Position
		for _, m := range p.AppendMoves(nil) {
			if answer := moveAnswer(&p, m); try(answer) {
				return answer
			}
		}
	default:
		points := s.Want.Args[0].(Points)
		answer := ""
		for _, at := range points.At {
			answer += digits(at, points.Side)
		}
		if answer == "" {
			answer = "0"
		}
		if try(answer) {
			return answer
		}
	}
	t.Fatalf("no digits answer %q", s.Say[0].In(lang.English, "·"))
	return ""
}

func moveAnswer(p *engine.Position, m engine.Move) string {
	c := p.Turn()
	return string('0'+byte(p.At(m.From).Kind())) + digits(m.From, c) + digits(m.To, c)
}

// wrongly returns digits that are a wrong answer.
func wrongly(t *testing.T, s *Step) string {
	t.Helper()
	answers := []string{"1", "2", "99", "88", "19", "71111"}
	if s.Form == AMove {
		p := s.View.Position
		for _, m := range p.AppendMoves(nil) {
			answers = append(answers, moveAnswer(&p, m))
		}
	}
	for _, answer := range answers {
		if (s.Len == 0 || len(answer) == s.Len) && s.Judge(answer) == Wrong {
			return answer
		}
	}
	return ""
}

// sit goes through a sitting, with right answers or, to the first question,
// wrong ones.
func sit(t *testing.T, m *Machine, right bool) {
	t.Helper()
	now := day0
	for steps := 0; m.Phase != Over; steps++ {
		if steps > 5000 {
			t.Fatal("the sitting does not end")
		}
		now = now.Add(2 * time.Second)
		switch {
		case m.Phase == Telling:
			m.Key('\n', now)
		case !right:
			if answer := wrongly(t, m.Step()); answer == "" {
				m.Key('/', now)
				m.Key('2', now)
			} else {
				press(m, answer, now)
				if m.Feedback.Text != lang.DrillWrong {
					t.Fatalf("a wrong answer %q is called %q", answer, m.Feedback.In(lang.English, "·"))
				}
			}
			right = true
		default:
			press(m, solve(t, m.Step()), now)
			if m.Feedback.Text != lang.DrillRight {
				t.Fatalf("a right answer is called %q", m.Feedback.In(lang.English, "·"))
			}
		}
	}
}

// TestEveryDrill plays each drill with digits alone, rightly and wrongly.
func TestEveryDrill(t *testing.T) {
	l := library()
	for _, k := range Kinds() {
		for _, right := range []bool{true, false} {
			h := open(t, &MemoryLog{})
			tasks := h.SittingOf(l, k, day0)
			if len(tasks) == 0 {
				t.Fatalf("%v has nothing to ask", k)
			}
			tasks = tasks[:min(len(tasks), 4)]
			m := NewMachine(tasks, h, uint64(k), day0)
			sit(t, m, right)
			want := len(tasks)
			if !right {
				want--
			}
			if m.Asked != len(tasks) || m.Correct != want {
				t.Errorf("%v: %d of %d right, want %d of %d", k, m.Correct, m.Asked, want, len(tasks))
			}
			if first := h.Answers[0]; first.Right() != right || first.Kind != k.String() || first.Millis <= 0 {
				t.Errorf("%v: kept %+v", k, first)
			}
			if !right && !h.Answers[len(h.Answers)-1].Right() {
				t.Errorf("%v: what was missed was not asked again", k)
			}
		}
	}
}

func TestEveryLevel(t *testing.T) {
	l := library()
	for _, k := range Kinds() {
		for _, task := range l.Tasks(k)[:min(len(l.Tasks(k)), 4)] {
			h := open(t, &MemoryLog{})
			sit(t, NewMachine([]Task{task}, h, 7, day0), true)
			if len(h.Answers) != 1 || !h.Answers[0].Right() {
				t.Errorf("%s: %+v", task.Item, h.Answers)
			}
		}
	}
}

// TestLadderIsProved finds each built-in mate by search: it takes as many moves
// as it says, and no fewer.
func TestLadderIsProved(t *testing.T) {
	patterns := map[string]bool{}
	for _, p := range Ladder() {
		name, _, _ := strings.Cut(p.Name, " ")
		patterns[name] = true
		if n := len(piecesOf(&p.Start)); n < 3 || n > 7 {
			t.Errorf("%s: %d pieces", p.Name, n)
		}
		if in, ok := p.Start.MateIn(p.In, searchLimit); !ok || in != p.In {
			t.Errorf("%s: wins in %d (%v), not %d", p.Name, in, ok, p.In)
		}
	}
	for _, name := range []string{"马后炮", "重炮", "卧槽马", "挂角马", "双车错", "铁门栓", "闷宫", "海底捞月", "困毙"} {
		if !patterns[name] {
			t.Errorf("no problem for %s", name)
		}
	}
}

func TestKeys(t *testing.T) {
	h := open(t, &MemoryLog{})
	m := NewMachine([]Task{generated(Count, 1, nil), generated(Count, 1, nil)}, h, 3, day0)
	m.Key('4', day0)
	if m.Key('*', day0); m.Typed != "" || m.Phase != Asking {
		t.Errorf("after taking back: %q", m.Typed)
	}
	m.Key('*', day0)
	if m.Key('0', day0); m.Phase != Asking {
		t.Error("0 does not stay")
	}
	m.Key('/', day0)
	if m.Key('0', day0); m.Phase != Asking {
		t.Error("0 does not leave the menu")
	}
	m.Key('*', day0)
	if m.Key('1', day0); m.Phase != Over {
		t.Error("* and 1 do not leave")
	}
}

func TestHintCountsAsMissed(t *testing.T) {
	l := library()
	h := open(t, &MemoryLog{})
	m := NewMachine([]Task{generated(What, 2, &l.Games)}, h, 4, day0)
	for m.Phase == Telling {
		m.Key('\n', day0)
	}
	for range 5 {
		m.Key('.', day0)
		if m.Phase == Piece1 {
			m.Key('5', day0)
		}
	}
	if !m.Peeking || m.Shown != veil.BoardBriefly || m.Step().View.Scene(true).Spots == m.Step().View.Scene(false).Spots {
		t.Errorf("the fifth rung shows no board: %v %v", m.Peeking, m.Shown)
	}
	press(m, solve(t, m.Step()), day0)
	if h.Answers[0].Grade != Again || m.Peeks.Total() != 5 {
		t.Errorf("with a hint: %+v, %d peeks", h.Answers[0], m.Peeks.Total())
	}
}

func TestGrades(t *testing.T) {
	h := open(t, &MemoryLog{})
	if g := h.Grade("what", 1, true, time.Hour); g != Good {
		t.Errorf("slow without a median: %d", g)
	}
	for i := range 5 {
		if err := h.Add(Answer{Time: day0, Item: "what/1", Kind: "what", Grade: Good, Millis: int64(1000 + i)}); err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range []struct {
		right bool
		took  time.Duration
		want  Grade
	}{{true, 2 * time.Second, Good}, {true, 2100 * time.Millisecond, Hard}, {false, time.Second, Again}} {
		if g := h.Grade("what", 1, tt.right, tt.took); g != tt.want {
			t.Errorf("%+v: %d", tt, g)
		}
	}
}

// TestSitting follows the days: new items up to the limit, what was missed
// first.
func TestSitting(t *testing.T) {
	l := library()
	h := open(t, &MemoryLog{})
	first := slices.CompactFunc(h.Sitting(l, day0), func(a, b Task) bool { return a.Item == b.Item })
	if len(first) != NewADay {
		t.Fatalf("%d new items on the first day", len(first))
	}
	for i, task := range first {
		g := Good
		if i == 5 {
			g = Again
		}
		if err := h.Add(Answer{Time: day0, Item: task.Item, Kind: task.Kind.String(), Grade: g, Millis: 1000}); err != nil {
			t.Fatal(err)
		}
	}
	if n := len(h.Sitting(l, day0)); n != 0 {
		t.Errorf("%d items more on the first day", n)
	}
	next := h.DueTasks(l, day0.AddDate(0, 0, 1))
	if len(next) != 1 || next[0].Item != first[5].Item {
		t.Errorf("due on the second day: %v, want what was missed", next)
	}
	if third := h.DueTasks(l, day0.AddDate(0, 0, 2)); len(third) != len(first) || third[0].Item != first[5].Item {
		t.Errorf("due on the third day: %d", len(third))
	}
}

// TestMain answers and dies where a test asks for it.
func TestMain(m *testing.M) {
	if path := os.Getenv("QIPU_DRILL_LOG"); path != "" {
		h, _ := Open(NewFileLog(path), NewScheduler(0.9))
		_ = h.Add(Answer{Time: day0, Item: "count/1", Kind: "count", Grade: Good, Millis: 900})
		p, _ := os.FindProcess(os.Getpid())
		_ = p.Kill()
		select {}
	}
	if path := os.Getenv("QIPU_DRILL_SITTING"); path != "" {
		practises(path)
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func TestLogSurvivesKill(t *testing.T) {
	path := filepath.Join(t.TempDir(), "practice", "answers.jsonl")
	for range 2 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "QIPU_DRILL_LOG="+path)
		if err := cmd.Run(); err == nil {
			t.Fatal("the process was not killed")
		}
	}
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString(`{"time":"2024`); err != nil { // a write cut off
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	h := open(t, NewFileLog(path))
	if len(h.Answers) != 2 {
		t.Fatalf("%d answers survive, want 2", len(h.Answers))
	}
	if err := h.Add(Answer{Time: day0, Item: "count/1", Kind: "count", Grade: Again, Millis: 900}); err != nil {
		t.Fatal(err)
	}
	if again := open(t, NewFileLog(path)); len(again.Answers) != 3 || again.memories["count/1"] != h.memories["count/1"] {
		t.Errorf("after a cut line: %+v", again.Answers)
	}
}

func TestStats(t *testing.T) {
	h := open(t, &MemoryLog{})
	if lines := h.Stats(lang.English, day0, 80); len(lines) != 1 {
		t.Errorf("without practice: %q", lines)
	}
	for i, g := range []Grade{Good, Again, Good, Good} {
		if err := h.Add(Answer{Time: day0.AddDate(0, 0, i/3), Item: "what/1", Kind: "what", Grade: g, Millis: 1000}); err != nil {
			t.Fatal(err)
		}
	}
	lines := h.Stats(lang.Simplified, day0.AddDate(0, 0, 1), 80)
	if !strings.Contains(lines[1], "4\t75%") || !strings.HasSuffix(lines[len(lines)-2], "##. 2/3") || !strings.HasSuffix(lines[len(lines)-1], "# 1/1") {
		t.Errorf("stats:\n%s", strings.Join(lines, "\n"))
	}
}

// TestReplayProgress: a game is learnt up to the first unit that is not known,
// or no longer.
func TestReplayProgress(t *testing.T) {
	g := library().Games.Games[0]
	g.Name, g.Title = "a/b 1-2.pgn 3", "a 1 b/c"
	tasks := ReplayTasks(g)
	h := open(t, &MemoryLog{})
	of := map[string]int{}
	for _, task := range tasks {
		of[task.Item] = task.Of
	}
	answer := func(item string, grade Grade, want ...Replayed) {
		t.Helper()
		title := ""
		if of[item] > 0 {
			title = g.Title
		}
		if err := h.Add(Answer{Time: day0, Item: item, Kind: "replay", Grade: grade, Millis: 1000, Of: of[item], Title: title}); err != nil {
			t.Fatal(err)
		}
		if got := h.Replays(); !slices.Equal(got, want) {
			t.Errorf("after %s (%d): %v, want %v", item, grade, got, want)
		}
	}
	for _, tt := range []struct {
		unit  int
		grade Grade
		plies int
	}{{1, Good, 0}, {0, Good, 3}, {2, Again, 3}, {3, Good, 3}, {2, Hard, 13}, {0, Again, 0}, {0, Good, 13}} {
		answer(tasks[tt.unit].Item, tt.grade, Replayed{g.Title, tt.plies, len(g.Moves)})
	}
	answer("replay/another/1-1", Good, Replayed{g.Title, 13, len(g.Moves)}, Replayed{"another", 1, 0})
	for _, item := range []string{"replay/bad", "replay/bad/x-1", "replay/bad/3-2", "line/bad/1-1"} {
		answer(item, Good, Replayed{g.Title, 13, len(g.Moves)}, Replayed{"another", 1, 0})
	}
	if lines := h.Stats(lang.English, day0, 80); !slices.Contains(lines, g.Title+"  13 of "+strconv.Itoa(len(g.Moves))) || !slices.Contains(lines, "another  1") {
		t.Errorf("stats:\n%s", strings.Join(lines, "\n"))
	}
}

// digits returns how a side types a point: file, then rank, 0 the tenth.
func digits(s engine.Square, side engine.Color) string {
	file, rank := s.Seen(side)
	return string([]byte{'0' + byte(file), '0' + byte(rank%10)})
}
