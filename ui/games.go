// The list of games: filtered by a text, sorted, one opened.

package ui

import (
	"fmt"
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// gameList is the list and what one chose in it.
type gameList struct {
	*stage
	sieve
	filter session.Entry
	at     int
}

// openList shows the list, filtered if a filter is given, the open game chosen.
func openList(s *stage, c *catalog, filter string) tea.Cmd {
	l := &gameList{stage: s, sieve: sieve{catalog: c, games: s.session.Games(), speech: s.lang, veiled: -1}, at: s.session.Index()}
	if s.session.Covered() || s.session.Veil().Level != veil.Open {
		l.veiled = s.session.Index()
	}
	s.open(l)
	l.filter.Set(filter)
	return l.sift(filter)
}

// key implements page: moves in the list, filters and sorts it, and opens a game.
func (l *gameList) key(name string, r rune) tea.Cmd {
	written := !l.filter.Empty()
	switch {
	case name == "esc" || name == "ctrl+c" || name == "ctrl+g":
		l.close(l)
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
		if at, ok := stride(name, l.at, l.count()); ok && !(written && (name == "home" || name == "end")) {
			l.at = at
			return nil
		}
		before := l.filter.Text()
		if editLine(&l.filter, name, r); l.filter.Text() != before {
			return l.filterGames()
		}
	}
	return nil
}

// filterGames begins to find the games that the filter leaves.
func (l *gameList) filterGames() tea.Cmd {
	l.at = 0
	return l.sift(l.filter.Text())
}

// hear implements hearer. What was chosen before an order was there is let go.
func (l *gameList) hear(msg tea.Msg) tea.Cmd {
	cmd, anew := l.take(msg)
	if anew {
		l.at = 0
	}
	return cmd
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
func (l *gameList) entry(width int) entryLine {
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
	all := l.games
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
	columns := columnsOf(l.measure, r.w)
	lines := []line{head, {ink: inkDim, text: columns.head(l.lang)}}
	if l.count() == 0 && !l.busy && all.Complete() {
		return append(lines, line{ink: inkDim, text: l.lang.Say(lang.NoGameFits)})
	}
	height := r.h - len(lines)
	first := scrolled(l.at, l.count(), height)
	for i := first; i < l.count() && i < first+height; i++ {
		g := l.game(i)
		row := line{ink: inkText, text: columns.game(&g, i == l.at)}
		if i == l.at {
			row.ink = inkCurrent
		}
		lines = append(lines, row)
	}
	return lines
}
