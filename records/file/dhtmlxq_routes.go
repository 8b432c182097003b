// The tree of DhtmlXQ: routes that fork from each other at half-moves counted
// from the start of the game.

package file

import (
	"cmp"
	"slices"

	"qipu/engine"
	"qipu/records"
)

// ubbRoute is one line: its moves from half-move ply on, which hang on route
// parent. The main line is route 0.
type ubbRoute struct {
	parent, ply, number int
	moves               []engine.Move
	starts              []int  // of each move in the text of the block
	name                string // of its item
	off                 int    // of its value
	hung                bool   // it hangs on something
	tip                 int32  // its last point
}

// ubbRoutes grows the routes into a tree of points, of which 0 is the start.
type ubbRoutes struct {
	list   []ubbRoute
	number map[int]int // of the first route of each number, its place in list
	points []ubbPoint
	forks  map[int32][]int // by point, the routes that begin behind it
	firsts []int32         // by route, its first point or 0
	node   []records.NodeID
	many   bool // there are more moves than a game may have
}

// ubbPoint is a place in the tree. jump is an ancestor so far away that going to
// a given depth takes few steps.
type ubbPoint struct {
	move               engine.Move
	parent, jump, next int32 // next: on the same route, or 0
	depth              int32
	off                int32 // in the text of the block
}

func (t *ubbRoutes) init() {
	*t = ubbRoutes{number: map[int]int{}, points: make([]ubbPoint, 1), forks: map[int32][]int{}}
}

func (t *ubbRoutes) add(r ubbRoute) {
	if _, ok := t.number[r.number]; !ok {
		t.number[r.number] = len(t.list)
	}
	t.list = append(t.list, r)
}

// resolve hangs every route that can be hung; routes may stand before those on
// which they hang.
func (t *ubbRoutes) resolve() {
	waiting := make(map[int][]int)
	for i := 1; i < len(t.list); i++ {
		waiting[t.list[i].parent] = append(waiting[t.list[i].parent], i)
	}
	t.firsts = make([]int32, len(t.list))
	t.hang(0, 0)
	for ready := []int{0}; len(ready) > 0; {
		i := ready[len(ready)-1]
		ready = ready[:len(ready)-1]
		parent := t.list[i]
		if t.number[parent.number] != i {
			continue // another route has the number, and what hangs on it
		}
		for _, k := range waiting[parent.number] {
			r := &t.list[k]
			if r.ply < 1 || int64(r.ply-1) > int64(t.points[parent.tip].depth) {
				continue
			}
			fork := t.ancestor(parent.tip, int32(r.ply-1))
			t.hang(k, fork)
			t.forks[fork] = append(t.forks[fork], k)
			ready = append(ready, k)
		}
	}
	for _, list := range t.forks {
		slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(t.list[a].number, t.list[b].number) })
	}
}

// hang adds the points of a route behind one.
func (t *ubbRoutes) hang(i int, at int32) {
	r := &t.list[i]
	for k, m := range r.moves {
		if t.many = t.many || len(t.points) > records.MostMoves; t.many {
			break
		}
		p := int32(len(t.points))
		above := t.points[at]
		jump := at
		if far := t.points[above.jump]; above.depth-far.depth == far.depth-t.points[far.jump].depth {
			jump = far.jump
		}
		t.points = append(t.points, ubbPoint{move: m, parent: at, jump: jump, depth: above.depth + 1, off: int32(r.starts[k])})
		if k == 0 {
			t.firsts[i] = p
		} else {
			t.points[at].next = p
		}
		at = p
	}
	r.hung, r.tip = true, at
}

// ancestor returns the point before p, or p itself, at a depth.
func (t *ubbRoutes) ancestor(p, depth int32) int32 {
	for t.points[p].depth > depth {
		if jump := t.points[p].jump; t.points[jump].depth >= depth {
			p = jump
		} else {
			p = t.points[p].parent
		}
	}
	return p
}

// build adds the points to the game, in pre-order: behind each the continuation
// of its own route, then the routes that fork there by their number.
func (t *ubbRoutes) build(g *records.Game) {
	t.node = make([]records.NodeID, len(t.points))
	stack := make([]int32, 0, 64)
	push := func(p, next int32) {
		forks := t.forks[p]
		for i := len(forks) - 1; i >= 0; i-- {
			if first := t.firsts[forks[i]]; first != 0 {
				stack = append(stack, first)
			}
		}
		if next != 0 {
			stack = append(stack, next)
		}
	}
	for push(0, t.firsts[0]); len(stack) > 0; {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		point := t.points[p]
		t.node[p] = g.Add(t.node[point.parent], point.move)
		g.SetSpan(t.node[p], int(point.off), int(point.off)+4)
		push(p, point.next)
	}
}

// find returns the node of a half-move of a route; false means that there is
// none, and the node is the last before it.
func (t *ubbRoutes) find(number, ply int) (records.NodeID, bool) {
	i, ok := t.number[number]
	if !ok || ply < 0 {
		return 0, false
	}
	tip := t.list[i].tip
	depth := t.points[tip].depth
	if int64(ply) > int64(depth) {
		return t.node[tip], false
	}
	return t.node[t.ancestor(tip, int32(ply))], t.list[i].hung
}
