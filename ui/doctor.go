// What the terminal makes of glyphs and keys: the questions of qipu doctor.

package ui

import (
	"bytes"
	"os"
	"strconv"
	"time"

	"github.com/charmbracelet/x/term"
)

// GlyphWidths asks the terminal how many columns each glyph takes; 0 where it
// does not answer. Everything that is written is erased.
func GlyphWidths(in, out *os.File, glyphs []string) []int {
	widths := make([]int, len(glyphs))
	state, err := term.MakeRaw(in.Fd())
	if err != nil {
		return widths
	}
	defer term.Restore(in.Fd(), state)
	for i, glyph := range glyphs {
		if _, err := out.WriteString("\r" + glyph + "\x1b[6n\r\x1b[K"); err != nil {
			return widths
		}
		column, ok := reportedColumn(readAnswer(in, longAnswerTime))
		if !ok {
			return widths // a terminal that is silent once stays so
		}
		widths[i] = column - 1
	}
	return widths
}

// reportedColumn returns the column of the cursor report at the end of an
// answer.
func reportedColumn(answer []byte) (int, bool) {
	from := bytes.LastIndex(answer, []byte("\x1b["))
	if from < 0 {
		return 0, false
	}
	_, column, _ := bytes.Cut(bytes.TrimSuffix(answer[from:], []byte("R")), []byte(";"))
	n, err := strconv.Atoi(string(column))
	return n, err == nil
}

// PressedKey waits until a key is pressed or the time is over, and returns the
// bytes that the terminal sent for it.
func PressedKey(in *os.File, wait time.Duration) []byte {
	state, err := term.MakeRaw(in.Fd())
	if err != nil {
		return nil
	}
	defer term.Restore(in.Fd(), state)
	return readKey(in, wait)
}
