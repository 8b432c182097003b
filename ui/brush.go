// The brush: rows of styled text.

package ui

import "strings"

// brush writes the rows of a pane, each in runs of one style.
type brush struct {
	b    strings.Builder
	with *sgr
}

// grow makes room for the rows of r.
func (b *brush) grow(r rect) { b.b.Grow(max(r.h, 0) * (r.w + styledBytes)) }

// styledBytes is about what a row has besides a byte a column: characters of
// several bytes, and styles.
const styledBytes = 160

func (b *brush) put(with *sgr, text string) {
	if b.with != with {
		b.lift()
		b.b.WriteString(with.on)
		b.with = with
	}
	b.b.WriteString(text)
}

func (b *brush) lift() {
	if b.with != nil {
		b.b.WriteString(b.with.off)
		b.with = nil
	}
}

// end ends a row.
func (b *brush) end() {
	b.lift()
	b.b.WriteByte('\n')
}

// rows returns as many rows as r has: what was written, then empty ones.
func (b *brush) rows(r rect) []string {
	rows := make([]string, max(r.h, 0))
	rest := b.b.String()
	for i := range rows {
		rows[i], rest, _ = strings.Cut(rest, "\n")
	}
	return rows
}
