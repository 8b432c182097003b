// The variations where one stands: what can follow, or stand in the place of the
// move one is on, with what comes after it.

package action

import (
	"fmt"
	"strings"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// Branch is one of several moves in a place, with the moves that follow it.
type Branch struct {
	Node records.NodeID
	Text string // the moves, in the first column of the table
	Here bool   // the line that is followed goes on with it
}

// Branches returns the moves that the record has in a place, each with up to plies
// moves in all: where it branches next, those; else those in the place of the move
// one is on, if there are others. led is the line that led here from the move at
// which a variation began; "" in the main line. Nothing is told where branches are
// hidden.
func Branches(s *session.Session, plies int) (led string, all []Branch) {
	if s.Covered() || !s.Veil().Allows(veil.Branches) {
		return "", nil
	}
	g := s.Game()
	nodes := g.Children(s.Node())
	if len(nodes) < 2 {
		if nodes = s.Cursor().Siblings(); len(nodes) < 2 {
			nodes = nil
		}
	}
	for _, n := range nodes {
		c := records.NewCursor(g)
		c.ToNode(n)
		all = append(all, Branch{n, lineText(s, c, c.Ply(), min(c.Ply()+plies-1, c.Plies())), followed(s, n)})
	}
	if root := variationRoot(s); root != 0 {
		c := records.NewCursor(g)
		c.ToNode(root)
		from := max(c.Ply(), s.Ply()-plies+1)
		led = lineText(s, s.Cursor(), from, s.Ply())
	}
	return led, all
}

// followed reports whether a node is on the line that is followed.
func followed(s *session.Session, n records.NodeID) bool {
	for _, at := range s.Line() {
		if at == n {
			return true
		}
	}
	return false
}

// lineText writes the moves of a line from one ply to another as books print them:
// "12 炮二平五 马8进7 13 ...".
func lineText(s *session.Session, c *records.Cursor, from, to int) string {
	columns := s.View.Forms
	at := columns.Index(columns.Lead())
	if chosen := columns.Chosen(s.View.Columns); len(chosen) > 0 {
		at = chosen[0]
	}
	var b strings.Builder
	for ply := from; ply <= to; ply++ {
		if round, black := c.RoundOf(ply); !black {
			fmt.Fprintf(&b, "%d ", round)
		} else if ply == from {
			fmt.Fprintf(&b, "%d... ", round)
		}
		n := c.Line()[ply]
		board := c.BoardAt(ply - 1)
		text := columns.Write(&board, s.Game().Move(n))[at]
		if text == "" {
			text = s.Game().Move(n).String()
		}
		b.WriteString(text + s.Game().Mark(n) + " ")
	}
	return strings.TrimSpace(b.String())
}

// variations shows the variations in a pane, or no longer; with a number it goes to
// that one.
func variations(c *Context) error {
	if c.Argument == "" {
		c.Host.Pane(VariationsPane, false)
		return nil
	}
	_, all := Branches(c.Session, 1)
	var n int
	if _, err := fmt.Sscanf(c.Argument, "%d", &n); err != nil || n < 1 || n > len(all) {
		return refuse(lang.VariationsNone)
	}
	c.Session.GoTo(all[n-1].Node)
	return nil
}

// VariationsPane is the name of the pane of variations.
const VariationsPane = "variations"
