// Whole games blind, as they are kept.

package drill

import (
	"path/filepath"
	"strings"
	"testing"

	"qipu/ui/lang"
	"qipu/ui/veil"
)

// TestBlindGames: they are kept between answers, which do not lose by them, and stand in
// the statistics, the last first.
func TestBlindGames(t *testing.T) {
	log := NewFileLog(filepath.Join(t.TempDir(), "answers"))
	h := open(t, log)
	first := BlindGame{Time: day0, Title: "Hu and Yang", Level: veil.Empty, Plies: 84, Misses: 2, Undone: 3, Result: "1-0"}
	first.Looks[veil.OnePiece], first.Looks[veil.WholeBoard], first.Looks[veil.BoardBriefly] = 4, 5, 6
	second := BlindGame{Time: day0.AddDate(0, 0, 1), Title: "a\tb", Level: veil.NoBoard, Plies: 20}
	answer := Answer{Time: day0, Item: "count/1", Kind: "count", Grade: Good, Millis: 900}
	for _, add := range []func() error{
		func() error { return h.AddGame(first) }, func() error { return h.Add(answer) }, func() error { return h.AddGame(second) },
	} {
		if err := add(); err != nil {
			t.Fatal(err)
		}
	}
	again := open(t, log)
	if len(again.Answers) != 1 {
		t.Errorf("%d answers are kept beside the games", len(again.Answers))
	}
	games, err := log.Games()
	if err != nil || len(games) != 2 || games[0].Looks != first.Looks || games[0].Title != first.Title || games[1].Level != veil.NoBoard {
		t.Fatalf("%+v %v", games, err)
	}
	want := []string{
		"2024-03-02 a b: level 6, 20 plies; looks at a move or piece: 0, at the board: 0, misreports: 0, taken back: 0",
		"2024-03-01 Hu and Yang 1-0: level 5, 84 plies; looks at a move or piece: 4, at the board: 11, misreports: 2, taken back: 3",
	}
	for _, told := range [][]string{again.Stats(lang.English, day0, 80), again.Sentences(lang.English, day0)} {
		if text := strings.Join(told, "\n"); !strings.Contains(text, lang.English.Say(lang.StatsBlind)+"\n"+strings.Join(want, "\n")) {
			t.Errorf("told:\n%s", text)
		}
	}
}
