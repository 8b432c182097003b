// Names of nodes in a journal: by their place in the tree, since a file that is
// read again may number them otherwise.

package journal

import "qipu/records"

// naming names the nodes that a game had at some moment by their place in its
// tree. What is added later has a name of its own, which no other node ever has.
type naming struct {
	name  []records.NodeID // by node; 0 for what was deleted
	node  []records.NodeID // by name, of those that the game had
	added map[records.NodeID]records.NodeID
	next  records.NodeID // the name of what is added next
}

// newNaming names the nodes that g has now.
func newNaming(g *records.Game) naming {
	n := naming{name: make([]records.NodeID, g.Size()), node: []records.NodeID{0}, added: map[records.NodeID]records.NodeID{}}
	for id := range g.Walk() {
		n.name[id] = records.NodeID(len(n.node))
		n.node = append(n.node, id)
	}
	n.next = records.NodeID(len(n.node))
	return n
}

// add names the node that the game made last; by 0: as is its turn.
func (n *naming) add(name records.NodeID) records.NodeID {
	if name == 0 {
		name = n.next
	}
	n.added[name] = records.NodeID(len(n.name))
	n.name = append(n.name, name)
	n.next = max(n.next, name+1)
	return name
}

// taken reports whether a name is one that was given, or none that can be.
func (n *naming) taken(name records.NodeID) bool {
	_, given := n.added[name]
	return given || name < records.NodeID(len(n.node)) || name == maxName
}

// maxName is behind the last name.
const maxName = 1<<31 - 1

// written returns an edit with names in the place of nodes; false if one has none.
func (n *naming) written(e records.Edit) (records.Edit, bool) {
	ok := true
	name := func(id records.NodeID) records.NodeID {
		if id < 0 || int(id) >= len(n.name) || id != 0 && n.name[id] == 0 {
			ok = false
			return 0
		}
		return n.name[id]
	}
	return named(e, name), ok
}

// read is the inverse of written; false for a name that no node has.
func (n *naming) read(e records.Edit) (records.Edit, bool) {
	ok := true
	node := func(name records.NodeID) records.NodeID {
		if name >= 0 && int(name) < len(n.node) {
			return n.node[name]
		}
		id, there := n.added[name]
		ok = ok && there
		return id
	}
	return named(e, node), ok
}

func named(e records.Edit, name func(records.NodeID) records.NodeID) records.Edit {
	e.Node = name(e.Node)
	if !changesTags(e.Op) {
		e.Where = name(e.Where)
	}
	return e
}
