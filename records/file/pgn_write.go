// Writing texts: PGN, move lists in any notation, lists of positions.

package file

import (
	"bytes"
	"fmt"
	"io"
	"iter"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// pgnOrder is the order of the standard tags.
var pgnOrder = []string{"Event", "Round", "Date", "Site", "RedTeam", "Red", "RedElo", "BlackTeam", "Black", "BlackElo", "Result", "ECCO", "Opening"}

// textWriter writes games as text.
type textWriter struct {
	losses
	out      bytes.Buffer
	notation notation.Notation
	encoding string
	column   int // of the movetext
}

// newTextWriter returns a writer for the notation of a name.
func newTextWriter(o WriteOptions, otherwise string) (*textWriter, error) {
	name := o.Notation
	if name == "" {
		name = otherwise
	}
	n, ok := notation.Lookup(name)
	if !ok {
		return nil, fmt.Errorf("notation %q: %w", name, errNoNotation)
	}
	if o.Encoding == "big5" && n.Name() == "chinese" { // simplified characters are not in Big5
		n, _ = notation.Lookup("chinese-traditional")
	}
	w := &textWriter{notation: n, encoding: o.Encoding}
	if w.encoding == "" {
		w.encoding = "utf-8"
	}
	return w, nil
}

var errNoNotation = fmt.Errorf("no such notation")

// all writes every game and hands the text to out.
func (w *textWriter) all(out io.Writer, games iter.Seq[*records.Game], o WriteOptions, one func(*records.Game)) ([]Loss, error) {
	for g := range games {
		w.game++
		one(g)
		if w.out.Len() < chunkSize || len(w.list) > 0 && !o.Lossy {
			continue
		}
		if o.Lossy {
			if _, err := out.Write(w.out.Bytes()); err != nil {
				return w.list, err
			}
			w.out.Reset()
		}
	}
	if len(w.list) > 0 && !o.Lossy {
		return w.list, nil
	}
	_, err := out.Write(w.out.Bytes())
	return w.list, err
}

// put writes text in the encoding, with ? for what it lacks, which is lost.
func (w *textWriter) put(node records.NodeID, name, text string) {
	if w.encoding == "utf-8" || firstHigh([]byte(text)) == len(text) {
		w.out.WriteString(text)
		return
	}
	if w.encoding == "big5" {
		text = strings.NewReplacer("〇", "○", "\u0332", "_", "\u0305", "^").Replace(text)
	} else {
		text = strings.NewReplacer("\u0332", "_", "\u0305", "^").Replace(text)
	}
	encoder := double(w.encoding).NewEncoder()
	if b, err := encoder.Bytes([]byte(text)); err == nil && !strings.ContainsFunc(text, private) {
		w.out.Write(b)
		return
	}
	var lost strings.Builder
	for _, r := range text {
		b, err := encoder.Bytes([]byte(string(r)))
		if err != nil || private(r) && decodeAs(w.encoding, b) != string(r) {
			lost.WriteRune(r)
			b = []byte("?")
		}
		w.out.Write(b)
	}
	w.add(node, LostCharacter, name, lost.String())
}

// private reports whether a character is for private use: encodings have other
// places for some of those.
func private(r rune) bool { return unicode.Is(unicode.Co, r) }

func writePGN(out io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	w, err := newTextWriter(o, "iccs")
	if err != nil {
		return nil, err
	}
	return w.all(out, games, o, func(g *records.Game) {
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
		w.word(0, result(g))
		w.put(0, "", "\n")
	})
}

func result(g *records.Game) string {
	if r := g.Tags.Value("Result"); r != "" {
		return r
	}
	return "*"
}

// startFEN is the FEN of a start with its counters.
func startFEN(s engine.Setup) string {
	return fmt.Sprintf("%s%d %d", strings.TrimSuffix(s.FEN(), "0 1"), s.Halfmove, max(s.Fullmove, 1))
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
	if tag.Value == "" {
		return
	}
	name := strings.Map(func(r rune) rune {
		if isBlank(r) || strings.ContainsRune(`"'[]{}()`, r) {
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
	if name == "" || !isTagLine([]byte("["+name+" \"")) || strings.EqualFold(name, "FEN") || strings.EqualFold(name, "Format") || strings.EqualFold(name, "SetUp") {
		w.add(0, LostTag, tag.Name, tag.Value)
		return
	}
	if name != tag.Name || value != tag.Value {
		w.add(0, LostTag, tag.Name, tag.Value)
	}
	w.put(0, tag.Name, "["+name+" \""+value+"\"]\n")
}

const lineWidth = 100

// word writes a word of movetext, on a new line if it does not fit.
func (w *textWriter) word(node records.NodeID, text string) {
	n := len(text)
	if w.column > 0 && w.column+1+n > lineWidth {
		w.put(0, "", "\n")
		w.column = 0
	} else if w.column > 0 {
		w.put(0, "", " ")
		w.column++
	}
	w.put(node, "", text)
	w.column += n
}

// comment writes a comment in braces; a brace in it becomes full-width.
func (w *textWriter) comment(node records.NodeID, text string) {
	if text == "" {
		return
	}
	if strings.ContainsRune(text, '}') {
		w.add(node, LostCharacter, "comment", "}")
		text = strings.ReplaceAll(text, "}", "｝")
	}
	w.word(node, "{"+text+"}")
	if i := strings.LastIndexByte(text, '\n'); i >= 0 {
		w.column = len(text) - i
	}
}

// writing is a place in the tree that is being written.
type writing struct {
	node records.NodeID // comes next
	line bool           // its siblings have been written: it is their main line
	at   records.Situation
	ply  int
}

// moves writes the tree; a variation stands in brackets behind the move that it
// replaces.
func (w *textWriter) moves(g *records.Game) {
	w.column = 0
	w.comment(0, g.Comment(0))
	at, _ := records.SituationOf(g.Start)
	number := true
	if g.First(0) == 0 {
		w.rest(g, 0)
		return
	}
	// The stack holds what is to be written behind the present line: siblings, then
	// the continuation of the main line.
	type job struct {
		writing
		siblings bool // write node and its next siblings as variations
		close    bool
	}
	stack := []job{{writing: writing{node: g.First(0), at: at}}}
	for len(stack) > 0 {
		j := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch {
		case j.close:
			w.word(0, ")")
			number = true
		case j.siblings:
			if next := g.Next(j.node); next != 0 {
				k := j
				k.node = next
				stack = append(stack, k)
			}
			w.word(0, "(")
			stack = append(stack, job{close: true}, job{writing: writing{node: j.node, line: true, at: j.at, ply: j.ply}})
			number = true
		default:
			number = w.move(g, &j.writing, number)
			next, _ := j.at.After(g.Move(j.node))
			if first := g.First(j.node); first != 0 {
				stack = append(stack, job{writing: writing{node: first, at: next, ply: j.ply + 1}})
			} else {
				w.rest(g, j.node)
			}
			if sibling := g.Next(j.node); sibling != 0 && !j.line {
				stack = append(stack, job{writing: writing{node: sibling, at: j.at, ply: j.ply}, siblings: true})
			}
		}
	}
}

// move writes the number, the move, its mark and its comment, and reports whether
// the next move needs a number of its own.
func (w *textWriter) move(g *records.Game, j *writing, number bool) bool {
	b := j.at.Board()
	first := max(g.Start.Fullmove, 1)
	half := j.ply
	if g.Start.Turn == engine.Black {
		half++
	}
	red := half%2 == 0
	if red {
		w.word(0, fmt.Sprintf("%d.", first+half/2))
	} else if number {
		w.word(0, fmt.Sprintf("%d...", first+half/2))
	}
	m := g.Move(j.node)
	text, ok := w.notation.Append(nil, &b, m)
	if !ok || !w.means(&j.at, string(text), m) {
		text = []byte(m.String())
		if w.notation.Name() != "iccs" {
			w.add(j.node, LostMove, w.notation.Name(), m.String())
		}
	}
	w.word(j.node, string(text))
	if mark := g.Mark(j.node); mark != "" {
		for _, part := range strings.Fields(mark) {
			if strings.HasPrefix(part, "$") {
				w.word(j.node, part)
			} else {
				w.put(j.node, "", part)
			}
		}
	}
	comment := g.Comment(j.node)
	w.comment(j.node, comment)
	if g.First(j.node) != 0 && g.Unread(j.node) != "" {
		w.add(j.node, LostUnread, "", g.Unread(j.node))
	}
	return comment != "" || g.Next(j.node) != 0
}

// means reports whether a text is read as the move again; a move that is not
// legal is kept only by texts that name both points.
func (w *textWriter) means(at *records.Situation, text string, m engine.Move) bool {
	switch w.notation.(type) {
	case notation.ICCS, notation.UCI:
		return true
	}
	pos, ok := at.Position()
	return ok && pos.Legal(m)
}

// rest writes what is unread at the end of a line.
func (w *textWriter) rest(g *records.Game, node records.NodeID) {
	text := g.Unread(node)
	if text == "" {
		return
	}
	if w.notation.Name() == "absolute" { // read again, it may be moves
		w.add(node, LostUnread, "", text)
	}
	w.word(node, text)
}

// textKeys are the names of headers in lists of moves, as dpxq.com has them.
var textKeys = map[string]string{
	"Title": "标题", "Event": "赛事", "Round": "轮次", "Opening": "布局", "Red": "红方", "Black": "黑方", "Result": "结果", "Date": "日期",
	"Site": "地点", "Group": "组别", "Table": "台次", "Annotator": "评论", "Author": "作者", "Time": "记时规则", "RedTime": "红方用时",
	"BlackTime": "黑方用时", "RedTeam": "红方团体", "BlackTeam": "黑方团体",
}

// traditionalKeys are those of them that Big5 lacks.
var traditionalKeys = map[string]string{
	"Title": "標題", "Event": "賽事", "Round": "輪次", "Opening": "佈局", "Red": "紅方", "Result": "結果", "Site": "地點", "Group": "組別",
	"Table": "臺次", "Annotator": "評論", "Time": "記時規則", "RedTime": "紅方用時", "BlackTime": "黑方用時", "RedTeam": "紅方團體", "BlackTeam": "黑方團體",
}

func writeText(out io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error) {
	w, err := newTextWriter(o, "chinese")
	if err != nil {
		return nil, err
	}
	return w.all(out, games, o, func(g *records.Game) {
		if w.game > 1 {
			w.put(0, "", "\n")
		}
		w.put(0, "", "Notation: "+w.notation.Name()+"\n")
		for _, tag := range g.Tags {
			w.header(tag)
		}
		if g.Tags.Value("Result") == "" {
			w.header(records.Tag{Name: "Result", Value: "*"})
		}
		if g.Start.FEN() != engine.Standard || g.Start.Fullmove > 1 {
			w.put(0, "", "FEN: "+startFEN(g.Start)+"\n")
		}
		w.put(0, "", "\n")
		w.moves(g)
		w.word(0, result(g))
		w.put(0, "", "\n")
	})
}

// header writes a line key: value. A line end becomes a blank.
func (w *textWriter) header(tag records.Tag) {
	if tag.Value == "" {
		return
	}
	key := tag.Name
	if k, ok := textKeys[key]; ok {
		key = k
	}
	if k, ok := traditionalKeys[tag.Name]; ok && w.encoding == "big5" {
		key = k
	}
	value := strings.TrimFunc(strings.NewReplacer("\n", " ", "\r", " ").Replace(tag.Value), isBlank)
	line := key + ": " + value
	if back, again, _, ok := headerLine(line); !ok || records.TagName(back) != tag.Name || again != value || isFENKey(back) || strings.ContainsAny(key, "\n\r") {
		w.add(0, LostTag, tag.Name, tag.Value)
		return
	}
	if value != tag.Value {
		w.add(0, LostTag, tag.Name, tag.Value)
	}
	w.put(0, tag.Name, line+"\n")
}

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
		for id, step := range g.Walk() {
			if g.First(g.Parent(id)) != id {
				w.add(id, LostVariation, "", g.Move(id).String())
			} else if step.Depth == step.Index {
				w.put(0, "", separator+iccsText(g.Move(id).String()))
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
