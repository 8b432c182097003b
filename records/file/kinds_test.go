// Texts as people write them: what parts and names the moves, and what stands
// around them.

package file

import (
	"bytes"
	"testing"

	"qipu/records"
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
