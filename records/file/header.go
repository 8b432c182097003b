// Headers of texts: lines key: value.

package file

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// moveText is the text of a move, and how it is written.
type moveText struct {
	style movetext.Style
	text  string
}

// movesOf returns the tokens of text that are moves, without those of headers.
func movesOf(text string) []moveText {
	var list []moveText
	for len(text) > 0 {
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		if key, _, _, ok := headerLine(line); ok && records.IsTagName(key) {
			continue
		}
		for _, t := range movetext.Lex(line, 0, movetext.ByShape).List {
			if t.Kind == movetext.Move {
				list = append(list, moveText{t.Style, line[t.From:t.To]})
			}
		}
	}
	return list
}

// headerLine takes a line key: value apart; at is the offset of the value.
func headerLine(line string) (key, value string, at int, ok bool) {
	if inside, offset, boxed := boxedHeader(line); boxed {
		key, value, at, ok = headerLine(inside)
		return key, value, at + offset, ok && records.IsTagName(key)
	}
	i := strings.IndexAny(line, ":：")
	if i <= 0 {
		return "", "", 0, false
	}
	_, size := utf8.DecodeRuneInString(line[i:])
	key = strings.TrimFunc(line[:i], charset.IsBlank)
	if whole := strings.Map(charset.DropBlank, key); records.IsTagName(whole) {
		key = whole // 红    方
	}
	value = line[i+size:]
	if n := utf8.RuneCountInString(key); n == 0 || n > 12 || strings.HasPrefix(value, "//") || strings.ContainsAny(key, "。，,.（({【[") {
		return "", "", 0, false
	}
	if roundLabel.MatchString(key) || !records.IsTagName(key) && !isFENKey(key) && beginsMoves(value) {
		return "", "", 0, false
	}
	if records.TagName(key) == "Opening" && playsOn(value) {
		return "", "", 0, false
	}
	if movetext.SideWord(line, len(line)-len(strings.TrimLeftFunc(line, charset.IsBlank))) > 0 {
		return "", "", 0, false
	}
	trimmed := strings.TrimLeftFunc(value, charset.IsBlank)
	at = len(line) - len(trimmed)
	return key, strings.TrimRightFunc(trimmed, charset.IsBlank), at, true
}

// boxedHeader returns the header inside of square brackets, and where it begins in the
// line: [赛事：全国赛].
func boxedHeader(line string) (inside string, at int, ok bool) {
	whole := strings.TrimFunc(line, charset.IsBlank)
	open, size := utf8.DecodeRuneInString(whole)
	last, tail := utf8.DecodeLastRuneInString(whole)
	if size == 0 || len(whole) <= size+tail || !strings.ContainsRune(movetext.Brackets, open) || !strings.ContainsRune(movetext.Closings, last) {
		return "", 0, false
	}
	inside = whole[size : len(whole)-tail]
	if strings.ContainsAny(inside, movetext.Brackets+"\"") {
		return "", 0, false
	}
	return inside, strings.Index(line, whole) + size, true
}

// isFENKey reports whether a header gives the start.
func isFENKey(key string) bool { return strings.Contains(strings.ToLower(key), "fen") }

// roundLabel is the label of a round, which is no header: 第1回合.
var roundLabel = regexp.MustCompile(`^第[\s\x{3000}]*[\d０-９一二三四五六七八九十百]+[\s\x{3000}]*(?:回合|[着著手步])$`)

// beginsMoves reports whether a text begins with a move, be it behind its number or
// side.
func beginsMoves(text string) bool {
	tokens := movetext.Lex(text, 0, movetext.ByShape)
	defer tokens.Release()
	for _, t := range tokens.List {
		if t.Kind != movetext.Number {
			return t.Kind == movetext.Move
		}
	}
	return false
}

// playsOn reports whether a text is a line of moves, and no name of an opening that looks
// like a move (中炮进三兵).
func playsOn(text string) bool {
	const enough = 4
	tokens := movetext.Lex(text, 0, movetext.ByShape)
	defer tokens.Release()
	n := 0
	for _, t := range tokens.List {
		if t.Kind == movetext.Move {
			n++
		}
	}
	return n >= enough
}

// another finds a header behind the value of one on the same line.
var another = regexp.MustCompile(`(?:^|[\s\x{3000}]+|[\s\x{3000}]*[，,；;、|｜/][\s\x{3000}]*)(\pL{1,6}|\pL[\s\x{3000}]+\pL)[\s\x{3000}]?[:：]`)

// opposed is a word between two players, behind the first.
var opposed = regexp.MustCompile(`[\s\x{3000}]+(?:(?i:vs?\.?)|对|對|[-–—－])[\s\x{3000}]*$`)

// timeUsed are the headers of the time a side used, behind its name.
var timeUsed = map[string]bool{"耗时": true, "耗時": true, "用时": true, "用時": true}

// splitHeader cuts the value of a header where the next one on the line begins. next is
// the name of that; at is where its value begins, or -1.
func splitHeader(name, value string) (own, next string, at int) {
	const short = 400 // bytes: a line with several headers is no longer
	if len(value) >= short {
		return value, "", -1
	}
	for from := 0; from < len(value); {
		m := another.FindStringSubmatchIndex(value[from:])
		if m == nil {
			break
		}
		for i := range m {
			m[i] += from
		}
		_, size := utf8.DecodeRuneInString(value[m[2]:])
		within := m[0] == m[2] && from > 0 // within a word
		if from = m[2] + size; within {
			continue
		}
		next = strings.Map(charset.DropBlank, value[m[2]:m[3]])
		if (name == "Red" || name == "Black") && timeUsed[next] {
			next = name + "Time"
		}
		if records.IsTagName(next) {
			rest := strings.TrimLeftFunc(value[m[1]:], charset.IsBlank)
			return opposed.ReplaceAllString(value[:m[0]], ""), next, len(value) - len(rest)
		}
	}
	return value, "", -1
}

// namedResult is a result behind a name, in brackets or apart: 甲（先胜）, 甲 胜.
var namedResult = regexp.MustCompile(`^(.*?[^\s\x{3000}])(?:[\s\x{3000}]*[（(【\[][\s\x{3000}]*([^（(【\[]+?)[\s\x{3000}]*[）)】\]]|(?:[\s\x{3000}]+|[，,；;][\s\x{3000}]*)([红紅黑先后後]?[先后後]?[胜勝负負和]))[\s\x{3000}]*$`)

// cutResult takes the result from behind the name of a player, whose side is Red or
// Black.
func cutResult(side, value string) (name, result string, ok bool) {
	m := namedResult.FindStringSubmatch(value)
	if m == nil {
		return value, "", false
	}
	word := m[2] + m[3]
	switch strings.ToLower(word) {
	case "胜", "勝", "won", "wins", "win", "1":
		result = map[string]string{"Red": "1-0", "Black": "0-1"}[side]
	case "负", "負", "lost", "loses", "loss", "0":
		result = map[string]string{"Red": "0-1", "Black": "1-0"}[side]
	case "draw", "drew", "1/2", "½":
		result = "1/2-1/2"
	default:
		if result, ok = records.Result(word); !ok || result == "*" {
			return value, "", false
		}
	}
	return m[1], result, true
}
