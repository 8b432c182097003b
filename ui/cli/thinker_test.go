// A program that thinks, for the scripts: it counts pieces, and takes what it can.

package cli

import (
	"bufio"
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"

	"qipu/engine"
)

var worth = [engine.Pawn + 1]int{engine.Advisor: 200, engine.Elephant: 200, engine.Horse: 400, engine.Rook: 900, engine.Cannon: 450, engine.Pawn: 100}

// think speaks UCI with ranks from 0. With an argument it dies at the question of
// that number.
func think() {
	in, p, asked := bufio.NewScanner(os.Stdin), engine.StandardPosition(), 0
	for in.Scan() {
		word, rest, _ := strings.Cut(in.Text(), " ")
		switch word {
		case "uci":
			fmt.Println("id name Counter 1.0\noption name Hash type spin default 16 min 1 max 64\nuciok")
		case "isready":
			fmt.Println("readyok")
		case "position":
			p = positionOf(rest)
		case "go":
			if asked++; len(os.Args) > 1 && fmt.Sprint(asked) == os.Args[1] {
				fmt.Fprintln(os.Stderr, "out of thoughts")
				os.Exit(9)
			}
			answer(&p)
		case "quit":
			return
		}
	}
}

func positionOf(text string) engine.Position {
	fen, moves, _ := strings.Cut(strings.TrimPrefix(text, "fen "), " moves")
	if fen == "startpos" {
		fen = engine.Standard
	}
	setup, err := engine.ParseFEN(fen)
	if err != nil {
		panic(err)
	}
	p, err := setup.Position()
	if err != nil {
		panic(err)
	}
	for _, m := range strings.Fields(moves) {
		p = p.PlayLegal(engine.Move{
			From: engine.SquareAt(int(m[0]-'a'), int(m[1]-'0')), To: engine.SquareAt(int(m[2]-'a'), int(m[3]-'0')),
		})
	}
	return p
}

func answer(p *engine.Position) {
	moves := p.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	slices.SortStableFunc(moves, func(a, b engine.Move) int { return -cmp.Compare(worth[p.At(a.To).Kind()], worth[p.At(b.To).Kind()]) })
	sum := 0
	for _, piece := range p.Board().At {
		if piece != engine.NoPiece && piece.Color() == p.Turn() {
			sum += worth[piece.Kind()]
		} else {
			sum -= worth[piece.Kind()]
		}
	}
	best := strings.ToLower(strings.ReplaceAll(moves[0].String(), "-", ""))
	fmt.Printf("info depth 8 score cp %d pv %s\nbestmove %s\n", sum+worth[p.At(moves[0].To).Kind()], best, best)
}
