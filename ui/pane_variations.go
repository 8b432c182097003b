// The pane of variations: the moves in a place, each with those that follow it.

package ui

import (
	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// variationsPane lists the variations where one stands.
type variationsPane struct{ *stage }

// branchPlies is how many moves of each variation are listed.
const branchPlies = 12

// name implements pane.
func (p *variationsPane) name() string { return action.VariationsPane }

// head implements pane: in a variation, the line that led here.
func (p *variationsPane) head(width int) []line {
	led, _ := action.Branches(p.session, branchPlies)
	title := line{ink: inkHead, text: p.lang.Say(lang.VariationsHead)}
	if led == "" {
		return []line{title}
	}
	led = cell.Line(led)
	how := p.lang.Say(lang.VariationsLed) + " "
	if before := title.text + "  " + how; p.measure.Width(before+led) <= width {
		return []line{{runs: []run{{inkHead, before}, {inkDim, led}}}}
	}
	return []line{title, {runs: []run{{inkHead, how}, {inkDim, p.measure.Tail(led, width-p.measure.Width(how))}}}}
}

// rows implements pane.
func (p *variationsPane) rows() []string {
	_, all := action.Branches(p.session, branchPlies)
	rows := make([]string, len(all))
	for i, b := range all {
		rows[i] = cell.Line(b.Text)
	}
	return rows
}

// enter implements pane: goes to the move of the row.
func (p *variationsPane) enter(i int) tea.Cmd {
	if _, all := action.Branches(p.session, 1); i < len(all) {
		p.session.GoTo(all[i].Node)
	}
	return nil
}

// why implements pane.
func (p *variationsPane) why() string { return p.lang.Say(lang.VariationsNone) }
