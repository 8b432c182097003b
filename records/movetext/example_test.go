package movetext_test

import (
	"fmt"

	"qipu/engine"
	"qipu/records"
	"qipu/records/movetext"
)

func ExampleReader() {
	text := "1. 炮二平五 (1. 兵七进一) 马8进7 {屏风马} 2. 马二近三"
	g := records.NewGame(engine.StandardSetup())
	g.SetSource(text, 1)
	tokens, dialect := movetext.Scan(text, 0, movetext.Options{Prose: true})
	r := movetext.NewReader(g, tokens, dialect)
	r.Read()
	r.Finish(nil)
	for id := range g.Walk() {
		fmt.Printf("%v %q %q\n", g.Move(id), g.Comment(id), g.Unread(id))
	}
	fmt.Println(g.Problems[0].Place.Column, g.Problems[0].Text)
	// Output:
	// H2-E2 "" ""
	// H9-G7 "屏风马" "马二近三"
	// C3-C4 "" ""
	// 33 马二近三
}
