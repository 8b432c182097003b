// The journal: every edit is on disk before the screen shows it, so that what
// was typed survives a crash and a closed terminal.

package ui

import (
	"encoding/json"
	"fmt"

	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// journal writes down the edits of the open game.
type journal struct {
	state *store.State // nil: nothing is kept
	game  *records.Game
	key   string
	file  *store.Journal // nil until there is something to write
	names naming
}

// naming names nodes by their place in the tree as it was opened or last saved,
// since a file that is read again may number them otherwise. What is added later
// is counted on.
type naming struct {
	place []records.NodeID // by node; 0 for what was deleted
	node  []records.NodeID // by place
	next  records.NodeID   // how many nodes the game ever had
}

// newNaming names the nodes that g has now, when it had next nodes so far; 0
// stands for a game that was just read.
func newNaming(g *records.Game, next records.NodeID) naming {
	n := naming{node: []records.NodeID{0}}
	for id := range g.Walk() {
		n.node = append(n.node, id)
	}
	n.next = max(next, records.NodeID(len(n.node)))
	n.place = make([]records.NodeID, n.next)
	for place, id := range n.node {
		n.place[id] = records.NodeID(place)
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
		ok = ok && place >= 0
		if ok && int(place) < len(n.node) {
			return n.node[place]
		}
		return place
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

// follow is called when another game may be open: what an earlier run left
// unsaved of it is done again.
func (m *Model) follow() {
	m.followJournal()
	m.keepGame()
}

func (m *Model) followJournal() {
	j, g := &m.journal, m.session.Game()
	if j.state == nil || j.game == g {
		return
	}
	j.close()
	j.game, j.key = g, store.GameKey(contentOf(g))
	j.names = newNaming(g, 0)
	m.session.OnEdit = m.note
	if !j.state.HasJournal(j.key) {
		return
	}
	file, earlier, err := j.state.OpenJournal(j.key)
	if err != nil {
		m.fail(err)
		return
	}
	edits := make([]records.Edit, 0, len(earlier))
	for _, record := range earlier {
		var e records.Edit
		if json.Unmarshal(record, &e) != nil {
			break
		}
		e, ok := j.names.read(e)
		if !ok {
			break
		}
		edits = append(edits, e)
	}
	j.file = file
	for _, e := range edits {
		j.names.count(e)
	}
	if n := m.session.Recover(edits); n > 0 {
		m.say(m.lang.Say(lang.Recovered, n))
	}
}

// note writes an edit down. Bubble Tea runs commands in no order, so it is
// written before Update returns.
func (m *Model) note(e records.Edit) {
	j := &m.journal
	j.names.count(e)
	e, ok := j.names.written(e)
	if !ok {
		return // a node from before the last save: it comes back with the next one
	}
	record, err := json.Marshal(e)
	if err == nil && j.file == nil {
		j.file, _, err = j.state.OpenJournal(j.key)
	}
	if err == nil {
		err = j.file.Append(record)
	}
	if err != nil {
		m.fail(err)
		m.message = m.lang.Say(lang.NotJournaled, m.message)
	}
}

// count notes that an edit made a node.
func (n *naming) count(e records.Edit) {
	if e.Op == records.AddMove || e.Op == records.InsertMove {
		n.next++
	}
}

// saved forgets what was written, and goes on from the game as it was saved.
func (j *journal) saved() {
	if j.state == nil {
		return
	}
	j.drop()
	j.key = store.GameKey(contentOf(j.game))
	j.names = newNaming(j.game, j.names.next)
}

// drop forgets what was written.
func (j *journal) drop() {
	if j.file != nil {
		j.file.Clear()
	}
	j.close()
}

// close ends the journal of the open game; what it holds waits for the next run.
func (j *journal) close() {
	if j.file != nil {
		j.file.Close()
	}
	j.file = nil
}

// contentOf is what makes a game the same game: start, moves, names.
func contentOf(g *records.Game) []byte {
	content := []byte(g.Start.FEN() + g.Comment(0))
	for _, tag := range g.Tags {
		content = fmt.Appendf(content, "\x00%s\x00%s", tag.Name, tag.Value)
	}
	for id, at := range g.Walk() {
		m := g.Move(id)
		content = append(content, byte(at.Depth), byte(at.Depth>>8), byte(m.From), byte(m.To))
		content = append(content, g.Comment(id)...)
	}
	return content
}
