// Reviews: a program goes through the open game and marks the mistakes.

package action

import (
	"fmt"
	"strings"
	"time"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// ReviewPane is the name of the pane of a review.
const ReviewPane = "review"

// reviewNames are the words behind :review.
func reviewNames() []string { return []string{"new", "off"} }

// review opens the review of the game, or has a program make it; off takes what it
// wrote out of the game.
func review(c *Context) error {
	d := c.Desk
	switch {
	case c.Argument == "off":
		return reviewOff(c)
	case c.Argument != "" && c.Argument != "new":
		return notAmong(c.Argument, reviewNames())
	case d.Review.Going:
		d.Review.Going = false
		c.say(lang.ReviewStopped, len(d.Review.Found), len(d.Review.Course.Moves))
		return nil
	case c.Argument == "" && desk.ReviewScores(c.Session.Game()) != nil:
		d.Wish.Review = !d.Wish.Review
		c.Host.Pane(ReviewPane, false)
		return nil
	}
	if err := unprogrammed(c); err != nil {
		return err
	}
	if !d.BeginReview(c.Argument == "new") {
		return refuse(lang.ReviewNothing)
	}
	d.Programs.Renew()
	d.Wish.Review = true
	c.Host.Pane(ReviewPane, true)
	return nil
}

func reviewOff(c *Context) error {
	c.Desk.Review.Going = false
	taken, err := desk.DropReview(c.Session)
	switch {
	case err != nil:
		return err
	case c.Desk.Wish.Review:
		c.Desk.Wish.Review = false
		c.Host.Pane(ReviewPane, false)
	case taken == 0:
		return refuse(lang.ReviewNone)
	}
	c.say(lang.ReviewTaken, taken)
	return nil
}

// ReviewVisible reports whether what a review wrote may be shown.
func ReviewVisible(s *session.Session) bool { return thoughtless(s) == lang.NoText }

// MarkShown returns the mark of a move as it may be shown: one that a review set is
// hidden with all that a program thinks.
func MarkShown(s *session.Session, n records.NodeID) string {
	mark := s.Game().Mark(n)
	if mark != "" && !ReviewVisible(s) && desk.ReviewedMark(s.Game(), n) {
		return ""
	}
	return mark
}

// ToldText writes what a review tells of a move in a width: its ply and mark, the move,
// the scores before it and after it, and as far as there is room what would have been
// better.
//
//	14 ?? 炮二平五 +0.30 -2.10 (马二进三 车9平8)
func ToldText(s *session.Session, l lang.Lang, t *desk.Told, width int) string {
	g := s.Game()
	b := g.Board(g.Parent(t.Node))
	said := fmt.Sprintf("%d %s", t.Ply, t.Mark)
	if t.Mark == "" {
		said = fmt.Sprint(t.Ply)
	}
	move := LineMoves(s.View.Forms, firstColumn(s), b, []engine.Move{g.Move(t.Node)})[0]
	said = strings.Join([]string{said, move, ScoreText(t.Before), ScoreText(t.After)}, " ")
	switch {
	case t.Missed > 0:
		said += " " + l.Say(lang.ReviewMissed, t.Missed)
	case t.Mates > 0:
		said += " " + l.Say(lang.ReviewFound, t.Mates)
	}
	better := ""
	for _, m := range LineMoves(s.View.Forms, firstColumn(s), b, t.Better) {
		more := strings.TrimSpace(better + " " + m)
		if cell.Wide.Width(said+" ()"+more) > width {
			break
		}
		better = more
	}
	if better != "" {
		said += " (" + better + ")"
	}
	return said
}

// ReviewLeft says how long a review will take still, when it has judged so many moves
// in a time and so many are left; "" before the first.
func ReviewLeft(l lang.Lang, spent time.Duration, judged, left int) string {
	if judged == 0 {
		return ""
	}
	seconds := int((spent / time.Duration(judged) * time.Duration(left)).Seconds())
	return l.Say(lang.ReviewLeft, fmt.Sprintf("%d:%02d", seconds/60, seconds%60))
}

// Curve draws the scores of a review in a width, from Red's side: in eight heights of
// blocks, or with ^ where Red stands better, v where Black does and - where neither
// does by much.
func Curve(scores []uci.Score, width int, blocks bool) string {
	if len(scores) == 0 || width < 1 {
		return ""
	}
	n := min(width, len(scores))
	var b strings.Builder
	for i := range n {
		part := scores[i*len(scores)/n : max((i+1)*len(scores)/n, i*len(scores)/n+1)]
		chance := 0.0
		for _, s := range part {
			chance += desk.Chance(s, engine.Red) / float64(len(part))
		}
		switch {
		case blocks:
			b.WriteRune([]rune("▁▂▃▄▅▆▇█")[min(int(chance*8), 7)])
		case chance > 0.6:
			b.WriteByte('^')
		case chance < 0.4:
			b.WriteByte('v')
		default:
			b.WriteByte('-')
		}
	}
	return b.String()
}
