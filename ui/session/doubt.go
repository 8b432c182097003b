// What is asked before a game is written.

package session

import "strings"

// Doubt is what a save would lose or overwrite, in words, a line each. Nothing
// was written; saying that one is sure writes all the same.
type Doubt struct{ Lines []string }

// Told returns the lines that may be said: while blind not the places, since those
// name moves and positions.
func (d *Doubt) Told(blind bool) []string {
	if !blind {
		return d.Lines
	}
	var told []string
	for _, text := range d.Lines {
		if !strings.HasPrefix(text, Place) {
			told = append(told, text)
		}
	}
	return told
}

// Place stands before a line of a Doubt that names a place.
const Place = "    "

// Error implements error.
func (d *Doubt) Error() string { return strings.Join(d.Lines, "; ") }

// NamelessError says that there is no file that a game could be saved to.
type NamelessError struct {
	Why     string // in words
	Suggest string // a name to save under
}

// Error implements error.
func (e *NamelessError) Error() string { return e.Why }
