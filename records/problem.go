// What is wrong with a record, as data; ui/lang says it.

package records

import "fmt"

// Kind is the kind of a problem, as `show --json` prints it.
type Kind string

// The kinds of problems.
const (
	IllegalMove   Kind = "illegal"
	Unreadable    Kind = "unreadable"
	AmbiguousMove Kind = "ambiguous"
	WrongNumber   Kind = "number"
	WrongEncoding Kind = "encoding"
	Truncated     Kind = "truncated"
	WrongForm     Kind = "structure"
	WrongFEN      Kind = "fen"
	WrongKings    Kind = "king"
	OverLimit     Kind = "limit"
	WrongTag      Kind = "tag"
	WrongResult   Kind = "result"
)

// Place is a place in a file: line and column count from 1 and are 0 in binary
// files; the offset is in bytes, -1 where it is not known.
type Place struct {
	Line, Column int
	Offset       int64
}

// Problem is one thing that is wrong with a record.
type Problem struct {
	Ply   int    // from 1; 0 before the first move
	Node  NodeID // the node it belongs to; 0 is the start
	Place Place
	Kind  Kind
	Text  string // the text of the record that is meant, as it stands there
	Err   error  // what is wrong: *notation.Error, *engine.IllegalError, *engine.FENError, *engine.SetupError or *Fault
	made  bool   // Judge found it
}

// AboutMove reports whether the problem is about a move, and so can come of a slip
// in one: it is not legal or cannot be read, be it for bytes in it that are no
// character.
func (p *Problem) AboutMove() bool {
	switch p.Kind {
	case IllegalMove, Unreadable, AmbiguousMove:
		return true
	case WrongEncoding:
		return p.Text != ""
	}
	return false
}

// Fault is something wrong with a record that no other package's error says: a
// code, whose words in each language stand in ui/lang, and what goes into them.
type Fault struct {
	Code string
	Args []any
}

// Error implements error, in English, for logs.
func (f *Fault) Error() string {
	if text, ok := faultText[f.Code]; ok {
		return fmt.Sprintf(text, f.Args...)
	}
	return fmt.Sprint(append([]any{f.Code}, f.Args...)...)
}

// FaultCodes returns the codes of all faults with their English words, for the
// translations.
func FaultCodes() map[string]string { return faultText }

// faultText holds the English words of each code. A reader that needs a new one
// adds it here.
var faultText = map[string]string{
	"bad-board":         "%d characters where a board has %d",
	"bad-byte":          "the byte %#x is of no character",
	"bad-bytes":         "these bytes are no character of the encoding",
	"bad-comment":       "there is no move for this comment",
	"bad-flags":         "the flags %d are of no node",
	"bad-index":         "the index does not agree with the games, which were searched for",
	"bad-length":        "a length of %d where %d is due",
	"bad-mark":          "the record does not begin with its mark",
	"bad-moves":         "what follows is no list of moves",
	"bad-number":        "this is no number",
	"bad-packing":       "the packed data is damaged",
	"bad-piece":         "%d stands for no piece",
	"bad-point":         "%v can never stand on %v",
	"bad-result":        "this is no result",
	"bad-route":         "this variation hangs on no line",
	"bad-square":        "this is no point of the board",
	"clash-file":        "ply %d: %v can make this move from no point of its file",
	"clash-gone":        "ply %d moves %v from %v, which ply %d left empty",
	"clash-limit":       "plies %d and %d: %v moves from a new point, and there are %d of it already",
	"clash-move":        "ply %d: no piece moves from %v to %v",
	"clash-none":        "ply %d tells no move",
	"clash-other":       "ply %d moves %v from %v, where ply %d put %v",
	"clash-own":         "ply %d ends on %v, where ply %d put a piece of the same side",
	"clash-play":        "ply %d cannot be played on any start (%v), as ply %d tells",
	"clash-point":       "ply %d: %v can never stand on %v",
	"clash-rule":        "ply %d cannot be played on any start: %v",
	"clash-shape":       "ply %d: %v does not move from %v to %v",
	"clash-start":       "there is no start on which the first ply can be played",
	"clash-turn":        "plies %d and %d are moves of the same side",
	"cut-comment":       "a comment of %d bytes where %d are left",
	"cut-header":        "the file ends within its header",
	"cut-item":          "the end of this item is missing",
	"cut-library":       "the file ends before %d of the games in its index",
	"cut-moves":         "the file ends within the moves",
	"cut-packing":       "the packed data ends too early",
	"doubled-piece":     "two pieces stand on one point",
	"empty":             "the file is empty",
	"endless":           "the input does not end",
	"more-problems":     "%d more problems are not listed",
	"most-attributes":   "what stands behind %d attributes of an element is not read",
	"most-items":        "what stands behind %d items of a block is not read",
	"most-depth":        "variations more than %d deep in each other are read as a comment",
	"most-games":        "the games behind the first %d of the file are not listed",
	"most-moves":        "the moves behind the first %d of a game are not read",
	"most-tags":         "the headers behind the first %d are not read as such",
	"most-text":         "the game is longer than %d bytes; the %d behind them are not read",
	"most-words":        "the text behind the first %d words of a game is not read",
	"left-beside":       "%v: what was written is in %s",
	"no-file":           "this is no regular file",
	"json":              "this is JSON, which is written for other programs and not read",
	"keys":              "the keys of the header do not add up",
	"layout":            "layout %d cannot be read",
	"not-the-end":       "moves stand behind the result",
	"library-busy":      "another qipu is writing to the library",
	"library-changing":  "the file changed while it was read",
	"library-damaged":   "the library is damaged",
	"library-full":      "the disk is full; the library is as it was",
	"library-newer":     "the library was made by a newer qipu",
	"library-no-file":   "only files and folders can be added",
	"library-no-name":   "nobody in the library is called %q",
	"library-no-source": "nothing of this path is in the library",
	"library-none":      "there are no games in the library yet: qipu library add PATH...",
	"nowhere":           "there is no place to keep it",
	"library-other":     "this file is no library",
	"library-readonly":  "the library can only be read here",
	"western-chess":     "this is western chess, and not xiangqi",
	"no-fen":            "there is no position on this line",
	"no-records":        "there is no record in this folder",
	"number":            "numbered %d where %d is due",
	"open-check":        "something stands before a general at ply %d",
	"open-file":         "it leaves its file at ply %d, and the rank is not told",
	"open-kind":         "it leaves %v at ply %d, and its moves do not tell what it is",
	"open-king":         "the general of this side never moves",
	"open-screen":       "the cannon of ply %d captures over a screen",
	"open-start":        "something stands before a general at the start",
	"open-victim":       "the cannon of ply %d captures something",
	"slip-char":         "one character of %q is wrong",
	"slip-digit":        "one digit of %q is wrong",
	"slip-doubled":      "%q is written twice",
	"slip-exchange":     "two digits of %q are exchanged",
	"slip-extra":        "%q is one move too many",
	"slip-look":         "a character of %q looks like the right one",
	"slip-moves":        "%q and %q, moves of one side, are exchanged",
	"slip-name":         "%q names the wrong piece",
	"slip-order":        "%q and %q are in the wrong order",
	"slip-points":       "%q tells its two points in the wrong order",
	"slip-round":        "a round is left out here",
	"slip-left-out":     "a move is left out here",
	"slip-typed":        "it was played in the place of %q",
	"slip-reading":      "under this reading the rest can be played",
	"too-large":         "more than the limit of %d bytes",
	"too-many":          "%d of %v, and a set has %d",
	"trailing":          "%d bytes behind the end of the game",
	"unknown-element":   "nobody knows how to read %q here",
	"unknown-format":    "this is no record of xiangqi in any format known",
	"unknown-field":     "what the field %q means is not known",
	"wrong-name":        "%v is named, and %v stands on %v",
}
