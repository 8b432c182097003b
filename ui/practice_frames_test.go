// Frames of practice.

package ui

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// TestBlindFrames compares the screens of every level, and of a drill, with
// golden ones.
func TestBlindFrames(t *testing.T) {
	for _, l := range []lang.Lang{lang.English, lang.Simplified} {
		var b strings.Builder
		show := func(name string, m *Model) { fmt.Fprintf(&b, "== %s\n%s\n", name, m.View()) }
		for level := range veil.Levels {
			m := start(t, study(t), l, 80, 24)
			m.command("blind " + strconv.Itoa(level))
			m.sends("++++++++++++++++++++++++48173")
			show(fmt.Sprintf("level %d", level), m)
		}
		m := start(t, study(t), l, 80, 24)
		m.command("list none")
		m.sends("00++++")
		show("no list", m)
		m.sends("...5.")
		show("list of pieces", m)
		for _, k := range []drill.Kind{drill.Count, drill.Where, drill.Mates} {
			m := practising(t, study(t), &drill.MemoryLog{})
			m.lang = l
			m.sends("0*")
			if k == drill.Count {
				show("choose a drill", m)
			}
			m.sends(strconv.Itoa(int(k)))
			m.press(tea.KeyEnter)
			show(k.String(), m)
			m.press(tea.KeyEnter)
			m.sends("12345")
			show(k.String()+", answered", m)
		}
		golden(t, fmt.Sprintf("blind.%v.txt", l), b.String())
	}
}

// TestDrillInTerminal does drills in a real terminal with digits alone, wrong
// first, then right; it kills the viewer, and another finds what was answered.
func TestDrillInTerminal(t *testing.T) {
	log := filepath.Join(t.TempDir(), "answers")
	env := []string{"LANG=en_US.UTF-8", "LC_ALL=en_US.UTF-8", "QIPU_TEST_LOG=" + log}
	tt := startTmux(t, 80, 24, env...)
	tt.until(" 0/40")
	tt.tmux("send-keys", "-l", "0*2")
	tt.until("> 2_")
	tt.tmux("send-keys", "Enter")
	right := 0
	for n := 1; n <= 5; n++ {
		rows := tt.until(fmt.Sprintf("  %d of ", n), fmt.Sprintf("right %d", right), "which point for")
		answer := otherCount(t, strings.Join(rows, "\n"))
		if n == 1 {
			answer = wrongPoint(answer)
		} else {
			right++
		}
		tt.tmux("send-keys", "-l", answer)
	}
	tt.until("6 of 6", "right 4")
	tt.Kill()
	tt.Ended()
	h, err := drill.Open(drill.NewFileLog(log), drill.NewScheduler(0.9))
	if err != nil || len(h.Answers) != 5 || h.Answers[0].Right() || !h.Answers[4].Right() {
		t.Fatalf("after the end of the viewer: %+v, %v", h.Answers, err)
	}
	if due, ok := h.NextDue(); !ok || !due.After(h.Answers[4].Time) {
		t.Errorf("due %v", due)
	}
	t.Run("again", func(t *testing.T) {
		again := startTmux(t, 80, 24, env...)
		again.until(" 0/40")
		again.tmux("send-keys", "-l", ":stats")
		again.tmux("send-keys", "Enter")
		again.until("80%", "4/5")
	})
}

// otherCount reads the question for a point in the other side's count off the
// screen, and answers it.
func otherCount(t *testing.T, screen string) string {
	t.Helper()
	_, rest, _ := strings.Cut(screen, "d's (")
	if rest == "" {
		_, rest, _ = strings.Cut(screen, "k's (")
	}
	name, _, _ := strings.Cut(rest, ")")
	c := engine.Black
	if strings.Contains(screen, "for Black?") {
		c = engine.Red
	}
	file, rank, ok := strings.Cut(name, "・")
	if !ok {
		t.Fatalf("no point in\n%s", screen)
	}
	number := func(text string) int {
		for n := 1; n <= 10; n++ {
			if lang.Digit(c, n) == text {
				return n
			}
		}
		return 0
	}
	file2, rank2 := engine.SeenSquare(c, number(file), number(rank)).Seen(c.Other())
	return strconv.Itoa(file2) + strconv.Itoa(rank2%10)
}

// wrongPoint returns another point.
func wrongPoint(answer string) string {
	if answer[0] == '9' {
		return "1" + answer[1:]
	}
	return string(answer[0]+1) + answer[1:]
}
