// How the texts of a record are read: names and numerals are believed.

package repair

import (
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// believe reads a text that names both points of a move, and mostly its piece, as
// just that: it has no meaning where another piece stands, or it is not that
// side's turn.
func (r *Record) believe(p *engine.Position, text string) []engine.Move {
	if ply, ok := r.Ply(text, p.Turn()); ok && stands(p, &ply) {
		return []engine.Move{ply.Move}
	}
	return nil
}

// named reads texts that name a piece: digits alone are a move of the keypad.
func named(reader records.PlyReader) func(text string, side engine.Color) (records.Ply, bool) {
	return func(text string, side engine.Color) (records.Ply, bool) {
		if strings.Trim(text, arabicDigits) == "" {
			return records.Ply{}, false
		}
		return reader.Ply(text, side)
	}
}

// stands reports whether a ply can be played by the piece that it names.
func stands(p *engine.Position, ply *records.Ply) bool {
	if ply.Wrong || ply.Color != p.Turn() {
		return false
	}
	piece := p.At(ply.Move.From)
	return piece.Color() == ply.Color && (ply.Kind == engine.NoKind || piece.Kind() == ply.Kind) && p.Legal(ply.Move)
}

// readOnBoard makes r read texts that mean a move on a board alone. Where the
// record writes Chinese numerals for Red and digits for Black all through, a text
// in the numerals of the other side has no meaning.
func (r *Record) readOnBoard(texts []string, mode notation.Mode) {
	reader := records.ReaderOf(texts)
	const most = 2 // places at which a slip may have put two texts of one side together
	if reader.Numerals && breaks(texts, reader) > most {
		reader.Numerals = false
	}
	if reader.Numerals {
		r.side = reader.Side
	}
	r.Read = func(p *engine.Position, text string) []engine.Move {
		if r.side != nil && r.side(text, p.Turn()) != p.Turn() {
			return nil
		}
		return r.anySide(p, text)
	}
	r.anySide = func(p *engine.Position, text string) []engine.Move {
		m, _, err := mode.Parse(p, text)
		return notation.Meanings(m, err)
	}
}

// breaks counts the texts that are of the same side as the one before.
func breaks(texts []string, reader records.PlyReader) int {
	n := 0
	for i := 1; i < len(texts); i++ {
		side := reader.Side(texts[i-1], engine.Red)
		if reader.Side(texts[i], side.Other()) == side {
			n++
		}
	}
	return n
}

// isTraditional reports whether texts are written in traditional characters.
func isTraditional(texts []string) bool {
	for _, text := range texts {
		if strings.ContainsAny(text, "帥馬車將進後砲俥傌") {
			return true
		}
	}
	return false
}

// hopeless reports whether a text can mean a move on no board: the slip is in it.
func (r *Record) hopeless(text string) bool {
	for side := engine.Red; side <= engine.Black; side++ {
		if r.Ply == nil {
			for _, x := range notation.Read(text, side) {
				if !x.Wrong {
					return false
				}
			}
			continue
		}
		ply, ok := r.Ply(text, side)
		if !ok || ply.Wrong {
			continue
		}
		if kinds := records.Movers(ply.Color, ply.Move); kinds.Has(ply.Kind) || ply.Kind == engine.NoKind && kinds != 0 {
			return false
		}
	}
	return true
}

// NewRecord returns a record whose texts stand in n, or in any notation if n is
// nil. A start that is nil is not known.
func NewRecord(start *engine.Setup, texts []string, n notation.Notation) *Record {
	r := &Record{Start: start, Texts: texts}
	write := n
	if n != nil {
		r.Notation = n.Name()
	} else {
		write = notation.ICCS{}
	}
	if _, absolute := n.(notation.Absolute); absolute {
		write = notation.Absolute{Traditional: isTraditional(texts)}
	}
	r.Write = func(b *engine.Board, m engine.Move) string {
		text, ok := write.Append(nil, b, m)
		if !ok {
			return m.String()
		}
		return string(text)
	}
	switch n.(type) {
	case notation.Absolute:
		r.Ply, r.Read, r.anySide = named(records.ReaderOf(texts)), r.believe, r.believe
	case notation.ICCS:
		r.Ply, r.Read, r.anySide = records.PlyReader{}.Ply, r.believe, r.believe
	default:
		r.readOnBoard(texts, notation.Mode{Only: n, Record: true})
	}
	return r
}
