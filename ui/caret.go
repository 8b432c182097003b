// Where the terminal's own cursor is kept, which is where text is written: input
// methods draw there what is being composed.

package ui

// caret is where text is written on a screen, from its top left.
type caret struct {
	x, y  int
	found bool // there is such a place
	shown bool // something is being written there
}

// caret returns where the frame's text is written.
func (f *frame) caret() caret {
	find := func(lines []line, r rect) (caret, bool) {
		for y, l := range lines[:min(len(lines), max(r.h, 0))] {
			x := r.x
			for _, run := range l.runs {
				if run.ink == inkCaret {
					return caret{x: min(x, r.x+r.w-1), y: r.y + y, found: true, shown: f.writing}, true
				}
				x += f.measure.Width(run.text)
			}
		}
		return caret{}, false
	}
	for _, p := range f.parts {
		if lines, ok := p.drawing.(prose); ok {
			if c, ok := find(lines, p.rect); ok {
				return c
			}
		}
	}
	c, _ := find(f.entry, f.layout.entry)
	return c
}
