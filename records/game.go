// A game: start, tree of moves, comments, tags, problems.

package records

import "qipu/engine"

// NodeID names a move of a game; 0 is the start. It stays the same for the life
// of the game, deleted or not.
type NodeID int32

type nodeFlags uint16

const (
	flagDeleted nodeFlags = 1 << iota
	flagIllegal           // the move is not legal where it stands
)

// node is 16 bytes: the largest real tree has 226,491 of them. Texts stand in
// maps by id.
type node struct {
	move                engine.Move
	flags               nodeFlags
	parent, first, next NodeID
}

// Game is one game. Read it freely; after it is built, change it with Apply
// alone.
type Game struct {
	Tags     Tags
	Start    engine.Setup
	Problems []Problem
	Kept     Tags // fields that nobody is to see, for writing the same format back

	nodes    []node
	last     []NodeID // of each node's children, while the tree is built
	comments map[NodeID]string
	unread   map[NodeID]string
	marks    map[NodeID]string // "!", "?!"
}

// NewGame returns a game without moves.
func NewGame(start engine.Setup) *Game {
	return &Game{Start: start, nodes: make([]node, 1), last: make([]NodeID, 1)}
}

// Add appends m as the last child of parent and returns it. It is for readers:
// nothing is checked, and a second child with the same move is kept.
func (g *Game) Add(parent NodeID, m engine.Move) NodeID {
	id := NodeID(len(g.nodes))
	g.nodes = append(g.nodes, node{move: m, parent: parent})
	g.last = append(g.last, 0)
	if prev := g.last[parent]; prev != 0 {
		g.nodes[prev].next = id
	} else {
		g.nodes[parent].first = id
	}
	g.last[parent] = id
	return id
}

// Move returns the move of a node; the zero Move for the start.
func (g *Game) Move(id NodeID) engine.Move { return g.nodes[id].move }

// Parent returns the node before id; the start is its own.
func (g *Game) Parent(id NodeID) NodeID { return g.nodes[id].parent }

// First returns the first child of id, the main continuation, or 0.
func (g *Game) First(id NodeID) NodeID { return g.nodes[id].first }

// Next returns the next sibling of id, or 0.
func (g *Game) Next(id NodeID) NodeID { return g.nodes[id].next }

// Illegal reports whether the move of id is not legal where it stands.
func (g *Game) Illegal(id NodeID) bool { return g.nodes[id].flags&flagIllegal != 0 }

// SetIllegal marks the move of id as not legal where it stands; for readers.
func (g *Game) SetIllegal(id NodeID) { g.nodes[id].flags |= flagIllegal }

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
