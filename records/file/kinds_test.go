// Texts as people write them: what parts and names the moves, and what stands
// around them.

package file

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"

	"qipu/records"
	"qipu/records/charset"
)

// TestWays: one short game in the ways in which texts have it.
func TestWays(t *testing.T) {
	const want = "h2e2 h9g7 h0g2 i9h9"
	for name, text := range map[string]string{
		"sides named":            "红：炮二平五 黑：马8进7\n红：马二进三 黑：车9平8\n",
		"sides on lines":         "紅方： 炮二平五\n黑方： 馬8進7\n紅方： 馬二進三\n黑方： 車9平8\n",
		"sides in letters":       "Red: C2.5 Black: H8+7\nRed: H2+3 Black: R9.8\n",
		"ICCS glued":             "H2-E2H9-G7H0-G2I9-H9\n",
		"ICCS glued, numbers":    "1.h2e2h9g72.h0g2i9h9",
		"WXF glued":              "1.C2.5H8+72.H2+3R9.8",
		"keypad":                 "1. 62.5 48+7\n2. 42+3 59.8\n",
		"keypad, glued numbers":  "1.62.5 48+7 2.42+3 59.8",
		"keypad, one line":       "62.5 48+7 42+3 59.8",
		"blanks inside":          "1. 炮 二 平 五  马 8 进 7  2. 马　二　进　三  车 9 平 8",
		"commas":                 "1、炮二平五，马8进7；2、马二进三，车9平8。",
		"numbers in circles":     "①炮二平五 马8进7 ②马二进三 车9平8",
		"numbers in brackets":    "（1）炮二平五 马8进7\n（2）马二进三 车9平8\n",
		"numbers in words":       "第1回合 炮二平五 马8进7\n第2回合 马二进三 车9平8\n",
		"numbers in numerals":    "一、炮二平五 马8进7\n二、马二进三 车9平8\n",
		"numbers of plies":       "第一着：炮二平五\n第二着：马8进7\n第三着：马二进三\n第四着：车9平8\n",
		"one half of a pair":     "1. 炮二平五 1... 马8进7 2. 马二进三 2... 车9平8",
		"lines that end in CR":   "1. 炮二平五 马8进7\r2. 马二进三 车9平8\r",
		"a mark and blank lines": "\ufeff\r\n\r\n1. 炮二平五 马8进7\r\n\r\n2. 马二进三 车9平8\r\n",
	} {
		for _, result := range []string{"", " ½-½", "\n１／２－１／２", "\n和棋"} {
			games, err := readAny(t, []byte(text+result))
			if err != nil || len(games) != 1 {
				t.Errorf("%s%q: %d games, %v", name, result, len(games), err)
				continue
			}
			g := games[0]
			_, main, _ := outline(g)
			tag := "*"
			if result != "" {
				tag = "1/2-1/2"
			}
			if main != want || len(g.Problems) > 0 || g.Tags.Value("Result") != tag {
				t.Errorf("%s%q: %s %s %v", name, result, main, g.Tags.Value("Result"), g.Problems)
			}
			if c := g.Comment(0); c != "" {
				t.Errorf("%s: comment %q", name, c)
			}
		}
	}
}

// readAny returns the games of a file in any
// format.
func readAny(t *testing.T, data []byte) ([]*records.Game, error) {
	t.Helper()
	c, err := Open(t.Context(), "-", Options{Stdin: bytes.NewReader(data)})
	if err != nil {
		return nil, err
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		return nil, err
	}
	var games []*records.Game
	for i := range c.Len() {
		g, err := c.Game(i)
		if err != nil {
			return nil, err
		}
		games = append(games, g)
	}
	return games, nil
}

// TestTagLines: tags as input methods and people leave them, in every encoding,
// and words before the first.
func TestTagLines(t *testing.T) {
	for name, head := range map[string]string{
		"plain":                "[Game \"Chinese Chess\"]\n[Red \"许银川\"]\n[black \"吕钦\"]\n[RESULT \"1-0\"]\n",
		"curly quotes":         "[Game “Chinese Chess”]\n[Red “许银川”]\n[Black “吕钦”]\n[Result “1-0”]\n",
		"full width":           "［Game ＂Chinese Chess＂］\n［Red ＂许银川＂］\n［Black ＂吕钦＂］\n［Result ＂红胜＂］\n",
		"brackets of headings": "【Game \"Chinese Chess\"】\n【Red \"许银川\"】\n【Black \"吕钦\"】\n【Result \"1-0\"】\n",
		"no quotes":            "[Game \"Chinese Chess\"]\n[Red 许银川]\n[Black 吕钦]\n[Result 1-0]\n",
		"mixed":                "[Game \"Chinese Chess”]\n[Red “许银川\"]\n[Black '吕钦']\n[Result \"先胜]\n",
		"one line":             "[Game \"Chinese Chess\"] [Red \"许银川\"] [Black \"吕钦\"] [Result \"1-0\"]\n",
		"blanks":               "\ufeff\n  [Game \"Chinese Chess\"]\n\n\u3000[Red \"许银川\"]\t\n [Black  \"吕钦\"] \n\n[Result \"1-0\"]\n",
		"words before":         "前言\n[Game \"Chinese Chess\"]\n[Red \"许银川\"]\n[Black \"吕钦\"]\n[Result \"1-0\"]\n",
	} {
		text := head + "\n1. 炮二平五 马8进7 1-0\n"
		for _, encoding := range []string{"utf-8", "gb18030", "utf-16le"} {
			games, err := readAny(t, encodedAs(t, encoding, text+"\n"+text))
			if err != nil || len(games) != 2 {
				t.Fatalf("%s in %s: %d games, %v", name, encoding, len(games), err)
			}
			for i, g := range games {
				var tags []string
				for _, tag := range g.Tags {
					tags = append(tags, tag.Name+"="+tag.Value)
				}
				comment := ""
				if name == "words before" && i == 0 {
					comment = "前言"
				}
				_, main, _ := outline(g)
				if got := strings.Join(tags, " "); got != "Red=许银川 Black=吕钦 Result=1-0" || main != "h2e2 h9g7" || len(g.Problems) > 0 || g.Comment(0) != comment {
					t.Errorf("%s in %s: %s %s %q %v", name, encoding, got, main, g.Comment(0), g.Problems)
				}
			}
		}
	}
}

func encodedAs(t *testing.T, encoding, text string) []byte {
	t.Helper()
	if encoding == "utf-16le" {
		var out []byte
		for _, u := range utf16.Encode([]rune(text)) {
			out = append(out, byte(u), byte(u>>8))
		}
		return out
	}
	b, err := charset.Encode(encoding, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestHeadless: games without moves and results are told apart by their tags.
func TestHeadless(t *testing.T) {
	one := "[Event \"一\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/R3K4 w\"]\n\n"
	if games, err := readAny(t, []byte(one+one+one)); err != nil || len(games) != 3 || games[2].Tags.Value("Event") != "一" {
		t.Errorf("%d games, %v", len(games), err)
	}
}

// TestBranchHeading: what the heading of a variation says, and the words behind
// it, are kept with its first move.
func TestBranchHeading(t *testing.T) {
	games, err := readAny(t, []byte("红方: 甲\n\n【主变: 和棋】\n1. 炮二平五 马8进7\n2. 马二进三 车9平8\n【第1变 红优】\n这里另有走法。\n2. 兵七进一 车9平8\n【第2变】\n1. ………… 炮8平5\n"))
	if err != nil || len(games) != 1 {
		t.Fatal(len(games), err)
	}
	order, _, comments := outline(games[0])
	if want := "1 h2e2\n2 h9g7\n3 h0g2\n4 i9h9\n3 c3c4\n4 i9h9\n2 h7e7\n"; order != want || len(comments) != 1 || comments[0][1] != "红优\n这里另有走法。" {
		t.Errorf("%s %v", order, comments)
	}
}

// TestOurDiagram: a board as qipu prints it is the start of a game.
func TestOurDiagram(t *testing.T) {
	board := "　１－２－３－４－５－６－７－８－９\n　＋－＋－＋－＋－將－＋－＋－＋－＋\n" + strings.Repeat("　｜　｜　｜　｜　｜　｜　｜　｜　｜\n　＋－＋－＋－＋－＋－＋－＋－＋－＋\n", 8) +
		"　｜　｜　｜　｜／｜＼｜　｜　｜　｜\n（俥）＋－＋－帥－＋－＋－＋－＋－＋\n　九－八－七－六－五－四－三－二－一\n"
	for text, want := range map[string]string{board: "", "标题: 残局\n初始局面:\n" + board + "1. 车九进九 将5进1\n": "a0a9 e9e8"} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 {
			t.Fatal(len(games), err)
		}
		g := games[0]
		if _, main, _ := outline(g); main != want || g.Comment(0) != "" || g.Start.FEN() != "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1" {
			t.Errorf("%s %q %s", main, g.Comment(0), g.Start.FEN())
		}
	}
}

// TestPage: of a page of HTML only its text is read.
func TestPage(t *testing.T) {
	page := "<!DOCTYPE html>\n<html><head><title>题</title><style>b{color:red}</style>\n<script>var m = \"马二进三\";</script></head>\n<body>\n" +
		"<p>红方：许银川<br>黑方：吕钦<br />\n结果：红胜</p>\n<div>1. <b>炮二平五</b>&nbsp;&nbsp;马8进7<br>\n" +
		"2. 马二进三 <i class=\"a>b\">车9平8</i>（正着）</div>\n<table><tr><td>3.</td><td>车一平二</td><td>卒7进1</td></tr></table>\n<!-- 4. 兵七进一 -->\n</body></html>\n"
	games, err := readAny(t, []byte(page))
	if err != nil || len(games) != 1 {
		t.Fatal(len(games), err)
	}
	g := games[0]
	_, main, comments := outline(g)
	if main != "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5" || g.Tags.Value("Red") != "许银川" || g.Tags.Value("Result") != "1-0" || len(g.Problems) > 0 {
		t.Errorf("%s %v %v", main, g.Tags, g.Problems)
	}
	if len(comments) != 1 || !strings.HasSuffix(comments[0][1].(string), "正着") {
		t.Errorf("%q", comments)
	}
}

// TestTenRanks: records of programs that count ranks from 1.
func TestTenRanks(t *testing.T) {
	const head = "[Event \"a\"]\n[Variant \"Xiangqi\"]\n\n"
	for text, want := range map[string]string{
		head + "1. h3e3 h10g8 2. h1g3 i10h10 3. i1h1 *\n":         "h2e2 h9g7 h0g2 i9h9 i0h0",
		head + "1. Che3 Nhg8 2. Nhg3 Rih10 3. Rih1 Nbc8 *\n":      "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7",
		"h3e3 h10g8 h1g3 i10h10 i1h1\n":                           "h2e2 h9g7 h0g2 i9h9 i0h0",
		head + "1. Che2 Hhg7 2. Hhg2 Rih9 3. Rih0 *\n":            "h2e2 h9g7 h0g2 i9h9 i0h0",
		head + "1. h2e2 h9g7 2. h0g2 i9h9 3. i0h0 i6i5 *\n":       "h2e2 h9g7 h0g2 i9h9 i0h0 i6i5",
		head + "1. H2-E2 {10 points} H9-G7 {a 10 b10} 2. H0-G2\n": "h2e2 h9g7 h0g2",
	} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 {
			t.Fatal(len(games), err)
		}
		if _, main, _ := outline(games[0]); main != want || len(games[0].Problems) > 0 {
			t.Errorf("%s: %s %v", text, main, games[0].Problems)
		}
	}
}

// TestRemarks: what is said of other moves, in brackets of any kind and in words,
// is comment.
func TestRemarks(t *testing.T) {
	const head = "[Red \"甲\"]\n\n"
	for text, want := range map[string]string{
		head + "1. 炮二平五 【当头炮】 马8进7 （屏风马） 2. 马二进三 (马八进七也可) 车9平8 [次序] 3. 车一平二 ;完\n*": "1当头炮 2屏风马 3马八进七也可 4次序 5完",
		"1．炮二平五　　马８进７　　2．马二进三　　车９平８\n　　红方如改走兵七进一，变化如下：兵七进一 卒7进1\n3．车一平二\n":         "4红方如改走兵七进一，变化如下：兵七进一 卒7进1",
		"1. 炮二平五 马8进7 2. 马二进三 车9平8（如改走车9进1，则车一平二） 3. 车一平二\n":                       "4如改走车9进1，则车一平二",
	} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 {
			t.Fatal(len(games), err)
		}
		_, main, comments := outline(games[0])
		var got []string
		for _, c := range comments {
			got = append(got, fmt.Sprint(c[0], c[1]))
		}
		if list := strings.Join(got, " "); main != "h2e2 h9g7 h0g2 i9h9 i0h0" || list != want || len(games[0].Problems) > 0 {
			t.Errorf("%s: %s %s %v", text, main, list, games[0].Problems)
		}
	}
}

// TestVariationComments: what stands before the first move of a variation is of
// that move.
func TestVariationComments(t *testing.T) {
	games, err := readAny(t, []byte("[Red \"甲\"]\n\n1. 炮二平五 {主} 马8进7 ({前} {又} 1... 炮8平5 {后} (1... 马2进3) 2. 马二进三) ({只有话}) 2. 马二进三 *\n"))
	if err != nil || len(games) != 1 {
		t.Fatal(len(games), err)
	}
	order, _, comments := outline(games[0])
	if want := "1 h2e2\n2 h9g7\n3 h0g2\n2 h7e7\n3 h0g2\n2 b9c7\n"; order != want || fmt.Sprint(comments) != "[[1 主] [2 {只有话}] [4 前\n又\n后]]" {
		t.Errorf("%s %q", order, comments)
	}
}

// TestEnds: games without numbers end where their result, or the number of the
// next game, stands on a line.
func TestEnds(t *testing.T) {
	for text, want := range map[string]int{
		"炮二平五 马8进7\n红胜\n\n相三进五 炮8平5\n黑胜\n":               2,
		"第一局\n炮二平五 马8进7\n\n第二局\n相三进五 炮8平5\n":             2,
		"炮二平五 马8进7\n红胜\n（此局）\n{完}\n":                     1,
		"结果：红胜\n1. 炮二平五 马8进7\n\n结果：黑胜\n1. 相三进五\n":        2,
		"1. 炮二平五 马8进7\n结果：红胜\n":                          1,
		"炮二平五 马8进7 马二进三 车9平8\n兵七进一 炮2平3 炮二平五 象3进5\n":     2, // each line a game
		"炮二平五 马8进7 马二进三 车9平8\n车一平二 卒7进1 车二进六 马2进3\n":     1, // one that goes on
		"h2e2 h9g7 h0g2 i9h9 1-0\nc3c4 b7c7 h2e2 c9e7\n": 2,
		"1. 炮二平五 马8进7\n2. 马二进三\n1-0\n3. 车一平二 车9平8\n":     1,
	} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != want {
			t.Errorf("%q: %d games, %v", text, len(games), err)
		}
	}
}

// TestPageLines: the lines of problems are those of the page, with marks that go
// over lines and without line ends alike.
func TestPageLines(t *testing.T) {
	for page, line := range map[string]int{
		"<html><body>局<br>1. 炮二平五 马8进7<br>2. 马二进五<br></body></html>":                    1,
		"<html>\n<p\nclass=\"x\">1. 炮二平五 马8进7<br>2. 马二进三 车9平8<br>\n3. 车一平九</p>":         4,
		"<html>\n<script>\nvar a;\n</script>\n<pre>\n1. 炮二平五 马8进7\n\n2. 马二进五\n</pre>\n": 8,
	} {
		games, err := readAny(t, []byte(page))
		if err != nil || len(games) != 1 || len(games[0].Problems) != 1 || games[0].Problems[0].Place.Line != line {
			t.Errorf("%q: %d games, %v, %+v", page, len(games), err, games[0].Problems)
		}
	}
}

// TestCommands: what an engine is given is a list of positions, and the ranks of
// a FEN inside other text are no moves.
func TestCommands(t *testing.T) {
	const fen = "2bak4/4a4/4b4/9/9/9/9/9/1c5c1/2BAKAB2 w - - 0 1"
	games, err := readAny(t, []byte("ucci\nsetoption batch on\nposition fen "+fen+"\ngo depth 10\nposition startpos moves h2e2\ngo depth 10\nquit\n"))
	if err != nil || len(games) != 2 || games[0].Start.FEN() != fen || games[1].Ply(games[1].Last(0)) != 1 {
		t.Error(games, err)
	}
	games, err = readAny(t, []byte("1. 炮二平五 马8进7\n（"+fen+"）\n2. 马二进三\n"))
	if err != nil || len(games) != 1 || len(games[0].Problems) > 0 || games[0].Ply(games[0].Last(0)) != 3 {
		t.Error(games, err)
	}
}

// TestAdvertisement: what programs put below a line behind a game is none of its
// moves, with a result above the line or without.
func TestAdvertisement(t *testing.T) {
	for _, result := range []string{"", "*\n"} {
		games, err := readAny(t, []byte("[Event \"a\"]\n\n1. 炮二平五 马8进7 (2. 马二进三\n"+result+"=========\n象棋程序 (版本 1\n欢迎访问 兵七进一\n\n[Event \"b\"]\n\n1. 炮二平五 {=====\n话} *\n"))
		if err != nil || len(games) != 2 {
			t.Fatal(len(games), err)
		}
		if g := games[0]; g.Unread(g.Last(0)) != "" || g.Ply(g.Last(0)) != 2 || len(g.Problems) != 1 {
			t.Errorf("%q %+v", g.Unread(g.Last(0)), g.Problems)
		}
		if g := games[1]; g.Comment(g.Last(0)) != "=====\n话" {
			t.Errorf("%q", g.Comment(g.Last(0)))
		}
	}
}

// TestNumberedHeading: the number of a game before the names is none of a name.
func TestNumberedHeading(t *testing.T) {
	games, err := readAny(t, []byte("第1局 甲 先胜 乙\n1. 炮二平五 马8进7 2. 马二进三\n第二局  丙 先和 丁\n1. 兵七进一 马8进7 2. 马二进三\n"))
	if err != nil || len(games) != 2 {
		t.Fatal(len(games), err)
	}
	for i, want := range [][4]string{{"第1局", "甲", "乙", "1-0"}, {"第二局", "丙", "丁", "1/2-1/2"}} {
		tags := games[i].Tags
		if got := [4]string{tags.Value("Event"), tags.Value("Red"), tags.Value("Black"), tags.Value("Result")}; got != want {
			t.Errorf("%v for %v", got, want)
		}
	}
}
