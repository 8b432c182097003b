// Coordinates: ICCS (H2-E2) and the one that counts ranks from 1 (h3e3).

package notation

import (
	"strconv"

	"qipu/engine"
)

// ICCS writes a move by its two points, files a to i and ranks 0 to 9 from
// Red's left corner.
type ICCS struct {
	Plain bool // h2e2, as engines write it
}

// Name returns "iccs".
func (ICCS) Name() string { return "iccs" }

// Append appends the text of m. Every move has one.
func (n ICCS) Append(dst []byte, _ *engine.Board, m engine.Move) ([]byte, bool) {
	if m.From >= engine.NoSquare || m.To >= engine.NoSquare {
		return dst, false
	}
	a := byte('A')
	if n.Plain {
		a = 'a'
	}
	dst = append(dst, a+byte(m.From.File()), '0'+byte(m.From.Rank()))
	if !n.Plain {
		dst = append(dst, '-')
	}
	return append(dst, a+byte(m.To.File()), '0'+byte(m.To.Rank())), true
}

// Parse reads the notation alone.
func (n ICCS) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

// UCI writes coordinates with ranks 1 to 10, as Fairy-Stockfish does. Its
// texts look like ICCS, so it is never tried unasked.
type UCI struct{}

// Name returns "uci".
func (UCI) Name() string { return "uci" }

// Append appends the text of m. Every move has one.
func (UCI) Append(dst []byte, _ *engine.Board, m engine.Move) ([]byte, bool) {
	if m.From >= engine.NoSquare || m.To >= engine.NoSquare {
		return dst, false
	}
	for _, s := range [...]engine.Square{m.From, m.To} {
		dst = append(dst, 'a'+byte(s.File()))
		dst = strconv.AppendInt(dst, int64(s.Rank()+1), 10)
	}
	return dst, true
}

// Parse reads the notation alone.
func (n UCI) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

func (UCI) read(r *reader, text string) (int, bool) {
	s := newScanner(text)
	var at [2]engine.Square
	for i := range at {
		if i == 1 {
			s.skip('-')
		}
		c := s.sign()
		if c < 'a' || c > 'i' {
			return s.offset(), false
		}
		s.next()
		n := s.sign()
		if n < '1' || n > '9' {
			return s.offset(), false
		}
		s.next()
		rank := n.number()
		if n == '1' && s.skip('0') {
			rank = 10
		}
		at[i] = engine.SquareAt(int(c-'a'), rank-1)
	}
	r.add(Reading{From: at[0], To: at[1]})
	return s.end()
}

// Digits writes coordinates as two pairs of digits, file and rank from 0 at
// Red's left corner ("71-41"), or both from First. It is read only when a
// record's format says so.
type Digits struct {
	First int // the number of the first file: 0 or 1; ranks count from 0
}

// Name returns "digits".
func (Digits) Name() string { return "digits" }

// Append appends the text of m. Every move has one.
func (n Digits) Append(dst []byte, _ *engine.Board, m engine.Move) ([]byte, bool) {
	if m.From >= engine.NoSquare || m.To >= engine.NoSquare {
		return dst, false
	}
	zero := byte('0' + n.First)
	return append(dst, zero+byte(m.From.File()), '0'+byte(m.From.Rank()), '-', zero+byte(m.To.File()), '0'+byte(m.To.Rank())), true
}

// Parse reads the notation alone.
func (n Digits) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

func (n Digits) read(r *reader, text string) (int, bool) {
	s := newScanner(text)
	var at [2]engine.Square
	for i := range at {
		if i == 1 {
			s.skip('-')
		}
		var pair [2]int
		for k := range pair {
			if c := s.sign(); c < '0' || c > '9' || k == 0 && (int(c-'0') < n.First || int(c-'0') > n.First+engine.Files-1) {
				return s.offset(), false
			}
			pair[k] = s.sign().number()
			s.next()
		}
		at[i] = engine.SquareAt(pair[0]-n.First, pair[1])
	}
	r.add(Reading{From: at[0], To: at[1]})
	return s.end()
}
