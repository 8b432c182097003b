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

// gameList is the list and what one chose in it.
type gameList struct {
	filter session.Entry
	order  string // "", or the tag by which it is sorted
	games  []listed
	found  []int // indexes into games
	at     int   // of found
}

// listed is a game of the list.
type listed struct {
	index     int
	title     string
	folded    string
	date, red string
}

// sortings are the orders that Tab goes through.
var sortings = []string{"", "Date", "Red"}

// openList shows the list, the open game chosen.
func (m *Model) openList() {
	m.overlay = overlayGames
	m.list = gameList{}
	games := m.session.Games()
	for i := range games.Len() {
		tags, err := games.Tags(i)
		if err != nil {
			tags = nil
		}
		g := listed{index: i, title: listTitle(tags, i, m.lang), date: tags.Value("Date"), red: tags.Value("Red")}
		g.folded = foldForSearch(g.title)
		m.list.games = append(m.list.games, g)
	}
	m.filterList()
	m.list.at = max(0, slices.Index(m.list.found, m.session.Index()))
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

// filterList finds the games whose row holds every word of the filter.
func (m *Model) filterList() {
	words := strings.Fields(foldForSearch(m.list.filter.Text()))
	m.list.found = m.list.found[:0]
	for i, g := range m.list.games {
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(g.folded, w) }) {
			m.list.found = append(m.list.found, i)
		}
	}
	games := m.list.games
	switch m.list.order {
	case "Date":
		slices.SortStableFunc(m.list.found, func(a, b int) int { return strings.Compare(games[a].date, games[b].date) })
	case "Red":
		slices.SortStableFunc(m.list.found, func(a, b int) int { return strings.Compare(games[a].red, games[b].red) })
	}
	m.list.at = 0
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
		l.at = len(l.found)
	case "tab":
		l.order = sortings[(slices.Index(sortings, l.order)+1)%len(sortings)]
		m.filterList()
	case "backspace":
		l.filter.Backspace()
		m.filterList()
	case "enter":
		if l.at < len(l.found) {
			m.overlay = overlayNone
			c := &action.Context{Session: m.session, Lang: m.lang, Argument: fmt.Sprint(l.games[l.found[l.at]].index + 1)}
			return m.settle(c, action.ByName("game").Run(c))
		}
	default:
		if r != 0 {
			l.filter.Insert(r)
			m.filterList()
		}
	}
	l.at = max(0, min(l.at, len(l.found)-1))
	return nil
}

// listLines makes the rows around the chosen game.
func (m *Model) listLines(r rect) []line {
	l := &m.list
	count := m.lang.Say(lang.GamesFound, len(l.found), len(l.games))
	lines := []line{
		{runs: []run{{inkKey, "/ " + cell.Line(l.filter.Text()) + "_   "}, {inkHead, count + "   " + l.order}}},
		{ink: inkDim, text: m.lang.Say(lang.GamesHint)},
	}
	height := r.h - len(lines)
	first := max(0, min(l.at-height/2, len(l.found)-height))
	for i := first; i < len(l.found) && i < first+height; i++ {
		g := &l.games[l.found[i]]
		row := line{ink: inkText, text: fmt.Sprintf("  %4d  %s", g.index+1, g.title)}
		if i == l.at {
			row = line{ink: inkCurrent, text: fmt.Sprintf("> %4d  %s", g.index+1, g.title)}
		}
		lines = append(lines, row)
	}
	return lines
}
