// Results in sentences, and who moves first where dots say it.

package file

import (
	"strings"
	"testing"
)

// TestOutcomes: a sentence at the end that says who won is the result, and stays
// a comment; what only might be, or stands before other moves, is none.
func TestOutcomes(t *testing.T) {
	const moves = "1. 炮二平五 马8进7\n2. 马二进三 车9平8"
	for text, want := range map[string]string{
		"\n黑方认负，红胜。":    "1-0",
		"\n红方投子认负":      "0-1",
		"\n黑方超时，判红胜":    "1-0",
		"，黑方獲勝。":        "0-1",
		"\n双方议和":        "1/2-1/2",
		"\n雙方同意作和。":     "1/2-1/2",
		" 至此红优，终局红胜。":   "1-0",
		"\n以上红胜":        "1-0",
		"\n红方胜定。":       "*",
		"\n红方可胜":        "*",
		"\n如走卒3进1，红胜。":  "*",
		"\n红方先胜一子，黑方顽强": "*",
	} {
		games, err := readAny(t, []byte(moves+text))
		if err != nil || len(games) != 1 {
			t.Fatal(len(games), err)
		}
		g := games[0]
		if got := g.Tags.Value("Result"); got != want || len(g.Problems) > 0 {
			t.Errorf("%s: %s for %s, %v", text, got, want, g.Problems)
		}
		if got, due := g.Comment(g.Last(0)), strings.Trim(text, "\n ，"); got != due {
			t.Errorf("comment %q for %q", got, due)
		}
	}
	games, err := readAny(t, []byte("红先胜\n红方：甲\n"+moves+"\n至此，红胜。\n3. 车一平二 卒3进1\n"))
	if err != nil || len(games) != 1 || games[0].Comment(0) != "红先胜" || games[0].Tags.Value("Result") != "1-0" || len(games[0].Problems) > 0 {
		t.Error(games, err)
	}
}

// TestDots: dots for Red's move let Black begin where the moves can be read so.
func TestDots(t *testing.T) {
	for text, want := range map[string]string{
		"1... C8.5\n2. H2+3 H8+7\n":        "h7e7 h0g2 h9g7",
		"1. …… 炮8平5\n2. 马2进3 马8进7\n":       "h7e7 h0g2 h9g7",
		"1... 炮二平五 马8进7\n2. 马二进三 车9平8\n":   "h2e2 h9g7 h0g2 i9h9",
		"1.炮8平5 马8进7\n2. 马2进3\n":           "b2e2 h9g7 h0g2",
		"[Red \"a\"]\n\n1... C8.5 2. H2+3": "h7e7 h0g2",
	} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 {
			t.Fatal(len(games), err)
		}
		if _, main, _ := outline(games[0]); main != want {
			t.Errorf("%q: %s for %s", text, main, want)
		}
	}
}

// TestMisprints: a comma inside a move, and one wrong sign of a move where one is
// due, leave it unread; elsewhere the same is words.
func TestMisprints(t *testing.T) {
	for text, want := range map[string]string{
		"2. 马，二进三 车9平8\n":      "马，二进三 车9平8",
		"2. 马二近三 车9平8\n":       "马二近三 车9平8",
		"2. 马、二进三 车9平8\n":      "马、二进三 车9平8",
		"2. 马二进三，车9平8\n":       "",
		"2. 马二进三、车9平8\n":       "",
		"2. 马 二 进 三 车9平8\n":    "",
		"2. 帕八平七 车9平8\n":       "帕八平七 车9平8",
		"2. 马二进三 车9平B\n":       "车9平B",
		"2. 马二进三 车9平8 一车换二\n":  "",
		"一车换二\n2. 马二进三 车9平8\n": "",
	} {
		games, err := readAny(t, []byte("1. 炮二平五 马8进7\n"+text))
		if err != nil || len(games) != 1 {
			t.Fatal(len(games), err)
		}
		if g := games[0]; g.Unread(g.Last(0)) != want || (len(g.Problems) == 0) != (want == "") {
			t.Errorf("%q: %q %+v", text, g.Unread(g.Last(0)), g.Problems)
		}
	}
}
