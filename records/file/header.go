// Headers of texts: lines key: value.

package file

import (
	"strings"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// movesOf returns the tokens of text that are moves, without those of headers.
func movesOf(text string) []movetext.Token {
	var list []movetext.Token
	for len(text) > 0 {
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		if key, _, _, ok := headerLine(line); ok && records.IsTagName(key) {
			continue
		}
		for _, t := range movetext.Lex(line, 0, false).List {
			if t.Kind == movetext.Move {
				list = append(list, t)
			}
		}
	}
	return list
}

// headerLine takes a line key: value apart; at is the offset of the value.
func headerLine(line string) (key, value string, at int, ok bool) {
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
	if movetext.SideWord(line, len(line)-len(strings.TrimLeftFunc(line, charset.IsBlank))) > 0 {
		return "", "", 0, false
	}
	trimmed := strings.TrimLeftFunc(value, charset.IsBlank)
	at = len(line) - len(trimmed)
	return key, strings.TrimRightFunc(trimmed, charset.IsBlank), at, true
}

// isFENKey reports whether a header gives the start.
func isFENKey(key string) bool { return strings.Contains(strings.ToLower(key), "fen") }
