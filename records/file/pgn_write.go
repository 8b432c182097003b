// Writing texts: PGN, move lists in any notation, lists of positions.

package file

import (
	"fmt"
	"io"
	"iter"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// pgnOrder is the order of the standard tags.
var pgnOrder = []string{"Event", "Round", "Date", "Site", "RedTeam", "Red", "RedElo", "BlackTeam", "Black", "BlackElo", "Result", "ECCO", "Opening"}

func writePGN(out io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	w, err := newTextWriter(o, "iccs")
	if err != nil {
		return nil, err
	}
	return w.all(out, games, o, func(g *records.Game) {
		w.pairs = true
		if w.game > 1 {
			w.put(0, "", "\n")
		}
		w.put(0, "", "[Game \"Chinese Chess\"]\n")
		for _, tag := range ordered(g.Tags) {
			w.tag(tag)
		}
		if g.Start.FEN() != engine.Standard || g.Start.Fullmove > 1 {
			w.put(0, "", fmt.Sprintf("[FEN \"%s\"]\n", startFEN(g.Start)))
		}
		switch w.notation.Name() {
		case "iccs", "uci":
			w.put(0, "", "[Format \"ICCS\"]\n")
		case "wxf":
			w.put(0, "", "[Format \"WXF\"]\n")
		}
		w.put(0, "", "\n")
		w.moves(g)
		w.word(0, resultTag(g))
		w.put(0, "", "\n")
	})
}

// ordered returns the tags with the standard ones first.
func ordered(tags records.Tags) records.Tags {
	var list records.Tags
	done := make([]bool, len(tags))
	for _, name := range pgnOrder {
		for i, tag := range tags {
			if tag.Name == name && !done[i] {
				list, done[i] = append(list, tag), true
			}
		}
	}
	for i, tag := range tags {
		if !done[i] {
			list = append(list, tag)
		}
	}
	return list
}

// tag writes a tag line. A quote becomes ', a line end a blank, and what is no
// name is lost.
func (w *textWriter) tag(tag records.Tag) {
	if tag.Value = w.tidy(0, tag.Name, tag.Value); tag.Value == "" {
		return
	}
	name := strings.Map(func(r rune) rune {
		if charset.IsBlank(r) || strings.ContainsRune(`"'[]{}()`, r) {
			return '_'
		}
		return r
	}, tag.Name)
	value := strings.Map(func(r rune) rune {
		switch r {
		case '"':
			return '\''
		case '\n', '\r':
			return ' '
		}
		return r
	}, tag.Value)
	if strings.Contains(value, `\\`) || strings.HasSuffix(value, `\`) {
		value = strings.ReplaceAll(value, `\`, `\\`)
	}
	if name == "" || !isTagLine([]byte("["+name+" \"")) || strings.EqualFold(name, "FEN") || strings.EqualFold(name, "Format") || strings.EqualFold(name, "SetUp") {
		w.add(0, LostTag, tag.Name, tag.Value)
		return
	}
	line := "[" + name + " \"" + value + "\"]"
	if again, end := oneTag(line, 0, len(line)); again.value != value || end != len(line) { // another tag stands in it
		w.add(0, LostTag, tag.Name, tag.Value)
		return
	}
	if name != tag.Name || unescapeTag(value) != tag.Value {
		w.add(0, LostTag, tag.Name, tag.Value)
	}
	w.put(0, tag.Name, line+"\n")
}
