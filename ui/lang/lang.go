// Package lang holds every word that qipu shows, in English, 简体中文 and
// 繁體中文, and says errors in each.
//
// A text is a package variable made by text, in the file of its area:
//
//	var ViewerTurn = text("Red to move", "红方走", "紅方走")
//
// so that a misspelt name does not compile; the test of this package fails on a
// missing translation and on verbs that differ between languages.
package lang

import (
	"fmt"
	"strings"
)

// Lang is a language of the interface.
type Lang uint8

// The languages.
const (
	English     Lang = iota
	Simplified       // 简体中文
	Traditional      // 繁體中文
)

var names = [...]string{"en", "zh-Hans", "zh-Hant"}

// All lists the languages.
var All = []Lang{English, Simplified, Traditional}

// String returns the name in commands and settings: en, zh-Hans or zh-Hant.
func (l Lang) String() string { return names[l] }

// Parse reads the name of a language as --lang, the settings and locales write
// it: zh-Hant, zh_TW.UTF-8, en_US. False stands for any other language.
func Parse(name string) (Lang, bool) {
	name, _, _ = strings.Cut(name, ".")
	name, _, _ = strings.Cut(name, "@")
	parts := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r == '-' || r == '_' })
	if len(parts) == 0 {
		return English, false
	}
	switch parts[0] {
	case "en":
		return English, true
	case "zh":
		for _, part := range parts[1:] {
			switch part {
			case "hans", "cn", "sg":
				return Simplified, true
			case "hant", "tw", "hk", "mo":
				return Traditional, true
			}
		}
		return Simplified, true
	}
	return English, false
}

// FromLocale returns the language of the locale: of the first of LC_ALL,
// LC_MESSAGES and LANG that is set; English for one that is not spoken here.
func FromLocale(getenv func(string) string) Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			l, _ := Parse(value)
			return l
		}
	}
	return English
}

// Text is one text in every language, in the order of All.
type Text [3]string

// text makes a text of the catalogue: the test finds its calls in the source.
// Verbs are those of fmt; where the order differs between languages they are
// numbered: %[2]s.
func text(english, simplified, traditional string) Text {
	return Text{english, simplified, traditional}
}

// In returns the text in l, with args in place of its verbs.
func (t Text) In(l Lang, args ...any) string {
	if len(args) == 0 {
		return t[l]
	}
	return fmt.Sprintf(t[l], args...)
}

// Say returns t in l, with args in place of its verbs.
func (l Lang) Say(t Text, args ...any) string { return t.In(l, args...) }
