// Which legal moves a beginning can become.

package session

import (
	"strings"

	"qipu/engine"
	"qipu/notation"
)

// complete returns the legal moves one of whose texts begins with prefix, in
// any spelling that folds to it.
func complete(p *engine.Position, prefix string) []engine.Move {
	var fits []engine.Move
	want, b := folded(prefix), p.Board()
	for _, m := range p.AppendMoves(nil) {
		for _, text := range Write(&b, m) {
			if text != "" && strings.HasPrefix(folded(text), want) {
				fits = append(fits, m)
				break
			}
		}
	}
	return fits
}

func folded(text string) string {
	return strings.ToLower(strings.Map(notation.FoldRune, text))
}
