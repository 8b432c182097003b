// The second step of reading, common to all notations: which legal moves a
// reading means on a board, and else which rule forbids what it means.

package notation

import "qipu/engine"

// outcome gathers what the readings of one text come to.
type outcome struct {
	moves [24]engine.Move // the legal ones
	by    [24]family      // who reads each
	n     int
	worst engine.IllegalError // of the meaning that gets furthest
	of    Reading             // that meaning
}

func (o *outcome) legal(m engine.Move, by family) {
	for i := range o.n {
		if o.moves[i] == m {
			o.by[i] |= by
			return
		}
	}
	if o.n < len(o.moves) {
		o.moves[o.n], o.by[o.n] = m, by
		o.n++
	}
}

func (o *outcome) illegal(x *Reading, e engine.IllegalError) {
	if e.Why > o.worst.Why {
		o.worst, o.of = e, *x
	}
}

// resolve tries the readings of each form on p: those of the lowest tier that
// has a legal move, and no other.
func (o *outcome) resolve(p *engine.Position, list []Reading) {
	for start := 0; start < len(list); {
		end, top := start, uint8(0)
		for end < len(list) && list[end].form == list[start].form {
			top = max(top, list[end].tier)
			end++
		}
		for tier := uint8(0); tier <= top; tier++ {
			found := false
			for i := start; i < end; i++ {
				if list[i].tier == tier && o.try(p, &list[i]) {
					found = true
				}
			}
			if found {
				break
			}
		}
		start = end
	}
}

// try adds the legal moves that x means, and reports whether there are any.
func (o *outcome) try(p *engine.Position, x *Reading) bool {
	if x.Wrong {
		o.illegal(x, engine.IllegalError{Move: engine.Move{From: engine.NoSquare, To: engine.NoSquare}, Why: engine.WrongSide, At: engine.NoSquare})
		return false
	}
	var buffer [20]engine.Square
	from := x.pieces(p, buffer[:0])
	if len(from) == 0 {
		at := x.From
		o.illegal(x, engine.IllegalError{Move: engine.Move{From: x.From, To: x.To}, Why: engine.NoPieceThere, At: at})
		return false
	}
	found := false
	for _, at := range from {
		m := engine.Move{From: at, To: x.target(p.At(at), at)}
		if m.To == engine.NoSquare {
			e := engine.IllegalError{Move: m, Why: engine.BadShape, At: engine.NoSquare}
			o.illegal(x, e)
			continue
		}
		if err := p.Check(m); err == nil {
			o.legal(m, x.family)
			found = true
		} else if e, ok := err.(*engine.IllegalError); ok { //nolint:errorlint // Check promises this type
			o.illegal(x, *e)
		}
	}
	return found
}

// pieces appends the points of the pieces that x may mean.
func (x *Reading) pieces(p *engine.Position, dst []engine.Square) []engine.Square {
	if x.Place == AtPoint {
		if x.From == engine.NoSquare || x.Kind != engine.NoKind && p.At(x.From) != engine.MakePiece(p.Turn(), x.Kind) {
			return dst
		}
		return append(dst, x.From)
	}
	piece := engine.MakePiece(p.Turn(), x.Kind)
	switch x.Place {
	case Numbered:
		return x.numbered(p, piece, dst)
	case Anywhere:
		for at := range engine.Square(engine.Squares) {
			if p.At(at) == piece && (x.fromFile < 0 || at.File() == int(x.fromFile)) && (x.fromRank < 0 || at.Rank() == int(x.fromRank)) && len(dst) < cap(dst) {
				dst = append(dst, at)
			}
		}
		return dst
	}
	for file := 1; file <= engine.Files; file++ {
		if x.File != 0 && int(x.File) != file {
			continue
		}
		var row [engine.Ranks]engine.Square
		n := column(p, piece, file, &row)
		switch x.Place {
		case OnFile:
			dst = append(dst, row[:n]...)
		case Middle:
			if n == 3 || x.odd && n == 5 {
				dst = append(dst, row[n/2])
			}
		case Nth:
			i := int(x.Number) - 1
			if x.Number < 0 {
				i = n + int(x.Number)
			}
			if n >= int(x.least) && i >= 0 && i < n {
				dst = append(dst, row[i])
			}
		}
	}
	return dst
}

// column lists the pieces on a file as its owner counts, front to back.
func column(p *engine.Position, piece engine.Piece, file int, row *[engine.Ranks]engine.Square) int {
	n := 0
	c := piece.Color()
	at, step := engine.SeenSquare(c, file, engine.Ranks), -engine.Files
	if c == engine.Black {
		step = engine.Files
	}
	for s, left := int(at), engine.Ranks; left > 0; s, left = s+step, left-1 {
		if p.At(engine.Square(s)) == piece {
			row[n] = engine.Square(s)
			n++
		}
	}
	return n
}

// numbered finds the piece that an ordinal means in the list of section 3: all
// files with two or more of them, from the mover's right, front to back. With
// a file named, counting on that file alone is another reading.
func (x *Reading) numbered(p *engine.Position, piece engine.Piece, dst []engine.Square) []engine.Square {
	var list [engine.Squares]engine.Square
	n := 0
	first, last := 0, 0 // the part of the list on x.File
	for file := 1; file <= engine.Files; file++ {
		var row [engine.Ranks]engine.Square
		k := column(p, piece, file, &row)
		if k < 2 {
			continue
		}
		if file == int(x.File) {
			first, last = n, n+k
		}
		n += copy(list[n:], row[:k])
	}
	if n < int(x.ordinals()) {
		return dst
	}
	i := int(x.Number) - 1
	if x.File == 0 {
		if i < n {
			dst = append(dst, list[i])
		}
		return dst
	}
	if i >= first && i < last {
		dst = append(dst, list[i])
	}
	if j := first + i; j < last && j != i {
		dst = append(dst, list[j])
	}
	return dst
}

// ordinals is how many pieces an ordinal needs: three, or two in
// Fairy-Stockfish's form.
func (x *Reading) ordinals() int8 {
	if x.family == famPawn {
		return 2
	}
	return 3
}

// target returns the point where the piece on from goes, or NoSquare if the
// piece has no such move on the board.
func (x *Reading) target(piece engine.Piece, from engine.Square) engine.Square {
	if x.Turn == ToPoint {
		return x.To
	}
	c := piece.Color()
	file, rank := from.Seen(c)
	to := int(x.Target)
	forward := 1
	if x.Turn == Retreat {
		forward = -1
	}
	switch piece.Kind() {
	case engine.Advisor, engine.Elephant, engine.Horse:
		steps := leap(piece.Kind(), to-file)
		if steps == 0 || x.Turn == Traverse {
			return engine.NoSquare
		}
		return engine.SeenSquare(c, to, rank+forward*steps)
	}
	if x.Turn == Traverse {
		if to == file {
			return engine.NoSquare
		}
		return engine.SeenSquare(c, to, rank)
	}
	return engine.SeenSquare(c, file, rank+forward*to)
}

// leap returns the ranks that an advisor, elephant or horse crosses while it
// goes over files; 0 if it cannot.
func leap(k engine.Kind, files int) int {
	files = max(files, -files)
	switch {
	case k == engine.Advisor && files == 1:
		return 1
	case k == engine.Elephant && files == 2:
		return 2
	case k == engine.Horse && (files == 1 || files == 2):
		return 3 - files
	}
	return 0
}
