// Drills that follow a game from its start: questions on the way and at the end,
// the whole position, several games in turn.

package drill

import (
	"math/rand/v2"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// followed is how many plies are followed, by level.
var followed = [...]int{1: 8, 2: 16, 3: 32, 4: 60}

// questionsAfter is how many questions follow a followed game.
const questionsAfter = 3

// opening are the steps that follow the first plies of a game: the start
// position, unless it is the standard one, and each move.
func opening(g *Game, plies int) []*Step {
	steps := blind(g, 0, plies, announce)
	if g.Start == engine.StandardPosition() {
		steps[0].Say = []Words{words(lang.TellListen)}
	}
	return steps
}

// askFollow announces a game one by one and asks some questions at the end.
func askFollow(rng *rand.Rand, src *Source, level int) Script {
	g, plies := pickFollowed(rng, src, level)
	steps := opening(&g, plies)
	v, home := after(steps), g.homes(plies)
	ask := []question{whereQuestion, whatQuestion, whatQuestion, reachQuestion}
	for n := 0; n < questionsAfter; {
		if step := ask[rng.IntN(len(ask))](rng, v, home); step != nil {
			steps = append(steps, step)
			n++
		}
	}
	return once(steps...)
}

func pickFollowed(rng *rand.Rand, src *Source, level int) (Game, int) {
	plies := followed[min(max(level, 1), len(followed)-1)]
	g := src.fromStart(rng, plies)
	return g, plies
}

// askRebuild announces a game and asks for the whole position, kind by kind.
func askRebuild(rng *rand.Rand, src *Source, level int) Script {
	g, plies := pickFollowed(rng, src, level)
	steps := opening(&g, plies)
	return once(append(steps, rebuild(after(steps))...)...)
}

// rebuild are the questions for all points of each kind of each side.
func rebuild(v *View) []*Step {
	var steps []*Step
	for c := engine.Red; c <= engine.Black; c++ {
		for k := engine.King; k <= engine.Pawn; k++ {
			asked := engine.MakePiece(c, k)
			at := find(&v.Position, asked)
			steps = append(steps, askPoints(v, words(lang.AskAll, Side(c), Piece(asked)), c, at))
		}
	}
	return steps
}

// boardPlies is how many plies each board of several goes on.
const boardPlies = 8

// askBoards announces moves of several games in turn, the board first, and asks
// about each of them: one board more than the level.
func askBoards(rng *rand.Rand, src *Source, level int) Script {
	boards := level + 1
	games, scripts := make([]Game, boards), make([][]*Step, boards)
	for i := range games {
		games[i] = src.fromStart(rng, boardPlies)
		scripts[i] = opening(&games[i], boardPlies)
	}
	var steps []*Step
	for at := range boardPlies + 1 {
		for i := range games {
			step := *scripts[i][at]
			step.Say = onBoard(i, step.Say)
			steps = append(steps, &step)
		}
	}
	for i := range games {
		step := whereQuestion(rng, after(scripts[i]), games[i].homes(boardPlies))
		step.Say = onBoard(i, step.Say)
		steps = append(steps, step)
	}
	return once(steps...)
}

// onBoard puts the number of the board before what is said.
func onBoard(i int, say []Words) []Words {
	return []Words{words(lang.BoardNumber, i+1, say[0])}
}

// askGuess shows a position of a game and asks for the move that was played.
func askGuess(rng *rand.Rand, src *Source, _ int) Script {
	g := src.fromStart(rng, 1)
	ply := rng.IntN(len(g.Moves))
	p := g.After(ply)
	v := &View{Position: p, Level: veil.Open, Near: p.Turn()}
	if ply > 0 {
		before := g.After(ply - 1)
		v.Last, v.Announced = g.Moves[ply-1], announce(&before, g.Moves[ply-1])
	}
	want := g.Moves[ply]
	return once(askMove(v, words(lang.AskNext, Side(p.Turn())), want, func(m engine.Move) bool { return m == want }))
}
