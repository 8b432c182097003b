// The commands in every language: what they say is in it, and what scripts read is
// the same in all.

package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/spf13/cobra"

	"qipu/ui/lang"
)

// saidBy runs qipu and returns what it prints.
func saidBy(t *testing.T, in string, args ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	Main(args, strings.NewReader(in), &stdout, &stderr)
	return stdout.String()
}

// latinWords are the words of letters that a Chinese text may have: what is typed and
// names.
var latinWords = regexp.MustCompile(`[A-Za-z]{3,}`)

// examples are how moves, pieces and the name of the program are written in every language.
var examples = regexp.MustCompile(`棋譜|炮二平五|马8进7|俥 傌 砲|一兵平五|前兵四平五|胡荣华|赵鑫鑫|吕钦|简体中文|繁體中文`)

// TestHelpInTheLanguage walks the help of every command: no Chinese in English and
// Vietnamese, and in Chinese no word of letters that English help has not.
func TestHelpInTheLanguage(t *testing.T) {
	a := &app{in: strings.NewReader(""), out: &bytes.Buffer{}, err: &reports{Writer: &bytes.Buffer{}}, env: func(string) string { return "" }}
	var paths [][]string
	var walk func(c *cobra.Command)
	walk = func(c *cobra.Command) {
		paths = append(paths, strings.Fields(c.CommandPath())[1:])
		for _, sub := range c.Commands() {
			walk(sub)
		}
	}
	tree := commands{a}
	walk(tree.root())
	if len(paths) < 20 {
		t.Fatalf("only %d commands", len(paths))
	}
	for _, path := range paths {
		help := map[lang.Lang]string{}
		for _, l := range lang.All {
			help[l] = saidBy(t, "", append(append([]string{}, path...), "--help", "--lang", l.String())...)
			if help[l] == "" || l != lang.English && help[l] == help[lang.English] {
				t.Errorf("%v: %v says %q", path, l, help[l])
			}
		}
		for _, l := range lang.All {
			if l.Latin() {
				for _, line := range strings.Split(examples.ReplaceAllString(help[l], ""), "\n") {
					if strings.IndexFunc(line, func(r rune) bool { return unicode.Is(unicode.Han, r) }) >= 0 {
						t.Errorf("%v: %v says %q", path, l, line)
					}
				}
				continue
			}
			for _, word := range latinWords.FindAllString(help[l], -1) {
				if !strings.Contains(help[lang.English], word) {
					t.Errorf("%v: %v says %s", path, l, word)
				}
			}
		}
	}
}

// TestScriptsReadOneLanguage: JSON, batches, converted records and numbers are the same
// in every language, but for the messages of problems.
func TestScriptsReadOneLanguage(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	game := write("a.pgn", "[Red \"许银川\"]\n[Black \"赵鑫鑫\"]\n[Event \"橘中秘\"]\n[Result \"0-1\"]\n\n{七星聚会} 1. C2.5 H8+7 (1... H2+3 2. P7+1) 2. H2+3 0-1\n")
	broken := write("b.txt", "1. 炮二平五 马8进7 2. 马二进三 车9平9\n")
	absolute := write("c.txt", "1、炮二三平五2、马8173\n3、马二一三三4、车91平8\n")
	library := filepath.Join(folder, "library.db")
	saidBy(t, "", "library", "add", game, "--library", library)
	message := regexp.MustCompile(`"(message|why)": "(\\.|[^"\\])*"|\t[^\t\n]*(\n|$)`)
	for _, args := range [][]string{
		{"show", game, "--json", "--tree"},
		{"show", broken, "--json"},
		{"show", game, "--svg"},
		{"check", game, "--json"},
		{"check", broken, "--json", "--repair"},
		{"reconstruct", absolute, "--json"},
		{"perft", "2", "--divide"},
		{"convert", game, "--to", "pgn"},
		{"convert", game, "--to", "json"},
		{"convert", game, "--to", "txt", "--notation", "wxf"},
		{"convert", game, "--to", "dhtmlxq"},
		{"notate", "--batch"},
		{"library", "tree", "--json", "--library", library},
		{"library", "find", "--player", "许银川", "--json", "--library", library},
		{"library", "list", "--json", "--library", library},
		{"library", "names", "--json", "--library", library},
	} {
		const lines = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\tP2-5\n" +
			"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\tB3.1\nrnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w\tC2.5\nx\ty\n"
		plain := ""
		for _, l := range lang.All {
			out := saidBy(t, lines, append(append([]string{}, args...), "--lang", l.String())...)
			if args[0] == "notate" { // the message is the last of a refusal's fields
				var kept []string
				for _, line := range strings.Split(out, "\n") {
					if strings.HasPrefix(line, "!") {
						line = line[:strings.LastIndexByte(line, '\t')]
					}
					kept = append(kept, line)
				}
				out = strings.Join(kept, "\n")
			} else {
				out = message.ReplaceAllString(out, "")
			}
			if l == lang.English {
				plain = out
			}
			if out != plain || out == "" {
				t.Errorf("%v in %v:\n%s\nwant\n%s", args, l, out, plain)
			}
		}
	}
}
