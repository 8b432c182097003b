// Packs: the rows and the moves of games, written.

package pack

import (
	"encoding/binary"
	"hash/crc32"

	"qipu/engine"
)

// Most is how many games a pack holds.
const Most = 2048

// Result is how a game ended.
type Result uint8

// The results.
const (
	Unknown Result = iota
	RedWon
	Drawn
	BlackWon
)

// Row is what is kept of a game beside its moves.
type Row struct {
	Red, Black, Event uint32 // numbers that the library gives to names
	From, To          uint32 // the days the date means
	Number            uint32 // of the game in its file, from 1
	Off, Len          int64  // where it stands in its file
	Line              uint32 // on which it begins there, from 1; 0 for none
	ECCO              uint16 // 1 is A00; 0 none
	Result            Result
}

// The columns of a pack: for all games one field after the other, so that what
// refuses a game reads few bytes.
const (
	colMaterial = iota // 7 bytes; the eighth is the result, and 4 for two bytes a ply
	colHome
	colEnd // of the moves, in the moves of the pack
	colRed
	colBlack
	colEvent
	colFrom
	colTo
	colECCO
	colStart // 0 for the standard one, else the number of a start
	colNumber
	colOff
	colLen
	colLine
	columns
)

var (
	widths   = [columns]int{8, 2, 4, 4, 4, 4, 4, 4, 2, 2, 4, 6, 4, 4}
	rowSize  = sum(widths[:])
	wideFlag = uint64(4) << 56
)

func sum(list []int) int {
	n := 0
	for _, v := range list {
		n += v
	}
	return n
}

// startSize is a start: two points a byte, and the turn.
const startSize = engine.Squares/2 + 1

// headSize is what comes before the columns: the number of games, the checksum of
// what follows and of moves and starts.
const headSize = 8

// Builder packs games one after the other.
type Builder struct {
	cols   [columns][]byte
	moves  []byte
	starts []byte
	known  map[engine.Board]uint16
	games  int
}

// Add adds a game: its row, its start and the moves of its main line. It must not
// be called when there are [Most].
func (b *Builder) Add(r Row, start *engine.Board, line []engine.Move) {
	number := uint16(0)
	if !isStandard(start) {
		number = b.start(start)
	}
	moves, wide, end := encode(b.moves, start, line)
	b.moves = moves
	material := uint64(end.count) | uint64(r.Result&3)<<56
	if wide {
		material |= wideFlag
	}
	for i, v := range [columns]uint64{
		material, uint64(end.home), uint64(len(b.moves)), uint64(r.Red), uint64(r.Black), uint64(r.Event), uint64(r.From), uint64(r.To),
		uint64(r.ECCO), uint64(number), uint64(r.Number), uint64(r.Off), uint64(r.Len), uint64(r.Line),
	} {
		var buf [8]byte
		binary.LittleEndian.PutUint64(buf[:], v)
		b.cols[i] = append(b.cols[i], buf[:widths[i]]...)
	}
	b.games++
}

// start returns the number of a start of this pack, from 1.
func (b *Builder) start(board *engine.Board) uint16 {
	if n, ok := b.known[*board]; ok {
		return n
	}
	if b.known == nil {
		b.known = map[engine.Board]uint16{}
	}
	n := uint16(len(b.known) + 1)
	b.known[*board] = n
	var out [startSize]byte
	for at, piece := range board.At {
		out[at/2] |= uint8(piece&15) << (4 * (at & 1))
	}
	out[startSize-1] = uint8(board.Turn)
	b.starts = append(b.starts, out[:]...)
	return n
}

// Encode returns the pack in its three parts and empties the builder.
func (b *Builder) Encode() (rows, moves, starts []byte) {
	rows = make([]byte, headSize, headSize+b.games*rowSize)
	for _, col := range b.cols {
		rows = append(rows, col...)
	}
	binary.LittleEndian.PutUint32(rows, uint32(b.games))
	moves, starts = append([]byte{}, b.moves...), append([]byte{}, b.starts...)
	binary.LittleEndian.PutUint32(rows[4:], checksum(rows, moves, starts))
	*b = Builder{moves: b.moves[:0]}
	return rows, moves, starts
}

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// checksum covers everything but itself.
func checksum(rows, moves, starts []byte) uint32 {
	sum := crc32.Update(0, castagnoli, rows[:4])
	for _, part := range [][]byte{rows[headSize:], moves, starts} {
		sum = crc32.Update(sum, castagnoli, part)
	}
	return sum
}
