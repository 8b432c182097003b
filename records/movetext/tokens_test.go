package movetext

import (
	"strings"
	"testing"
	"unicode"

	"qipu/engine"
	"qipu/records"
)

// cutOf draws the tokens of a text: a letter for the kind of each, and its text.
func cutOf(text string, how Cut) string {
	letters := map[Kind]string{Move: "m", Word: "w", Comment: "c", Open: "o", Close: "e", Number: "n", Mark: "k", Result: "r", Damaged: "d"}
	var out []string
	tokens := Lex(text, 0, how)
	for _, t := range tokens.List {
		out = append(out, letters[t.Kind]+":"+tokens.of(&t))
	}
	return strings.Join(out, " ")
}

// TestLex cuts texts of every kind.
func TestLex(t *testing.T) {
	for text, want := range map[string]string{
		"1.兵七进一炮2平32.兵三进一":         "n:1 m:兵七进一 m:炮2平3 n:2 m:兵三进一",
		"炮 二 平 五 马8进7":             "m:炮 二 平 五 m:马8进7",
		"马，二进三":                    "w:马，二进三",
		"马、二进三":                    "w:马、二进三",
		"炮二平五，马8进7":                "m:炮二平五 m:马8进7",
		"第12回合：红：炮二平五 黑 马8进7":      "n:第12回合： m:炮二平五 m:马8进7",
		"十二、炮二平五":                  "n:十二、 m:炮二平五",
		"12兵七平六":                   "n:12 m:兵七平六",
		"2兵平五":                     "m:2兵平五",
		"炮8385 炮二三平五 相三进五16、炮4845": "m:炮8385 m:炮二三平五 m:相三进五 n:16 m:炮4845",
		"C2.5 h8+7 R+.4 ++.4":      "m:C2.5 m:h8+7 m:R+.4 m:++.4",
		"h2e2h9g7 a1-b0":           "m:h2e2 m:h9g7 m:a1-b0",
		"炮二平五! {好}(又)【注】$3":        "m:炮二平五 k:! c:好 o:( w:又 e:) c:注 k:$3",
		"车一平二* 1-0":                "m:车一平二 k:* r:1-0",
		"车一平二1-0":                  "m:车一平二 r:1-0",
		"车一平二1-0 马8进7":             "m:车一平二 k:1-0 m:马8进7",
		"车一平二B 马8进7A2":             "m:车一平二 k:B m:马8进7 w:A2",
		"车□平二 □一平二 车一平□ h2?e2":     "d:车□平二 d:□一平二 d:车一平□ d:h2?e2",
		"车一平二?马8进7?!":              "m:车一平二 k:? m:马8进7 k:?!",
		"[01:02] 炮二平五 [注]":         "m:炮二平五 c:注",
		"马⑧进⑦① ⻢⼆進三 兵七进—":          "m:马⑧进⑦ m:⻢⼆進三 m:兵七进—",
	} {
		if got := cutOf(text, ByShape); got != want {
			t.Errorf("%s: %s\nfor %s", text, got, want)
		}
	}
	if got := cutOf("1. Che2 g5 (2. Hc3) 1-0", ByWord); got != "n:1 m:Che2 m:g5 o:( n:2 m:Hc3 e:) r:1-0" {
		t.Error(got)
	}
	if got := cutOf("1. h2e2 ; x 1. a0a1\n% y\nh9g7", LineComments); got != "n:1 m:h2e2 c:x 1. a0a1 c:y m:h9g7" {
		t.Error(got)
	}
}

// TestTokensTile: tokens stand in order and apart, and between two there is no letter.
func TestTokensTile(t *testing.T) {
	for _, text := range []string{
		"1. 炮二平五 马8进7 好棋！ (2. 马二进三 {x}) 2. 车一平二* 黑方应以 3... C2.5 甲乙 1-0 说明 abc 12",
		"第1回合：红 兵七进一，黑 马8进7；如走（炮二平五）则 H2+3.", "车□平二 ?x? 马、二进三 [注]{未完",
	} {
		tokens := Lex(text, 0, ByShape)
		end := 0
		for _, k := range tokens.List {
			if k.From < end || k.To < k.From {
				t.Fatalf("%s: %v behind %d", text, k, end)
			}
			gap := strings.NewReplacer("红", "", "黑", "").Replace(text[end:k.From])
			if strings.ContainsFunc(gap, unicode.IsLetter) {
				t.Errorf("%s: between tokens %q", text, gap)
			}
			end = k.To
		}
	}
}

// TestRounds: numbers that jump are told once each, in rounds and in plies; numbers that
// count nothing are not.
func TestRounds(t *testing.T) {
	for text, want := range map[string]int{
		"1. 兵七进一 马8进7 2. 马八进七 车9进1":       0,
		"1. 兵七进一 2. 马8进7 3. 马八进七 4. 车9进1": 0,
		"1. 兵七进一 马8进7 3. 马八进七 车9进1":       1,
		"2. 兵七进一 马8进7 3. 马八进七 车9进1":       1,
		"1. 兵七进一 1... 马8进7 2. 马八进七":       0,
		"1. 兵七进一 马8进7 1. 马八进七 车9进1":       1,
		"兵七进一 马8进7 马八进七":                  0,
	} {
		g := records.NewGame(engine.StandardSetup())
		g.SetSource(text, 1)
		tokens, dialect := Scan(text, 0, Options{})
		r := NewReader(g, tokens, dialect)
		r.Read()
		r.Finish(nil)
		n := 0
		for _, p := range g.Problems {
			if p.Kind != records.WrongNumber {
				t.Errorf("%s: %+v", text, p)
			}
			n++
		}
		if n != want {
			t.Errorf("%s: %d problems", text, n)
		}
	}
}
