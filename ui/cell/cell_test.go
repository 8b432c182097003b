// Widths, cutting, wrapping and cleaning.

package cell

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/lipgloss"
	"github.com/mattn/go-runewidth"
)

func TestWidth(t *testing.T) {
	tests := []struct {
		text         string
		narrow, wide int
	}{
		{"", 0, 0},
		{"H2-E2", 5, 5},
		{"炮二平五", 8, 8},
		{"＋－｜／＼（　", 14, 14},
		{"士45\u0305", 4, 4},
		{"“…”", 3, 6},
		{"─│┼", 3, 6},
		{"①·×", 3, 6},
	}
	for _, tt := range tests {
		if n, w := Narrow.Width(tt.text), Wide.Width(tt.text); n != tt.narrow || w != tt.wide {
			t.Errorf("%q: %d and %d columns, want %d and %d", tt.text, n, w, tt.narrow, tt.wide)
		}
	}
}

func TestStyled(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "m\x1b[1;31mm": 2, "\x1b[0m": 0, "\x1b[7m炮\x1b[0m 二m": 6, "a\x1b[": 1, "\x1b[1": 0, "a\x1bm": 2,
	} {
		if n := Wide.Styled(text); n != want {
			t.Errorf("%q: %d columns, want %d", text, n, want)
		}
	}
}

func TestCut(t *testing.T) {
	tests := []struct {
		text  string
		width int
		cut   string
		short string
	}{
		{"炮二平五", 8, "炮二平五", "炮二平五"},
		{"炮二平五", 7, "炮二平", "炮二.."},
		{"炮二平五", 1, "", ""},
		{"士45\u0305x", 4, "士45\u0305", "士.."},
		{"abc def", 6, "abc de", "abc.."},
	}
	for _, tt := range tests {
		if got := Narrow.Cut(tt.text, tt.width); got != tt.cut {
			t.Errorf("cut %q to %d: %q, want %q", tt.text, tt.width, got, tt.cut)
		}
		if got := Narrow.Short(tt.text, tt.width); got != tt.short {
			t.Errorf("short %q to %d: %q, want %q", tt.text, tt.width, got, tt.short)
		}
	}
}

func TestWrap(t *testing.T) {
	tests := []struct {
		text  string
		width int
		limit int
		want  string
	}{
		{"one two three", 8, 0, "one two|three"},
		{"one two\n\nthree", 20, 0, "one two||three"},
		{"炮二平五马八进七", 6, 0, "炮二平|五马八|进七"},
		{"炮二平五马八进七", 6, 2, "炮二平|五马八"},
		{"abcdefghij", 4, 0, "abcd|efgh|ij"},
		{"炮", 1, 0, "|"},
		{"红方先手。黑方", 8, 0, "红方先|手。黑方"},
		{"相不能在（一・二）", 10, 0, "相不能在|（一・二）"},
		{"on (7・4) and", 7, 0, "on|(7・4)|and"},
		{"着在中路。Black offers", 14, 0, "着在中路。|Black offers"},
		{"。。。。。", 2, 0, "。|。|。|。|。"},
	}
	for _, tt := range tests {
		if got := strings.Join(Narrow.Wrap(tt.text, tt.width, tt.limit), "|"); got != tt.want {
			t.Errorf("wrap %q at %d: %q, want %q", tt.text, tt.width, got, tt.want)
		}
	}
}

// hostile is what a record may hold to act on the terminal.
const hostile = "a\x1b]0;t\ab\x1b[2Jc\x9b6nd\u009b\u202e\u2028\u200d\ufeff\x00\x7f\b\r\te\n炮\u0305\u0305\u0305\u0305\u0305\u0305❤\ufe0f👍\U0001F3FD"

func TestClean(t *testing.T) {
	want := "a]0;tb[2Jc?6nd e\n炮\u0305\u0305\u0305\u0305❤👍"
	if got := Clean(hostile); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Line("a\nb"); got != "a b" {
		t.Errorf("%q", got)
	}
}

// TestEveryCharacter: no other count of columns is larger than ours.
func TestEveryCharacter(t *testing.T) {
	for r := ' '; r <= unicode.MaxRune; r++ {
		for _, before := range []string{"", "a", "炮"} {
			s := Line(before + string(r))
			w := Wide.Width(s)
			for _, other := range []int{Narrow.Width(s), runewidth.StringWidth(s), lipgloss.Width(s)} {
				if other > w {
					t.Errorf("%U in %q: %d columns, ours are %d", r, s, other, w)
				}
			}
		}
	}
}

// TestRune: what is not looked up takes as many columns as the tables say.
func TestRune(t *testing.T) {
	for _, m := range []Measure{Narrow, Wide} {
		for r := ' '; r <= unicode.MaxRune; r++ {
			flag := r >= 0x1F1E6 && r <= 0x1F1FF
			if w := m.cond.RuneWidth(r); m.Rune(r) != w && w != 0 && !flag {
				t.Errorf("%U: %d columns, the tables say %d", r, m.Rune(r), w)
			}
		}
	}
}

// FuzzClean: nothing that acts is left, and no other count of columns is larger
// than ours.
func FuzzClean(f *testing.F) {
	f.Add(hostile, 5)
	f.Add("🇨🇳 👨‍👩‍👧 ǹ́ 한글", 3)
	f.Fuzz(func(t *testing.T, s string, width int) {
		clean := Line(s)
		for _, r := range clean {
			if unicode.Is(unicode.C, r) && !unicode.Is(unicode.Cn, r) || !utf8.ValidRune(r) {
				t.Errorf("%q keeps %U", s, r)
			}
		}
		cut := Wide.Cut(clean, width)
		for _, w := range []int{Narrow.Width(cut), runewidth.StringWidth(cut), lipgloss.Width(cut)} {
			if w > max(0, width) {
				t.Errorf("%q is %d columns, cut to %d", cut, w, width)
			}
		}
	})
}

func TestTail(t *testing.T) {
	for _, tt := range []struct {
		width int
		want  string
	}{{0, ""}, {1, ""}, {2, "五"}, {3, "五"}, {8, "炮二平五"}, {20, "炮二平五"}} {
		if got := Narrow.Tail("炮二平五", tt.width); got != tt.want {
			t.Errorf("%d columns: %q, want %q", tt.width, got, tt.want)
		}
	}
}
