// Writing lists of positions.

package file

import (
	"io"
	"iter"
	"strings"

	"qipu/records"
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
		}, g.Tags.Value("Title"))
		if title != g.Tags.Value("Title") || fenBoard.MatchString(title) {
			w.add(0, LostTag, "Title", g.Tags.Value("Title"))
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

// lost adds the texts of a node, for which a list of positions has no room.
func (w *textWriter) lost(g *records.Game, id records.NodeID) {
	if text := g.Comment(id); text != "" {
		w.add(id, LostComment, "", text)
	}
	w.node(g, id)
}
