// What is known of the open game: who played, where and when, and its opening.

package action

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// listGames opens the list of games, those with a text in them first.
func listGames(c *Context) error {
	c.Host.Games(c.Argument)
	return nil
}

// aboutHeaders are the headers that are told of a game without being asked for.
var aboutHeaders = []string{"Event", "Round", "Date", "Site", "Time", "Annotator"}

// about tells of the game, or one header of it, or its opening. What tells of moves
// that are hidden is not told.
func about(c *Context) error {
	tags := desk.GameTold(c.Session, c.Lang)
	switch name := records.TagName(c.Argument); name {
	case "":
	case "Opening":
		text := c.opening()
		if text == "" {
			return refuse(lang.NoHeader, name)
		}
		c.Host.Say(text)
		return nil
	default:
		value := tags.Value(name)
		switch {
		case hidden(c.Session) && name == "Result":
			return refuse(lang.BlindHidden)
		case value == "":
			return refuse(lang.NoHeader, name)
		}
		c.say(lang.HeaderIs, HeaderWord(name, c.Lang), value)
		return nil
	}
	var lines []string
	if !hidden(c.Session) {
		lines = append(lines, desk.GameTitle(tags, c.Session.Index(), c.Lang))
	} else {
		lines = append(lines, strings.TrimSpace(tags.Value("Red")+" "+tags.Value("Black")))
	}
	for _, name := range aboutHeaders {
		if value := tags.Value(name); value != "" {
			lines = append(lines, c.Lang.Say(lang.HeaderIs, HeaderWord(name, c.Lang), value))
		}
	}
	c.Host.Tell(append(lines, c.opening()))
	return nil
}

// opening tells the opening that the moves give, and the one that the file names; ""
// where it is hidden or there is none.
func (c *Context) opening() string {
	if hidden(c.Session) {
		return ""
	}
	var parts []string
	if o, ok := c.Session.Game().Opening(); ok {
		parts = append(parts, openingText(o, c.Lang))
	}
	if own := desk.GameTold(c.Session, c.Lang).Value("Opening"); own != "" {
		parts = append(parts, own)
	}
	if parts == nil {
		return ""
	}
	return c.Lang.Say(lang.HeaderIs, HeaderWord("Opening", c.Lang), strings.Join(parts, c.Lang.Say(lang.ListSemicolon)))
}

// openingText writes a code of ECCO and the name of the opening in l.
func openingText(o records.Opening, l lang.Lang) string { return o.Code + " " + l.Opening(&o) }

// OpeningHere tells the opening that the moves up to where one stands make; "" for
// none.
func OpeningHere(s *session.Session, l lang.Lang) string {
	if o, ok := s.Game().OpeningAt(s.Node()); ok && !hidden(s) {
		return openingText(o, l)
	}
	return ""
}

// OpeningWith tells the opening that a move makes which is played where one stands, if
// it makes another than there is; "" for none.
func OpeningWith(s *session.Session, m engine.Move, l lang.Lang) string {
	g := s.Game()
	if g.Start.FEN() != engine.Standard || hidden(s) {
		return ""
	}
	var moves []engine.Move
	for _, id := range s.Line()[1 : s.Ply()+1] {
		moves = append(moves, g.Move(id))
	}
	o, ok := records.OpeningOf(append(moves, m))
	if was, known := g.OpeningAt(s.Node()); !ok || known && was == o {
		return ""
	}
	return openingText(o, l)
}
