// Material and patterns as one types them: "RN+ rc", "N@c7 k@e9 .@e5 -r".

package pack

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
)

// ParseError says where a text of a scene cannot be read.
type ParseError struct {
	Text   string
	Offset int // of the byte where reading stopped
}

// Error implements error.
func (e *ParseError) Error() string {
	return fmt.Sprintf("%q cannot be read from character %d on", e.Text, e.Column())
}

// Column returns the character where reading stopped, from 1.
func (e *ParseError) Column() int { return utf8.RuneCountInString(e.Text[:e.Offset]) + 1 }

// glyphs are the pieces by their characters: those of one side, then those that
// both sides write.
var glyphs = map[rune]engine.Piece{}

// eitherSide is added to pieces whose character does not tell their side.
const eitherSide = 16

func init() {
	for letter, text := range map[byte]string{
		'K': "帥帅", 'A': "仕", 'B': "相", 'P': "兵", 'R': "俥伡", 'N': "傌㐷",
		'k': "將将", 'a': "士", 'b': "象", 'p': "卒", 'c': "砲",
	} {
		for _, r := range text {
			glyphs[r] = engine.PieceOf(letter)
		}
	}
	for letter, text := range map[byte]string{'R': "车車", 'N': "马馬", 'C': "炮"} {
		for _, r := range text {
			glyphs[r] = engine.PieceOf(letter) + eitherSide
		}
	}
}

// pieceAt reads the piece at the beginning of a text, which may have either side
// (engine.Piece and eitherSide); 0 where there is none.
func pieceAt(text string) (engine.Piece, int) {
	r, n := utf8.DecodeRuneInString(text)
	if r >= 0xFF01 && r <= 0xFF5E { // full width
		r -= 0xFF01 - '!'
	}
	if r < utf8.RuneSelf {
		return engine.PieceOf(byte(r)), n
	}
	return glyphs[r], n
}

// words yields the words of a text with their offsets.
func words(text string, yield func(word string, at int) error) error {
	from := -1
	for i, r := range text + " " {
		switch blank := unicode.IsSpace(r) || r == ',' || r == '，'; {
		case blank && from >= 0:
			if err := yield(text[from:i], from); err != nil {
				return err
			}
			from = -1
		case !blank && from < 0:
			from = i
		}
	}
	return nil
}

// ParseMaterial reads material: a word for each side that is asked about, its
// pieces besides the general, and + where there may be more. Letters are those of
// FEN; characters that both sides write belong to Red in the first word and to
// Black in the second. The error is a *ParseError.
func ParseMaterial(text string) (Scene, error) {
	var s Scene
	var told [2]bool
	number := engine.Red
	err := words(text, func(word string, at int) error {
		body, least := strings.CutSuffix(strings.ReplaceAll(word, "＋", "+"), "+")
		side, own := number, false
		var list []engine.Piece
		for i := 0; i < len(body); {
			piece, n := pieceAt(body[i:])
			if piece == engine.NoPiece {
				return &ParseError{text, at + i}
			}
			if piece < eitherSide {
				if own && piece.Color() != side {
					return &ParseError{text, at + i}
				}
				side, own = piece.Color(), true
			}
			list = append(list, piece)
			i += n
		}
		if len(list) == 0 || told[side] {
			return &ParseError{text, at}
		}
		told[side], number = true, side.Other()
		var n [8]int
		for _, piece := range list {
			k := (piece & 7).Kind()
			if k == engine.King {
				continue
			}
			if n[k]++; n[k] > nibble {
				return &ParseError{text, at}
			}
			s.Least += Unit(engine.MakePiece(side, k))
		}
		for k := engine.Advisor; k <= engine.Pawn && !least; k++ {
			s.Exact = s.Exact.With(engine.MakePiece(side, k))
		}
		return nil
	})
	if err == nil && !told[0] && !told[1] {
		err = &ParseError{text, len(text)}
	}
	return s, err
}

// ParsePattern reads a pattern: pieces and the point for them, "RC@e5" one of
// several, ".@e5" an empty point, "-r" no such piece on the board. The error is a
// *ParseError.
func ParsePattern(text string) (Scene, error) {
	var s Scene
	err := words(text, func(word string, at int) error {
		if body, none := strings.CutPrefix(word, "-"); none {
			return s.without(text, body, at+1)
		}
		pieces, point, ok := strings.Cut(strings.ReplaceAll(word, "＠", "@"), "@")
		if !ok || pieces == "" {
			return &ParseError{text, at + len(word)}
		}
		p := Point{Square: squareOf(point)}
		if p.Square == engine.NoSquare {
			return &ParseError{text, at + strings.IndexAny(word, "@＠")}
		}
		for i := 0; i < len(pieces); {
			if pieces[i] == '.' {
				p.Pieces = p.Pieces.With(engine.NoPiece)
				i++
				continue
			}
			piece, n := pieceAt(pieces[i:])
			if piece == engine.NoPiece {
				return &ParseError{text, at + i}
			}
			p.Pieces = p.Pieces.With(piece & 15)
			if piece >= eitherSide {
				p.Pieces = p.Pieces.With(piece&15 | 8)
			}
			i += n
		}
		s.Points = append(s.Points, p)
		return nil
	})
	if err == nil && s.Empty() {
		err = &ParseError{text, len(text)}
	}
	return s, err
}

// without reads the pieces that must not be on the board.
func (s *Scene) without(text, body string, at int) error {
	if body == "" {
		return &ParseError{text, at}
	}
	for i := 0; i < len(body); {
		piece, n := pieceAt(body[i:])
		if piece == engine.NoPiece {
			return &ParseError{text, at + i}
		}
		s.Exact = s.Exact.With(piece & 15)
		if piece >= eitherSide {
			s.Exact = s.Exact.With(piece&15 | 8)
		}
		i += n
	}
	return nil
}

// squareOf reads a point by its ICCS name.
func squareOf(text string) engine.Square {
	if len(text) != 2 {
		return engine.NoSquare
	}
	file, rank := text[0]|0x20, text[1]
	if file < 'a' || file > 'i' || rank < '0' || rank > '9' {
		return engine.NoSquare
	}
	return engine.SquareAt(int(file-'a'), int(rank-'0'))
}

// And returns the scene that shows both; false if they contradict each other.
func (s *Scene) And(t Scene) (Scene, bool) {
	both := Scene{Points: append(append([]Point{}, s.Points...), t.Points...), Exact: s.Exact | t.Exact}
	for k := range engine.Piece(16) {
		if units[k] == 0 {
			continue
		}
		a, b := s.Least.Count(k), t.Least.Count(k)
		if s.Exact&(1<<k) != 0 && b > a || t.Exact&(1<<k) != 0 && a > b {
			return Scene{}, false
		}
		both.Least += Material(max(a, b)) * Unit(k)
	}
	return both, true
}
