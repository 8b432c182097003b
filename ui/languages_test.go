// Every page, pane, menu and message in every language, and none of another's words.

package ui

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	tea "github.com/charmbracelet/bubbletea"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"qipu/notation"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// everyScreen shows all that a viewer of the built-in games can show in a language, and
// tells each line once.
func everyScreen(t *testing.T, l lang.Lang, tell func(line string)) {
	t.Helper()
	games, err := desk.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(games.Close)
	told, library := map[string]bool{}, libraryOf(t, begunGames())
	look := func(m *Model) {
		for _, size := range [][2]int{{80, 24}, {120, 40}} {
			m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
			for _, line := range strings.Split(m.View(), "\n") {
				if !told[line] {
					told[line] = true
					tell(line)
				}
			}
		}
	}
	fresh := func() *Model {
		return viewer(t, games, desk.Options{
			Lang: l, Log: &drill.MemoryLog{}, LibraryFile: library,
			Now: ticking(time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)),
		}, 80, 24)
	}
	m := fresh()
	look(m)
	for _, a := range action.All() {
		if slices.Contains([]string{"quit", "suspend", "pane", "language", "copy"}, a.Name) { // of pane the other language is the next
			continue
		}
		for _, with := range append([]string{""}, givenTo[a.Name]...) {
			if with == "x.fen" { // what it cannot hold is the record's own
				continue
			}
			m.command(strings.TrimSpace(a.Name + " " + with))
			look(m)
			m.press(tea.KeyPgDown) // a page of several screens
			look(m)
			m.press(tea.KeyEsc, tea.KeyEsc, tea.KeyEsc)
			stays(m)
			if m.session.Blind.Blind() || m.session.Covered() || m.session.Document() != 0 || len(m.pages) > 1 {
				m = fresh()
			}
		}
	}
	for _, keys := range []string{"0", "01", "0\r", "0\r/", ":", ":go", "?", "62", "q", "42.5\r", "zz\r", "H0", "+62.5\r", "0*", "01\r", "++:analyse\r", "++:played\r", "++:review\r", "++:variations\r"} {
		m = fresh()
		for _, key := range strings.SplitAfter(keys, "") {
			m.presses(key)
			look(m)
		}
	}
	m = fresh()
	for _, k := range drill.Kinds() {
		m.command("drill " + k.String())
		look(m)
		for _, key := range []string{"\r", "?", "\r", "1", "1", "1", "\r", ".", ".", ".", "/", "2", "\r", "*", "1"} {
			m.presses(key)
			look(m)
		}
		m.press(tea.KeyEsc, tea.KeyEsc, tea.KeyEsc)
		if len(m.pages) > 1 {
			m = fresh()
		}
		m.command("stats")
		look(m)
		m.press(tea.KeyEsc)
	}
	if len(told) < 500 {
		t.Errorf("%v: only %d lines", l, len(told))
	}
}

// signs are the characters of boards, pieces and moves, which stand in every language.
const signs = "〇帥仕相俥傌炮兵將士象車馬砲卒帅将车马楚河漢汉界一二三四五六七八九进退平進前中后後"

// typedWords are the words of letters that stand in Chinese screens: what is typed, keys
// and names.
func typedWords() map[string]bool {
	words := map[string]bool{}
	for _, text := range latin.FindAllString("Ctrl Enter Esc Tab Home End PgUp PgDn Left Right Down Del Shift Backspace WXF ICCS ECCO FEN FSRS NO_COLOR qipu "+
		"apt install fairy stockfish usr games root config toml engines command rnbakabnr RNBAKABNR binit game pgn txt Red Black Event Date Result here word", -1) {
		words[text] = true
	}
	add := func(text string) {
		for _, word := range latin.FindAllString(text, -1) {
			words[word] = true
		}
	}
	for _, a := range action.All() {
		add(a.Name + " " + a.Usage)
	}
	for _, o := range store.Options {
		add(o.Section + " " + o.Name + " " + strings.Join(o.Values, " "))
	}
	for _, n := range notation.All() {
		add(n.Name())
	}
	for _, k := range drill.Kinds() {
		add(k.String())
	}
	return words
}

var latin = regexp.MustCompile(`[A-Za-z]{3,}`)

// TestScreensInTheLanguage walks everything that can be shown: in English and Vietnamese
// there is no Chinese character but those of boards and moves, in Chinese no English
// word but what is typed, and no character of the other script.
func TestScreensInTheLanguage(t *testing.T) {
	typed := typedWords()
	for _, l := range lang.All {
		t.Run(l.String(), func(t *testing.T) {
			var script encoding.Encoding
			switch l {
			case lang.Simplified:
				script = simplifiedchinese.HZGB2312
			case lang.Traditional:
				script = traditionalchinese.Big5
			}
			everyScreen(t, l, func(line string) {
				if fault := foreign(line, script, typed); fault != "" {
					t.Errorf("%s: %s", fault, line)
				}
			})
		})
	}
}

// foreign returns what in a line is of another language than one written in a script;
// nil: in none of Chinese.
func foreign(line string, script encoding.Encoding, typed map[string]bool) string {
	for _, r := range line {
		switch {
		case !unicode.Is(unicode.Han, r) || strings.ContainsRune(signs, r):
		case script == nil:
			return string(r)
		default:
			if _, err := script.NewEncoder().String(string(r)); err != nil {
				return string(r)
			}
		}
	}
	if script == nil || strings.HasPrefix(strings.TrimSpace(line), "> :") { // a command that is typed
		return ""
	}
	for _, word := range latin.FindAllString(line, -1) {
		if !typed[word] {
			return fmt.Sprintf("%q", word)
		}
	}
	return ""
}
