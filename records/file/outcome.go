// Sentences that end a record by saying who won: 黑方认负，红胜。

package file

import (
	"regexp"
	"strings"

	"qipu/records"
	"qipu/records/charset"
)

// outcome matches a clause that says nothing but how a game ended; its groups
// are the side, what became of it, and a draw.
var outcome = regexp.MustCompile(`^(?:以上|以下|[最终終]+[后後]?|结果|結果|至此|此局|本局|全局|终局|終局|于是|於是|遂|判)*` +
	`(?:([红紅黑])(?:[方棋])?先?(?:(?:中局|残局|殘局|超时|超時|停钟|停鐘|投子|推枰|主动|主動|最终|最終|终于|終於|速|终|終|遂|判)*)` +
	`([胜勝赢贏]|[获獲取得][胜勝]|[胜勝]出|[负負输輸败敗]|[认認告][负負输輸败敗])|` +
	`((?:[双雙]方|红黑|紅黑)?(?:同意|不变|不變|握手|终于|終於|最终|最終|判|遂)*(?:[和平]|[议議作成言战戰弈判][和平])[棋局]?))[了矣]?$`)

// outcomeOf returns the result that a clause says.
func outcomeOf(clause string) (string, bool) {
	if result, said := englishOutcome(strings.Join(strings.Fields(clause), " ")); said {
		return result, true
	}
	clause = strings.Map(charset.DropBlank, clause)
	if result, known := records.Result(clause); known && result != "*" {
		return result, true
	}
	m := outcome.FindStringSubmatch(clause)
	switch {
	case m == nil:
		return "", false
	case m[3] != "":
		return "1/2-1/2", true
	}
	won := strings.ContainsAny(m[2], "胜勝赢贏")
	if won == (m[1] == "黑") {
		return "0-1", true
	}
	return "1-0", true
}

// clauses cuts a line into its clauses, without what is empty.
func clauses(line string) []string {
	return strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune("，。；！、,.;!()（）[]【】*＊#★☆", r) })
}

// reason matches a clause that says why a game ended, and not how: 超时, on time.
var reason = regexp.MustCompile(`(?i)^[红紅黑]?方?(?:超时|超時|认负|認負|投子|投子认负|违例|違例|犯规|犯規|长将|長將|长捉|長捉|将死|將死|绝杀|絕殺|困毙|困斃|time|on time|timeout|resignation|by resignation|mate|checkmate|stalemate)$`)

// isOutcome reports whether a line says the result and nothing else.
func isOutcome(line string) bool {
	said := 0
	for _, clause := range clauses(line) {
		clause = strings.TrimFunc(clause, charset.IsBlank)
		if _, ok := outcomeOf(clause); ok {
			said++
		} else if clause != "" && !reason.MatchString(clause) {
			return false
		}
	}
	return said > 0
}

// outcomeIn returns the result that a line of clauses says, the last of them first.
func outcomeIn(line string) (string, bool) {
	list := clauses(line)
	for i := len(list) - 1; i >= 0; i-- {
		if result, ok := outcomeOf(list[i]); ok {
			return result, true
		}
		if !reason.MatchString(strings.TrimFunc(list[i], charset.IsBlank)) {
			break
		}
	}
	return "", false
}

// closingOutcome returns the result that the last clause behind the moves says.
// Words in which moves are talked about say nothing of the game.
func closingOutcome(behind string) (string, bool) {
	behind = strings.TrimFunc(behind, charset.IsBlank)
	if first, rest, ends := strings.Cut(behind, "。"); ends && !strings.ContainsRune(first, '\n') && rest != "" { // 红胜。赛后 …
		list := clauses(first)
		if len(list) == 1 {
			if result, ok := outcomeOf(list[0]); ok {
				return result, true
			}
		}
	}
	for line := range strings.Lines(behind) { // 红胜 on a line of its own
		if isOutcome(line) {
			return outcomeIn(line)
		}
	}
	line := behind[strings.LastIndexByte(behind, '\n')+1:]
	if said, _, ok := strings.Cut(line, " after "); ok { // Red resigns after 31... P7+1
		if result, ok := englishOutcome(said); ok {
			return result, true
		}
	}
	if len(movesOf(line)) > 0 {
		return "", false
	}
	return outcomeIn(line)
}

// The same in English.
var (
	englishWin  = regexp.MustCompile(`(?i)^(?:(?:and|so|then|finally|result) +)*(red|white|black)(?: +(?:player|side|has))* +(wins?|won|is the winner|mates?|checkmates?|resigns?|resigned|loses?|lost|forfeits?|forfeited)(?: +(?:the game|on time|by resignation))?$`)
	englishDraw = regexp.MustCompile(`(?i)^(?:(?:the|game|result|is|was|ended|ends|in|a|both|sides|players|agreed|agree|to|by) +)*(?:draw|drawn|draw agreed|drawn by agreement)$`)
)

// englishOutcome returns the result that a clause in English says.
func englishOutcome(clause string) (string, bool) {
	if englishDraw.MatchString(clause) {
		return "1/2-1/2", true
	}
	m := englishWin.FindStringSubmatch(clause)
	if m == nil {
		return "", false
	}
	lost := strings.ContainsAny(strings.ToLower(m[2][:1]), "rlf")
	if lost == strings.EqualFold(m[1], "black") {
		return "1-0", true
	}
	return "0-1", true
}
