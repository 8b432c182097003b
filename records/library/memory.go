// Trees that were asked for before: stepping back and forth costs nothing, and the
// start, where every game hits, is counted once.

package library

import (
	"sync"

	"qipu/engine"
)

// memory holds the trees of one shelf by what was asked.
type memory struct {
	mu    sync.Mutex
	shelf *shelf
	trees map[asked]Tree
}

// asked is a query of a tree as a key: all of its fields but the scene.
type asked struct {
	players Players
	event   string
	rest    [7]any
}

// mostTrees bounds the trees that are kept.
const mostTrees = 256

func keyOf(q *Query) (asked, bool) {
	if q.Board.Position == nil || !q.Board.Scene.Empty() || q.Board.Impossible || q.Move != (engine.Move{}) {
		return asked{}, false
	}
	return asked{q.Players, q.Event, [7]any{q.Days, q.Result, q.ECCO, q.Plies, q.Board.Position.Board(), q.Board.Mirror, q.Board.Colours}}, true
}

func (m *memory) get(s *shelf, q *Query) (Tree, bool) {
	key, ok := keyOf(q)
	m.mu.Lock()
	defer m.mu.Unlock()
	if !ok || m.shelf != s {
		return Tree{}, false
	}
	t, ok := m.trees[key]
	return t, ok
}

func (m *memory) put(s *shelf, q *Query, t Tree) {
	key, ok := keyOf(q)
	if !ok {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.shelf != s || len(m.trees) >= mostTrees {
		m.shelf, m.trees = s, map[asked]Tree{}
	}
	m.trees[key] = t
}
