// What was done, saved and read again is the same game.

package ui

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/session"
)

// told is a game as text, as it is shown: names, tree, comments, marks.
func told(g *records.Game) string {
	var b strings.Builder
	for _, name := range []string{"Red", "Black", "Event", "Result"} {
		value := asRead(g.Tags.Value(name))
		if name == "Result" && value == "" {
			value = "*"
		}
		fmt.Fprintf(&b, "%s %q\n", name, value)
	}
	fmt.Fprintf(&b, "%s %q %q\n", g.Start.Board.FEN(), asRead(g.Comment(0)), g.Unread(0))
	for id, at := range g.Walk() {
		fmt.Fprintf(&b, "%d %v %q %q %q\n", at.Ply(), g.Move(id), asRead(g.Comment(id)), g.Mark(id), g.Unread(id))
	}
	return b.String()
}

// asRead is a text as every reader has it: lines end in LF, NULs at the end are
// cut; blanks around it do not count here.
func asRead(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(strings.TrimRight(text, "\x00"))
	return strings.TrimSpace(text)
}

// TestReread: whatever was done, what is saved and read again is what was shown,
// unless the format says what it cannot hold.
func TestReread(t *testing.T) {
	kept := map[string]int{}
	seeds := uint64(60)
	if long := os.Getenv("QIPU_LONG"); long != "" {
		fmt.Sscan(long, &seeds)
	}
	for seed := range seeds {
		rnd := rand.New(rand.NewPCG(seed, 9))
		g := damagedGame(rnd)
		m := viewer(t, session.Games{g}, desk.Options{}, 80, 24)
		for range 30 {
			anything(m, rnd)
		}
		shown := m.session.Game()
		if seed%2 == 0 {
			shown = gentle(shown)
		}
		for _, name := range []string{"pgn", "xqf", "dhtmlxq", "cbr", "txt", "fen"} {
			var text bytes.Buffer
			format, _ := file.Lookup(name)
			losses, err := format.Write(&text, slices.Values([]*records.Game{shown}), file.WriteOptions{})
			if err != nil {
				t.Fatal(err)
			}
			if len(losses) > 0 {
				continue
			}
			again := readGame(t, name, text.Bytes())
			if d := differ(told(again), told(shown)); d != "" {
				t.Errorf("seed %d, %s: %s", seed, name, d)
			}
			kept[name]++
		}
	}
	for _, name := range []string{"pgn", "xqf", "dhtmlxq", "cbr"} {
		if kept[name] < int(seeds)/10 {
			t.Errorf("only %d files of %s could hold everything", kept[name], name)
		}
	}
}

// gentle returns a game without what old formats cannot hold: long names, marks,
// unread texts, characters beyond the common ones.
func gentle(g *records.Game) *records.Game {
	made := copyOf(g)
	common := func(text string) string {
		return strings.Map(func(r rune) rune {
			if r > 0x9fff || r > '~' && r < '\u3000' || r < ' ' && r != '\n' {
				return -1
			}
			return r
		}, text)
	}
	for i := range made.Tags {
		made.Tags[i].Value = cell.Narrow.Cut(common(made.Tags[i].Value), 8)
	}
	for id := range made.Walk() {
		made.SetMark(id, "")
		made.SetUnread(id, "")
		made.SetComment(id, common(made.Comment(id)))
	}
	return made
}

// readGame reads the only game of a file.
func readGame(t *testing.T, name string, text []byte) *records.Game {
	t.Helper()
	c, err := file.OpenSourceGames(context.Background(), file.Source{Name: name, ReaderAt: bytes.NewReader(text), Size: int64(len(text))})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	g, err := c.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
