// The pane of a review: how far it has come, the curve of the score, and the marks to
// be stepped through. A program goes through the game in the background.

package ui

import (
	"context"
	"errors"
	"fmt"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// reviewPane shows a review, and has it made.
type reviewPane struct {
	*stage
	cancel context.CancelFunc // of the one that goes on; nil: none does
	number int                // of that
	begun  time.Time
	from   int  // the moves that were judged before
	paused bool // until the viewer is in front again
	wide   int  // of the rectangle it stands in
}

// judged brings what was found of a move, or the end of a review.
type judged struct {
	number int
	found  desk.Reviewed
	over   bool
	err    error
	news   chan judged
}

// runs reports whether a review goes on.
func (p *reviewPane) runs() bool { return p.cancel != nil }

// seek begins the review that is asked for, and ends one that is not, or not any more
// of the open game.
func (p *reviewPane) seek() tea.Cmd {
	r := &p.desk.Review
	switch {
	case !r.Going || !action.ReviewVisible(p.session) || p.drilled() || !p.desk.ReviewsHere():
		r.Going = false
		p.end()
		return nil
	case p.runs() || p.paused:
		return nil
	}
	ctx, cancel := context.WithCancel(context.Background())
	p.cancel, p.begun, p.from = cancel, p.desk.Now(), len(r.Found)
	course, programs, number, from := r.Course, p.desk.Programs, p.number, p.from
	news := make(chan judged, len(course.Moves)+1) // whoever judges waits for nobody
	return func() tea.Msg {
		go func() {
			err := desk.Review(ctx, programs, course, from, desk.ReviewLimit(), func(is desk.Reviewed) {
				news <- judged{number: number, found: is, news: news}
			})
			news <- judged{number: number, over: true, err: err}
		}()
		return <-news
	}
}

// end ends the review that goes on.
func (p *reviewPane) end() {
	if p.cancel != nil {
		p.cancel()
		p.cancel = nil
		p.number++
	}
}

// take takes what was found of a move; at the end all is written into the game.
func (p *reviewPane) take(msg judged) tea.Cmd {
	if msg.number != p.number || !p.runs() {
		return nil
	}
	r := &p.desk.Review
	if !msg.over {
		if err := p.desk.Judged(msg.found); err != nil {
			p.fail(err) // it goes on all the same
		}
		return func() tea.Msg { return <-msg.news }
	}
	p.end()
	if msg.err != nil {
		r.Going = false
		said := p.lang.Say(lang.ReviewStopped, len(r.Found), len(r.Course.Moves))
		if !errors.Is(msg.err, desk.ErrAskedAnew) {
			said = lang.NewVoice(p.lang, nil).Error(msg.err, nil) + "   " + said
		}
		p.refuse(said)
		return nil
	}
	marks, err := p.desk.FinishReview()
	if err == nil {
		p.say(p.lang.Say(lang.ReviewDone, marks))
	}
	return p.settle(err)
}

// name implements pane.
func (p *reviewPane) name() string { return action.ReviewPane }

// head implements pane: how far a review has come, and the curve of the score.
func (p *reviewPane) head(width int) []line {
	p.wide = width
	title := p.lang.Say(lang.ReviewHead)
	r := &p.desk.Review
	if !action.ReviewVisible(p.session) {
		return []line{{ink: inkHead, text: title}}
	}
	scores := desk.ReviewScores(p.session.Game())
	if p.runs() {
		n, all := len(r.Found), len(r.Course.Moves)
		title += fmt.Sprintf("  %d/%d", n, all)
		if left := action.ReviewLeft(p.lang, p.desk.Now().Sub(p.begun), n-p.from, all-n); left != "" {
			title += "  " + left
		}
		scores = nil
		for i := range r.Found {
			if i == 0 {
				scores = append(scores, r.Found[i].Before)
			}
			scores = append(scores, r.Found[i].After)
		}
	}
	lines := []line{{ink: inkHead, text: p.measure.Short(title, width)}}
	if curve := action.Curve(scores, width, p.look.Ambiguous == NarrowWidth); curve != "" {
		lines = append(lines, line{ink: inkDim, text: curve})
	}
	return lines
}

// rows implements pane.
func (p *reviewPane) rows() []string {
	if !action.ReviewVisible(p.session) || p.runs() {
		return nil
	}
	told := p.desk.ToldOf()
	rows := make([]string, len(told))
	for i := range told {
		rows[i] = action.ToldText(p.session, p.lang, &told[i], p.wide-rowLead(len(told)))
	}
	return rows
}

// enter implements pane: goes to the move of the row.
func (p *reviewPane) enter(i int) tea.Cmd {
	if told := p.desk.ToldOf(); action.ReviewVisible(p.session) && i < len(told) {
		p.session.GoTo(told[i].Node)
	}
	return nil
}

// why implements pane.
func (p *reviewPane) why() string {
	switch {
	case !action.ReviewVisible(p.session):
		return p.lang.Say(lang.AnalyseHidden)
	case p.runs():
		return p.lang.Say(lang.AnalyseThinks)
	case desk.ReviewScores(p.session.Game()) != nil:
		return p.lang.Say(lang.ReviewClean)
	}
	return p.lang.Say(lang.ReviewNone)
}
