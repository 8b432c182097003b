// Tables, computed once at start (about 90 KB): where a piece can go, by its
// point and by what stands on its lines or around it.

package engine

import "math/bits"

// A set of points is kept in two overlapping windows of seven ranks: the first
// holds ranks 0 to 6, the second ranks 3 to 9, nine bits a rank. Whatever a
// horse, an elephant or a smaller piece can reach lies in one of them with
// everything that could be in its way: the first for ranks 0 to 4, the second
// for ranks 5 to 9, its home.
const (
	windowStep = 3 * Files         // from a point to its bit in the second window
	windowMask = uint64(1)<<63 - 1 // the points of a window
	lowHalf    = uint64(1)<<45 - 1 // ranks 0 to 4 in the first window
	highHalf   = windowMask &^ (1<<18 - 1)
	fileA      = uint64(0x0040201008040201)
	fileI      = fileA << 8
	rankMask   = 1<<Files - 1
)

// place is what is asked of a point all the time.
type place struct {
	file, rank uint8
	home       uint8 // the window with all its surroundings
	shift      uint8 // of its rank in its home
}

var (
	where [Squares]place
	bit   [Squares][2]uint64 // in both windows; zero where a window lacks it

	// By place on the line and occupancy of the line: the points up to and with
	// the first piece, and for the cannon up to it and the one behind it.
	rookRank, cannonRank [Files][1 << Files]uint16
	rookFile, cannonFile [Ranks][1 << Ranks]uint16

	// By place and place: the points between on a line.
	span [Ranks][Ranks]uint16

	// In the home of the point. The last index is which of the four points in
	// the way are taken, see hobbles and eyes.
	horseTo    [Squares][16]uint64
	elephantTo [Squares][16]uint64
	kingTo     [2][Squares]uint64
	advisorTo  [2][Squares]uint64
	pawnTo     [2][Squares]uint64
	pawnFrom   [2][Squares]uint64 // enemy pawns that attack this point of a side
	nearRiver  [2][2]uint64       // by side and window: this side of the river
)

func init() {
	for s := range Square(Squares) {
		w := place{file: uint8(s.File()), rank: uint8(s.Rank())}
		w.shift = w.rank * Files
		if w.rank > 4 {
			w.home, w.shift = 1, w.shift-windowStep
		}
		where[s] = w
		if s < 63 {
			bit[s][0] = 1 << s
		}
		if s >= windowStep {
			bit[s][1] = 1 << (s - windowStep)
		}
	}
	nearRiver = [2][2]uint64{{lowHalf, 1<<18 - 1}, {windowMask &^ lowHalf, highHalf}}
	for a := range Ranks {
		for b := range Ranks {
			span[a][b] = (1<<max(a, b) - 1) &^ (1<<(min(a, b)+1) - 1)
		}
		span[a][a] = 0
	}
	for at := range Files {
		fillLine(rookRank[at][:], cannonRank[at][:], at)
	}
	for at := range Ranks {
		fillLine(rookFile[at][:], cannonFile[at][:], at)
	}
	for s := range Square(Squares) {
		fillSteps(s)
		fillLeaps(s)
	}
}

// fillLine computes the reach of a piece at a place for every occupancy that
// has it.
func fillLine(rook, cannon []uint16, at int) {
	own, full := uint16(1)<<at, uint16(len(rook)-1)
	below := own - 1
	above := full &^ below &^ own
	for occupied := own; occupied <= full; occupied = (occupied + 1) | own {
		up, down, jumps := above, below, uint16(0)
		if hit := occupied & above; hit != 0 {
			first := hit & -hit
			up &= first<<1 - 1
			hit ^= first
			jumps |= first | hit&-hit
		}
		if hit := occupied & below; hit != 0 {
			first := uint16(1) << (bits.Len16(hit) - 1)
			down &^= first - 1
			jumps |= first
			if hit ^= first; hit != 0 {
				jumps |= 1 << (bits.Len16(hit) - 1)
			}
		}
		rook[occupied] = up | down
		cannon[occupied] = (up | down) ^ jumps
	}
}

// fillSteps computes where the pieces go that nothing can be in the way of.
func fillSteps(s Square) {
	file, rank, home := s.File(), s.Rank(), where[s].home
	to := func(df, dr int) (Square, uint64) {
		if t := SquareAt(file+df, rank+dr); t != NoSquare {
			return t, bit[t][home]
		}
		return NoSquare, 0
	}
	for _, d := range [4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		straight, straightBit := to(d[0], d[1])
		diagonal, diagonalBit := to(d[0]+d[1], d[1]-d[0])
		for c := Red; c <= Black; c++ {
			if straight != NoSquare && inPalace(straight, c) {
				kingTo[c][s] |= straightBit
			}
			if diagonal != NoSquare && inPalace(diagonal, c) {
				advisorTo[c][s] |= diagonalBit
			}
			ahead := 1 - 2*int(c)
			// Pawns go sideways from the far half; a king is met from the
			// front, and from the side by pawns that have crossed to its half.
			if d[1] == ahead || d[1] == 0 && home != uint8(c) {
				pawnTo[c][s] |= straightBit
			}
			if d[1] == ahead || d[1] == 0 && home == uint8(c) {
				pawnFrom[c][s] |= straightBit
			}
		}
	}
}

// fillLeaps computes where horses and elephants go, by which of the points in
// their way are taken.
func fillLeaps(s Square) {
	file, rank, home := s.File(), s.Rank(), where[s].home
	leap := func(df, dr int) uint64 {
		if t := SquareAt(file+df, rank+dr); t != NoSquare {
			return bit[t][home]
		}
		return 0
	}
	var horse, elephant [4]uint64
	for i, d := range [4][2]int{{0, -1}, {-1, 0}, {0, 1}, {1, 0}} { // as hobbles numbers them
		horse[i] = leap(2*d[0]+d[1], 2*d[1]+d[0]) | leap(2*d[0]-d[1], 2*d[1]-d[0])
	}
	for i, d := range [4][2]int{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}} { // as eyes numbers them
		elephant[i] = leap(2*d[0], 2*d[1])
	}
	for taken := range 16 {
		for i := range 4 {
			if taken>>i&1 == 0 {
				horseTo[s][taken] |= horse[i]
				elephantTo[s][taken] |= elephant[i]
			}
		}
	}
}

// hobbles returns which of the points next to s are taken, in the home window
// of s: below 1, left 2, above 4, right 8. What lies outside of the board may
// be said to be taken.
func hobbles(window uint64, at uint8) uint64 {
	x := bits.RotateLeft64(window, Files-int(at)) & (1 | 1<<8 | 1<<10 | 1<<18)
	return (x | x>>7 | x>>16) & 15
}

// eyes is hobbles for the points diagonally next to s: below left 1, above left
// 2, below right 4, above right 8.
func eyes(window uint64, at uint8) uint64 {
	x := bits.RotateLeft64(window, Files+1-int(at)) & (1 | 1<<2 | 1<<18 | 1<<20)
	return (x | x>>17) & 15
}

// inPalace reports whether a point is in the palace of a side.
func inPalace(s Square, c Color) bool {
	w := &where[s]
	return w.file >= 3 && w.file <= 5 && (w.rank <= 2 && c == Red || w.rank >= 7 && c == Black)
}
