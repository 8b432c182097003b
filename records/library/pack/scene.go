// Goals of material and of patterns: what may stand on some points, and how many
// of each piece there may be.

package pack

import "qipu/engine"

// Set is a set of pieces; the bit of NoPiece is the empty point.
type Set uint16

// With returns the set with a piece added.
func (s Set) With(p engine.Piece) Set { return s | 1<<(p&15) }

// Point asks for one of a set of pieces on a point.
type Point struct {
	Square engine.Square
	Pieces Set
}

// Scene is what a board must show: the pieces of some points, and at least so
// many, for some pieces exactly so many, in all.
type Scene struct {
	Points []Point
	Least  Material
	Exact  Set // the pieces of which there must be no more than Least says
}

// Empty reports whether the scene asks for nothing.
func (s *Scene) Empty() bool { return len(s.Points) == 0 && s.Least == 0 && s.Exact == 0 }

// turned returns the scene turned by v.
func (s *Scene) turned(v View) scene {
	t := scene{view: v}
	for k := range engine.Piece(16) {
		if units[k] == 0 {
			continue
		}
		to := v.piece(k)
		t.least += Material(s.Least.Count(k)) * Unit(to)
		if s.Exact&(1<<k) != 0 {
			t.exact |= Unit(to) * nibble
		}
	}
	for _, p := range s.Points {
		q := Point{Square: v.point(p.Square), Pieces: p.Pieces & 1}
		for k := range engine.Piece(16) {
			if k != engine.NoPiece && p.Pieces&(1<<k) != 0 {
				q.Pieces = q.Pieces.With(v.piece(k))
			}
		}
		t.points = append(t.points, q)
		for k, unit := range units {
			// What must stand on a point must be there at all.
			if q.Pieces == 1<<k && unit != 0 && t.least.Count(engine.Piece(k)) == 0 {
				t.least += Material(unit)
			}
		}
	}
	return t
}

// scene is a Scene as it is looked for.
type scene struct {
	view   View
	least  Material
	exact  Material // all of the nibbles that must be as least says
	points []Point
}

// SceneGoal looks for a scene.
type SceneGoal struct{ scenes []scene }

// NewSceneGoal returns the goal of a scene; mirror and swap say which others are
// the same to whoever asks.
func NewSceneGoal(s Scene, mirror, swap bool) *SceneGoal {
	g := &SceneGoal{}
	for _, v := range views(mirror && len(s.Points) > 0, swap) {
		g.scenes = append(g.scenes, s.turned(v))
	}
	return g
}

// Shows reports whether a board shows the scene in one of the ways asked for.
func (g *SceneGoal) Shows(b *engine.Board) bool {
	var s state
	s.set(b, true)
	for k := range g.scenes {
		if t := &g.scenes[k]; t.counts(s.count) && t.stands(&s) {
			return true
		}
	}
	return false
}

// Find implements Goal. All scenes are looked for in one replay.
func (g *SceneGoal) Find(p *Pack, i int) (Found, bool) {
	final := p.Final(i)
	var space [4]*scene
	left := space[:0]
	for k := range g.scenes {
		// There is never less of a piece than at the end.
		if t := &g.scenes[k]; (t.least & t.exact).Holds(final & t.exact) {
			left = append(left, t)
		}
	}
	if len(left) == 0 {
		return Found{}, false
	}
	return find(p.replay(i), left)
}

// counts reports whether there are as many pieces as the scene asks for.
func (t *scene) counts(m Material) bool { return m.Holds(t.least) && m&t.exact == t.least&t.exact }

// stands reports whether the points hold what the scene asks for.
func (t *scene) stands(s *state) bool {
	for _, p := range t.points {
		if p.Pieces>>pieceOf[s.at[p.Square&127]&63]&1 == 0 {
			return false
		}
	}
	return true
}

// find plays a game until it shows one of the scenes, which it may drop.
func find(g moves, left []*scene) (Found, bool) {
	for {
		count := g.count
		var space [4]*scene
		fit := space[:0]
		kept := left[:0]
		for _, t := range left {
			if count.Holds(t.least) { // else it never has so many again
				kept = append(kept, t)
				if t.counts(count) {
					fit = append(fit, t)
				}
			}
		}
		if left = kept; len(left) == 0 {
			return Found{}, false
		}
		for g.count == count {
			for _, t := range fit {
				if t.stands(&g.state) {
					return found(g, g.ply, t.view), true
				}
			}
			if !g.play() {
				return Found{}, false
			}
		}
	}
}
