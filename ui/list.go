// The list of games: filtered by a text, sorted, one opened.

package ui

import (
	"fmt"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// gameList is the list and what one chose in it. It shows all games as long as
// nothing is filtered or sorted: then only the rows that are seen are read.
type gameList struct {
	rows   []listed // of the first games, as far as they were read
	run    int      // the number of the filtering: answers to an earlier one are late
	upto   int      // how many rows were filtered
	busy   bool
	filter session.Entry
	order  string // "", or the tag by which it is sorted
	found  []listed
	picked bool // found holds what the filter left; else all games are shown
	at     int
}

// listed is a game of the list.
type listed struct {
	index     int
	title     string
	folded    string // title, as it is looked for
	date, red string // folded
}

// sortings are the orders that Tab goes through.
var sortings = []string{"", "Date", "Red"}

var orders = map[string]lang.Text{"Date": lang.OrderDate, "Red": lang.OrderRed}

// openList shows the list, the open game chosen.
func (m *Model) openList() tea.Cmd {
	m.overlay = overlayGames
	m.list = gameList{at: m.session.Index(), rows: m.list.rows, run: m.list.run + 1}
	return m.listGrows()
}

// count returns how many games the list shows.
func (m *Model) count() int {
	if m.list.picked {
		return len(m.list.found)
	}
	return m.session.Games().Len()
}

// game returns the i-th game that the list shows.
func (m *Model) game(i int) listed {
	switch {
	case m.list.picked:
		return m.list.found[i]
	case i < len(m.list.rows):
		return m.list.rows[i]
	}
	return readListed(m.session.Games(), i, m.lang)
}

// readListed reads the row of a game.
func readListed(games session.Collection, i int, l lang.Lang) listed {
	tags, err := games.Tags(i)
	if err != nil {
		tags = nil
	}
	title := listTitle(tags, i, l)
	return listed{i, title, records.Fold(title), tags.Value("Date"), records.Fold(tags.Value("Red"))}
}

// gameTitle names a game for the screen.
func gameTitle(tags records.Tags, index int, l lang.Lang) string {
	return cell.Line(desk.GameTitle(tags, index, l))
}

// listTitle is a row of the list.
func listTitle(tags records.Tags, index int, l lang.Lang) string {
	text := gameTitle(tags, index, l)
	for _, name := range []string{"Date", "Event", "Opening"} {
		if more := cell.Line(tags.Value(name)); more != "" && !strings.Contains(text, more) {
			text += "   " + more
		}
	}
	return text
}

// listKey moves in the list, filters and sorts it, and opens a game.
func (m *Model) listKey(name string, r rune) tea.Cmd {
	l := &m.list
	switch name {
	case "esc", "ctrl+c", "ctrl+g":
		m.overlay = overlayNone
	case "up":
		l.at--
	case "down":
		l.at++
	case "pgup":
		l.at -= 10
	case "pgdown":
		l.at += 10
	case "home":
		l.at = 0
	case "end":
		l.at = m.count()
	case "tab":
		l.order = sortings[(slices.Index(sortings, l.order)+1)%len(sortings)]
		return m.filterList()
	case "backspace":
		l.filter.Backspace()
		return m.filterList()
	case "ctrl+u":
		l.filter.Clear()
		return m.filterList()
	case "enter":
		if l.at < m.count() {
			m.overlay = overlayNone
			return m.act(action.ByName("game"), fmt.Sprint(m.game(l.at).index+1))
		}
	default:
		if r != 0 && (r != '/' || !l.filter.Empty()) { // "/" stands before the filter already
			l.filter.Insert(r)
			return m.filterList()
		}
	}
	l.at = max(0, min(l.at, m.count()-1))
	return nil
}

// listLines makes the rows around the chosen game.
func (m *Model) listLines(r rect) []line {
	l := &m.list
	all := m.session.Games()
	count := m.lang.Say(lang.GamesFound, m.count(), all.Len())
	if l.busy || !all.Complete() {
		count += " ..." + m.listProgress()
	}
	if l.order != "" {
		count += "   " + m.lang.Say(orders[l.order])
	}
	head := line{runs: []run{{inkKey, "/ " + cell.Line(l.filter.Text())}, {inkCaret, "_"}, {inkHead, "   " + count}}}
	if l.filter.Empty() {
		head.runs = append(head.runs, run{inkDim, "   " + m.lang.Say(lang.GamesHint)})
	}
	lines := []line{head, {}}
	if m.count() == 0 && !l.busy && all.Complete() {
		return append(lines, line{ink: inkDim, text: m.lang.Say(lang.NoGameFits)})
	}
	height := r.h - len(lines)
	first := max(0, min(l.at-height/2, m.count()-height))
	for i := first; i < m.count() && i < first+height; i++ {
		g := m.game(i)
		row := line{ink: inkText, text: fmt.Sprintf("  %4d  %s", g.index+1, g.title)}
		if i == l.at {
			row = line{ink: inkCurrent, text: fmt.Sprintf("> %4d  %s", g.index+1, g.title)}
		}
		lines = append(lines, row)
	}
	return lines
}
