// Blindfold practice: levels, what is announced, the peek ladder, refusals.

package action

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// blind reads "3", "5 after 10", "off", and without an argument switches
// blindfold on or off.
func blind(c *Context) error {
	b := &c.Session.Blind
	words := strings.Fields(c.Argument)
	switch {
	case len(words) == 0:
		b.Toggle()
	case len(words) == 1 && words[0] == "off":
		b.Choose(veil.Open)
	case len(words) != 1 && (len(words) != 3 || words[1] != "after"):
		return refuse(lang.NeedsText, "3, 5 after 10, off")
	default:
		level, err := strconv.ParseUint(words[0], 10, 8)
		if err != nil || int(level) >= veil.Levels {
			return notAmong(words[0], []string{"0", "1", "2", "3", "4", "5", "6"})
		}
		b.After = 0
		if len(words) == 3 {
			if b.After, err = strconv.Atoi(words[2]); err != nil || b.After < 0 || b.After > 1000 {
				return refuse(lang.NotANumber, words[2])
			}
		}
		b.Choose(veil.Level(level))
	}
	c.Session.Reblind()
	c.Session.Peeks.Moved()
	if c.Session.Peeks.Lost {
		c.Session.Peeks.Restart()
	}
	c.Host.Say(BlindText(c.Session, c.Lang))
	return nil
}

// BlindText says which level holds and how moves are announced.
func BlindText(s *session.Session, l lang.Lang) string {
	b := s.Blind
	switch {
	case b.Level == veil.Open:
		return l.Say(lang.BlindOff)
	case b.After > 0:
		return l.Say(lang.BlindAfter, b.Level, b.After)
	}
	return l.Say(lang.BlindOn, b.Level, l.Say(lang.BlindLevels[b.Level])) + l.Say(lang.ListSemicolon) + l.Say(lang.BlindNotation, announcedName(s, l))
}

var listNames = []string{"all", "round", "ply", "none"}

// limitList chooses how much of the list of moves is shown; without an argument the
// next choice.
func limitList(c *Context) error {
	b := &c.Session.Blind
	if c.Argument == "" {
		b.List = (b.List + 1) % veil.List(veil.Lists)
	} else {
		i := slices.Index(listNames, c.Argument)
		if i < 0 {
			return notAmong(c.Argument, listNames)
		}
		b.List = veil.List(i)
	}
	c.say(lang.BlindLists[b.List])
	return nil
}

// whileBlind keeps from changing how moves are announced while blind: the moves
// so far, told anew, would tell more.
func whileBlind(s *session.Session) lang.Text {
	if s.Veil().Level != veil.Open {
		return lang.NotWhileBlind
	}
	return lang.NoText
}

// announceIn chooses the notation in which moves are announced.
func announceIn(c *Context) error {
	if names := append(columnNames(), veil.Words); c.Argument != "" && !slices.Contains(names, c.Argument) {
		return notAmong(c.Argument, names)
	}
	c.Session.Blind.Notation = c.Argument
	c.say(lang.BlindNotation, announcedName(c.Session, c.Lang))
	return nil
}

func captures(c *Context) error {
	b := &c.Session.Blind
	b.Captures = !b.Captures
	c.say(lang.CapturesSaid[btoi(b.Captures)])
	return nil
}

// checks says check, or does not.
func checks(c *Context) error {
	b := &c.Session.Blind
	b.Quiet = !b.Quiet
	c.say(lang.ChecksSaid[btoi(!b.Quiet)])
	return nil
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// misses sets how many refused moves lose.
func misses(c *Context) error {
	n, err := strconv.ParseUint(c.Argument, 10, 16)
	if err != nil {
		return refuse(lang.NotANumber, c.Argument)
	}
	c.Session.Blind.Limit = int(n)
	c.say(lang.MissLimit, c.Session.Blind.Limit)
	return nil
}

// AnnouncedIn returns the name of the notation in which moves are announced now,
// where that is not in words.
func AnnouncedIn(s *session.Session) string {
	v := s.Veil()
	if v.Notation == veil.Words {
		v.Notation = ""
	}
	return v.Announces(s.View.Forms.Lead())
}

// InWords reports whether moves are announced in words: where moves are heard and
// that was chosen, or nothing was and the notation would be one of characters, or of
// letters that stand for names, which not every voice can say. They tell what the absolute notation does.
func InWords(s *session.Session) bool {
	v := s.Veil()
	if !s.View.Heard {
		return false
	}
	switch AnnouncedIn(s) {
	case "chinese", "chinese-traditional", "absolute", "shorthand", "wxf":
		return v.Notation == veil.Words || v.Notation == "" && s.View.Latin
	}
	return v.Notation == veil.Words
}

// announcedName names how moves are announced.
func announcedName(s *session.Session, l lang.Lang) string {
	if InWords(s) {
		return l.Notation(veil.Words)
	}
	return l.Notation(AnnouncedIn(s))
}

// MoveText returns the move of a ply of the line, from 1, as it is announced.
func MoveText(s *session.Session, l lang.Lang, ply int) string {
	if InWords(s) {
		before := s.Cursor().BoardAt(ply - 1)
		return l.InWords(&before, s.Game().Move(s.Line()[ply]), l.LineDot())
	}
	texts := s.TextsAt(ply)
	if i := s.View.Forms.Index(AnnouncedIn(s)); i >= 0 && texts[i] != "" {
		return texts[i]
	}
	return texts[s.View.Forms.Index("iccs")]
}

// Announce says the move of a ply as at an exhibition: side, move, and that it
// mates or, if that may be told, checks or captures.
func Announce(s *session.Session, l lang.Lang, ply int) string {
	return announced(s, l, ply, MoveText(s, l, ply))
}

// Spoken returns what Announce says in words for the ear: of a move no more than its
// text tells.
func Spoken(s *session.Session, l lang.Lang, ply int) string {
	text := MoveText(s, l, ply)
	if !InWords(s) {
		n, _ := notation.Lookup(AnnouncedIn(s))
		if s.TextsAt(ply)[s.View.Forms.Index("iccs")] == text {
			n = nil
		}
		text = l.Spoken(n, text, s.Cursor().BoardAt(ply-1).Turn)
	}
	return announced(s, l, ply, text)
}

// announced announces the move of a ply, whose text is given.
func announced(s *session.Session, l lang.Lang, ply int, text string) string {
	text = l.Say(lang.Announced, l.Side(s.Cursor().BoardAt(ply-1).Turn), text)
	v := s.Veil()
	if taken := s.Cursor().Captured(ply); taken != engine.NoPiece && v.AllowsCapture(taken, s.View.Near()) {
		text = l.Say(lang.AndCaptures, text)
	}
	p, ok := s.Cursor().PositionAt(ply)
	if !ok {
		return text
	}
	switch status := p.Status(); {
	case status == engine.Checkmate:
		return l.Say(lang.AndMate, text)
	case status == engine.Stalemate:
		return l.Say(lang.AndStalemate, text)
	case p.InCheck() < engine.NoSquare && v.AllowsCheck():
		return l.Say(lang.AndCheck, text)
	}
	return text
}

// ReadAs says in which notation a typed text of side was just read, where two could be
// meant; "" where none could but one.
func ReadAs(s *session.Session, l lang.Lang, text string, side engine.Color) string {
	if mode := s.View.Mode(nil); s.Typist == nil || !mode.Doubtful(text, side) {
		return ""
	}
	return l.Say(lang.ReadAs, l.Notation(s.Typist.Name()))
}

// RefuseBlind says that a typed move is refused, and counts it (誤報). The words
// are the same whatever the reason; only a text that is no move in any notation
// is not counted. lost tells whether the limit is reached: the other side wins
// then, and no move is read any more.
func RefuseBlind(s *session.Session, l lang.Lang, text string) (said string, lost bool) {
	if s.Peeks.Lost {
		return l.Say(lang.PlayLost), true
	}
	if err := s.Match().MayMove(); err != nil {
		said, _ = Explain(err, l)
		return said, false
	}
	mode, text := s.View.Mode(nil).Named(text)
	if p, ok := s.Position(); ok && len(mode.Read(text, p.Turn())) == 0 {
		err := &notation.Error{Fault: notation.Unreadable, Text: text}
		var read *notation.Error
		if _, _, e := mode.Parse(p, text); errors.As(e, &read) && read.Fault == notation.Unreadable {
			err = read
		}
		return lang.NewVoice(l, nil).Error(err, nil), false
	}
	if s.Match().Blind() {
		return missed(s, l)
	}
	if lost = s.Peeks.Miss(s.Veil()); lost {
		result := lang.RedWins
		if s.Board().Turn == engine.Red {
			result = lang.BlackWins
		}
		return l.Say(lang.BlindLost, s.Peeks.Misses, l.Say(result)), true
	}
	return l.Say(lang.BlindRefused, s.Peeks.Misses), false
}
