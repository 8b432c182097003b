// Every setting, with the values that it can have.

package store

import (
	"slices"
	"strconv"

	"qipu/notation"
	"qipu/ui/lang"
)

// Option describes one setting.
type Option struct {
	Section, Name string
	Values        []string // the values there are; empty for a number and for any text
	Min, Max      int      // of a number
	words         string   // by what its words are called, where two settings have one name; "": Name
	text          func(*Settings) *string
	list          func(*Settings) *[]string
	number        func(*Settings) *int
}

// notations returns the names of the notations that make a column, or only of
// those that stand in a table for which none are chosen.
func notations(optional bool) []string {
	var names []string
	for _, c := range notation.Columns() {
		if optional || !c.Optional {
			names = append(names, c.Name())
		}
	}
	return names
}

// Options lists every setting in the order of the file.
var Options = []Option{
	{Section: "interface", Name: "language", Values: append([]string{"auto"}, lang.Names()...), text: func(s *Settings) *string { return &s.Language }},
	{Section: "interface", Name: "ambiguous", Values: []string{"auto", "narrow", "wide"}, text: func(s *Settings) *string { return &s.Ambiguous }},
	{Section: "interface", Name: "theme", Values: []string{"auto", "wood", "dark", "light", "high-contrast", "colour-blind", "none"}, text: func(s *Settings) *string { return &s.Theme }},
	{Section: "board", Name: "pieces", Values: []string{"traditional", "simplified", "plain", "letters"}, text: func(s *Settings) *string { return &s.Pieces }},
	{Section: "board", Name: "lines", Values: []string{"auto", "wide", "box"}, text: func(s *Settings) *string { return &s.Board }},
	{Section: "board", Name: "size", Values: []string{"auto", "4x2", "6x2", "8x4"}, text: func(s *Settings) *string { return &s.Size }},
	{Section: "board", Name: "labels", Values: []string{"files", "iccs", "ranks"}, text: func(s *Settings) *string { return &s.Labels }},
	{Section: "moves", Name: "columns", Values: notations(true), list: func(s *Settings) *[]string { return &s.Columns }},
	{Section: "moves", Name: "script", Values: []string{"auto", "simplified", "traditional"}, text: func(s *Settings) *string { return &s.Script }},
	{Section: "moves", Name: "typed", text: func(s *Settings) *string { return &s.Typed }},
	{Section: "moves", Name: "keypad", Values: []string{"xqbase", "xqstudio", "vietnamese"}, text: func(s *Settings) *string { return &s.Keypad }},
	{Section: "writing", Name: "absolute", Values: []string{"mixed", "full"}, text: func(s *Settings) *string { return &s.Absolute }},
	{Section: "writing", Name: "digits", Values: []string{"full", "half"}, text: func(s *Settings) *string { return &s.Digits }},
	{Section: "writing", Name: "pawns", Values: []string{"numbered", "book"}, text: func(s *Settings) *string { return &s.Pawns }},
	{Section: "writing", Name: "glyphs", Values: []string{"plain", "print"}, text: func(s *Settings) *string { return &s.Glyphs }},
	{Section: "writing", Name: "wxf-traverse", Values: []string{".", "="}, text: func(s *Settings) *string { return &s.Traverse }},
	{Section: "writing", Name: "wxf-letters", Values: []string{"EH", "BN"}, text: func(s *Settings) *string { return &s.Letters }},
	{Section: "play", Name: "rules", Values: []string{"axf", "wxf", "chinese", "none"}, text: func(s *Settings) *string { return &s.Rules }},
	{Section: "play", Name: "misses", Values: []string{"count", "cards"}, words: "play.misses", text: func(s *Settings) *string { return &s.Cards }},
	{Section: "practice", Name: "announce", Values: append([]string{"auto", "words"}, notations(true)...), text: func(s *Settings) *string { return &s.Announce }},
	{Section: "practice", Name: "speak", text: func(s *Settings) *string { return &s.Speak }},
	{Section: "practice", Name: "misses", Max: 1000, number: func(s *Settings) *int { return &s.Misses }},
	{Section: "practice", Name: "pace", Max: 60, number: func(s *Settings) *int { return &s.Pace }},
	{Section: "practice", Name: "retention", Min: 70, Max: 97, number: func(s *Settings) *int { return &s.Retain }},
	{Section: "games", Name: "me", text: func(s *Settings) *string { return &s.Me }},
	{Section: "games", Name: "phrases", list: func(s *Settings) *[]string { return &s.Phrases }},
	{Section: "library", Name: "library", text: func(s *Settings) *string { return &s.Library }},
}

// Values returns the values of a setting; nil for one that is not there or takes
// any text. They must not be changed.
func Values(section, name string) []string {
	for i := range Options {
		if o := &Options[i]; o.Section == section && o.Name == name {
			return o.Values
		}
	}
	return nil
}

// Defaults returns the settings of somebody who has chosen nothing.
func Defaults() Settings {
	return Settings{
		Language: "auto", Ambiguous: "auto", Theme: "auto", Pieces: "traditional", Board: "auto", Size: "auto", Labels: "files",
		Columns: notations(false),
		Script:  "auto", Typed: "any", Keypad: "xqbase",
		Absolute: "mixed", Digits: "full", Pawns: "numbered", Glyphs: "plain", Traverse: ".", Letters: "EH",
		Rules: "axf", Cards: "count", Announce: "auto", Retain: 90,
	}
}

// optionAt returns the option that names lead to; nil: there is none.
func optionAt(path []string) *Option {
	for i := range Options {
		if o := &Options[i]; len(path) == 2 && o.Section == path[0] && o.Name == path[1] {
			return o
		}
	}
	return nil
}

// allowed lists the values of a setting in words.
func (o *Option) allowed() []string {
	if o.number != nil {
		return []string{strconv.Itoa(o.Min) + "-" + strconv.Itoa(o.Max)}
	}
	return o.Values
}

// set takes in a value. False: it is none of those there are; the text of the
// value comes with it.
func (o *Option) set(s *Settings, value any) (string, bool) {
	switch {
	case o.list != nil:
		list, ok := texts(value)
		if !ok {
			return said(value), false
		}
		for _, text := range list {
			if len(o.Values) > 0 && !slices.Contains(o.Values, text) {
				return text, false
			}
		}
		if *o.list(s) = list; len(list) == 0 && len(o.Values) == 0 { // nothing is chosen
			*o.list(s) = nil
		}
		return "", true
	case o.number != nil:
		n, ok := value.(int64)
		if !ok || n < int64(o.Min) || n > int64(o.Max) {
			return said(value), false
		}
		*o.number(s) = int(n)
		return "", true
	}
	text, ok := value.(string)
	if !ok || len(o.Values) > 0 && !slices.Contains(o.Values, text) {
		return said(value), false
	}
	*o.text(s) = text
	return "", true
}
