// Small files put together by hand, one or more for each format.

package file

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"qipu/engine"
	"qipu/records"
	"qipu/records/movetext"
)

func bytesSource(name string, data []byte) Source {
	return Source{Name: name, ReaderAt: bytes.NewReader(data), Size: int64(len(data))}
}

// play adds moves in ICCS behind a node and returns the last.
func play(t testing.TB, g *records.Game, at records.NodeID, line string) records.NodeID {
	t.Helper()
	for _, text := range strings.Fields(line) {
		m, ok := movetext.Coordinates(text)
		if !ok {
			t.Fatalf("move %q", text)
		}
		at = g.Add(at, m)
	}
	return at
}

// sampleGame is a game with variations on variations, first moves of two kinds,
// comments before, between and behind, and the tags that every format holds.
func sampleGame(t testing.TB) *records.Game {
	g := records.NewGame(engine.StandardSetup())
	for _, tag := range []records.Tag{
		{Name: "Title", Value: "屏风马"},
		{Name: "Event", Value: "友谊赛"},
		{Name: "Date", Value: "1999.12.09"},
		{Name: "Site", Value: "广州"},
		{Name: "Red", Value: "吕  钦"},
		{Name: "Black", Value: "许银川"},
		{Name: "Time", Value: "60分"},
		{Name: "RedTime", Value: "59'"},
		{Name: "BlackTime", Value: "61'"},
		{Name: "Annotator", Value: "胡荣华"},
		{Name: "Author", Value: "过河象"},
		{Name: "Result", Value: "1/2-1/2"},
	} {
		g.Tags = append(g.Tags, tag)
	}
	g.SetComment(0, "　　开局\n第二行 (一) {二}\n")
	first := play(t, g, 0, "h2e2")
	second := play(t, g, first, "h9g7")
	play(t, g, second, "h0g2 i9h9 i0h0")
	play(t, g, second, "b0c2")
	deep := play(t, g, first, "b9c7 h0g2")
	play(t, g, deep, "a9b9")
	play(t, g, deep, "a9a8 a0a1")
	last := play(t, g, 0, "c3c4 c6c5")
	g.SetComment(second, " 正着。 ")
	g.SetComment(deep, "甲\n\n乙")
	g.SetComment(last, "完")
	return g
}

// written returns a game as a format writes it, which must be without loss.
func written(t testing.TB, f Format, g *records.Game) []byte {
	t.Helper()
	var out bytes.Buffer
	lost, err := f.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{})
	if err != nil || len(lost) > 0 {
		t.Fatalf("%s: %v %v", f.Name, lost, err)
	}
	return out.Bytes()
}

// encipher turns a file of version 10 into one of a later version, as the page
// of keys has it.
func encipher(plain []byte, version, mask byte) []byte {
	out := bytes.Clone(plain[:xqfHeader])
	out[xqfVersion], out[xqfKeys] = version, mask
	copy(out[8:], []byte{0xA5, 0x11, 0x5A, 0xC3, 17, 41, 99, 0})
	out[15] = -(out[12] + out[13] + out[14])
	c := cipherOf(out)
	for i := range slotCount {
		slot := i
		if version >= 12 {
			slot = (int(c.board) + i + 1) % slotCount
		}
		out[xqfBoard+i] = plain[xqfBoard+slot] + c.board
	}
	var tree []byte
	for rest := plain[xqfHeader:]; len(rest) > 0; {
		n := binary.LittleEndian.Uint32(rest[4:])
		flags := byte(0x15)
		if rest[2]&0xF0 != 0 {
			flags |= 0x80
		}
		if rest[2]&0x0F != 0 {
			flags |= 0x40
		}
		if n > 0 {
			flags |= 0x20
		}
		tree = append(tree, rest[0]+c.from, rest[1]+c.to, flags, 0x77)
		if n > 0 {
			tree = binary.LittleEndian.AppendUint32(tree, n+c.length)
			tree = append(tree, rest[8:8+n]...)
		}
		rest = rest[8+n:]
	}
	for i := range tree {
		tree[i] += c.stream[i%len(c.stream)]
	}
	return append(out, tree...)
}

// library puts records behind an index of capacity 128; a record without a
// display order is deleted.
func library(list [][]byte, orders []int) []byte {
	out := make([]byte, cblIndex+128*cblEntry)
	copy(out, cblMagic)
	binary.LittleEndian.PutUint32(out[cblCapacity:], 128)
	for i, record := range list {
		entry := out[cblIndex+i*cblEntry:]
		state := uint32(7)
		if orders[i] < 0 {
			state = 5
		}
		blocks := (len(record) + cblBlock - 1) / cblBlock
		binary.LittleEndian.PutUint32(entry, state)
		binary.LittleEndian.PutUint32(entry[4:], uint32(orders[i]))
		binary.LittleEndian.PutUint32(entry[8:], uint32(blocks))
		binary.LittleEndian.PutUint32(entry[12:], uint32(len(record)))
		out = append(out, record...)
		out = append(out, bytes.Repeat([]byte{0xCD}, blocks*cblBlock-len(record))...)
	}
	return out
}

// aged turns a record into one of CBR's first layout, and leaves garbage between its
// fields.
func aged(record []byte) []byte {
	out := bytes.Repeat([]byte{0xCD}, cbrOld.size)
	copy(out, record[:cbrLayout])
	out[cbrLayout] = 1
	for _, f := range cbrOld.fields {
		for _, g := range cbrNew.fields {
			if f.tag == g.tag {
				copy(out[f.off:f.off+f.size], record[g.off:])
			}
		}
	}
	for _, at := range [][3]int{{cbrOld.kind, cbrNew.kind, 1}, {cbrOld.result, cbrNew.result, 1}, {cbrOld.first, cbrNew.first, 8}, {cbrOld.board, cbrNew.board, engine.Squares}} {
		copy(out[at[0]:at[0]+at[2]], record[at[1]:])
	}
	for rest := record[cbrHeader:]; len(rest) > 0; {
		at := func(i byte) byte { return i%9<<4 | i/9 }
		out = append(out, rest[0], rest[1], at(rest[2]), at(rest[3]))
		size := 4
		if rest[0]&cbrComment != 0 {
			size = 8 + int(binary.LittleEndian.Uint32(rest[4:]))
		}
		out = append(out, rest[4:size]...)
		rest = rest[size:]
	}
	return out
}

// oldLibrary packs games of the old layout; each has moves h2e2 with h9g7 and
// b9c7, and two comments.
func oldLibrary(author string, titles ...string) []byte {
	var data []byte
	word := func(n int) { data = binary.LittleEndian.AppendUint32(data, uint32(n)) }
	text := func(s string) {
		b, _ := simplifiedchinese.GBK.NewEncoder().Bytes([]byte(s))
		word(len(b))
		data = append(data, b...)
	}
	for _, s := range []string{"库名", "", "", author, ""} {
		text(s)
	}
	data = append(data, "2009-02-01 17:14:022009-02-01 17:14:05"...)
	word(len(titles))
	text("库")
	standard := engine.StandardSetup()
	points, _ := toSlots(&standard.Board)
	for _, title := range titles {
		start := len(data)
		word(0)
		for _, at := range points {
			data = append(data, byte(at.File()+1)<<4|byte(10-at.Rank()))
		}
		word(4)
		word(0)
		word(1)
		text(title)
		for _, s := range []string{"", "", "", "", "红", "黑"} {
			text(s)
		}
		word(1)
		for _, s := range []string{"", "a@b.c", "作者", "d@e.f"} {
			text(s)
		}
		text("序")
		data = append(data, 1)
		data = append(data, "2009-02-01 17:14:042009-02-01 17:14:04"...)
		word(3)
		for _, node := range []string{"\x01\x00\x77\x47..", "\x02\x00\x70\x62..", "\x02\x00\x10\x22.."} {
			data = append(data, node...)
		}
		comment, _ := simplifiedchinese.GBK.NewEncoder().Bytes([]byte("当头炮\r\n\r\n变\r\n"))
		data = append(data, comment...)
		binary.LittleEndian.PutUint32(data[start:], uint32(len(data)-start))
	}
	var out bytes.Buffer
	out.WriteString("CCBridge\x15\x00\x00\x00\x03\x00\x00\x00")
	out.Write(binary.LittleEndian.AppendUint32(nil, uint32(len(data))))
	z := zlib.NewWriter(&out)
	z.Write(data)
	z.Close()
	return out.Bytes()
}

// strings8 puts strings behind their length.
func strings8(encode func(string) ([]byte, error), list ...string) []byte {
	var out []byte
	for _, s := range list {
		b, err := encode(s)
		if err != nil {
			panic(err)
		}
		out = append(append(out, byte(len(b))), b...)
	}
	return out
}

func gbk(s string) ([]byte, error) {
	return simplifiedchinese.GBK.NewEncoder().Bytes([]byte(s))
}

func big5(s string) ([]byte, error) {
	return traditionalchinese.Big5.NewEncoder().Bytes([]byte(s))
}

const (
	dhjSample = "[DHJHtmlXQ]\n[DHJHtmlXQ_10]题[/DHJHtmlXQ_10]\n[DHJHtmlXQ_28]红胜[/DHJHtmlXQ_28]\n" +
		"[DHJHtmlXQ_31]rnbakabnr**********c*****c*p*p*p*p*p******************P*P*P*P*P*C*****C**********RNBAKABNR[/DHJHtmlXQ_31]\n" +
		"[DHJHtmlXQ_32]0[/DHJHtmlXQ_32]\n[DHJHtmlXQ_34]72427967[/DHJHtmlXQ_34]\n[game_comment_0_1]炮[/comment_0_1]\n[/DHJHtmlXQ]\n"
	cbfSample = "\ufeff<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ChineseChessRecord Version=\"1.0\">\n <Head>\n  <Name>题 &amp; 目</Name>\n" +
		"  <URL />\n  <Red>红</Red>\n  <RecordResult>1</RecordResult>\n  <FEN>rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1</FEN>\n" +
		" </Head>\n <MoveList>\n  <Move value=\"00-00\"><![CDATA[序]]></Move>\n  <Move value=\"77-47\">\n   <![CDATA[炮<5>]]>\n  </Move>\n" +
		"  <Move value=\"70-62\" branch=\"1\" />\n  <Move value=\"79-67\" end=\"1\"/>\n  <Move value=\"10-22\" end=\"1\" branch=\"1\"><![CDATA[变]]></Move>\n" +
		"  <Move value=\"63-64\" end=\"1\" />\n </MoveList>\n</ChineseChessRecord>"
	cheSample = "1 2 25 32 1 2 1 2 4 0 1 0 5 32 0 9 1 7 2 0 2 0 "
	wxfSample = "FORMAT  WXF\nRED     abc ; 1137 ;;\nBLACK   def ; 1177 ;;\nRESULT  1-0\nDATE    2026-09-03\nEVENT   Game ; 10m+0s\n" +
		"START{\n 1. C2.5 {炮} h8+7!\n 2. H2+3 }END\n"
	pfcSample = "<!--<?xml version=\"1.0\" encoding=\"utf-8\"?><n version=\"2\" win=\"1-0\" red=\"红\" " +
		"m=\"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\" c=\"序\r\n二 &lt;\">" +
		"<n m=\"c3c4\" /><n m=\"h2e2\" c=\"炮\" default=\"true\"><n m=\"b9c7\"></n><n m=\"h9g7\" default=\"true\"></n></n></n>\n-->"
)

// readAll returns every game of a file, judged.
func readAll(t testing.TB, f Format, s Source) ([]*records.Game, error) {
	t.Helper()
	var games []*records.Game
	err := f.Index(t.Context(), s, func(e Entry) bool {
		game, err := f.Read(s, e)
		if err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
		game.Judge()
		games = append(games, game)
		return true
	})
	return games, err
}

// samples are files of every format by a name that tells what they hold.
func samples(t testing.TB) map[string][]byte {
	g := sampleGame(t)
	plain := written(t, xqf, g)
	record := written(t, cbr, g)
	other := sampleGame(t)
	other.Tags.Set("Title", "另一局")
	return map[string][]byte{
		"xqf 10":      plain,
		"xqf 11":      encipher(plain, 11, 0),
		"xqf 12":      encipher(plain, 12, 0),
		"xqf 18":      encipher(plain, 18, 0xD7),
		"cbr":         record,
		"cbl":         library([][]byte{written(t, cbr, other), record, record}, []int{5, 2, -1}),
		"cbr 1":       aged(record),
		"cbl-old":     oldLibrary("", "一", "二"),
		"cbl-old 1":   oldLibrary("作者", "一", "二"),
		"dhtmlxq":     written(t, dhtmlxq, g),
		"dhtmlxq dhj": []byte(dhjSample),
		"mxq": strings8(gbk, "华山", "02-10-22", "甲(2弦)-胜-乙(7f)", "1790", "1701", "5", "1", "30", "296", "300", "判负",
			"Moves", "7C-4C", "7J-6H", "Ends", "CommentsEnd"),
		"mxq big5": strings8(big5, "華山", "02-10-22", "甲(2弦)-勝-乙(7f)", "1790", "1701", "5", "1", "30", "296", "300", "判負",
			"Moves", "7C-4C", "7J-6H", "Ends", "CommentsEnd"),
		"cbf": []byte(cbfSample),
		"che": []byte(cheSample),
		"wxf": []byte(wxfSample),
		"pfc": []byte(pfcSample),
	}
}
