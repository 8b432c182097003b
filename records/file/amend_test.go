// One game written back: the others stay byte for byte.

package file

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"qipu/engine"
	"qipu/records"
)

// onDisk opens bytes as a file of a folder.
func onDisk(t *testing.T, data []byte) *Collection {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	c, err := Open(context.Background(), path, Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	return c
}

// gameOf reads a game of a collection.
func gameOf(t *testing.T, c *Collection, i int) *records.Game {
	t.Helper()
	g, err := c.Game(i)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// apart fails unless data with game i amended is data but for that game, and
// returns the file as it is then.
func apart(t *testing.T, name string, data []byte, i int, edit func(*records.Game)) []byte {
	t.Helper()
	c := onDisk(t, data)
	g := gameOf(t, c, i)
	edit(g)
	var out bytes.Buffer
	losses, err := c.Amend(&out, i, g, true)
	if err != nil {
		t.Errorf("%s: game %d of %d: %v", name, i+1, c.Len(), err)
		return nil
	}
	now := out.Bytes()
	d := onDisk(t, now)
	if d.Len() != c.Len() || d.Format(0) != c.Format(0) {
		t.Errorf("%s: %d games in %s, were %d in %s", name, d.Len(), d.Format(0), c.Len(), c.Format(0))
		return nil
	}
	for k := range c.Len() {
		if k == i {
			continue
		}
		if was, is := bytesOf(t, c, k), bytesOf(t, d, k); was != is {
			t.Errorf("%s: game %d changed with game %d:\n%q\n%q", name, k+1, i+1, was, is)
		}
	}
	again := gameOf(t, d, i)
	if len(losses) == 0 && picture(again) != picture(g) {
		t.Errorf("%s: game %d is read as\n%s\nwas\n%s", name, i+1, picture(again), picture(g))
	}
	return now
}

// bytesOf returns the bytes of a game in its file.
func bytesOf(t *testing.T, c *Collection, i int) string {
	t.Helper()
	p, e, _ := c.find(i)
	from, to, _, err := p.inFile(e, nil)
	if err != nil {
		t.Fatal(err)
	}
	raw := make([]byte, to-from)
	if _, err := p.raw.ReadAt(raw, from); err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// edits are what is done to a game before it is saved.
var edits = map[string]func(*records.Game){
	"nothing": func(*records.Game) {},
	"comment": func(g *records.Game) { g.SetComment(g.First(0), "好着 {a}") },
	"header":  func(g *records.Game) { g.Tags.Set("Red", "吕钦") },
	"new header": func(g *records.Game) {
		g.Tags = append(g.Tags, records.Tag{Name: "Annotator", Value: "x"})
	},
	"no header": func(g *records.Game) {
		g.Tags = slices.DeleteFunc(g.Tags, func(tag records.Tag) bool { return tag.Name != "Result" })
	},
	"variation": func(g *records.Game) { g.Add(0, engine.Move{From: engine.SquareAt(2, 3), To: engine.SquareAt(2, 4)}) },
	"result":    func(g *records.Game) { g.Tags.Set("Result", "1/2-1/2") },
}

// severals are files of several games as other programs leave them.
var severals = map[string]string{
	"pgn": `% a line of another program
[Game "Chinese Chess"]
[Site "?"]
[Event "one"]
[Zeta "2"]
[Alpha '1']
[Result "1-0"]

1. 炮二平五 马８进７ {a comment} 2. 马二进三 1-0

[Event "two"]
[Result "*"]
; a remark
1. C2.5 H8+7 *


[Event "three"]
[Format "ICCS"]
[FEN "3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1"]

1. I0-I9 *
`,
	"txt":     "标题: 一\n红方: 甲\n\n1. 炮二平五 马8进7\n2. 马二进三 车9平8\n\n标题: 二\n红方: 乙\n\n1. 兵七进一 卒7进1\n\n标题: 三\n红方: 丙\n\n1. 相三进五 炮8平5\n",
	"dhtmlxq": "<html><body>before [DhtmlXQ]\n[DhtmlXQ_title]一[/DhtmlXQ_title]\n[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ] between <p>&amp;</p> [DhtmlXQ]\n[DhtmlXQ_title]二[/DhtmlXQ_title]\n[DhtmlXQ_zeta]z[/DhtmlXQ_zeta]\n[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n behind</body></html>\n",
	"fen":     "一|3k5/9/9/9/9/9/9/9/9/4K3R w - - 0 1|I0-I9\n# a remark\n\n二 , 3k5/9/9/9/9/9/9/9/9/4K3R b\n3k5/9/9/9/9/9/9/9/9/R3K4 w\n",
}

// TestAmend: each game of files in each format, encoding and line end, with each
// kind of edit.
func TestAmend(t *testing.T) {
	for format, text := range severals {
		for name, file := range writtenAs(t, text) {
			for what, edit := range edits {
				for i := range onDisk(t, file).Len() {
					if what == "variation" && (format == "fen" || i == 2) {
						continue
					}
					apart(t, format+" "+name+" "+what, file, i, edit)
				}
			}
		}
	}
}

// writtenAs is a text in encodings and line ends.
func writtenAs(t *testing.T, text string) map[string][]byte {
	dos := strings.ReplaceAll(text, "\n", "\r\n")
	wide := func(text string, order func([]byte, uint16) []byte) (out []byte) {
		for _, unit := range utf16.Encode([]rune("\ufeff" + text)) {
			out = order(out, unit)
		}
		return out
	}
	return map[string][]byte{
		"utf-8": []byte(text), "crlf": []byte(dos), "mark": []byte("\ufeff" + dos), "cr": []byte(strings.ReplaceAll(text, "\n", "\r")), "gbk": encodedAs(t, "gb18030", text),
		"utf-16": wide(dos, func(b []byte, u uint16) []byte { return append(b, byte(u), byte(u>>8)) }),
	}
}

// TestAmendKeeps: what did not change of the game itself stays as it stood: its
// notation, header lines, unknown ones in their order, what stands around it.
func TestAmendKeeps(t *testing.T) {
	text := strings.ReplaceAll(severals["pgn"], "\n", "\r\n")
	now := apart(t, "header", []byte(text), 0, edits["header"])
	want := strings.Replace(text, "[Result \"1-0\"]\r\n", "[Result \"1-0\"]\r\n[Red \"吕钦\"]\r\n", 1)
	if string(now) != want {
		t.Errorf("a header more:\n%s", now)
	}
	now = apart(t, "comment", []byte(text), 1, func(g *records.Game) { g.SetComment(g.First(0), "good") })
	if !strings.Contains(string(now), "[Event \"two\"]\r\n[Result \"*\"]\r\n") || !strings.Contains(string(now), "C2.5 {good}") {
		t.Errorf("a comment more:\n%s", now)
	}
	now = apart(t, "nothing", []byte(text), 0, edits["nothing"])
	if string(now) != text {
		t.Errorf("saved without a change:\n%s", now)
	}
}

// TestAmendLacks: a character that the encoding of the file lacks is a loss, and
// the file is not written otherwise.
func TestAmendLacks(t *testing.T) {
	text := "[Game \"Chinese Chess\"]\n[Event \"高雄市長盃\"]\n[Red \"許銀川\"]\n\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ *\n\n[Event \"二\"]\n[Red \"趙鑫鑫\"]\n\n1. 兵七進一 卒７進１ *\n"
	file := encodedAs(t, "big5", text)
	c := onDisk(t, file)
	if c.Encoding(0) != "big5" {
		t.Fatalf("read as %s", c.Encoding(0))
	}
	g := gameOf(t, c, 0)
	g.Tags.Set("Black", "吕钦")
	var out bytes.Buffer
	losses, err := c.Amend(&out, 0, g, false)
	if err != nil || out.Len() > 0 || !slices.ContainsFunc(losses, func(l Loss) bool { return l.What == LostCharacter && l.Name == "Black" }) {
		t.Errorf("%v, %v, %d bytes", losses, err, out.Len())
	}
	if losses, err = c.Amend(&out, 0, g, true); err != nil || len(losses) == 0 || !bytes.Contains(out.Bytes(), []byte("[Black \"??\"]")) {
		t.Errorf("%v, %v: %q", losses, err, out.Bytes())
	}
}

// TestAmendPage: a game of a page whose marks had to be taken away is not written
// into it.
func TestAmendPage(t *testing.T) {
	c := onDisk(t, []byte("<html><body><pre>[Event \"one\"]<br>\n[Result \"*\"]<br>\n<br>\n1. C2.5 H8+7 *<br>\n</pre></body></html>\n"))
	g := gameOf(t, c, 0)
	if _, err := c.Amend(&bytes.Buffer{}, 0, g, true); !errors.Is(err, ErrEntangled) {
		t.Errorf("%v", err)
	}
}

// TestAmendMany: of two hundred games one is edited and saved, in each format that
// holds several; the others are compared by their bytes.
func TestAmendMany(t *testing.T) {
	rnd := rand.New(rand.NewPCG(13, 4))
	var list []*records.Game
	for i := range few(200, 200) {
		list = append(list, playedAtRandom(rnd, i))
	}
	amendMany(t, rnd, list)
}

// TestAmendCorpus does so with real games.
func TestAmendCorpus(t *testing.T) {
	var list []*records.Game
	for _, folder := range []string{"pgn", "classics", "cbl"} {
		for name := range corpusFiles(t, folder) {
			c, err := Open(context.Background(), name, Options{})
			if err != nil {
				continue // what is read of the corpus is another test
			}
			_ = c.Wait()
			for i := range min(c.Len(), 60) {
				if g, err := c.Game(i); err == nil && len(g.Problems) == 0 && g.First(0) != 0 {
					list = append(list, g)
				}
			}
			c.Close()
			if len(list) >= 200 {
				amendMany(t, rand.New(rand.NewPCG(13, 5)), list[:200])
				return
			}
		}
	}
	t.Errorf("%d games", len(list))
}

// amendMany writes games in each format, and amends some of them.
func amendMany(t *testing.T, rnd *rand.Rand, list []*records.Game) {
	t.Helper()
	for _, f := range formats {
		if f.Write == nil || f.Single {
			continue
		}
		for _, encoding := range f.Encodings[:2] {
			var out bytes.Buffer
			if _, err := f.Write(&out, slices.Values(list), WriteOptions{Encoding: encoding, Lossy: true}); err != nil {
				t.Fatal(f.Name, err)
			}
			for range 3 {
				i := rnd.IntN(len(list))
				apart(t, fmt.Sprintf("%s %s of many", f.Name, encoding), out.Bytes(), i, func(g *records.Game) {
					g.Tags.Set("Title", "改过的")
					if f != &fenList {
						g.SetComment(g.First(0), "一条注解")
					}
				})
			}
		}
	}
}

// playedAtRandom is a game of random legal moves, with variations and comments.
func playedAtRandom(rnd *rand.Rand, i int) *records.Game {
	g := records.NewGame(engine.StandardSetup())
	g.Tags = records.Tags{{Name: "Title", Value: fmt.Sprintf("第%d局", i+1)}, {Name: "Red", Value: "甲"}, {Name: "Black", Value: "乙"}, {Name: "Result", Value: "1-0"}}
	at, p := records.NodeID(0), engine.StandardPosition()
	for range 1 + rnd.IntN(40) {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		m := moves[rnd.IntN(len(moves))]
		node := g.Add(at, m)
		if rnd.IntN(8) == 0 {
			g.SetComment(node, "注解")
		}
		if other := moves[rnd.IntN(len(moves))]; other != m && rnd.IntN(8) == 0 {
			g.Add(at, other)
		}
		at, p = node, p.PlayLegal(m)
	}
	return g
}

// TestAmendCorpusFiles amends games of the corpus in their own files: what the
// file holds beside each stays, or the game is not taken out of it.
func TestAmendCorpusFiles(t *testing.T) {
	tried, entangled := 0, 0
	for _, folder := range []string{"pgn", "classics", "txt", "dhtmlxq", "fen"} {
		for name, data := range corpusFiles(t, folder) {
			c, err := Open(context.Background(), name, Options{})
			if err != nil {
				continue
			}
			if c.Wait() != nil || c.Len() == 0 || c.partOf(0).format.Write == nil {
				c.Close()
				continue
			}
			for _, i := range []int{0, c.Len() / 2, c.Len() - 1} {
				g, err := c.Game(i)
				if err != nil {
					continue
				}
				tried++
				if _, err := c.Amend(&bytes.Buffer{}, i, g, true); errors.Is(err, ErrEntangled) {
					entangled++
					t.Log(filepath.Base(name), i+1, "of", c.Len(), c.Format(i), c.Encoding(i))
					continue
				}
				apart(t, name, data, i, func(g *records.Game) { g.Tags.Set("Red", "甲") })
			}
			c.Close()
		}
	}
	if tried == 0 || entangled > tried/10 {
		t.Errorf("%d of %d games cannot be taken out of their files", entangled, tried)
	}
}

// TestAppend: a game more in files of each format, encoding and line end: the others
// stay, and it is read as it was.
func TestAppend(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	g.Tags = records.Tags{{Name: "Title", Value: "新局"}, {Name: "Result", Value: "1-0"}}
	g.Add(0, engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)})
	for format, text := range severals {
		for name, file := range writtenAs(t, text) {
			c := onDisk(t, file)
			var out bytes.Buffer
			losses, err := c.Append(&out, g, true)
			if err != nil {
				t.Errorf("%s %s: %v", format, name, err)
				continue
			}
			d := onDisk(t, out.Bytes())
			if d.Len() != c.Len()+1 || d.Format(0) != c.Format(0) || d.Encoding(0) != c.Encoding(0) {
				t.Errorf("%s %s: %d games, were %d: %q", format, name, d.Len(), c.Len(), out.Bytes())
				continue
			}
			for k := range c.Len() {
				if was, is := strings.TrimSpace(bytesOf(t, c, k)), strings.TrimSpace(bytesOf(t, d, k)); was != is && !strings.Contains(name, "utf-16") {
					t.Errorf("%s %s: game %d was %q, is %q", format, name, k+1, was, is)
				}
			}
			if again := gameOf(t, d, c.Len()); !sameTree(g, again) || again.Tags.Value("Title") != "新局" {
				t.Errorf("%s %s: read as %s, losses %v", format, name, picture(again), losses)
			}
		}
	}
	text := severals["pgn"]
	var out bytes.Buffer
	if _, err := onDisk(t, []byte(text)).Append(&out, g, true); err != nil || !strings.HasPrefix(out.String(), strings.TrimSpace(text)+"\n\n\n[Game") {
		t.Errorf("not behind the blank lines of the others: %q, %v", out.String(), err)
	}
}
