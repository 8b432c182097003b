// The headers of a record.

package records

import "strings"

// Tag is one header of a record.
type Tag struct{ Name, Value string }

// Tags are the headers in the order of the file; a name may stand twice. The
// standard names are Title, Event, Date, Site, Round, Red, Black, RedTeam,
// BlackTeam, Result, Annotator, Author, Opening, ECCO, Variant, Time, RedTime,
// BlackTime, RedElo, BlackElo, Referee, Recorder, Group, Table, Source, Created,
// Modified and Ending; anything else stands under the name that the file gives.
// Result is always 1-0, 0-1, 1/2-1/2 or *.
type Tags []Tag

// Value returns the first value of a name, or "".
func (t Tags) Value(name string) string {
	for _, tag := range t {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// Set replaces the first value of a name, or adds it at the end.
func (t *Tags) Set(name, value string) {
	for i := range *t {
		if (*t)[i].Name == name {
			(*t)[i].Value = value
			return
		}
	}
	*t = append(*t, Tag{name, value})
}

// tagNames are the standard names by what files call them, in lower case.
var tagNames = map[string]string{
	"title": "Title", "name": "Title", "标题": "Title", "標題": "Title", "局名": "Title", "对局名称": "Title", "對局名稱": "Title",
	"event": "Event", "contest": "Event", "赛事": "Event", "賽事": "Event", "比赛": "Event", "比賽": "Event", "赛事名称": "Event",
	"date": "Date", "日期": "Date", "比赛日期": "Date", "时间": "Date",
	"site": "Site", "place": "Site", "地点": "Site", "地點": "Site", "比赛地点": "Site",
	"round": "Round", "轮次": "Round", "輪次": "Round",
	"red": "Red", "white": "Red", "红方": "Red", "紅方": "Red", "红": "Red", "紅": "Red", "黑": "Black",
	"black": "Black", "黑方": "Black",
	"红方选手": "Red", "紅方選手": "Red", "黑方选手": "Black", "黑方選手": "Black", "红方队伍": "RedTeam", "黑方队伍": "BlackTeam",
	"红先": "Red", "紅先": "Red", "先手": "Red", "先手方": "Red", "黑后": "Black", "黑後": "Black", "后手": "Black", "後手": "Black", "后手方": "Black", "後手方": "Black",
	"đỏ": "Red", "trắng": "Red", "bênđỏ": "Red", "đen": "Black", "xanh": "Black", "bênđen": "Black", "ván": "Title", "giải": "Event", "vòng": "Round", "ngày": "Date", "kếtquả": "Result",
	"redteam": "RedTeam", "whiteteam": "RedTeam", "红队": "RedTeam", "紅隊": "RedTeam", "黑队": "BlackTeam", "黑隊": "BlackTeam", "红方团体": "RedTeam", "紅方團體": "RedTeam",
	"blackteam": "BlackTeam", "黑方团体": "BlackTeam", "黑方團體": "BlackTeam",
	"result": "Result", "win": "Result", "结果": "Result", "結果": "Result", "比赛结果": "Result", "比賽結果": "Result", "对局结果": "Result", "對局結果": "Result", "对弈结果": "Result", "對弈結果": "Result", "棋局结果": "Result", "棋局結果": "Result",
	"annotator": "Annotator", "解说": "Annotator", "解說": "Annotator", "commentator": "Annotator", "remark": "Annotator", "评论": "Annotator", "評論": "Annotator",
	"评注": "Annotator", "評注": "Annotator",
	"author": "Author", "creator": "Author", "作者": "Author",
	"opening": "Opening", "open": "Opening", "布局": "Opening", "佈局": "Opening", "开局": "Opening", "開局": "Opening",
	"ecco": "ECCO", "variant": "Variant",
	"time": "Time", "timerule": "Time", "timecontrol": "TimeControl", "记时规则": "Time", "記時規則": "Time", "计时规则": "Time", "时间规则": "Time", "時間規則": "Time", "計時規則": "Time",
	"redtime": "RedTime", "whitetime": "RedTime", "红方用时": "RedTime", "紅方用時": "RedTime",
	"blacktime": "BlackTime", "黑方用时": "BlackTime", "黑方用時": "BlackTime",
	"redelo": "RedElo", "红等级分": "RedElo", "紅等級分": "RedElo", "黑等级分": "BlackElo", "黑等級分": "BlackElo", "whiteelo": "RedElo", "redrating": "RedElo", "blackelo": "BlackElo", "blackrating": "BlackElo",
	"referee": "Referee", "裁判": "Referee", "裁判员": "Referee", "裁判員": "Referee", "recorder": "Recorder", "记录": "Recorder", "記錄": "Recorder",
	"group": "Group", "组别": "Group", "組別": "Group", "table": "Table", "台次": "Table", "臺次": "Table",
	"source": "Source", "created": "Created", "modified": "Modified", "ending": "Ending", "结束方式": "Ending", "結束方式": "Ending", "创建日期": "Created", "創建日期": "Created", "修改日期": "Modified", "notation": "Notation",
}

// TagName returns the standard name of what a file calls name, or name itself.
func TagName(name string) string {
	if standard, ok := tagNames[strings.ToLower(name)]; ok {
		return standard
	}
	return name
}

// IsTagName reports whether name is a standard name, or a file's word for one.
func IsTagName(name string) bool {
	_, ok := tagNames[strings.ToLower(name)]
	return ok
}

// results are the words for results, without blanks.
var results = map[string]string{
	"1-0": "1-0", "0-1": "0-1", "1:0": "1-0", "0:1": "0-1", "1/2-1/2": "1/2-1/2", "1/2": "1/2-1/2", "½-½": "1/2-1/2", "½": "1/2-1/2", "0.5-0.5": "1/2-1/2",
	"红胜": "1-0", "紅勝": "1-0", "红先胜": "1-0", "紅先勝": "1-0", "先胜": "1-0", "先勝": "1-0", "先手胜": "1-0", "先手勝": "1-0", "后手负": "1-0", "後手負": "1-0", "红胜黑负": "1-0", "紅勝黑負": "1-0", "黑负": "1-0", "黑負": "1-0", "后负": "1-0", "後負": "1-0",
	"红方胜": "1-0", "紅方勝": "1-0",
	"黑胜": "0-1", "黑勝": "0-1", "红先负": "0-1", "紅先負": "0-1", "先负": "0-1", "先負": "0-1", "后手胜": "0-1", "後手勝": "0-1", "先手负": "0-1", "先手負": "0-1", "黑胜红负": "0-1", "黑勝紅負": "0-1", "红负黑胜": "0-1", "紅負黑勝": "0-1", "红负": "0-1", "紅負": "0-1", "后胜": "0-1", "後勝": "0-1",
	"黑方胜": "0-1", "黑方勝": "0-1", "黑先胜": "0-1", "黑先勝": "0-1",
	"和": "1/2-1/2", "和棋": "1/2-1/2", "和局": "1/2-1/2", "先和": "1/2-1/2", "红先和": "1/2-1/2", "紅先和": "1/2-1/2", "平": "1/2-1/2", "平局": "1/2-1/2",
	"đỏthắng": "1-0", "đenthua": "1-0", "đenthắng": "0-1", "đỏthua": "0-1", "hòa": "1/2-1/2", "hoà": "1/2-1/2", "vánhòa": "1/2-1/2", "vánhoà": "1/2-1/2",
	"draw": "1/2-1/2", "drawn": "1/2-1/2", "drawngame": "1/2-1/2", "tie": "1/2-1/2", "remis": "1/2-1/2",
	"redwins": "1-0", "redwon": "1-0", "redwin": "1-0", "blacklost": "1-0", "blackloses": "1-0", "blackresigns": "1-0", "blackresigned": "1-0",
	"blackwins": "0-1", "blackwon": "0-1", "blackwin": "0-1", "redlost": "0-1", "redloses": "0-1", "redresigns": "0-1", "redresigned": "0-1",
	"双方和": "1/2-1/2", "雙方和": "1/2-1/2", "红黑和": "1/2-1/2", "後和": "1/2-1/2", "后和": "1/2-1/2",
}

// unknowns are texts that say that there is no result.
var unknowns = map[string]bool{"": true, "*": true, "0-0": true, "未知": true, "?": true, "不详": true, "不詳": true, "-": true, "未完": true, "未定": true, "多种结果": true, "多種結果": true}

// Result returns the result that a text says: 1-0, 0-1, 1/2-1/2 or *; false if
// nobody knows what it says.
func Result(text string) (string, bool) {
	key := strings.Map(func(r rune) rune {
		switch {
		case r == ' ' || r == '\t' || r == '\u3000' || r == '\u00a0':
			return -1
		case r >= '‐' && r <= '―' || r == '−': // dashes of any length
			return '-'
		case r >= 0xFF01 && r <= 0xFF5E:
			return r - 0xFF01 + '!'
		}
		return r
	}, text)
	if result, ok := results[key]; ok {
		return result, true
	}
	if result, ok := results[strings.ToLower(key)]; ok {
		return result, true
	}
	return "*", unknowns[key]
}
