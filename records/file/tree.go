// Trees as the binary formats store them, in pre-order, and the walk back.

package file

import (
	"strings"
	"unicode/utf8"

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

// fault reports a problem with the node that would come next.
func (t *preorder) fault(kind records.Kind, off int64, code string, args ...any) {
	addFault(t.game, t.parent, kind, off, code, args...)
}

// mostProblems bounds what is told of the damage of one game: the place of each
// is looked for.
const mostProblems = 200

// addFault adds a problem with what follows node at a byte of the file, and
// returns it.
func addFault(g *records.Game, node records.NodeID, kind records.Kind, off int64, code string, args ...any) *records.Problem {
	p := records.Problem{Node: node, Place: records.Place{Offset: off}, Kind: kind, Err: &records.Fault{Code: code, Args: args}}
	if len(g.Problems) >= mostProblems {
		return &p
	}
	p.Ply = g.Ply(node) + 1
	g.Problems = append(g.Problems, p)
	return &g.Problems[len(g.Problems)-1]
}

// headFault adds a problem with what stands before the moves.
func headFault(g *records.Game, kind records.Kind, off int64, code string, args ...any) {
	g.Problems = append(g.Problems, records.Problem{
		Place: records.Place{Offset: off},
		Kind:  kind,
		Err:   &records.Fault{Code: code, Args: args},
	})
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

// lineFault adds a problem with what follows node at a byte of a text that
// begins on a line, and returns it.
func lineFault(g *records.Game, node records.NodeID, kind records.Kind, text string, off, line int, code string, args ...any) *records.Problem {
	p := addFault(g, node, kind, -1, code, args...)
	if len(g.Problems) < mostProblems {
		p.Place = placeIn(text, off, line)
	}
	return p
}

// placeIn returns the place of a byte of a text that begins on a line.
func placeIn(text string, off, line int) records.Place {
	before := text[:off]
	start := strings.LastIndexByte(before, '\n') + 1
	return records.Place{
		Line:   line + strings.Count(before, "\n"),
		Column: utf8.RuneCountInString(before[start:]) + 1,
		Offset: -1,
	}
}

// started lets the piece that moves first say whose turn it is, whatever a header
// says.
func started(g *records.Game) *records.Game {
	g.FirstSide()
	return g
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
