// Package session is what is open and where one stands in it: collection, game,
// place, entry text, undo, unsaved work, cover, and how things are shown. It
// knows no terminal, no file and no language: what cannot be done is an error of
// data ([StateError], [RangeError]), for which [qipu/ui/lang] has the words.
//
// A [Session] stands on a [qipu/records.Cursor] (place.go: going about). A key that
// ends in a move takes this walk:
//
//   - The text is an [Entry] (entry.go); [Session.Fits] are the legal moves that
//     still fit it, [Session.Read] the one that a finished text means.
//   - [Session.Play] finds the move in the tree, or adds it with [Session.Edit]
//     (play.go); the [Outcome] says which.
//   - An edit is made by the game, which returns its inverse; the [History] keeps
//     that for [Session.Undo] (steps.go, history.go), and OnStep is told of the
//     [Step] before Edit returns. OnStep is the only way into the journal.
//
// A game that takes another's place (pasted, set up, recovered) is a step too, a
// [Swap], and so is undone the same way. [Cover], [Bookmarks], [Folds], [Diagnosis]
// and [Columns] are parts with their own state that a session carries.
//
// While blind, what may be told is asked of [Session.Veil]; nothing here hides
// anything by itself. A game against a program (match.go) is played in the open game:
// [Match.Begin], then [Session.Play] for the player and [Match.Reply] for the
// program. To add something that goes with the open game, make it a part
// of its own and put it into document, if it is to come back with undo, else into
// Session.
package session

import (
	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/veil"
)

// Collection is the games that are open; a *file.Collection is one. It may
// still grow while it is used.
type Collection interface {
	Len() int
	Complete() bool // whether Len is final
	Tags(i int) (records.Tags, error)
	Game(i int) (*records.Game, error)
}

// Games is a collection in memory.
type Games []*records.Game

// Len implements Collection.
func (g Games) Len() int { return len(g) }

// Complete implements Collection.
func (g Games) Complete() bool { return true }

// Tags implements Collection.
func (g Games) Tags(i int) (records.Tags, error) { return g[i].Tags, nil }

// Game implements Collection.
func (g Games) Game(i int) (*records.Game, error) { return g[i], nil }

// Session is one user's work on a collection. It is not safe for use by several
// goroutines.
type Session struct {
	typing
	View  View          // how the game is shown
	Blind veil.Settings // how one practises
	Peeks veil.Peeks

	// OnStep is told of every step as it is made, those of undo and redo too; may be
	// nil.
	OnStep StepFunc

	opened
	document // what is open
	standing
	history   History
	diagnosis Diagnosis
	cached    cached
	match     Match
}

// typing is what is being typed, and how it is read.
type typing struct {
	Entry  Entry
	Typist notation.Notation // the notation used last, which decides where two readings differ; nil: none yet
}

// opened is the collection, and which of its games is open.
type opened struct {
	games    Collection
	index    int // of the open game
	openings int // how many games were opened so far
}

// standing is where one stands in the game.
type standing struct {
	cursor  *records.Cursor
	board   engine.Board // at the cursor
	deepest int          // the last ply one was at since the start of the game
	whole   whole        // how one goes through it blind
}

// cached is what was computed for the place and the text that stand.
type cached struct {
	texts lineTexts
	fits  []engine.Move
	known fitsKey
}

type fitsKey struct {
	node records.NodeID
	text string
	ok   bool
}

// View is how a game is shown, and is kept between runs.
type View struct {
	Flip    bool          // Black at the lower edge
	Labels  veil.Labels   // at the board's edges
	Columns []string      // names of the notations of the table, in order; nil: all
	Compact bool          // the board without gap rows
	Keypad  bool          // with the map of the keypad
	Pairs   bool          // a round in a row of the table
	Pieces  string        // name of the piece set
	Cursor  engine.Square // on the board, or NoSquare
	Picked  engine.Square // what the cursor picked up, or NoSquare
	Forms   *Columns      // all columns there are, and how moves are written in them

	First  notation.Notation // is read before the others where a move is typed, if it is legal; nil: none
	Typed  notation.Notation // decides where a typed text has two readings; nil: the one used last
	Studio bool              // digits are XQStudio's scheme
	Viet   bool              // signs behind digits are those of Vietnamese sheets

	Heard bool // read line by line, perhaps aloud
	Latin bool // whoever listens knows no Chinese characters
}

// Near returns the side at the lower edge of the board.
func (v *View) Near() engine.Color {
	if v.Flip {
		return engine.Black
	}
	return engine.Red
}

// Games returns the open collection.
func (s *Session) Games() Collection { return s.games }

// Index returns the number of the open game in its collection, from 0.
func (s *Session) Index() int { return s.index }

// Openings counts the games that were opened from the collection: it tells
// whether another one is open.
func (s *Session) Openings() int { return s.openings }

// History returns what was done since the game was opened.
func (s *Session) History() *History { return &s.history }

// Unsaved reports whether there is work that is in no file: on the open game or
// on one that it took the place of.
func (s *Session) Unsaved() bool { return s.history.Unsaved() }

// lineTexts are moves that were written, in every column.
type lineTexts struct {
	columns *Columns // in these
	of      map[records.NodeID][]string
}

// keptTexts is how many written moves are kept: some screens full.
const keptTexts = 4096

// Game returns the open game.
func (s *Session) Game() *records.Game { return s.game }

// Document returns which document the open game is: 0 the collection's game,
// others were pasted or set up.
func (s *Session) Document() int { return s.number }

// Original reports whether the open game is the collection's, and not mirrored.
func (s *Session) Original() bool { return s.number == 0 && !s.mirrored }

// Mirrored reports whether the open game is shown with left and right exchanged.
func (s *Session) Mirrored() bool { return s.mirrored }

// Bookmarks are those of the open game.
func (s *Session) Bookmarks() *Bookmarks { return &s.bookmarks }

// Folds tells which variations of the open game are folded; Fold and FoldAll do
// it.
func (s *Session) Folds() *Folds { return &s.folds }
