// Bytes of the terminal, however they are cut, become the same keys.

package ui

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf8"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
)

// readAll reads as Bubble Tea does, with a buffer of the given size, and calls
// see for each read.
func readAll(t *testing.T, r io.Reader, size int, see func([]byte)) []byte {
	t.Helper()
	in := &Input{from: r, pastes: &pastes{}}
	buf := make([]byte, size)
	var all []byte
	for {
		n, err := in.Read(buf)
		see(buf[:n])
		all = append(all, buf[:n]...)
		if errors.Is(err, io.EOF) {
			return append(all, in.held...)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestPastes: what is pasted is kept as it was sent, in order; one that is too long
// or does not end is refused, and what is typed behind it counts.
func TestPastes(t *testing.T) {
	const begins, ends = pasteBegins, pasteEnds
	long := strings.Repeat("炮二平五 ", longestPaste/13+1)
	for _, tt := range []struct {
		sent, want string
		pasted     []string
	}{
		{begins + "炮\x1b[2J\x1bOp\r\n" + ends + "6" + begins + ends, begins + ends + "6" + begins + ends, []string{"炮\x1b[2J\x1bOp\r\n", ""}},
		{begins + "\x1b[20" + ends, begins + ends, []string{"\x1b[20"}},
		{begins + "a" + begins + "b" + ends, begins + ends, []string{"a" + begins + "b"}},
		{begins + "\xff炮\xe7" + ends, begins + ends, []string{"炮"}},
		{begins + long[:longestPaste] + ends + "62", begins + ends + "62", []string{strings.ToValidUTF8(long[:longestPaste], "")}},
		{begins + strings.Repeat(long, 3) + ends + "62", begins + ends + "62", []string{"!"}},
		{begins + long + "\x03q", begins + ends + "\x03q", []string{"!"}},
	} {
		in := NewInput(nil)
		in.from = iotest.DataErrReader(strings.NewReader(tt.sent))
		got, err := io.ReadAll(in)
		if err != nil || string(got) != tt.want {
			t.Errorf("%.40q: %.80q, %v, want %q", tt.sent, got, err, tt.want)
		}
		for _, want := range tt.pasted {
			one := in.pastes.next()
			if refused := one.refused != lang.NoText; refused != (want == "!") || !refused && one.text != want {
				t.Errorf("%.40q: pasted %.80q, refused %v", tt.sent, one.text, refused)
			}
		}
	}
}

func TestInput(t *testing.T) {
	tests := []struct{ name, sent, want string }{
		{"digits", "62.5\r", "62.5\r"},
		{"input method", "炮二平五\r", "炮二平五\r"},
		{"keypad", "\x1bOv\x1bOr\x1bOn\x1bOu\x1bOM", "62.5\r"},
		{"keypad signs", "\x1bOj\x1bOk\x1bOl\x1bOm\x1bOo\x1bOX\x1bOp\x1bOy", "*+,-/=09"},
		{"arrows and ends", "\x1bOA\x1bOD\x1bOH\x1bOF\x1bOP\x1b[C", "\x1bOA\x1bOD\x1b[H\x1b[F\x1bOP\x1b[C"},
		{"escape", "\x1b", "\x1b"},
		{"escape and a key", "\x1b6\x1bx", "\x1d6\x1dx"},
		{"escape and an arrow", "\x1b\x1b[A", "\x1d\x1b[A"},
		{"escape and enter", "\x1b\r\x1b\x1b", "\x1d\r\x1d\x1b"},
		{"pasted", "\x1b[200~\x1ba\x1bOp\x1b[20\x1b\x1b[201~\x1ba", "\x1b[200~\x1b[201~\x1da"},
		{"pasted without end", "\x1b[200~62.5\x0362", "\x1b[200~\x1b[201~\x0362"},
		{"a late answer", "6\x1b]11;rgb:1212/3434/5656\x1b\\2", "62"},
		{"a late answer, ended by BEL", "6\x1b]11;rgb:12/34/56\a2", "62"},
		{"an answer without end", "\x1b]11;" + strings.Repeat("x", 96) + "62", "62"},
		{"no character", "\xff炮\xe7\x82", "\xff炮\xe7\x82"},
	}
	for _, tt := range tests {
		for _, size := range []int{8, 9, 11, 256} {
			for at := range len(tt.sent) {
				if at > 0 && tt.sent[at-1] == esc {
					continue // a terminal sends no ESC alone
				}
				r := io.MultiReader(bytes.NewReader([]byte(tt.sent[:at])), bytes.NewReader([]byte(tt.sent[at:])))
				got := readAll(t, r, size, func(part []byte) {
					if utf8.ValidString(tt.sent) && !utf8.Valid(part) {
						t.Errorf("%s: a read ends inside a character: %q", tt.name, part)
					}
				})
				if string(got) != tt.want {
					t.Errorf("%s, buffer of %d, split at %d: %q, want %q", tt.name, size, at, got, tt.want)
				}
			}
		}
	}
}

// TestLateReport: where the cursor is, told too late, is no key; also in parts.
func TestLateReport(t *testing.T) {
	for _, parts := range [][]string{{"6\x1b[12;2R2"}, {"6", "\x1b[1", "2;2R2"}, {"6\x1b[12;", "2R", "2"}} {
		var readers []io.Reader
		for _, part := range parts {
			readers = append(readers, strings.NewReader(part))
		}
		if got := readAll(t, io.MultiReader(readers...), 256, func([]byte) {}); string(got) != "62" {
			t.Errorf("%q: %q", parts, got)
		}
	}
}

// TestEscAtOnce: Esc with a key behind it in one write leaves what is open and
// gives the key to what is below.
func TestEscAtOnce(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("comment")
	m.sends("text")
	for _, key := range []tea.KeyMsg{{Type: tea.KeyCtrlCloseBracket}, {Type: tea.KeyRunes, Runes: []rune("6")}} {
		m.Update(key)
	}
	if !strings.HasSuffix(m.session.Game().Comment(0), "text") || m.session.Entry.Text() != "6" {
		t.Errorf("comment %q, typed %q", m.session.Game().Comment(0), m.session.Entry.Text())
	}
	m.Update(tea.KeyMsg{Type: tea.KeyCtrlCloseBracket})
	if !m.session.Entry.Empty() {
		t.Errorf("typed %q", m.session.Entry.Text())
	}
}

// FuzzInput: however typed text is split, the same arrives.
func FuzzInput(f *testing.F) {
	f.Add("62.5炮二平五\xe7", uint8(3))
	f.Fuzz(func(t *testing.T, sent string, size uint8) {
		sent = strings.ReplaceAll(sent, "\x1b", "")
		got := readAll(t, iotest.OneByteReader(strings.NewReader(sent)), int(size)+1, func([]byte) {})
		if string(got) != sent {
			t.Errorf("%q arrives as %q", sent, got)
		}
	})
}
