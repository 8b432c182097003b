// CHN, CCM and WXF beyond their samples.

package file

import (
	"bytes"
	"encoding/binary"
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"qipu/records"
)

// TestScreens reads one game as two programs save it, on boards that are turned
// and not.
func TestScreens(t *testing.T) {
	moves := [][4]int{{7, 7, 4, 7}, {7, 0, 6, 2}, {7, 9, 6, 7}} // x, y from the top: h2e2 h9g7 h0g2
	for _, turned := range []bool{false, true} {
		chnData, ccmData := make([]byte, 188), []byte(nil)
		for i, m := range moves {
			if turned {
				m = [4]int{8 - m[0], 9 - m[1], 8 - m[2], 9 - m[3]}
			}
			record := make([]byte, 32)
			for k, n := range m {
				binary.LittleEndian.PutUint16(record[4+2*k:], uint16(n))
			}
			chnData = append(chnData, record...)
			first := byte(0)
			if i == 0 {
				first = 1
			}
			ccmData = append(ccmData, first, 0, 0, byte(m[0]), byte(m[2]), byte(m[1]), byte(m[3]))
		}
		for f, data := range map[*Format][]byte{&chn: chnData, &ccm: ccmData} {
			for _, cut := range []int{0, 1} {
				games, err := readAll(t, *f, bytesSource(f.Name, data[:len(data)-cut]))
				if err != nil {
					t.Fatal(err)
				}
				_, line, _ := outline(games[0])
				want := "h2e2 h9g7 h0g2"
				if cut == 1 {
					want = "h2e2 h9g7"
				}
				if line != want || len(damageOf(games[0])) != cut {
					t.Errorf("%s cut by %d, turned %v: %s, %v", f.Name, cut, turned, line, games[0].Problems)
				}
			}
		}
	}
}

// TestWXFUnread ends the line at what has no legal meaning, and keeps it.
func TestWXFUnread(t *testing.T) {
	const text = "START{ 1. C2.5 h8+7 2. H2+9 {x} p1+1 }END\n\nFORMAT ICCS\nSTART{ 1. h2-e2 a0-a9 2. zz }END"
	games, err := readAll(t, wxf, bytesSource("a", []byte(text)))
	if err != nil || len(games) != 2 {
		t.Fatal(len(games), err)
	}
	g := games[0]
	if last := g.Last(0); g.Unread(last) != "H2+9 {x} p1+1" || len(g.Problems) != 1 ||
		g.Problems[0].Place != (records.Place{Line: 1, Column: 24, Offset: -1}) {
		t.Errorf("%q %+v", g.Unread(last), g.Problems)
	}
	g = games[1]
	if _, line, _ := outline(g); line != "h2e2 a0a9" || g.Unread(g.Last(0)) != "zz" || len(g.Problems) != 2 {
		t.Errorf("%s %q %+v", line, g.Unread(g.Last(0)), g.Problems)
	}
	if bytes.Contains([]byte(g.Unread(g.Last(0))), []byte("}")) {
		t.Error("the end of the moves is no move")
	}
}

// TestMarkupEncodings reads the formats that are text in the encodings that a
// text can have, found out by their content.
func TestMarkupEncodings(t *testing.T) {
	all := samples(t)
	for _, name := range []string{"dhtmlxq", "dhtmlxq dhj", "cbf", "pfc", "wxf", "che"} {
		text := strings.TrimPrefix(string(all[name]), "\ufeff")
		want, err := readAll(t, formatOf(t, name, all[name]), bytesSource(name, all[name]))
		if err != nil {
			t.Fatal(err)
		}
		wide := []byte{0xFF, 0xFE}
		for _, unit := range utf16.Encode([]rune(text)) {
			wide = binary.LittleEndian.AppendUint16(wide, unit)
		}
		narrow, err := gbk(text)
		if err != nil {
			t.Fatal(err)
		}
		for encoding, data := range map[string][]byte{"utf-8": []byte("\ufeff" + text), "utf-16le": wide, "gb18030": narrow} {
			c, err := OpenSourceGames(t.Context(), bytesSource(name, data))
			if err != nil {
				t.Errorf("%s in %s: %v", name, encoding, err)
				continue
			}
			if err := c.Wait(); err != nil || c.Len() != 1 || c.Format(0) != strings.Fields(name)[0] {
				t.Errorf("%s in %s: %d games, %s, %v", name, encoding, c.Len(), c.Format(0), err)
				continue
			}
			if g, err := c.Game(0); err != nil || picture(g) != picture(want[0]) || len(g.Problems) > 0 {
				t.Errorf("%s in %s: %v, %v, %s for %s", name, encoding, err, g.Problems, picture(g), picture(want[0]))
			}
			c.Close()
		}
	}
}

// TestOffsets tells where an illegal move stands in a binary file.
func TestOffsets(t *testing.T) {
	g := sampleGame(t)
	play(t, g, g.Last(0), "a0a9")
	for _, f := range []Format{xqf, cbr} {
		data := written(t, f, g)
		games, err := readAll(t, f, bytesSource(f.Name, data))
		if err != nil || len(games[0].Problems) != 1 {
			t.Fatalf("%s: %v, %v", f.Name, err, games[0].Problems)
		}
		p := games[0].Problems[0]
		from := data[p.Place.Offset : p.Place.Offset+4]
		if want := map[string][]byte{"xqf": {24, 32 + 9, 0, 0}, "cbr": {1, 0, 81, 0}}[f.Name]; p.Kind != records.IllegalMove || !bytes.Equal(from, want) {
			t.Errorf("%s: %+v: % x", f.Name, p, from)
		}
	}
}

// TestLayouts refuses the layout of CBR that nobody has seen.
func TestLayouts(t *testing.T) {
	data := written(t, cbr, sampleGame(t))
	for layout, known := range map[byte]bool{2: true, 3: false, 77: true} {
		data[cbrLayout] = layout
		_, err := cbr.Read(bytesSource("a.cbr", data), Entry{Len: int64(len(data))})
		var unsupported *UnsupportedError
		if (err == nil) != known || !known && !errors.As(err, &unsupported) {
			t.Errorf("layout %d: %v", layout, err)
		}
	}
}

// TestScreensWithHeaders reads the layouts that say how long the game is, and who
// played it, and know their format by their content.
func TestScreensWithHeaders(t *testing.T) {
	chnData := make([]byte, chnList.header-chnList.size, 1024)
	copy(chnData, chnMark)
	copy(chnData[8:], "Tue Dec 27 20:57:56 2016\n")
	copy(chnData[120:], "\xba\xec")
	copy(chnData[160:], "\xba\xda")
	ccmData := []byte{1, 0, 18, 0, 0x6B, 0x96, 0x60, 0x58, 3, 0, 0, 0}
	node := make([]byte, chnList.size)
	node[14], node[15] = 0xFF, 0xFF
	chnData = append(chnData, node...)
	for i, m := range [][4]byte{{7, 7, 4, 7}, {7, 0, 6, 2}, {7, 9, 6, 7}} {
		node[14], node[15] = m[1]<<4|m[0], m[3]<<4|m[2]
		chnData = append(chnData, node...)
		ccmData = append(ccmData, 15, byte(1+i%2), 6, m[0], m[1], m[2], m[3], 0, 0)
	}
	for name, data := range map[string][]byte{"chn": chnData, "ccm": ccmData} {
		c, err := OpenSourceGames(t.Context(), bytesSource("record", data))
		if err != nil || c.Wait() != nil || c.Len() != 1 || c.Format(0) != name || c.Encoding(0) != "binary" {
			t.Fatalf("%s: %v", name, err)
		}
		g, err := c.Game(0)
		if err != nil || len(g.Problems) > 0 {
			t.Fatalf("%s: %v %v", name, err, g.Problems)
		}
		want := map[string]records.Tags{
			"chn": {{Name: "Date", Value: "2016-12-27 20:57:56"}, {Name: "Red", Value: "红"}, {Name: "Black", Value: "黑"}, {Name: "Result", Value: "*"}},
			"ccm": {{Name: "Date", Value: "2016-12-26 12:02:51"}, {Name: "Result", Value: "*"}},
		}[name]
		tags, err := c.Tags(0)
		if _, line, _ := outline(g); line != "h2e2 h9g7 h0g2" || !slices.Equal(g.Tags, want) || !slices.Equal(tags, want) || err != nil {
			t.Errorf("%s: %s, %v, listed %v, %v", name, line, g.Tags, tags, err)
		}
		c.Close()
		f, _ := Lookup(name)
		games, err := readAll(t, *f, bytesSource("cut", data[:len(data)-1]))
		if _, line, _ := outline(games[0]); err != nil || line != "h2e2 h9g7" || len(damageOf(games[0])) != 1 {
			t.Errorf("%s, cut: %s, %v", name, line, games[0].Problems)
		}
	}
}

// TestDhtmlXQPages reads what dpxq.com serves: a block without moves, and behind it
// a script with them; and the moves of the second version of the format.
func TestDhtmlXQPages(t *testing.T) {
	const head = "<div>\n[DhtmlXQ_title]题\\u003F[/DhtmlXQ_title]<br>\n[DhtmlXQ_comment1_2]变\\u003D[/DhtmlXQ_comment1_2]<br>\n" +
		"[DhtmlXQ_binit][/DhtmlXQ_binit]<br>\n[DhtmlXQ_movelist][/DhtmlXQ_movelist]<br>\n</div>\n<script>var DhtmlXQ_movelist = '"
	const tail = "';</script>\n"
	const routes = "[0_1_0]79677062[/0_1_0][0_2_1]1022[/0_2_1]"
	const named = "[DhtmlXQ_movelist][DhtmlXQ_move_0_1_0]79677062[/DhtmlXQ_move_0_1_0][DhtmlXQ_move_0_2_1]1022[/DhtmlXQ_move_0_2_1][/DhtmlXQ_movelist]"
	const old = "[DhtmlXQ]\n[DhtmlXQ_title]题?[/DhtmlXQ_title][DhtmlXQ_movelist]7967H2X30000 7062H8X70001 1022H2X30001[/DhtmlXQ_movelist]" +
		"[DhtmlXQ_comment3]变=[/DhtmlXQ_comment3]\n[/DhtmlXQ]"
	boxed := strings.Replace(strings.Replace(head, "<div>", "<div>[DhtmlXQiFrame]", 1), "</div>", "[/DhtmlXQiFrame]</div>", 1)
	for name, text := range map[string]string{
		"script": head + routes + tail, "container": boxed + routes + tail, "nested": head + named + tail,
		"other ends": strings.NewReplacer("[/DhtmlXQ_comment1_2]", "[/DhtmlXQ_comment]", "<br>", "[DhtmlXQ_blacktime][/DhtmlXQ_time]").Replace(head + routes + tail),
		"twice":      head + routes + tail + head + routes + tail, "second version": old,
	} {
		games, err := readAll(t, dhtmlxq, bytesSource("page", []byte(text)))
		if err != nil || len(games) != 1+strings.Count(name, "twice") {
			t.Fatalf("%s: %d games, %v", name, len(games), err)
		}
		for _, g := range games {
			order, _, comments := outline(g)
			if order != "1 h0g2\n2 h9g7\n2 b9c7\n" || len(comments) != 1 || comments[0] != [2]any{3, "变="} || g.Tags.Value("Title") != "题?" || len(g.Problems) > 0 {
				t.Errorf("%s: %q %v %v %v", name, order, comments, g.Tags, g.Problems)
			}
		}
	}
}
