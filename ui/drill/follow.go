// Drills that follow a game from its start: questions on the way and at the end,
// the whole position, several games in turn.

package drill

import (
	"qipu/engine"
	"qipu/records"
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
func askFollow(c *chance, games []Game, _ int) Script {
	g := &games[0]
	steps := opening(g, len(g.Moves))
	v, o := after(steps), g.origins(len(g.Moves))
	ask := []question{whereQuestion, whatQuestion, whatQuestion, reachQuestion}
	for n, tries := 0, 0; n < questionsAfter && tries < choosy; tries++ {
		if step := ask[c.IntN(len(ask))](c, v, o); step != nil {
			step.About.Plies = len(g.Moves)
			steps = append(steps, step)
			n++
		}
	}
	return once(steps...)
}

// askRebuild announces a game and asks for the whole position, kind by kind.
func askRebuild(_ *chance, games []Game, _ int) Script {
	steps := opening(&games[0], len(games[0].Moves))
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

// askBoards announces moves of several games in turn, the board and its opening first,
// and asks about each of them: one board more than the level.
func askBoards(c *chance, games []Game, _ int) Script {
	scripts := make([][]*Step, len(games))
	for i := range games {
		scripts[i] = opening(&games[i], len(games[i].Moves))
	}
	var steps []*Step
	for at := range boardPlies + 1 {
		for i := range games {
			if at < len(scripts[i]) {
				step := *scripts[i][at]
				step.Say = onBoard(i, &games[i], step.Say)
				steps = append(steps, &step)
			}
		}
	}
	for i := range games {
		step := whereQuestion(c, after(scripts[i]), games[i].origins(len(games[i].Moves)))
		step.Say, step.About.Plies = onBoard(i, &games[i], step.Say), len(games[i].Moves)
		steps = append(steps, step)
	}
	return once(steps...)
}

// onBoard puts the number of the board and its opening before what is said.
func onBoard(i int, g *Game, say []Words) []Words {
	if o, ok := records.OpeningOf(g.Moves); ok && g.Start.Key() == standardKey {
		return []Words{words(lang.BoardOpening, i+1, Opening(o), say[0])}
	}
	return []Words{words(lang.BoardNumber, i+1, say[0])}
}

// askGuess shows a position of a game and asks for the move that was played.
func askGuess(_ *chance, games []Game, _ int) Script {
	g := &games[0]
	ply := len(g.Moves) - 1
	p := g.After(ply)
	v := &View{Position: p, Level: veil.Open, Near: p.Turn()}
	if ply > 0 {
		v.Last, v.Announced = g.Moves[0], announce(&g.Start, g.Moves[0])
	}
	want := g.Moves[ply]
	return once(askMove(v, words(lang.AskNext, Side(p.Turn())), want, func(m engine.Move) bool { return m == want }))
}
