// How the texts of a record are read and written: notations at work.

package repair

import (
	"qipu/engine"
	"qipu/notation"
)

// NewRecord returns a record whose texts stand in n, or in any notation if n is
// nil. A start that is nil is not known.
func NewRecord(start *engine.Setup, texts []string, n notation.Notation) *Record {
	mode := notation.Mode{Only: n, Record: true}
	write := n
	if write == nil {
		write = notation.ICCS{}
	}
	r := &Record{
		Start: start,
		Texts: texts,
		Read: func(p *engine.Position, text string) []engine.Move {
			m, _, err := mode.Parse(p, text)
			return notation.Meanings(m, err)
		},
		Write: func(b *engine.Board, m engine.Move) string {
			text, ok := write.Append(nil, b, m)
			if !ok {
				return m.String()
			}
			return string(text)
		},
	}
	if n != nil {
		r.Notation = n.Name()
	}
	switch n.(type) {
	case notation.Absolute, notation.ICCS:
		r.Ply = PlyOf
	}
	return r
}
