// Writing XQF, version 10: the one that is not enciphered and that every
// program reads.

package file

import (
	"encoding/binary"
	"io"
	"iter"
	"slices"

	"qipu/engine"
	"qipu/records"
)

func writeXQF(w io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	return writeOne(w, games, o, func(g *records.Game, l *losses) []byte {
		out := xqfHead(g, l)
		return xqfTree(out, g, l)
	})
}

// xqfHead returns the header of a game.
func xqfHead(g *records.Game, l *losses) []byte {
	h := make([]byte, xqfHeader, xqfHeader+8*256)
	copy(h, "XQ")
	h[xqfVersion] = xqfPlain
	points, left := toSlots(&g.Start.Board)
	for slot, at := range points {
		h[xqfBoard+slot] = xqfByte(at)
	}
	for _, at := range left {
		l.piece(at, g.Start.At[at])
	}
	if g.Start.Turn == engine.Black {
		h[xqfTurn] = 1
	}
	if standard := engine.StandardSetup(); g.Start.At != standard.At {
		h[xqfType] = 3
	}
	l.tags(g, func(tag records.Tag) bool {
		if tag.Name == "Result" {
			h[xqfResult] = byte(max(0, slices.Index(xqfResults, tag.Value)))
			return true
		}
		for _, f := range xqfFields {
			if f.tag == tag.Name {
				h[f.off] = byte(copy(h[f.off+1:], l.gbkField(tag, f.size)))
				return true
			}
		}
		return false
	})
	l.node(g, 0)
	return h
}

// xqfByte returns file*10 + rank, 255 for no point.
func xqfByte(at engine.Square) byte {
	if at >= engine.NoSquare {
		return 0xFF
	}
	return byte(at.File()*10 + at.Rank())
}

// xqfTree appends the root and the moves.
func xqfTree(out []byte, g *records.Game, l *losses) []byte {
	root := byte(0)
	if g.First(0) != 0 {
		root = 0xF0
	}
	out = append(out, 0x18, 0x20, root, 0xFF)
	out = xqfComment(out, g, l, 0)
	for id := after(g, 0); id != 0; id = after(g, id) {
		m, tag := g.Move(id), byte(0)
		if g.First(id) != 0 {
			tag |= 0xF0
		}
		if g.Next(id) != 0 {
			tag |= 0x0F
		}
		out = append(out, xqfByte(m.From)+24, xqfByte(m.To)+32, tag, 0)
		out = xqfComment(out, g, l, id)
		l.node(g, id)
	}
	return out
}

// xqfComment appends the comment of a node behind its length.
func xqfComment(out []byte, g *records.Game, l *losses, id records.NodeID) []byte {
	text := l.gbk(id, "", crlf(l.tidy(id, "", g.Comment(id))))
	out = binary.LittleEndian.AppendUint32(out, uint32(len(text)))
	return append(out, text...)
}
