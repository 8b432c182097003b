// Filtering and sorting the list of games, piece by piece in commands, so that
// no key waits for it however many games there are.

package ui

import (
	"fmt"
	"slices"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
)

// How many games a command reads, or filters where they were read before; as
// many as fewGames are filtered at once.
const (
	fewGames     = 256
	readAtOnce   = 1024
	filterAtOnce = 1 << 15
)

// listPace is how often a list that is still being read is shown anew.
const listPace = 100 * time.Millisecond

// listPart is what a command found in the games up to upto.
type listPart struct {
	run, from, upto int
	read            []listed // rows from the game number from on; nil: they were known
	found           []listed
}

// listSorted is what the filter left, in order.
type listSorted struct {
	run   int
	found []listed
}

// listTick looks for games that were listed meanwhile.
type listTick struct{ run int }

// filterGames begins to find the games whose row holds every word of the filter.
func (l *gameList) filterGames() tea.Cmd {
	l.run++
	l.found, l.at, l.upto, l.busy = nil, 0, 0, false
	l.picked = strings.TrimSpace(l.filter.Text()) != "" || l.order != ""
	if !l.picked {
		return l.grows()
	}
	cmd := l.work()
	for games := l.session.Games(); cmd != nil && games.Complete() && games.Len() <= fewGames; {
		switch msg := cmd().(type) {
		case listPart:
			cmd = l.take(msg)
		case listSorted:
			l.takeSorted(msg)
			cmd = nil
		}
	}
	return cmd
}

// work filters the next games, reading them if they were not, and ends with
// sorting.
func (l *gameList) work() tea.Cmd {
	games, words := l.session.Games(), l.lang
	run, from, known, order, found := l.run, l.upto, l.rows, l.order, l.found
	filter := strings.Fields(records.Fold(l.filter.Text()))
	complete := games.Complete()
	switch n := games.Len(); {
	case from < n:
		l.busy = true
		return func() tea.Msg {
			part := listPart{run: run, from: from}
			var rows []listed
			if from < len(known) {
				rows = known[from:min(len(known), from+filterAtOnce)]
			} else {
				for i := from; i < min(n, from+readAtOnce); i++ {
					part.read = append(part.read, readListed(games, i, words))
				}
				rows = part.read
			}
			part.upto, part.found = from+len(rows), filtered(rows, filter)
			return part
		}
	case !complete:
		return l.grows()
	case order != "":
		l.busy = true
		return func() tea.Msg { return listSorted{run, sorted(found, order)} }
	}
	l.busy = false
	return nil
}

// take takes what a command found and asks for more.
func (l *gameList) take(msg listPart) tea.Cmd {
	if msg.from == len(l.rows) && msg.run == l.run {
		l.rows = append(l.rows, msg.read...)
	}
	if msg.run != l.run {
		return nil
	}
	l.found, l.upto = append(l.found, msg.found...), msg.upto
	return l.work()
}

// takeSorted shows the list in order; what was chosen before the order was
// there is let go.
func (l *gameList) takeSorted(msg listSorted) {
	if msg.run == l.run {
		l.found, l.at, l.busy = msg.found, 0, false
	}
}

// grows looks again a little later, while games are being listed.
func (l *gameList) grows() tea.Cmd {
	if l.session.Games().Complete() {
		return nil
	}
	run := l.run
	return tea.Tick(listPace, func(time.Time) tea.Msg { return listTick{run} })
}

// hear implements hearer.
func (l *gameList) hear(msg tea.Msg) tea.Cmd {
	switch msg := msg.(type) {
	case listPart:
		return l.take(msg)
	case listSorted:
		l.takeSorted(msg)
	case listTick:
		switch {
		case msg.run != l.run:
		case l.picked:
			return l.work()
		default:
			return l.grows()
		}
	}
	return nil
}

// progress says how far filtering or reading is, in percent.
func (l *gameList) progress() string {
	games := l.session.Games()
	done, size := int64(l.upto), int64(games.Len())
	if !games.Complete() {
		p, ok := games.(interface{ Progress() (done, size int64) })
		if !ok {
			return ""
		}
		done, size = p.Progress()
	}
	if size <= 0 {
		return ""
	}
	return fmt.Sprintf(" %d%%", min(100, 100*done/size))
}

// filtered returns the rows that hold every word.
func filtered(rows []listed, words []string) []listed {
	var found []listed
	for _, g := range rows {
		if !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(g.folded, w) }) {
			found = append(found, g)
		}
	}
	return found
}

// sorted returns rows in the order of a tag.
func sorted(rows []listed, order string) []listed {
	rows = slices.Clone(rows)
	slices.SortStableFunc(rows, func(a, b listed) int {
		if order == "Date" {
			return strings.Compare(a.date, b.date)
		}
		return strings.Compare(a.red, b.red)
	})
	return rows
}
