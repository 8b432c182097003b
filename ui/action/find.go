// Games of the library become the list of games.

package action

import (
	"context"
	"errors"

	"qipu/engine"
	"qipu/records/library"
	"qipu/records/library/pack"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// findGames makes the games of the library that fit the list of games, the first one
// open where it shows what was asked for.
func findGames(c *Context) error {
	question, err := desk.ParseQuestion(c.Argument)
	if err != nil {
		return refuse(lang.FindWords)
	}
	if err := c.goAway("find"); err != nil {
		return err
	}
	q, err := question.Query(nil)
	if err != nil {
		return questionError(err)
	}
	q.Gentle = true
	if p, ok := c.Session.Position(); ok && !question.Anywhere() {
		at := *p
		q.Board.Position = &at
	}
	c.find(q, false)
	return nil
}

// FindPlayed lists the games of the library in which a move was played where one
// stands, those of the pane's row.
func (c *Context) FindPlayed(m engine.Move) error {
	q, why := PlayedHere(c.Desk)
	if why != lang.NoText {
		return refuse(why)
	}
	if err := c.goAway("find"); err != nil {
		return err
	}
	q.Move, q.Unique = m, true
	c.find(q, true)
	return nil
}

// find has the games of a query found; list: they are listed, beside being opened.
func (c *Context) find(q library.Query, list bool) {
	c.Host.Seek(func(ctx context.Context) func() {
		found, err := c.Desk.Library.Find(ctx, q)
		return func() {
			if p := q.Board.Position; err == nil && found == nil && p != nil && *p != engine.StandardPosition() {
				c.say(lang.FindNothingHere)
				return
			}
			c.lay(found, err, list)
		}
	})
}

// goAway refuses to open games of the library in the place of unsaved work, unless that
// is kept until one comes back.
func (c *Context) goAway(name string) error {
	if c.Desk.Keeps() {
		return nil
	}
	return leave(c, name)
}

// lay opens what was found.
func (c *Context) lay(found *desk.Found, err error, list bool) {
	if err == nil && found != nil {
		err = c.Desk.Lay(found)
	}
	said := lang.LibraryHits
	switch {
	case err != nil:
		c.Host.Fail(err)
		return
	case found == nil:
		c.say(lang.FindNothing)
		return
	case found.Builtin:
		said = lang.BuiltinHits
	}
	c.Host.Relist()
	c.say(said, found.Len())
	if list {
		c.Host.Games("")
	}
}

// libraryAction lists all games of the library, or puts the open files into it.
func libraryAction(c *Context) error {
	switch c.Argument {
	case "add":
		return addOpen(c)
	case "":
	default:
		return notAmong(c.Argument, []string{"add"})
	}
	if why := unveiled(c.Session); why != lang.NoText {
		return refuse(why)
	}
	if err := c.goAway("library"); err != nil {
		return err
	}
	c.Host.Seek(func(ctx context.Context) func() {
		all, err := c.Desk.Library.All(ctx)
		return func() {
			if err == nil && all == nil {
				err = desk.ErrNoLibrary
			}
			c.lay(all, err, true)
		}
	})
	return nil
}

// questionError puts what is wrong with a question into words of its own.
func questionError(err error) error {
	bad, ok := errors.AsType[*desk.ValueError](err)
	if !ok {
		return err
	}
	if scene, ok := errors.AsType[*pack.ParseError](bad.Err); ok {
		return refuse(lang.FlagBadScene, "--"+bad.Flag, scene.Text, scene.Column())
	}
	if bad.Err != nil {
		return bad.Err
	}
	return refuse(lang.FindBadValue, "--"+bad.Flag, bad.Value)
}
