// Scrolling: which rows of a list are shown, and the keys that go about in one.

package ui

// scrolled returns the first of count rows of which there is room for height, so
// that the row at is in view, in the middle where it can be.
func scrolled(at, count, height int) int { return max(0, min(at-height/2, count-height)) }

// stride returns the row, of count, to which a key leads from the row at; false for
// a key that leads nowhere.
func stride(name string, at, count int) (int, bool) {
	switch name {
	case "up":
		at--
	case "down":
		at++
	case "pgup":
		at -= pageRows
	case "pgdown":
		at += pageRows
	case "home":
		at = 0
	case "end":
		at = count - 1
	default:
		return at, false
	}
	return max(0, min(at, count-1)), true
}

// pageRows is how many rows PgUp and PgDown go.
const pageRows = 10
