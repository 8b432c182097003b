// What a writer cannot keep, and writing nothing unless that is wanted.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// losses gathers what a format cannot hold of the game that is being written.
type losses struct {
	game  int
	list  []Loss
	kinds map[lossKind]lossCount
}

// lossKind is what is told together.
type lossKind struct {
	what LossKind
	name string
}

// lossCount says how many losses of a kind are listed, and where the last stands.
type lossCount struct{ listed, last int }

// mostOfKind bounds the losses of one kind that are listed: a format without room
// for moves loses millions.
const mostOfKind = 1000

func (l *losses) add(node records.NodeID, what LossKind, name, text string) {
	kind := lossKind{what, name}
	n := l.kinds[kind]
	if n.listed == mostOfKind {
		l.list[n.last].More++
		return
	}
	if l.kinds == nil {
		l.kinds = map[lossKind]lossCount{}
	}
	l.kinds[kind] = lossCount{n.listed + 1, len(l.list)}
	l.list = append(l.list, Loss{Game: l.game, Node: node, What: what, Name: name, Text: strings.Clone(text)})
}

// piece adds a piece of the start for which the format has no slot.
func (l *losses) piece(at engine.Square, piece engine.Piece) {
	l.add(0, LostStart, string(piece.Letter()), at.String())
}

// node adds what only texts can say of a move: its mark, and a rest of the line
// that could not be read.
func (l *losses) node(g *records.Game, id records.NodeID) {
	if mark := g.Mark(id); mark != "" {
		l.add(id, LostMark, "", mark)
	}
	if text := g.Unread(id); text != "" {
		l.add(id, LostUnread, "", text)
	}
}

// tags calls write for the first tag of each name, and adds those that it
// refuses, and what is left of a name that stands twice.
func (l *losses) tags(g *records.Game, write func(records.Tag) bool) {
	seen := make(map[string]bool, len(g.Tags))
	for _, tag := range g.Tags {
		if tag.Value == "" {
			continue
		}
		if seen[tag.Name] || !write(tag) {
			l.add(0, LostTag, tag.Name, tag.Value)
		}
		seen[tag.Name] = true
	}
}

// tidy returns a text as every reader gives it back, and adds what of it is lost so: a
// carriage return becomes a line feed, NULs at the end are cut.
func (l *losses) tidy(node records.NodeID, name, text string) string {
	tidy := charset.Tidy(text)
	if tidy == text {
		return text
	}
	lost := ""
	for _, c := range []string{"\r", "\x00"} {
		if strings.Count(tidy, c) < strings.Count(text, c) {
			lost += c
		}
	}
	l.add(node, LostCharacter, name, lost)
	return tidy
}

// unbroken is tidy for texts that end in a NUL, so that none can stand in them.
func (l *losses) unbroken(node records.NodeID, name, text string) string {
	text = l.tidy(node, name, text)
	if strings.IndexByte(text, 0) < 0 {
		return text
	}
	l.add(node, LostCharacter, name, "\x00")
	return strings.ReplaceAll(text, "\x00", "")
}

// gbk encodes text, putting ? for what GBK lacks, which is added as lost.
func (l *losses) gbk(node records.NodeID, name, text string) []byte {
	if text == "" {
		return nil
	}
	out, lost := charset.EncodeLossy("gbk", text)
	if lost != "" {
		l.add(node, LostCharacter, name, lost)
	}
	return out
}

// gbkField encodes the value of a tag and cuts it to size bytes at the border
// of a character; what is cut is added as lost.
func (l *losses) gbkField(tag records.Tag, size int) []byte {
	out := l.gbk(0, tag.Name, l.tidy(0, tag.Name, tag.Value))
	if len(out) <= size {
		return out
	}
	end := 0
	for end < size {
		width := 1
		if out[end] > 0x80 {
			width = 2
		}
		if end+width > size {
			break
		}
		end += width
	}
	l.add(0, LostTag, tag.Name, charset.Decode("gb18030", out[end:]).String)
	return out[:end]
}
