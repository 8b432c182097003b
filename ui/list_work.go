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

// filterList begins to find the games whose row holds every word of the filter.
func (m *Model) filterList() tea.Cmd {
	l := &m.list
	l.run++
	l.found, l.at, l.upto, l.busy = nil, 0, 0, false
	l.picked = strings.TrimSpace(l.filter.Text()) != "" || l.order != ""
	if !l.picked {
		return m.listGrows()
	}
	cmd := m.listWork()
	for games := m.session.Games(); cmd != nil && games.Complete() && games.Len() <= fewGames; {
		switch msg := cmd().(type) {
		case listPart:
			cmd = m.listPart(msg)
		case listSorted:
			m.listSorted(msg)
			cmd = nil
		}
	}
	return cmd
}

// listWork filters the next games, reading them if they were not, and ends with
// sorting.
func (m *Model) listWork() tea.Cmd {
	l, games, words := &m.list, m.session.Games(), m.lang
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
		return m.listGrows()
	case order != "":
		l.busy = true
		return func() tea.Msg { return listSorted{run, sorted(found, order)} }
	}
	l.busy = false
	return nil
}

// listPart takes what a command found and asks for more.
func (m *Model) listPart(msg listPart) tea.Cmd {
	l := &m.list
	if msg.from == len(l.rows) && msg.run == l.run {
		l.rows = append(l.rows, msg.read...)
	}
	if msg.run != l.run || m.overlay != overlayGames {
		return nil
	}
	l.found, l.upto = append(l.found, msg.found...), msg.upto
	return m.listWork()
}

// listSorted shows the list in order; what was chosen before the order was
// there is let go.
func (m *Model) listSorted(msg listSorted) {
	if l := &m.list; msg.run == l.run {
		l.found, l.at, l.busy = msg.found, 0, false
	}
}

// listGrows looks again a little later, while games are being listed.
func (m *Model) listGrows() tea.Cmd {
	if m.session.Games().Complete() {
		return nil
	}
	run := m.list.run
	return tea.Tick(listPace, func(time.Time) tea.Msg { return listTick{run} })
}

func (m *Model) listTick(msg listTick) tea.Cmd {
	switch {
	case msg.run != m.list.run || m.overlay != overlayGames:
		return nil
	case m.list.picked:
		return m.listWork()
	}
	return m.listGrows()
}

// listProgress says how far filtering or reading is, in percent.
func (m *Model) listProgress() string {
	games := m.session.Games()
	done, size := int64(m.list.upto), int64(games.Len())
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
