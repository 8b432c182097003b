// Asking the terminal, once and before Bubble Tea takes it, how wide it shows
// characters of ambiguous width.

package ui

import (
	"bytes"
	"os"
	"time"

	"github.com/charmbracelet/x/term"
)

// answerTime is how long a terminal may take to answer.
const answerTime = 100 * time.Millisecond

// askWidth writes a line of a box at the left edge, asks where the cursor is,
// and erases it. A terminal that says nothing is of unknown width.
func askWidth(in, out *os.File) Ambiguous {
	state, err := term.MakeRaw(in.Fd())
	if err != nil {
		return UnknownWidth
	}
	defer term.Restore(in.Fd(), state)
	if _, err := out.WriteString("\r│\x1b[6n\r\x1b[K"); err != nil {
		return UnknownWidth
	}
	return widthOf(readAnswer(in, answerTime))
}

// widthOf reads a cursor report, ESC [ row ; column R.
func widthOf(answer []byte) Ambiguous {
	_, column, found := bytes.Cut(answer, []byte{';'})
	switch {
	case found && bytes.HasPrefix(column, []byte("2R")):
		return NarrowWidth
	case found && bytes.HasPrefix(column, []byte("3R")):
		return WideWidth
	}
	return UnknownWidth
}
