// Journals of games that are not open: looked at, and thrown away.

package journal

import (
	"errors"

	"qipu/records"
	"qipu/ui/store"
)

// noKey is the key of no game.
const noKey = "games/none"

// Look returns the game that the work which earlier runs left at a place leads to;
// nil: there is none.
func Look(state store.State, place string) (g *records.Game) {
	_, list, _ := state.EarlierJournals(noKey, place) // what cannot be read is told when the game is opened
	for _, j := range list {
		if w, _, ok := replayed(j.Records()); ok && g == nil {
			g = w.Game
		}
		_ = j.Close() // nothing was written
	}
	return g
}

// Discard throws away what earlier runs left at a place.
func Discard(state store.State, place string) error {
	_, list, err := state.EarlierJournals(noKey, place)
	for _, j := range list {
		err = errors.Join(err, (&tape{Journal: j}).discard())
	}
	return err
}
