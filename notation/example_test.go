// How texts are read before and while they are whole.

package notation_test

import (
	"fmt"

	"qipu/engine"
	"qipu/notation"
)

// What has been typed so far may still become several moves.
func ExampleComplete() {
	p := engine.StandardPosition()
	fmt.Println(notation.Complete(&p, "马二"))
	// Output: [H0-G2 H0-I2]
}

// A blind level may look at the text alone: what may follow it.
func ExampleCanContinue() {
	next := notation.CanContinue("炮二平", engine.Red)
	fmt.Println(next.Complete, next.Dead(), len(next.Next) > 0)
	fmt.Println(notation.CanContinue("炮二走", engine.Red).Dead())
	// Output:
	// false false true
	// true
}

// In a record a move stands between its number and its marks.
func ExampleBare() {
	head, move, tail := notation.Bare("12.炮二平五+!")
	fmt.Printf("%q %q %q\n", head, move, tail)
	// Output: "12." "炮二平五" "+!"
}

// Moves may run into each other: a move ends where its form does.
func ExampleScan() {
	n, ok := notation.Scan("炮45平316、")
	fmt.Println("炮45平316、"[:n], ok)
	// Output: 炮45平3 true
}
