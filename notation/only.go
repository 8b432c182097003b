// Reading in one notation alone.

package notation

import "qipu/engine"

// parseOnly reads a text in one notation.
func parseOnly(n Notation, p *engine.Position, text string) (engine.Move, error) {
	mode := Mode{Only: n}
	m, _, err := mode.Parse(p, text)
	return m, err
}
