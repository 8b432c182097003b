// What can be asked: an item, or a skill of which something else is asked each time.

package drill

import (
	"math/rand/v2"
)

// Task is an item to be asked. New makes its script; every call may make
// another one of the kind.
type Task struct {
	Item  string // its identity in the history
	Was   string // that of earlier versions; may be ""
	Kind  Kind
	Title string // for people; "": it has none
	New   func(rng *rand.Rand) Script
	Learn func(rng *rand.Rand) Script // shows it first; nil: it is never shown
	After string                      // the item that has to be known before; "": none
	Slow  bool                        // what follows an answer is searched for, and that may take a second
	Game  string                      // the Key of the game it is a part of, for a line and a replay
	Of    int                         // plies of that game
	Level int                         // of its drill, or moves of a mate; 0: it has none

	source *Source // of a skill: where its questions come from
}
