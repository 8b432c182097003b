// Limits of a game: what is made to be large takes no more memory than a stated
// multiple of its size, and where a limit is met a problem says so.

package records

// MostMoves is how many moves a reader takes into one game, all its variations
// together: four times the largest real tree, of 226,491.
const MostMoves = 1 << 20

// MostProblems is how many problems of one game are told; those behind them are
// counted.
const MostProblems = 1000

// Full reports whether the game has as many moves as it may have; readers stop there
// and tell of it.
func (g *Game) Full() bool { return len(g.nodes) > MostMoves }

// AddProblem adds a problem, or counts it behind MostProblems; for readers.
func (g *Game) AddProblem(p Problem) {
	if p.Kind != OverLimit && len(g.Problems) >= MostProblems {
		g.untold++
		return
	}
	g.Problems = append(g.Problems, p)
}

// CountProblem counts a problem that is not told; for readers.
func (g *Game) CountProblem() { g.untold++ }

// untold adds the problem that says how many there are besides, n of them found by
// the judgement.
func (j *judgement) untold(n int) {
	if n += j.game.untold; n > 0 {
		j.found = append(j.found, Problem{
			Ply: j.next.ply, Node: j.next.node, Place: Place{Offset: -1},
			Kind: OverLimit, Err: &Fault{Code: "more-problems", Args: []any{n}}, made: true,
		})
	}
}
