// A node of the tree: a move, and the nodes around it.

package records

import "qipu/engine"

// NodeID names a move of a game; 0 is the start. It stays the same for the life
// of the game, deleted or not.
type NodeID int32

type nodeFlags uint16

const (
	flagDeleted nodeFlags = 1 << iota // taken out of the tree, with what follows it
	flagIllegal                       // the move is not legal where it stands
	flagSpliced                       // taken out alone
	flagCut                           // taken out with its siblings
	flagHead                          // the first of siblings that were taken out together
)

// node is 16 bytes: the largest real tree has 226,491 of them. Texts stand in
// maps by id.
type node struct {
	move                engine.Move
	flags               nodeFlags
	parent, first, next NodeID
}
