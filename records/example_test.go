// How a game is played through and written to.

package records_test

import (
	"fmt"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// A cursor plays into a game: a move that is there is followed, any other one
// begins a variation.
func ExampleCursor_Play() {
	g := records.NewGame(engine.StandardSetup())
	c := records.NewCursor(g)
	for _, text := range []string{"炮二平五", "马8进7", "马二进三"} {
		p, _ := c.Position()
		m, _, err := notation.ParseAny(p, text, nil)
		if err == nil {
			err = c.Play(m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	c.ToPly(1)
	p, _ := c.Position()
	m, _, _ := notation.ParseAny(p, "炮8平5", nil)
	if err := c.Play(m); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(c.Moves(), len(c.Siblings()))
	c.ToNode(g.Last(0))
	fmt.Println(c.Moves())
	// Output:
	// [H2-E2 H7-E7] 2
	// [H2-E2 H9-G7 H0-G2]
}

// An edit is undone by the edit that Apply returns.
func ExampleGame_Apply() {
	g := records.NewGame(engine.StandardSetup())
	at := g.Add(0, engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)})
	undo, err := g.Apply(records.Edit{Op: records.Comment, Node: at, Text: "中炮"})
	fmt.Println(g.Comment(at), err)

	redo, err := g.Apply(undo)
	fmt.Printf("%q %v\n", g.Comment(at), err)
	_, err = g.Apply(redo)
	fmt.Println(g.Comment(at), err)
	// Output:
	// 中炮 <nil>
	// "" <nil>
	// 中炮 <nil>
}

// Each fault has a code, which a face says in its language; its English words, with room for what it is about,
// are here.
func ExampleFaultCodes() {
	fmt.Println(records.FaultCodes()["too-many"])
	// Output: %d of %v, and a set has %d
}
