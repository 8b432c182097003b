// Whether there is unsaved work of a place.

package store

import (
	"os"
	"path/filepath"
	"strings"
)

// Waiting returns those of the places that have a journal, in their order.
func (s State) Waiting(places ...string) (waiting []string) {
	files, err := os.ReadDir(filepath.Dir(s.path(GameKey(nil), "")))
	if err != nil {
		return nil // there is none
	}
	marks := map[string]bool{}
	for _, file := range files {
		// The name is the key, the mark of the place and a number.
		if parts := strings.Split(strings.TrimSuffix(file.Name(), ".journal"), "-"); len(parts) == 3 && filepath.Ext(file.Name()) == ".journal" {
			marks[parts[1]] = true
		}
	}
	for _, place := range places {
		if marks[placeMark(place)] {
			waiting = append(waiting, place)
		}
	}
	return waiting
}
