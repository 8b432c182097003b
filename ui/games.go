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

// catalog is the rows of the first games of the collection, as far as they were
// read; it outlasts the page.
type catalog struct {
	rows []listed
	run  int // the number of the filtering: answers to an earlier one are late
}

// forget is called where games may be listed otherwise than before.
func (c *catalog) forget() { c.rows, c.run = nil, c.run+1 }

// gameList is the list and what one chose in it. It shows all games as long as
// nothing is filtered or sorted: then only the rows that are seen are read.
type gameList struct {
	*stage
	*catalog
	upto   int // how many rows were filtered
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
func openList(s *stage, c *catalog) tea.Cmd {
	c.run++
	l := &gameList{stage: s, catalog: c, at: s.session.Index()}
	s.open(l)
	return l.grows()
}

// count returns how many games the list shows.
func (l *gameList) count() int {
	if l.picked {
		return len(l.found)
	}
	return l.session.Games().Len()
}

// game returns the i-th game that the list shows.
func (l *gameList) game(i int) listed {
	switch {
	case l.picked:
		return l.found[i]
	case i < len(l.rows):
		return l.rows[i]
	}
	return readListed(l.session.Games(), i, l.lang)
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

// listTitle is a row of the list.
func listTitle(tags records.Tags, index int, l lang.Lang) string {
	text := cell.Line(desk.GameTitle(tags, index, l))
	for _, name := range []string{"Date", "Event", "Opening"} {
		if more := cell.Line(tags.Value(name)); more != "" && !strings.Contains(text, more) {
			text += "   " + more
		}
	}
	return text
}

// key implements page: moves in the list, filters and sorts it, and opens a game.
func (l *gameList) key(name string, r rune) tea.Cmd {
	written := !l.filter.Empty()
	switch {
	case name == "esc" || name == "ctrl+c" || name == "ctrl+g":
		l.close(l)
	case name == "up":
		l.at--
	case name == "down":
		l.at++
	case name == "pgup":
		l.at -= 10
	case name == "pgdown":
		l.at += 10
	case name == "home" && !written:
		l.at = 0
	case name == "end" && !written:
		l.at = l.count()
	case name == "tab":
		l.order = sortings[(slices.Index(sortings, l.order)+1)%len(sortings)]
		return l.filterGames()
	case name == "ctrl+u":
		l.filter.Clear()
		return l.filterGames()
	case name == "enter":
		if l.at < l.count() {
			l.close(l)
			return l.act(action.ByName("game"), fmt.Sprint(l.game(l.at).index+1))
		}
	case r == '/' && !written: // it stands before the filter already
	default:
		before := l.filter.Text()
		if editLine(&l.filter, name, r); l.filter.Text() != before {
			return l.filterGames()
		}
	}
	l.at = max(0, min(l.at, l.count()-1))
	return nil
}

// paste implements page.
func (l *gameList) paste(text string) tea.Cmd {
	for _, r := range strings.ReplaceAll(text, "\n", " ") {
		l.filter.Insert(r)
	}
	return l.filterGames()
}

// mouse implements page.
func (l *gameList) mouse(tea.MouseMsg, *frame) {}

// view implements page.
func (l *gameList) view() *frame {
	f := l.newFrame(resting)
	f.write(f.layout.body, l.lines(f.layout.body))
	return f
}

// entry implements page.
func (l *gameList) entry(width int) entry {
	made := l.pageEntry(width, l.hints())
	made.writing = true
	return made
}

// hints implements page.
func (l *gameList) hints() []hint {
	return []hint{l.hint("Enter", lang.HintOpen), l.hint("Tab", lang.HintSort), l.hint("Esc", lang.HintClose)}
}

// lines makes the rows around the chosen game.
func (l *gameList) lines(r rect) []line {
	all := l.session.Games()
	count := l.lang.Say(lang.GamesFound, l.count(), all.Len())
	if l.busy || !all.Complete() {
		count += " ..." + l.progress()
	}
	if l.order != "" {
		count += "   " + l.lang.Say(orders[l.order])
	}
	typed := []rune(l.filter.Text())
	before, after := cell.Line(string(typed[:l.filter.Cursor()])), cell.Line(string(typed[l.filter.Cursor():]))
	head := line{runs: []run{{inkKey, "/ " + before}, {inkCaret, "_"}, {inkKey, after}, {inkHead, "   " + count}}}
	if l.filter.Empty() {
		head.runs = append(head.runs, run{inkDim, "   " + l.lang.Say(lang.GamesHint)})
	}
	lines := []line{head, {}}
	if l.count() == 0 && !l.busy && all.Complete() {
		return append(lines, line{ink: inkDim, text: l.lang.Say(lang.NoGameFits)})
	}
	height := r.h - len(lines)
	first := max(0, min(l.at-height/2, l.count()-height))
	for i := first; i < l.count() && i < first+height; i++ {
		g := l.game(i)
		row := line{ink: inkText, text: fmt.Sprintf("  %4d  %s", g.index+1, g.title)}
		if i == l.at {
			row = line{ink: inkCurrent, text: fmt.Sprintf("> %4d  %s", g.index+1, g.title)}
		}
		lines = append(lines, row)
	}
	return lines
}
