// A cursor: a place in a game, and the line that is followed through it.

package records

import "qipu/engine"

// Cursor is a place in a game, and the line that is followed through it: the
// moves that lead to the place, and the ones that are next. Boards are made only
// where they are asked for.
type Cursor struct {
	game  *Game
	line  []NodeID   // the start, and the moves that are followed
	ply   int        // how many moves of line lead to the place
	known situations // after each of line, as far as they are known

	told   Repetition // of toldOf; its zero value: nothing is known
	toldOf NodeID
}

// NewCursor returns a cursor on the start of g, with its main line.
func NewCursor(g *Game) *Cursor {
	c := &Cursor{game: g, line: []NodeID{0}}
	c.extend()
	return c
}

// extend follows the first children from the end of the line.
func (c *Cursor) extend() {
	for id := c.game.First(c.End()); id != 0; id = c.game.First(id) {
		c.line = append(c.line, id)
	}
}

// Game returns the game.
func (c *Cursor) Game() *Game { return c.game }

// Node returns the move that led to the place; 0 at the start.
func (c *Cursor) Node() NodeID { return c.line[c.ply] }

// Ply returns how many moves lead to the place.
func (c *Cursor) Ply() int { return c.ply }

// Plies returns the length of the line that is followed.
func (c *Cursor) Plies() int { return len(c.line) - 1 }

// End returns the last node of the line that is followed.
func (c *Cursor) End() NodeID { return c.line[len(c.line)-1] }

// Line returns the nodes of the line that is followed, the start first. It must
// not be changed, and is another one after the next move of the cursor.
func (c *Cursor) Line() []NodeID { return c.line }

// after returns the situation after ply moves of the line; the one before it stays
// valid too.
func (c *Cursor) after(ply int) *Situation {
	if len(c.known.near) == 0 {
		start, _ := SituationOf(c.game.Start)
		c.known.near = append(c.known.near, start)
	}
	return c.known.after(ply, func(k int) engine.Move { return c.game.nodes[c.line[k]].move })
}

// Board returns the board at the place.
func (c *Cursor) Board() engine.Board { return c.after(c.ply).Board() }

// Before returns the board before the move that led to the place. It panics at
// the start.
func (c *Cursor) Before() engine.Board { return c.after(c.ply - 1).Board() }

// BoardAt returns the board after ply moves of the line, 0 to Plies.
func (c *Cursor) BoardAt(ply int) engine.Board { return c.after(ply).Board() }

// Position returns the position at the place; false where there is no legal
// play. It must not be kept.
func (c *Cursor) Position() (*engine.Position, bool) { return c.after(c.ply).Position() }

// PositionAt returns the position after ply moves of the line, 0 to Plies; false
// where there is no legal play. It must not be kept.
func (c *Cursor) PositionAt(ply int) (*engine.Position, bool) { return c.after(ply).Position() }

// CheckAt returns the point of the king that is in check after ply moves of the
// line, or NoSquare.
func (c *Cursor) CheckAt(ply int) engine.Square {
	p, ok := c.PositionAt(ply)
	if !ok || p.InCheck() == engine.NoSquare {
		return engine.NoSquare
	}
	return p.King(p.Turn())
}

// Status tells whether the game goes on at the place; where there is no legal
// play it does.
func (c *Cursor) Status() engine.Status {
	if p, ok := c.Position(); ok {
		return p.Status()
	}
	return engine.Ongoing
}

// Last returns the move that led to the place; the zero Move at the start.
func (c *Cursor) Last() engine.Move { return c.game.nodes[c.Node()].move }

// AtEnd reports whether the cursor stands at the end of the main line.
func (c *Cursor) AtEnd() bool { return c.Node() == c.game.Last(0) }

// Captured returns what the move at ply took, 1 to Plies; NoPiece for a move that
// took none.
func (c *Cursor) Captured(ply int) engine.Piece {
	m := c.game.nodes[c.line[ply]].move
	if m.From == m.To {
		return engine.NoPiece
	}
	return c.after(ply - 1).at(m.To)
}

// ToPly goes to a ply of the line, or to the end that lies before it.
func (c *Cursor) ToPly(ply int) { c.ply = min(max(ply, 0), c.Plies()) }

// ToNode goes to a node; false if it is not in the tree. The line stays where it
// leads there, and else goes on with the first moves behind the node.
func (c *Cursor) ToNode(id NodeID) bool {
	if !c.game.Has(id) {
		return false
	}
	path := append([]NodeID{0}, c.game.Line(id)...)
	same := 1
	for same < len(path) && same < len(c.line) && path[same] == c.line[same] {
		same++
	}
	if c.ply = len(path) - 1; same < len(path) {
		c.line = append(c.line[:same], path[same:]...)
		c.known.cut(same)
		c.extend()
	}
	return true
}

// Refresh brings the cursor in line with the game after edits: the line is what
// is left of it, and the place is the same, or the nearest one before that is
// left.
func (c *Cursor) Refresh() {
	left := 1
	for left < len(c.line) {
		n := &c.game.nodes[c.line[left]]
		if n.flags&flagDeleted != 0 || n.parent != c.line[left-1] {
			break
		}
		left++
	}
	c.line, c.told = c.line[:left], Repetition{}
	c.known.cut(0)
	c.ply = min(c.ply, left-1)
	c.extend()
}

// Siblings returns the moves that could stand in the place of the one that led
// here, itself included, in their order; nil at the start.
func (c *Cursor) Siblings() []NodeID {
	if c.ply == 0 {
		return nil
	}
	return c.game.Children(c.line[c.ply-1])
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
// *engine.SetupError where there is no legal play.
func (c *Cursor) Play(m engine.Move) error {
	id := c.game.Child(c.Node(), m)
	if id == 0 {
		if _, err := c.after(c.ply).After(m); err != nil {
			return err
		}
		undo, err := c.game.Apply(Edit{Op: AddMove, Node: c.Node(), Move: m})
		if err != nil {
			return err
		}
		id = undo.Node
	}
	c.ToNode(id)
	return nil
}

// FirstSide returns the side that made, or will make, the first move.
func (c *Cursor) FirstSide() engine.Color { return c.game.Start.Turn }

// RoundOf returns the round, from 1, of a ply from 1, and whether Black makes
// it: a round that Black begins has no move of Red's.
func (c *Cursor) RoundOf(ply int) (round int, black bool) {
	ply += c.odd()
	return (ply + 1) / 2, ply%2 == 0
}

// PlyOf is the inverse of RoundOf.
func (c *Cursor) PlyOf(round int, black bool) int {
	ply := 2*round - 1 - c.odd()
	if black {
		ply++
	}
	return ply
}

// RoundEnd returns the ply at which the next round on (1) or back (-1) ends:
// behind Black's move, or at an end of the line.
func (c *Cursor) RoundEnd(d int) int {
	whole := 2 - (c.ply+c.odd())%2
	if d < 0 {
		whole = -whole
	}
	return min(max(c.ply+whole, 0), c.Plies())
}

// odd is 1 where Black begins: so many plies the first round is short of.
func (c *Cursor) odd() int {
	if c.FirstSide() == engine.Black {
		return 1
	}
	return 0
}

// Taken returns the pieces of a side that were taken on the way to the place, in
// the order in which they were.
func (c *Cursor) Taken(side engine.Color) []engine.Piece {
	var all []engine.Piece
	for ply := 1; ply <= c.ply; ply++ {
		if p := c.Captured(ply); p != engine.NoPiece && p.Color() == side {
			all = append(all, p)
		}
	}
	return all
}

// Moves returns the moves that lead to the place.
func (c *Cursor) Moves() []engine.Move {
	moves := make([]engine.Move, 0, c.ply)
	for _, id := range c.line[1 : c.ply+1] {
		moves = append(moves, c.game.nodes[id].move)
	}
	return moves
}
