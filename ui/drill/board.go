// Drills on a position held in the head: it is shown, some moves are announced,
// and a question is asked.

package drill

import (
	"math/rand/v2"
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

// announcer says a move of a position.
type announcer func(p *engine.Position, m engine.Move) Words

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
type question func(rng *rand.Rand, v *View, home homes) *Step

// patience is about how many plies are gone through in search of a position.
const patience = 300_000

// askAbout makes a script: a position of some game for which ask has a question,
// of random play where the games seem to have none.
func askAbout(rng *rand.Rand, src *Source, level int, say announcer, ask question) Script {
	plies := heard[min(max(level, 1), len(heard)-1)]
	for gone := 0; ; {
		g := src.pick(rng, plies)
		ply := rng.IntN(len(g.Moves) - plies + 1)
		steps := blind(&g, ply, plies, say)
		if step := ask(rng, after(steps), g.homes(ply+plies)); step != nil {
			return once(append(steps, step)...)
		}
		if gone += 500 + ply; gone > patience {
			src = nil
		}
	}
}

// piece is a piece on a point.
type piece struct {
	at engine.Square
	engine.Piece
}

func piecesOf(p *engine.Position) []piece {
	var all []piece
	for s := range engine.Square(engine.Squares) {
		if p.At(s) != engine.NoPiece {
			all = append(all, piece{s, p.At(s)})
		}
	}
	return all
}

func askWhere(rng *rand.Rand, src *Source, level int) Script {
	return askAbout(rng, src, level, announce, whereQuestion)
}

// homes tells from which file, in its owner's count, the piece on each point
// set out; 0 where that is not known.
type homes [engine.Squares]uint8

// homes follows the pieces of a game from the standard position for ply plies.
func (g *Game) homes(ply int) homes {
	var h homes
	if g.Start != engine.StandardPosition() {
		return h
	}
	for _, p := range piecesOf(&g.Start) {
		file, _ := p.at.Seen(p.Color())
		h[p.at] = uint8(file)
	}
	for _, m := range g.Moves[:ply] {
		h[m.From], h[m.To] = 0, h[m.From]
	}
	return h
}

// whereQuestion asks where a piece stands. One of several is named by its home
// file; where that is not known, all of the kind are asked for.
func whereQuestion(rng *rand.Rand, v *View, home homes) *Step {
	all := piecesOf(&v.Position)
	asked := all[rng.IntN(len(all))]
	at := find(&v.Position, asked.Piece)
	c := asked.Color()
	var name any = Piece(asked.Piece)
	if len(at) > 1 && home[asked.at] != 0 {
		name = words(lang.HomePiece, Piece(asked.Piece), File{int(home[asked.at]), c})
		at = []engine.Square{asked.at}
	}
	if len(at) == 1 {
		return askPoint(v, words(lang.AskWhere, Side(c), name), c, at[0])
	}
	return askPoints(v, words(lang.AskAll, Side(c), name), c, at)
}

func askWhat(rng *rand.Rand, src *Source, level int) Script {
	return askAbout(rng, src, level, announce, whatQuestion)
}

// whatQuestion asks what stands on a point, an empty one in one case of four.
func whatQuestion(rng *rand.Rand, v *View, _ homes) *Step {
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
		c = side(rng)
	}
	want := plain("0")
	if asked.Piece != engine.NoPiece {
		want = words(lang.Verbatim, List{int(asked.Kind()), Side(asked.Color()), Piece(asked.Piece)})
	}
	// The side asked is not always the owner's, which would tell.
	if rng.IntN(2) == 0 {
		c = c.Other()
	}
	return askPiece(v, words(lang.AskWhat, Side(c), Point{asked.at, c}), want, asked.Kind())
}

func askCheck(rng *rand.Rand, src *Source, level int) Script {
	wanted, tries := rng.IntN(2) == 0, 0
	// Announcing check would give the answer away.
	return askAbout(rng, src, level, announceMove, func(_ *rand.Rand, v *View, _ homes) *Step {
		if tries++; tries < 300 && (v.Position.InCheck() < engine.NoSquare) != wanted {
			return nil
		}
		return checkQuestion(v)
	})
}

// checkQuestion asks whether it is check and by what; of a double check either
// piece is right.
func checkQuestion(v *View) *Step {
	p := &v.Position
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
	return askPiece(v, say, want, right...)
}

func askReach(rng *rand.Rand, src *Source, level int) Script {
	return askAbout(rng, src, level, announce, reachQuestion)
}

// reachQuestion asks where a piece of the side to move can legally go.
func reachQuestion(rng *rand.Rand, v *View, _ homes) *Step {
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
	return askPoints(v, words(lang.AskReach, Side(c), Piece(p.At(from)), Point{from, c}), c, to)
}

func askScreens(rng *rand.Rand, src *Source, level int) Script {
	return askAbout(rng, src, level, announce, screensQuestion)
}

// screensQuestion asks how many pieces stand between a cannon and the other
// side's general on its line.
func screensQuestion(rng *rand.Rand, v *View, _ homes) *Step {
	p := &v.Position
	all := piecesOf(p)
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, c := range all {
		if c.Kind() != engine.Cannon {
			continue
		}
		if n, ok := piecesBetween(p, c.at, p.King(c.Color().Other())); ok {
			return askNumber(v, words(lang.AskScreens, Side(c.Color()), Point{c.at, c.Color()}), 0, engine.Ranks-2, n)
		}
	}
	return nil
}

// piecesBetween counts the pieces between two points of one line; false if they are
// on none.
func piecesBetween(p *engine.Position, a, b engine.Square) (int, bool) {
	if a == b || a.File() != b.File() && a.Rank() != b.Rank() {
		return 0, false
	}
	df, dr := sign(b.File()-a.File()), sign(b.Rank()-a.Rank())
	n := 0
	for file, rank := a.File()+df, a.Rank()+dr; engine.SquareAt(file, rank) != b; file, rank = file+df, rank+dr {
		if p.At(engine.SquareAt(file, rank)) != engine.NoPiece {
			n++
		}
	}
	return n, true
}

func sign(n int) int { return min(max(n, -1), 1) }
