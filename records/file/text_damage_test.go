// Damaged texts, mixed encodings, and the dialects that the corpus lacks.

package file

import (
	"bytes"
	"context"
	"errors"
	"hash/fnv"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"

	"qipu/records/charset"
)

// openBytes opens bytes as a file and reads every game of it.
func openBytes(name string, data []byte, encoding string) (trees []string, told bool, err error) {
	s := bytesSource(name, data)
	s.Encoding = encoding
	c, err := OpenSourceGames(context.Background(), s)
	if err != nil {
		return nil, true, err
	}
	defer c.Close()
	told = c.Wait() != nil
	for i := range c.Len() {
		g, err := c.Game(i)
		if err != nil {
			return trees, true, err
		}
		told = told || len(g.Problems) > 0
		trees = append(trees, textPicture(g))
	}
	return trees, told, nil
}

// textSamples are small texts in every dialect, and those of the corpus.
func textSamples(t testing.TB) map[string][]byte {
	files := map[string][]byte{}
	for name, text := range dialects {
		files[name] = []byte(text.text)
	}
	if hasCorpus() {
		for _, folder := range []string{"pgn", "txt", "fen", "absolute", "classics"} {
			for name, data := range corpusFiles(t, folder) {
				if len(data) < 200_000 && filepath.Ext(name) != ".json" {
					files[name] = data
				}
			}
		}
	}
	return files
}

// TestDamagedTexts cuts and changes each file: nothing panics or hangs.
func TestDamagedTexts(t *testing.T) {
	for name, data := range textSamples(t) {
		seed := fnv.New64()
		seed.Write([]byte(filepath.Base(name)))
		random := rand.New(rand.NewPCG(seed.Sum64(), 1))
		n := few(max(4, min(40, 200_000/len(data))), 40)
		for i := range n {
			openBytes(name, data[:len(data)*i/n], "")
			changed := bytes.Clone(data)
			changed[random.IntN(len(changed))] = byte(random.Uint32())
			openBytes(name, changed, "")
		}
	}
}

// TestWrongByte changes one byte of a Chinese character in a comment: the moves
// stay, the damage is told, and one character is lost.
func TestWrongByte(t *testing.T) {
	const text = "[Event \"赛\"]\n\n1. 炮二平五 马８进７ {红方抢先，黑方应以屏风马} 2. 马二进三 车９平８ 1-0\n"
	gbk, _ := simplifiedchinese.GBK.NewEncoder().Bytes([]byte(text))
	traditional := strings.NewReplacer("赛", "賽", "马", "馬", "进", "進", "车", "車", "红", "紅", "抢", "搶", "应", "應", "风", "風").Replace(text)
	big, _ := traditionalchinese.Big5.NewEncoder().Bytes([]byte(traditional))
	for name, data := range map[string][]byte{"utf-8": []byte(text), "gb18030": gbk, "big5": big} {
		whole, told, err := openBytes(name, data, "")
		if err != nil || told {
			t.Fatal(name, told, err)
		}
		for at := bytes.IndexByte(data, '{') + 1; data[at] != '}'; at++ {
			if data[at] < 0x80 {
				continue
			}
			for _, value := range []byte{0xFF, 0x80} {
				changed := bytes.Clone(data)
				changed[at] = value
				trees, told, err := openBytes(name, changed, name)
				if err != nil || len(trees) != 1 {
					t.Fatal(name, at, err)
				}
				if !told && strings.Contains(trees[0], "\ufffd") {
					t.Errorf("%s: byte %d: no word of it", name, at)
				}
				if strings.Count(trees[0], "\n") != strings.Count(whole[0], "\n") {
					t.Errorf("%s: byte %d: %s", name, at, trees[0])
				}
				if n := strings.Count(trees[0], "\ufffd"); n > 1 {
					t.Errorf("%s: byte %d: %d characters lost: %s", name, at, n, trees[0])
				}
			}
		}
	}
}

// TestEncodings finds out the encoding of one text in all of them.
func TestEncodings(t *testing.T) {
	const text = "[Event \"象棋\"]\n\n1. 炮二平五 包８平５ 2. 前卒平五 1-0\n"
	encode := func(b []byte, _ error) []byte { return b }
	for name, data := range map[string][]byte{
		"utf-8":        []byte(text),
		"utf-8 bom":    []byte("\ufeff" + text),
		"gb18030":      encode(simplifiedchinese.GBK.NewEncoder().Bytes([]byte(text))),
		"big5":         encode(traditionalchinese.Big5.NewEncoder().Bytes([]byte(text))),
		"utf-16le bom": encode(unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().Bytes([]byte(text))),
		"utf-16be bom": encode(unicode.UTF16(unicode.BigEndian, unicode.UseBOM).NewEncoder().Bytes([]byte(text))),
		"utf-16le":     encode(unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM).NewEncoder().Bytes([]byte(text))),
		"utf-16be":     encode(unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder().Bytes([]byte(text))),
		"ascii":        []byte("[Event \"x\"]\n\n1. h2e2 1-0\n"),
	} {
		c, err := OpenSourceGames(context.Background(), bytesSource(name, data))
		if err != nil {
			t.Error(name, err)
			continue
		}
		c.Wait()
		if want, _, _ := strings.Cut(name, " "); c.Encoding(0) != want || c.Format(0) != "pgn" {
			t.Errorf("%s: %s in %s", name, c.Format(0), c.Encoding(0))
		}
		if g, err := c.Game(0); err != nil || g.First(0) == 0 {
			t.Errorf("%s: %v", name, err)
		}
		c.Close()
	}
}

// TestLongTexts reads texts that repeat one thing very often: nothing takes more
// than linear time, or this test would not come to its end.
func TestLongTexts(t *testing.T) {
	size := 60_000
	if testing.Short() {
		size = 20_000
	}
	heads := []string{"", "[Event \"x\"]\n\n1. h2e2 ", "[Event \"x\"]\n\n1. 炮二平五 马8进7 ", "1. 炮二平五 马8进7\n", "1、炮二三平五 2、马8173 "}
	for i, part := range []string{
		"(", "(x)", "{x}", "{", "(1.h2e2", "(1. 炮二平五 ", "1. ", "! ", "; ", ";h2e2 ", "炮二平五 ", "马二进三 (马八进七) ", "x ", "[A \"x\n", "[A \"x\"]\n", "[A \"x\"]]]]",
		"h2e2 ", "h2e2 (h0g2) ", "( 马二进三 x ) ", "】【变】\n1. 马二进三\n", "【变】\n1. x九 马二进三\n", "炮85平5", "1、炮二三平五", "9、炮二三平五", "\xff", "\x81", "红胜 ", "1-0 ",
		"a: b\n", "Title: x\n", "rnbakabnr/9/9/9/9/9/9/9/9/RNBAKABNR w\n", "1/1/1/1/1/1/1/1/1/", "moves ", "$1 ", "前马进六 后马进六 ", "甲 红先胜 乙\n",
	} {
		long := strings.Repeat(part, size/len(part))
		for k := range few(1, len(heads)) { // behind another head each
			openBytes("long", []byte(heads[(i+k)%len(heads)]+long), "")
		}
	}
}

// TestShortEncodings finds out the encoding where only a few words tell.
func TestShortEncodings(t *testing.T) {
	gbk, _ := simplifiedchinese.GBK.NewEncoder().String("[Title \"炮高卒单缺士胜士相全(1)\"]\n\n1. h2e2 *\n")
	big, _ := traditionalchinese.Big5.NewEncoder().String("結果: *\nFEN: 4k4/9/9/9/9/9/9/9/9/3K5 w\n\n*\n")
	for want, text := range map[string]string{"gb18030": gbk, "big5": big, "utf-8": "[Red \"M\u00fcller\"]\n[Black \"Andr\u00e9\"]\n\n1. h2e2 *\n"} {
		if got, _ := charset.DetectIn(strings.NewReader(text), int64(len(text))); got != want {
			t.Errorf("%s for %s", got, want)
		}
	}
}

// TestNoRecords opens what holds no record.
func TestNoRecords(t *testing.T) {
	for name, data := range map[string]string{
		"empty": "", "png": "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00", "prose": "Nothing of xiangqi stands here.\n",
		"zeros": string(make([]byte, 5000)),
	} {
		_, _, err := openBytes(name, []byte(data), "")
		if _, ok := errors.AsType[*FormatError](err); !ok {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Open(context.Background(), t.TempDir(), Options{}); err == nil {
		t.Error("an empty folder was opened")
	}
}

// FuzzText reads anything as a file: no panic, and memory bounded by the input.
func FuzzText(f *testing.F) {
	for _, d := range dialects {
		f.Add([]byte(d.text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, encoding := range []string{"", "gb18030", "big5"} {
			openBytes("fuzz", data, encoding)
		}
	})
}
