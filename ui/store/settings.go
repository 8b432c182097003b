// Package store keeps what lasts between runs: settings, state, the journal of
// edits; and it replaces files whole or not at all.
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
	Keypad   string // scheme of the keypad's digits: xqbase, xqstudio
	Typed    string // notation that is read before all others, a table too; any: none is
	Absolute string // mixed, full
	Traverse string // of WXF: "." or "="
	Letters  string // of WXF: EH or BN
	Pawns    string // on doubled files: numbered, book
	Digits   string // Black's: full, half
	Glyphs   string // in move texts: plain, print

	Rules string // about positions that come again: axf, wxf (the same), chinese, none

	Announce string // notation in which moves are announced while blind; auto: by the level
	Misses   int    // refused moves that lose a blind game; 0: none do
	Retain   int    // percent of what was learnt that is to be known when it comes back, 70 to 97
	Speak    string // program that speaks what is announced, with its arguments; "": none

	Library string // path of the library's file; "": the usual one

	Tables  []notation.Table // the user's own
	Engines []Engine         // programs that think, in the order of the file
}
