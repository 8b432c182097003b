// Writing DhtmlXQ.

package file

import (
	"bytes"
	"fmt"
	"html"
	"io"
	"iter"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

func writeDhtmlXQ(w io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	var out bytes.Buffer
	var l losses
	box := outbox{to: w, lossy: o.Lossy, losses: &l}
	for g := range games {
		out.Reset()
		if l.game++; l.game > 1 {
			out.WriteByte('\n')
		}
		l.leftOut(g)
		u := ubbWriter{out: &out, game: g, losses: &l, encoding: o.Encoding}
		u.write()
		text, err := charset.Encode(o.Encoding, out.Bytes())
		if err == nil {
			_, err = box.Write(text)
		}
		if err != nil {
			return box.close(err)
		}
	}
	return box.close(nil)
}

// ubbWriter writes one block.
type ubbWriter struct {
	out      *bytes.Buffer
	game     *records.Game
	losses   *losses
	encoding string
}

// ubbItemNames are the items of the standard tags.
var ubbItemNames = func() map[string]string {
	names := make(map[string]string, len(ubbTags))
	for item, tag := range ubbTags {
		names[tag] = item
	}
	return names
}()

var (
	ubbResultWords       = map[string]string{"1-0": "红胜", "0-1": "黑胜", "1/2-1/2": "和棋"}
	ubbResultTraditional = map[string]string{"1-0": "紅勝", "0-1": "黑勝", "1/2-1/2": "和棋"}
)

func (u *ubbWriter) write() {
	g := u.game
	u.out.WriteString("[DhtmlXQ]\n")
	u.item("ver", "www_dpxq_com")
	u.item("init", "500,350")
	points, left := toSlots(&g.Start.Board)
	u.item("binit", ubbBoard(points))
	first := g.Move(g.First(0))
	if len(left) > 0 || g.Start.Turn == engine.Black && (g.First(0) == 0 || g.Start.At[first.From] == engine.NoPiece) {
		u.item("fen", g.Start.FEN())
	}
	for _, tag := range g.Tags {
		name, ok := ubbItemName(tag.Name)
		switch {
		case tag.Value == "":
		case tag.Name == "Result":
			u.item(name, u.result(tag.Value))
		case !ok || u.lacks(name):
			u.losses.add(0, LostTag, tag.Name, tag.Value)
		default:
			u.item(name, u.value(u.losses.tidy(0, tag.Name, tag.Value)))
		}
	}
	u.losses.node(g, 0)
	u.moves()
	u.out.WriteString("[/DhtmlXQ]\n")
}

func (u *ubbWriter) item(name, value string) {
	fmt.Fprintf(u.out, "[DhtmlXQ_%s]%s[/DhtmlXQ_%s]\n", name, value, name)
}

// result returns the words of a result.
func (u *ubbWriter) result(value string) string {
	words := ubbResultWords
	if u.encoding == "big5" {
		words = ubbResultTraditional
	}
	if word := words[value]; word != "" {
		return word
	}
	return "未知"
}

// ubbItemName returns the item of a tag; false means that no item can have the
// name, or that it would be read as something else.
func ubbItemName(tag string) (string, bool) {
	if name := ubbItemNames[tag]; name != "" {
		return name, true
	}
	t, ok := nextUBB("[DhtmlXQ_"+tag+"]", 0)
	ok = ok && t.name == "DhtmlXQ_"+tag && tag == strings.TrimSpace(tag) && ubbTag(t.item, tag) == tag && !ubbLayout[t.item] &&
		!strings.HasPrefix(t.item, "move_") && !strings.HasPrefix(t.item, "comment")
	return tag, ok
}

// ubbBoard returns the board as binit has it.
func ubbBoard(points [slotCount]engine.Square) string {
	out := make([]byte, 0, 2*slotCount)
	for _, at := range points {
		if at == engine.NoSquare {
			out = append(out, "99"...)
			continue
		}
		out = appendUBB(out, at)
	}
	return string(out)
}

func appendUBB(out []byte, at engine.Square) []byte {
	return append(out, '0'+byte(at.File()), '0'+byte(9-at.Rank()))
}

// moves writes the main line, the routes and the comments. In pre-order a route
// is a run of first children, and siblings come by ascending numbers.
func (u *ubbWriter) moves() {
	g := u.game
	type place struct {
		id    records.NodeID
		route int
	}
	path := []place{{0, 0}} // of the moves that lead to the one before
	comments := u.comment(nil, 0, 0, 0)
	var digits []byte
	name, routes := "movelist", 0
	for id := after(g, 0); id != 0; id = after(g, id) {
		parent := g.Parent(id)
		for path[len(path)-1].id != parent {
			path = path[:len(path)-1]
		}
		above := path[len(path)-1]
		if g.First(parent) != id {
			u.item(name, string(digits))
			routes++
			name, digits = fmt.Sprintf("move_%d_%d_%d", above.route, len(path), routes), digits[:0]
			above.route = routes
		}
		path = append(path, place{id, above.route})
		m := g.Move(id)
		digits = appendUBB(appendUBB(digits, m.From), m.To)
		comments = u.comment(comments, above.route, len(path)-1, id)
		u.losses.node(g, id)
	}
	u.item(name, string(digits))
	u.out.Write(comments)
}

// comment appends the comment of a half-move of a route.
func (u *ubbWriter) comment(out []byte, route, ply int, id records.NodeID) []byte {
	text := u.losses.tidy(id, "", u.game.Comment(id))
	if text == "" {
		return out
	}
	name := fmt.Sprintf("comment%d", ply)
	if route > 0 {
		name = fmt.Sprintf("comment%d_%d", route, ply)
	}
	return fmt.Appendf(out, "[DhtmlXQ_%s]%s[/DhtmlXQ_%s]\n", name, u.commentText(text), name)
}

// commentText writes line ends as ||, and escapes what would be read as something
// else.
func (u *ubbWriter) commentText(text string) string {
	text = u.value(text)
	for _, bar := range []string{"||", "|\n", "\n|"} {
		if strings.Contains(text, bar) {
			text = strings.ReplaceAll(text, "|", `\u007C`)
		}
	}
	return strings.ReplaceAll(text, "\n", "||")
}

// value escapes, as dpxq.com itself does, what would be read as something else and
// what the encoding lacks.
func (u *ubbWriter) value(text string) string {
	if unescape(text) != text {
		text = strings.ReplaceAll(text, `\u`, `\u005Cu`)
	}
	if html.UnescapeString(text) != text {
		text = strings.ReplaceAll(text, "&", `\u0026`)
	}
	text = strings.ReplaceAll(text, "[", `\u005B`)
	if !u.lacks(text) {
		return text
	}
	var out strings.Builder
	for _, r := range text {
		if !u.lacks(string(r)) {
			out.WriteRune(r)
			continue
		}
		for _, unit := range utf16.Encode([]rune{r}) {
			fmt.Fprintf(&out, `\u%04X`, unit)
		}
	}
	return out.String()
}

// lacks reports whether the encoding has not all of text.
func (u *ubbWriter) lacks(text string) bool {
	_, err := charset.Encode(u.encoding, []byte(text))
	return err != nil || strings.ContainsRune(text, utf8.RuneError) && u.encoding != "" && u.encoding != "utf-8"
}
