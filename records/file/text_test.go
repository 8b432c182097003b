// The text formats against the corpus, opened as any file is.

package file

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qipu/records"
	"qipu/records/charset"
)

// textExpected is what stands beside a file of text.
type textExpected struct {
	Format    string            `json:"format"`
	Encoding  string            `json:"encoding"`
	Games     int               `json:"games"`
	Positions int               `json:"positions"`
	First     []json.RawMessage `json:"first"`
	Clean     bool              `json:"clean"`
	Told      [][]any           `json:"first_problems"`
	Headers   map[string]string `json:"headers"`
	Game      *textGame         `json:"game"`
	All       []textGame        `json:"all"`
	Ends      []textGame        `json:"first_and_last"`
}

type textGame struct {
	Index    int               `json:"i"`
	FEN      string            `json:"fen"`
	Heading  string            `json:"heading"`
	Tags     map[string]string `json:"tags"`
	Headers  map[string]string `json:"headers"`
	Token    string            `json:"result_token"`
	Nodes    int               `json:"nodes"`
	Lines    int               `json:"lines"`
	Preorder string            `json:"preorder_sha256"`
	MainHash string            `json:"main_sha256"`
	Main     json.RawMessage   `json:"main"`
	Comments json.RawMessage   `json:"comments"`
	Problems json.RawMessage   `json:"problems"`
	Error    string            `json:"error"`
}

func TestTextCorpus(t *testing.T) {
	for _, folder := range []string{"pgn", "txt", "fen", "classics"} {
		for name := range corpusFiles(t, folder) {
			t.Run(folder+"/"+filepath.Base(name), func(t *testing.T) { checkTextFile(t, name) })
		}
	}
}

func checkTextFile(t *testing.T, name string) {
	data, err := os.ReadFile(name + ".expect.json")
	if err != nil {
		t.Skip(err)
	}
	var want textExpected
	if err := json.Unmarshal(data, &want); err != nil {
		t.Fatal(err)
	}
	c, err := Open(context.Background(), name, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	if c.Format(0) != want.Format || want.Encoding != "" && c.Encoding(0) != want.Encoding {
		t.Errorf("%s in %s for %s in %s", c.Format(0), c.Encoding(0), want.Format, want.Encoding)
	}
	if n := max(want.Games, want.Positions); n > 0 && c.Len() != n {
		t.Fatalf("%d games for %d", c.Len(), n)
	}
	list := append(want.All, want.Ends...)
	if want.Game != nil {
		game := *want.Game
		if game.Headers == nil {
			game.Headers = want.Headers
		}
		list = []textGame{game}
	}
	for _, w := range list {
		g, err := c.Game(w.Index)
		if err != nil {
			t.Fatal(err)
		}
		checkTextGame(t, w, g)
		tags, err := c.Tags(w.Index)
		if err != nil || len(tags) != len(g.Tags) {
			t.Errorf("listed with %v, read with %v: %v", tags, g.Tags, err)
		}
	}
	if want.Clean {
		for i := range c.Len() {
			if g, err := c.Game(i); err != nil || len(g.Problems) > 0 {
				t.Fatalf("game %d: %v %+v %v", i+1, err, g.Problems[0], g.Problems[0].Err)
			}
		}
	}
}

func checkTextGame(t *testing.T, w textGame, g *records.Game) {
	t.Helper()
	order, main, comments := outline(g)
	var text string
	var list []string
	if json.Unmarshal(w.Main, &list) == nil {
		text = strings.Join(list, " ")
	} else if json.Unmarshal(w.Main, &text) != nil {
		text = main
	}
	switch {
	case text != "" && text != main:
		t.Errorf("game %d: main line %s for %s: %v", w.Index+1, main, text, g.Problems)
	case w.MainHash != "" && hash(main) != w.MainHash:
		t.Errorf("game %d: another main line: %s %v", w.Index+1, main, g.Problems)
	case w.Nodes > 0 && strings.Count(order, "\n") != w.Nodes:
		t.Errorf("game %d: %d nodes for %d", w.Index+1, strings.Count(order, "\n"), w.Nodes)
	case w.Preorder != "" && hash(strings.TrimSuffix(order, "\n")) != w.Preorder:
		t.Errorf("game %d: another tree", w.Index+1)
	}
	if fen := g.Start.FEN(); w.FEN != "" && strings.Join(strings.Fields(fen)[:2], " ") != strings.Join(strings.Fields(strings.ReplaceAll(w.FEN, " r", " w"))[:2], " ") {
		t.Errorf("game %d: start %s for %s", w.Index+1, fen, w.FEN)
	}
	var texts [][2]any
	if json.Unmarshal(w.Comments, &texts) == nil {
		blank := func(c [2]any) bool { return strings.TrimSpace(c[1].(string)) == "" }
		have, due := squeeze(slices.DeleteFunc(comments, blank)), squeeze(slices.DeleteFunc(texts, blank))
		if have != due {
			t.Errorf("game %d: comments %.600s for %.600s", w.Index+1, have, due)
		}
	}
	for name, value := range w.Tags {
		switch name {
		case "FEN", "Game", "Format", "Result":
			continue
		}
		if got := g.Tags.Value(name); strings.TrimSpace(value) != "" && squeeze(got) != squeeze(value) {
			t.Errorf("game %d: %s %q for %q", w.Index+1, name, got, value)
		}
	}
	for name, value := range w.Headers {
		if tag := records.TagName(name); tag != name && tag != "Result" && squeeze(g.Tags.Value(tag)) != squeeze(value) {
			t.Errorf("game %d: %s %q for %q", w.Index+1, tag, g.Tags.Value(tag), value)
		}
	}
	if w.Heading != "" {
		if h, _ := headingOf(w.Heading); g.Tags.Value("Red") != h.red || g.Tags.Value("Black") != h.black || h.black == "" {
			t.Errorf("game %d: players %v for %s", w.Index+1, g.Tags, w.Heading)
		}
	}
	if wrong := w.Error != "" || len(w.Problems) > 4; wrong && len(g.Problems) == 0 {
		t.Errorf("game %d: the record's own error is not told", w.Index+1)
	} else if !wrong {
		for _, p := range g.Problems {
			t.Errorf("game %d: %+v %v", w.Index+1, p, p.Err)
		}
	}
}

// squeeze takes the blanks out of what is printed.
func squeeze(v any) string {
	b, _ := json.Marshal(v)
	if string(b) == "null" {
		b = []byte("[]")
	}
	return strings.Join(strings.FieldsFunc(strings.NewReplacer(`\n`, "", `\r`, "", `\t`, "").Replace(string(b)), charset.IsBlank), "")
}
