// Saving the open game: to the file where it belongs, or a copy to another.

package desk

import (
	"errors"

	"qipu/records"
)

// ErrMirrored says that a mirrored game is not saved over the one it comes from,
// ErrNowhere that nothing is kept.
var (
	ErrMirrored = errors.New("the game is mirrored")
	ErrNowhere  = &records.Fault{Code: "nowhere"}
)

// Save writes the game that is open to its file, or to the named one. A copy, in
// another file than its own or in a form that does not hold the game, saves no
// work: the game stays as unsaved as it was. The error may be a *session.Doubt, a
// *session.NamelessError, ErrMirrored or ErrNowhere.
func (d *Desk) Save(name string, sure bool) error {
	s, index := d.Session, d.Session.Index()
	switch {
	case d.Writer == nil:
		return ErrNowhere
	case s.Mirrored() && name == "":
		return ErrMirrored
	case s.Document() != 0 || d.Away(): // hits are other games than those of the shelf
		index = -1
	}
	d.Memory.Added, d.Memory.Reread = 0, NoGame
	if Printed(name) {
		return d.print(home(name), sure)
	}
	again, err := d.Writer.Write(s.Game(), index, name, sure)
	if err != nil || again == nil {
		return err
	}
	s.History().Saved()
	if w, ok := d.Writer.(*writer); ok && name == "" {
		name = w.named[s.Game()].name
	}
	if !s.Original() {
		return nil
	}
	err = d.Tray.saved(home(name), d.Memory.Added)
	if d.keeper != nil {
		d.keeper.Saved(again)
	}
	return err
}
