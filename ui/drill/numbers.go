// Numbers: counting what holds, a level within a table.

package drill

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// bounded brings a level within a table of n entries, of which the first is none.
func bounded(level, n int) int { return min(max(level, 1), n-1) }
