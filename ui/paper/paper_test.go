// Pages that are printed.

package paper

import (
	"bytes"
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/board"
	"qipu/ui/lang"
)

const hostile = "<script>alert(1)</script> & \"x\" \x1b[2J"

// game is a game with variations, comments, a mark and texts that would be HTML.
func game(t *testing.T, fen string) *records.Game {
	t.Helper()
	start, err := engine.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	g := records.NewGame(start)
	g.Tags = records.Tags{{Name: "Red", Value: hostile}, {Name: "Black", Value: "乙"}, {Name: hostile, Value: "x"}, {Name: "Result", Value: "1-0"}}
	g.SetComment(0, hostile)
	return g
}

func page(t *testing.T, o Options, games ...*records.Game) string {
	t.Helper()
	o.Notation, o.Set = notation.Chinese{}, board.Pieces("")
	var out bytes.Buffer
	if err := Write(&out, slices.Values(games), o); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// wellFormed fails unless every element is closed, and none is a script or asks for
// anything from elsewhere.
func wellFormed(t *testing.T, text string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(strings.Replace(text, "<!doctype html>", "", 1)))
	d.Strict, d.AutoClose, d.Entity = true, xml.HTMLAutoClose, xml.HTMLEntity
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%v in\n%.2000s", err, text)
		}
		if e, ok := token.(xml.StartElement); ok {
			if slices.Contains([]string{"script", "link", "img", "iframe", "object"}, e.Name.Local) {
				t.Errorf("<%s>", e.Name.Local)
			}
			for _, a := range e.Attr {
				if a.Name.Local == "href" || a.Name.Local == "src" || strings.HasPrefix(a.Name.Local, "on") {
					t.Errorf("<%s %s>", e.Name.Local, a.Name.Local)
				}
			}
		}
	}
}

func TestGames(t *testing.T) {
	g := game(t, engine.Standard)
	first := g.Add(0, engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)})
	g.SetComment(first, Diagram+" 中炮")
	reply := g.Add(first, engine.Move{From: engine.SquareAt(7, 9), To: engine.SquareAt(6, 7)})
	g.SetMark(reply, "!?")
	g.Add(0, engine.Move{From: engine.SquareAt(2, 3), To: engine.SquareAt(2, 4)})
	text := page(t, Options{Lang: lang.English}, g, game(t, "3k5/9/9/9/9/9/9/9/9/4K3R b"))
	wellFormed(t, text)
	if n := strings.Count(text, "<svg "); n != 2 {
		t.Errorf("%d diagrams", n)
	}
	_, after, _ := strings.Cut(text, " 1. <b>炮二平五</b> <i>中炮</i>\n<span class=\"board\"><svg ")
	if !strings.Contains(after, "(1. <b>兵七进一</b>)") || !strings.Contains(after, " 1. ... <b>马８进７!?</b>") {
		t.Errorf("the moves are\n%s", text)
	}
	if strings.Contains(text, "\x1b") || !strings.Contains(text, lang.English.Say(lang.BlackFirst)) {
		t.Errorf("%q", text)
	}
}

func TestExercises(t *testing.T) {
	var games []*records.Game
	for range 13 {
		g := game(t, "3k5/9/9/9/9/9/9/9/9/4K3R w")
		g.Add(0, engine.Move{From: engine.SquareAt(8, 0), To: engine.SquareAt(8, 9)})
		games = append(games, g)
	}
	text := page(t, Options{Lang: lang.Simplified, Exercises: true}, games...)
	wellFormed(t, text)
	sheets, solutions, _ := strings.Cut(text, "<div class=\"solutions\">")
	if n := strings.Count(sheets, "<svg "); n != 13 || strings.Count(sheets, "<div class=\"sheet\">") != 3 || strings.Contains(sheets, "车一进九") {
		t.Errorf("%d diagrams on %d pages", n, strings.Count(sheets, "<div class=\"sheet\">"))
	}
	if strings.Count(solutions, "车一进九") != 13 || !strings.Contains(sheets, "13.  ") || !strings.Contains(sheets, "红先") {
		t.Errorf("%.3000s", text)
	}
}
