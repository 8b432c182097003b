// Names of nodes in a journal: by their place in the tree, since a file that is
// read again may number them otherwise.

package journal

import "qipu/records"

// naming names the nodes that a game had at some moment by their place in its
// tree. What is added later is counted on.
type naming struct {
	place []records.NodeID // by node; 0 for what was deleted
	node  []records.NodeID // by place
}

// newNaming names the nodes that g has now.
func newNaming(g *records.Game) naming {
	n := naming{place: make([]records.NodeID, g.Size()), node: []records.NodeID{0}}
	for id := range g.Walk() {
		n.place[id] = records.NodeID(len(n.node))
		n.node = append(n.node, id)
	}
	return n
}

// written returns an edit with nodes by place; false if one has none.
func (n *naming) written(e records.Edit) (records.Edit, bool) {
	ok := true
	name := func(id records.NodeID) records.NodeID {
		if int(id) >= len(n.place) {
			return id - records.NodeID(len(n.place)) + records.NodeID(len(n.node))
		}
		ok = ok && (id == 0 || n.place[id] != 0)
		return n.place[id]
	}
	return named(e, name), ok
}

// read is the inverse of written, for a game that was just read; false for a
// node that is none.
func (n *naming) read(e records.Edit) (records.Edit, bool) {
	ok := true
	node := func(place records.NodeID) records.NodeID {
		switch {
		case place < 0:
			ok = false
		case int(place) < len(n.node):
			return n.node[place]
		}
		return place - records.NodeID(len(n.node)) + records.NodeID(len(n.place))
	}
	return named(e, node), ok
}

func named(e records.Edit, name func(records.NodeID) records.NodeID) records.Edit {
	e.Node = name(e.Node)
	switch e.Op {
	case records.AddTag, records.SetTag, records.DropTag: // Where counts tags
	default:
		e.Where = name(e.Where)
	}
	return e
}
