// A game against a program: begun, resigned, drawn, claimed, taken back; what a
// player may do meanwhile, and what there is to be said of it.

package action

import (
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/play"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// notInPlay are the actions that have no place in a game against a program: they
// would change its moves, or put another game in its place.
var notInPlay = []string{
	"undo", "redo", "revert", "promote", "demote", "delete", "cut", "repair", "rebuild", "cover", "solve", "answer", "recover",
	"games", "game", "next-game", "previous-game", "return", "find", "new", "setup", "mirror", "drill", "auto", "result", "rules",
	"analyse", "review",
}

// notBlind are those that would end the blindness of one that is played blind, and
// notUnderCards those that tell again what was announced once.
var (
	notBlind      = []string{"blind", "flip"} // a flip shows the other side at the level of the near one
	notUnderCards = []string{
		"list", "last-move", "peek", "previous", "back", "round-back", "first", "goto", "previous-comment", "previous-branch", "bookmarks", "announce", "captures", "checks",
	}
)

// inPlay tells why an action has no place in the game that is played.
func inPlay(name string, s *session.Session) lang.Text {
	switch {
	case !s.Match().Playing():
		return lang.NoText
	case slices.Contains(notInPlay, name):
		return lang.NotInPlay
	case s.Match().Blind() && slices.Contains(notBlind, name):
		return lang.NotInBlindPlay
	case !s.Match().Looking() && slices.Contains(notUnderCards, name):
		return lang.NotUnderCards
	}
	return lang.NoText
}

// unplayed tells that no game is being played.
func unplayed(s *session.Session) lang.Text {
	if !s.Match().Playing() {
		return lang.NobodyPlays
	}
	return lang.NoText
}

// playFlags are the flags of a challenge.
func playFlags() []string { return []string{"--side", "--level", "--blind", "--clock"} }

// Play begins a game against a program, by the flags of qipu play; a program that
// failed is asked again.
func Play(c *Context) error {
	switch {
	case c.Desk.Opponent.Again():
		c.say(lang.ProgramAgain, c.Desk.Opponent.Name)
		return nil
	case c.Session.Match().Playing():
		return refuse(lang.PlayGoesOn)
	}
	var challenge desk.Challenge
	flags := pflag.NewFlagSet("play", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	challenge.Flags(flags, func(string) string { return "" })
	if err := flags.Parse(strings.Fields(c.Argument)); err != nil || flags.NArg() > 0 {
		return refuse(lang.NeedsText, strings.Join(playFlags(), " "))
	}
	return Challenge(c, &challenge)
}

// Challenge begins a game against a program.
func Challenge(c *Context, challenge *desk.Challenge) error {
	terms, level, err := challenge.Terms(c.Session.Blind.Level)
	if err != nil {
		return questionError(err)
	}
	start, err := c.Desk.Challenge(terms, level, challenge.Anew)
	if errors.Is(err, desk.ErrNoEngine) {
		return refuse(lang.EnginesNone, store.ConfigFile())
	} else if err != nil {
		return err
	}
	c.say(lang.ProgramStarts)
	c.Host.Background(func(context.Context) func() {
		begin := start()
		return func() {
			if err := begin(); err != nil {
				c.Host.Fail(err)
				return
			}
			c.Host.Say(opening(c))
		}
	})
	return nil
}

// opening says what was agreed.
func opening(c *Context) string {
	o, m := c.Desk.Opponent, c.Session.Match().Rules()
	parts := []string{c.Lang.Say(lang.PlayBegins, o.Name, c.Lang.Side(m.Side.Other()), m.Level, o.HeldTo(c.Lang))}
	if m.Timed() {
		parts = append(parts, m.Clock.String())
	}
	if m.Blind {
		parts = append(parts, BlindText(c.Session, c.Lang))
	}
	if m.Cards {
		parts = append(parts, c.Lang.Say(lang.CardsAgreed))
	}
	return strings.Join(parts, c.Lang.Say(lang.ListSemicolon))
}

// conclude writes the result of a match that may have ended, and says it.
func (c *Context) conclude() error {
	if text := MatchNews(c.Desk); text != "" {
		c.Host.Say(text)
	}
	return c.Session.Match().Conclude()
}

// nothingBack tells that there is nothing to take back.
func nothingBack(s *session.Session) lang.Text {
	if s.Match().Playing() {
		return lang.NoText
	}
	return noUndo(s)
}

func resign(c *Context) error {
	c.Session.Match().Rules().Resign()
	return c.conclude()
}

// draw offers a draw.
func draw(c *Context) error {
	if !c.Session.Match().Rules().Offer() {
		c.say(lang.DrawDeclined)
	}
	return c.conclude()
}

// claim claims what the position gives.
func claim(c *Context) error {
	switch c.Session.Match().Rules().Claim() {
	case play.Nothing:
		return refuse(lang.ClaimNothing)
	case play.YouMust:
		return refuse(lang.ClaimYouMust)
	case play.ProgramMust:
		return refuse(lang.ClaimProgramMust)
	}
	return c.conclude()
}

// takeBack takes the player's last move back; where no game is played, the last step.
func takeBack(c *Context) error {
	if !c.Session.Match().Playing() {
		return undo(c)
	}
	if !c.Session.Match().Looking() {
		return refuse(lang.NotUnderCards)
	}
	n, err := c.Session.Match().TakeBack()
	switch {
	case err != nil:
		return err
	case n == 0:
		return refuse(lang.NothingToTakeBack)
	}
	c.say(lang.TakenBack, n)
	return nil
}

// clocks says what is left on the clocks.
func clocks(c *Context) error {
	m := c.Session.Match().Rules()
	if !m.Timed() {
		return refuse(lang.NoClock)
	}
	c.say(lang.ClocksAre, records.ClockText(m.Left(engine.Red)), records.ClockText(m.Left(engine.Black)))
	return nil
}

// hint asks what the program would play. Nothing of a program is told while blind.
func hint(c *Context) error {
	m := c.Session.Match().Rules()
	switch {
	case !c.Session.Match().Looking():
		return refuse(lang.NotUnderCards)
	case !c.Session.Veil().Allows(veil.ThinkLines):
		return refuse(lang.BlindHidden)
	case !m.Mine():
		return refuse(lang.NotYourTurn)
	}
	ask := c.Desk.Opponent.Hint()
	c.say(lang.ProgramThinks)
	c.Host.Background(func(ctx context.Context) func() {
		answer := ask(ctx)
		return func() {
			move, err := answer()
			switch {
			case err != nil:
				c.Host.Fail(err)
			case move != engine.Move{} && c.Session.Veil().Allows(veil.ThinkLines):
				b := c.Session.Match().Board()
				text := c.Session.View.Forms.Text(AnnouncedIn(c.Session), &b, move)
				if InWords(c.Session) {
					text = c.Lang.InWords(&b, move, c.Lang.LineDot())
				}
				c.say(lang.HintIs, text)
			}
		}
	})
	return nil
}

// endings say how a game ended.
var endings = map[play.How]lang.Text{
	play.Mate: lang.Checkmate, play.Stalemate: lang.Stalemate, play.TimeUp: lang.EndTimeUp, play.Resigned: lang.EndResigned,
	play.Agreed: lang.EndAgreed, play.Misses: lang.EndMisses, play.RedCard: lang.EndRedCard, play.Broken: lang.EndBroken,
	play.Repetition: lang.EndRepetition, play.NoCapture: lang.EndNoCapture,
}

// EndingText says how a match ended: 将死，红胜.
func EndingText(e play.Ending, l lang.Lang) string {
	result := lang.RedWins
	switch {
	case e.Drawn:
		result = lang.Draw
	case e.Winner == engine.Black:
		result = lang.BlackWins
	}
	return l.Say(lang.EndingIs, l.Say(endings[e.How]), l.Say(result))
}

// AlarmText says what is left on the player's clock.
func AlarmText(left time.Duration, l lang.Lang) string {
	return l.Say(lang.TimeLeft, strings.TrimPrefix(records.ClockText(left), "0:"))
}

// CommentText returns the comment of the move one stands on, with the time that it
// says was left in words; in a game that is played that is told on asking alone.
func CommentText(s *session.Session, l lang.Lang) string {
	text := desk.CommentTold(s, records.Unreviewed(s.Game().Comment(s.Node())), l)
	left, rest, ok := records.Clock(text)
	switch {
	case !ok:
		return text
	case s.Match().Playing():
		return rest
	}
	return strings.TrimSpace(AlarmText(left, l) + "\n" + rest)
}

// OtherText returns what a built-in game and the comment of the move one stands on are
// called in the language that is not the screen's; "" for a game of the user's own. Of a
// covered or blind game the names are not told, which may say how it ends.
func OtherText(s *session.Session, l lang.Lang) string {
	other, ok := desk.OtherLanguage(s, l)
	if !ok {
		return ""
	}
	text := CommentText(s, other)
	if hidden(s) {
		return text
	}
	names := desk.GameTitle(desk.GameTold(s, other), s.Index(), other)
	if event := desk.GameTold(s, other).Value("Event"); event != names {
		names += "   " + event
	}
	return strings.TrimSpace(names + "\n" + text)
}

// MatchNews says how the game that is played ended, once, and has it spoken, ""
// for nothing,
// and how a whole game went that was played or studied blind.
func MatchNews(d *desk.Desk) string {
	var said []string
	if end, ok := d.Opponent.News(); ok {
		said = append(said, EndingText(end, d.Lang))
	}
	if g, ok, err := d.BlindNews(); ok {
		said = append(said, d.Lang.Say(lang.BlindGameWas, g.Text(d.Lang)))
		if err != nil {
			said = append(said, lang.NewVoice(d.Lang, nil).Error(err, nil))
		}
	}
	text := strings.Join(said, d.Lang.Say(lang.ListSemicolon))
	if text != "" {
		d.Speaker.Say(text)
	}
	return text
}

// ProgramFailed says what is wrong with the program of a game, and what can be done.
func ProgramFailed(said string, l lang.Lang) string { return said + "   " + l.Say(lang.ProgramFailed) }

// missed counts a move that a blind player reported wrongly in a game against a
// program, and says what that costs.
func missed(s *session.Session, l lang.Lang) (said string, lost bool) {
	m := s.Match().Rules()
	n := m.Miss()
	s.Peeks.Misses++
	switch {
	case m.Cards && m.Over():
		said = l.Say(lang.RedCardShown)
	case m.Cards:
		said = l.Say(lang.YellowCardShown)
	default:
		said = l.Say(lang.BlindRefused, n)
	}
	if m.Over() {
		_ = s.Match().Conclude() // a header alone: it fits
	}
	return said, m.Over()
}
