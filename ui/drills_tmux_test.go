// Each drill on a real terminal.

package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// lessonStart is when practice in a terminal begins, in the tests.
var lessonStart = time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)

// ticking returns a clock that goes on by a second whenever it is read.
func ticking(from time.Time) func() time.Time {
	now := from
	return func() time.Time { now = now.Add(time.Second); return now }
}

// lessons are what drills ask in a terminal: the short mates and one game.
func lessons(t testing.TB) *drill.Library {
	g, _ := drill.GameOf("printed", newGame(t, printed))
	g.Title = "printed"
	return &drill.Library{Games: drill.Source{Games: []drill.Game{g}}, Problems: drill.Ladder()}
}

// testPractice is practice with the log, and from the time on, that the
// environment names.
func testPractice() (o desk.Options) {
	path := os.Getenv("QIPU_TEST_LOG")
	if path == "" {
		return o
	}
	o.Library, o.Log = lessons(fatal{}), drill.NewFileLog(path)
	if from, err := strconv.ParseInt(os.Getenv("QIPU_TEST_NOW"), 10, 64); err == nil {
		o.Now = ticking(time.Unix(from, 0))
	}
	return o
}

// pupil does drills in a terminal. A viewer in memory with the same chance and
// clock is given the same keys: it tells what is asked, and how its screen looks.
type pupil struct {
	terminal
	test *testing.T
	twin *Model
	held []string // keys, in hex, that the terminal was not sent yet
}

// newPupil starts a viewer on a terminal, with practice from a time on.
func newPupil(t *testing.T, log string, from time.Time) *pupil {
	t.Helper()
	tt := startTmux(t, 80, 24, "LANG=en_US.UTF-8", "LC_ALL=en_US.UTF-8", "NO_COLOR=1", "QIPU_TEST_LOG="+log, fmt.Sprintf("QIPU_TEST_NOW=%d", from.Unix()))
	m := viewer(t, session.Games{newGame(t, printed)}, desk.Options{Library: lessons(t), Log: &drill.MemoryLog{}, Now: ticking(from)}, 80, 24)
	tt.until(" 0/40")
	return &pupil{terminal: tt, test: t, twin: m}
}

// keys types on the keypad; \r is its Enter.
func (p *pupil) keys(text string) {
	p.test.Helper()
	for _, k := range []byte(text) {
		p.held = append(p.held, fmt.Sprintf("%x", k))
		if k == '\r' {
			p.twin.press(tea.KeyEnter)
			continue
		}
		p.twin.sends(string(k))
	}
}

// sees sends the terminal what was typed, and waits until it shows all that the
// twin does.
func (p *pupil) sees() {
	p.test.Helper()
	p.tmux(append([]string{"send-keys", "-H"}, p.held...)...)
	p.held = nil
	var texts []string
	for _, row := range strings.Split(p.twin.View(), "\n") {
		if row = strings.TrimSpace(row); row != "" {
			texts = append(texts, row)
		}
	}
	p.until(texts...)
}

func (p *pupil) machine() *drill.Machine { return pageOf[*exercise](p.twin).machine }

// answer answers the question rightly or wrongly, in digits.
func (p *pupil) answer(right bool) {
	p.test.Helper()
	step := p.machine().Step()
	text := rightDigits(step)
	if !right {
		text = wrongDigits(step, text)
	}
	if step.Len == 0 {
		text += "\r"
	}
	p.keys(text)
	verdict := lang.DrillRight
	if !right {
		verdict = lang.DrillWrong
	}
	if p.machine().Feedback.Text != verdict {
		p.test.Fatalf("%q, which is to be right (%v), is called %q", text, right, p.machine().Feedback.In(lang.English, "·"))
	}
}

// rightDigits returns the right answer to a question: found among all of its
// length, or taken from the solution.
func rightDigits(s *drill.Step) string {
	switch {
	case s.Len == 1 || s.Len == 2:
		for n := range 100 {
			if text := fmt.Sprintf("%02d", n)[2-s.Len:]; s.Judge(text) == drill.Right {
				return text
			}
		}
	case s.Len > 2:
		b := s.View.Position.Board()
		for _, m := range s.View.Position.AppendMoves(nil) {
			if text := keypadMove(&b, m); s.Judge(text) == drill.Right {
				return text
			}
		}
	}
	text := ""
	if points, ok := s.Want.Args[0].(drill.Points); ok {
		for _, at := range points.At {
			text += keypadPoint(at, points.Side)
		}
		if text == "" {
			text = "0"
		}
	}
	return text
}

// wrongDigits returns an answer of the same length that is understood, and not
// right.
func wrongDigits(s *drill.Step, right string) string {
	if s.Len > 2 {
		return right[:3] + wrongPoint(right[3:])
	}
	for n := range 100 {
		if text := fmt.Sprintf("%02d", n); s.Judge(text[:lengthOf(s.Len)]) == drill.Wrong {
			return text[:lengthOf(s.Len)]
		}
	}
	return ""
}

// lengthOf is the length of a wrong answer: two where Enter ends it.
func lengthOf(n int) int {
	if n == 0 {
		return 2
	}
	return n
}

// keypadPoint is a point in a side's count: file and rank.
func keypadPoint(at engine.Square, side engine.Color) string {
	file, rank := at.Seen(side)
	return strconv.Itoa(file) + strconv.Itoa(rank%10)
}

// keypadMove is a move in five digits: piece, from, to.
func keypadMove(b *engine.Board, m engine.Move) string {
	return strconv.Itoa(int(b.At[m.From].Kind())) + keypadPoint(m.From, b.Turn) + keypadPoint(m.To, b.Turn)
}

// sit does a sitting of a kind to its end, the first question wrongly.
func (p *pupil) sit() {
	p.test.Helper()
	right := false
	for n := 0; p.machine().Phase != drill.Over; n++ {
		if n > 1000 {
			p.test.Fatal("the sitting does not end")
		}
		if p.machine().Phase == drill.Telling {
			p.keys("\r") // the next screen that is compared asks something
			continue
		}
		p.sees()
		p.answer(right)
		right = true
	}
	p.sees()
}

// TestEveryDrillInTerminal does each drill in a real terminal with digits alone,
// the first question wrongly: what was missed is asked again. After the viewer
// was killed, another one has the score and comes back to it when it is due.
func TestEveryDrillInTerminal(t *testing.T) {
	if testing.Short() {
		t.Skip("drills in a terminal take long")
	}
	for _, k := range drill.Kinds() {
		if k == drill.Openings { // needs a book
			continue
		}
		t.Run(k.String(), func(t *testing.T) {
			t.Parallel()
			log := filepath.Join(t.TempDir(), "answers")
			p := newPupil(t, log, lessonStart)
			p.keys("0*" + strconv.Itoa(int(k)) + "\r")
			p.sees()
			_, tasks := p.machine().Place()
			p.sit()
			p.until(fmt.Sprintf("Done: %d of %d right", tasks-1, tasks))
			p.Kill()
			p.Ended()
			due := checkKept(t, k, tasks, log)
			t.Run("again", func(t *testing.T) { checkAgain(t, k, tasks, log, due) })
		})
	}
}

// checkKept compares the log with a sitting of tasks that were all answered
// rightly but for the first, which was right when it was asked again, and
// returns when the first of the items comes back.
func checkKept(t *testing.T, k drill.Kind, tasks int, log string) (due time.Time) {
	t.Helper()
	h, err := drill.Open(drill.NewFileLog(log), drill.NewScheduler(0.9))
	if err != nil || len(h.Answers) != tasks+1 {
		t.Fatalf("%d answers are kept, want %d: %v", len(h.Answers), tasks+1, err)
	}
	for i, a := range h.Answers {
		if a.Right() != (i > 0) || a.Kind != k.String() || a.Millis <= 0 || !strings.HasPrefix(a.Item, k.String()+"/") {
			t.Errorf("answer %d: %+v", i+1, a)
		}
		back := h.Back(a.Item)
		if h.Due(a.Item, back.AddDate(0, 0, -1)) || !h.Due(a.Item, back) || back.Before(a.Time.Add(12*time.Hour)) {
			t.Errorf("%s, answered at %v, is due at %v", a.Item, a.Time, back)
		}
		if due.IsZero() || back.Before(due) {
			due = back
		}
	}
	first, again := h.Answers[0], h.Answers[tasks]
	if first.Item != again.Item && !strings.HasPrefix(again.Item, first.Item+"/") { // the same question, or the skill's
		t.Errorf("%s was missed, %s was asked again", first.Item, again.Item)
	}
	for _, a := range h.Answers[1:tasks] {
		if a.Item != first.Item && h.Back(a.Item).Before(h.Back(first.Item)) {
			t.Errorf("%s, which was right, comes back before %s, which was not", a.Item, first.Item)
		}
	}
	return due
}

// checkAgain starts another viewer at the time at which an item is due: it has
// the score and the date, and begins with the item's drill.
func checkAgain(t *testing.T, k drill.Kind, tasks int, log string, due time.Time) {
	t.Helper()
	p := newPupil(t, log, due)
	p.tmux("send-keys", "-l", ":stats")
	p.tmux("send-keys", "Enter")
	score := fmt.Sprintf("%d%%", 100*tasks/(tasks+1))
	p.until(lang.English.Say(k.Title()), score, due.Local().Format(time.DateOnly))
	if k == drill.Replay {
		p.until("printed", "plies learnt")
	}
	p.tmux("send-keys", "Escape")
	p.until(" 0/40", "Chinese")
	p.tmux("send-keys", "-l", "0*")
	p.until(lang.English.Say(lang.DrillChoose))
	p.tmux("send-keys", "Enter")
	p.until(lang.English.Say(k.Title()), "  1 of ")
}

// TestLeaveDrillInTerminal: * takes back what is typed, then asks once whether to
// leave; 0 stays, 1 leaves, and what was answered before is kept.
func TestLeaveDrillInTerminal(t *testing.T) {
	log := filepath.Join(t.TempDir(), "answers")
	p := newPupil(t, log, lessonStart)
	p.keys("0*2\r")
	p.sees()
	p.answer(true)
	p.keys("4")
	p.sees()
	p.until("> 4_")
	p.keys("**")
	p.sees()
	leave := lang.English.Say(lang.DrillLeave)
	p.until(leave)
	p.keys("0")
	p.sees()
	if rows := p.until("> _"); strings.Contains(strings.Join(rows, "\n"), leave) {
		t.Errorf("0 does not stay:\n%s", strings.Join(rows, "\n"))
	}
	p.keys("*1")
	p.sees()
	p.until("Done: 1 of 1 right")
	p.keys("0")
	p.sees()
	p.until(" 0/40")
	h, err := drill.Open(drill.NewFileLog(log), drill.NewScheduler(0.9))
	if err != nil || len(h.Answers) != 1 || !h.Answers[0].Right() {
		t.Errorf("kept: %+v, %v", h.Answers, err)
	}
}
