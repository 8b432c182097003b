// Trees as the binary formats store them, in pre-order, and the walk back.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/records"
)

// preorder rebuilds a tree from a stream of nodes in pre-order, each of which
// says whether a child and whether a sibling of it follows. It keeps its own
// stack: real trees are deeper than a thread's.
type preorder struct {
	game   *records.Game
	parent records.NodeID   // of the node that comes next
	last   records.NodeID   // the node that came last
	stack  []records.NodeID // parents whose next child comes after this subtree
	done   bool             // no node follows any more
}

// add appends the next node of the stream.
func (t *preorder) add(m engine.Move, child, sibling bool) records.NodeID {
	id := t.game.Add(t.parent, m)
	t.last = id
	switch {
	case child:
		if sibling {
			t.stack = append(t.stack, t.parent)
		}
		t.parent = id
	case sibling: // the parent stays
	case len(t.stack) == 0:
		t.done = true
	default:
		t.parent = t.stack[len(t.stack)-1]
		t.stack = t.stack[:len(t.stack)-1]
	}
	return id
}

// full reports whether the game has all the moves that it may have, which is told.
func (t *preorder) full(off int64) bool { return full(t.game, t.parent, off) }

// full reports whether a game has all the moves that it may have, which is told of the
// byte at which the next stands.
func full(g *records.Game, node records.NodeID, off int64) bool {
	if !g.Full() {
		return false
	}
	addFault(g, node, records.OverLimit, off, "most-moves", records.MostMoves)
	return true
}

// fault reports a problem with the node that would come next.
func (t *preorder) fault(kind records.Kind, off int64, code string, args ...any) {
	addFault(t.game, t.parent, kind, off, code, args...)
}

// after returns the node that follows id in pre-order, or 0 behind the last.
func after(g *records.Game, id records.NodeID) records.NodeID {
	if first := g.First(id); first != 0 {
		return first
	}
	for id != 0 {
		if next := g.Next(id); next != 0 {
			return next
		}
		id = g.Parent(id)
	}
	return 0
}

// commentJoiner gathers comments of which several may belong to one node.
type commentJoiner struct {
	order []records.NodeID
	texts map[records.NodeID][]string
}

// add adds a comment; one that is there already is not repeated.
func (c *commentJoiner) add(id records.NodeID, text string) {
	list := c.texts[id]
	if len(list) == 0 {
		if c.texts == nil {
			c.texts = make(map[records.NodeID][]string)
		}
		c.order = append(c.order, id)
	} else if list[len(list)-1] == text {
		return
	}
	c.texts[id] = append(list, text)
}

// set sets the comments of the game, several of one node on lines of their own.
func (c *commentJoiner) set(g *records.Game) {
	for _, id := range c.order {
		g.SetComment(id, strings.Join(c.texts[id], "\n"))
	}
}
