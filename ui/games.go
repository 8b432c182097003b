// The list of games: filtered by a text, sorted, one opened.

package ui

import (
	"context"
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
	"qipu/ui/veil"
)

// gameList is the list and what is chosen in it. First stand the games that are in no
// file, then those of the collection.
type gameList struct {
	*stage
	sieve
	unfiled []listed // by their number, as :unsaved has it, then the library
	first   []listed // of these what the filter leaves
	library int      // how many games the library has, to be offered; 0: it is not
	filter  session.Entry
	at      int
}

// openList shows the list, filtered if a filter is given, the open game chosen.
func openList(s *stage, c *catalog, filter string) tea.Cmd {
	games, at := s.desk.Numbered()
	l := &gameList{stage: s, sieve: sieve{catalog: c.of(games), games: games, speech: s.lang, veiled: -1}}
	open := s.desk.Tray.Open()
	hides := s.session.Covered() || s.session.Veil().Level != veil.Open
	if hides && (open == nil || open.Len() > 1) {
		l.veiled = at
	}
	chosen := -1
	for i, u := range s.desk.Tray.All() {
		if u == open && u.Len() > 1 {
			continue // its games are what is listed
		}
		row := unfiledRow(s.desk, u, i)
		if u == open {
			chosen = len(l.unfiled)
			if hides {
				row = row.hidden(row.index)
			}
		}
		l.unfiled = append(l.unfiled, row)
	}
	s.open(l)
	l.filter.Set(filter)
	cmd := l.sift(filter)
	if l.at = len(l.first) + at; chosen >= 0 {
		l.at = chosen
	}
	if filter != "" {
		l.at = 0
	}
	return tea.Batch(cmd, l.askLibrary())
}

// libraryCounted brings how many games the library has.
type libraryCounted struct {
	list  *gameList
	games int
}

// askLibrary asks how many games the library has, unless it is what is listed, or may
// tell nothing now.
func (l *gameList) askLibrary() tea.Cmd {
	if found, ok := l.games.(*desk.Found); ok && found.All || !action.LibraryTells(l.session) {
		return nil
	}
	books := l.desk.Library
	if !books.There() {
		return nil
	}
	return func() tea.Msg { return libraryCounted{l, books.Count(context.Background())} }
}

// offer puts the library into the list, behind what is in no file.
func (l *gameList) offer(games int) {
	if games == 0 {
		return
	}
	l.library = games
	row := listed{library: true, title: l.lang.Say(lang.LibraryRow, games), about: records.Summary{Result: "*"}}
	row.fold("")
	l.unfiled = append(l.unfiled, row)
	was := len(l.first)
	l.first = filtered(l.unfiled, l.words, -1)
	if l.at >= was { // what was chosen stays it
		l.at += len(l.first) - was
	}
}

// unfiledRow is the row of what is in no file, the i-th of it.
func unfiledRow(d *desk.Desk, u *desk.Unfiled, i int) listed {
	row := listed{index: i, unfiled: true, title: cell.Line(d.Tray.Title(u, d.Lang)), about: records.Summary{Result: "*"}}
	if g := d.Tray.Game(u); g != nil {
		row.about = g.Summary()
		row.event = cell.Line(g.Tags.Value("Event"))
	}
	row.fold("")
	return row
}

// sift begins to find the games that have all that the filter asks for.
func (l *gameList) sift(filter string) tea.Cmd {
	l.first = filtered(l.unfiled, readSought(filter), -1)
	return l.sieve.sift(filter)
}

// size returns how many rows there are.
func (l *gameList) size() int { return len(l.first) + l.count() }

// row returns the i-th row.
func (l *gameList) row(i int) listed {
	if i < len(l.first) {
		return l.first[i]
	}
	return l.game(i - len(l.first))
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
	case name == "enter" && l.at < l.size():
		l.close(l)
		chosen := l.row(l.at)
		return l.act(chosen.opens())
	case name == "enter":
	case name == "delete" && !written && l.at < len(l.first) && l.row(l.at).unfiled:
		l.close(l)
		return l.act(action.ByName("drop"), fmt.Sprint(l.row(l.at).index+1))
	case r == '/' && !written: // it stands before the filter already
	default:
		if at, ok := stride(name, l.at, l.size()); ok && !(written && (name == "home" || name == "end")) {
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
	if counted, ok := msg.(libraryCounted); ok && counted.list == l {
		l.offer(counted.games)
		return nil
	}
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
	hints := []hint{l.hint("Enter", lang.HintOpen), l.hint("Tab", lang.HintSort)}
	if l.at < len(l.first) && l.filter.Empty() && l.row(l.at).unfiled {
		hints = append(hints, l.hint("Delete", lang.HintThrow))
	}
	return append(hints, l.hint("Esc", lang.HintClose))
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
	if l.size() == 0 && !l.busy && all.Complete() {
		return append(lines, line{ink: inkDim, text: l.lang.Say(lang.NoGameFits)})
	}
	height := r.h - len(lines)
	first := scrolled(l.at, l.size(), height)
	for i := first; i < l.size() && i < first+height; i++ {
		g := l.row(i)
		row := line{ink: inkText, text: columns.game(&g, i == l.at)}
		if i == l.at {
			row.ink = inkCurrent
		}
		lines = append(lines, row)
	}
	return lines
}
