// Headings of games: who played, and how it ended.

package file

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
)

// heading is what a line says of a game.
type heading struct {
	red, black string
	result     string   // "" where it says none
	rest       []string // what else it says: the number of a game, a tie-break
	apart      bool     // names and result stand apart, as in no sentence
}

var (
	// playedAs is the usual heading: 上海胡荣华 红先胜 江苏王斌.
	playedAs = regexp.MustCompile(`^([\pL\pN].*?)([\s\x{3000}]*)[（(]?(红先胜|红先负|红先和|紅先勝|紅先負|紅先和|先胜|先负|先和|先勝|先負|红胜|红负|红和|紅勝|紅負|紅和)[）)]?[\s\x{3000}]*([\pL\pN].*?)$`)
	// sidesNamed names the sides behind the players: 甲（红）胜乙, 甲(先) 和 乙(后), A (Red) vs B.
	sidesNamed = regexp.MustCompile(`^([\pL\pN][^（）()]*?)[\s\x{3000}]*[（(\[【](红先|紅先|黑后|黑後|[红紅黑先后後]|(?i:red|black|white))方?[)）\]】][\s\x{3000}]*(胜|勝|负|負|和|对|對|(?i:vs?\.?|beats?|beat|wins|won)|[-–—－])[\s\x{3000}]*([\pL\pN][^（）()]*?)(?:[\s\x{3000}]*[（(\[【](?:[红紅黑]?[先后後]|[红紅黑]|(?i:red|black|white))方?[)）\]】])?$`)
	// between has a word or a result apart between the players: 甲 对 乙, 甲 1-0 乙, A vs. B.
	between = regexp.MustCompile(`^([\pL\pN].*?)[\s\x{3000}]+[（(]?(胜|勝|负|負|和|对|對|(?i:vs\.?|v\.|versus|beats?|defeats|defeated|wins? (?:over|against|vs\.?)|wins?|won (?:over|against)|won|draws? with|drew with|draws|drew|loses to|lost to)|1[-–:：]0|0[-–:：]1|1/2-1/2|½-½|0\.5-0\.5)[）)]?[\s\x{3000}]+([\pL\pN].*?)$`)
	// dashed has a dash between the players, and a result behind them.
	dashed = regexp.MustCompile(`^([\pL\pN][^-–—－]*?)(?:[\s\x{3000}]+[-–][\s\x{3000}]+|[\s\x{3000}]*[—－]+[\s\x{3000}]*|-)([\pL\pN][^-–—－]*?)[\s\x{3000},，]*$`)
	// glued has no blank around the word: 胡荣华对吕钦.
	glued = regexp.MustCompile(`^(\p{Han}{1,4})(胜|勝|负|負|和|对|對|(?i:vs\.?))(\p{Han}{1,4})$`)
	// stones has the signs of the sides before the players: ○甲 ●乙.
	stones = regexp.MustCompile(`^([○●])[\s\x{3000}]*([^○●]+?)[\s\x{3000},，]*([○●])[\s\x{3000}]*([^○●]+)$`)
	// sided has the words for them: 红方 甲 黑方 乙, Red A / Black B.
	sided = regexp.MustCompile(`^#?(红方|紅方|黑方|先手|后手|後手|(?i:red|white|black))(?:[\s\x{3000}]+-?[\s\x{3000}]*|[=＝])([\pL\pN].*?)(?:[\s\x{3000}]*[/,，|][\s\x{3000}]*|[\s\x{3000}]+(?:(?i:vs\.?)[\s\x{3000}]+)?)(红方|紅方|黑方|先手|后手|後手|(?i:red|white|black))(?:[\s\x{3000}]+-?[\s\x{3000}]*|[=＝])([\pL\pN].*?)$`)
	// tail is a result in brackets behind a heading: A vs. B (Red wins).
	tail = regexp.MustCompile(`^(.*?)[\s\x{3000}]*[（(【\[]([^（()）【】]+)[)）】\]]$`)
	// gameNumber is the number of a game, be it of a tie-break: 第2局, 加赛第二局, 加赛.
	gameNumber = regexp.MustCompile(`^[（(【]?(?:附?加[赛賽]|快棋|慢棋|超快棋)*[\s\x{3000}]*(?:第[\s\x{3000}]*[\d０-９一二三四五六七八九十百零〇]+[\s\x{3000}]*[局盘盤][）)】]?[\s\x{3000}:：]*|附?加[赛賽][）)】]?(?:[\s\x{3000}:：]+|$))`)
	// roundNumber is the number of a round of an event, or of a table: 第3轮.
	roundNumber = regexp.MustCompile(`^第[\s\x{3000}]*[\d０-９一二三四五六七八九十百零〇]+[\s\x{3000}]*[轮輪台臺][\s\x{3000}:：]*`)
	// label is the number of an example or of a game in a list: 1., (3), 例2, 图5.
	label = regexp.MustCompile(`^(?:[（(]?\d{1,3}[）)．.、][\s\x{3000}]*|[例图圖局][\s\x{3000}]*[\d一二三四五六七八九十]+[\s\x{3000}:：、.]+|[一二三四五六七八九十]{1,3}、)`)
	// called says what the line is: 对局者：, Players:.
	called = regexp.MustCompile(`^(?:[对對]局者?|棋手|[选選]手|[对對][阵陣]|双方|雙方|(?i:players?|match|người chơi|trận))[\s\x{3000}]*[:：][\s\x{3000}]*`)
	// apart is a result behind a heading without brackets.
	behindNames = regexp.MustCompile(`^(.*?)[\s\x{3000},，]+(1[-–:：]0|0[-–:：]1|1/2-1/2|½-½|[红紅黑]方?先?[胜勝负負和]|[红紅]?先[胜勝负負和]|和棋?)$`)
	// dated is a date behind it.
	dated = regexp.MustCompile(`[\s\x{3000}]+[（(]?\d{4}[-./年]\d{1,2}[-./月]\d{1,2}日?[）)]?$`)
	// sideBefore and sideBehind name the side beside a player: 红方 甲, 甲 红.
	sideBehind = regexp.MustCompile(`[\s\x{3000}]+[红紅黑先后後]方?$`)
	sideBefore = regexp.MustCompile(`^(?:[红紅黑]方?[\s\x{3000}]+|[红紅黑]方[:：]?)`)
	// aside is the same in brackets behind a name.
	aside = regexp.MustCompile(`[（(【][^（()）【】]*(?:[局盘盤]|加[赛賽]|快棋|慢棋|tie-?break|game \d|\d{4}年?$|\d{4}[-./年])[^（()）【】]*[)）】]$`)
	// noName matches openings, which have a word between them too: 中炮 对 屏风马.
	noName = regexp.MustCompile(`[炮局式变變着法，。,;；:：]|[马馬象相兵卒士仕车車炮]$|\d\.`)
)

// surnames begin the names of most players; without a blank around the word between two
// names they tell a heading from a title (中炮对屏风马, 以弱胜强).
const surnames = "甲乙丙丁戊己庚辛王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文柳洪党黨卜蒲聂聶臧杨才郭申苗申屠言尤"

// longestHeading is how many bytes a line has at most that names the players of a game.
const longestHeading = 1 << 10

// headingOf takes a line apart that names the players of a game.
func headingOf(line string) (h heading, ok bool) {
	if len(line) > longestHeading {
		return h, false
	}
	line = strings.TrimFunc(line, charset.IsBlank)
	for _, number := range []*regexp.Regexp{label, roundNumber, gameNumber, called} {
		if found := number.FindString(line); found != "" && found != line {
			if number != called {
				h.rest = append(h.rest, strings.TrimFunc(found, charset.IsBlank))
			}
			line = line[len(found):]
		}
	}
	line = h.cut(line)
	if date := dated.FindString(line); date != "" {
		h.rest = append(h.rest, strings.TrimFunc(date, charset.IsBlank))
		line = line[:len(line)-len(date)]
	}
	if m := playedAs.FindStringSubmatch(line); m != nil {
		h.red, h.black, h.apart = m[1], m[4], m[2] != ""
		h.result, _ = records.Result(m[3])
		return h.names(), true
	}
	if m := stones.FindStringSubmatch(line); m != nil && m[1] != m[3] {
		return h.beside(m[2], m[4], m[1] == "●"), true
	}
	if m := sided.FindStringSubmatch(line); m != nil && records.TagName(m[1]) != records.TagName(m[3]) && short(m[2]) && short(m[4]) {
		return h.beside(m[2], m[4], records.TagName(m[1]) == "Black"), true
	}
	said := false
	if m := tail.FindStringSubmatch(line); m != nil {
		if h.result, said = outcomeOf(m[2]); said {
			line = m[1]
		}
	} else if m := behindNames.FindStringSubmatch(line); m != nil {
		if h.result, said = outcomeOf(m[2]); said {
			line = m[1]
		}
	}
	for _, form := range []*regexp.Regexp{sidesNamed, between, dashed, glued} {
		m := form.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		one, word, other := m[1], "", m[len(m)-1]
		if len(m) > 3 {
			word = m[len(m)-2]
		}
		if !short(one) || !short(other) || form == dashed && !said || form == glued && !(isName(one) && isName(other)) {
			continue
		}
		h.red, h.black, h.apart = one, other, form != glued
		h.say(word)
		if form == sidesNamed && isBlack(m[2]) {
			h.swap()
		}
		return h.names(), true
	}
	return heading{}, false
}

// beside takes over two players whose sides are named, each with what is said of the
// result behind the name; blackFirst tells that the first is Black.
func (h heading) beside(one, other string, blackFirst bool) heading {
	if blackFirst {
		one, other = other, one
	}
	h.red, h.black, h.apart = one, other, true
	for _, name := range []struct {
		side string
		text *string
	}{{"Red", &h.red}, {"Black", &h.black}} {
		if own, result, ok := cutResult(name.side, *name.text); ok {
			*name.text, h.result = own, result
		}
	}
	return h
}

// isBlack reports whether a word for a side is one for Black.
func isBlack(word string) bool {
	return strings.ContainsAny(word, "黑后後") || strings.EqualFold(word, "black")
}

// isName reports whether a text begins with a surname.
func isName(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return strings.ContainsRune(surnames, first)
}

// short reports whether a text can be the name of a player.
func short(name string) bool {
	const most = 40 // bytes
	return len(name) <= most && !noName.MatchString(name) && records.TagName(name) != "Red" && records.TagName(name) != "Black"
}

// cut takes what belongs to no name from behind a text.
func (h *heading) cut(text string) string {
	if at := aside.FindStringIndex(text); at != nil && at[0] > 0 {
		h.rest = append(h.rest, text[at[0]:])
		return strings.TrimRightFunc(text[:at[0]], charset.IsBlank)
	}
	return text
}

// names takes from the names what is none of them.
func (h *heading) names() heading {
	h.red, h.black = h.cut(h.red), h.cut(h.black)
	if red, black := sideBehind.FindString(h.red), sideBehind.FindString(h.black); red != "" && black != "" {
		h.red, h.black = h.red[:len(h.red)-len(red)], h.black[:len(h.black)-len(black)]
		if isBlack(red) {
			h.swap()
		}
	}
	red, black := sideBefore.FindString(h.red), sideBefore.FindString(h.black)
	if red != "" && black != "" {
		h.red, h.black = h.red[len(red):], h.black[len(black):]
		if strings.HasPrefix(red, "黑") {
			h.swap()
		}
	}
	return *h
}

// swap makes the player who is named first Black.
func (h *heading) swap() {
	h.red, h.black = h.black, h.red
	switch h.result {
	case "1-0":
		h.result = "0-1"
	case "0-1":
		h.result = "1-0"
	}
}

// say takes in the word between the players, as the first of them sees it.
func (h *heading) say(word string) {
	switch word = strings.ToLower(word); {
	case strings.ContainsAny(word, "胜勝") || strings.HasPrefix(word, "beat") || strings.HasPrefix(word, "w") || strings.HasPrefix(word, "defeat") || strings.HasPrefix(word, "1-0") || strings.HasPrefix(word, "1:0") || strings.HasPrefix(word, "1–0") || strings.HasPrefix(word, "1：0"):
		h.result = "1-0"
	case strings.ContainsAny(word, "负負") || strings.HasPrefix(word, "los") || strings.HasPrefix(word, "0-1") || strings.HasPrefix(word, "0:1") || strings.HasPrefix(word, "0–1") || strings.HasPrefix(word, "0：1"):
		h.result = "0-1"
	case word == "和" || strings.HasPrefix(word, "dr") || strings.HasPrefix(word, "1/2") || strings.HasPrefix(word, "½") || strings.HasPrefix(word, "0.5"):
		h.result = "1/2-1/2"
	}
}
