// Work: saved, taken up, kept; practice opened.

package action

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// save writes the game to its file, or to the named one.
func save(c *Context) error {
	if desk.Printed(c.Argument) && hidden(c.Session) {
		return refuse(whyHidden(c.Session))
	}
	return c.save(c.Argument, false)
}

// save asks before anything is lost or overwritten, unless one is sure.
func (c *Context) save(name string, sure bool) error {
	err := c.Desk.Save(name, sure)
	if doubt, ok := errors.AsType[*session.Doubt](err); ok {
		c.Host.Ask(Question{
			Lines: doubt.Visible(c.Session.Veil().Level != veil.Open),
			Yes: func() {
				if err := c.save(name, true); err != nil {
					c.Host.Fail(err)
				}
			},
			No: func() { c.say(lang.SaveNot) },
		})
		return nil
	}
	if nameless, ok := errors.AsType[*session.NamelessError](err); ok {
		c.Host.Correct("save "+nameless.Suggest, nameless.Why)
		return nil
	}
	switch {
	case errors.Is(err, desk.ErrMirrored):
		return refuse(lang.MirrorSave)
	case errors.Is(err, desk.ErrNowhere):
		return refuse(lang.CannotSave)
	case err != nil:
		return c.notSaved(err)
	}
	c.Host.Reread(c.Desk.Memory.Reread)
	c.Host.Say(c.saved(name))
	return nil
}

// saved says what became of a game that was saved, and how many marks of a review
// went along.
func (c *Context) saved(name string) string {
	said := func(t lang.Text, args ...any) string {
		text := c.Lang.Say(t, args...)
		if marks := desk.ReviewMarks(c.Session.Game()); len(marks) > 0 && !desk.Printed(name) {
			text += "   " + c.Lang.Say(lang.ReviewGoesAlong, len(marks))
		}
		return text
	}
	switch added := c.Desk.Memory.Added; {
	case added > 0 && c.Session.Unsaved():
		return said(lang.IsAddedCopy, added, name)
	case added > 0 && name != "":
		return said(lang.IsAdded, added, name)
	case name == "":
		return said(lang.IsSaved)
	case c.Session.Unsaved():
		return said(lang.IsCopied, name)
	}
	return said(lang.IsSavedAs, name)
}

func (c *Context) notSaved(err error) error {
	return refuse(lang.NotSaved, lang.NewVoice(c.Lang, nil).Error(err, nil))
}

// unsaved opens the game whose number is given of those that are in no file, or lists
// them.
func unsaved(c *Context) error {
	list := c.Desk.Tray.All()
	if len(list) == 0 {
		return refuse(lang.NoUnfiled)
	}
	if c.Argument == "" {
		var titles []string
		for _, u := range list {
			titles = append(titles, c.Desk.Tray.Title(u, c.Lang))
		}
		c.Host.Choose(c, lang.ActUnsaved, titles)
		return nil
	}
	n, err := strconv.Atoi(c.Argument)
	if err != nil || n < 1 || n > len(list) {
		return refuse(lang.NotANumber, c.Argument)
	}
	return c.Desk.Tray.TurnTo(list[n-1])
}

// drop throws games that are in no file away, after a yes: what is open, with all that
// was pasted with it, or those whose number is given.
func drop(c *Context) error {
	u, list := c.Desk.Tray.Open(), c.Desk.Tray.All()
	switch n, err := strconv.Atoi(c.Argument); {
	case c.Argument == "" && !slices.Contains(list, u):
		return refuse(lang.NotUnfiled)
	case c.Argument == "":
	case err != nil || n < 1 || n > len(list):
		return refuse(lang.NotANumber, c.Argument)
	default:
		u = list[n-1]
	}
	c.Host.Ask(Question{
		Lines: []string{c.Lang.Say(lang.DropLoses, u.Rest()), "  " + c.Desk.Tray.Title(u, c.Lang)},
		Sure:  lang.DropSure,
		Yes: func() {
			if err := c.Desk.Tray.Forget(u); err != nil {
				c.Host.Fail(err)
				return
			}
			c.say(lang.IsDropped)
		},
		No: func() { c.say(lang.DropNot) },
	})
	return nil
}

// remember keeps how games are shown.
func remember(c *Context) error {
	if err := c.Desk.Remember(); err != nil {
		return c.notSaved(err)
	}
	c.say(lang.IsSaved)
	return nil
}

// recovered puts another run's unsaved work in the place of the game.
func recovered(c *Context) error {
	waiting, ok := c.Desk.Recover()
	if !ok {
		return refuse(lang.NoneToRecover)
	}
	c.say(lang.RecoveredOther, waiting)
	return nil
}

// notices tells what was wrong at the start.
func notices(c *Context) error {
	lines := c.Desk.Notices
	if len(lines) == 0 {
		lines = []string{c.Lang.Say(lang.NoNotices)}
	}
	c.Host.Tell(lines)
	return nil
}

// Drill starts practice: what is due, or the drill of the argument.
func Drill(c *Context) error {
	name, file, ok := strings.Cut(strings.TrimSpace(c.Argument), " ")
	if ok && isOpenings(name) {
		path, side := bookArgument(file)
		if err := c.Desk.ChooseBook(path, side); err != nil {
			return err
		}
		if b, err := c.Desk.Book(); err == nil && b != nil {
			c.Host.Say(BookText(b, c.Lang))
		}
		c.Argument = name
	} else if k, drawn := desk.Draws(name); ok && drawn {
		return drillFound(c, k, file)
	}
	lib, history, err := c.Desk.Practice()
	if history != nil {
		c.Host.Drill(lib, history, c.Argument)
	}
	return err
}

// stats tells how practice has gone.
func stats(c *Context) error {
	_, history, err := c.Desk.Practice()
	if history != nil {
		c.Host.Stats(history)
	}
	return err
}

// help tells of all actions, or of one.
func help(c *Context) error {
	c.Host.Help(c.Argument)
	return nil
}
