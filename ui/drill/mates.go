// Short mates: built-in problems, and those of the manuals, by their length.

package drill

import (
	_ "embed"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// searchLimit bounds a search for forced wins, in moves made.
const searchLimit = 8_000_000

// Problem is a position in which the side to move forces a win.
type Problem struct {
	Name   string
	Start  engine.Position
	In     int  // own moves to the win
	Checks bool // by checks alone, as in the manuals: found much deeper
}

//go:embed mates.txt
var matesText string

// Ladder returns the built-in problems, the easiest first: set up for qipu, one
// or more for each pattern.
func Ladder() []Problem {
	var all []Problem
	for line := range strings.Lines(matesText) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 3 || strings.HasPrefix(line, "#") {
			continue
		}
		in, err := strconv.Atoi(fields[1])
		if err != nil {
			continue
		}
		setup, err := engine.ParseFEN(fields[2])
		if err != nil {
			continue
		}
		if p, err := setup.Position(); err == nil {
			all = append(all, Problem{Name: fields[0], Start: p, In: in})
		}
	}
	return all
}

// MateTask is a problem as an item. It is asked without pieces, after a look at
// them; every move that keeps the win within the moves left is right, and the
// other side holds out as long as it can.
func MateTask(p Problem) Task {
	return Task{
		Item: Mates.String() + "/" + contentKey(&p.Start, nil), Was: Mates.String() + "/" + p.Name,
		Kind: Mates, Slow: p.Checks, Title: p.Name, Level: p.In,
		New: func(*rand.Rand) Script { return mateScript(p) },
	}
}

// keeping returns the moves after which the side to move still wins within n.
func (p *Problem) keeping(at *engine.Position, n int) []engine.Move {
	var won []engine.Move
	if p.Checks {
		won, _ = at.MatesByChecks(n, searchLimit)
	} else {
		won, _ = at.Mates(n, searchLimit)
	}
	return won
}

func mateScript(p Problem) Script {
	at, left := p.Start, p.In
	var chosen engine.Move
	began := false
	ask := func(tell []Words, last engine.Move, said Words) *Step {
		won := p.keeping(&at, left)
		if len(won) == 0 {
			return nil
		}
		chosen = won[0]
		v := &View{Position: at, Level: veil.Empty, Near: p.Start.Turn(), Last: last, Announced: said}
		step := askMove(v, words(lang.AskMate, Side(at.Turn()), left), won[0], func(m engine.Move) bool {
			if !slices.Contains(won, m) {
				return false
			}
			chosen = m
			return true
		})
		step.Say = append(tell, step.Say...)
		return step
	}
	return func(last Verdict) *Step {
		if !began {
			began = true
			return &Step{
				Say:  []Words{words(lang.TellLook), PieceList(&at)},
				View: &View{Position: at, Level: veil.Open, Near: at.Turn()},
			}
		}
		if last == Unasked {
			return ask(nil, engine.Move{}, Words{})
		}
		at = at.PlayLegal(chosen)
		left--
		reply := at.Defence(left, searchLimit, p.Checks)
		if reply == (engine.Move{}) {
			return nil
		}
		said := announce(&at, reply)
		at = at.PlayLegal(reply)
		return ask([]Words{said}, reply, said)
	}
}
