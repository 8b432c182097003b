// The games that are listed, filtered and sorted part by part in commands, so that
// no key waits for it however many games there are.

package ui

import (
	"fmt"
	"reflect"
	"slices"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
	"qipu/ui/session"
)

// How many games a command reads, or filters where they were read before; as
// many as fewGames are filtered at once.
const (
	fewGames     = 64
	readAtOnce   = 256
	tellAtOnce   = 1 << 12 // of a collection that tells what its games are
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
// read; it outlasts the page, so that no game is read for it twice.
type catalog struct {
	games session.Collection
	rows  []listed
	seen  map[int]listed // rows behind those, that stood on the screen already
	run   int            // the number of the filtering: answers to an earlier one are late
}

// of is the catalog of other games than before, or of the same.
func (c *catalog) of(games session.Collection) *catalog {
	if c.games == nil || !same(c.games, games) {
		c.forget()
	}
	c.games = games
	return c
}

// same reports whether two collections are one; of those that cannot be compared
// there is only one.
func same(a, b session.Collection) bool {
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	if !x.Comparable() || !y.Comparable() {
		return x.Comparable() == y.Comparable()
	}
	return a == b
}

// forget is called where games may be listed otherwise than before.
func (c *catalog) forget() { c.rows, c.seen, c.run = nil, nil, c.run+1 }

// reread reads the row of one game anew. The others stay as they are; what was being
// read comes too late.
func (c *catalog) reread(i int, l lang.Lang) {
	c.run++
	delete(c.seen, i)
	if i < len(c.rows) {
		c.rows = slices.Clone(c.rows)
		c.rows[i] = readListed(c.games, i, l)
	}
}

// sieve is the games that are listed: all of them as long as nothing is filtered or
// sorted.
type sieve struct {
	*catalog
	games  session.Collection
	speech lang.Lang
	veiled int      // the game of which its moves are not told; -1: none
	words  []sought // what a game must have
	order  string   // "", or what it is sorted by
	upto   int      // how many rows were filtered
	busy   bool
	found  []listed
	picked bool // found holds what the filter left; else all games are shown
}

// told reports whether the collection tells its rows without reading a game, so that
// none need be kept: there may be millions.
func (l *sieve) told() bool {
	_, ok := l.games.(summed)
	return ok && l.games.Complete()
}

// count returns how many games the list shows.
func (l *sieve) count() int {
	if l.picked {
		return len(l.found)
	}
	return l.games.Len()
}

// game returns the i-th game that the list shows, as far as it may be told.
func (l *sieve) game(i int) listed {
	if l.picked {
		return l.found[i]
	}
	g, known := l.seen[i]
	switch {
	case i < len(l.rows):
		g = l.rows[i]
	case known:
	case l.busy && i >= l.upto && i < l.upto+readAtOnce: // it is being read
		return headListed(l.games, i, l.speech)
	case l.told():
		g = readListed(l.games, i, l.speech)
	default:
		g = readListed(l.games, i, l.speech)
		if l.seen == nil {
			l.seen = map[int]listed{}
		}
		l.seen[i] = g
	}
	return g.hidden(l.veiled)
}

// sift begins to find the games that have all that the filter asks for.
func (l *sieve) sift(filter string) tea.Cmd {
	l.run++
	l.words = readSought(filter)
	l.found, l.upto, l.busy = nil, 0, false
	l.picked = len(l.words) > 0 || l.order != ""
	if !l.picked {
		if l.upto = len(l.rows); l.told() {
			return nil
		}
	}
	cmd := l.work()
	for cmd != nil && l.games.Complete() && l.games.Len() <= fewGames {
		cmd, _ = l.take(cmd())
	}
	return cmd
}

// work reads the next games, if they were not, filters them, and ends with sorting.
func (l *sieve) work() tea.Cmd {
	run, order, found := l.run, l.order, l.found
	complete := l.games.Complete() // before the games are counted
	switch n := l.games.Len(); {
	case l.upto < n:
		l.busy = true
		return l.next(n)
	case !complete:
		return l.grows()
	case order != "":
		l.busy = true
		return func() tea.Msg { return listSorted{run, sorted(found, order)} }
	}
	l.busy = false
	return nil
}

// next is the command that reads and filters the next of the n games.
func (l *sieve) next(n int) tea.Cmd {
	games, language, words, veiled := l.games, l.speech, l.words, l.veiled
	part := listPart{run: l.run, from: l.upto}
	var known []listed
	seen := map[int]listed{}
	if part.from < len(l.rows) {
		known = l.rows[part.from:min(len(l.rows), part.from+filterAtOnce)]
		part.upto = part.from + len(known)
	} else if part.upto = min(n, part.from+readAtOnce); l.told() {
		part.upto = min(n, part.from+tellAtOnce)
	} else {
		for i, g := range l.seen {
			if i >= part.from && i < part.upto {
				seen[i] = g
			}
		}
	}
	keep := !l.told()
	return func() tea.Msg {
		if known == nil {
			for i := part.from; i < part.upto; i++ {
				g, ok := seen[i]
				if !ok {
					g = readListed(games, i, language)
				}
				known = append(known, g)
			}
			if keep {
				part.read = known
			}
		}
		part.found = filtered(known, words, veiled)
		return part
	}
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
		if msg.run == l.run {
			return l.work(), false
		}
	}
	return nil, false
}

// add adds what a command found.
func (l *sieve) add(msg listPart) tea.Cmd {
	if msg.from == len(l.rows) && msg.read != nil {
		l.rows = append(l.rows, msg.read...)
		for i := msg.from; i < msg.upto; i++ {
			delete(l.seen, i)
		}
	}
	l.upto = msg.upto
	if l.picked {
		l.found = append(l.found, msg.found...)
	}
	return l.work()
}

// grows looks again a little later, while games are being listed.
func (l *sieve) grows() tea.Cmd {
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
