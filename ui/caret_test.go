// Where the terminal's cursor stands.

package ui

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/cell"
	"qipu/ui/lang"
)

// TestCaretInTerminal: the terminal's cursor stands where text is written, is
// seen while there is some, and follows a change of size.
func TestCaretInTerminal(t *testing.T) {
	t.Parallel()
	tt := startTmux(t, 80, 24, "LANG=zh_CN.UTF-8")
	tt.until(" 0/40")
	at := func(want string) {
		t.Helper()
		tt.Rest()
		if got := tt.tmux("display-message", "-p", "#{cursor_x},#{cursor_y} #{cursor_flag}"); got != want {
			t.Errorf("the cursor is at %s, want %s", got, want)
		}
	}
	at("2,22 0")
	tt.tmux("send-keys", "-l", "炮二")
	at("6,22 1")
	tt.tmux("send-keys", "Left")
	at("4,22 1")
	tt.Resize(100, 30)
	at("6,28 1")
	tt.tmux("send-keys", "Escape")
	at("4,28 0")
	tt.tmux("send-keys", ":", "where")
	at("10,28 1")
}

// TestCaret: the caret of every frame that has one is on its sign.
func TestCaret(t *testing.T) {
	m := start(t, study(t), lang.English, 40, 14)
	m.press(tea.KeyCtrlE)
	m.sends(strings.Repeat("注解 comment ", 20))
	for range 60 {
		rows := strings.Split(m.View(), "\n")
		at := m.shown.caret()
		if row := rows[at.y]; !at.found || !at.shown || !strings.HasPrefix(row[len(cell.Narrow.Cut(row, at.x)):], "_") {
			t.Fatalf("%+v:\n%s", at, strings.Join(rows, "\n"))
		}
		m.press(tea.KeyLeft)
	}
}

// straight writes frames as all else.
type straight struct{ io.Writer }

func (s straight) offer(p []byte) (int, error) { return s.Write(p) }

// TestOutput: frames are bracketed, all else passes.
func TestOutput(t *testing.T) {
	var b bytes.Buffer
	o := &output{to: straight{&b}}
	for _, tt := range []struct {
		at   *caret
		want string
	}{
		{nil, screenHome + "frame"},
		{&caret{}, hideCursor + screenHome + "frame"},
		{&caret{x: 6, y: 22, found: true}, hideCursor + screenHome + "frame\x1b[23;7H"},
		{&caret{x: 6, y: 22, found: true, shown: true}, hideCursor + screenHome + "frame\x1b[23;7H" + showCursor},
	} {
		b.Reset()
		o.caret.Store(tt.at)
		if n, err := fmt.Fprint(o, screenHome+"frame"); n != len(screenHome+"frame") || err != nil || b.String() != tt.want {
			t.Errorf("%d %v %q, want %q", n, err, b.String(), tt.want)
		}
		b.Reset()
		fmt.Fprint(o, "or ")
		_, _ = io.WriteString(o, "else")
		if b.String() != "or else" {
			t.Errorf("%q", b.String())
		}
	}
}
