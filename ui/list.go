// The list of games: filtered by a text, sorted, one opened.

package ui

import (
	"fmt"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/notation"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// gameList is the list and what one chose in it. It shows all games as long as
// nothing is filtered or sorted: then only the rows that are seen are read.
type gameList struct {
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
	date, red string
}

// sortings are the orders that Tab goes through.
var sortings = []string{"", "Date", "Red"}

// openList shows the list, the open game chosen.
func (m *Model) openList() {
	m.overlay = overlayGames
	m.list = gameList{at: m.session.Index()}
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
	if m.list.picked {
		return m.list.found[i]
	}
	return m.listedGame(i)
}

// listedGame reads the row of a game.
func (m *Model) listedGame(i int) listed {
	tags, err := m.session.Games().Tags(i)
	if err != nil {
		tags = nil
	}
	return listed{i, listTitle(tags, i, m.lang), tags.Value("Date"), tags.Value("Red")}
}

func foldForSearch(text string) string {
	return strings.ToLower(strings.Map(notation.FoldRune, text))
}

// gameTitle names a game: by its players and result, else by its title or event.
func gameTitle(tags records.Tags, index int, l lang.Lang) string {
	red, black := tags.Value("Red"), tags.Value("Black")
	if red == "" && black == "" {
		for _, name := range []string{"Title", "Event"} {
			if text := tags.Value(name); text != "" {
				return cell.Line(text)
			}
		}
		return l.Say(lang.Untitled, index+1)
	}
	between := lang.AgainstWith
	switch tags.Value("Result") {
	case "1-0":
		between = lang.BeatsAsRed
	case "0-1":
		between = lang.LosesAsRed
	case "1/2-1/2":
		between = lang.DrawsAsRed
	}
	return cell.Line(red + " " + l.Say(between) + " " + black)
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

// filterList finds the games whose row holds every word of the filter, and sorts
// them.
func (m *Model) filterList() {
	l := &m.list
	words := strings.Fields(foldForSearch(l.filter.Text()))
	l.found, l.at, l.picked = nil, 0, len(words) > 0 || l.order != ""
	if !l.picked {
		return
	}
	for i := range m.session.Games().Len() {
		g := m.listedGame(i)
		text := foldForSearch(g.title)
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) }) {
			l.found = append(l.found, g)
		}
	}
	switch l.order {
	case "Date":
		slices.SortStableFunc(l.found, func(a, b listed) int { return strings.Compare(a.date, b.date) })
	case "Red":
		slices.SortStableFunc(l.found, func(a, b listed) int { return strings.Compare(a.red, b.red) })
	}
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
		m.filterList()
	case "backspace":
		l.filter.Backspace()
		m.filterList()
	case "enter":
		if l.at < m.count() {
			m.overlay = overlayNone
			c := &action.Context{Session: m.session, Lang: m.lang, Argument: fmt.Sprint(m.game(l.at).index + 1)}
			return m.settle(c, action.ByName("game").Run(c))
		}
	default:
		if r != 0 {
			l.filter.Insert(r)
			m.filterList()
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
	if !all.Complete() {
		count += " ..."
	}
	lines := []line{
		{runs: []run{{inkKey, "/ " + cell.Line(l.filter.Text()) + "_   "}, {inkHead, count + "   " + l.order}}},
		{ink: inkDim, text: m.lang.Say(lang.GamesHint)},
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
