// FEN, written and read.

package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// FENFault names what is wrong with a FEN.
type FENFault uint8

// What can be wrong with a FEN.
const (
	FENLetter FENFault = iota + 1 // a character that stands for nothing
	FENWidth                      // a rank with more or fewer than nine points
	FENRanks                      // more or fewer than ten ranks
	FENSide                       // a side that is none
	FENSetup                      // a position that cannot be played: see Setup
)

var fenFaultText = [...]string{
	FENLetter: "this character is no piece",
	FENWidth:  "a rank must have nine points",
	FENRanks:  "a board must have ten ranks",
	FENSide:   "the side to move must be w or b",
}

// FENError says where a FEN cannot be read or played on.
type FENError struct {
	Text   string
	Fault  FENFault
	Offset int         // in bytes: the first character that cannot stand, or where something is missing
	Setup  *SetupError // for FENSetup
}

// Column returns the place of the fault in characters, from 1.
func (e *FENError) Column() int { return utf8.RuneCountInString(e.Text[:e.Offset]) + 1 }

// Error implements error.
func (e *FENError) Error() string {
	var what string
	if e.Setup != nil {
		what = e.Setup.Error()
	} else {
		what = fenFaultText[e.Fault]
	}
	return fmt.Sprintf("%q, character %d: %s", e.Text, e.Column(), what)
}

// Unwrap returns what is wrong with the position, if that is it.
func (e *FENError) Unwrap() error {
	if e.Setup == nil {
		return nil
	}
	return e.Setup
}

// ParseFEN reads a FEN: the board, then as far as they are there the side (w,
// r or b in either case; Red if missing), two fields without meaning and the
// two counters, which count only if they are numbers. What follows is ignored,
// blanks around too. Runs of digits count as their sum. The error is a
// *FENError for the first fault of the text; the setup holds what could be read
// all the same. Whether it can be played is asked of Setup.Position.
func ParseFEN(text string) (Setup, error) {
	r := readFEN(text)
	if r.err != nil {
		return r.setup, r.err
	}
	return r.setup, nil
}

// ParsePosition reads a FEN to play from. X, which rare programs write for the
// elephant, stands for nothing here. The error is always a *FENError; a
// position that cannot be played has its place too. It is the second king of a
// side, its seventeenth piece, the later one of two kings that face each other,
// the side to move when the other is in check; for a king or a side that is
// missing, the end of the board.
func ParsePosition(text string) (Position, error) {
	r := readFEN(text)
	// The first fault counts, whichever kind it is of.
	first := r.err
	if at := strings.IndexAny(text[:r.end], "xX"); at >= 0 && (first == nil || at < first.Offset) {
		first = &FENError{Text: text, Fault: FENLetter, Offset: at}
	}
	p, err := r.setup.Position()
	if setup, ok := errors.AsType[*SetupError](err); ok {
		if at := r.faultOffset(setup); first == nil || at < first.Offset {
			first = &FENError{Text: text, Fault: FENSetup, Offset: at, Setup: setup}
		}
	}
	if first != nil {
		return Position{}, first
	}
	return p, nil
}

// fenReader reads on after a fault, so that as much as there is can be shown.
type fenReader struct {
	text  string
	setup Setup
	err   *FENError // the first fault of the text

	end        int // of the board
	side       int // where the side stands, or the end of the board
	lastKing   int
	secondKing [2]int // of a side, -1 where there is none
	seventeen  [2]int
}

func readFEN(text string) fenReader {
	r := fenReader{text: text, setup: Setup{Fullmove: 1}, secondKing: [2]int{-1, -1}, seventeen: [2]int{-1, -1}}
	r.end = skip(text, skip(text, 0, true), false)
	r.readBoard(skip(text, 0, true))
	r.side = r.end
	for i, field := r.end, 0; field < 5; field++ {
		start := skip(text, i, true)
		if start == len(text) {
			break
		}
		i = skip(text, start, false)
		r.setField(field, start, i)
	}
	return r
}

// skip returns the offset behind all blanks, or behind all others, from i on.
func skip(text string, i int, blanks bool) int {
	for j, ch := range text[i:] {
		if unicode.IsSpace(ch) != blanks {
			return i + j
		}
	}
	return len(text)
}

func (r *fenReader) fault(f FENFault, at int) {
	if r.err == nil {
		r.err = &FENError{Text: r.text, Fault: f, Offset: at}
	}
}

// readBoard reads from start to the end of the board.
func (r *fenReader) readBoard(start int) {
	var kings, pieces [2]int
	file, rank := 0, Ranks-1
	for i := start; i < r.end; {
		ch, size := utf8.DecodeRuneInString(r.text[i:])
		at := i
		i += size
		step := 1
		switch {
		case ch == '/':
			if file < Files {
				r.fault(FENWidth, at)
			} else if rank == 0 {
				r.fault(FENRanks, at)
			}
			file, rank = 0, rank-1
			continue
		case ch >= '1' && ch <= '9':
			step = int(ch - '0')
		case ch >= utf8.RuneSelf || PieceOf(byte(ch)) == NoPiece:
			r.fault(FENLetter, at)
		case rank >= 0 && file < Files:
			p := PieceOf(byte(ch))
			c := p.Color()
			r.setup.At[SquareAt(file, rank)] = p
			if pieces[c]++; pieces[c] == 17 {
				r.seventeen[c] = at
			}
			if p.Kind() == King {
				r.lastKing = at
				if kings[c]++; kings[c] == 2 {
					r.secondKing[c] = at
				}
			}
		}
		if file += step; file > Files {
			r.fault(FENWidth, at)
			file = Files
		}
	}
	if file < Files && rank == 0 {
		r.fault(FENWidth, r.end)
	} else if rank > 0 {
		r.fault(FENRanks, r.end)
	}
}

// setField takes in one field behind the board.
func (r *fenReader) setField(field, start, end int) {
	switch text := r.text[start:end]; field {
	case 0:
		r.side = start
		switch text[0] {
		case 'w', 'W', 'r', 'R':
		case 'b', 'B':
			r.setup.Turn = Black
		default:
			r.fault(FENSide, start)
			return
		}
		if len(text) > 1 {
			r.fault(FENSide, start+1)
		}
	case 3:
		r.setup.Halfmove = counter(text, 0)
	case 4:
		r.setup.Fullmove = max(counter(text, 1), 1)
	}
}

// counter reads a counter of at most six digits.
func counter(text string, otherwise int) int {
	n, err := strconv.ParseUint(text, 10, 20)
	if err != nil {
		return otherwise
	}
	return int(n)
}

// faultOffset returns the first place where a fault of the position shows.
func (r *fenReader) faultOffset(e *SetupError) int {
	first := len(r.text)
	for _, f := range e.Faults {
		at := r.end
		switch f {
		case ManyRedKings, ManyBlackKings:
			at = r.secondKing[f-ManyRedKings]
		case TooManyPieces:
			at = max(r.seventeen[Red], r.seventeen[Black])
			if other := min(r.seventeen[Red], r.seventeen[Black]); other >= 0 {
				at = other
			}
		case WaitingInCheck:
			at = r.side
		case KingsFacing:
			at = r.lastKing
		}
		first = min(first, at)
	}
	return first
}

// AppendFEN appends the board, the side to move and " - - 0 1", the form in
// which qipu prints every position.
func (b *Board) AppendFEN(dst []byte) []byte {
	for rank := Ranks - 1; rank >= 0; rank-- {
		empty := byte(0)
		for file := range Files {
			p := b.At[rank*Files+file]
			if p == NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				dst = append(dst, '0'+empty)
				empty = 0
			}
			dst = append(dst, p.Letter())
		}
		if empty > 0 {
			dst = append(dst, '0'+empty)
		}
		if rank > 0 {
			dst = append(dst, '/')
		}
	}
	side := byte('w')
	if b.Turn == Black {
		side = 'b'
	}
	dst = append(dst, ' ', side)
	return append(dst, " - - 0 1"...)
}

// FEN returns the board as AppendFEN writes it.
func (b *Board) FEN() string { return string(b.AppendFEN(make([]byte, 0, 96))) }
