// One's own openings: chosen to be practised, and compared with a game.

package action

import (
	"context"
	"slices"
	"strings"

	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// isOpenings reports whether a name or number of a drill is that of openings.
func isOpenings(name string) bool {
	k, ok := drill.Lookup(name)
	return ok && k == drill.Openings
}

// bookArgument takes a side off the end of a file's name.
func bookArgument(text string) (path, side string) {
	text = strings.TrimSpace(text)
	if at := strings.LastIndexByte(text, ' '); at > 0 && slices.Contains(desk.Sides[:], text[at+1:]) {
		return strings.TrimSpace(text[:at]), text[at+1:]
	}
	return text, ""
}

// BookText says how large a book is, and whose moves are asked.
func BookText(b *drill.Book, l lang.Lang) string {
	all, asked := b.Positions()
	return l.Say(lang.BookIs, b.Name, all, l.Side(b.Side), asked)
}

// against tells where the line one stands in left a book of openings, and who left
// it: the book of a file, or else one's own.
func against(c *Context) error {
	if c.Argument == "" {
		b, err := c.Desk.Book()
		switch {
		case err != nil:
			return err
		case b == nil:
			return drill.ErrNoBook
		}
		return c.compare(b)
	}
	path, game := c.Argument, c.Session.Game()
	c.Host.Background(func(context.Context) func() {
		b, err := desk.ReadBook(path)
		return func() {
			if err == nil && c.Session.Game() == game {
				_, possible := c.Action.Possible(c.Session) // or something was hidden meanwhile
				if possible {
					err = c.compare(b)
				}
			}
			if err != nil {
				c.Host.Fail(err)
			}
		}
	})
	return nil
}

// compare tells where the line one stands in left a book.
func (c *Context) compare(b *drill.Book) error {
	s := c.Session
	start, err := s.Game().Start.Position()
	if err != nil {
		return refuse(lang.NotPlayable)
	}
	line, plies := s.Line(), s.Shown()
	g := drill.Game{Start: start}
	for _, id := range line[1 : plies+1] {
		g.Moves = append(g.Moves, s.Game().Move(id))
	}
	left := b.Compare(g.Start, g.Moves)
	switch {
	case !left.Begun:
		c.say(lang.AgainstNever, b.Name)
		return nil
	case left.Ply > len(g.Moves) && !left.Ended:
		c.say(lang.AgainstInside, b.Name, len(g.Moves))
		return nil
	case left.Ply > len(g.Moves):
		c.say(lang.AgainstWhole, b.Name, len(g.Moves))
		return nil
	case left.Ended:
		c.say(lang.AgainstEnded, b.Name, left.Ply-1)
		return nil
	}
	before := s.Cursor().BoardAt(left.Ply - 1)
	var moves []string
	for _, m := range left.Book {
		if InWords(s) {
			moves = append(moves, c.Lang.InWords(&before, m, c.dot()))
		} else {
			moves = append(moves, s.View.Forms.Text(AnnouncedIn(s), &before, m))
		}
	}
	round, _ := s.Cursor().RoundOf(left.Ply)
	c.say(lang.AgainstLeft, c.Lang.Side(before.Turn), b.Name, round, MoveText(s, c.Lang, left.Ply), strings.Join(moves, c.Lang.Say(lang.ListComma)))
	return nil
}
