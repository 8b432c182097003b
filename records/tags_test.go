// Names of tags.

package records

import (
	"slices"
	"testing"
)

// TestTagNames: every word of a file for a tag stands for a standard one, which
// stands for itself.
func TestTagNames(t *testing.T) {
	standard := []string{
		"Title", "Event", "Date", "Site", "Round", "Red", "Black", "RedTeam", "BlackTeam", "Result", "Annotator", "Author", "Opening", "ECCO",
		"Variant", "Time", "RedTime", "BlackTime", "RedElo", "BlackElo", "Referee", "Recorder", "Group", "Table", "Source", "Created", "Modified", "Ending",
		"TimeControl", "Notation",
	}
	for word, name := range tagNames {
		if !slices.Contains(standard, name) {
			t.Errorf("%q stands for %q", word, name)
		}
	}
	for _, name := range standard {
		if got := TagName(name); got != name {
			t.Errorf("%s stands for %s", name, got)
		}
	}
}
