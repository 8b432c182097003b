// Writing CBR.

package file

import (
	"encoding/binary"
	"io"
	"iter"
	"slices"
	"strconv"
	"strings"
	"unicode/utf16"

	"qipu/engine"
	"qipu/records"
)

func writeCBR(w io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	return writeOne(w, games, o, func(g *records.Game, l *losses) []byte {
		return cbrTree(cbrHead(g, l), g, l)
	})
}

// cbrHead returns the header of a game.
func cbrHead(g *records.Game, l *losses) []byte {
	h := make([]byte, cbrHeader, cbrHeader+8*256)
	copy(h, cbrMagic)
	h[cbrLayout] = 2
	for i := range byte(engine.Squares) {
		if piece := g.Start.At[cbrSquare(i)]; piece != engine.NoPiece {
			letter := engine.MakePiece(engine.Red, piece.Kind()).Letter()
			h[cbrNew.board+int(i)] = byte(piece.Color()+1)<<4 | byte(strings.IndexByte(cbrPieces, letter))
		}
	}
	h[cbrNew.first] = byte(g.Start.Turn) + 1
	binary.LittleEndian.PutUint16(h[cbrNew.round:], uint16(min(max(g.Start.Fullmove, 1), 0xFFFF)))
	copy(h[cbrNew.state:], "\xFF\xFF\xFF\xFF")
	write := func(tag records.Tag, hidden bool) bool {
		for _, f := range cbrNew.fields {
			if f.tag == tag.Name && f.hidden == hidden {
				l.utf16Field(h[f.off:f.off+f.size], tag)
				return true
			}
		}
		return false
	}
	l.tags(g, func(tag records.Tag) bool {
		if tag.Name == "Result" {
			h[cbrNew.result] = byte(max(0, slices.Index(cbrResults, tag.Value)))
			return true
		}
		return write(tag, false)
	})
	for _, tag := range g.Kept {
		if kind, err := strconv.ParseUint(tag.Value, 10, 8); err == nil && tag.Name == cbrKindTag {
			h[cbrNew.kind] = byte(kind)
			continue
		}
		write(tag, true)
	}
	l.node(g, 0)
	return h
}

// cbrTree appends the root and the moves.
func cbrTree(out []byte, g *records.Game, l *losses) []byte {
	for id := records.NodeID(0); ; {
		m, flags := g.Move(id), byte(0)
		if g.First(id) == 0 {
			flags |= cbrEnd
		}
		if g.Next(id) != 0 {
			flags |= cbrSibling
		}
		text := utf16.Encode([]rune(crlf(l.unbroken(id, "", g.Comment(id)))))
		if len(text) > 0 {
			flags |= cbrComment
		}
		if id == 0 {
			out = append(out, flags, 0, 0, 0)
		} else {
			out = append(out, flags, 0, cbrIndex(m.From), cbrIndex(m.To))
			l.node(g, id)
		}
		if len(text) > 0 {
			out = binary.LittleEndian.AppendUint32(out, uint32(2*len(text)))
			for _, unit := range text {
				out = binary.LittleEndian.AppendUint16(out, unit)
			}
		}
		if id = after(g, id); id == 0 {
			return out
		}
	}
}

// cbrIndex returns the index of a point on a board that is written from Black's
// back rank; it is its own inverse's.
func cbrIndex(at engine.Square) byte { return byte((9-at.Rank())*9 + at.File()) }

// utf16Field writes a tag into a field that ends in a NUL; what does not fit is
// lost.
func (l *losses) utf16Field(field []byte, tag records.Tag) {
	units := utf16.Encode([]rune(l.unbroken(0, tag.Name, tag.Value)))
	if room := len(field)/2 - 1; len(units) > room {
		if utf16.IsSurrogate(rune(units[room])) && units[room] >= 0xDC00 {
			room--
		}
		l.add(0, LostTag, tag.Name, string(utf16.Decode(units[room:])))
		units = units[:room]
	}
	for i, unit := range units {
		binary.LittleEndian.PutUint16(field[2*i:], unit)
	}
}
