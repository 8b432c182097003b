// How a position is read, asked and played on.

package engine_test

import (
	"errors"
	"fmt"

	"qipu/engine"
)

// A FEN is read as it stands, and then checked.
func ExampleParseFEN() {
	setup, err := engine.ParseFEN("3k5/9/9/9/9/9/9/9/9/3K5 w")
	fmt.Println(setup.Turn == engine.Red, err)
	p, err := setup.Position()
	fmt.Println(p.Turn() == engine.Red, err)

	_, err = engine.ParseFEN("3k5/9/9/9/9/9/9/9/9/3Q5 w")
	var fault *engine.FENError
	fmt.Println(errors.As(err, &fault), fault.Column())
	// Output:
	// true <nil>
	// true the kings face each other
	// true 22
}

// Playing returns the next position; a move that is not legal says why.
func ExamplePosition() {
	p := engine.StandardPosition()
	fmt.Println(len(p.AppendMoves(nil)), "moves")

	cannon := engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}
	next, err := p.Play(cannon)
	fmt.Println(cannon, err)
	b := next.Board()
	fmt.Println(b.FEN())

	horse := engine.Move{From: engine.SquareAt(1, 0), To: engine.SquareAt(3, 1)}
	var why *engine.IllegalError
	fmt.Println(errors.As(p.Check(horse), &why), why)
	// Output:
	// 44 moves
	// H2-E2 <nil>
	// rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 0 1
	// true B0-D1 is not legal: blocked on C0
}
