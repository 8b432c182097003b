// The pane of what a program thinks: it follows every step. A search goes on in the
// background; the next step ends it, and what it still says is dropped by its number.

package ui

import (
	"context"
	"errors"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// analysePane shows the best lines of a program where one stands.
type analysePane struct {
	*stage
	of     *rack
	review *reviewPane        // while it runs nothing else is asked
	cancel context.CancelFunc // of the search that goes on, or went on last
	number int                // of that
	asked  analyseKey
	now    thought // what is shown
	late   thought // what came since a row was marked
	paused bool    // until the viewer is in front again
	wide   int     // of the rectangle it stands in
}

// analyseKey is what a search depends on.
type analyseKey struct {
	start  engine.Board
	moves  string
	lines  int
	threat bool
}

// thought is what a search brings.
type thought struct {
	number int
	known  bool
	over   bool // the search is
	lines  []uci.Line
	err    error
}

// thinking is how long a program thinks about a place at most: whoever goes away
// from the screen leaves no program that works for nobody.
const thinking = 2 * time.Minute

// seek begins the search that the place needs, if the pane is open.
func (p *analysePane) seek() tea.Cmd {
	if !p.of.has(p) || p.paused || p.drilled() || p.review.runs() {
		p.forget()
		return nil
	}
	q, why := action.Thought(p.desk)
	if why != lang.NoText {
		p.forget()
		return nil
	}
	key := keyOf(&q)
	if key == p.asked && p.cancel != nil {
		p.settleRows()
		return nil
	}
	p.forget()
	ctx, cancel := context.WithCancel(context.Background())
	p.asked, p.cancel = key, cancel
	f := &feed{p.number, make(chan thought, 1)}
	programs := p.desk.Programs
	return func() tea.Msg {
		// The frame of the step comes first; whoever goes on asks nothing.
		select {
		case <-time.After(playedPause):
		case <-ctx.Done():
			return nil
		}
		go f.ask(ctx, programs, &q)
		return analysed{<-f.news, f.news}
	}
}

func keyOf(q *action.Inquiry) analyseKey {
	k := analyseKey{start: q.Place.Start.Board(), lines: q.Lines, threat: q.Threat}
	var moves []byte
	for _, m := range q.Place.Moves {
		moves = append(moves, byte(m.From), byte(m.To))
	}
	k.moves = string(moves)
	return k
}

// feed brings what a search thinks, the newest of it alone.
type feed struct {
	number int
	news   chan thought
}

// ask asks until ctx ends or the search does.
func (f *feed) ask(ctx context.Context, programs *desk.Programs, q *action.Inquiry) {
	u, err := programs.Ask(ctx, q.Place, uci.Limit{Time: thinking, Options: q.Options()}, func(u uci.Update) {
		f.put(thought{number: f.number, known: true, lines: u.Lines})
	})
	f.put(thought{number: f.number, known: true, over: true, lines: u.Lines, err: err})
}

// put leaves a thought in the place of one that nobody has seen.
func (f *feed) put(t thought) {
	select {
	case <-f.news:
	default:
	}
	f.news <- t
}

// analysed is a thought with where the next one comes from.
type analysed struct {
	thought
	news chan thought
}

// forget ends the search that goes on, and forgets what it brought.
func (p *analysePane) forget() {
	if p.cancel != nil {
		p.cancel()
	}
	p.cancel, p.now, p.late = nil, thought{}, thought{}
	p.number++
}

// take takes what a search brought.
func (p *analysePane) take(msg analysed) tea.Cmd {
	if msg.number != p.number {
		return nil
	}
	if errors.Is(msg.err, desk.ErrAskedAnew) { // for something else, which is over soon
		p.forget()
		return nil
	}
	p.late = msg.thought
	p.settleRows()
	if msg.over {
		return nil
	}
	return func() tea.Msg { return analysed{<-msg.news, msg.news} }
}

// settleRows shows what came last, unless a row is marked: what is marked stays what
// it is until it is taken.
func (p *analysePane) settleRows() {
	if p.late.known && !p.of.marked(p) {
		p.now = p.late
	}
}

// visible returns what is asked here, if it may be shown and lines answer it.
func (p *analysePane) visible() (action.Inquiry, bool) {
	q, why := action.Thought(p.desk)
	return q, why == lang.NoText && p.now.known && p.cancel != nil && keyOf(&q) == p.asked
}

// name implements pane.
func (p *analysePane) name() string { return action.AnalysePane }

// head implements pane: which program thinks, and of whose moves.
func (p *analysePane) head(width int) []line {
	p.wide = width
	title := p.lang.Say(lang.AnalyseHead)
	if names := p.desk.Programs.Names(); len(names) > 0 {
		title += "  " + cell.Line(names[0])
	}
	if p.desk.Wish.Threat {
		title += "  " + p.lang.Say(lang.AnalyseThreat)
	}
	return []line{{ink: inkHead, text: p.measure.Short(title, width)}}
}

// rows implements pane.
func (p *analysePane) rows() []string {
	q, ok := p.visible()
	if !ok {
		return nil
	}
	lines := p.now.lines[:min(len(p.now.lines), q.Lines)]
	rows := make([]string, len(lines))
	for i := range lines {
		rows[i] = action.ThoughtRow(p.session, q.Board, &lines[i], p.wide-rowLead(q.Lines))
	}
	return rows
}

// marked implements marker: the line in every notation.
func (p *analysePane) marked(i int) string {
	q, ok := p.visible()
	if !ok || i >= len(p.now.lines) {
		return ""
	}
	return action.EveryNotation(p.session, q.Board, p.now.lines[i].Moves)
}

// enter implements pane: takes the line into the record as a variation.
func (p *analysePane) enter(i int) tea.Cmd {
	q, ok := p.visible()
	if !ok || i >= len(p.now.lines) {
		return nil
	}
	said, err := action.TakeLine(p.session, p.lang, &q, p.now.lines[i].Moves)
	if err == nil {
		p.say(said)
	}
	return p.settle(err)
}

// why implements pane.
func (p *analysePane) why() string {
	if _, why := action.Thought(p.desk); why != lang.NoText {
		return p.lang.Say(why)
	}
	switch {
	case p.review.runs():
		return p.lang.Say(lang.AnalyseReviews)
	case p.now.err != nil:
		return strings.TrimSpace(lang.NewVoice(p.lang, nil).Error(p.now.err, nil))
	}
	return p.lang.Say(lang.AnalyseThinks)
}
