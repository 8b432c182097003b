package ui

import (
	"strings"
	"testing"

	"github.com/muesli/termenv"

	"qipu/ui/lang"
)

// TestBackground: the terminal's answer goes before COLORFGBG, and that before a
// guess.
func TestBackground(t *testing.T) {
	for _, tt := range []struct {
		read, named string
		light       bool
		by          Source
	}{
		{"", "", false, Guessed},
		{"", "0;15", true, Named},
		{"", "15;default;0", false, Named},
		{"", "0;7", true, Named},
		{"", "7;8", false, Named},
		{"", "0;default", false, Guessed},
		{"", "0;99", false, Guessed},
		{"\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[1;2R", "15;0", true, Asked},
		{"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[1;2R", "0;15", false, Asked},
	} {
		a := parseAnswers([]byte(tt.read))
		light, by := a.background(func(name string) string {
			if name == "COLORFGBG" {
				return tt.named
			}
			return ""
		})
		if light != tt.light || by != tt.by {
			t.Errorf("%q, %q: light %v by %d", tt.read, tt.named, light, by)
		}
	}
}

// TestBackdrop: what nothing tells is not known, but that the kernel's console is
// black.
func TestBackdrop(t *testing.T) {
	for _, tt := range []struct {
		read, term, named string
		want              backdrop
	}{
		{"", "xterm", "", unknownBackdrop},
		{"", "linux", "", darkBackdrop},
		{"", "xterm", "0;15", lightBackdrop},
		{"\x1b]11;rgb:0000/0000/0000\x1b\\\x1b[1;2R", "xterm", "", darkBackdrop},
		{"\x1b]11;rgb:ffff/ffff/ffff\x1b\\\x1b[1;2R", "linux", "", lightBackdrop},
	} {
		a := parseAnswers([]byte(tt.read))
		got := a.backdrop(func(name string) string { return map[string]string{"TERM": tt.term, "COLORFGBG": tt.named}[name] })
		if got != tt.want {
			t.Errorf("%q, TERM=%s, %q: %d, want %d", tt.read, tt.term, tt.named, got, tt.want)
		}
	}
}

// TestMoreColors: an xterm has 256 colours whatever its TERM says, another terminal
// what it says.
func TestMoreColors(t *testing.T) {
	for _, tt := range []struct {
		told          termenv.Profile
		term, version string
		want          termenv.Profile
	}{
		{termenv.ANSI, "xterm", "XTerm(379)", termenv.ANSI256},
		{termenv.ANSI, "xterm", "", termenv.ANSI},
		{termenv.ANSI, "xterm-16color", "XTerm(379)", termenv.ANSI},
		{termenv.Ascii, "xterm", "XTerm(379)", termenv.Ascii},
		{termenv.TrueColor, "xterm", "XTerm(379)", termenv.TrueColor},
	} {
		got := moreColors(tt.told, func(name string) string { return map[string]string{"TERM": tt.term, "XTERM_VERSION": tt.version}[name] })
		if got != tt.want {
			t.Errorf("%v, TERM=%s in %q: %v, want %v", tt.told, tt.term, tt.version, got, tt.want)
		}
	}
}

// TestConsole: on the kernel's console the board is drawn with letters alone, and
// the other sets can be chosen all the same.
func TestConsole(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.lettersAlone(func(string) string { return "linux" })
	v := m.looks()
	if !strings.Contains(v, "r---h---e---a---k") || !strings.Contains(v, ":pieces") {
		t.Errorf("%s", v)
	}
	if m.command("pieces traditional"); !strings.Contains(m.View(), "車－馬") {
		t.Errorf("not to be changed:\n%s", m.View())
	}
	m = start(t, study(t), lang.English, 80, 24)
	if m.lettersAlone(func(string) string { return "xterm" }); strings.Contains(m.looks(), "r---h") {
		t.Error("letters on another terminal")
	}
}
