// What a record tells of its start whose moves name files only (Chinese, WXF):
// which pieces must have stood on which file, and on which of its points they
// can have stood.

package repair

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// RebuildTexts finds what texts that need a board tell of the start: all of it
// where the standard position fits them, else the pieces that stood on a point
// for certain, and as open those that stood somewhere on a file. turn is the side
// that moves first where the texts do not tell.
func RebuildTexts(texts []string, turn engine.Color) Rebuilt {
	first, told := firstSide(texts, turn)
	start := engine.StandardSetup()
	s := newSearch(NewRecord(&start, texts, nil))
	p := engine.StandardPosition()
	if (first == engine.Red || !told) && s.play(p) == len(texts) {
		var plies []records.Ply
		b := start.Board
		for _, m := range s.line() {
			piece := b.At[m.From]
			plies = append(plies, records.Ply{Color: piece.Color(), Kind: piece.Kind(), Move: m})
			b.Move(m)
		}
		return Rebuild(plies)
	}
	w := &fileWalker{}
	side := first
	for i, text := range texts {
		w.ply = i + 1
		w.step(text, side)
		side = side.Other()
	}
	return w.rebuilt(len(texts), first)
}

// firstSide returns the side that makes the first move: the one that most names
// of pieces speak for that only one side writes (many write 士 and 象 for both), or
// else the numerals, where both kinds of them occur. It is told if all of these
// agree. Without any it is turn: WXF reads the same from both sides.
func firstSide(texts []string, turn engine.Color) (first engine.Color, told bool) {
	var names, numerals [2]int // for the side that begins
	kinds := 0
	for i, text := range texts {
		side := engine.Color(i % 2) // that begins if Red wrote this text
		switch {
		case strings.ContainsAny(text, "帅帥仕相兵"):
			names[side]++
		case strings.ContainsAny(text, "将將卒"):
			names[side.Other()]++
		}
		switch {
		case strings.ContainsAny(text, chineseDigits):
			numerals[side]++
			kinds |= 1
		case strings.ContainsAny(text, arabicDigits+wideDigits):
			numerals[side.Other()]++
			kinds |= 2
		}
	}
	if kinds != 3 {
		numerals = [2]int{}
	}
	for _, votes := range [][2]int{names, numerals} {
		first = engine.Red
		if votes[engine.Black] > votes[engine.Red] {
			first = engine.Black
		}
		if votes[engine.Red] != votes[engine.Black] {
			return first, names[first.Other()]+numerals[first.Other()] == 0
		}
	}
	return turn, turn == engine.Black
}

// fileWalker notes which pieces cannot have come to a file by a move of the
// record when they first leave it.
type fileWalker struct {
	ply     int
	came    [16][engine.Files + 1]bool // of a piece and a file: some move may have brought one there, or it was noted
	touched [16][engine.Squares]bool   // of advisors and elephants, whose texts tell both points
	found   []fileMan
}

// fileMan is a piece that stood on one of the points until a ply moved it.
type fileMan struct {
	piece  engine.Piece
	points []engine.Square
	ply    int
}

// step takes in one text, if all of its meanings are of one kind of piece.
func (w *fileWalker) step(text string, side engine.Color) {
	mode := notation.Mode{Record: true}
	var list []notation.Reading
	for _, x := range mode.Read(text, side) {
		if !x.Wrong && !slices.ContainsFunc(list, func(y notation.Reading) bool { return sameMeaning(&x, &y) }) {
			list = append(list, x)
		}
	}
	if len(list) != 1 || list[0].Kind == engine.NoKind {
		w.unclear(list, side)
		return
	}
	x := &list[0]
	piece := engine.MakePiece(side, x.Kind)
	if m, ok := records.PointsOf(x, side); ok {
		if !w.touched[piece][m.From] {
			w.note(piece, []engine.Square{m.From})
		}
		w.touched[piece][m.From], w.touched[piece][m.To] = true, true
		return
	}
	if x.Place != notation.OnFile {
		w.unclear(list, side)
		return
	}
	file := int(x.File)
	if !w.came[piece][file] {
		w.note(piece, startPoints(x, side))
		w.came[piece][file] = true
	}
	target := file
	if x.Turn == notation.Traverse || x.Kind == engine.Horse {
		target = int(x.Target)
	}
	if target >= 1 && target <= engine.Files {
		w.came[piece][target] = true
	}
}

// sameMeaning reports whether two readings, be it of several notations, name the
// same piece and the same way of moving it.
func sameMeaning(x, y *notation.Reading) bool {
	return x.Kind == y.Kind && x.Place == y.Place && x.From == y.From && x.To == y.To &&
		x.File == y.File && x.Number == y.Number && x.Turn == y.Turn && x.Target == y.Target
}

// unclear takes in a text that does not tell which piece moves from which file:
// it may have come to any.
func (w *fileWalker) unclear(list []notation.Reading, side engine.Color) {
	for _, x := range list {
		kinds := []engine.Kind{x.Kind}
		if x.Kind == engine.NoKind {
			kinds = []engine.Kind{engine.King, engine.Advisor, engine.Elephant, engine.Horse, engine.Rook, engine.Cannon, engine.Pawn}
		}
		for _, k := range kinds {
			piece := engine.MakePiece(side, k)
			for file := range w.came[piece] {
				w.came[piece][file] = true
			}
			for at := range w.touched[piece] {
				w.touched[piece][at] = true
			}
		}
	}
}

// startPoints returns the points of the file from which the piece can make the
// move of a reading.
func startPoints(x *notation.Reading, side engine.Color) []engine.Square {
	var list []engine.Square
	for rank := 1; rank <= engine.Ranks; rank++ {
		from := engine.SeenSquare(side, int(x.File), rank)
		if from != engine.NoSquare && canMake(x, side, from) {
			list = append(list, from)
		}
	}
	slices.Sort(list)
	return list
}

// canMake reports whether a reading can mean a move from a point of its file.
func canMake(x *notation.Reading, side engine.Color, from engine.Square) bool {
	file, rank := from.Seen(side)
	sign := 1
	if x.Turn == notation.Retreat {
		sign = -1
	}
	var to engine.Square
	switch {
	case x.Turn == notation.Traverse:
		to = engine.SeenSquare(side, int(x.Target), rank)
	case x.Kind == engine.Horse:
		steps := 2
		if d := int(x.Target) - file; d == 2 || d == -2 {
			steps = 1
		}
		to = engine.SeenSquare(side, int(x.Target), rank+sign*steps)
	default:
		to = engine.SeenSquare(side, file, rank+sign*int(x.Target))
	}
	return to != engine.NoSquare && records.Movers(side, engine.Move{From: from, To: to}).Has(x.Kind)
}

func (w *fileWalker) note(piece engine.Piece, points []engine.Square) {
	w.found = append(w.found, fileMan{piece, points, w.ply})
}

// rebuilt returns what was noted: on the board what has one point alone.
func (w *fileWalker) rebuilt(plies int, turn engine.Color) Rebuilt {
	r := Rebuilt{Plies: plies, Start: engine.Setup{Board: engine.Board{Turn: turn}, Fullmove: 1}}
	for _, m := range w.found {
		switch len(m.points) {
		case 0:
			r.Contradictions = append(r.Contradictions, records.Clash{
				Plies: [2]int{m.ply, m.ply},
				Err:   &records.Fault{Code: "clash-file", Args: []any{m.ply, m.piece}},
			})
		case 1:
			r.Start.At[m.points[0]] = m.piece
		default:
			r.Open = append(r.Open, Open{[]engine.Piece{m.piece}, m.points, &records.Fault{Code: "open-file", Args: []any{m.ply}}})
		}
	}
	for at, p := range r.Start.At {
		if p != engine.NoPiece {
			r.Certain = append(r.Certain, Placed{engine.Square(at), p})
		}
	}
	return r
}
