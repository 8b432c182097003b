// Asking the terminal, once and before Bubble Tea takes it, how wide it shows
// characters of ambiguous width and whether its background is light.

package ui

import (
	"bytes"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/charmbracelet/x/term"

	"qipu/ui/desk"
)

// answerTime is how long a terminal may take to answer before the first frame. One
// that takes longer is taken for what it answered last, and the answer for a change.
const answerTime = 25 * time.Millisecond

// longAnswerTime is how long it may take where the answer is what is asked for.
const longAnswerTime = 100 * time.Millisecond

// answers is what a terminal told, and what was typed meanwhile.
type answers struct {
	width   Ambiguous
	light   bool
	colored bool // the background was told
	typed   []byte
}

// Question is what the terminal is asked while the files are read.
type Question struct {
	answered chan struct{}
	told     answers
}

// Ask asks the terminal of the program; it is not as it was until Wait returns.
func Ask() *Question {
	q := &Question{answered: make(chan struct{})}
	go func() {
		defer close(q.answered)
		q.told = askTerminal(os.Stdin, os.Stdout, answerTime)
	}()
	return q
}

// Wait returns when the terminal has answered, or had its time. A nil Question does
// not wait.
func (q *Question) Wait() {
	if q != nil {
		<-q.answered
	}
}

// askTerminal asks for the background's colour, writes a line of a box at the
// left edge, asks where the cursor is, and erases it. Every terminal answers the
// last question, if any; of one that says nothing neither is known.
func askTerminal(in, out *os.File, wait time.Duration) answers {
	state, err := term.MakeRaw(in.Fd())
	if err != nil {
		return answers{}
	}
	defer term.Restore(in.Fd(), state)
	if _, err := out.WriteString("\x1b]11;?\x1b\\\r│\x1b[6n\r\x1b[K"); err != nil {
		return answers{}
	}
	return parseAnswers(readAnswer(in, wait))
}

// parseAnswers takes a cursor report, ESC [ row ; column R, and a colour,
// ESC ] 11 ; rgb : r / g / b and ST or BEL, out of what was read. The rest was
// typed.
func parseAnswers(read []byte) (a answers) {
	for len(read) > 0 {
		n := 0
		switch {
		case bytes.HasPrefix(read, []byte("\x1b[")):
			n = 1 + bytes.IndexByte(read, 'R')
			if _, column, found := bytes.Cut(read[:n], []byte{';'}); found {
				a.width = widthOf(column)
			}
		case bytes.HasPrefix(read, []byte("\x1b]11;")):
			end := bytes.IndexAny(read, "\a\\")
			n = end + 1
			a.light, a.colored = lightColor(read[:n]), n > 0
		}
		if n == 0 {
			a.typed = append(a.typed, read[0])
			n = 1
		}
		read = read[n:]
	}
	return a
}

func widthOf(column []byte) Ambiguous {
	switch string(column) {
	case "2R":
		return NarrowWidth
	case "3R":
		return WideWidth
	}
	return UnknownWidth
}

// lightColor reports whether a colour, rgb:rrrr/gggg/bbbb with one to four
// digits each, is nearer to white.
func lightColor(answer []byte) bool {
	_, text, _ := bytes.Cut(answer, []byte("rgb:"))
	parts := bytes.FieldsFunc(text, func(r rune) bool { return !isHex(r) })
	if len(parts) < 3 {
		return false
	}
	sum := 0.0
	for i, weight := range []float64{0.3, 0.59, 0.11} {
		n, err := strconv.ParseUint(string(parts[i]), 16, 16)
		if err != nil {
			return false
		}
		sum += weight * float64(n) / float64(uint64(1)<<(4*len(parts[i]))-1)
	}
	return sum > 0.5
}

func isHex(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'a' && r <= 'f' || r >= 'A' && r <= 'F'
}

// terminalName names the terminal by TERM and TERM_PROGRAM; "" in a multiplexer, which
// may be shown by another one at any time.
func terminalName(getenv func(string) string) string {
	for _, name := range []string{"TMUX", "STY", "ZELLIJ"} {
		if getenv(name) != "" {
			return ""
		}
	}
	kind := getenv("TERM")
	if kind == "" || strings.HasPrefix(kind, "screen") || strings.HasPrefix(kind, "tmux") {
		return ""
	}
	return kind + " " + getenv("TERM_PROGRAM")
}

// kept is what is worth keeping of answers.
func (a *answers) kept() (k desk.TerminalAnswer) {
	if a.colored {
		k.Light = &a.light
	}
	k.Width = int(a.width) // Narrow is one column, Wide two
	return k
}

// fill puts what a terminal answered earlier in the place of what it did not now.
func (a *answers) fill(k desk.TerminalAnswer) {
	if !a.colored && k.Light != nil {
		a.colored, a.light = true, *k.Light
	}
	if a.width == UnknownWidth && k.Width > 0 && k.Width <= int(WideWidth) {
		a.width = Ambiguous(k.Width)
	}
}

// lateAnswer is an answer that came when the first frame was drawn already, and
// before the first key.
type lateAnswer answers
