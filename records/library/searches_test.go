// Queries of every kind, with what each must find.

package library

import (
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/library/pack"
)

// sought is a query with what it must find: the ply at which a game has it.
type sought struct {
	name string
	q    Query
	fits func(*truth) (int, bool)
}

// searches are queries of every kind; positions are taken from some games.
func searches(t testing.TB, games []truth) []sought {
	t.Helper()
	contains := func(text, part string) bool { return strings.Contains(records.Fold(text), records.Fold(part)) }
	rn, err := pack.ParseMaterial("RN+ rc+")
	if err != nil {
		t.Fatal(err)
	}
	exact, err := pack.ParseMaterial("RAABB aab")
	if err != nil {
		t.Fatal(err)
	}
	pattern, err := pack.ParsePattern("P@e4 .@e5 NC@g2")
	if err != nil {
		t.Fatal(err)
	}
	early := positions(games, 30)[7]
	board := early.Board()
	start := engine.StandardPosition()
	first := start.Board()
	return []sought{
		{"everything", Query{}, func(*truth) (int, bool) { return 0, true }},
		{"either", Query{Players: Players{Either: "荣"}}, func(g *truth) (int, bool) { return 0, contains(g.Red, "荣") || contains(g.Black, "荣") }},
		{"red", Query{Players: Players{Red: "荣"}}, func(g *truth) (int, bool) { return 0, contains(g.Red, "荣") }},
		{"black", Query{Players: Players{Black: "許"}}, func(g *truth) (int, bool) { return 0, contains(g.Black, "许") }},
		{"won as black", Query{Players: Players{Black: "许", Score: Win}}, func(g *truth) (int, bool) { return 0, contains(g.Black, "许") && g.Result == "0-1" }},
		{"lost", Query{Players: Players{Either: "许", Score: Loss}}, func(g *truth) (int, bool) {
			return 0, contains(g.Black, "许") && g.Result == "1-0" || contains(g.Red, "许") && g.Result == "0-1"
		}},
		{"event", Query{Event: "团体"}, func(g *truth) (int, bool) { return 0, contains(g.Event, "团体") }},
		{"years", Query{Days: records.YearSpan(1980, 1989)}, func(g *truth) (int, bool) { return 0, g.Date.Meets(records.YearSpan(1980, 1989)) }},
		{"result", Query{Result: "1/2-1/2"}, func(g *truth) (int, bool) { return 0, g.Result == "1/2-1/2" }},
		{"group", Query{ECCO: "d0"}, func(g *truth) (int, bool) { return 0, strings.HasPrefix(g.ECCO, "D0") }},
		{"name", Query{ECCO: "屏风马"}, func(g *truth) (int, bool) {
			return 0, slices.ContainsFunc(records.Openings(), func(o records.Opening) bool { return o.Code == g.ECCO && contains(o.String(), "屏风马") })
		}},
		{"plies", Query{Plies: [2]int{20, 60}}, func(g *truth) (int, bool) { return 0, len(g.line) >= 20 && len(g.line) <= 60 }},
		{"position", Query{Board: Board{Position: early, Mirror: true}}, func(g *truth) (int, bool) {
			ply, _, ok := g.at(&board, viewsOf(true, false))
			return ply, ok
		}},
		{"position, colours swapped", Query{Board: Board{Position: early, Mirror: true, Colours: true}}, func(g *truth) (int, bool) {
			ply, _, ok := g.at(&board, viewsOf(true, true))
			return ply, ok
		}},
		{"position and result", Query{Board: Board{Position: &start}, Result: "0-1", Days: records.YearSpan(1960, 2020)}, func(g *truth) (int, bool) {
			if g.Result != "0-1" || !g.Date.Meets(records.YearSpan(1960, 2020)) {
				return 0, false
			}
			ply, _, ok := g.at(&first, viewsOf(false, false))
			return ply, ok
		}},
		{"material", Query{Board: Board{Scene: rn}}, func(g *truth) (int, bool) {
			return g.shows(func(n func(string) int) bool { return n("R") >= 1 && n("N") >= 1 && n("r") >= 1 && n("c") >= 1 })
		}},
		{"exact material", Query{Board: Board{Scene: exact}}, func(g *truth) (int, bool) {
			return g.shows(func(n func(string) int) bool {
				return n("R") == 1 && n("A") == 2 && n("B") == 2 && n("a") == 2 && n("b") == 1 && n("NCPrncp") == 0
			})
		}},
		{"pattern", Query{Board: Board{Scene: pattern, Mirror: true}}, func(g *truth) (int, bool) {
			for ply := range g.boards {
				for _, v := range viewsOf(true, false) {
					b := v.Board(&g.boards[ply])
					if b.At[40] == engine.PieceOf('P') && b.At[49] == 0 && (b.At[24] == engine.PieceOf('N') || b.At[24] == engine.PieceOf('C')) {
						return ply, true
					}
				}
			}
			return 0, false
		}},
		{"several", Query{Players: Players{Red: "荣"}, Result: "1-0", Board: Board{Scene: pattern, Mirror: false}}, func(g *truth) (int, bool) {
			if !contains(g.Red, "荣") || g.Result != "1-0" {
				return 0, false
			}
			for ply, b := range g.boards {
				if b.At[40] == engine.PieceOf('P') && b.At[49] == 0 && (b.At[24] == engine.PieceOf('N') || b.At[24] == engine.PieceOf('C')) {
					return ply, true
				}
			}
			return 0, false
		}},
	}
}

// shows finds the first board whose pieces a test accepts.
func (g *truth) shows(accepts func(count func(letters string) int) bool) (int, bool) {
	var tally [128]int
	count := func(letters string) (n int) {
		for _, letter := range letters {
			n += tally[letter]
		}
		return n
	}
	for ply := range g.boards {
		tally = [128]int{}
		for _, piece := range g.boards[ply].At {
			if piece != engine.NoPiece {
				tally[piece.Letter()]++
			}
		}
		if accepts(count) {
			return ply, true
		}
	}
	return 0, false
}
