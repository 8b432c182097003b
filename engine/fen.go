// FEN, read and written.

package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// FENFault names what is wrong with a FEN.
type FENFault uint8

// What can be wrong with a FEN as a text.
const (
	FENLetter FENFault = iota + 1 // a character that stands for nothing
	FENWidth                      // a rank with more or fewer than nine points
	FENRanks                      // more or fewer than ten ranks
	FENSide                       // a side that is none
	FENNumber                     // a counter that is no number
)

var fenFaultText = [...]string{
	FENLetter: "this letter is no piece",
	FENWidth:  "a rank must have nine points",
	FENRanks:  "a board must have ten ranks",
	FENSide:   "the side to move must be w or b",
	FENNumber: "a counter must be a number",
}

// FENError says where a FEN cannot be read.
type FENError struct {
	Text   string
	Fault  FENFault
	Offset int // in bytes: the first that cannot stand, or where something is missing
}

// Error implements error.
func (e *FENError) Error() string {
	return fmt.Sprintf("%q, character %d: %s", e.Text, e.Offset+1, fenFaultText[e.Fault])
}

// ParseFEN reads a FEN: the board, then as far as they are there the side (w,
// r or b in either case; Red if missing), two fields without meaning and the
// two counters. Runs of digits count as their sum. The error is a *FENError;
// the setup that comes with it holds the ranks that could be read.
func ParseFEN(text string) (Setup, error) {
	s := Setup{Fullmove: 1}
	i, err := s.parseBoard(text)
	if err != nil {
		return s, err
	}
	for field := 0; ; field++ {
		for i < len(text) && (text[i] == ' ' || text[i] == '\t') {
			i++
		}
		if i == len(text) {
			return s, nil
		}
		start := i
		for i < len(text) && text[i] != ' ' && text[i] != '\t' {
			i++
		}
		if fault := s.setField(field, text[start:i]); fault != 0 {
			return s, &FENError{text, fault, start}
		}
	}
}

// parseBoard reads the ten ranks and returns the offset behind them.
func (s *Setup) parseBoard(text string) (int, error) {
	i := 0
	for rank := Ranks - 1; rank >= 0; rank-- {
		file := 0
		for ; i < len(text) && text[i] != '/' && text[i] != ' ' && text[i] != '\t'; i++ {
			ch := text[i]
			if ch >= '1' && ch <= '9' {
				if file += int(ch - '0'); file > Files {
					return i, &FENError{text, FENWidth, i}
				}
				continue
			}
			p := PieceOf(ch)
			if p == NoPiece {
				return i, &FENError{text, FENLetter, i}
			}
			if file == Files {
				return i, &FENError{text, FENWidth, i}
			}
			s.At[SquareAt(file, rank)] = p
			file++
		}
		if file != Files {
			return i, &FENError{text, FENWidth, i}
		}
		last := rank == 0
		if i < len(text) && text[i] == '/' {
			if last {
				return i, &FENError{text, FENRanks, i}
			}
			i++
		} else if !last {
			return i, &FENError{text, FENRanks, i}
		}
	}
	return i, nil
}

// setField takes in one field behind the board.
func (s *Setup) setField(field int, text string) FENFault {
	switch field {
	case 0:
		switch strings.ToLower(text) {
		case "w", "r":
			s.Turn = Red
		case "b":
			s.Turn = Black
		default:
			return FENSide
		}
	case 3, 4:
		n, err := strconv.Atoi(text)
		if err != nil || n < 0 {
			return FENNumber
		}
		if field == 3 {
			s.Halfmove = n
		} else {
			s.Fullmove = n
		}
	}
	return 0
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
