// What every writer needs to know of a move: which piece, which of several,
// from where, doing what.

package notation

import "qipu/engine"

// facts is a move as its mover describes it.
type facts struct {
	piece    engine.Piece
	color    engine.Color
	kind     engine.Kind
	file     int // the from point as the mover counts
	rank     int
	toFile   int
	toRank   int
	turn     Turn
	target   int  // what is written behind 進 退 平
	shaped   bool // turn and target say the move
	place    Place
	number   int  // Nth: 1 or -1; Numbered: the ordinal
	pawns    int  // a pawn on a doubled file: how many pawns are on such files
	onFile   int  // the same: how many are on its own file
	index    int  // and which of them it is, from the front
	doubtful bool // the rules may give another piece the same name
}

// describe fills f for m on b. It reports false for a move that no notation
// but coordinates can say: from an empty point, or with a piece of the side
// that is not to move.
func (f *facts) describe(b *engine.Board, m engine.Move) bool {
	if m.From >= engine.NoSquare || m.To >= engine.NoSquare {
		return false
	}
	f.piece = b.At[m.From]
	if f.piece == engine.NoPiece || f.piece.Color() != b.Turn {
		return false
	}
	f.color, f.kind = f.piece.Color(), f.piece.Kind()
	f.file, f.rank = m.From.Seen(f.color)
	f.toFile, f.toRank = m.To.Seen(f.color)
	f.shape()
	return true
}

// shape finds what is written behind the piece.
func (f *facts) shape() {
	files, ranks := f.toFile-f.file, f.toRank-f.rank
	switch {
	case ranks > 0:
		f.turn = Advance
	case ranks < 0:
		f.turn = Retreat
	default:
		f.turn = Traverse
	}
	switch f.kind {
	case engine.Advisor, engine.Elephant, engine.Horse:
		f.target = f.toFile
		f.shaped = ranks != 0 && leap(f.kind, files) == max(ranks, -ranks)
	default:
		f.shaped = (files == 0) != (ranks == 0)
		f.target = f.toFile
		if files == 0 {
			f.target = max(ranks, -ranks)
		}
	}
}

// which finds how the piece is named in the columnar notations. It reports
// false where their rules have no name for it.
func (f *facts) which(b *engine.Board, m engine.Move) bool {
	if !f.shaped {
		return false
	}
	f.place = OnFile
	// Where the piece stands among its like on the file.
	first, step := int(m.From)%engine.Files, engine.Files
	if f.color == engine.Red {
		first, step = first+(engine.Ranks-1)*engine.Files, -engine.Files
	}
	n, i := 0, 0
	for s, left := first, engine.Ranks; left > 0; s, left = s+step, left-1 {
		if b.At[s] == f.piece {
			if s == int(m.From) {
				i = n
			}
			n++
		}
	}
	switch f.kind {
	case engine.King:
		return true
	case engine.Pawn:
		return n == 1 || f.pawn(b, n, i)
	case engine.Advisor, engine.Elephant:
		f.doubtful = n > 1
		return true
	}
	if n == 1 {
		return true
	}
	f.doubtful = n > 2 || count(b, f.piece) > 2
	return f.among(n, i)
}

// among names the piece that is number i (from 0, from the front) of n.
func (f *facts) among(n, i int) bool {
	switch {
	case n <= 3 && i == 0:
		f.place, f.number = Nth, 1
	case n <= 3 && i == n-1:
		f.place, f.number = Nth, -1
	case n == 3:
		f.place = Middle
	case i < 5:
		f.place, f.number = Numbered, i+1
	default:
		return false
	}
	return true
}

// pawn names a pawn that is number i of n on its file, by its place in the
// list of the pawns on all doubled files.
func (f *facts) pawn(b *engine.Board, n, i int) bool {
	var per [engine.Files + 1]int
	for s, p := range b.At {
		if p == f.piece {
			file, _ := engine.Square(s).Seen(f.color)
			per[file]++
		}
	}
	f.onFile, f.index = n, i+1
	before := 0
	for file, k := range per {
		if k < 2 {
			continue
		}
		f.pawns += k
		if file < f.file {
			before += k
		}
	}
	return f.among(f.pawns, before+i)
}

func count(b *engine.Board, piece engine.Piece) int {
	n := 0
	for _, p := range b.At {
		if p == piece {
			n++
		}
	}
	return n
}

// readsBack reports whether text means m alone in notation n. Positions no
// game has are the only ones where it is asked.
func readsBack(b *engine.Board, m engine.Move, n Notation, text []byte) bool {
	p, err := engine.Setup{Board: *b, Fullmove: 1}.Position()
	if err != nil {
		return false
	}
	got, err := n.Parse(&p, string(text))
	return err == nil && got == m
}

// alike reports whether another advisor or elephant on the file could be read
// in the short text as well: it stands where one never stands, or the move
// leads where none goes. It decides whether readsBack has to be asked.
func (f *facts) alike(b *engine.Board, m engine.Move) bool {
	for rank := 1; rank <= engine.Ranks; rank++ {
		s := engine.SeenSquare(f.color, f.file, rank)
		if s != m.From && b.At[s] == f.piece && engine.SeenSquare(f.color, f.toFile, rank+f.toRank-f.rank) != engine.NoSquare {
			return true
		}
	}
	return false
}
