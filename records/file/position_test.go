// Texts that give a position on a line of its own.

package file

import (
	"strings"
	"testing"
)

// TestPositionLines: a position with moves or words around it is a text; each
// position without moves is a game of its own.
func TestPositionLines(t *testing.T) {
	const fen = "3k5/9/9/9/9/2P6/9/9/9/4K4 b"
	for name, text := range map[string]string{
		"moves, no line end":  fen + "\n1. 将４进１ 2. 兵七进一",
		"dashes, no line end": fen + "\n1. —— 将４进１ 2. 兵七进一",
		"ICCS, no line end":   fen + "\nd9d8 c4c5",
		"line end":            fen + "\n1. 将４进１ 2. 兵七进一\n",
		"behind a header":     "标题: x\n" + fen + "\n1. 将４进１ 2. 兵七进一",
	} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 {
			t.Errorf("%s: %d games, %v", name, len(games), err)
			continue
		}
		if _, main, _ := outline(games[0]); main != "d9d8 c4c5" || len(games[0].Problems) > 0 {
			t.Errorf("%s: %q %v", name, main, games[0].Problems)
		}
	}
	for _, text := range []string{fen + "\nsome words", fen + "\nsome words\n", "some words\n" + fen, "FEN: " + fen + "\nsome words"} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 || !strings.HasPrefix(games[0].Start.FEN(), fen) || games[0].Comment(0) != "some words" {
			t.Errorf("%q: %d games, %v", text, len(games), err)
		}
	}
	announced, err := readAny(t, []byte("标题: x\n初始局面：\n"+fen+"\n1. 将４进１\n"))
	if err != nil || len(announced) != 1 || announced[0].Comment(0) != "" || !strings.HasPrefix(announced[0].Start.FEN(), fen) {
		t.Errorf("announced: %d games, %v", len(announced), err)
	}
	games, err := readAny(t, []byte("one\n"+fen+"\ntwo\n"+strings.Replace(fen, "2P6", "8P", 1)+"\n"))
	if err != nil || len(games) != 2 || games[0].Comment(0) != "one" || games[1].Tags.Value("Event") != "two" || games[0].Start == games[1].Start {
		t.Errorf("two positions: %d games, %v", len(games), err)
	}
}
