// Headings of games: who played, and how it ended.

package file

import (
	"regexp"
	"strings"

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
	playedAs = regexp.MustCompile(`^([\pL\pN].*?)([\s\x{3000}]*)(红先胜|红先负|红先和|紅先勝|紅先負|紅先和|先胜|先负|先和|先勝|先負|红胜|红负|红和|紅勝|紅負|紅和)[\s\x{3000}]*([\pL\pN].*?)$`)
	// sidesNamed names the sides behind the players: 甲（红）胜乙, 甲(先) 和 乙(后).
	sidesNamed = regexp.MustCompile(`^([\pL\pN][^（）()]*?)[\s\x{3000}]*[（(]([红紅黑先后後])方?[)）][\s\x{3000}]*(胜|勝|负|負|和|对|對|(?i:vs?\.?))[\s\x{3000}]*([\pL\pN][^（）()]*?)(?:[\s\x{3000}]*[（(][红紅黑先后後]方?[)）])?$`)
	// between has a word or a result apart between the players: 甲 对 乙, 甲 1-0 乙, A vs. B.
	between = regexp.MustCompile(`^([\pL\pN].*?)[\s\x{3000}]+(胜|勝|负|負|和|对|對|(?i:vs\.?|v\.|versus|beats?|defeats|defeated|draws? with|drew with|loses to|lost to)|1[-:]0|0[-:]1|1/2-1/2|½-½|0\.5-0\.5)[\s\x{3000}]+([\pL\pN].*?)$`)
	// tail is a result in brackets behind a heading: A vs. B (Red wins).
	tail = regexp.MustCompile(`^(.*?)[\s\x{3000}]*[（(【\[]([^（()）【】]+)[)）】\]]$`)
	// gameNumber is the number of a game, be it of a tie-break: 第2局, 加赛第二局, 加赛.
	gameNumber = regexp.MustCompile(`^[（(【]?(?:附?加[赛賽]|快棋|慢棋|超快棋)?[\s\x{3000}]*(?:第[\s\x{3000}]*[\d０-９一二三四五六七八九十百零〇]+[\s\x{3000}]*[局盘盤][）)】]?[\s\x{3000}:：]*|附?加[赛賽][）)】]?(?:[\s\x{3000}:：]+|$))`)
	// roundNumber is the number of a round of an event, or of a table: 第3轮.
	roundNumber = regexp.MustCompile(`^第[\s\x{3000}]*[\d０-９一二三四五六七八九十百零〇]+[\s\x{3000}]*[轮輪台臺][\s\x{3000}:：]*`)
	// sideBefore names the side before a player: 红方 甲.
	sideBefore = regexp.MustCompile(`^(?:[红紅黑]方?[\s\x{3000}]+|[红紅黑]方[:：]?)`)
	// aside is the same in brackets behind a name.
	aside = regexp.MustCompile(`[（(【][^（()）【】]*(?:[局盘盤]|加[赛賽]|快棋|慢棋|tie-?break|game \d)[^（()）【】]*[)）】]$`)
	// noName matches openings, which have a word between them too: 中炮 对 屏风马.
	noName = regexp.MustCompile(`[炮局式变變着法，。,;；:：]|[马馬象兵卒]$|\d\.`)
)

// headingOf takes a line apart that names the players of a game.
func headingOf(line string) (h heading, ok bool) {
	line = strings.TrimFunc(line, charset.IsBlank)
	for _, number := range []string{roundNumber.FindString(line), gameNumber.FindString(line[len(roundNumber.FindString(line)):])} {
		if number != "" && number != line {
			h.rest = append(h.rest, strings.TrimFunc(number, charset.IsBlank))
			line = line[len(number):]
		}
	}
	line = h.cut(line)
	if m := playedAs.FindStringSubmatch(line); m != nil {
		h.red, h.black, h.apart = m[1], m[4], m[2] != ""
		h.result, _ = records.Result(m[3])
		return h.names(), true
	}
	if m := tail.FindStringSubmatch(line); m != nil {
		if result, said := outcomeOf(m[2]); said {
			h.result, line = result, m[1]
		}
	}
	if m := sidesNamed.FindStringSubmatch(line); m != nil {
		h.red, h.black, h.apart = m[1], m[4], true
		h.say(m[3])
		if strings.ContainsAny(m[2], "黑后後") {
			h.swap()
		}
		return h.names(), true
	}
	if m := between.FindStringSubmatch(line); m != nil && short(m[1]) && short(m[3]) {
		h.red, h.black, h.apart = m[1], m[3], true
		h.say(m[2])
		return h.names(), true
	}
	return h, false
}

// short reports whether a text can be the name of a player.
func short(name string) bool {
	const most = 40 // bytes
	return len(name) <= most && !noName.MatchString(name)
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
	case strings.ContainsAny(word, "胜勝") || strings.HasPrefix(word, "beat") || strings.HasPrefix(word, "defeat") || strings.HasPrefix(word, "1-0") || strings.HasPrefix(word, "1:0"):
		h.result = "1-0"
	case strings.ContainsAny(word, "负負") || strings.HasPrefix(word, "los") || strings.HasPrefix(word, "0-1") || strings.HasPrefix(word, "0:1"):
		h.result = "0-1"
	case word == "和" || strings.HasPrefix(word, "dr") || strings.HasPrefix(word, "1/2") || strings.HasPrefix(word, "½") || strings.HasPrefix(word, "0.5"):
		h.result = "1/2-1/2"
	}
}
