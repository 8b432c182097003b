// Boards as text: a FEN, or a drawn board.

package setup

import (
	"strings"

	"qipu/engine"
	"qipu/records"
)

// Diagram reads a board: a FEN, or a board drawn in a text that holds nothing
// else. Its side to move is Red's, but for a FEN's.
func Diagram(text string) (engine.Setup, bool) {
	if s, err := engine.ParseFEN(text); err == nil {
		return s, true
	}
	d, ok := records.FindDiagram(text)
	ok = ok && strings.TrimSpace(text[:d.From]+text[d.To:]) == ""
	return d.Start, ok
}
