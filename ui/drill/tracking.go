// Tracking: one piece's way in the head, then two, where legs are hobbled and eyes blocked.

package drill

import (
	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// tracked is how many pieces go how many steps each, by level.
var tracked = [...]struct{ pieces, steps int }{1: {1, 3}, 2: {1, 6}, 3: {2, 3}, 4: {2, 6}}

// askTracking shows a position and asks, of horses, elephants, rooks and cannons that go
// from point to point while all else stands still, whether each can; one that cannot
// stays. At the end it asks where they stand.
func askTracking(c *chance, games []Game, level int) Script {
	plan := tracked[bounded(level, len(tracked))]
	start := games[0].Start
	b := start.Board()
	var at []engine.Square
	for _, i := range c.Perm(engine.Squares) {
		s := engine.Square(i)
		p := b.At[s]
		if len(at) < plan.pieces && p != engine.NoPiece && tracks(p.Kind()) && (len(at) == 0 || p != b.At[at[0]]) {
			at = append(at, s)
		}
	}
	if len(at) < plan.pieces {
		return nil
	}
	steps := []*Step{{Say: []Words{words(lang.TellLook)}, View: &View{Position: start, Level: veil.Open, Near: engine.Red}}}
	for _, s := range at {
		steps[0].Say = append(steps[0].Say, words(lang.TellTrack, Side(b.At[s].Color()), Piece(b.At[s]), Point{s, b.At[s].Color()}))
	}
	v := &View{Position: start, Level: veil.Empty, Near: engine.Red}
	for n := range plan.pieces * plan.steps {
		i := n % plan.pieces
		piece := b.At[at[i]]
		to, free := c.step(&b, at[i])
		if to == engine.NoSquare {
			return nil
		}
		ask := askWhether(v, words(lang.AskTrack, Side(piece.Color()), Piece(piece), Point{to, piece.Color()}), free)
		ask.About = About{Piece: piece, At: to, Plies: n, Known: true}
		steps = append(steps, ask)
		if free {
			b.At[to], b.At[at[i]], at[i] = piece, engine.NoPiece, to
			v = &View{Position: moved(&b, &start), Level: veil.Empty, Near: engine.Red}
		}
	}
	for _, s := range at {
		piece := b.At[s]
		step := askPoint(v, words(lang.AskWhere, Side(piece.Color()), Piece(piece)), piece.Color(), s).of(piece, s)
		step.Say = []Words{words(lang.AskTracked, Side(piece.Color()), Piece(piece))}
		step.About.Plies = plan.pieces * plan.steps
		steps = append(steps, step)
	}
	return once(steps...)
}

// tracks reports whether pieces of a kind go ways on which something can stand.
func tracks(k engine.Kind) bool {
	return k == engine.Horse || k == engine.Elephant || k == engine.Rook || k == engine.Cannon
}

// moved is a board as a position; while it cannot be one, the one before.
func moved(b *engine.Board, before *engine.Position) engine.Position {
	if p, err := (engine.Setup{Board: *b}).Position(); err == nil {
		return p
	}
	return *before
}

// step chooses an empty point to which the shape of a piece's move leads, and tells
// whether the way there is free: in about half of the cases where there is a choice.
func (c *chance) step(b *engine.Board, from engine.Square) (to engine.Square, free bool) {
	var all [2][]engine.Square
	for s := range engine.Square(engine.Squares) {
		if between, ok := passed(b, from, s); ok && b.At[s] == engine.NoPiece {
			n := 0
			for _, p := range between {
				n += btoi(b.At[p] != engine.NoPiece)
			}
			all[btoi(n == 0)] = append(all[btoi(n == 0)], s)
		}
	}
	which := c.IntN(2)
	if len(all[which]) == 0 {
		which = 1 - which
	}
	if len(all[which]) == 0 {
		return engine.NoSquare, false
	}
	return all[which][c.IntN(len(all[which]))], which == 1
}

// passed returns the points that a piece passes on the way to another point: the leg of a
// horse, the eye of an elephant, all between of a rook and a cannon; false where its
// move never leads there.
func passed(b *engine.Board, from, to engine.Square) ([]engine.Square, bool) {
	df, dr := to.File()-from.File(), to.Rank()-from.Rank()
	piece := b.At[from]
	switch piece.Kind() {
	case engine.Horse:
		return []engine.Square{engine.SquareAt(from.File()+df/2, from.Rank()+dr/2)}, df*dr == 2 || df*dr == -2
	case engine.Elephant:
		_, rank := to.Seen(piece.Color())
		if df*df != 4 || dr*dr != 4 || rank > engine.Ranks/2 {
			return nil, false
		}
		return []engine.Square{engine.SquareAt(from.File()+df/2, from.Rank()+dr/2)}, true
	}
	if from == to || df != 0 && dr != 0 {
		return nil, false
	}
	var between []engine.Square
	for f, r := from.File()+sign(df), from.Rank()+sign(dr); engine.SquareAt(f, r) != to; f, r = f+sign(df), r+sign(dr) {
		between = append(between, engine.SquareAt(f, r))
	}
	return between, true
}
