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
//   - Hits of a search ([Desk.Lay]) and games that are in no file ([Tray]) take the
//     place of one's own games for a while; [Desk.Return] leads back (turns.go).
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
	"time"

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
	Writer   Writer   // writes games; nil: they cannot be saved
	Library  *Library // one's own games
	Memory   Memory
	Thinkers

	files
	lying
	school school
}

// Thinkers are the programs that think, and what of their thoughts is wanted.
type Thinkers struct {
	Programs *Programs
	Opponent *Opponent // the one of them that a game is played against; nil: none
	Wish     Wish
	Review   Reviewing
}

// lying is which games are open, and which lie beside.
type lying struct {
	Tray  *Tray // the games that are in no file
	turns *turns
}

// files are where things are kept.
type files struct {
	state  *store.State    // nil: nothing is
	config string          // the settings; "": they are not
	keeper *journal.Keeper // of unsaved work; nil: it is not
	kept   *keeping        // of the open game; nil: nothing is
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
