// What is known of the open game: who played, where and when, and its opening.

package action

import (
	"strings"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
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
	tags := c.Session.Game().Tags
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
		name := o.String()
		switch v := &c.Session.View; {
		case v.Heard && v.Latin: // the names are Chinese
			name = ""
		case c.Session.View.Forms.Traditional():
			name = o.Traditional()
		}
		parts = append(parts, strings.TrimSpace(o.Code+" "+name))
	}
	if own := c.Session.Game().Tags.Value("Opening"); own != "" {
		parts = append(parts, own)
	}
	if parts == nil {
		return ""
	}
	return c.Lang.Say(lang.HeaderIs, HeaderWord("Opening", c.Lang), strings.Join(parts, c.Lang.Say(lang.ListSemicolon)))
}
