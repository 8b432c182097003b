// Drills on a position held in the head: it is shown, some moves are announced,
// and a question is asked.

package drill

import (
	"slices"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// heard is how many plies are announced between the look at the position and
// the question, by level.
var heard = [...]int{1: 0, 2: 2, 3: 6, 4: 12}

// blind are the steps that bring a position into the head: a look at it, then
// the plies of g from ply on that are announced.
func blind(g *Game, ply, plies int, say announcer) []*Step {
	start := g.After(ply)
	steps := []*Step{{
		Say:  []Words{words(lang.TellLook)},
		View: &View{Position: start, Level: veil.Open, Near: engine.Red},
	}}
	return append(steps, announced(start, g.Moves[ply:ply+plies], ply, say)...)
}

// announced are the steps that announce moves from start, the first of which is
// ply+1.
func announced(start engine.Position, moves []engine.Move, ply int, announce announcer) []*Step {
	var steps []*Step
	p := start
	for i, m := range moves {
		say := announce(&p, m)
		p = p.PlayLegal(m)
		steps = append(steps, &Step{
			Say:  []Words{words(lang.TellMove, ply+i+1, say)},
			View: &View{Position: p, Level: veil.Empty, Near: engine.Red, Last: m, Announced: say},
		})
	}
	return steps
}

// after is the view of what the steps have told.
func after(steps []*Step) *View {
	v := *steps[len(steps)-1].View
	v.Level = veil.Empty
	return &v
}

// question makes a question about a position; nil if it has nothing to ask.
type question func(c *chance, v *View, o origins) *Step

// about makes a maker: a part of a game is shown and announced, then asked about.
func about(say announcer, ask question) maker {
	return func(c *chance, games []Game, _ int) Script {
		g := &games[0]
		steps := blind(g, 0, len(g.Moves), say)
		step := ask(c, after(steps), g.origins(len(g.Moves)))
		if step == nil {
			return nil
		}
		step.About.Plies = len(g.Moves)
		return once(append(steps, step)...)
	}
}

// origins tells where the piece on each point stood when it was shown; NoSquare where
// none stands.
type origins struct {
	at    [engine.Squares]engine.Square
	start bool // that is the usual start, where a file names a piece
	still bool // nothing has moved since
}

// origins follows the pieces of a game for ply plies.
func (g *Game) origins(ply int) origins {
	o := origins{start: g.Start.Key() == standardKey, still: ply == 0}
	for s := range engine.Square(engine.Squares) {
		if o.at[s] = s; g.Start.At(s) == engine.NoPiece {
			o.at[s] = engine.NoSquare
		}
	}
	for _, m := range g.Moves[:ply] {
		o.at[m.From], o.at[m.To] = engine.NoSquare, o.at[m.From]
	}
	return o
}

// whereQuestion asks where a piece stands. One of several is named by what was shown
// of it: its file in the usual start, else where it stood.
func whereQuestion(c *chance, v *View, o origins) *Step {
	all := piecesOf(&v.Position)
	asked := all[c.IntN(len(all))]
	at := find(&v.Position, asked.Piece)
	side := asked.Color()
	var name any = Piece(asked.Piece)
	switch home := o.at[asked.at]; {
	case len(at) == 1 || o.still:
	case o.start:
		file, _ := home.Seen(side)
		name, at = words(lang.HomePiece, Piece(asked.Piece), File{file, side}), []engine.Square{asked.at}
	default:
		name, at = words(lang.StoodPiece, Piece(asked.Piece), Point{home, side}), []engine.Square{asked.at}
	}
	step := askPoints(v, words(lang.AskAll, Side(side), name), side, at)
	if len(at) == 1 {
		step = askPoint(v, words(lang.AskWhere, Side(side), name), side, at[0])
	}
	return step.of(asked.Piece, asked.at)
}

// whatQuestion asks what stands on a point, an empty one in one case of four.
func whatQuestion(rng *chance, v *View, _ origins) *Step {
	all := piecesOf(&v.Position)
	asked := all[rng.IntN(len(all))]
	if rng.IntN(4) == 0 {
		for asked.Piece != engine.NoPiece {
			asked.at = engine.Square(rng.IntN(engine.Squares))
			asked.Piece = v.Position.At(asked.at)
		}
	}
	c := asked.Color()
	if asked.Piece == engine.NoPiece {
		c = eitherSide(rng.Rand)
	}
	want := plain("0")
	if asked.Piece != engine.NoPiece {
		want = words(lang.Verbatim, List{int(asked.Kind()), Side(asked.Color()), Piece(asked.Piece)})
	}
	// The side asked is not always the owner's, which would tell.
	if rng.IntN(2) == 0 {
		c = c.Other()
	}
	return askPiece(v, words(lang.AskWhat, Side(c), Point{asked.at, c}), want, asked.Kind()).of(asked.Piece, asked.at)
}

// checkQuestion asks whether it is check and by what; of a double check either
// piece is right.
func checkQuestion(c *chance, v *View, _ origins) *Step {
	p := &v.Position
	if c.picky(p.InCheck() < engine.NoSquare) {
		return nil
	}
	say, want := words(lang.AskCheck, Side(p.Turn())), plain("0")
	checkers := p.AppendCheckers(nil)
	if len(checkers) == 0 {
		return askPiece(v, say, want, engine.NoKind)
	}
	var right []engine.Kind
	for _, s := range checkers {
		right = append(right, p.At(s).Kind())
	}
	first := p.At(checkers[0])
	want = words(lang.Verbatim, List{int(right[0]), Piece(first), Point{checkers[0], first.Color()}})
	return askPiece(v, say, want, right...).of(first, checkers[0])
}

// reachQuestion asks where a piece of the side to move can legally go.
func reachQuestion(rng *chance, v *View, _ origins) *Step {
	p := &v.Position
	legal := p.AppendMoves(nil)
	if len(legal) == 0 {
		return nil
	}
	from := legal[rng.IntN(len(legal))].From
	var to []engine.Square
	for _, m := range legal {
		if m.From == from {
			to = append(to, m.To)
		}
	}
	slices.Sort(to)
	c := p.Turn()
	return askPoints(v, words(lang.AskReach, Side(c), Piece(p.At(from)), Point{from, c}), c, to).of(p.At(from), from)
}

// screensQuestion asks how many pieces stand between a cannon and the other
// side's general on its line.
func screensQuestion(rng *chance, v *View, _ origins) *Step {
	p := &v.Position
	all := piecesOf(p)
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, c := range all {
		if c.Kind() != engine.Cannon {
			continue
		}
		if n, ok := piecesBetween(p, c.at, p.King(c.Color().Other())); ok {
			return askNumber(v, words(lang.AskScreens, Side(c.Color()), Point{c.at, c.Color()}), 0, engine.Ranks-2, n).of(c.Piece, c.at)
		}
	}
	return nil
}
