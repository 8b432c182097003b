// Hostile games: whatever stands in the texts of a game, a writer keeps it or names it
// as lost.

package file

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// hostileTexts are what a format may take for something of its own, and what a reader
// may leave out.
var hostileTexts = []string{
	"\r", "\r\n", "\n", "\x00", "\x00\x00", "\x1a", "\x1b[31m", "\x7f", "\u0085", "\u2028", "\ufeff", "\ufffd", "\u202e", "\u3000", " ", "\t",
	"{", "}", "(", ")", "[", "]", "[]", "\"", "'", "\\", "\\\\", "\\\"", "\\u0041", ";", "%", "$1", "!", "?", "*", "1-0", "红胜", "|", "||", ",", "#", "//", "====", "\n====\n",
	"&", "&amp;", "&lt;", "&#13;", "<", ">", "<n m=\"h2e2\">", "]]>", "<!--", "-->", "[DhtmlXQ]", "[/DhtmlXQ_red]", "[Event \"x\"]", "\n[Event \"x\"]\n", "START{", "}END", "Ends",
	"炮二平五", "h2e2", "1.", "12. ", "变一", "红方：", "FEN: ", "9/9/9/9/9/9/9/9/9/9 w", "甲", "乙 丙", "é", "😀", "㐀", "〇", "朰", "\xff", "\xd6",
}

// hostileText returns a few of them, one behind the other.
func hostileText(rng *rand.Rand) string {
	var out strings.Builder
	for range 1 + rng.IntN(4) {
		out.WriteString(hostileTexts[rng.IntN(len(hostileTexts))])
		if rng.IntN(3) == 0 {
			out.WriteString("字")
		}
	}
	return strings.ToValidUTF8(out.String(), "\ufffd")
}

// hostileGame returns a game with such texts everywhere, and a tree of legal and other
// moves.
func hostileGame(rng *rand.Rand) *records.Game {
	g := records.NewGame(engine.StandardSetup())
	for _, name := range []string{"Title", "Event", "Red", "Black", "Date", "Annotator", "Other", "其他"} {
		if rng.IntN(2) == 0 {
			g.Tags = append(g.Tags, records.Tag{Name: name, Value: hostileText(rng)})
		}
	}
	g.Tags = append(g.Tags, records.Tag{Name: "Result", Value: []string{"1-0", "0-1", "1/2-1/2", "*"}[rng.IntN(4)]})
	pos := engine.StandardPosition()
	ids, positions := []records.NodeID{0}, []engine.Position{pos}
	for range 1 + rng.IntN(12) {
		at := rng.IntN(len(ids))
		if rng.IntN(3) > 0 {
			at = len(ids) - 1
		}
		moves := positions[at].AppendMoves(nil)
		if len(moves) == 0 {
			continue
		}
		m := moves[rng.IntN(len(moves))]
		if g.Child(ids[at], m) != 0 {
			continue
		}
		ids, positions = append(ids, g.Add(ids[at], m)), append(positions, positions[at].PlayLegal(m))
	}
	for _, id := range ids {
		if rng.IntN(3) == 0 {
			g.SetComment(id, hostileText(rng))
		}
		if id != 0 && rng.IntN(6) == 0 {
			g.SetMark(id, []string{"!", "?", "!!", "?!"}[rng.IntN(4)])
		}
	}
	g.Judge()
	return g
}

// missing returns what is in a game, is not in the one that was read again, and that no
// loss names.
func missing(g, again *records.Game, lost []Loss) (list []string) {
	named := func(node records.NodeID, name string, kinds ...LossKind) bool {
		return slices.ContainsFunc(lost, func(l Loss) bool {
			return (l.Node == node || l.More > 0) && (name == "" || l.Name == name) && slices.Contains(kinds, l.What)
		})
	}
	for _, tag := range g.Tags {
		if again.Tags.Value(tag.Name) != tag.Value && !named(0, tag.Name, LostTag, LostCharacter) {
			list = append(list, fmt.Sprintf("%s %q, now %q", tag.Name, tag.Value, again.Tags.Value(tag.Name)))
		}
	}
	a, b := order([]*records.Game{g})[0], order([]*records.Game{again})[0]
	if a != b && !slices.ContainsFunc(lost, func(l Loss) bool { return l.What == LostVariation || l.What == LostMove }) {
		return append(list, fmt.Sprintf("the moves %q, now %q", a, b))
	}
	if a != b {
		return list
	}
	from, to := []records.NodeID{0}, []records.NodeID{0}
	for id := range g.Walk() {
		from = append(from, id)
	}
	for id := range again.Walk() {
		to = append(to, id)
	}
	for i, id := range from {
		if one, other := g.Comment(id), again.Comment(to[i]); one != other && !named(id, "", LostComment, LostCharacter) {
			list = append(list, fmt.Sprintf("comment %d %q, now %q", i, one, other))
		}
		if one, other := g.Mark(id), again.Mark(to[i]); one != other && !named(id, "", LostMark) {
			list = append(list, fmt.Sprintf("mark %d %q, now %q", i, one, other))
		}
	}
	return list
}

// TestHostileGames writes games with hostile texts in every format and encoding: what
// is read again is the same, or named as lost.
func TestHostileGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(13, 8))
	seen := map[string]int{}
	for n := range few(300, 5000) {
		g := hostileGame(rng)
		for _, f := range []*Format{&pgn, &plain, &dhtmlxq, &xqf, &cbr, &fenList} {
			encoding := f.Encodings[rng.IntN(len(f.Encodings))]
			o := WriteOptions{Encoding: encoding, Lossy: true}
			if f.Single {
				o.Encoding = ""
			}
			if len(f.Notations) > 0 {
				o.Notation = f.Notations[0]
			}
			var out bytes.Buffer
			lost, err := f.Write(&out, slices.Values([]*records.Game{g}), o)
			if err != nil {
				t.Fatal(err)
			}
			s := bytesSource(f.Name, out.Bytes())
			s.Encoding = o.Encoding
			c, err := OpenSourceGames(t.Context(), s)
			if err != nil {
				t.Fatalf("%s, game %d: %v: %q", f.Name, n, err, out.String())
			}
			_ = c.Wait()
			again, err := c.Game(0)
			if err != nil {
				t.Fatalf("%s, game %d: %v: %q", f.Name, n, err, out.String())
			}
			left := missing(g, again, lost)
			if c.Len() != 1 || c.Format(0) != f.Name {
				left = append(left, fmt.Sprintf("%d games of %s", c.Len(), c.Format(0)))
			}
			c.Close()
			if len(left) == 0 {
				continue
			}
			if seen[f.Name]++; seen[f.Name] <= 6 {
				t.Errorf("%s %s, game %d: %.600s\n%.900q", f.Name, encoding, n, strings.Join(left, "\n  "), out.String()[max(0, out.Len()-900):])
			}
		}
	}
	if len(seen) > 0 {
		t.Error(seen)
	}
}
