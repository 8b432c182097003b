// The games that come with qipu, as they are told in the language of the screen.

package desk

import (
	"slices"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// comesWithQipu reports whether games are the built-in ones, whose names and comments
// are said in the language of the screen. What a user wrote never is.
func comesWithQipu(games session.Collection) bool {
	switch games := games.(type) {
	case *Shelf:
		return !games.files
	case *Found:
		return games.Builtin
	}
	return false
}

// HeadersTold returns the headers of a game of a collection as they are told in l.
func HeadersTold(games session.Collection, tags records.Tags, l lang.Lang) records.Tags {
	if !comesWithQipu(games) {
		return tags
	}
	told := slices.Clone(tags)
	for i := range told {
		told[i].Value = l.Given(told[i].Value)
	}
	return told
}

// GameTold returns the headers of the open game as they are told in l.
func GameTold(s *session.Session, l lang.Lang) records.Tags {
	if s.Document() != 0 { // it is in no file, and the user's own
		return s.Game().Tags
	}
	return HeadersTold(s.Games(), s.Game().Tags, l)
}

// CommentTold returns a comment of the open game as it is told in l.
func CommentTold(s *session.Session, text string, l lang.Lang) string {
	if s.Document() != 0 || !comesWithQipu(s.Games()) {
		return text
	}
	return l.Given(text)
}

// OtherLanguage returns the language in which the built-in open game is told behind
// the one of the screen: that of the book, or English where that is the screen's; false
// for a game of the user's own.
func OtherLanguage(s *session.Session, l lang.Lang) (lang.Lang, bool) {
	if s.Document() != 0 || !comesWithQipu(s.Games()) {
		return l, false
	}
	if l.Latin() {
		return lang.Simplified, true
	}
	return lang.English, true
}

// PlayersTold returns the players of a line of an answer as they are told in l.
func (a *Answer) PlayersTold(i int, l lang.Lang) []string {
	players := slices.Clone(a.Lines[i].Players)
	for k := range players {
		if a.Builtin {
			players[k] = l.Given(players[k])
		}
	}
	return players
}
