// The absolute notation: each move names both of its points.

package movetext

import (
	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Points returns the piece and the two points that a text of the absolute
// notation names for a side: piece and four digits, piece, two digits, a sign and
// the file, or for advisors and elephants the usual form, which is as definite.
func Points(text string, c engine.Color) (engine.Kind, engine.Move, bool) {
	var kind engine.Kind
	var numbers [4]int
	n, turn, at := 0, engine.Kind(0), 0
	for _, r := range text {
		r = notation.FoldRune(r)
		g := glyphOf(r)
		switch {
		case g&number != 0:
			if n == len(numbers) {
				return 0, engine.Move{}, false
			}
			numbers[n] = numeralValue(r)
			n++
		case g&gPiece != 0:
			kind = pieceKind(r)
		case g&(gTurn|gSide|gSign) != 0:
			turn, at = turnKind(r), n
		}
	}
	m, ok := engine.Move{}, false
	switch {
	case n == 4 && turn == 0:
		m = engine.Move{From: engine.SeenSquare(c, numbers[0], tenth(numbers[1])), To: engine.SeenSquare(c, numbers[2], tenth(numbers[3]))}
		ok = true
	case n == 3 && at == 2 && turn == level:
		rank := tenth(numbers[1])
		m = engine.Move{From: engine.SeenSquare(c, numbers[0], rank), To: engine.SeenSquare(c, numbers[2], rank)}
		ok = true
	case n == 2 && at == 1 && (kind == engine.Advisor || kind == engine.Elephant) && turn != level:
		m, ok = guardMove(c, kind, numbers[0], numbers[1], turn == forth)
	}
	return kind, m, ok && m.From < engine.NoSquare && m.To < engine.NoSquare
}

// The directions of a text.
const (
	forth engine.Kind = iota + 1
	back
	level
)

func turnKind(r rune) engine.Kind {
	switch r {
	case '进', '進', '上', '+':
		return forth
	case '退', '下', '-':
		return back
	}
	return level
}

// tenth returns the rank that a numeral names: zero is the tenth.
func tenth(n int) int {
	if n == 0 {
		return 10
	}
	return n
}

// guardMove returns the one move of an advisor or elephant with these files and
// this direction.
func guardMove(c engine.Color, kind engine.Kind, file, to int, forward bool) (engine.Move, bool) {
	for rank := 1; rank <= 5; rank++ {
		step := int(kind - engine.Advisor + 1) // an advisor goes one point, an elephant two
		target := rank - step
		if forward {
			target = rank + step
		}
		m := engine.Move{From: engine.SeenSquare(c, file, rank), To: engine.SeenSquare(c, to, target)}
		if m.From < engine.NoSquare && m.To < engine.NoSquare && records.Movers(c, m).Has(kind) {
			return m, true
		}
	}
	return engine.Move{}, false
}

// pieceKind returns the kind of a Chinese name.
func pieceKind(r rune) engine.Kind {
	switch r {
	case '帅', '帥', '将', '將':
		return engine.King
	case '仕', '士':
		return engine.Advisor
	case '相', '象':
		return engine.Elephant
	case '马', '馬', '傌':
		return engine.Horse
	case '炮', '砲', '包':
		return engine.Cannon
	case '兵', '卒':
		return engine.Pawn
	}
	return engine.Rook
}

// ChooseStart lets a record of absolute notation that does not fit the standard
// start begin from the pieces that its moves force.
func (r *Reader) ChooseStart() {
	g := r.tree.game
	var plies []records.Ply
	var moves []engine.Move
	c := g.Start.Turn
	for id := g.First(0); id != 0; id = g.First(id) {
		kind, _, _ := Points(g.SourceText(id), c)
		plies = append(plies, records.Ply{Color: c, Kind: kind, Move: g.Move(id)})
		moves = append(moves, g.Move(id))
		c = c.Other()
	}
	if illegalFrom(g.Start, moves)*2 <= len(moves) {
		return
	}
	forced := records.Force(plies)
	start := engine.Setup{Board: forced.Board(), Fullmove: 1}
	start.Turn = g.Start.Turn
	g.Start = start
}

// illegalFrom counts the moves that are not legal from a start.
func illegalFrom(start engine.Setup, moves []engine.Move) int {
	at, _ := records.SituationOf(start)
	n := 0
	for _, m := range moves {
		next, err := at.After(m)
		if err != nil {
			n++
		}
		at = next
	}
	return n
}

// CheckNumbers tells wrong numbers; they count plies, or rounds if more of them
// are right so.
func (r *Reader) CheckNumbers() {
	type printed struct {
		t        *Token
		ply, due int
	}
	var list []printed
	ply, depth, rounds, plies := 0, 0, 0, 0
	for i := range r.tokens.List {
		switch t := &r.tokens.List[i]; t.Kind {
		case Open:
			depth++
		case Close:
			depth--
		case Move:
			if depth == 0 {
				ply++
			}
		case Number:
			if depth == 0 && i+1 < len(r.tokens.List) && r.tokens.List[i+1].Kind == Move {
				list = append(list, printed{t, ply + 1, ply + 1})
				if t.Value == ply+1 {
					plies++
				}
				if t.Value == ply/2+1 {
					rounds++
				}
			}
		}
	}
	line := r.tree.game.Line(r.tree.game.Last(0))
	place := r.tree.game.Places()
	for _, n := range list {
		due := n.ply
		if rounds > plies {
			due = (n.ply + 1) / 2
		}
		if n.t.Value != due {
			node := records.NodeID(0)
			if n.ply <= len(line) {
				node = line[n.ply-1]
			}
			r.tree.problem(records.Problem{
				Ply: n.ply, Node: node, Place: place(n.t.From), Kind: records.WrongNumber,
				Text: r.tokens.of(n.t), Err: &records.Fault{Code: "number", Args: []any{n.t.Value, due}},
			})
		}
	}
}
