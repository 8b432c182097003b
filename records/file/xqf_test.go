// XQF files with texts of every kind in every field.

package file

import (
	"bytes"
	"encoding/binary"
	"testing"

	"qipu/records"
)

// xqfBytes puts an XQF file of version 10 together: texts by the places of their
// fields, a comment on the start, and nodes.
func xqfBytes(texts map[int][]byte, comment []byte, nodes ...[]byte) []byte {
	out := make([]byte, xqfHeader)
	copy(out, "XQ\x0a")
	copy(out[xqfBoard:], []byte{80, 70, 60, 50, 40, 30, 20, 10, 0, 72, 12, 83, 63, 43, 23, 3, 9, 19, 29, 39, 49, 59, 69, 79, 89, 17, 77, 6, 26, 46, 66, 86})
	for off, text := range texts {
		out[off] = byte(copy(out[off+1:], text))
	}
	tag := byte(0)
	if len(nodes) > 0 {
		tag = 0xF0
	}
	out = append(out, 0x18, 0x20, tag, 0xFF)
	out = append(binary.LittleEndian.AppendUint32(out, uint32(len(comment))), comment...)
	return append(out, bytes.Join(nodes, nil)...)
}

func xqfMove(from, to, tag byte, comment string) []byte {
	b, _ := gbk(comment)
	out := binary.LittleEndian.AppendUint32([]byte{from + 24, to + 32, tag, 0}, uint32(len(b)))
	return append(out, b...)
}

// openOne reads the only game of a file as the program does.
func openOne(t *testing.T, name string, data []byte) (*records.Game, string) {
	t.Helper()
	c, err := OpenSourceGames(t.Context(), bytesSource(name, data))
	if err != nil || c.Wait() != nil || c.Len() != 1 {
		t.Fatalf("%s: %v", name, err)
	}
	defer c.Close()
	g, err := c.Game(0)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return g, c.Encoding(0)
}

// TestXQFEncodings tells Big5 from GBK by what comes out, and reports bytes that are
// of no character in a GBK file.
func TestXQFEncodings(t *testing.T) {
	title, err := big5("紅先勝")
	comment, err2 := big5("先飛象後轉高車，把布局納入軌道")
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	g, encoding := openOne(t, "big5", xqfBytes(map[int][]byte{0x50: title}, comment, xqfMove(72, 42, 0, "")))
	if encoding != "big5" || g.Tags.Value("Title") != "紅先勝" || g.Comment(0) != "先飛象後轉高車，把布局納入軌道" || len(g.Problems) > 0 {
		t.Errorf("%s %v %q %v", encoding, g.Tags, g.Comment(0), g.Problems)
	}
	for text, wrong := range map[string]bool{"\xba\xec\xcf\xc8\xca\xa4": false, "\xba\xec\xcf\xb0": false, "\xba\xec\xff\xca\xa4": true, "\xba\xec\xcf\xc8\xca": true, "\xba\xec\xfe\xfe": true} {
		g, encoding := openOne(t, text, xqfBytes(nil, []byte(text)))
		if encoding != "gb18030" || wrong != (len(g.Problems) == 1 && g.Problems[0].Kind == records.WrongEncoding && g.Problems[0].Place.Offset > xqfHeader) {
			t.Errorf("%x in %s: %q %v", text, encoding, g.Comment(0), g.Problems)
		}
	}
}

// TestXQFHeader reads texts that are too long, damaged or end in NULs, all results,
// and whose turn it is.
func TestXQFHeader(t *testing.T) {
	long := bytes.Repeat([]byte("\xba\xec"), 40)
	data := xqfBytes(map[int][]byte{0x50: long, 0x130: []byte("\xba\xec\x00\x00\x00"), 0x140: []byte("ab  cd ")}, nil)
	data[0x1D0] = 200 // a length beyond the field
	copy(data[0x1D1:], "\xd7\xa2")
	g, _ := openOne(t, "header", data)
	for tag, want := range map[string]string{"Red": "红", "Black": "ab  cd ", "Annotator": "注"} {
		if got := g.Tags.Value(tag); got != want {
			t.Errorf("%s: %q", tag, got)
		}
	}
	if title := []rune(g.Tags.Value("Title")); len(title) != 40 || len(g.Problems) > 0 {
		t.Errorf("a title of %d characters, %v", len(title), g.Problems)
	}
	for result, want := range map[byte]string{0: "*", 1: "1-0", 2: "0-1", 3: "1/2-1/2", 4: "1/2-1/2", 5: "*", 255: "*"} {
		data[xqfResult] = result
		if g, _ := openOne(t, "result", data); g.Tags.Value("Result") != want {
			t.Errorf("result %d: %s", result, g.Tags.Value("Result"))
		}
	}
	data[xqfTurn] = 1
	if g, _ := openOne(t, "turn", data); g.Start.Turn != 1 {
		t.Error("Black's turn in a file without moves")
	}
	data = xqfBytes(nil, nil, xqfMove(72, 42, 0, ""))
	data[xqfTurn], data[xqfType] = 1, 3
	if g, _ := openOne(t, "first move", data); g.Start.Turn != 0 || len(g.Problems) > 0 {
		t.Errorf("the first move is Red's: %v", g.Problems)
	}
}

// TestXQFTree reads several first moves, moves from and to odd points, and what
// follows the tree.
func TestXQFTree(t *testing.T) {
	data := xqfBytes(nil, nil, xqfMove(72, 42, 0x0F, "甲\r\n乙\x00"), xqfMove(12, 42, 0xFF, ""), xqfMove(79, 67, 0x0F, ""), xqfMove(19, 27, 0, ""), xqfMove(63, 64, 0, " 丙 "))
	for trailing, problems := range map[string]int{"": 0, "\x00\x00\x00": 0, "x": 1} {
		g, _ := openOne(t, "tree", append(bytes.Clone(data), trailing...))
		order, _, comments := outline(g)
		if order != "1 h2e2\n1 b2e2\n2 h9g7\n2 b9c7\n1 g3g4\n" || len(comments) != 2 || comments[0] != [2]any{1, "甲\n乙"} || comments[1] != [2]any{5, " 丙 "} || len(g.Problems) != problems {
			t.Errorf("%q behind it: %q %v %v", trailing, order, comments, g.Problems)
		}
	}
	g, _ := openOne(t, "odd", xqfBytes(nil, nil, xqfMove(45, 46, 0xF0, ""), xqfMove(77, 77, 0xF0, ""), xqfMove(79, 95, 0, "")))
	if order, _, _ := outline(g); order != "1 e5e6\n2 h7h7\n" || len(g.Problems) < 3 {
		t.Errorf("%q %v", order, g.Problems)
	}
}
