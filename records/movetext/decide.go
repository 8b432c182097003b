// Texts with several meanings: the rest of the record decides.

package movetext

import (
	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// follow returns the indices of the moves of the line behind token i, without
// its variations.
func (r *Reader) follow(i int) []int {
	var list []int
	defer func() { r.trials -= len(list) / 16 }()
	for j := i + 1; j < r.tree.line.end; j++ {
		switch r.tokens.List[j].Kind {
		case Move, Word:
			list = append(list, j)
		case Open:
			j = r.tokens.List[j].Mate
		case Close:
			return list
		}
	}
	return list
}

// trial is a position on the way to the end of a line, and the choice that led
// to it.
type trial struct {
	at     records.Situation
	choice int
}

// decide returns the one of the candidates under which the rest of the line can
// be played, if there is just one.
func (r *Reader) decide(i int, candidates []engine.Move) (engine.Move, bool) {
	if r.trials < 0 {
		return engine.Move{}, false
	}
	list := make([]trial, 0, len(candidates))
	for k, m := range candidates {
		next, _ := r.tree.line.at.After(m)
		list = append(list, trial{next, k})
	}
	alive, _ := r.try(list, r.follow(i))
	if len(alive) == 0 {
		return engine.Move{}, false
	}
	for _, t := range alive[1:] {
		if t.choice != alive[0].choice {
			return engine.Move{}, false
		}
	}
	return candidates[alive[0].choice], true
}

// try plays the rest of a line from several positions at once. It returns those
// that come to its end, and how many moves the furthest comes.
func (r *Reader) try(list []trial, rest []int) ([]trial, int) {
	const most = 64 // positions at a time
	for n, j := range rest {
		t := &r.tokens.List[j]
		var next []trial
		for _, from := range list {
			pos, ok := from.at.Position()
			if !ok {
				continue
			}
			if r.trials--; r.trials < 0 {
				return nil, n
			}
			moves := r.meanings(pos, t)
			for _, m := range moves {
				if to, _ := from.at.After(m); len(next) < most && !holds(next, &to, from.choice) {
					next = append(next, trial{to, from.choice})
				}
			}
		}
		if len(next) == 0 {
			return nil, n
		}
		list = next
	}
	return list, len(rest)
}

// meanings returns the moves that a text can mean.
func (r *Reader) meanings(pos *engine.Position, t *Token) []engine.Move {
	return notation.Meanings(r.parse(pos, t))
}

func holds(list []trial, s *records.Situation, choice int) bool {
	pos, _ := s.Position()
	for i := range list {
		if other, _ := list[i].at.Position(); list[i].choice == choice && other.Same(pos) {
			return true
		}
	}
	return false
}
