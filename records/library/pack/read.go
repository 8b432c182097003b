// Packs: read.

package pack

import (
	"encoding/binary"
	"errors"

	"qipu/engine"
)

// ErrDamaged says that a pack is not as it was written.
var ErrDamaged = errors.New("a pack of games is damaged")

// Pack is packed games, numbered from 0. It keeps the bytes it was made of and is
// safe for several goroutines.
type Pack struct {
	cols   [columns][]byte
	moves  []byte
	starts []byte
	games  int
	rows   []byte
}

// Open returns the pack of three parts, or ErrDamaged. The parts must not change
// afterwards.
func Open(rows, moves, starts []byte) (*Pack, error) {
	if len(rows) < headSize || len(starts)%startSize != 0 {
		return nil, ErrDamaged
	}
	n := int(binary.LittleEndian.Uint32(rows))
	if n > Most || len(rows) != headSize+n*rowSize || checksum(rows, moves, starts) != binary.LittleEndian.Uint32(rows[4:]) {
		return nil, ErrDamaged
	}
	p := &Pack{moves: moves, starts: starts, games: n, rows: rows}
	p.cut()
	last := uint32(0)
	for i := range n {
		end := p.u32(colEnd, i)
		if end < last || int(end) > len(moves) || int(p.u16(colStart, i))*startSize > len(starts) || p.wide(i) && (end-last)%2 != 0 {
			return nil, ErrDamaged
		}
		last = end
	}
	return p, nil
}

func (p *Pack) cut() {
	rest := p.rows[headSize:]
	for i, w := range widths {
		p.cols[i], rest = rest[:w*p.games], rest[w*p.games:]
	}
}

func (p *Pack) u16(col, i int) uint16 { return binary.LittleEndian.Uint16(p.cols[col][2*i:]) }
func (p *Pack) u32(col, i int) uint32 { return binary.LittleEndian.Uint32(p.cols[col][4*i:]) }
func (p *Pack) material(i int) uint64 { return binary.LittleEndian.Uint64(p.cols[colMaterial][8*i:]) }

// Len returns how many games the pack holds.
func (p *Pack) Len() int { return p.games }

// Size returns how many bytes the pack holds.
func (p *Pack) Size() int { return len(p.rows) + len(p.moves) + len(p.starts) }

// Red returns the number of the name of game i's Red.
func (p *Pack) Red(i int) uint32 { return p.u32(colRed, i) }

// Black returns the number of the name of game i's Black.
func (p *Pack) Black(i int) uint32 { return p.u32(colBlack, i) }

// Event returns the number of the name of game i's event.
func (p *Pack) Event(i int) uint32 { return p.u32(colEvent, i) }

// Days returns the days that the date of game i means, 0 where there is none.
func (p *Pack) Days(i int) (from, to uint32) { return p.u32(colFrom, i), p.u32(colTo, i) }

// ECCO returns the opening of game i: 1 is A00, 0 none.
func (p *Pack) ECCO(i int) uint16 { return p.u16(colECCO, i) }

// Result returns how game i ended.
func (p *Pack) Result(i int) Result { return Result(p.cols[colMaterial][8*i+7] & 3) }

// Final returns what is left at the end of game i.
func (p *Pack) Final(i int) Material { return Material(p.material(i) & (1<<56 - 1)) }

func (p *Pack) wide(i int) bool { return p.material(i)&wideFlag != 0 }

// Standard reports whether game i begins at the standard start.
func (p *Pack) Standard(i int) bool { return p.u16(colStart, i) == 0 }

// Plies returns how many plies game i has.
func (p *Pack) Plies(i int) int {
	n := len(p.codes(i))
	if p.wide(i) {
		n /= 2
	}
	return n
}

// codes are the bytes of the moves of game i.
func (p *Pack) codes(i int) []byte {
	from := uint32(0)
	if i > 0 {
		from = p.u32(colEnd, i-1)
	}
	return p.moves[from:p.u32(colEnd, i)]
}

// Row returns the row of game i.
func (p *Pack) Row(i int) Row {
	var place [8]byte
	copy(place[:], p.cols[colOff][6*i:6*i+6])
	return Row{
		Red: p.Red(i), Black: p.Black(i), Event: p.Event(i), From: p.u32(colFrom, i), To: p.u32(colTo, i), Number: p.u32(colNumber, i),
		Off: int64(binary.LittleEndian.Uint64(place[:])), Len: int64(p.u32(colLen, i)), Line: p.u32(colLine, i),
		ECCO: p.ECCO(i), Result: p.Result(i),
	}
}

// Start returns the start of game i.
func (p *Pack) Start(i int) engine.Board {
	n := int(p.u16(colStart, i))
	if n == 0 {
		return standardBoard
	}
	data := p.starts[(n-1)*startSize : n*startSize]
	var b engine.Board
	for at := range b.At {
		b.At[at] = engine.Piece(data[at/2] >> (4 * (at & 1)) & 15)
		if b.At[at].Kind() == engine.NoKind {
			b.At[at] = engine.NoPiece
		}
	}
	b.Turn = engine.Color(data[startSize-1] & 1)
	return b
}

// Line returns the moves of the main line of game i, legal or not.
func (p *Pack) Line(i int) []engine.Move {
	line := make([]engine.Move, 0, p.Plies(i))
	for g := p.replay(i); ; {
		m, ok := g.next()
		if !ok {
			return line
		}
		line = append(line, m)
		g.play()
	}
}

// replay returns game i at its start.
func (p *Pack) replay(i int) moves {
	g := moves{left: p.codes(i), wide: p.wide(i)}
	if p.Standard(i) && !g.wide {
		g.state = standard
		return g
	}
	b := p.Start(i)
	if !g.wide && !fits(&b) { // nothing that a builder writes
		g.left = nil
		g.wide = true
	}
	g.set(&b, g.wide)
	return g
}

// Hash returns a hash of the start and the moves of game i: equal for the same
// moves from the same start, not the same in every version.
func (p *Pack) Hash(i int) uint64 {
	const prime = 0x9fb21c651e98df25
	h := uint64(0x2545f4914f6cdd1d)
	if !p.Standard(i) {
		b := p.Start(i)
		h ^= hashOf(&b) * prime
	}
	if p.wide(i) {
		h ^= prime
	}
	data := p.codes(i)
	h ^= uint64(len(data)) * prime
	for ; len(data) >= 8; data = data[8:] {
		h = (h ^ binary.LittleEndian.Uint64(data)) * prime
		h ^= h >> 32
	}
	var rest [8]byte
	copy(rest[:], data)
	h = (h ^ binary.LittleEndian.Uint64(rest[:])) * prime
	return h ^ h>>29
}

// Rename gives the names of the games other numbers and returns the rows so.
func (p *Pack) Rename(names, events func(uint32) uint32) []byte {
	rows := append([]byte{}, p.rows...)
	q := Pack{moves: p.moves, starts: p.starts, games: p.games, rows: rows}
	q.cut()
	for i := range q.games {
		binary.LittleEndian.PutUint32(q.cols[colRed][4*i:], names(q.Red(i)))
		binary.LittleEndian.PutUint32(q.cols[colBlack][4*i:], names(q.Black(i)))
		binary.LittleEndian.PutUint32(q.cols[colEvent][4*i:], events(q.Event(i)))
	}
	binary.LittleEndian.PutUint32(rows[4:], checksum(rows, p.moves, p.starts))
	return rows
}
