// Package early keeps Bubble Tea's package initialiser from asking the terminal
// for its background colour, which waits up to five seconds on a terminal that
// never answers. It does not ask where CI is set. Go initialises packages that
// are ready in the order of their paths: one that needs only os is ready before
// strings, and so before lipgloss and Bubble Tea. Import nothing else here.
package early

import "os"

var (
	_, wasSet = os.LookupEnv("CI")
	before    = os.Getenv("CI")
	_         = os.Setenv("CI", "1")
)

// Restore gives CI back the value it had; main calls it first of all.
func Restore() {
	if wasSet {
		_ = os.Setenv("CI", before)
		return
	}
	_ = os.Unsetenv("CI")
}
