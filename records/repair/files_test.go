// Reconstruction from notations that name files only.

package repair

import (
	"math/rand/v2"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
)

// Texts that name files only: a game from the standard start is found again, and
// of a cut one nothing is told that is not so.
func TestRebuildTexts(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	games := []sample{readSample(t, "xuyinchuan-zhaoxinxin"), readSample(t, "wangmeizhike")}
	games = append(games, ownGames(10, r)...)
	for _, n := range []notation.Notation{notation.Chinese{}, notation.WXF{}} {
		whole := RebuildTexts(games[0].texts(t, n), engine.Red)
		if !whole.Standard || !whole.Playable || len(whole.Certain) != 25 {
			t.Errorf("%s: standard %t, playable %t, %d certain", n.Name(), whole.Standard, whole.Playable, len(whole.Certain))
		}
		cuts, certain, open := 0, 0, 0
		for _, s := range games {
			texts := s.texts(t, n)
			for k := range texts {
				truth := s.cutBoard(k)
				rebuilt := RebuildTexts(texts[k:], s.sideAt(k))
				if rebuilt.Standard {
					continue // it fits what is left, too, and is taken
				}
				cuts++
				certain += len(rebuilt.Certain)
				open += len(rebuilt.Open)
				for _, c := range rebuilt.Certain {
					if truth.At[c.At] != c.Piece {
						t.Errorf("%s from ply %d: %v on %v called certain, true board %s", n.Name(), k+1, c.Piece, c.At, truth.FEN())
					}
				}
				for _, o := range rebuilt.Open {
					if !stood(&truth, o) {
						t.Errorf("%s from ply %d: open %v on %v, true board %s", n.Name(), k+1, o.Pieces, o.Points, truth.FEN())
					}
				}
				if len(rebuilt.Contradictions) > 0 {
					t.Errorf("%s from ply %d: %v", n.Name(), k+1, rebuilt.Contradictions)
				}
			}
		}
		if certain < 2*cuts || open < 7*cuts {
			t.Errorf("%s: in %d cuts %d pieces certain and %d open are too few", n.Name(), cuts, certain, open)
		}
		t.Logf("%s: %d cuts, mean %.1f certain, %.1f open", n.Name(), cuts, float64(certain)/float64(cuts), float64(open)/float64(cuts))
	}
}

// TestFirstSide: who moves first is told by names, or by numerals of both kinds,
// and else by the game.
func TestFirstSide(t *testing.T) {
	for _, tt := range []struct {
		texts string
		turn  engine.Color
		want  engine.Color
	}{
		{"炮８平５ 马二进三 马８进７", engine.Red, engine.Black},
		{"炮二平五 马8进7", engine.Black, engine.Red},
		{"炮2平5 马8进7 兵7进1 卒3进1", engine.Black, engine.Red},
		{"卒3进1 炮2平5", engine.Red, engine.Black},
		{"炮2平5 马8进7", engine.Black, engine.Black},
		{"C2.5 H8+7", engine.Black, engine.Black},
		{"C2.5 H8+7", engine.Red, engine.Red},
	} {
		if got, _ := firstSide(strings.Fields(tt.texts), tt.turn); got != tt.want {
			t.Errorf("%s: %v moves first, want %v", tt.texts, got, tt.want)
		}
		if built := RebuildTexts(strings.Fields(tt.texts), tt.turn); built.Start.Turn != tt.want {
			t.Errorf("%s: rebuilt with %v to move, want %v", tt.texts, built.Start.Turn, tt.want)
		}
	}
}
