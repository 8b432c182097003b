// A run at a desk: it begins, goes on with every key or line, and ends.

package desk

import (
	"errors"

	"qipu/records"
	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/speech"
)

// New returns a desk with the first of the games open; games may be nil, for
// practice alone. What cannot be read of what was kept is among the notices.
func New(games session.Collection, o Options) (*Desk, error) {
	d := &Desk{Lang: o.Lang, Settings: o.Settings, Notices: o.Notices, files: files{state: o.State, config: o.Config}, Speaker: speech.Start(o.Settings.Speak), Library: newLibrary(o.LibraryFile), Thinkers: Thinkers{Programs: newPrograms(o.Settings.Engines)}}
	shelf, _ := games.(*Shelf)
	d.school = school{library: o.Library, log: o.Log, now: o.Now, shelf: shelf}
	if games == nil {
		return d, nil
	}
	s, err := session.New(games, d.view())
	if err != nil {
		return nil, err
	}
	d.Session = s
	if shelf != nil {
		d.Writer = &writer{desk: d, games: shelf, named: map[*records.Game]stamped{}}
	}
	d.recallPractice()
	d.turns = &turns{session: s}
	d.Tray = &Tray{session: s, turns: d.turns}
	d.turns.leave = d.Tray.leaving
	if d.state != nil && !o.Unattended {
		d.keeper = journal.New(*d.state, s, d.Where)
		d.kept = &keeping{session: s, state: d.state, keeper: d.keeper, turns: d.turns}
		d.Tray.state, d.Tray.keeper = d.state, d.keeper
		if err := d.Tray.take(); err != nil {
			d.Notices = append(d.Notices, lang.NewVoice(d.Lang, nil).Error(err, nil))
		}
	}
	return d, nil
}

// Follow is called after every key or line: a game that was just opened gets
// back what earlier runs left unsaved, which is told, and what was kept of it.
// The error is of a step that could not be written down (the first) or of a
// state file (the second).
func (d *Desk) Follow() (found journal.Found, unwritten, unkept error) {
	if d.keeper == nil {
		d.turns.arrive()
		return found, nil, nil
	}
	found, unwritten = d.keeper.Follow()
	d.turns.arrive()
	return found, unwritten, d.kept.follow()
}

// Draft writes down a comment that is being written; an Edit without an Op takes
// that back.
func (d *Desk) Draft(e records.Edit) {
	if d.keeper != nil {
		d.keeper.Draft(e)
	}
}

// Drop throws away what was kept of the game's unsaved work, and the games that are
// in no file.
func (d *Desk) Drop() error {
	var err error
	if d.keeper != nil {
		err = d.keeper.Drop()
	}
	return errors.Join(err, d.Tray.drop())
}

// Recover puts what another earlier run did in the place of the open game, which
// undo brings back; false if there is none. It returns how many wait still.
func (d *Desk) Recover() (waiting int, ok bool) {
	if d.keeper == nil {
		return 0, false
	}
	return d.keeper.Recover()
}

// Close ends the run: unsaved work waits for the next one.
func (d *Desk) Close() error {
	d.Programs.Close()
	err := d.Library.Close()
	if d.Session == nil {
		return err
	}
	if d.turns.shelf != nil {
		defer d.turns.shelf.Close()
	}
	err = errors.Join(err, d.Tray.close())
	if d.keeper == nil {
		return err
	}
	return errors.Join(d.kept.leave(), d.keeper.Close(), err)
}

// Unsaved reports whether there is work that is in no file: on the open game, or a
// game as a whole.
func (d *Desk) Unsaved() bool { return d.Session.Unsaved() || d.Tray.Count() > 0 }

// Keeps reports whether work is kept for whoever opens its game again.
func (d *Desk) Keeps() bool { return d.keeper != nil }
