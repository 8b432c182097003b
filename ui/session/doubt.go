// What is asked before a game is written.

package session

import "strings"

// Doubt is what a save would lose or overwrite, in words. Nothing was written;
// saying that one is sure writes all the same.
type Doubt struct{ Lines []DoubtLine }

// DoubtLine is a line of a Doubt.
type DoubtLine struct {
	Text  string
	Depth int  // how far it stands in: 0, or 1 for a kind of loss, 2 for a single one
	Hides bool // it names a move or a position, which a blind player must not see
}

// Visible returns the lines that may be shown, each behind two spaces for a step
// of its depth; while blind without those that hide something.
func (d *Doubt) Visible(blind bool) []string {
	var lines []string
	for _, l := range d.Lines {
		if !blind || !l.Hides {
			lines = append(lines, strings.Repeat("  ", l.Depth)+l.Text)
		}
	}
	return lines
}

// Error implements error.
func (d *Doubt) Error() string { return strings.Join(d.Visible(false), "; ") }

// NamelessError says that there is no file that a game could be saved to.
type NamelessError struct {
	Why     string // in words
	Suggest string // a name to save under
}

// Error implements error.
func (e *NamelessError) Error() string { return e.Why }
