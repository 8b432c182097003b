// Judging a game: which moves are legal, and what is odd about its start.

package records

import (
	"cmp"
	"errors"
	"slices"

	"qipu/engine"
)

// Judge lets the piece that moves first say whose turn it is, marks every move
// that is not legal where it stands, and adds a problem for each and for what
// is wrong with the start. Sides alternate ply by ply, whatever piece moved.
func (g *Game) Judge() {
	turn := g.Start.Turn
	g.FirstSide()
	g.sound = g.sound && g.Start.Turn == turn
	g.rejudge()
}

// rejudge is Judge for a game whose first side is settled.
func (g *Game) rejudge() {
	if g.nodes[0].first == 0 && g.Start.At == [engine.Squares]engine.Piece{} { // the head of a chapter
		return
	}
	g.Problems = slices.DeleteFunc(g.Problems, func(p Problem) bool { return p.made })
	start, err := SituationOf(g.Start)
	var setup *engine.SetupError
	told := slices.ContainsFunc(g.Problems, func(p Problem) bool { return p.Kind == WrongFEN })
	j := judgement{game: g}
	if errors.As(err, &setup) && !told {
		j.start(setup)
	}
	if !told {
		j.set()
	}
	if !g.sound {
		j.moves(start)
	}
	j.untold(j.more)
	g.Problems = append(g.Problems, j.found...)
	g.sortProblems()
}

// judgement is a look at a game for what is wrong with it.
type judgement struct {
	game  *Game
	found []Problem
	more  int // wrong moves behind the most that are told
	next  struct {
		node NodeID
		ply  int
	} // the first of them
}

// sortProblems puts the problems in the order of the tree.
func (g *Game) sortProblems() {
	if len(g.Problems) < 2 {
		return
	}
	index := make(map[NodeID]int, len(g.Problems))
	for i := range g.Problems {
		index[g.Problems[i].Node] = 0
	}
	at := 0
	for id := range g.Walk() {
		at++
		if _, ok := index[id]; ok {
			index[id] = at
		}
	}
	slices.SortStableFunc(g.Problems, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(index[a.Node], index[b.Node]), cmp.Compare(a.Ply, b.Ply))
	})
}

// SetStartPlace says where the record says its start; for readers.
func (g *Game) SetStartPlace(p Place) { g.startPlace = p }

// FirstSide gives the turn to the side of the piece that moves first, whatever a
// header says.
func (g *Game) FirstSide() {
	if first := g.nodes[0].first; first != 0 {
		if piece := g.Start.At[g.nodes[first].move.From]; piece != engine.NoPiece {
			g.Start.Turn = piece.Color()
		}
	}
}

// start adds the problem of a start that is no position.
func (j *judgement) start(e *engine.SetupError) {
	kind := WrongFEN
	for _, f := range e.Faults {
		if f <= engine.ManyBlackKings {
			kind = WrongKings
		}
	}
	if kind == WrongFEN && e.Faults[0] == engine.TooManyPieces {
		kind = OverLimit
	}
	j.found = append(j.found, Problem{Place: j.game.startPlace, Kind: kind, Err: e, made: true})
}

// set adds problems for what no set of pieces allows at the start.
func (j *judgement) set() {
	for _, f := range SetFaults(&j.game.Start.Board) {
		kind := WrongFEN
		if f.Code == tooMany {
			kind = OverLimit
		}
		j.found = append(j.found, Problem{Place: j.game.startPlace, Kind: kind, made: true, Err: f})
	}
}

// tooMany is the code of a fault: more pieces of a kind than a set has.
const tooMany = "too-many"

// SetFaults lists what no set of pieces allows on a board, whoever is to move:
// pieces on points where they can never stand, then more of a kind than there
// are. Kings are left to the rules.
func SetFaults(b *engine.Board) (faults []*Fault) {
	var count [16]int
	for s, piece := range b.At {
		if piece == engine.NoPiece {
			continue
		}
		if !Standing(piece.Color(), engine.Square(s)).Has(piece.Kind()) {
			faults = append(faults, &Fault{Code: "bad-point", Args: []any{piece, engine.Square(s)}})
		}
		count[piece&15]++
	}
	for p, n := range count {
		piece := engine.Piece(p)
		if limit := Limit(piece.Kind()); n > limit && piece.Kind() != engine.King {
			faults = append(faults, &Fault{Code: tooMany, Args: []any{n, piece, limit}})
		}
	}
	return faults
}

// branches are the situations before the nodes on a line that have a sibling behind
// them. Of a line that was made to have very many only the boards are kept.
type branches struct {
	near []Situation
	far  []engine.Board
	ply  []int32
}

// nearBranches is how many situations are kept whole: no real line has as many.
const nearBranches = 1 << 10

func (b *branches) push(before *Situation, ply int) {
	b.ply = append(b.ply, int32(ply))
	if len(b.near) < nearBranches {
		b.near = append(b.near, *before)
	} else {
		b.far = append(b.far, before.Board())
	}
}

func (b *branches) pop() (before Situation, ply int) {
	last := len(b.ply) - 1
	ply, b.ply = int(b.ply[last]), b.ply[:last]
	if n := len(b.far); n > 0 {
		before, _ = SituationOf(engine.Setup{Board: b.far[n-1]})
		b.far = b.far[:n-1]
		return before, ply
	}
	before, b.near = b.near[last], b.near[:last]
	return before, ply
}

// moves marks the moves. Without a playable start nothing is legal and one
// problem has said so. Boards are kept only where a line branches: most games
// have one line.
func (j *judgement) moves(start Situation) {
	g := j.game
	var open branches
	at, ply := start, 1
	for id := g.nodes[0].first; id != 0; {
		n := &g.nodes[id]
		if n.next != 0 {
			open.push(&at, ply)
		}
		n.flags &^= flagIllegal
		judged, named := j.named(id, ply, &at)
		err := at.play(n.move)
		if named {
			err = judged
		}
		if err != nil {
			n.flags |= flagIllegal
			if start.ok {
				j.wrong(id, ply, err)
			}
		}
		ply++
		if n.first != 0 {
			id = n.first
			continue
		}
		for id != 0 && g.nodes[id].next == 0 {
			id = g.nodes[id].parent
		}
		if id != 0 {
			id = g.nodes[id].next
			at, ply = open.pop()
		}
	}
	j.place()
}

// wrong tells of a move that is not legal, or counts it.
func (j *judgement) wrong(id NodeID, ply int, err error) {
	g := j.game
	if len(g.Problems)+len(j.found) >= MostProblems {
		if j.more++; j.more == 1 {
			j.next.node, j.next.ply = id, ply
		}
		return
	}
	place := Place{Offset: -1}
	if s := &g.source; s.text == "" && int(id) < len(s.span) && s.span[id].from > 0 { // of a binary file
		place.Offset = int64(s.span[id].from)
	}
	j.found = append(j.found, Problem{
		Ply: ply, Node: id, Place: place, Kind: IllegalMove, Text: g.SourceText(id), Err: err, made: true,
	})
}

// named judges a move whose piece the record names: it is a move of that
// piece's side, whoever's turn the plies before have made it, and a wrong one if
// the ply before is of that side too, another piece stands there, or it is not
// legal. It is false for other moves.
func (j *judgement) named(id NodeID, ply int, at *Situation) (error, bool) {
	g := j.game
	named, ok := g.naming(id)
	if !ok {
		return nil, false
	}
	here, move := *at, g.nodes[id].move
	if !at.ok || at.pos.Turn() != named.Color {
		b := at.Board()
		b.Turn = named.Color
		here, _ = SituationOf(engine.Setup{Board: b})
	}
	if before, ok := g.naming(g.nodes[id].parent); ok && before.Color == named.Color {
		return &Fault{Code: "clash-turn", Args: []any{ply - 1, ply}}, true
	}
	stands := here.piece(move.From)
	if piece := engine.MakePiece(named.Color, named.Kind); named.Kind != engine.NoKind && stands != engine.NoPiece && (stands != piece || named.Wrong) {
		if named.Wrong {
			piece = engine.MakePiece(named.Color.Other(), named.Kind)
		}
		return &Fault{Code: "wrong-name", Args: []any{piece, stands, move.From}}, true
	}
	_, err := here.After(move)
	return err, true
}

// place gives the problems of moves their places. Going through the text once
// keeps a record of many illegal moves cheap.
func (j *judgement) place() {
	source := &j.game.source
	var list []*Problem
	for i := range j.found {
		if p := &j.found[i]; p.Node != 0 && j.game.SourceText(p.Node) != "" {
			if _, ok := j.game.SpanFrom(p.Node); ok {
				list = append(list, p)
			}
		}
	}
	slices.SortFunc(list, func(a, b *Problem) int {
		return cmp.Compare(source.span[a.Node].from, source.span[b.Node].from)
	})
	at := placer{source: source}
	for _, p := range list {
		p.Place = at.place(int(source.span[p.Node].from))
	}
}
