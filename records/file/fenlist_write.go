// Writing lists of positions.

package file

import (
	"io"
	"iter"
	"strings"

	"qipu/records"
	"qipu/records/charset"
)

func writeFEN(out io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	w, err := newTextWriter(o, "iccs")
	if err != nil {
		return nil, err
	}
	return w.all(out, games, o, func(g *records.Game) {
		for _, tag := range g.Tags {
			if tag.Name != "Title" && !(tag.Name == "Result" && tag.Value == "*") && tag.Value != "" {
				w.add(0, LostTag, tag.Name, tag.Value)
			}
		}
		title := strings.Map(func(r rune) rune {
			if strings.ContainsRune("|\n\r", r) {
				return ' '
			}
			return r
		}, charset.Tidy(g.Tags.Value("Title")))
		if otherFormat(title, startFEN(g.Start)) {
			title = ""
		}
		if f, ok := parseFENLine(title + "|" + startFEN(g.Start)); title != g.Tags.Value("Title") || title != "" && (!ok || f.name != title || w.guessedWrong(title+"|"+startFEN(g.Start))) {
			w.add(0, LostTag, "Title", g.Tags.Value("Title"))
			if !ok || f.fenAt != len(title)+1 { // a position stands in it
				title = ""
			}
		}
		if title != "" {
			w.put(0, "Title", title+"|")
		}
		w.put(0, "", startFEN(g.Start))
		separator := "|"
		w.lost(g, 0)
		moves := 0
		for id, at := range g.Walk() {
			moves++
			if g.First(g.Parent(id)) != id {
				w.add(id, LostVariation, "", g.Move(id).String())
			} else if at.Ply() == moves {
				w.put(0, "", separator+strings.ToLower(strings.Replace(g.Move(id).String(), "-", "", 1)))
				separator = ","
			}
			w.lost(g, id)
		}
		w.put(0, "", "\n")
	})
}

// otherFormat reports whether a line with a title before a position would be taken for
// one of another format.
func otherFormat(title, fen string) bool {
	if !strings.ContainsAny(title, "[{<:\"［【〔") {
		return false
	}
	line := title + "|" + fen + "\n"
	head := []byte(line)
	return sniffDhtmlXQ(head) || wxfStart(head) >= 0 || sniffPGN(head) || isMarkup(line) || object.Match(head) ||
		strings.Contains(line, "<ChineseChessRecord") || strings.Contains(line, pfcRoot) || strings.HasPrefix(line, "Notation: ")
}

// guessedWrong reports whether a line is read in another encoding than it is written
// in: of a single rare character nothing tells which it is.
func (w *textWriter) guessedWrong(line string) bool {
	b, lost := charset.EncodeLossy(w.encoding, line)
	return lost == "" && charset.DecodeMixed(w.encoding, b).String != line
}

// lost adds the texts of a node, for which a list of positions has no room.
func (w *textWriter) lost(g *records.Game, id records.NodeID) {
	if text := g.Comment(id); text != "" {
		w.add(id, LostComment, "", text)
	}
	w.node(g, id)
}
