// Bookmarks: set, listed, gone to.

package action

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// bookmark names the place, or without a name sets a bookmark and takes it away.
func bookmark(c *Context) error {
	s, name := c.Session, c.Argument
	if _, is := s.Bookmarks().Here(); is && name == "" {
		s.Bookmarks().Set("")
		c.say(lang.BookmarkGone)
		return nil
	}
	if name == "" {
		name = placeName(s, c.Lang)
	}
	s.Bookmarks().Set(name)
	c.say(lang.BookmarkSet, name)
	return nil
}

// placeName names a place by its ply and the move that led there.
func placeName(s *session.Session, l lang.Lang) string {
	if s.Ply() == 0 {
		return l.Say(lang.StartPosition)
	}
	return strconv.Itoa(s.Ply()) + " " + MoveText(s, l, s.Ply())
}

func noBookmarks(s *session.Session) lang.Text {
	if len(s.Bookmarks().All()) == 0 {
		return lang.NoBookmarks
	}
	return lang.NoText
}

// bookmarks lists them, or goes to the one with a number or with a name that
// begins so.
func bookmarks(c *Context) error {
	all := c.Session.Bookmarks().All()
	if c.Argument == "" {
		var lines []string
		for i := range all {
			line := fmt.Sprintf(":bookmarks %d   %s", i+1, all[i].Name)
			if n := len(all[i].Moves); !strings.HasPrefix(all[i].Name, strconv.Itoa(n)+" ") {
				line += "   " + c.Lang.Say(lang.BookmarkPly, n)
			}
			lines = append(lines, line)
		}
		c.Host.Tell(lines)
		return nil
	}
	var i int
	if n, err := strconv.Atoi(c.Argument); err == nil && n >= 1 && n <= len(all) {
		i = n - 1
	} else {
		i = slices.IndexFunc(all, func(b session.Bookmark) bool {
			return strings.HasPrefix(strings.ToLower(b.Name), strings.ToLower(c.Argument))
		})
	}
	if i < 0 {
		return refuse(lang.NotFound, c.Argument)
	}
	return toBookmark(c, &all[i])
}

func toBookmark(c *Context, b *session.Bookmark) error {
	s := c.Session
	n, ok := b.NodeOf(s.Game())
	if !ok {
		return refuse(lang.BookmarkLost)
	}
	// What is covered stays so: one may go back along the way one came.
	if shown := s.Line()[:s.Shown()+1]; s.Covered() && !slices.Contains(shown, n) {
		return refuse(lang.IsCovered)
	}
	if s.Veil().Level != veil.Open && !slices.Contains(s.Line(), n) {
		return refuse(lang.BlindHidden)
	}
	s.GoTo(n)
	c.Host.Say(b.Name)
	return nil
}
