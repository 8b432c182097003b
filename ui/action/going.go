// Going about in a game.

package action

import (
	"strconv"
	"strings"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

func atEnd(s *session.Session) lang.Text {
	if s.Ply() == s.Plies() {
		return lang.AtTheEnd
	}
	return lang.NoText
}

func atStart(s *session.Session) lang.Text {
	if s.Ply() == 0 {
		return lang.AtTheStart
	}
	return lang.NoText
}

func atStartOnly(s *session.Session) lang.Text {
	if s.Ply() == 0 {
		return lang.AtStartAlready
	}
	return lang.NoText
}

func covered(s *session.Session) lang.Text {
	if s.Covered() {
		return lang.IsCovered
	}
	return lang.NoText
}

func alone(s *session.Session) lang.Text {
	if len(s.Cursor().Siblings()) < 2 {
		return lang.NoSiblings
	}
	return covered(s)
}

func step(n int) func(*Context) error {
	return func(c *Context) error {
		c.Session.Step(n)
		if n == 1 { // the record's move instead of one's own is answered too
			c.Session.Answer()
		}
		return nil
	}
}

func first(*session.Session) int  { return 0 }
func last(s *session.Session) int { return s.Plies() }

func toPly(ply func(*session.Session) int) func(*Context) error {
	return func(c *Context) error {
		c.Session.GoToPly(ply(c.Session))
		return nil
	}
}

func sibling(d int) func(*Context) error {
	return func(c *Context) error {
		c.Session.Sibling(d)
		return nil
	}
}

// goTo reads "12" as Red's move of round 12, "12b" as Black's, "24p" as ply 24, and
// 0 as the start.
func goTo(c *Context) error {
	s := c.Session
	text := strings.ToLower(c.Argument)
	number := strings.TrimRight(text, "brwp")
	kind := text[len(number):]
	n, err := strconv.Atoi(number)
	if err != nil || n < 0 || len(kind) > 1 {
		return refuse(lang.NotANumber, c.Argument)
	}
	ply, beyond := n, session.RangeError{What: session.NoSuchPly, N: n, Max: s.Plies()}
	if kind != "p" && n > 0 {
		ply = s.Cursor().PlyOf(n, kind == "b")
		last, _ := s.Cursor().RoundOf(s.Plies())
		beyond = session.RangeError{What: session.NoSuchRound, N: n, Max: last}
	}
	switch {
	case s.Covered() && ply > s.Ply():
		return refuse(lang.IsCovered)
	case ply == s.Plies()+1 && kind == "b": // Red's move of that round is the last
		return refuse(lang.NoBlackMove, n)
	case ply < 0 || ply > s.Plies():
		return &beyond
	}
	s.GoToPly(ply)
	return nil
}

// seek goes along the line, on or back, to the next ply that is of a kind.
func seek(d int, is func(*session.Session, int) bool) func(*Context) error {
	return func(c *Context) error {
		s := c.Session
		for ply := s.Ply() + d; ply >= 0 && ply <= s.Plies(); ply += d {
			if is(s, ply) {
				s.GoToPly(ply)
				return nil
			}
		}
		if d < 0 {
			return refuse(lang.NoneBefore)
		}
		return refuse(lang.NoneAfter)
	}
}

// blindOrCovered keeps seeking and searching from telling what is hidden.
func blindOrCovered(s *session.Session) lang.Text {
	if s.Veil().Level != veil.Open {
		return lang.BlindHidden
	}
	return covered(s)
}

func commented(s *session.Session, ply int) bool {
	return records.Remark(s.Game().Comment(s.Line()[ply])) != ""
}

func branching(s *session.Session, ply int) bool {
	return ply > 0 && len(s.Game().Children(s.Line()[ply-1])) > 1
}

func capturing(s *session.Session, ply int) bool {
	return ply > 0 && s.Cursor().Captured(ply) != engine.NoPiece
}

func checking(s *session.Session, ply int) bool {
	return s.Cursor().CheckAt(ply) != engine.NoSquare
}

// auto steps on by itself, every two seconds or as many as are given.
func auto(c *Context) error {
	if c.Argument == "" {
		c.Argument = "2"
	}
	seconds, err := strconv.ParseFloat(c.Argument, 64)
	if err != nil || !(seconds >= 0.1 && seconds <= 3600) {
		return refuse(lang.NotANumber, c.Argument)
	}
	c.Host.Autoplay(time.Duration(seconds * float64(time.Second)))
	return nil
}

func move(c *Context) error {
	m, err := c.Session.Read(c.Argument)
	if err != nil {
		return err
	}
	return makeMove(c, m)
}

func makeMove(c *Context, m engine.Move) error {
	o, err := c.Session.Play(m)
	if err == nil {
		c.say(OutcomeText(o))
	}
	return err
}
