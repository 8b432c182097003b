// Drills without a position: names of ranks and points, the other side's count,
// one notation to another.

package drill

import (
	"math/rand/v2"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// namedFiles and namedPoints are files and points with names, in the count of the side that speaks
// (as books of the game name them).
var namedFiles = []struct {
	name  [2]lang.Text // Red's and Black's: their elephants differ in Chinese
	files []int
}{
	{alike(lang.FileMiddle), []int{5}},
	{alike(lang.FileRib), []int{4, 6}},
	{[2]lang.Text{lang.FileElephant, lang.FileElephantBlack}, []int{3, 7}},
	{alike(lang.FileEdge), []int{1, 9}},
}

var namedPoints = []struct {
	name  [2]lang.Text
	files []int
	rank  int
}{
	{alike(lang.PointPalace), []int{5}, 2},
	{alike(lang.PointAdvisor), []int{4, 6}, 3},
	{[2]lang.Text{lang.PointElephant, lang.PointElephantBlack}, []int{3, 7}, 1},
	{[2]lang.Text{lang.PointMiddle, lang.PointMiddleBlack}, []int{5}, 3},
	{[2]lang.Text{lang.PointSide, lang.PointSideBlack}, []int{1, 9}, 3},
	{alike(lang.PointRiver), []int{3, 7}, 5},
	{alike(lang.PointHanging), []int{4, 6}, 8},
	{alike(lang.PointTrough), []int{3, 7}, 9},
	{alike(lang.PointFishing), []int{3, 7}, 8},
}

// alike is a name that both sides use.
func alike(t lang.Text) [2]lang.Text { return [2]lang.Text{t, t} }

func eitherSide(rng *rand.Rand) engine.Color { return engine.Color(rng.IntN(2)) }

// askName asks for a rank or file by its name, on level 2 for a point.
func askName(rng *chance, _ []Game, level int) Script {
	c := eitherSide(rng.Rand)
	if level == 2 {
		named := namedPoints[rng.IntN(len(namedPoints))]
		var at []engine.Square
		for _, file := range named.files {
			at = append(at, engine.SeenSquare(c, file, named.rank))
		}
		return once(askPoint(nil, words(lang.AskNamed, Side(c), named.name[c]), c, at...))
	}
	if i := rng.IntN(engine.Ranks + len(namedFiles)); i >= engine.Ranks {
		named := namedFiles[i-engine.Ranks]
		return once(askNumber(nil, words(lang.AskFile, named.name[engine.Red]), 1, engine.Files, named.files...))
	}
	rank := 1 + rng.IntN(engine.Ranks)
	return once(askNumber(nil, words(lang.AskRank, Side(c), lang.RankNames[c][rank-1]), 1, engine.Ranks, rank))
}

// askCount asks for a point of one side in the other's count.
func askCount(rng *chance, _ []Game, _ int) Script {
	c, s := eitherSide(rng.Rand), engine.Square(rng.IntN(engine.Squares))
	o := c.Other()
	step := askPoint(nil, words(lang.AskCount, Side(c), Point{s, c}, Side(o)), o, s)
	step.own = true
	return once(step)
}

// askNotation asks for a move in another notation than the one in which it is told:
// on level 1 ICCS, on level 2 Chinese. The board is in sight: what is asked is the
// notation.
func askNotation(_ *chance, games []Game, level int) Script {
	p, m := games[0].Start, games[0].Moves[0]
	text := MoveText{Board: p.Board(), Move: m, In: notation.ICCS{}}
	if level == 2 {
		text.In = notation.Chinese{}
	}
	v := &View{Position: p, Level: veil.Open, Near: p.Turn()}
	step := askMove(v, words(lang.AskTold, text), m, func(got engine.Move) bool { return got == m })
	step.not = text.In.Name()
	return once(step)
}
