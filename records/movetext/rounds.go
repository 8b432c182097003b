// The numbers of the moves: one that is left out is told.

package movetext

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

// count notes the number before token i, which is a move that will be played.
func (r *Reader) count(i int) {
	if i == 0 || len(r.tree.stack) > 0 || r.paths != nil || r.tokens.List[i-1].Kind != Number {
		return
	}
	r.printed = append(r.printed, printed{int32(i - 1), r.tree.line.node, int32(r.tree.line.ply)})
}

// skips reports whether the number before token i says that a move of Black is missing: in
// a record whose rounds have been numbered so far, it is that of the next round, without
// dots, while Black is to move. The move behind it is Red's.
func (r *Reader) skips(i int) bool {
	const enough = 2 // rounds
	list := r.tokens.List
	n := len(r.printed)
	if i == 0 || list[i-1].Kind != Number || n < enough || len(r.tree.stack) > 0 || r.paths != nil || r.main != nil {
		return false
	}
	if r.tree.line.at.Board().Turn != engine.Black || Placeholder(r.tokens.Text[list[i-1].To:list[i].From]) {
		return false
	}
	for k := n - enough; k < n; k++ {
		after := list[i-1].Value
		if k+1 < n {
			after = list[r.printed[k+1].token].Value
		}
		if r.printed[k].ply%2 != 0 || list[r.printed[k].token].Value+1 != after {
			return false
		}
	}
	return int(r.printed[n-1].ply)+1 == r.tree.line.ply
}

// checkRounds tells of numbers that jump. They count rounds, or plies if that is
// nearer to them and they stand before the moves of both sides; where they count
// nothing, nothing is told.
func (r *Reader) checkRounds() {
	if len(r.printed) == 0 {
		return
	}
	g := r.tree.game
	black := 0
	if g.Start.Turn == engine.Black {
		black = 1
	}
	rounds := r.jumps(func(ply int) int { return (ply + black) / 2 })
	if len(rounds) > 0 && slices.ContainsFunc(r.printed, func(n printed) bool { return n.ply%2 != 0 }) {
		if plies := r.jumps(func(ply int) int { return ply }); len(plies) < len(rounds) {
			rounds = plies
		}
	}
	if len(rounds) > 1+len(r.printed)/4 {
		return
	}
	for _, j := range rounds {
		n := &r.printed[j.at]
		t := &r.tokens.List[n.token]
		node := g.First(n.node)
		r.tree.problem(records.Problem{
			Ply: int(n.ply) + 1, Node: node, Place: r.tree.place(t.From), Kind: records.WrongNumber,
			Text: r.tokens.of(t), Err: &records.Fault{Code: "number", Args: []any{t.Value, j.due}},
		})
	}
}

// jump is a number that does not follow the one before it.
type jump struct{ at, due int }

// jumps returns where the numbers do not go on as a count of plies does.
func (r *Reader) jumps(count func(ply int) int) (list []jump) {
	base := 0
	for i := range r.printed {
		n := &r.printed[i]
		value, due := r.tokens.List[n.token].Value, count(int(n.ply))
		switch {
		case i == 0:
			base = value - due
			if first := max(r.tree.game.Start.Fullmove, 1); base > first && r.tree.game.Start.FEN() == engine.Standard {
				list = append(list, jump{i, first + due})
			}
		case value != base+due:
			list = append(list, jump{i, base + due})
			base = value - due
		}
	}
	return list
}
