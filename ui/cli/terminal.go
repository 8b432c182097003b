// Terminals: whether a stream is one, and what one may be sent.

package cli

import (
	"io"
	"os"
	"unicode/utf8"

	"github.com/charmbracelet/x/term"

	"qipu/ui/cell"
)

// terminal reports whether stream is a terminal.
func terminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(f.Fd())
}

// harmless is a terminal that gets nothing of a record but what can be shown; a
// file or a pipe gets every byte.
type harmless struct {
	io.Writer
	rest string // of a character that goes on in the next bytes
}

func (h *harmless) Write(b []byte) (int, error) {
	text := h.rest + string(b)
	whole := len(text)
	for k := 1; k < utf8.UTFMax && k <= len(text); k++ {
		if end := text[len(text)-k:]; utf8.RuneStart(end[0]) {
			if !utf8.FullRuneInString(end) {
				whole -= k
			}
			break
		}
	}
	h.rest = text[whole:]
	_, err := io.WriteString(h.Writer, cell.Clean(text[:whole]))
	return len(b), err
}
