// Package pack holds games as a library keeps them: a byte a ply, read without
// generating moves, behind rows by which most games are refused unread.
//
// A side's moves by shape are 127: its king has 4, two advisors and two elephants
// 4 each, two horses 8 each, two rooks and two cannons 9 files and 10 ranks each,
// five pawns 3 each. So a ply is one byte wherever the start has no more than the
// standard material and every move has the shape of its piece; else a ply is its
// two points. [Builder] packs games, [Pack] reads them, [Goal] finds what stands
// on a board in them. Nothing here reads or writes a file.
package pack

import "qipu/engine"

// The slots of a side, by kind, in the order of the points of the start.
var (
	firstSlot = [8]uint8{engine.King: 0, engine.Advisor: 1, engine.Elephant: 3, engine.Horse: 5, engine.Rook: 7, engine.Cannon: 9, engine.Pawn: 11}
	slotsOf   = [8]uint8{engine.King: 1, engine.Advisor: 2, engine.Elephant: 2, engine.Horse: 2, engine.Rook: 2, engine.Cannon: 2, engine.Pawn: 5}
)

const (
	off     = engine.Squares // where what was taken stands
	noPly   = 127            // the one code that is no move
	offside = 128            // index of Black's codes
)

// The shapes of moves: those of steps, then a file or a rank to go to.
var steps = [20][2]int8{ // files and ranks
	{0, 1}, {0, -1}, {1, 0}, {-1, 0}, // king; the first, third and fourth a red pawn
	{1, 1}, {1, -1}, {-1, 1}, {-1, -1}, // advisor
	{2, 2}, {2, -2}, {-2, 2}, {-2, -2}, // elephant
	{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}, // horse
}

const (
	toFile = uint8(len(steps))
	toRank = toFile + engine.Files
	shapes = int(toRank) + engine.Ranks
)

// kindShapes are the first and the number of the shapes of a kind; a pawn's are
// told by its side.
var kindShapes = [8][2]uint8{
	engine.King: {0, 4}, engine.Advisor: {4, 4}, engine.Elephant: {8, 4}, engine.Horse: {12, 8},
	engine.Rook: {toFile, 19}, engine.Cannon: {toFile, 19},
}

var pawnShapes = [2][3]uint8{{0, 2, 3}, {1, 2, 3}}

// tables, made once: what a code means, where a shape leads from a point, and the
// code of a slot's shape.
var (
	codes  [256]code          // by side*128 + code
	reach  [64][128]uint8     // by shape and point: off where it leads nowhere
	codeOf [32][shapes]uint8  // by slot; noPly where its piece has no such shape
	zobri  [16][128]uint64    // by piece; nothing for off
	homes  [128]uint16        // by point: the bit of the pawn whose home it is
	units  [16]uint64         // by piece: one of it in a Material
	shape  [128][128]uint8    // by two points: of a step; 255 for none
	sides  = [2]uint8{0, 128} // where the codes of a side begin
)

// zobriTurn is the hash of Black's turn.
const zobriTurn = 0x9e3779b97f4a7c15

// code is what a byte of a game means.
type code struct{ slot, piece, shape uint8 }

func init() {
	makeReach()
	for piece := range units {
		if kind := piece & 7; kind != 0 {
			units[piece] = 1 << (4*(kind-1) + 28*(piece>>3))
		}
	}
	for slot := range codeOf {
		for i := range codeOf[slot] {
			codeOf[slot][i] = noPly
		}
	}
	for c := engine.Red; c <= engine.Black; c++ {
		next := uint8(0)
		for _, k := range []engine.Kind{engine.King, engine.Advisor, engine.Elephant, engine.Horse, engine.Rook, engine.Cannon, engine.Pawn} {
			for i := range slotsOf[k] {
				slot := uint8(c)*16 + firstSlot[k] + i
				for _, s := range shapesOf(c, k) {
					codes[uint8(c)*offside+next] = code{slot, uint8(engine.MakePiece(c, k)), s}
					codeOf[slot][s] = next
					next++
				}
			}
		}
		codes[uint8(c)*offside+noPly] = code{slot: uint8(c) * 16, shape: 63}
	}
	makeHash()
	for i := range 5 {
		homes[engine.SquareAt(2*i, 3)] = 1 << i
		homes[engine.SquareAt(2*i, 6)] = 32 << i
	}
	standard.set(&standardBoard, false) // after the tables
}

func shapesOf(c engine.Color, k engine.Kind) []uint8 {
	if k == engine.Pawn {
		return pawnShapes[c][:]
	}
	list := make([]uint8, kindShapes[k][1])
	for i := range list {
		list[i] = kindShapes[k][0] + uint8(i)
	}
	return list
}

func makeReach() {
	for i := range reach {
		for s := range reach[i] {
			reach[i][s] = off
		}
	}
	for from := range shape {
		for to := range shape[from] {
			shape[from][to] = 255
		}
	}
	for s := range engine.Square(engine.Squares) {
		for i, d := range steps {
			to := engine.SquareAt(s.File()+int(d[0]), s.Rank()+int(d[1]))
			reach[i][s] = uint8(to)
			if to != engine.NoSquare {
				shape[s][to] = uint8(i)
			}
		}
		for f := range engine.Files {
			reach[int(toFile)+f][s] = uint8(engine.SquareAt(f, s.Rank()))
		}
		for r := range engine.Ranks {
			reach[int(toRank)+r][s] = uint8(engine.SquareAt(s.File(), r))
		}
	}
}

// makeHash fills the words of the hash with splitmix64. They are the library's
// own and are kept in no file.
func makeHash() {
	state := uint64(0x6b75)
	for piece := range zobri {
		if units[piece] == 0 {
			continue
		}
		for s := range engine.Squares {
			state += zobriTurn
			z := state
			z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
			z = (z ^ z>>27) * 0x94d049bb133111eb
			zobri[piece][s] = z ^ z>>31
		}
	}
}

// Material is how many of each piece there are, a nibble a piece: Red's king
// lowest, then Red's others by kind, then Black's. The highest bit of each nibble
// is clear.
type Material uint64

// guards are the highest bits of the nibbles.
const guards = 0x0088888888888888

// nibble is all of a piece's nibble but its guard.
const nibble = 7

// MaterialOf counts the pieces of a board; eight and more of one piece count as
// seven.
func MaterialOf(b *engine.Board) Material {
	var m Material
	for _, piece := range b.At {
		if unit := Material(units[piece&15]); m&(unit*nibble) != unit*nibble {
			m += unit
		}
	}
	return m
}

// Unit returns one piece.
func Unit(p engine.Piece) Material { return Material(units[p&15]) }

// Count returns how many of a piece there are.
func (m Material) Count(p engine.Piece) int {
	unit := uint64(Unit(p))
	if unit == 0 {
		return 0
	}
	return int(uint64(m)/unit) & nibble
}

// Holds reports whether there are at least as many of every piece as in n.
func (m Material) Holds(n Material) bool { return ((m|guards)-n)&guards == guards }
