// Package veil is blindfold play: a board and a level become a [Scene], what may
// be seen. It is the one place that decides what a level hides: panes, messages,
// titles and the line mode draw from a Scene and ask [Settings.Allows].
//
// A [Level] is how much of the board is hidden, a [List] how much of the moves;
// both stand in [Settings], with the rounds that are played open first
// ([Settings.At]). [See] makes the Scene: of two positions that are alike for a level
// it is equal (==), so that whatever is drawn from it alone cannot tell one from the
// other. The tests of the faces prove it with twins: two games that must look alike
// go through every page and message.
//
// What is no picture is a [Fact]: [Settings.Allows] says whether a level lets it be
// told, and [Price] on which [Rung] of the peek ladder it can be asked for all the
// same, where it is counted in [Peeks].
//
// To add something that tells of a position: ask for the Fact that it is, or add one
// to the list, which no blind level allows unless Allows says so, with its price if
// it can be asked for; and put the page or message
// where the twins see it (leaks_test.go in [qipu/ui], leak_test.go in
// [qipu/ui/line]). To add a level: its place in the list of levels, its case in See,
// its name in [qipu/ui/lang].
package veil

// Level is how much of the board is hidden, from the easiest.
type Level uint8

// The levels.
const (
	Open     Level = iota // all pieces
	Sides                 // every piece a blank disc in its side's colour and glyph
	Discs                 // every piece the same disc
	Near                  // only the near side's pieces, with faces
	LastMove              // an empty board with the last move's two points marked
	Empty                 // an empty board
	NoBoard               // no board
	levels
)

// Levels is the number of levels.
const Levels = int(levels)

// List is how much of the list of moves is shown.
type List uint8

// The lists of moves, from the easiest.
const (
	AllMoves  List = iota
	LastRound      // the last two plies
	LastPly
	NoMoves // each move is announced once
	lists
)

// Lists is the number of lists of moves.
const Lists = int(lists)

// First returns the first ply, from 1, that is listed when ply plies were
// played; ply+1 if none is. Ply 0 lists none.
func (l List) First(ply int) int {
	switch l {
	case LastRound:
		return max(ply-1, 1)
	case LastPly:
		return max(ply, 1)
	case NoMoves:
		return ply + 1
	}
	return 1
}

// Absolute is the name of the notation in which blind moves are announced by
// default, since it never tells of a second piece.
const Absolute = "absolute"

// Words is announcing moves in words, by the piece and both points, where they are
// read line by line.
const Words = "words"

// Settings are how one practises.
type Settings struct {
	Level    Level
	List     List
	Chosen   Level  // what Toggle switches on; Open: DefaultLevel
	After    int    // rounds, from the start of the game, that are played open first
	Notation string // in which moves are announced, or Words; "": as the level has it by default
	Captures bool   // say that a move captures
	Quiet    bool   // do not say that a move checks
	Limit    int    // refused moves that lose; 0: no limit
}

// At returns the settings that hold after ply plies: open until After rounds are
// played.
func (s Settings) At(ply int) Settings {
	if ply < 2*s.After {
		s.Level, s.List = Open, AllMoves
	}
	return s
}

// AllowsCheck reports whether it may be told that a king is in check; mate always
// is.
func (s Settings) AllowsCheck() bool { return s.Level == Open || !s.Quiet }

// Blind reports whether anything is hidden.
func (s Settings) Blind() bool { return s.Level != Open || s.List != AllMoves }

// Announces returns the name of the notation in which moves are announced:
// the chosen one, else absolute from level 3 on, else preferred.
func (s Settings) Announces(preferred string) string {
	switch {
	case s.Notation != "":
		return s.Notation
	case s.Level >= Near:
		return Absolute
	}
	return preferred
}

// DefaultLevel is the level that is switched on before another was chosen.
const DefaultLevel = Empty

// Choose sets the level, and what Toggle comes back to.
func (s *Settings) Choose(l Level) {
	s.Level = l
	if l != Open {
		s.Chosen = l
	}
}

// Toggle switches between Open and the chosen level.
func (s *Settings) Toggle() {
	switch {
	case s.Level != Open:
		s.Choose(Open)
	case s.Chosen != Open:
		s.Level = s.Chosen
	default:
		s.Choose(DefaultLevel)
	}
}
