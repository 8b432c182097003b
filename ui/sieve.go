// The games that are listed, filtered and sorted part by part in commands, so that
// no key waits for it however many games there are.

package ui

import (
	"fmt"
	"slices"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
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

// catalog is the rows of the first games of the collection, as far as they were
// read; it outlasts the page.
type catalog struct {
	rows []listed
	run  int // the number of the filtering: answers to an earlier one are late
}

// forget is called where games may be listed otherwise than before.
func (c *catalog) forget() { c.rows, c.run = nil, c.run+1 }

// sieve is the games that are listed: all of them as long as nothing is filtered or
// sorted; then only the rows that are seen are read.
type sieve struct {
	*catalog
	games  session.Collection
	speech lang.Lang
	words  []string // that a row must hold, folded
	order  string   // "", or the tag by which it is sorted
	upto   int      // how many rows were filtered
	busy   bool
	found  []listed
	picked bool // found holds what the filter left; else all games are shown
}

// listed is a game of the list.
type listed struct {
	index     int
	title     string
	folded    string // title, as it is looked for
	date, red string // folded
}

// count returns how many games the list shows.
func (l *sieve) count() int {
	if l.picked {
		return len(l.found)
	}
	return l.games.Len()
}

// game returns the i-th game that the list shows.
func (l *sieve) game(i int) listed {
	switch {
	case l.picked:
		return l.found[i]
	case i < len(l.rows):
		return l.rows[i]
	}
	return readListed(l.games, i, l.speech)
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

// sift begins to find the games whose row holds every word of the filter.
func (l *sieve) sift(filter string) tea.Cmd {
	l.run++
	l.words = strings.Fields(records.Fold(filter))
	l.found, l.upto, l.busy = nil, 0, false
	l.picked = len(l.words) > 0 || l.order != ""
	if !l.picked {
		return l.grows()
	}
	cmd := l.work()
	for cmd != nil && l.games.Complete() && l.games.Len() <= fewGames {
		cmd, _ = l.take(cmd())
	}
	return cmd
}

// work filters the next games, reading them if they were not, and ends with
// sorting.
func (l *sieve) work() tea.Cmd {
	games, language := l.games, l.speech
	run, from, known, order, found := l.run, l.upto, l.rows, l.order, l.found
	words := l.words
	complete := games.Complete() // before the games are counted
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
					part.read = append(part.read, readListed(games, i, language))
				}
				rows = part.read
			}
			part.upto, part.found = from+len(rows), filtered(rows, words)
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

// take takes what a command brings and asks for more; anew: the games stand in
// another order. What an earlier run brings is dropped.
func (l *sieve) take(msg tea.Msg) (cmd tea.Cmd, anew bool) {
	switch msg := msg.(type) {
	case listPart:
		if msg.run == l.run {
			return l.add(msg), false
		}
	case listSorted:
		if msg.run == l.run {
			l.found, l.busy = msg.found, false
			return nil, true
		}
	case listTick:
		switch {
		case msg.run != l.run:
		case l.picked:
			return l.work(), false
		default:
			return l.grows(), false
		}
	}
	return nil, false
}

// add adds what a command found.
func (l *sieve) add(msg listPart) tea.Cmd {
	if msg.from == len(l.rows) {
		l.rows = append(l.rows, msg.read...)
	}
	l.found, l.upto = append(l.found, msg.found...), msg.upto
	return l.work()
}

// grows looks again a little later, while games are being listed.
func (l *sieve) grows() tea.Cmd {
	if l.games.Complete() {
		return nil
	}
	run := l.run
	return tea.Tick(listPace, func(time.Time) tea.Msg { return listTick{run} })
}

// progress says how far filtering or reading is, in percent.
func (l *sieve) progress() string {
	games := l.games
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
