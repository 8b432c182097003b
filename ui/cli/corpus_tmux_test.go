// Records that others made, studied on a real terminal.

package cli

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/rogpeppe/go-internal/txtar"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
)

// TestStudy works through a game with comments and variations: an own one and,
// where there is a corpus, an XQF of it.
func TestStudy(t *testing.T) {
	if testing.Short() {
		t.Skip("a terminal takes its time")
	}
	found := map[string]string{"own": "testdata/screen/game.pgn"}
	if corpus := os.Getenv("QIPU_CORPUS"); corpus == "" {
		t.Log("QIPU_CORPUS is not set: no record of others")
	} else if found["xqf"] = worthStudy(filepath.Join(corpus, "xqf")); found["xqf"] == "" {
		t.Fatal("no XQF with a comment and then a variation")
	}
	for kind, path := range found {
		values := planOf(readGame(t, path))
		for _, script := range []string{"study", "alone"} {
			playEverywhere(t, script+" "+kind, withGame(t, script, path), values)
		}
	}
}

// TestLarge opens the tree of most moves that a corpus has.
func TestLarge(t *testing.T) {
	corpus := os.Getenv("QIPU_CORPUS")
	if corpus == "" || testing.Short() {
		t.Skip("QIPU_CORPUS is not set, or -short")
	}
	path, size := "", int64(0)
	err := filepath.WalkDir(filepath.Join(corpus, "dhtmlxq"), func(p string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(p) != ".txt" {
			return err
		}
		info, err := d.Info()
		if err == nil && info.Size() > size {
			path, size = p, info.Size()
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	g := readGame(t, path)
	nodes, word := 0, ""
	for id := range g.Walk() {
		nodes++
		if text := firstWord(g.Comment(id)); text != "" {
			word = text
		}
	}
	if nodes < 100_000 {
		t.Skipf("the largest tree has %d moves", nodes)
	}
	line := g.Line(g.Last(0))
	branch := slices.IndexFunc(line, func(id records.NodeID) bool { return g.Next(id) != 0 })
	playEverywhere(t, "large", withGame(t, "large", path), map[string]string{
		"plies": fmt.Sprint(len(line)), "branch": fmt.Sprint(branch + 1), "word": word,
		"variation": fmt.Sprint(branch + lengthFrom(g, g.Next(line[branch]))),
	})
}

// firstWord returns the beginning of a comment, for a search.
func firstWord(text string) string {
	runes := []rune(strings.TrimSpace(text))
	if n := slices.IndexFunc(runes, unicode.IsSpace); n >= 0 {
		runes = runes[:n]
	}
	return string(runes[:min(len(runes), 6)])
}

// lengthFrom returns how many moves a line has from a node on.
func lengthFrom(g *records.Game, n records.NodeID) (length int) {
	for ; n != 0; n = g.First(n) {
		length++
	}
	return length
}

// withGame returns a script that runs on a copy of a record.
func withGame(t *testing.T, script, path string) *txtar.Archive {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "screen", script+".script"))
	if err != nil {
		t.Fatal(err)
	}
	record, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	name := "game" + filepath.Ext(path)
	return &txtar.Archive{
		Comment: append([]byte("run "+name+"\n"), text...),
		Files:   []txtar.File{{Name: name, Data: record}},
	}
}

func readGame(t testing.TB, path string) *records.Game {
	t.Helper()
	g, err := openGame(path)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// openGame returns the only game of a file.
func openGame(path string) (*records.Game, error) {
	c, err := file.Open(context.Background(), path, file.Options{})
	if err != nil {
		return nil, err
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		return nil, err
	}
	if c.Len() != 1 {
		return nil, fmt.Errorf("%s: %d games", path, c.Len())
	}
	return c.Game(0)
}

// planOf returns where a game has what the scripts go to: nil if it has not.
// variation is the length of the line with the variation behind the comment.
func planOf(g *records.Game) map[string]string {
	line := g.Line(g.Last(0))
	comment, branch, variation := 0, 0, 0
	for i, id := range line {
		ply := i + 1
		switch {
		case comment == 0 && g.Comment(id) != "":
			comment = ply
		case comment > 0 && branch == 0 && g.Next(id) != 0:
			branch = ply
			variation = ply - 1 + lengthFrom(g, g.Next(id))
		}
	}
	if comment == 0 || branch == 0 || variation < 4 || len(g.Problems) > 0 || g.Start.Board != engine.StandardSetup().Board {
		return nil
	}
	return map[string]string{
		"plies": fmt.Sprint(len(line)), "comment": fmt.Sprint(comment),
		"branch": fmt.Sprint(branch), "variation": fmt.Sprint(variation),
	}
}

// worthStudy returns an XQF of a folder for which there is a plan, or "".
func worthStudy(folder string) (found string) {
	filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".xqf" {
			return err
		}
		if g, err := openGame(path); err == nil && planOf(g) != nil {
			found = path
			return fs.SkipAll
		}
		return nil
	})
	return found
}
