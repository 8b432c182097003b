package engine_test

import (
	"fmt"
	"strings"

	"qipu/engine"
)

// A rook gives check with every move, and the black king steps out of it: the
// position comes back after four moves, and again after eight.
func ExampleNewCycle() {
	setup, _ := engine.ParseFEN("3k5/9/9/9/9/9/9/4R4/9/5K3 w")
	start, _ := setup.Position()
	square := func(text string) engine.Square {
		return engine.SquareAt(int(text[0]-'A'), int(text[1]-'0'))
	}
	var moves []engine.Move
	for _, text := range strings.Fields("E2-D2 D9-E9 D2-E2 E9-D9 E2-D2 D9-E9 D2-E2 E9-D9") {
		moves = append(moves, engine.Move{From: square(text[:2]), To: square(text[3:])})
	}

	cycle := engine.NewCycle(&start, moves)
	for _, side := range []engine.Color{engine.Red, engine.Black} {
		course := &cycle.Sides[side]
		fmt.Println(course.Letters(), course.Conduct)
	}
	fmt.Println(cycle.Verdict(engine.Asian))
	// Output:
	// cccc check
	// ---- idle
	// red-loses
}

// The horse wins a rook although an elephant guards it, and a pawn that has
// crossed the river and that nothing guards.
func ExamplePosition_AppendThreats() {
	setup, _ := engine.ParseFEN("3kb4/9/2r6/9/1N7/3p5/9/9/9/4K4 w")
	p, _ := setup.Position()
	for _, t := range p.AppendThreats(nil, engine.Red) {
		fmt.Println(t.By, "wins", p.At(t.On), "on", t.On, "guarded:", t.Guarded)
	}
	// Output:
	// B5 wins p on D4 guarded: false
	// B5 wins r on C7 guarded: true
}
