// A game: start, tree of moves, comments, tags, problems.

package records

import "qipu/engine"

// Game is one game. Read it freely; after it is built, change it with Apply
// alone.
type Game struct {
	Tags     Tags
	Start    engine.Setup
	Problems []Problem
	Kept     Tags // fields that nobody is to see, for writing the same format back

	nodes    []node
	last     []NodeID // of each node's children
	comments map[NodeID]string
	unread   map[NodeID]string
	marks    map[NodeID]string // "!", "?!"
	source   source
	read     map[NodeID]engine.Move // of what SetMove changed: the move that its text means
	shelf    map[shelfKey][]Problem // of unread rests that were taken away
	named    map[NodeID]Ply         // what the record says of the pieces that move

	rewritten map[NodeID]string // texts that SetMove put in the place of the record's

	sound      bool  // every move is known to be legal from Start
	startPlace Place // of what says the start
	untold     int   // problems of reading that were counted only
}

// NewGame returns a game without moves.
func NewGame(start engine.Setup) *Game {
	return &Game{Start: start, nodes: make([]node, 1), last: make([]NodeID, 1)}
}

// Size returns how many nodes the game ever had, the start and deleted ones too:
// the next one gets this id.
func (g *Game) Size() int { return len(g.nodes) }

// Grow makes room for n more moves.
func (g *Game) Grow(n int) {
	if need := len(g.nodes) + n; need > cap(g.nodes) {
		g.nodes = append(make([]node, 0, need), g.nodes...)
		g.last = append(make([]NodeID, 0, need), g.last...)
	}
}

// Add appends m as the last child of parent and returns it. It is for readers:
// nothing is checked, and a second child with the same move is kept.
func (g *Game) Add(parent NodeID, m engine.Move) NodeID {
	id := NodeID(len(g.nodes))
	g.nodes = append(g.nodes, node{move: m, parent: parent})
	g.last = append(g.last, 0)
	g.link(id, 0)
	return id
}

// link puts id among the children of its parent, before a sibling or (0) last.
func (g *Game) link(id, before NodeID) {
	parent := &g.nodes[g.nodes[id].parent]
	last := &g.last[g.nodes[id].parent]
	g.nodes[id].next = before
	switch {
	case before == 0 && *last != 0:
		g.nodes[*last].next = id
	case before == 0 || before == parent.first:
		parent.first = id
	default:
		g.nodes[g.before(before)].next = id
	}
	if before == 0 {
		*last = id
	}
}

// unlink takes id from among its siblings and returns the one behind it.
func (g *Game) unlink(id NodeID) NodeID {
	n := &g.nodes[id]
	prev := g.before(id)
	if prev == 0 {
		g.nodes[n.parent].first = n.next
	} else {
		g.nodes[prev].next = n.next
	}
	if g.last[n.parent] == id {
		g.last[n.parent] = prev
	}
	return n.next
}

// before returns the sibling before id, or 0.
func (g *Game) before(id NodeID) NodeID {
	prev := NodeID(0)
	for at := g.nodes[g.nodes[id].parent].first; at != id; at = g.nodes[at].next {
		prev = at
	}
	return prev
}

// Move returns the move of a node; the zero Move for the start.
func (g *Game) Move(id NodeID) engine.Move { return g.nodes[id].move }

// Parent returns the node before id; the start is its own.
func (g *Game) Parent(id NodeID) NodeID { return g.nodes[id].parent }

// First returns the first child of id, the main continuation, or 0.
func (g *Game) First(id NodeID) NodeID { return g.nodes[id].first }

// Next returns the next sibling of id, or 0.
func (g *Game) Next(id NodeID) NodeID { return g.nodes[id].next }

// Previous returns the sibling before id, or 0.
func (g *Game) Previous(id NodeID) NodeID {
	if id == 0 {
		return 0
	}
	return g.before(id)
}

// Child returns the child of id with the move m, or 0.
func (g *Game) Child(id NodeID, m engine.Move) NodeID {
	for at := g.nodes[id].first; at != 0; at = g.nodes[at].next {
		if g.nodes[at].move == m {
			return at
		}
	}
	return 0
}

// Last returns the last node of the main line from id on, or id itself.
func (g *Game) Last(id NodeID) NodeID {
	for first := g.nodes[id].first; first != 0; first = g.nodes[id].first {
		id = first
	}
	return id
}

// Ply returns how many moves lead to id.
func (g *Game) Ply(id NodeID) int {
	n := 0
	for ; id != 0; id = g.nodes[id].parent {
		n++
	}
	return n
}

// Line returns the nodes from the first move to id.
func (g *Game) Line(id NodeID) []NodeID {
	line := make([]NodeID, g.Ply(id))
	for i := len(line) - 1; i >= 0; i-- {
		line[i] = id
		id = g.nodes[id].parent
	}
	return line
}

// Has reports whether id is a node of the tree, and not deleted.
func (g *Game) Has(id NodeID) bool {
	if id < 0 || int(id) >= len(g.nodes) {
		return false
	}
	for ; id != 0; id = g.nodes[id].parent {
		if g.nodes[id].flags&flagDeleted != 0 {
			return false
		}
	}
	return true
}

// Illegal reports whether the move of id is not legal where it stands.
func (g *Game) Illegal(id NodeID) bool { return g.nodes[id].flags&flagIllegal != 0 }

// SetIllegal marks the move of id as not legal where it stands; for readers.
func (g *Game) SetIllegal(id NodeID) { g.nodes[id].flags |= flagIllegal }

// SetSound says that every move has been found legal on the way from Start, so
// that it need not be judged again; for readers.
func (g *Game) SetSound() { g.sound = true }

// Comment returns the comment behind the move of id; of 0, before the first
// move. Lines end in LF.
func (g *Game) Comment(id NodeID) string { return g.comments[id] }

// SetComment sets the comment of id; for readers.
func (g *Game) SetComment(id NodeID, text string) { set(&g.comments, id, text) }

// Unread returns the rest of the line behind id that has no legal meaning.
func (g *Game) Unread(id NodeID) string { return g.unread[id] }

// SetUnread sets the unread text behind id; for readers.
func (g *Game) SetUnread(id NodeID, text string) { set(&g.unread, id, text) }

// Mark returns the mark of the move of id: "", "!", "?", "!!", "??", "!?", "?!".
func (g *Game) Mark(id NodeID) string { return g.marks[id] }

// SetMark sets the mark of id; for readers.
func (g *Game) SetMark(id NodeID, text string) { set(&g.marks, id, text) }

func set(m *map[NodeID]string, id NodeID, text string) {
	if text == "" {
		delete(*m, id)
		return
	}
	if *m == nil {
		*m = make(map[NodeID]string)
	}
	(*m)[id] = text
}

// shelfKey is an unread rest at its node.
type shelfKey struct {
	node NodeID
	text string
}
