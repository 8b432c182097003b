// Answers of terminals to what they were asked.

package ui

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/muesli/termenv"

	"qipu/ui/desk"
	"qipu/ui/session"
	"qipu/ui/store"
)

func TestParseAnswers(t *testing.T) {
	tests := []struct {
		read  string
		width Ambiguous
		light bool
		typed string
	}{
		{"", UnknownWidth, false, ""},
		{"\x1b[1;2R", NarrowWidth, false, ""},
		{"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[1;3R", WideWidth, false, ""},
		{"\x1b]11;rgb:ffff/ffff/dddd\a\x1b[24;2R", NarrowWidth, true, ""},
		{"62\x1b]11;rgb:ff/ff/ff\a.\x1b[24;2R", NarrowWidth, true, "62."},
		{"62.5\r", UnknownWidth, false, "62.5\r"},
		{"\x1b[A", UnknownWidth, false, "\x1b[A"},
	}
	for _, tt := range tests {
		a := parseAnswers([]byte(tt.read))
		if a.width != tt.width || a.light != tt.light || string(a.typed) != tt.typed {
			t.Errorf("%q: %+v", tt.read, a)
		}
	}
}

// TestLateAnswer: what a terminal answers before the first key changes the theme and
// is kept; after a key it is nothing, and never is it a key.
func TestLateAnswer(t *testing.T) {
	const white, at = "\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "\x1b[1;3R"
	for _, tt := range []struct {
		read, keys string
		told       int
	}{{white + at + "62", "62", 2}, {"6" + white + at + "2", "62", 0}, {white + "6" + at + "2", "62", 1}} {
		for size := 10; size < 64; size += 9 { // in parts of any size
			var got []answers
			in := &Input{from: strings.NewReader(tt.read), pastes: &pastes{}, late: func(a answers) { got = append(got, a) }}
			var keys []byte
			for buf := make([]byte, 64); ; {
				n, err := in.Read(buf[:size])
				if keys = append(keys, buf[:n]...); errors.Is(err, io.EOF) {
					break
				}
			}
			if len(got) != tt.told || string(keys) != tt.keys {
				t.Errorf("%q by %d: keys %q, %+v", tt.read, size, keys, got)
			}
		}
	}

	env := func(name string) string { return map[string]string{"TERM": "xterm-256color"}[name] }
	state := store.NewState(t.TempDir())
	m := newModel(deskWith(t, session.Games{study(t)}, desk.Options{State: &state}), Look{behind: darkBackdrop}, termenv.ANSI256)
	dark := m.theme.name
	m.answeredLate(lateAnswer{colored: true, light: true, width: WideWidth}, env)
	if m.look.behind != lightBackdrop {
		t.Errorf("a light background: theme %s, was %s", m.theme.name, dark)
	}
	var a answers
	a.fill(m.desk.Terminal(terminalName(env)))
	if !a.colored || !a.light || a.width != WideWidth {
		t.Errorf("kept: %+v", a)
	}
	b := answers{colored: true, width: NarrowWidth}
	if b.fill(m.desk.Terminal(terminalName(env))); b.light || b.width != NarrowWidth {
		t.Errorf("an answer now gives way to an earlier one: %+v", b)
	}
}

// TestTerminalName: a terminal is known by TERM and TERM_PROGRAM, and in a multiplexer
// not at all.
func TestTerminalName(t *testing.T) {
	for _, tt := range []struct {
		env  map[string]string
		want string
	}{
		{map[string]string{"TERM": "xterm", "TERM_PROGRAM": "WezTerm"}, "xterm WezTerm"},
		{map[string]string{"TERM": "xterm"}, "xterm "},
		{map[string]string{"TERM": "xterm", "TMUX": "x"}, ""},
		{map[string]string{"TERM": "xterm", "STY": "x"}, ""},
		{map[string]string{"TERM": "screen.xterm"}, ""},
		{map[string]string{"TERM": "tmux-256color"}, ""},
		{nil, ""},
	} {
		if got := terminalName(func(name string) string { return tt.env[name] }); got != tt.want {
			t.Errorf("%v: %q", tt.env, got)
		}
	}
}
