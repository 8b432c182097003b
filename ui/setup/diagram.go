// Boards as text: a FEN, ten rows of letters, or a drawn board.

package setup

import (
	"slices"
	"strings"

	"qipu/engine"
)

// Diagram reads a board: a FEN, ten rows of nine letters and dots, or a board
// as qipu draws it, Red or Black below. Its side to move is Red's, but for a
// FEN's.
func Diagram(text string) (engine.Setup, bool) {
	if s, err := engine.ParseFEN(text); err == nil {
		return s, true
	}
	var rows [][]engine.Piece
	flipped, labelled := false, false
	for line := range strings.Lines(text) {
		line = fold(line)
		switch row, ok := rankOf(line); {
		case ok:
			rows = append(rows, row)
		case !labelled && strings.Trim(line, " 　\r\n\t") != "":
			labelled = true
			flipped = len(rows) == 0 && strings.Contains(line, "一") && strings.Contains(line, "九")
		}
	}
	if len(rows) != engine.Ranks {
		return engine.Setup{}, false
	}
	s := engine.Setup{Fullmove: 1}
	pieces := false
	for i, row := range rows {
		for file, p := range row {
			at := engine.SquareAt(file, engine.Ranks-1-i)
			if flipped {
				at = at.Flip()
			}
			s.At[at] = p
			pieces = pieces || p != engine.NoPiece
		}
	}
	return s, pieces
}

// emptyPoints are what stands on an empty point, in letters and in drawings.
const emptyPoints = ".+*＋＊┼├┤┬┴┌┐└┘╋○●0"

// rankOf reads a row of nine points; false for any other line. Lines and marks
// between the points do not count, and labels at the edges neither.
func rankOf(line string) ([]engine.Piece, bool) {
	line = strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \t\r\n　-－─━—()（）[]【】〔〕<>", r) {
			return -1
		}
		return r
	}, line)
	points := []rune(line)
	for len(points) > engine.Files {
		if _, ok := pointOf(points[len(points)-1]); ok && len(points) > engine.Files+1 {
			return nil, false
		} else if !ok {
			points = points[:len(points)-1]
			continue
		}
		points = points[1:]
	}
	if len(points) != engine.Files {
		return nil, false
	}
	row := make([]engine.Piece, engine.Files)
	for i, c := range points {
		p, ok := pointOf(c)
		if !ok {
			return nil, false
		}
		row[i] = p
	}
	return row, true
}

// drawn are the glyphs of drawings by kind, Red's and Black's.
var drawn = [2]string{"帥帅仕仕相相傌㐷俥俥炮炮兵兵", "將将士士象象馬马車车砲包卒卒"}

// pointOf reads a character that stands on a point.
func pointOf(c rune) (engine.Piece, bool) {
	if strings.ContainsRune(emptyPoints, c) {
		return engine.NoPiece, true
	}
	if c < 0x80 {
		p := engine.PieceOf(byte(c))
		return p, p != engine.NoPiece
	}
	for side, names := range drawn {
		if i := slices.Index([]rune(names), c); i >= 0 {
			return engine.MakePiece(engine.Color(side), engine.King+engine.Kind(i/2)), true
		}
	}
	return engine.NoPiece, false
}
