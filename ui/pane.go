// What a pane is, and which of them are open.

package ui

import (
	"slices"
	"strconv"

	tea "github.com/charmbracelet/bubbletea"
)

// pane is a list about the place one is at, made anew for every frame. It draws
// nothing and has no keys of its own: all panes have one list, one mark and one
// rectangle.
type pane interface {
	// name is what a command calls it.
	name() string
	// head is what stands above the rows.
	head(width int) []line
	// rows are what can be marked, a text each.
	rows() []string
	// enter does what Enter does with a marked row.
	enter(i int) tea.Cmd
	// why says why there are no rows.
	why() string
}

// marker is a pane that has more to say of a marked row than the row.
type marker interface{ marked(i int) string }

// barred is a pane whose rows have a bar of letters, to be drawn in colours where
// there are any: R what Red won, = what was drawn, B what Black won.
type barred interface {
	// bar is where the bar of a row lies, in bytes; to 0: it has none.
	bar(i int) (from, to int)
}

// rowLead is how many columns stand before a row of a list of n: the mark, the
// number and a blank.
func rowLead(n int) int { return 2 + len(strconv.Itoa(n)) }

// rack is which panes are open beside the comment, and which of them stands.
type rack struct {
	list []pane
	at   int // the one that stands where there is room for one: 0 the comment, then those of list
	mark int // the marked row of that, from 1; 0: none
}

// has reports whether a pane is open.
func (r *rack) has(p pane) bool { return slices.Contains(r.list, p) }

// marked reports whether a row of a pane is marked.
func (r *rack) marked(p pane) bool { return r.mark > 0 && r.shown() == p }

// shown is the list that stands where there is room for one; nil: the comment.
func (r *rack) shown() pane {
	if r.at == 0 {
		return nil
	}
	return r.list[r.at-1]
}
