// Writing texts and reading them again.

package file

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// textTargets are the ways of writing texts.
var textTargets = []struct {
	format   *Format
	notation string
	encoding string
}{
	{&pgn, "iccs", ""},
	{&pgn, "chinese", "gb18030"},
	{&pgn, "chinese-traditional", ""},
	{&pgn, "wxf", ""},
	{&plain, "chinese", ""},
	{&plain, "iccs", ""},
	{&plain, "absolute", "gb18030"},
	{&plain, "absolute", "big5"},
	{&plain, "shorthand", "big5"},
	{&pgn, "chinese", "big5"},
	{&plain, "shorthand", ""},
	{&plain, "keypad", ""},
	{&plain, "pinyin", ""},
	{&plain, "uci", ""},
}

// reread writes a game, reads it again and compares.
func reread(t *testing.T, name string, f *Format, o WriteOptions, g *records.Game) {
	t.Helper()
	o.Lossy = true
	var out bytes.Buffer
	lost, err := f.Write(&out, slices.Values([]*records.Game{g}), o)
	if err != nil {
		t.Fatal(name, err)
	}
	for _, l := range lost {
		if !textLoss(g, o, l) {
			t.Errorf("%s: lost %+v", name, l)
		}
	}
	if len(lost) > 0 {
		return
	}
	s := bytesSource(name, out.Bytes())
	s.Encoding = o.Encoding
	c, err := OpenSourceGames(context.Background(), s)
	if err != nil {
		t.Errorf("%s: %v in %.500s", name, err, out.String())
		return
	}
	defer c.Close()
	if err := c.Wait(); err != nil || c.Len() != 1 {
		t.Errorf("%s: %d games, %v: %.500s", name, c.Len(), err, out.String())
		return
	}
	again, err := c.Game(0)
	if err != nil {
		t.Fatal(name, err)
	}
	if a, b := textPicture(again), textPicture(g); a != b {
		i := 0
		for i < len(a) && i < len(b) && a[i] == b[i] {
			i++
		}
		from := max(i-100, 0)
		t.Errorf("%s:\n  %.400q for\n  %.400q in\n %.600s", name, a[from:], b[from:], out.String())
	}
}

// textLoss is the list of what texts may lose: characters of other encodings,
// braces and line ends where they have a meaning, moves that a notation cannot
// say.
func textLoss(g *records.Game, o WriteOptions, l Loss) bool {
	switch l.What {
	case LostCharacter:
		return o.Encoding != "" || l.Text == "}"
	case LostTag:
		return strings.ContainsAny(l.Text, "\"\n\r") || strings.TrimFunc(l.Text, charset.IsBlank) != l.Text || strings.ContainsAny(l.Name, " .:/")
	case LostUnread:
		return o.Notation == "absolute"
	case LostMove:
		return g.Illegal(l.Node) && movetext.WordNotation(o.Notation)
	}
	return false
}

// textPicture is what is compared: blank tags and comments are layout.
func textPicture(g *records.Game) string {
	var out strings.Builder
	for _, tag := range ordered(g.Tags) {
		if tag.Value != "" && (tag.Name != "Result" || tag.Value != "*") {
			fmt.Fprintf(&out, "%s=%q\n", tag.Name, tag.Value)
		}
	}
	fmt.Fprintf(&out, "%s %q %q\n", g.Start.FEN(), g.Comment(0), g.Unread(0))
	for id, step := range g.Walk() {
		fmt.Fprintf(&out, "%d %v %q %q %q\n", step.Ply(), g.Move(id), g.Comment(id), g.Unread(id), g.Mark(id))
	}
	return out.String()
}

func TestWriteTexts(t *testing.T) {
	g := sampleGame(t)
	g.SetMark(1, "!?")
	for i := range g.Tags { // in characters that every encoding has
		g.Tags[i].Value = strings.NewReplacer("屏风马", "平兵", "友谊赛", "象棋", "广州", "中心", "吕  钦", "甲", "许银川", "乙", "过河象", "丙", "胡荣华", "丁").Replace(g.Tags[i].Value)
	}
	for id := records.NodeID(0); id < 20; id++ {
		if g.Has(id) && g.Comment(id) != "" {
			g.SetComment(id, "前炮\n中心 (一)")
		}
	}
	g.SetComment(3, "")
	g.Judge()
	endgame := records.NewGame(engine.StandardSetup())
	endgame.Start, _ = engine.ParseFEN("4k4/9/9/9/9/9/2P1P4/9/9/4K4 b - - 3 12")
	play(t, endgame, 0, "e9e8 e3e4 e8e9")
	endgame.Judge()
	for _, game := range []*records.Game{g, endgame} {
		for _, target := range textTargets {
			reread(t, target.format.Name+" "+target.notation+" "+target.encoding, target.format, WriteOptions{Notation: target.notation, Encoding: target.encoding}, game)
		}
	}
}

// TestRewriteDialects writes what is read of the dialects.
func TestRewriteDialects(t *testing.T) {
	for name, d := range dialects {
		c, err := OpenSourceGames(t.Context(), bytesSource(name, []byte(d.text)))
		if err != nil {
			t.Fatal(name, err)
		}
		c.Wait()
		for i := range c.Len() {
			g, err := c.Game(i)
			if err != nil {
				t.Fatal(name, err)
			}
			for _, target := range textTargets {
				text := name + " as " + target.format.Name + " " + target.notation
				reread(t, text, target.format, WriteOptions{Notation: target.notation, Encoding: target.encoding}, g)
			}
		}
		c.Close()
	}
}

// TestRewriteCorpus writes every game of the corpus as text.
func TestRewriteCorpus(t *testing.T) {
	for _, folder := range append(binaryFolders, "pgn", "txt", "classics", "absolute", "fen") {
		for name := range corpusFiles(t, folder) {
			c, err := Open(context.Background(), name, Options{})
			if err != nil {
				continue
			}
			if err := c.Wait(); err != nil {
				t.Fatal(err)
			}
			for _, i := range spread(min(c.Len(), 40), few(5, 40)) {
				g, err := c.Game(i)
				if err != nil {
					t.Fatal(err)
				}
				targets := textTargets
				if n, _ := g.Count(); n > 10000 {
					targets = targets[:3]
				}
				for k, target := range targets {
					if (k+i)%4 != 0 && !thorough() {
						continue // the other games are written so
					}
					text := fmt.Sprintf("%s game %d as %s %s %s", name, i+1, target.format.Name, target.notation, target.encoding)
					reread(t, text, target.format, WriteOptions{Notation: target.notation, Encoding: target.encoding}, g)
				}
			}
			c.Close()
		}
	}
}

// TestWordCollections writes several games whose moves have no shape of their own,
// over more than a line each, and reads them again.
func TestWordCollections(t *testing.T) {
	const moves = "1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 马2进3 4. 兵七进一 卒7进1 5. 车二进六 炮8平9 6. 车二平三 炮9退1 7. 马八进七 士4进5 8. 炮八平九 炮9平7 9. 车三平四 马7进8 (9... 车8进1) 10. 车九平八 车1平2\n"
	pgnText := "[Event \"a\"]\n\n" + moves + "\n[Event \"b\"]\n\n" + moves
	want := sketch(t, bytesSource("pgn", []byte(pgnText)))
	for _, name := range []string{"keypad", "pinyin", "uci", "xqstudio", "san", "digits", "english"} {
		s := bytesSource("pgn", []byte(pgnText))
		c, err := OpenSourceGames(t.Context(), s)
		if err != nil {
			t.Fatal(err)
		}
		c.Wait()
		var games []*records.Game
		for i := range c.Len() {
			g, _ := c.Game(i)
			games = append(games, g)
		}
		var out bytes.Buffer
		if _, err := plain.Write(&out, slices.Values(games), WriteOptions{Notation: name}); err != nil {
			t.Fatal(name, err)
		}
		if got := sketch(t, bytesSource(name, out.Bytes())); got != want {
			t.Errorf("%s:\n%s for\n%s", name, got, want)
		}
		c.Close()
	}
}
