// Package lang holds every word that qipu shows, and says errors in it.
//
// A text is a number with a name, [RedToMove]; each language is a file, en.go,
// zh_hans.go, zh_hant.go, with the words of every text:
//
//	RedToMove: "Red to move",
//
// so that a misspelt name does not compile, and the test of this package fails
// on words that are missing, on verbs that differ between languages and on a
// text that nobody says.
//
// To add a text, write its name into texts.go, beside those of its page or
// command, and a line into the file of each language. Verbs are those of package
// fmt; where their order differs between languages they are numbered, %[2]s. It
// is said by [Lang.Say]:
//
//	l.Say(lang.NoSuchPly, 200, 112) // there is no ply 200, the last is 112
//
// To add a language, copy en.go under its own code, give it the next free
// number, and say its words: no other file knows which languages there are. --lang,
// the settings, the locale and the test read [All].
//
// What is not one text for one thing stands beside the catalogue: the names of
// pieces and points (terms.go, point.go), what is wrong with a move, a position or
// a record (say.go, illegal.go, meant.go, problems.go), moves for the ear (speech.go).
package lang

import (
	"fmt"

	"qipu/engine"
	"qipu/notation"
)

// Lang is a language of the interface; the zero Lang is English.
type Lang uint8

// language is what a language's file says of it.
type language struct {
	name        string   // in commands and settings: zh-Hant
	code        string   // of the language in locales: zh
	variants    []string // what may follow the code: tw; of those with the same code the first needs none
	words       *[textCount]string
	typed       notation.Notation                                   // read first where a move is typed; nil: none
	columns     []string                                            // what leads the columns of the table of moves
	named       bool                                                // no character stands for a piece in a sentence, and digits count for both sides
	plain       bool                                                // a piece that is spoken of is named by a word, not by its character
	traditional bool                                                // Chinese is written in traditional characters
	dot, count  string                                              // how points are named by LineDot and CountDot; "": with NarrowDot
	spoken      func(r *notation.Reading, side engine.Color) string // what a text says of a move of side, for the ear
	ordinal     func(n int) string                                  // the number of a time: 3rd; nil: n
}

var languages []*language

// speak adds a language under its number, which is the next one or stands
// between two that were added.
func speak(l Lang, is *language) {
	for len(languages) <= int(l) {
		languages = append(languages, nil)
	}
	if languages[l] != nil {
		panic("two languages have the number of " + is.name)
	}
	languages[l] = is
	All = All[:0]
	for i, known := range languages {
		if known != nil {
			All = append(All, Lang(i))
		}
	}
}

// All lists the languages in the order of their numbers. Nobody changes it.
var All []Lang

// Names returns the names of all languages, in the order of All.
func Names() []string {
	names := make([]string, len(All))
	for i, l := range All {
		names[i] = l.String()
	}
	return names
}

// String returns the name in commands and settings: en, zh-Hans or zh-Hant.
func (l Lang) String() string { return languages[l].name }

// Text names a text of the catalogue.
type Text uint16

// In returns the text in l, with args in place of its verbs.
func (t Text) In(l Lang, args ...any) string {
	words := languages[l].words[t]
	if len(args) == 0 {
		return words
	}
	return fmt.Sprintf(words, args...)
}

// Say returns t in l, with args in place of its verbs.
func (l Lang) Say(t Text, args ...any) string { return t.In(l, args...) }
