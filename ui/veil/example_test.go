package veil_test

import (
	"fmt"

	"qipu/engine"
	"qipu/ui/veil"
)

// At a level that shows blank discs of each side, a rook and a horse look the same.
func ExampleSee() {
	scene := func(fen string, level veil.Level) veil.Scene {
		setup, err := engine.ParseFEN(fen)
		if err != nil {
			fmt.Println(err)
		}
		return veil.See(&setup.Board, level, veil.NoOptions(engine.Red))
	}
	const rook, horse = "4k4/9/9/9/9/9/9/9/9/R2K5 w", "4k4/9/9/9/9/9/9/9/9/N2K5 w"
	fmt.Println(scene(rook, veil.Open) == scene(horse, veil.Open))
	fmt.Println(scene(rook, veil.Sides) == scene(horse, veil.Sides))
	fmt.Println(scene(rook, veil.NoBoard).Board)
	// Output:
	// false
	// true
	// false
}
