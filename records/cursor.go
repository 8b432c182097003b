// A cursor: a place in a game, with the board there.

package records

import "qipu/engine"

// Cursor is a place in a game. Edits that delete the node on which it stands
// move it to the nearest one before.
type Cursor struct {
	game *Game
	line []NodeID    // from the first move to here
	at   []Situation // before the first move and after each of line
}

// NewCursor returns a cursor on the start of g.
func NewCursor(g *Game) *Cursor {
	start, _ := SituationOf(g.Start)
	return &Cursor{game: g, at: []Situation{start}}
}

// Game returns the game.
func (c *Cursor) Game() *Game { return c.game }

// Node returns where the cursor stands.
func (c *Cursor) Node() NodeID {
	if len(c.line) == 0 {
		return 0
	}
	return c.line[len(c.line)-1]
}

// Ply returns how many moves lead to the place.
func (c *Cursor) Ply() int { return len(c.line) }

// Line returns the nodes from the first move to the place; it must not be
// changed.
func (c *Cursor) Line() []NodeID { return c.line }

// Board returns the board.
func (c *Cursor) Board() engine.Board { return c.top().Board() }

// Position returns the position; false where there is no legal play.
func (c *Cursor) Position() (engine.Position, bool) { return c.top().pos, c.top().ok }

func (c *Cursor) top() *Situation { return &c.at[len(c.at)-1] }

func (c *Cursor) push(id NodeID) {
	next, _ := c.top().After(c.game.nodes[id].move)
	c.line = append(c.line, id)
	c.at = append(c.at, next)
}

// Forward goes to the main continuation; false at the end of the line.
func (c *Cursor) Forward() bool {
	id := c.game.First(c.Node())
	if id != 0 {
		c.push(id)
	}
	return id != 0
}

// Back goes one move back; false at the start.
func (c *Cursor) Back() bool {
	if len(c.line) == 0 {
		return false
	}
	c.line = c.line[:len(c.line)-1]
	c.at = c.at[:len(c.at)-1]
	return true
}

// ToNode goes to a node; false if it is not in the tree.
func (c *Cursor) ToNode(id NodeID) bool {
	if !c.game.Has(id) {
		return false
	}
	line := c.game.Line(id)
	same := 0
	for same < len(line) && same < len(c.line) && line[same] == c.line[same] {
		same++
	}
	c.line, c.at = c.line[:same], c.at[:same+1]
	for _, next := range line[same:] {
		c.push(next)
	}
	return true
}

// Siblings returns the moves that the line could take in the place of the last
// one, itself included, in their order.
func (c *Cursor) Siblings() []NodeID {
	if len(c.line) == 0 {
		return nil
	}
	return c.game.Children(c.game.Parent(c.Node()))
}

// Children returns the moves that follow id, the main one first.
func (g *Game) Children(id NodeID) []NodeID {
	var list []NodeID
	for at := g.First(id); at != 0; at = g.Next(at) {
		list = append(list, at)
	}
	return list
}

// Play follows the child that has the move m, whichever it is, or adds one. A
// new move must be legal: the error is a *engine.IllegalError, or a
// *engine.SetupError where there is no legal play. undo is the edit that takes
// a new move out again; its Op is 0 if none was added.
func (c *Cursor) Play(m engine.Move) (undo Edit, err error) {
	at := c.Node()
	if id := c.game.Child(at, m); id != 0 {
		c.push(id)
		return Edit{}, nil
	}
	if _, err := c.top().After(m); err != nil {
		return Edit{}, err
	}
	undo, err = c.game.Apply(Edit{Op: AddMove, Node: at, Move: m})
	if err == nil {
		c.push(undo.Node)
	}
	return undo, err
}

// Apply changes the game and keeps the cursor in it.
func (c *Cursor) Apply(e Edit) (undo Edit, err error) {
	at := c.Node()
	undo, err = c.game.Apply(e)
	if err != nil {
		return undo, err
	}
	switch e.Op {
	case Comment, Mark, Unread, AddTag, SetTag, DropTag, AddMove, Reorder:
		return undo, nil
	}
	for at != 0 && !c.game.Has(at) {
		at = c.game.Parent(at)
	}
	start, _ := SituationOf(c.game.Start)
	c.line, c.at = c.line[:0], append(c.at[:0], start)
	c.ToNode(at)
	return undo, nil
}
