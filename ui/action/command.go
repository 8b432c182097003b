// The command line: a name, found by the beginning of it or by its letters in
// order, and an argument.

package action

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/sahilm/fuzzy"

	"qipu/ui/lang"
)

// byLetters is the table as fuzzy searches it.
type byLetters []Action

func (n byLetters) String(i int) string { return n[i].Name }
func (n byLetters) Len() int            { return len(n) }

// Find returns the actions that a beginning of a command line can mean, the
// likeliest first: the exact name, then the beginnings, then what has the
// letters in order; if there is none, what it does in words that begin so, in any
// language.
func Find(line string) []*Action {
	name, _, _ := strings.Cut(strings.TrimLeft(line, " "), " ")
	if name == "" {
		all := make([]*Action, len(table))
		for i := range table {
			all[i] = &table[i]
		}
		return all
	}
	var exact, begins, rest []*Action
	for _, m := range fuzzy.FindFrom(name, byLetters(table)) {
		a := &table[m.Index]
		switch {
		case a.Name == name:
			exact = append(exact, a)
		case strings.HasPrefix(a.Name, name):
			begins = append(begins, a)
		default:
			rest = append(rest, a)
		}
	}
	if found := append(append(exact, begins...), rest...); len(found) > 0 {
		return found
	}
	if a := byName[sought[name]]; a != nil {
		return []*Action{a}
	}
	return titled(name)
}

// sought are words by which people look for a command whose title begins otherwise.
var sought = map[string]string{
	"注释": "comment", "注解": "comment", "註釋": "comment", "註解": "comment",
	"搜索": "search", "查找": "search", "搜尋": "search", "尋找": "search",
	"悔棋": "takeback", "求和": "draw", "提和": "draw", "认输": "resign", "认负": "resign", "認輸": "resign", "提示": "hint", "对弈": "play", "對弈": "play", "撤销": "undo", "撤銷": "undo", "打开": "games", "開啟": "games",
	"新局": "new", "主变": "promote", "主變": "promote", "结果": "result", "結果": "result", "复制": "copy", "複製": "copy",
}

// titled returns the actions whose titles begin with a text of two characters or
// more.
func titled(text string) []*Action {
	if utf8.RuneCountInString(text) < 2 {
		return nil
	}
	var found []*Action
	for i := range table {
		if slices.ContainsFunc(lang.All, func(l lang.Lang) bool { return strings.HasPrefix(l.Say(table[i].Title), text) }) {
			found = append(found, &table[i])
		}
	}
	return found
}

// Command runs a command line.
func Command(c *Context, line string) error {
	name, argument, _ := strings.Cut(strings.TrimSpace(line), " ")
	if name == "" {
		return nil
	}
	found := Find(name)
	if len(found) == 0 {
		return refuse(lang.NoSuchCommand, name)
	}
	a := found[0]
	c.Argument = strings.TrimSpace(argument)
	if c.Argument == "" && a.Last != nil {
		c.Argument = a.Last(c.Desk)
	}
	if c.Argument == "" && a.NeedsArgument() {
		return refuse(lang.NeedsText, a.Usage)
	}
	return a.Run(c)
}

// Words returns what the last word of a command line can be, behind the name of a
// command whose argument is one of a few words.
func Words(line string) []string {
	name, argument, ok := strings.Cut(strings.TrimLeft(line, " "), " ")
	found := Find(name)
	if !ok || len(found) == 0 || found[0].Names == nil {
		return nil
	}
	last := argument[strings.LastIndexAny(argument, " ,")+1:]
	var words []string
	for _, word := range found[0].Names() {
		if strings.HasPrefix(word, last) {
			words = append(words, word)
		}
	}
	return words
}

// KeyName is a key as people say it: Ctrl+U, PgDn, 05.
func KeyName(key string) string {
	switch key {
	case "right", "left", "up", "down", "home", "end", "tab", "enter":
		return strings.ToUpper(key[:1]) + key[1:]
	case "f1":
		return "F1"
	case "pgup":
		return "PgUp"
	case "pgdown":
		return "PgDn"
	}
	if rest, ok := strings.CutPrefix(key, "ctrl+"); ok && len(rest) > 1 {
		return "Ctrl+" + KeyName(rest)
	} else if ok {
		return "Ctrl+" + strings.ToUpper(rest)
	}
	if rest, ok := strings.CutPrefix(key, "0 enter "); ok {
		return "0Enter" + strings.ReplaceAll(rest, " ", "")
	}
	if rest, ok := strings.CutPrefix(key, "0 "); ok {
		return "0" + rest
	}
	return key
}
