// Package desk is what one user works at in one run: the games that are open,
// where they are saved to, what is kept of them, practice, and the settings in
// force. The screen and the line mode are two faces of one [Desk]; a command
// opens games with [Open] and needs nothing else of it.
//
// What a face does goes through the desk in this order:
//
//   - [Open] makes a [Shelf] of files, [Builtin] one of the games that come with
//     qipu, and [New] lays the shelf on a desk, with a [session.Session] on its
//     first game.
//   - An edit goes to the session alone, which has the [journal.Keeper] write it
//     down before it returns.
//   - [Desk.Follow], after every key or line, gives a game that was just opened
//     back what earlier runs left unsaved, its bookmarks and its cover, and
//     keeps what changed of these.
//   - [Desk.Save] writes the game. What would be lost or overwritten is a
//     [session.Doubt], which the face asks about before it saves with sure.
//   - [Desk.Practice] opens what drills ask and how practice has gone.
//   - [Desk.Remember] keeps how games are shown, [Desk.KeepPractice] how one
//     practises.
//   - [Desk.Close] ends the run: unsaved work waits for the next one, unless
//     [Desk.Drop] threw it away.
//
// A desk knows no keys and no screen: what can be done is package action's
// affair, which acts on a desk.
package desk

import (
	"bytes"
	"context"
	"errors"
	"time"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/drill"
	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/speech"
	"qipu/ui/store"
)

// Desk is what one user works at. It is not safe for use by several goroutines.
type Desk struct {
	Session  *session.Session // nil: practice alone
	Lang     lang.Lang
	Settings store.Settings // in force
	Notices  []string       // what was wrong at the start, a line each
	Speaker  *speech.Speaker
	Writer   Writer    // writes games; nil: they cannot be saved
	Library  *Library  // one's own games
	Programs *Programs // that think
	Opponent *Opponent // the one of them that a game is played against; nil: none
	Memory   Memory
	Wish     Wish // of a program's thoughts
	Review   Reviewing

	files
	keeper  *journal.Keeper // nil: the work is not
	unfiled []*Unfiled      // games that are in no file
	noted   noted
	school  school
}

// files are where things are kept.
type files struct {
	state  *store.State // nil: nothing is
	config string       // the settings; "": they are not
}

// Wish is what of the thoughts of a program is asked for.
type Wish struct {
	Lines  int  // how many lines are shown, the best first; 0: none
	Threat bool // those of the side that is not to move
	Review bool // the review of the game is shown
}

// Memory is what was done last.
type Memory struct {
	Sought string // the text that was searched
	Added  int    // the number under which the last save added the game to others of its file; 0: it did not
	// Reread is which game of the shelf, from 0, the last save may have listed
	// otherwise: one, AllGames or NoGame.
	Reread int
	back   back
}

// Games that a save may have listed otherwise.
const (
	AllGames = -1
	NoGame   = -2
)

// Options are what a desk is made with.
type Options struct {
	Lang     lang.Lang
	Settings store.Settings
	Notices  []string
	// State is where work and practice are kept; nil: they end with the run.
	State *store.State
	// Config is the file of the settings; "": how games are shown is not kept.
	Config string
	// Unattended says that a script types: its work is nobody's to take up.
	Unattended bool
	// LibraryFile is the file of the library of one's own games; "": there is none.
	LibraryFile string
	// Library is what drills ask; nil: the open games and the built-in ones.
	Library *drill.Library
	// Log keeps the answers of drills; nil: one in State, and without that there
	// are no drills.
	Log drill.Log
	Now func() time.Time // nil: time.Now
}

// Writer writes games to where they belong, or elsewhere.
type Writer interface {
	// Write writes a game, number index of the collection or -1, to its own file
	// or to the named one, and returns it as it is read again from the place where
	// it belongs; nil if what was written is a copy. What would be lost or
	// overwritten is a *session.Doubt, unless one is sure.
	Write(g *records.Game, index int, name string, sure bool) (again *records.Game, err error)
}

// New returns a desk with the first of the games open; games may be nil, for
// practice alone. What cannot be read of what was kept is among the notices.
func New(games session.Collection, o Options) (*Desk, error) {
	d := &Desk{Lang: o.Lang, Settings: o.Settings, Notices: o.Notices, files: files{o.State, o.Config}, Speaker: speech.Start(o.Settings.Speak), Library: &Library{file: o.LibraryFile}, Programs: newPrograms(o.Settings.Engines)}
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
	if d.state != nil && !o.Unattended {
		d.keeper = journal.New(*d.state, s, d.Where)
		if err := d.takeUnfiled(); err != nil {
			d.Notices = append(d.Notices, lang.NewVoice(d.Lang, nil).Error(err, nil))
		}
	}
	return d, nil
}

// Where names the place of a game of the collection: its file, # and its number
// there; "" for one that is in no file.
func (d *Desk) Where(index int) string {
	if games, ok := d.Session.Games().(interface{ Where(int) string }); ok {
		return games.Where(index)
	}
	return ""
}

// Parse reads a text as a file is read.
func Parse(text string) (*file.Collection, error) {
	c, err := file.OpenSourceGames(context.Background(), memory("", []byte(text)))
	if err != nil {
		return nil, err
	}
	return c, c.Wait()
}

// memory is a file in memory.
func memory(name string, text []byte) file.Source {
	return file.Source{Name: name, ReaderAt: bytes.NewReader(text), Size: int64(len(text))}
}

// Follow is called after every key or line: a game that was just opened gets
// back what earlier runs left unsaved, which is told, and what was kept of it.
// The error is of a step that could not be written down (the first) or of a
// state file (the second).
func (d *Desk) Follow() (found journal.Found, unwritten, unkept error) {
	if d.keeper == nil {
		d.arrive()
		return found, nil, nil
	}
	found, unwritten = d.keeper.Follow()
	d.arrive()
	return found, unwritten, d.keepGame()
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
	for _, u := range d.Unfiled() {
		err = errors.Join(err, d.forget(u))
	}
	return err
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
	if d.Memory.back.shelf != nil {
		defer d.Memory.back.shelf.Close()
	}
	err := errors.Join(d.Library.Close(), d.closeUnfiled())
	if d.keeper == nil {
		return err
	}
	return errors.Join(d.leave(), d.keeper.Close(), err)
}

// ErrMirrored says that a mirrored game is not saved over the one it comes from,
// ErrNowhere that nothing is kept.
var (
	ErrMirrored = errors.New("the game is mirrored")
	ErrNowhere  = errors.New("there is no place to keep it")
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
	err = d.noteFiled(home(name), d.Memory.Added)
	if d.keeper != nil {
		d.keeper.Saved(again)
	}
	return err
}
