// Whom a real program can play against in a test: somebody who takes what hangs.

package enginetest

import (
	"os/exec"
	"regexp"
	"slices"
	"testing"

	"qipu/engine"
	"qipu/ui/store"
)

// Fairy returns the program of Debian's package fairy-stockfish, or skips the test.
func Fairy(t *testing.T) store.Engine {
	t.Helper()
	for _, path := range []string{"fairy-stockfish", "/usr/games/fairy-stockfish"} {
		if found, err := exec.LookPath(path); err == nil {
			return store.Engine{Name: "fairy", Command: []string{found}, Protocol: "auto"}
		}
	}
	t.Skip("fairy-stockfish is not installed: apt-get install fairy-stockfish")
	return store.Engine{}
}

// Player follows a game by what is told of it, a text in ICCS for each move.
type Player struct {
	Position engine.Position
	Plies    int
}

// NewPlayer returns a player at the start of a game.
func NewPlayer() *Player { return &Player{Position: engine.StandardPosition()} }

var iccs = regexp.MustCompile(`([A-I])([0-9])-([A-I])([0-9])`)

// Hear makes the move that a text tells; false: it tells none that is legal.
func (p *Player) Hear(text string) bool {
	at := iccs.FindStringSubmatch(text)
	if at == nil {
		return false
	}
	m := engine.Move{
		From: engine.SquareAt(int(at[1][0]-'A'), int(at[2][0]-'0')), To: engine.SquareAt(int(at[3][0]-'A'), int(at[4][0]-'0')),
	}
	if !p.Position.Legal(m) {
		return false
	}
	p.Position, p.Plies = p.Position.PlayLegal(m), p.Plies+1
	return true
}

// worth is what a piece is worth to the player.
var worth = [...]int{engine.King: 1000, engine.Advisor: 2, engine.Elephant: 2, engine.Horse: 4, engine.Rook: 9, engine.Cannon: 4, engine.Pawn: 1}

// gain returns the most that one capture wins for the side to move, and what it is.
func gain(p *engine.Position) int {
	most := 0
	for _, m := range p.AppendMoves(nil) {
		if victim := p.At(m.To); victim != engine.NoPiece {
			most = max(most, worth[victim.Kind()])
		}
	}
	return most
}

// Move returns what the player plays: what wins most, less what the answer takes.
// It is the same in the same position.
func (p *Player) Move() engine.Move {
	moves := p.Position.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	var best engine.Move
	most := -1 << 20
	for i, m := range moves {
		next := p.Position.PlayLegal(m)
		won := 0
		if victim := p.Position.At(m.To); victim != engine.NoPiece {
			won = worth[victim.Kind()]
		}
		won = 100*(won-gain(&next)) + (i*7+p.Plies*13)%50 // not to and fro
		if won > most {
			best, most = m, won
		}
	}
	return best
}
