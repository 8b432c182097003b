// Writing move lists in any notation.

package file

import (
	"io"
	"iter"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

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
		w.word(0, resultTag(g))
		w.put(0, "", "\n")
	})
}

// readAgain reports whether a header is read as it was meant: its value may look like
// another header, a result or a position. It stands behind another one.
func readAgain(line, name, value string) bool {
	line = "Notation: chinese\n" + line
	r := textReader{text: line, game: records.NewGame(engine.StandardSetup()), body: []byte(line), from: -1}
	r.game.SetSource(line, 1)
	r.lines()
	return name == "Result" || len(r.game.Tags) == 1 && r.game.Tags[0] == (records.Tag{Name: name, Value: value})
}

// header writes a line key: value. A line end becomes a blank.
func (w *textWriter) header(tag records.Tag) {
	if tag.Value = w.tidy(0, tag.Name, tag.Value); tag.Value == "" {
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
	if back, again, _, ok := headerLine(line); !ok || records.TagName(back) != tag.Name || again != value || isFENKey(back) || strings.ContainsAny(key, "\n\r") || !readAgain(line, tag.Name, value) {
		w.add(0, LostTag, tag.Name, tag.Value)
		return
	}
	if value != tag.Value {
		w.add(0, LostTag, tag.Name, tag.Value)
	}
	w.put(0, tag.Name, line+"\n")
}
