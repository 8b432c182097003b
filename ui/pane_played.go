// The pane of the library: what was played here in one's own games, following every
// step. One search at a time goes on in a command; the next step ends it.

package ui

import (
	"context"
	"strconv"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records/library"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// playedPane lists the moves that were played where one stands.
type playedPane struct {
	*stage
	of     *rack
	cancel context.CancelFunc // of the search that goes on, or went on last
	number int                // of that
	asked  playedKey          // what it asked
	known  bool               // tree or err is the answer
	tree   desk.Answer
	err    error
	wide   int   // of the rectangle it stands in
	bars   []int // the byte at which the bar of each row begins
}

// playedKey is what a search depends on.
type playedKey struct {
	board engine.Board
	whose library.Players
}

// playedFound brings what a search found.
type playedFound struct {
	number int
	tree   desk.Answer
	err    error
}

// seek begins the search that the place needs, if the pane is open.
func (p *playedPane) seek() tea.Cmd {
	if !p.of.has(p) {
		p.forget()
		return nil
	}
	q, why := action.PlayedHere(p.desk)
	if why != lang.NoText {
		p.forget()
		return nil
	}
	key := playedKey{q.Board.Position.Board(), q.Players}
	if key == p.asked && p.cancel != nil {
		return nil
	}
	p.forget()
	ctx, cancel := context.WithCancel(context.Background())
	p.asked, p.cancel = key, cancel
	number, books := p.number, p.desk.Library
	return func() tea.Msg {
		// The frame of the step comes first; whoever goes on asks nothing.
		select {
		case <-time.After(playedPause):
		case <-ctx.Done():
			return nil
		}
		tree, err := books.Tree(ctx, q)
		return playedFound{number, tree, err}
	}
}

// playedPause is how long one stands in a place before what was played there is
// looked for.
const playedPause = 30 * time.Millisecond

// forget ends the search that goes on, and forgets what was found.
func (p *playedPane) forget() {
	if p.cancel != nil {
		p.cancel()
	}
	p.cancel, p.known, p.tree, p.err = nil, false, desk.Answer{}, nil
	p.number++
}

// take takes what a search found.
func (p *playedPane) take(msg playedFound) {
	if msg.number == p.number {
		p.known, p.tree, p.err = true, msg.tree, msg.err
	}
}

// name implements pane.
func (p *playedPane) name() string { return action.PlayedPane }

// head implements pane: how many games, and whose.
func (p *playedPane) head(width int) []line {
	p.wide = width
	title := p.lang.Say(lang.PlayedHead)
	if p.tree.Builtin {
		title = p.lang.Say(lang.PlayedBuiltin)
	}
	if p.known && p.err == nil {
		games := p.lang.Say(lang.PlayedOf, p.tree.Games)
		if column := action.PlayedHeads(width-p.lead()) + p.lead(); p.measure.Width(title+"  "+games) > column {
			games = strconv.Itoa(p.tree.Games) // so that the heads of the per cents stand beside it
		}
		title += "  " + games
	}
	if w := p.desk.Library.Whose; w != (library.Players{}) {
		title += "  " + cell.Line(strings.TrimSpace(w.Either+w.Red+w.Black))
		switch {
		case w.Red != "":
			title += " " + p.lang.Say(lang.Red)
		case w.Black != "":
			title += " " + p.lang.Say(lang.Black)
		}
	}
	if column := action.PlayedHeads(width-p.lead()) + p.lead(); p.visible() && len(p.tree.Lines) > 0 && p.measure.Width(title) <= column {
		title = p.measure.Pad(title, column)
		for _, of := range []lang.Text{lang.PlayedWon, lang.PlayedDrawn, lang.PlayedLost} {
			text := p.lang.Say(of)
			title += cell.Blanks(4-p.measure.Width(text)) + text
		}
	}
	lines := []line{{ink: inkHead, text: p.measure.Short(title, width)}}
	if !p.visible() {
		return lines
	}
	if p.tree.Builtin {
		lines = append(lines, line{ink: inkDim, text: p.measure.Short(p.lang.Say(lang.PlayedOwn), width)})
	}
	if opening := action.OpeningHere(p.session, p.lang); opening != "" {
		lines = append(lines, line{ink: inkDim, text: p.measure.Short(cell.Line(opening), width)})
	}
	return lines
}

// lead is what stands before each row.
func (p *playedPane) lead() int { return rowLead(len(p.tree.Lines)) }

// playersFrom is the width from which on rows name players.
const playersFrom = 60

// visible reports whether what was found may be shown.
func (p *playedPane) visible() bool {
	q, why := action.PlayedHere(p.desk)
	return why == lang.NoText && p.known && p.err == nil && p.asked == playedKey{q.Board.Position.Board(), q.Players}
}

// rows implements pane.
func (p *playedPane) rows() []string {
	if !p.visible() {
		return nil
	}
	rows := make([]string, len(p.tree.Lines))
	p.bars = make([]int, len(rows))
	for i := range p.tree.Lines {
		l := &p.tree.Lines[i]
		rows[i], p.bars[i] = action.PlayedRow(p.session, l, p.wide-p.lead())
		if p.wide >= playersFrom && len(l.Players) > 0 {
			rows[i] += "  " + cell.Line(strings.Join(p.tree.PlayersTold(i, p.lang), ", "))
		}
	}
	return rows
}

// bar implements barred.
func (p *playedPane) bar(i int) (from, to int) {
	if i >= len(p.bars) || p.bars[i] < 0 {
		return 0, 0
	}
	return p.bars[i], p.bars[i] + action.BarCells
}

// marked implements marker: the opening that the move makes, and who played it where
// its row has no room for that.
func (p *playedPane) marked(i int) string {
	m, ok := p.move(i)
	if !ok {
		return ""
	}
	text := action.OpeningWith(p.session, m, p.lang)
	if players := strings.Join(p.tree.PlayersTold(i, p.lang), ", "); p.wide < playersFrom && players != "" {
		text = strings.TrimLeft(text+"  "+players, " ")
	}
	return text
}

// move returns the move of a row.
func (p *playedPane) move(i int) (engine.Move, bool) {
	if !p.visible() || i < 0 || i >= len(p.tree.Lines) {
		return engine.Move{}, false
	}
	return p.tree.Lines[i].Move, true
}

// enter implements pane: plays the move of the row.
func (p *playedPane) enter(i int) tea.Cmd {
	m, ok := p.move(i)
	if !ok {
		return nil
	}
	outcome, err := p.session.Play(m)
	if err == nil {
		p.say(p.lang.Say(action.OutcomeText(outcome)))
	}
	return p.settle(err)
}

// keys are those that ask for a list of games, or begin to: they leave the mark.
func (p *playedPane) keys() []string { return []string{"ctrl+g", "0"} }

// taken returns the move of the marked row, whose games are asked for, and drops the
// mark.
func (p *playedPane) taken() (engine.Move, bool) {
	if p.of.shown() != pane(p) || p.of.mark == 0 {
		return engine.Move{}, false
	}
	i := p.of.mark - 1
	p.of.mark = 0
	return p.move(i)
}

// why implements pane.
func (p *playedPane) why() string {
	if _, why := action.PlayedHere(p.desk); why != lang.NoText {
		return p.lang.Say(why)
	}
	switch {
	case !p.known:
		return p.lang.Say(lang.PlayedSought)
	case p.err != nil:
		return lang.NewVoice(p.lang, nil).Error(p.err, nil)
	case p.tree.Builtin:
		return lang.NewVoice(p.lang, nil).Error(desk.ErrNoLibrary, nil)
	}
	return p.lang.Say(lang.PlayedNone)
}
