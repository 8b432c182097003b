// Working through a game: the record's answer, rounds, folding.

package action

import (
	"strings"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// uncovered is why there is no answer to be shown.
func uncovered(s *session.Session) lang.Text {
	if !s.Covered() && s.Veil().Level == veil.Open {
		return lang.AnswerShown
	}
	return atEnd(s)
}

// answer tells the record's move here and its variations, and uncovers nothing.
func answer(c *Context) error {
	s := c.Session
	// The record's move tells where a piece stands.
	if err := pay(c, veil.Piece); err != nil {
		return err
	}
	var texts []string
	for _, n := range s.Game().Children(s.Node()) {
		texts = append(texts, moveText(s, n, s.Ply()))
	}
	if len(texts) == 0 {
		return refuse(lang.AtTheEnd)
	}
	said := c.Lang.Say(lang.AnswerIs, texts[0])
	if len(texts) > 1 {
		said += "   " + c.Lang.Say(lang.AnswerOthers, strings.Join(texts[1:], "  "))
	}
	c.Host.Say(said)
	return nil
}

// moveText is the move of a node whose parent stands in the line at ply: in the
// announced notation while blind, else in Chinese and WXF.
func moveText(s *session.Session, n records.NodeID, ply int) string {
	names := []string{AnnouncedIn(s)}
	if s.Veil().Level == veil.Open {
		names = []string{s.View.Forms.Lead(), "wxf"}
	}
	texts, parts := s.TextsOf(n, ply), []string(nil)
	for _, name := range names {
		if text := texts[s.View.Forms.Index(name)]; text != "" {
			parts = append(parts, text)
		}
	}
	if len(parts) == 0 {
		parts = []string{s.Game().Move(n).String()}
	}
	return strings.Join(parts, " ")
}

// round goes to the end of the next round on or back: behind Black's move.
func round(d int) func(*Context) error {
	return func(c *Context) error {
		c.Session.GoToPly(c.Session.Cursor().RoundEnd(d))
		return nil
	}
}

// nowhereToPlay is why autoplay has nowhere to go.
func nowhereToPlay(s *session.Session) lang.Text {
	if s.Ply() < s.Plies() {
		return covered(s)
	}
	return lang.AtTheEnd
}

// unbranched is why there is nothing to fold.
func unbranched(s *session.Session) lang.Text {
	if s.Covered() || !s.Veil().Allows(veil.Branches) {
		return lang.NoVariations
	}
	return lang.NoText
}

const foldAll = "all"

// fold folds the variations where one stands, or unfolds them; with "all" those
// of the whole game.
func fold(c *Context) error {
	s := c.Session
	at, ok := s.Folds().Point(s.Cursor())
	switch {
	case c.Argument == foldAll:
		folded := !s.Folds().Any()
		s.FoldAll(folded)
		if folded {
			c.say(lang.AllFolded)
		} else {
			c.say(lang.NotFolded)
		}
		return nil
	case c.Argument != "":
		return notAmong(c.Argument, []string{foldAll})
	case !ok:
		return refuse(lang.NoVariations)
	}
	count, _ := s.Folds().Variations(at, 0)
	folded := !s.Folds().At(at)
	s.Fold(at, folded)
	if folded {
		c.say(lang.IsFolded, count)
	} else {
		c.say(lang.NotFolded)
	}
	return nil
}

func keypad(c *Context) error {
	c.Session.View.Keypad = !c.Session.View.Keypad
	c.Host.Keypad()
	return nil
}
