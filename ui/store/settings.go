// Package store keeps what lasts between runs: settings, state, the journal of
// edits; and it replaces files whole or not at all.
//
//   - [Settings] are a TOML file that people write. [Read] takes what it
//     understands, in steps: scan takes the text apart (document.go), a reader takes in
//     each value (read.go; tables.go and engines.go for the user's own notations and
//     programs), and what is wrong is a [Fault] with its line. [Remember] changes the
//     values that differ and leaves every comment, key and line end as it is
//     (update.go). What can be set is the list [Options].
//   - [State] is small files by keys, one for each thing that has any: bookmarks and
//     cover of a game, practice, the look of the screen. What cannot be understood is
//     put aside and said, never overwritten.
//   - A [Journal] is a file of records, a line each, locked by the run that writes it
//     (journals.go); what they say is package journal's affair.
//   - [Replace] writes any file: beside it, safely onto the disk, then in its place.
//     [Unkept] says before what would be lost by that.
//
// All files lie where the system wants them ([ConfigFile], [StateFolder]); in tests
// on a [Disk] that fails when it is told to.
//
// To add a setting: a field of Settings, a line in Options with its values and its
// default in [Defaults], its words in [qipu/ui/lang].
package store

import "qipu/notation"

// Settings are what the user has chosen. Every value is one of those that
// Options lists for it.
type Settings struct {
	Language  string // auto, or one of lang.Names
	Ambiguous string // width of ambiguous characters: auto, narrow, wide
	Theme     string
	Pieces    string
	Board     string
	Size      string // columns by rows a point; auto: as the window allows
	Labels    string // at the edges of the board

	Script   string // of the Chinese notation: simplified, traditional; auto: the language's
	Columns  []string
	Keypad   string // scheme of the keypad's digits: xqbase, xqstudio, vietnamese (xqbase with its own signs)
	Typed    string // notation that is read before all others, a table too; any: none is
	Absolute string // mixed, full
	Traverse string // of WXF: "." or "="
	Letters  string // of WXF: EH or BN
	Pawns    string // on doubled files: numbered, book
	Digits   string // Black's: full, half
	Glyphs   string // in move texts: plain, print

	Rules string // about positions that come again: axf, wxf (the same), chinese, none
	Cards string // what misreports of a blind game against a program cost: count, cards

	Announce string // notation in which moves are announced while blind; auto: by the level
	Misses   int    // refused moves that lose a blind game; 0: none do
	Pace     int    // seconds after which a drill goes on by itself from what is only told; 0: at Enter
	Retain   int    // percent of what was learnt that is to be known when it comes back, 70 to 97
	Speak    string // program that speaks what is announced, with its arguments; "": none

	Me      string   // the user's name, as a player
	Phrases []string // remarks that the user adds to comments, before the ready-made ones

	Library string // path of the library's file; "": the usual one

	Tables  []notation.Table // the user's own
	Engines []Engine         // programs that think, in the order of the file
}
