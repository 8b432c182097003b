// Lines that are taken into the tree at once.

package session

import (
	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
)

// Graft adds moves behind a node, each behind the one before it, as far as the tree does
// not have them, as one of several edits. It returns the nodes that it added, each the
// child of the one before.
func Graft(edit repair.Editor, g *records.Game, at records.NodeID, moves []engine.Move) (added []records.NodeID, err error) {
	for _, m := range moves {
		if n := g.Child(at, m); n != 0 {
			at = n
			continue
		}
		undo, err := edit(records.Edit{Op: records.AddMove, Node: at, Move: m})
		if err != nil {
			return added, err
		}
		at = undo.Node
		added = append(added, at)
	}
	return added, nil
}
