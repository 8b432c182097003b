// The brush: rows of styled text.

package ui

import (
	"slices"
	"strings"
)

// brush writes the rows of a pane, each in runs of one style. One brush draws all
// panes of all frames, one after another: what it wrote is overwritten by the next.
type brush struct {
	wet  []byte
	with *sgr
}

// grow makes room for the rows of r.
func (b *brush) grow(r rect) {
	b.wet, b.with = slices.Grow(b.wet[:0], max(r.h, 0)*(r.w+styledBytes)), nil
}

// styledBytes is about what a row has besides a byte a column: characters of
// several bytes, and styles.
const styledBytes = 160

func (b *brush) put(with *sgr, text string) {
	if b.with != with {
		b.lift()
		b.wet = append(b.wet, with.on...)
		b.with = with
	}
	b.wet = append(b.wet, text...)
}

func (b *brush) lift() {
	if b.with != nil {
		b.wet = append(b.wet, b.with.off...)
		b.with = nil
	}
}

// end ends a row.
func (b *brush) end() {
	b.lift()
	b.wet = append(b.wet, '\n')
}

// rows returns as many rows as r has: what was written, then empty ones.
func (b *brush) rows(r rect) []string {
	rows := make([]string, max(r.h, 0))
	rest := string(b.wet)
	for i := range rows {
		rows[i], rest, _ = strings.Cut(rest, "\n")
	}
	return rows
}
