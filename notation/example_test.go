// How texts are read before and while they are whole.

package notation_test

import (
	"errors"
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

// Whatever notation a move is typed in, it is found; the one that reads it is told.
func ExampleParseAny() {
	p := engine.StandardPosition()
	for _, text := range []string{"炮二平五", "C2.5", "62.5", "h2e2"} {
		m, by, err := notation.ParseAny(&p, text, nil)
		fmt.Println(m, by.Name(), err)
	}
	_, _, err := notation.ParseAny(&p, "马二进四", nil)
	var why *notation.Error
	if errors.As(err, &why) {
		fmt.Println(why.Fault == notation.Illegal, why.Err)
	}
	// Output:
	// H2-E2 chinese <nil>
	// H2-E2 wxf <nil>
	// H2-E2 keypad <nil>
	// H2-E2 iccs <nil>
	// true H0-F1 is not legal: blocked on G0
}

// Without a board a text says which piece goes how far.
func ExampleRead() {
	for _, r := range notation.Read("马8进7", engine.Black) {
		fmt.Println(r.Kind == engine.Horse, r.File, r.Turn == notation.Advance, r.Target)
	}
	fmt.Println(len(notation.Read("至此红优", engine.Red)))
	// Output:
	// true 8 true 7
	// 0
}
