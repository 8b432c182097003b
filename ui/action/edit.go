// Changing the tree: variations, comments, marks, cover.

package action

import (
	"slices"
	"strconv"
	"strings"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
)

func noUndo(s *session.Session) lang.Text {
	if !s.History().CanUndo() {
		return lang.NothingToUndo
	}
	return lang.NoText
}

func noRedo(s *session.Session) lang.Text {
	if !s.History().CanRedo() {
		return lang.NothingToRedo
	}
	return lang.NoText
}

func undo(c *Context) error { return c.done(c.Session.Undo(), lang.Undone) }
func redo(c *Context) error { return c.done(c.Session.Redo(), lang.Redone) }

func allSaved(s *session.Session) lang.Text {
	if !s.Unsaved() {
		return lang.NothingUnsaved
	}
	return lang.NoText
}

func revert(c *Context) error { return c.done(c.Session.Revert(), lang.Reverted) }

// done says t, unless what was done failed.
func (c *Context) done(err error, t lang.Text) error {
	if err == nil {
		c.say(t)
	}
	return err
}

func notVariation(s *session.Session) lang.Text {
	if variationRoot(s) == 0 {
		return lang.Already
	}
	return lang.NoText
}

// variationRoot returns the last node up to the place that is not the first of
// its siblings: where the variation that one is in leaves its parent line.
func variationRoot(s *session.Session) records.NodeID {
	for ply := s.Ply(); ply > 0; ply-- {
		if n := s.Line()[ply]; s.Game().First(s.Game().Parent(n)) != n {
			return n
		}
	}
	return 0
}

// promote moves the variation one is in before its sibling.
func promote(c *Context) error {
	n := variationRoot(c.Session)
	err := c.Session.Edit(records.Edit{Op: records.Reorder, Node: n, Where: c.Session.Game().Previous(n)})
	if variationRoot(c.Session) == 0 {
		return c.done(err, lang.Promoted)
	}
	return c.done(err, lang.Raised)
}

// demote moves the move one stands on behind its next sibling.
func demote(c *Context) error {
	g, n := c.Session.Game(), c.Session.Node()
	next := g.Next(n)
	if next == 0 {
		return refuse(lang.NoneAfter)
	}
	return c.Session.Edit(records.Edit{Op: records.Reorder, Node: n, Where: g.Next(next)})
}

func deleteMove(c *Context) error {
	return c.Session.Edit(records.Edit{Op: records.Delete, Node: c.Session.Node()})
}

func cut(c *Context) error {
	return c.Session.Edit(records.Edit{Op: records.CutTail, Node: c.Session.Node()})
}

func comment(c *Context) error {
	if c.Argument == "" {
		c.Host.EditComment()
		return nil
	}
	return c.Session.Edit(records.Edit{Op: records.Comment, Node: c.Session.Node(), Text: c.Argument})
}

// marks sets the mark whose number is given, or lists them.
func marks(c *Context) error {
	n, err := strconv.Atoi(c.Argument)
	switch {
	case c.Argument == "":
		c.Host.Choose(c, lang.ActMark, session.Marks)
		return nil
	case err != nil || n < 1 || n > len(session.Marks):
		return refuse(lang.NotANumber, c.Argument)
	}
	c.Argument = session.Marks[n-1]
	return mark(c)
}

func mark(c *Context) error {
	if c.Argument != "" && !slices.Contains(session.Marks, c.Argument) {
		return notAmong(c.Argument, session.Marks)
	}
	s, said := c.Session, lang.MarkGone
	switch {
	case c.Argument != "":
		said = lang.MarkSet
	case s.Game().Mark(s.Node()) == "":
		return refuse(lang.NoMark)
	}
	if err := s.Edit(records.Edit{Op: records.Mark, Node: s.Node(), Text: c.Argument}); err != nil {
		return err
	}
	c.Host.Say(strings.TrimSpace(c.Lang.Say(said) + " " + c.Argument))
	return nil
}

func cover(c *Context) error {
	c.Session.Cover().Set(!c.Session.Covered())
	if c.Session.Covered() {
		c.say(lang.CoverOn)
	} else {
		c.say(lang.CoverOff)
	}
	return nil
}

func solve(c *Context) error {
	c.Session.Cover().Solve(c.Session.Board().Turn)
	c.say(lang.SolveOn)
	return nil
}
