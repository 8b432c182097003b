// Games, positions, and how things are shown.

package action

import (
	"strconv"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// leave refuses, once, to leave a game with unsaved work; one that is in no file stays
// in the list.
func leave(c *Context, name string) error {
	if c.Desk.Tray.Open() == nil && c.Session.Unsaved() && !c.Session.History().Warned(name) {
		return refuse(lang.LeaveUnsaved, name)
	}
	return nil
}

func openGame(c *Context) error {
	n, err := strconv.Atoi(c.Argument)
	if err != nil {
		return refuse(lang.NotANumber, c.Argument)
	}
	if err := leave(c, "game"); err != nil {
		return err
	}
	return c.Desk.Open(n - 1)
}

// goBack returns to the game that was open before, or goes on with the last file.
func goBack(c *Context) error {
	if err := leave(c, "return"); err != nil {
		return err
	}
	ok, err := c.Desk.Return()
	if err == nil && !ok {
		return refuse(lang.NoReturn)
	}
	return err
}

func otherGame(d int) func(*Context) error {
	name := "next-game"
	if d < 0 {
		name = "previous-game"
	}
	return func(c *Context) error {
		if err := leave(c, name); err != nil {
			return err
		}
		_, i := c.Desk.Numbered()
		return c.Desk.Open(i + d)
	}
}

func fen(c *Context) error {
	if err := pay(c, veil.FEN); err != nil {
		return err
	}
	c.Host.Say(c.Session.Board().FEN())
	return nil
}

// setup opens a game that starts from a FEN or, without one, sets up a position
// by placing pieces. It is a new game, as one that is begun.
func setup(c *Context) error {
	if c.Argument == "" {
		if err := pay(c, veil.Setup); err != nil {
			return err
		}
		c.Host.EditSetup()
		return nil
	}
	start, err := engine.ParseFEN(c.Argument)
	if err != nil {
		return err
	}
	if _, err := start.Position(); err != nil {
		return err
	}
	return c.Desk.Tray.Begin(start)
}

func flip(c *Context) error {
	c.Session.View.Flip = !c.Session.View.Flip
	return nil
}

// mirror exchanges left and right of the game.
func mirror(c *Context) error {
	c.Session.Mirror()
	if c.Session.Mirrored() {
		c.say(lang.IsMirrored)
	}
	return nil
}

func compact(c *Context) error {
	c.Session.View.Compact = !c.Session.View.Compact
	return nil
}

func pairs(c *Context) error {
	c.Session.View.Pairs = !c.Session.View.Pairs
	return nil
}
