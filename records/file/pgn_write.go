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
	if name == "" || !isTagLine([]byte("["+name+" \"")) || strings.EqualFold(name, "FEN") || strings.EqualFold(name, "Format") || strings.EqualFold(name, "SetUp") {
		w.add(0, LostTag, tag.Name, tag.Value)
		return
	}
	if name != tag.Name || value != tag.Value {
		w.add(0, LostTag, tag.Name, tag.Value)
	}
	w.put(0, tag.Name, "["+name+" \""+value+"\"]\n")
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
	value := strings.TrimFunc(strings.NewReplacer("\n", " ", "\r", " ").Replace(tag.Value), charset.IsBlank)
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
