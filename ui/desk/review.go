// Reviews: a program that thinks goes through a game once, and what each move gave
// away is told by the chance of winning.

package desk

import (
	"context"
	"math"
	"slices"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
)

// Reviewed is what a program thinks of a move of a game.
type Reviewed struct {
	Node   records.NodeID
	Before uci.Score     // of the position before the move
	After  uci.Score     // and of the one after it
	Best   engine.Move   // what the program would have played; the zero Move: nothing, the game was over
	Line   []engine.Move // and how it would go on
	Mark   string        // "??", "?", "?!" or ""
}

// Chance returns the chance of side c to win, 0 to 1, by what a program thinks: 1 or
// 0 where the game is decided.
func Chance(s uci.Score, c engine.Color) float64 {
	chance := 1 / (1 + math.Exp(-float64(s.CP)/250))
	if s.Mate {
		chance = 0
		if s.Winner == engine.Red {
			chance = 1
		}
	}
	if c == engine.Black {
		return 1 - chance
	}
	return chance
}

// Mark returns what a move is worth by the chance of winning that its mover lost.
func Mark(before, after uci.Score, mover engine.Color) string {
	switch lost := Chance(before, mover) - Chance(after, mover); {
	case lost >= 0.30:
		return "??"
	case lost >= 0.20:
		return "?"
	case lost >= 0.10:
		return "?!"
	}
	return ""
}

// Course is the main line of a game as far as its moves are legal: what is reviewed.
type Course struct {
	Start engine.Position
	Moves []engine.Move
	Nodes []records.NodeID // of the moves
}

// CourseOf returns the course of a game; without moves where there is nothing to be
// played.
func CourseOf(g *records.Game) Course {
	c := records.NewCursor(g)
	start, ok := c.PositionAt(0)
	if !ok {
		return Course{}
	}
	course := Course{Start: *start}
	for ply := 1; ply <= c.Plies(); ply++ {
		position, ok := c.PositionAt(ply - 1)
		m := g.Move(c.Line()[ply])
		if !ok || !position.Legal(m) {
			break
		}
		course.Moves = append(course.Moves, m)
		course.Nodes = append(course.Nodes, c.Line()[ply])
	}
	return course
}

// Analyst is whoever answers questions about places: a program, or Programs.
type Analyst interface {
	Analyse(ctx context.Context, at uci.Place, l uci.Limit) (uci.Update, error)
}

// Review has a program look at each position of a course, but for the moves that were
// judged before, and calls see with each move when it is judged. The error is that of
// the program or of ctx; what was seen until then holds.
func Review(ctx context.Context, p Analyst, c Course, judged int, l uci.Limit, see func(Reviewed)) error {
	if judged >= len(c.Moves) {
		return nil
	}
	at := uci.Place{Start: c.Start, Moves: c.Moves[:judged]}
	before, err := p.Analyse(ctx, at, l)
	if err != nil {
		return err
	}
	mover := c.Start.Turn()
	if judged%2 == 1 {
		mover = mover.Other()
	}
	for i := judged; i < len(c.Moves); i++ {
		after, err := p.Analyse(ctx, uci.Place{Start: c.Start, Moves: c.Moves[:i+1]}, l)
		if err != nil {
			return err
		}
		is := Reviewed{Node: c.Nodes[i], Before: scoreOf(before), After: scoreOf(after), Best: before.Best, Line: lineOf(before)}
		if is.Mark = Mark(is.Before, is.After, mover); is.Mark != "" {
			if err := confirm(ctx, p, uci.Place{Start: c.Start, Moves: c.Moves[:i]}, c.Moves[i], &is, longer(l)); err != nil {
				return err
			}
		}
		see(is)
		before, mover = after, mover.Other()
	}
	return nil
}

// longer is the second look at a move that seems to be a mistake: some twenty times
// the positions. A program that looks longer takes back half of what it saw in a
// blink, and as few moves seem to be mistakes, a second look costs little where a
// long first one would cost much.
func longer(l uci.Limit) uci.Limit {
	if l.Depth > 0 {
		l.Depth += 4 // each ply about doubles them
	}
	l.Time *= 5
	l.Nodes *= 20
	return l
}

// confirm looks at a move that seems to be a mistake once more, and leaves it the
// mark that both looks give it. The second one compares it with the best move from
// the position before both: most programs think better of whoever is to move, so
// that from two positions a move seems to give away what is but the turn. The move
// that the program would have played gives nothing away.
func confirm(ctx context.Context, p Analyst, at uci.Place, m engine.Move, is *Reviewed, l uci.Limit) error {
	mover := at.Start.Turn()
	if len(at.Moves)%2 == 1 {
		mover = mover.Other()
	}
	best, err := p.Analyse(ctx, at, l)
	if err != nil {
		return err
	}
	is.Best, is.Line = best.Best, lineOf(best)
	if m == is.Best {
		is.Mark = ""
		return nil
	}
	l.Only = []engine.Move{m}
	u, err := p.Analyse(ctx, at, l)
	if err != nil {
		return err
	}
	if u.Best != m || len(u.Lines) == 0 { // it does not look at some moves alone
		l.Only, at.Moves = nil, append(slices.Clip(at.Moves), m)
		if u, err = p.Analyse(ctx, at, l); err != nil {
			return err
		}
	}
	is.Mark = lighter(is.Mark, Mark(scoreOf(best), scoreOf(u), mover))
	return nil
}

// lighter returns the lesser of two marks.
func lighter(a, b string) string {
	for _, mark := range []string{"", "?!", "?"} {
		if a == mark || b == mark {
			return mark
		}
	}
	return "??"
}

// scoreOf returns what a program thinks of a position.
func scoreOf(u uci.Update) uci.Score {
	if len(u.Lines) == 0 {
		return uci.Score{}
	}
	return u.Lines[0].Score
}

// lineOf returns the best line, which begins with the best move.
func lineOf(u uci.Update) []engine.Move {
	if u.None {
		return nil
	}
	if len(u.Lines) > 0 && len(u.Lines[0].Moves) > 0 && u.Lines[0].Moves[0] == u.Best {
		return u.Lines[0].Moves
	}
	return []engine.Move{u.Best}
}
