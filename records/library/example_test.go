package library_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"qipu/records/library"
)

// What is added is found again by who played; the files stay where they are.
func ExampleLibrary_Find() {
	folder, err := os.MkdirTemp("", "library")
	if err != nil {
		log.Fatal(err)
	}
	defer os.RemoveAll(folder)
	record := filepath.Join(folder, "games.txt")
	text := "红方：赵一 黑方：钱二\n1. 炮二平五 马8进7\n2. 马二进三 车9平8\n红胜\n"
	if err := os.WriteFile(record, []byte(text), 0o600); err != nil {
		log.Fatal(err)
	}

	ctx := context.Background()
	l, err := library.Open(ctx, filepath.Join(folder, "own.library"))
	if err != nil {
		log.Fatal(err)
	}
	defer l.Close()
	report, err := l.Add(ctx, []string{record}, nil)
	fmt.Println(report.Games, err)
	for hit, err := range l.Find(ctx, library.Query{Players: library.Players{Red: "赵一"}}) {
		if err != nil {
			log.Fatal(err)
		}
		path, _ := hit.File()
		fmt.Println(hit.Tags().Value("Black"), filepath.Base(path))
	}
	// Output:
	// 1 <nil>
	// 钱二 games.txt
}
