// Saving the open game, and what becomes of its journal.

package journal

import (
	"errors"

	"qipu/records"
	"qipu/ui/session"
)

// SaveFunc writes a game, number index of the collection or -1, to its own file or
// to the named one, and returns it as it is read again from the place where it
// belongs; nil if it was written elsewhere. What would be lost or overwritten is
// a *session.Doubt, unless one is sure.
type SaveFunc func(g *records.Game, index int, name string, sure bool) (again *records.Game, err error)

// ErrMirrored says that a mirrored game is not saved over the one it comes from.
var ErrMirrored = errors.New("the game is mirrored")

// Save writes the game that is open. k may be nil.
func Save(s *session.Session, k *Keeper, save SaveFunc, name string, sure bool) error {
	index := s.Index()
	switch {
	case s.Mirrored() && name == "":
		return ErrMirrored
	case s.Loose():
		index = -1
	}
	again, err := save(s.Game(), index, name, sure)
	if err != nil {
		return err
	}
	s.Saved()
	if k != nil && s.Own() {
		k.Saved(again)
	}
	return nil
}
