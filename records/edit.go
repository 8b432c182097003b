// Edits: every change of a game is one, and undoing it is one too.

package records

import (
	"fmt"
	"slices"
	"strings"

	"qipu/engine"
)

// Op is what an Edit does.
type Op uint8

// The edits. What they say of Node and Where holds for the tree at that moment.
const (
	AddMove    Op = iota + 1 // Move is added behind Node, before its child Where or (0) last
	InsertMove               // Move is put before Node, whose place it takes; Node and all behind it follow
	SetMove                  // Node's move becomes Move, and its text Text; "": what the record writes, if it means Move
	Delete                   // Node is taken out, and all behind it
	Restore                  // a deleted Node comes back, before its sibling Where or (0) last
	Splice                   // Node alone is taken out: what follows it takes its place
	Unsplice                 // the undoing of Splice
	Reorder                  // Node goes before its sibling Where or (0) to the end: promote, demote
	CutTail                  // all behind Node is taken out
	GrowTail                 // the undoing of CutTail: Where is the first of what comes back
	Comment                  // Node's comment becomes Text
	Mark                     // Node's mark becomes Text
	Unread                   // what is unread behind Node becomes Text
	AddTag                   // a tag Name with the value Text comes in at place Where
	SetTag                   // the tag at place Where becomes Name with the value Text
	DropTag                  // the tag at place Where is taken out
	SetStart                 // the start becomes the FEN Text
)

// Edit is one change of a game.
type Edit struct {
	Op          Op
	Node, Where NodeID
	Move        engine.Move
	Name, Text  string
}

// EditError says that an edit does not fit the game; the game is unchanged.
type EditError struct {
	Edit Edit
	Err  error // of a FEN; else nil
}

// Error implements error.
func (e *EditError) Error() string {
	if e.Err != nil {
		return fmt.Sprintf("edit %d: %v", e.Edit.Op, e.Err)
	}
	return fmt.Sprintf("edit %d does not fit node %d and %d", e.Edit.Op, e.Edit.Node, e.Edit.Where)
}

// Unwrap returns what is wrong with a FEN.
func (e *EditError) Unwrap() error { return e.Err }

// Apply changes the game and returns the edit that undoes the change; for
// AddMove and InsertMove its Node is the new node. The error is an *EditError.
// What is legal is judged anew where the change can matter to it.
func (g *Game) Apply(e Edit) (undo Edit, err error) {
	if !g.fits(e) {
		return Edit{}, &EditError{Edit: e}
	}
	g.sound = false
	switch e.Op {
	case AddMove, Delete, Restore, Reorder, CutTail, GrowTail:
		undo = g.applyTree(e)
		switch {
		case e.Op == Restore || e.Op == GrowTail: // what came back may have been judged on another board
			g.rejudge()
		case slices.ContainsFunc(g.Problems, func(p Problem) bool { return p.made && !g.Has(p.Node) }):
			g.rejudge()
		}
		return undo, nil
	case InsertMove, Splice, Unsplice, SetMove:
		undo = g.applyChain(e)
		g.rejudge()
		return undo, nil
	case SetStart:
		start, err := engine.ParseFEN(e.Text)
		if err != nil {
			return Edit{}, &EditError{e, err}
		}
		undo = Edit{Op: SetStart, Text: startText(g.Start)}
		g.Start = start
		g.rejudge()
		return undo, nil
	}
	return g.applyText(e), nil
}

// startText is a FEN with the counters of the start.
func startText(s engine.Setup) string {
	board := strings.TrimSuffix(s.FEN(), " 0 1")
	return fmt.Sprintf("%s %d %d", board, s.Halfmove, max(s.Fullmove, 1))
}

// fits reports whether an edit can be applied.
func (g *Game) fits(e Edit) bool {
	in := func(id NodeID) bool { return id >= 0 && int(id) < len(g.nodes) }
	if !in(e.Node) {
		return false
	}
	n := g.nodes[e.Node]
	sibling := e.Where == 0 || in(e.Where) && e.Where != e.Node && g.nodes[e.Where].parent == n.parent && g.Has(e.Where)
	onBoard := e.Move.From < engine.NoSquare && e.Move.To < engine.NoSquare
	switch e.Op {
	case AddMove:
		return onBoard && g.Has(e.Node) && (e.Where == 0 || in(e.Where) && g.nodes[e.Where].parent == e.Node && g.Has(e.Where))
	case InsertMove, SetMove:
		return onBoard && e.Node != 0 && g.Has(e.Node)
	case Delete:
		return e.Node != 0 && g.Has(e.Node)
	case Splice:
		return e.Node != 0 && n.first != 0 && g.Has(e.Node)
	case Unsplice:
		return n.flags&flagSpliced != 0 && n.first != 0 && g.Has(n.first) && g.nodes[n.first].parent == n.parent && inOrder(g.nodes, n.first, g.last[e.Node])
	case Restore:
		return e.Node != 0 && n.flags&(flagDeleted|flagCut) == flagDeleted && n.flags&flagSpliced == 0 && g.Has(n.parent) && sibling
	case Reorder:
		return e.Node != 0 && g.Has(e.Node) && sibling
	case CutTail:
		return n.first != 0 && g.Has(e.Node)
	case GrowTail:
		return n.first == 0 && g.Has(e.Node) && in(e.Where) && e.Where != 0 && g.nodes[e.Where].parent == e.Node &&
			g.nodes[e.Where].flags&flagHead != 0
	case Comment, Mark, Unread:
		return g.Has(e.Node)
	case AddTag:
		return e.Where >= 0 && int(e.Where) <= len(g.Tags)
	case SetTag, DropTag:
		return e.Where >= 0 && int(e.Where) < len(g.Tags)
	}
	return e.Op == SetStart
}

// applyTree adds, takes out and moves whole branches.
func (g *Game) applyTree(e Edit) Edit {
	id := e.Node
	switch e.Op {
	case AddMove:
		id = NodeID(len(g.nodes))
		g.nodes = append(g.nodes, node{move: e.Move, parent: e.Node})
		g.last = append(g.last, 0)
		g.link(id, e.Where)
		g.judgeNode(id)
		return Edit{Op: Delete, Node: id}
	case Delete:
		g.nodes[id].flags |= flagDeleted
		return Edit{Op: Restore, Node: id, Where: g.unlink(id)}
	case Restore:
		g.nodes[id].flags &^= flagDeleted
		g.link(id, e.Where)
		return Edit{Op: Delete, Node: id}
	case Reorder:
		next := g.unlink(id)
		g.link(id, e.Where)
		return Edit{Op: Reorder, Node: id, Where: next}
	case CutTail:
		first := g.nodes[id].first
		g.flagChain(first, true)
		g.nodes[id].first, g.last[id] = 0, 0
		return Edit{Op: GrowTail, Node: id, Where: first}
	}
	g.nodes[id].first = e.Where
	g.last[id] = g.flagChain(e.Where, false)
	return Edit{Op: CutTail, Node: id}
}

// flagChain marks first and the siblings behind it as deleted or not, and returns
// the last one.
func (g *Game) flagChain(first NodeID, deleted bool) NodeID {
	const all = flagDeleted | flagCut | flagHead
	last := first
	for at := first; at != 0; at = g.nodes[at].next {
		g.nodes[at].flags &^= all
		if deleted {
			g.nodes[at].flags |= flagDeleted | flagCut
		}
		last = at
	}
	if deleted {
		g.nodes[first].flags |= flagHead
	}
	return last
}

// inOrder reports whether a sibling stands behind another, or is the same.
func inOrder(nodes []node, first, last NodeID) bool {
	for at := first; at != 0; at = nodes[at].next {
		if at == last {
			return true
		}
	}
	return false
}

// applyChain changes moves in the middle of lines.
func (g *Game) applyChain(e Edit) Edit {
	id := e.Node
	switch e.Op {
	case SetMove:
		old := g.nodes[id].move
		if _, ok := g.read[id]; !ok {
			if g.read == nil {
				g.read = map[NodeID]engine.Move{}
			}
			g.read[id] = old
		}
		g.nodes[id].move = e.Move
		text := g.rewritten[id]
		set(&g.rewritten, id, e.Text)
		return Edit{Op: SetMove, Node: id, Move: old, Text: text}
	case InsertMove:
		made := NodeID(len(g.nodes))
		g.nodes = append(g.nodes, node{move: e.Move, parent: g.nodes[id].parent, first: id})
		g.last = append(g.last, id)
		g.wrap(made, id, id)
		return Edit{Op: Splice, Node: made}
	case Splice:
		g.nodes[id].flags |= flagDeleted | flagSpliced
		n := g.nodes[id]
		for at := n.first; at != 0; at = g.nodes[at].next {
			g.nodes[at].parent = n.parent
		}
		g.nodes[g.last[id]].next = n.next
		if prev := g.before(id); prev != 0 {
			g.nodes[prev].next = n.first
		} else {
			g.nodes[n.parent].first = n.first
		}
		if n.next == 0 {
			g.last[n.parent] = g.last[id]
		}
		return Edit{Op: Unsplice, Node: id}
	}
	g.nodes[id].flags &^= flagDeleted | flagSpliced
	g.wrap(id, g.nodes[id].first, g.last[id])
	return Edit{Op: Splice, Node: id}
}

// wrap puts id in the place of its siblings from first to last, which become its
// children.
func (g *Game) wrap(id, first, last NodeID) {
	parent := g.nodes[id].parent
	next := g.nodes[last].next
	if prev := g.before(first); prev != 0 {
		g.nodes[prev].next = id
	} else {
		g.nodes[parent].first = id
	}
	g.nodes[id].next = next
	if next == 0 {
		g.last[parent] = id
	}
	g.nodes[last].next = 0
	for at := first; at != 0; at = g.nodes[at].next {
		g.nodes[at].parent = id
	}
}

// applyText changes texts.
func (g *Game) applyText(e Edit) Edit {
	undo := e
	switch e.Op {
	case Comment:
		undo.Text = g.comments[e.Node]
		g.SetComment(e.Node, e.Text)
	case Mark:
		undo.Text = g.marks[e.Node]
		g.SetMark(e.Node, e.Text)
	case Unread:
		undo.Text = g.unread[e.Node]
		g.exchangeUnread(e.Node, e.Text)
	case AddTag:
		g.Tags = append(g.Tags[:e.Where:e.Where], append(Tags{{e.Name, e.Text}}, g.Tags[e.Where:]...)...)
		undo = Edit{Op: DropTag, Where: e.Where}
	case SetTag:
		undo.Name, undo.Text = g.Tags[e.Where].Name, g.Tags[e.Where].Value
		g.Tags[e.Where] = Tag{e.Name, e.Text}
	case DropTag:
		old := g.Tags[e.Where]
		g.Tags = append(g.Tags[:e.Where:e.Where], g.Tags[e.Where+1:]...)
		undo = Edit{Op: AddTag, Where: e.Where, Name: old.Name, Text: old.Value}
	}
	return undo
}

// judgeNode marks one move if it is not legal where it stands.
func (g *Game) judgeNode(id NodeID) {
	at, _ := SituationOf(g.Start)
	var err error
	for _, n := range g.Line(id) {
		at, err = at.After(g.nodes[n].move)
	}
	g.nodes[id].flags &^= flagIllegal
	if err != nil {
		g.nodes[id].flags |= flagIllegal
	}
}
