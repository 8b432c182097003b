package file_test

import (
	"context"
	"fmt"
	"log"
	"strings"

	"qipu/records/file"
)

func ExampleOpen() {
	text := "红方：甲 黑方：乙\n1. 炮二平五 马8进7\n2. 马二进三 车9平8\n红胜\n"
	c, err := file.Open(context.Background(), "-", file.Options{Stdin: strings.NewReader(text)})
	if err != nil {
		log.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil { // until all games are listed
		log.Fatal(err)
	}
	g, err := c.Game(0)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(c.Format(0), c.Encoding(0), c.Len())
	fmt.Println(g.Tags.Value("Red"), g.Tags.Value("Result"), g.Move(g.Last(0)))
	// Output:
	// txt utf-8 1
	// 甲 1-0 I9-H9
}
