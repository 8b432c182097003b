// Drills without a position: names of ranks and points, the other side's count,
// one notation to another.

package drill

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// namedFiles and namedPoints are files and points with names, in the count of the side that speaks
// (as books of the game name them).
var namedFiles = []struct {
	name  lang.Text
	files []int
}{
	{lang.FileMiddle, []int{5}},
	{lang.FileRib, []int{4, 6}},
	{lang.FileElephant, []int{3, 7}},
	{lang.FileEdge, []int{1, 9}},
}

var namedPoints = []struct {
	name  lang.Text
	files []int
	rank  int
}{
	{lang.PointPalace, []int{5}, 2},
	{lang.PointAdvisor, []int{4, 6}, 3},
	{lang.PointElephant, []int{3, 7}, 1},
	{lang.PointMiddle, []int{5}, 3},
	{lang.PointSide, []int{1, 9}, 3},
	{lang.PointRiver, []int{3, 7}, 5},
	{lang.PointHanging, []int{4, 6}, 8},
	{lang.PointTrough, []int{3, 7}, 9},
	{lang.PointFishing, []int{3, 7}, 8},
}

func side(rng *rand.Rand) engine.Color { return engine.Color(rng.IntN(2)) }

// askName asks for a rank or file by its name, on level 2 for a point.
func askName(rng *rand.Rand, _ *Source, level int) Script {
	c := side(rng)
	if level == 2 {
		named := namedPoints[rng.IntN(len(namedPoints))]
		var right []string
		var at []engine.Square
		for _, file := range named.files {
			s := engine.SeenSquare(c, file, named.rank)
			right, at = append(right, digits(s, c)), append(at, s)
		}
		return once(&Step{
			Say: []Words{words(lang.AskNamed, Side(c), nameFor(named.name, c))}, Len: 2,
			Judge: oneOf(right...), Want: plainPoints(at, c),
		})
	}
	if i := rng.IntN(engine.Ranks + len(namedFiles)); i >= engine.Ranks {
		named := namedFiles[i-engine.Ranks]
		var right []string
		for _, file := range named.files {
			right = append(right, strconv.Itoa(file))
		}
		return once(&Step{Say: []Words{words(lang.AskFile, named.name)}, Len: 1, Judge: oneOf(right...), Want: plain(strings.Join(right, " "))})
	}
	rank := 1 + rng.IntN(engine.Ranks)
	right := strconv.Itoa(rank % 10)
	return once(&Step{
		Say: []Words{words(lang.AskRank, Side(c), lang.RankNames[c][rank-1])}, Len: 1,
		Judge: oneOf(right), Want: plain(right),
	})
}

// nameFor is the name of a file or point in the words of a side: Black's elephants
// are 象.
func nameFor(t lang.Text, c engine.Color) lang.Text {
	if c == engine.Black {
		for i := range t {
			t[i] = strings.ReplaceAll(t[i], "相", "象")
		}
	}
	return t
}

func plainPoints(at []engine.Square, c engine.Color) Words {
	return Words{Text: lang.Text{"%s", "%s", "%s"}, Args: []any{Points{at, c}}}
}

// askCount asks for a point of one side in the other's count.
func askCount(rng *rand.Rand, _ *Source, _ int) Script {
	c, s := side(rng), engine.Square(rng.IntN(engine.Squares))
	o := c.Other()
	return once(&Step{
		Say: []Words{words(lang.AskCount, Side(c), Point{s, c}, Side(o))}, Len: 2,
		Judge: oneOf(digits(s, o)), Want: plainPoints([]engine.Square{s}, o),
	})
}

// askNotation asks for both points of a move: on level 1 by its ICCS text, on
// level 2 by its Chinese one. The board is in sight: what is asked is the
// notation.
func askNotation(rng *rand.Rand, src *Source, level int) Script {
	g := src.pick(rng, 1)
	ply := rng.IntN(len(g.Moves))
	p, m := g.After(ply), g.Moves[ply]
	text := MoveText{Board: p.Board(), Move: m, In: notation.ICCS{}}
	if level == 2 {
		text.In = notation.Chinese{}
	}
	v := &View{Position: p, Level: veil.Open, Near: p.Turn()}
	step := askMove(v, words(lang.AskTold, text), m, func(got engine.Move) bool { return got == m })
	return once(step)
}
