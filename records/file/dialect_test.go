// Texts as programs and people write them, and what must come out.

package file

import (
	"strings"
	"testing"

	"qipu/records"
)

// dialect is a text, and its tree: the moves with variations in brackets behind
// the move they replace, comments in braces, unread text in square brackets;
// games are separated by bars.
type dialect struct{ text, tree string }

var dialects = map[string]dialect{
	"black first, dots":            {"[Event \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4r4/3K5 w\"]\n\n1. ... 車５進１ 2. 帥六進一 將５進１ 1-0\n", "b e1e0 d0d1 e9e8"},
	"black first, no side":         {"[Event \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4r4/3K5\"]\n\n1. 車５進１ 2. 帥六進一 將５進１ 1-0\n", "b e1e0 d0d1 e9e8"},
	"black first, dashes":          {"[Event \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4r4/3K5 b - - 0 1\"]\n\n1. --- 車５進１ 2. 帥六進一 將５進１ 1-0\n", "b e1e0 d0d1 e9e8"},
	"black first, iccs":            {"[Event \"x\"]\n[FEN \"4k4/9/9/9/9/9/9/9/4r4/3K5 w - - 0 1\"]\n\n1. ………… e1e0 2. d0d1 e9e8 1-0\n", "b e1e0 d0d1 e9e8"},
	"black first, usual start":     {"[Event \"x\"]\n\n1. ………… 炮８平５ 2. 炮二平五 马８进７ *\n", "b h7e7 h2e2 h9g7"},
	"digits for both, usual start": {"[Event \"x\"]\n\n1. 炮8平5 马8进7 2. 马8进7 *\n", "w b2e2 h9g7 b0c2"},
	"digits for both":              {"[Event \"x\"]\n[FEN \"4k3r/9/9/9/4p4/9/9/9/9/R3K4 w\"]\n\n1. 车9进1 车9进1 *\n", "w a0a1 i9i8"},
	"a few control characters":     {"[Event \"a\x00b\x1b\"]\n\n1. 炮二平五 {\x1b[31m\x07} 马8进7 *\n", "w h2e2{\x1b[31m\a} h9g7"},
	"half a move a line":           {"[Event \"x\"]\n\n1. 炮二平五\n     马８进７\n2. 马二进三\n     车９平８\n\n3. 车一平二\n 1-0\n", "w h2e2 h9g7 h0g2 i9h9 i0h0"},
	"ply numbers with dashes":      {"[win \"红胜\"]\n[title \"t\"]\n0-炮二平五 1-马２进３ {注} 2-马二进三 3-马８进７\n", "w h2e2 b9c7{注} h0g2 h9g7"},
	"open comment":                 {"[Event \"x\"]\n\n1. 炮二平五 {没有结束\n[Event \"y\"]\n\n1. 马二进三 *\n", "w h2e2{没有结束} | w h0g2"},
	"tags in a comment":            {"[Event \"x\"]\n\n1. 炮二平五 {甲\n[Event \"y\"]\n乙} 马８进７ *\n", "w h2e2{甲[Event\"y\"]乙} h9g7"},
	"result stuck":                 {"[Event \"x\"]\n\n1. 炮二平五 马８进７ 2. 马二进三1-0\n=======\n广告 炮二平五\n", "w h2e2 h9g7 h0g2"},
	"result in words":              {"[Event \"x\"]\n\n1. 炮二平五 马８进７ 2. 马二进三 红胜\n", "w h2e2 h9g7 h0g2"},
	"nested variations":            {"[Event \"x\"]\n\n1. 炮二平五 马8进7 2. 马二进三 (2. 马八进七 马2进3 (2... 车9平8 3. 车九平八) 3. 车九平八) 车9平8 （正常） 3. 车一平二 (注: 缓着) 卒7进1 1-0\n", "w h2e2 h9g7 h0g2 ( b0c2 b9c7 ( i9h9 a0b0 ) a0b0 ) i9h9{正常} i0h0{注:缓着} g6g5"},
	"illegal point to point":       {"[Event \"x\"]\n\n1. h2e2 h9g7 2. h0h5 i9h9 (2... i9i8) 3. foo bar\n", "w h2e2 h9g7 h0h5 i9h9[foo bar] ( i9i8 )"},
	"illegal text":                 {"[Event \"x\"]\n\n1. 炮二平五 马8进7 2. 炮九九九 马2进3 {注} 1-0\n", "w h2e2 h9g7[炮九九九 马2进3 {注}]"},
	"lone CR":                      {"[Event \"x\"]\r[Red \"a\"]\r\r1. 炮二平五 马８进７ {注\r释} 2. 马二进三 1-0\r[Event \"y\"]\r\r1. 马二进三 *\r", "w h2e2 h9g7{注释} h0g2 | w h0g2"},
	"ambiguous, decided":           {"[Event \"x\"]\n[FEN \"3k5/9/9/9/9/9/2N6/9/2N6/4K4 w\"]\n\n1. 马七进六 将4进1 2. 马七进五 *\n", "w c3d5 d9d8 c1e2"},
	"federation":                   {"[Event \"w\"]\n[Format \"WXF\"]\n1. Ｃ２＝５ h8+7 2. H2+3 R9=8 3. R1=2\n", "w h2e2 h9g7 h0g2 i9h9 i0h0"},
	"plain wxf":                    {"1. C2.5 h8+7 2. H2+3 r9.8 3. R1.2 h2+3\n", "w h2e2 h9g7 h0g2 i9h9 i0h0 b9c7"},
	"header and remarks":           {"紅方: 甲某\n黑方: 乙某\n結果: 紅勝\n\n1.炮二平五 馬8進7\n2.馬二進三 車9平8\n至此紅優\n3.車一平二 (3.兵七進一 卒7進1) 卒7進1\n", "w h2e2 h9g7 h0g2 i9h9{至此紅優} i0h0 ( c3c4 g6g5 ) g6g5"},
	"circled numbers":              {"①炮二平五 马8进7 ②马二进三 车9平8\n", "w h2e2 h9g7 h0g2 i9h9"},
	"numbers in brackets":          {"(1)炮二平五 马8进7 (2)马二进三 车9平8\n", "w h2e2 h9g7 h0g2 i9h9"},
	"punctuation":                  {"1、炮二平五,马8进7;2、马二进三,车9平8。\n", "w h2e2 h9g7 h0g2 i9h9"},
	"glued":                        {"1.兵七进一炮2平32.兵三进一炮8平5\n", "w c3c4 b7c7 g3g4 h7e7"},
	"two games":                    {"第一轮\n\n甲 红先胜 乙\n1. 炮二平五 马8进7 2. 马二进三 车9平8\n\n第二轮 2001年\n丙 红先负 丁\n1. 兵七进一 卒7进1\n2. 马八进七 马8进7\n", "w h2e2 h9g7 h0g2 i9h9 | w c3c4 g6g5 b0c2 h9g7"},
	"moves behind a tag":           {"[Event \"a\"] 1. 炮二平五 马8进7 *\n[Event \"b\"] [Red \"c\"] 1. 兵七进一 {甲\n[Event \"x\"]\n乙} *\n[Event \"c\"]\n1. 相三进五\n", "w h2e2 h9g7 | w c3c4{甲[Event\"x\"]乙} | w g0e2"},
	"line ends of all kinds":       {"[Event \"a\"]\r[FEN \"4k4/9/9/9/9/9/4C4/9/9/3K5 w\"]\n\r\n1. 炮五平四\r2. 将5进1 *\r\n", "w e3f3 e9e8"},
	"two games, no numbers":        {"甲 先胜 乙\n炮二平五 马8进7\n马二进三 车9平8\n\n丙 先负 丁\n兵七进一 卒7进1\n马八进七 马8进7\n", "w h2e2 h9g7 h0g2 i9h9 | w c3c4 g6g5 b0c2 h9g7"},
	"words about moves":            {"炮二平五 马8进7\n此后红先胜势\n马二进三 车9平8\n", "w h2e2 h9g7{此后红先胜势} h0g2 i9h9"},
	"start announced":              {"初始局面: 4k4/9/9/9/9/9/4C4/9/9/3K5 w\n\n1. 炮五平四 将5进1\n", "w e3f3 e9e8"},
	"variations behind":            {"标题: 试\n红方: 甲\n \n【主变: 红胜】\n　　1.　炮二平五　　马８进７　\n　　2.　马二进三　　车９平８　\n\n【第1变】\n　　2.　…………　　马２进３　\n　　3.　车一平二　　车９平８　\n棋谱由 http://www.dpxq.com/ 生成\n", "w h2e2 h9g7 h0g2 i9h9 ( b9c7 i0h0 i9h9 )"},
	"vschess":                      {"中国象棋对局记录\n赛事：联赛\n结果：红胜\n开局 Fen 串：4k4/9/9/9/9/9/9/9/4r4/3K5 b - - 0 1\n\n1. ………… 车５进１\n（注解）\n2. 帅六进一 将５进１\n红胜\n", "b e1e0{注解} d0d1 e9e8"},
	"position lines":               {"position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h2e2 h9g7\nposition startpos moves h3e3 h10g8\nstartpos moves b0c2 banmoves h9g7\n", "w h2e2 h9g7 | w h2e2 h9g7 | w b0c2"},
	"a move a line":                {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\n兵七进一\n马８进７\n黑胜\n", "w c3c4 h9g7"},
	"absolute":                     {"1、炮二三平五 2、马8173 3、马二一三三4、车91平8\n", "w h2e2 h9g7 h0g2 i9h9"},
	"absolute, own start":          {"1、炮一三平四 2、卒58平6 3、炮一四平四 4、卒57平6\n", "w i2f2 e2f2 i3f3 e3f3"},
	"shorthand":                    {"炮25 馬87_\n馬23_ 車98\n", "w h2e2 h9g7 h0g2 i9h9"},
	"signs of wxf in chinese":      {"[Event \"x\"]\n[FEN \"3k5/9/9/6C2/9/9/6C2/9/9/4K4 w\"]\n\n1. 炮前3+1 将4+1 2. 前炮３－２ 将4-1+ 3. 后炮.1 將4+1 4. 炮3=9 *\n", "w g6g7 d9d8 g7g5 d8d9 g3i3 d9d8 g5a5"},
	"rare forms of signs":          {"[Event \"x\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4K1R2 w\"]\n\n1. 硨叄进参 将4进1 2. 車參四一四 *\n", "w g0g3 d9d8 g3i3"},
	"pawns of wxf, one file":       {"[Event \"x\"]\n[FEN \"3k5/5P3/5P3/5P3/5P3/9/9/9/R8/4K4 w\"]\n\n1. R9.8 k4+1 2.++.3 K4-1 3. P4.5 K4+1 4. 4-.3! *\n", "w a1b1 d9d8 f8g8 d8d9 f6e6 d9d8 f5g5"},
	"pawns of wxf, two files":      {"[Event \"x\"]\n[FEN \"3k5/5P3/5P3/3P5/3P5/9/9/9/R8/4K4 w\"]\n\n1. R9=8 K4+1 2. 14=3 k4-1 3. ６－＝７ k4+1 *\n", "w a1b1 d9d8 f8g8 d8d9 d5c5 d9d8"},
	"moves in prose":               {"红方炮二平五，黑方马8进7。\n", "w h2e2 h9g7"},
}

func TestDialects(t *testing.T) {
	for name, d := range dialects {
		s := bytesSource(name, []byte(d.text))
		if got := sketch(t, s); got != d.tree {
			t.Errorf("%s:\n%s for\n%s", name, got, d.tree)
		}
	}
}

// sketch draws the games of a source as dialect does.
func sketch(t *testing.T, s Source) string {
	t.Helper()
	c, err := OpenSourceGames(t.Context(), s)
	if err != nil {
		return err.Error()
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		return err.Error()
	}
	var games []string
	for i := range c.Len() {
		g, err := c.Game(i)
		if err != nil {
			return err.Error()
		}
		var w textWriter
		w.encoding = "utf-8"
		w.sketch(g)
		games = append(games, strings.TrimSpace(w.out.String()))
	}
	return strings.Join(games, " | ")
}

// sketch draws one game.
func (w *textWriter) sketch(g *records.Game) {
	w.out.WriteString([]string{"w", "b"}[g.Start.Turn])
	note := func(id records.NodeID) {
		if text := strings.Join(strings.Fields(g.Comment(id)), ""); text != "" {
			w.out.WriteString("{" + text + "}")
		}
		if text := g.Unread(id); text != "" {
			w.out.WriteString("[" + text + "]")
		}
	}
	note(0)
	var line func(id records.NodeID, alone bool)
	line = func(id records.NodeID, alone bool) {
		for first := true; id != 0; id, first = g.First(id), false {
			w.out.WriteString(" " + strings.ToLower(strings.Replace(g.Move(id).String(), "-", "", 1)))
			note(id)
			if first && alone {
				continue
			}
			for next := g.Next(id); next != 0; next = g.Next(next) {
				w.out.WriteString(" (")
				line(next, true)
				w.out.WriteString(" )")
			}
		}
	}
	line(g.First(0), false)
}
