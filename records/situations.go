// The situations along a line: each of a line that people play, and some of one that
// was made to be endless.

package records

import "qipu/engine"

// situations are those after each move of a line, the start first. Behind the first
// ones only every few are kept, and the two that were asked for last.
type situations struct {
	near []Situation
	far  []Situation // at the plies nearPlies, nearPlies+farStep ...
	made [2]atPly    // between those
	last int         // of made, which is the newer
}

type atPly struct {
	ply int // 0: none
	at  Situation
}

const (
	nearPlies = 1 << 12
	farStep   = 64
)

// cut forgets what stands at ply n and behind it.
func (s *situations) cut(n int) {
	s.near = s.near[:min(len(s.near), n)]
	s.far = s.far[:min(len(s.far), max(0, n-nearPlies+farStep-1)/farStep)]
	for i := range s.made {
		if s.made[i].ply >= n {
			s.made[i].ply = 0
		}
	}
}

// after returns the situation at a ply; the start must be known.
func (s *situations) after(ply int, move func(ply int) engine.Move) *Situation {
	for len(s.near) <= min(ply, nearPlies-1) {
		k := len(s.near)
		next, _ := s.near[k-1].After(move(k))
		s.near = append(s.near, next)
	}
	if ply < nearPlies {
		return &s.near[ply]
	}
	for i := range s.made {
		if s.made[i].ply == ply {
			s.last = i
			return &s.made[i].at
		}
	}
	from, at := s.before(ply)
	for from < ply {
		from++
		_ = at.play(move(from))
		if from%farStep == 0 && from == nearPlies+len(s.far)*farStep {
			s.far = append(s.far, at)
		}
	}
	s.last = 1 - s.last
	s.made[s.last] = atPly{ply, at}
	return &s.made[s.last].at
}

// before returns the nearest situation that is known up to a ply behind the near ones.
func (s *situations) before(ply int) (int, Situation) {
	from, at := nearPlies-1, &s.near[nearPlies-1]
	if n := min(len(s.far), (ply-nearPlies)/farStep+1); n > 0 {
		from, at = nearPlies+(n-1)*farStep, &s.far[n-1]
	}
	for i := range s.made {
		if p := s.made[i].ply; p > from && p <= ply {
			from, at = p, &s.made[i].at
		}
	}
	return from, *at
}
