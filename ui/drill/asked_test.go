// Whose moves of a game are asked.

package drill

import (
	"math/rand/v2"
	"testing"

	"qipu/engine"
)

// TestGuessAsksOneSide: of a player's game the moves of that player alone are guessed.
func TestGuessAsksOneSide(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, plies := range []int{1, 2, 3, 40} {
		for of, want := range map[Asked]engine.Color{OfRed: engine.Red, OfBlack: engine.Black} {
			g := (*Source)(nil).pick(rng, 40)
			g.Of, g.Moves = of, g.Moves[:plies]
			s := &Source{Games: []Game{g}}
			for range 50 {
				part := s.part(rng, masterMove(1), nil)
				last := part.After(len(part.Moves) - 1)
				if got := last.Turn(); got != want && plies > 2 {
					t.Fatalf("of %d plies %v's move is asked, want %v's", plies, got, want)
				}
			}
		}
	}
}
