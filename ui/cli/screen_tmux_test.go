// Scripts of the viewer on a real terminal: what is typed, and what is to be
// seen then.

package cli

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"qipu/ui/internal/tmuxtest"
)

// TestScreens plays each script of testdata/screen on terminals of three sizes,
// in English and in Chinese: on two of those six, which change from script to
// script, or on all with QIPU_SCREENS=all. Files that a script works on stand at
// its end. A line is one of
//
//	run FILE...         begins the program; a script without begins it on game.pgn
//	type TEXT           types characters
//	press KEY...        presses keys by tmux's names: Enter, Left, C-u
//	pad KEY...          presses keys of the keypad in application mode
//	send HEX            sends bytes
//	paste FILE          pastes a file, in brackets
//	click POINT         clicks on a point of the board: click e2
//	click TEXT          clicks where the text stands on the screen
//	wheel up|down       turns the mouse's wheel over the board
//	size WxH            changes the size of the terminal
//	see TEXT            waits until the text is on the screen, which then is whole
//	glimpse TEXT        the same of a screen that does not stay as it is
//	not TEXT            waits until the text is gone
//	still TEXT          the text is on the screen, and may have been before
//	ended STATUS        waits for the end of the program
//	killed              kills the program, and begins it once more
//	again               begins the program once more, with the same settings and state
//	file NAME TEXT      the text is in a file that was written
//	settings TEXT       replaces the settings file by lines, separated by |
//	only WORD...        plays the script on these sizes or locales alone
//
// A line that begins with [WORD] is for a size or a locale alone, with [!WORD]
// for all others. In what is seen || stands between English and Chinese, ^ is
// the beginning of the screen. The program runs in the folder of the files. A
// text in quotes may begin or end with a blank. The first thing that is seen after something was
// typed may not have been so before: otherwise nothing is known of the typing.
func TestScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("a terminal takes its time")
	}
	paths, err := filepath.Glob("testdata/screen/*.txtar")
	if err != nil || len(paths) == 0 {
		t.Fatalf("%d scripts: %v", len(paths), err)
	}
	for _, path := range paths {
		archive, err := txtar.ParseFile(path)
		if err != nil {
			t.Fatal(err)
		}
		playEverywhere(t, strings.TrimSuffix(filepath.Base(path), ".txtar"), archive, nil)
	}
}

// playEverywhere plays a script on terminals of each size, in each language; or on
// two that differ in both.
func playEverywhere(t *testing.T, name string, a *txtar.Archive, values map[string]string) {
	var list []*screen
	for _, size := range []string{"60x20", "80x24", "140x45"} {
		for _, locale := range []string{"en_US.UTF-8", "zh_CN.UTF-8"} {
			if locale == "en_US.UTF-8" && size == "140x45" {
				locale = "C.UTF-8"
			}
			s := &screen{size: size, locale: locale, archive: a, values: values}
			if s.wanted() {
				list = append(list, s)
			}
		}
	}
	if os.Getenv("QIPU_SCREENS") != "all" {
		list = two(list, int(crc32.ChecksumIEEE([]byte(name))))
	}
	for _, s := range list {
		t.Run(name+" "+s.size+" "+s.locale, func(t *testing.T) {
			t.Parallel()
			s.play(t)
		})
	}
}

// two returns the n-th of some screens, counted round, and one that differs from it
// in size and language, or in what it can.
func two(list []*screen, n int) []*screen {
	if len(list) < 2 {
		return list
	}
	first := list[n%len(list)]
	unlike := func(s *screen) (points int) {
		if s.size != first.size {
			points++
		}
		if s.chinese() != first.chinese() {
			points++
		}
		return points
	}
	from := n / len(list) % len(list)
	second := slices.MaxFunc(append(slices.Clone(list[from:]), list[:from]...), func(a, b *screen) int { return unlike(a) - unlike(b) })
	return []*screen{first, second}
}

// screen is a script being played on a terminal.
type screen struct {
	t            *testing.T
	tty          *tmuxtest.Terminal
	folder       string
	files        int // arguments of the program
	size, locale string
	archive      *txtar.Archive
	values       map[string]string // of $NAME
	before       []string          // the screen before what was typed last; nil: it was looked at since
}

// lines are the script's, without comments and blank ones.
func (s *screen) lines() []string {
	var list []string
	for line := range strings.Lines(string(s.archive.Comment)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			list = append(list, line)
		}
	}
	return list
}

// wanted reports whether the script is for this size and locale.
func (s *screen) wanted() bool {
	for _, line := range s.lines() {
		if word, list, _ := strings.Cut(line, " "); word == "only" {
			for _, name := range strings.Fields(list) {
				if s.is(name) {
					return true
				}
			}
			return false
		}
	}
	return true
}

// is reports whether a word names the size or the language here.
func (s *screen) is(word string) bool {
	return word == s.size || word == "zh" && s.chinese() || word == "en" && !s.chinese()
}

func (s *screen) chinese() bool { return strings.HasPrefix(s.locale, "zh") }

// play plays the script.
func (s *screen) play(t *testing.T) {
	s.t, s.folder = t, t.TempDir()
	files := s.archive.Files
	if !slices.ContainsFunc(files, func(f txtar.File) bool { return f.Name == "game.pgn" }) {
		text, err := os.ReadFile("testdata/screen/game.pgn")
		if err != nil {
			t.Fatal(err)
		}
		files = append(slices.Clip(files), txtar.File{Name: "game.pgn", Data: text})
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(s.folder, f.Name), f.Data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	lines := s.lines()
	if len(lines) == 0 || !strings.HasPrefix(lines[0], "run") && !strings.HasPrefix(lines[0], "settings") {
		s.do("run game.pgn")
	}
	for _, line := range lines {
		if rest, ok := strings.CutPrefix(line, "["); ok {
			word, step, _ := strings.Cut(rest, "] ")
			other, not := strings.CutPrefix(word, "!")
			if s.is(other) == not {
				continue
			}
			line = step
		}
		s.do(os.Expand(line, s.value))
		if t.Failed() {
			t.Fatalf("at %q; the screen:\n%s", line, strings.Join(s.tty.Screen(), "\n"))
		}
	}
}

func (s *screen) value(name string) string {
	s.t.Helper()
	value, ok := s.values[name]
	if !ok {
		s.t.Fatalf("nothing is known of $%s", name)
	}
	return value
}

// do does a line of a script.
func (s *screen) do(line string) {
	s.t.Helper()
	word, rest, _ := strings.Cut(line, " ")
	if steps[word] == nil {
		s.t.Fatalf("%q is no step", line)
	}
	steps[word](s, strings.TrimSpace(rest))
}

var steps map[string]func(*screen, string)

func init() {
	steps = map[string]func(*screen, string){
		"run":      func(s *screen, files string) { s.run(strings.Fields(files)) },
		"again":    func(s *screen, _ string) { s.again(0) },
		"killed":   func(s *screen, _ string) { s.tty.Kill(); s.tty.Ended(); s.again(0) },
		"settings": (*screen).settings,
		"type":     typing(func(s *screen, text string) { s.tty.Type(s.words(text)) }),
		"press":    typing(func(s *screen, keys string) { s.tty.Press(strings.Fields(keys)...) }),
		"pad":      typing(func(s *screen, keys string) { s.tty.Send(application(strings.Fields(keys))) }),
		"send":     typing((*screen).send),
		"paste":    typing(func(s *screen, name string) { s.tty.Paste(string(s.file(name))) }),
		"click":    typing((*screen).click),
		"wheel":    typing(func(s *screen, way string) { s.mouse(map[string]int{"up": 64, "down": 65}[way], 8, 3) }),
		"size":     typing((*screen).resize),
		"see":      func(s *screen, text string) { s.look(text, true, false); s.tty.Clean() },
		"not":      func(s *screen, text string) { s.look(text, false, false); s.tty.Clean() },
		"glimpse":  func(s *screen, text string) { s.look(text, true, true) },
		"still":    (*screen).still,
		"ended":    (*screen).ended,
		"file":     (*screen).written,
		"only":     func(*screen, string) {},
	}
}

// run begins the program. By the name qipu the binary of the tests is qipu.
func (s *screen) run(files []string) {
	s.t.Helper()
	if s.tty != nil {
		s.again(s.files, files...)
		s.files = len(files)
		return
	}
	s.files = len(files)
	program := filepath.Join(s.t.TempDir(), "qipu")
	self, err := os.Executable()
	if err == nil {
		err = os.Symlink(self, program)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	w, h := s.measures(s.size)
	env := []string{"LANG=" + s.locale, "LC_ALL=" + s.locale, "XDG_STATE_HOME=" + s.folder, "XDG_CONFIG_HOME=" + s.folder}
	s.tty = tmuxtest.StartIn(s.t, s.folder, w, h, env, append([]string{program}, files...)...)
}

// again begins the program once more, on a screen that is empty.
func (s *screen) again(n int, files ...string) {
	s.tty.Again(n, files...)
	s.before = nil
}

func (s *screen) measures(size string) (w, h int) {
	if _, err := fmt.Sscanf(size, "%dx%d", &w, &h); err != nil {
		s.t.Fatal(err)
	}
	return w, h
}

func (s *screen) resize(size string) { s.tty.Resize(s.measures(size)) }

func (s *screen) settings(text string) {
	path := filepath.Join(s.folder, "qipu", "config.toml")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		s.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(strings.ReplaceAll(text, "|", "\n")+"\n"), 0o644); err != nil {
		s.t.Fatal(err)
	}
}

func (s *screen) file(name string) []byte {
	s.t.Helper()
	text, err := os.ReadFile(filepath.Join(s.folder, name))
	if err != nil {
		s.t.Fatal(err)
	}
	return text
}

func (s *screen) written(rest string) {
	name, want, _ := strings.Cut(rest, " ")
	if text := s.file(name); !bytes.Contains(text, []byte(want)) {
		s.t.Errorf("%q is not in %s:\n%s", want, name, text)
	}
}

// send sends bytes given in hex.
func (s *screen) send(text string) {
	bytes, err := hex.DecodeString(strings.ReplaceAll(text, " ", ""))
	if err != nil {
		s.t.Fatal(err)
	}
	s.tty.Send(string(bytes))
}

// application is what keys of the keypad send in application mode.
func application(keys []string) string {
	var b strings.Builder
	for _, key := range keys {
		final := rune('M') // Enter
		if i := strings.Index("*+,-./0123456789", key); i >= 0 {
			final = 'j' + rune(i)
		}
		b.WriteString("\x1bO" + string(final))
	}
	return b.String()
}

// words is a text in the language of the screen.
func (s *screen) words(text string) string {
	en, zh, two := strings.Cut(text, " || ")
	if two && s.chinese() {
		en = zh
	}
	if text, err := strconv.Unquote(en); err == nil {
		return text
	}
	return en
}

// typing is a step that types: the screen before it is kept.
func typing(step func(*screen, string)) func(*screen, string) {
	return func(s *screen, text string) {
		if s.before == nil {
			s.before = s.tty.Screen()
		}
		step(s, text)
	}
}

// look waits until a text is on the screen, or is not: on one that is at rest, or
// on one that only passes.
func (s *screen) look(text string, there, passes bool) {
	s.t.Helper()
	text = s.words(text)
	has := func(rows []string) bool {
		return strings.Contains("^"+strings.TrimLeft(strings.Join(rows, "\n"), " "), text) == there
	}
	if s.before != nil && has(s.before) {
		s.t.Errorf("%q was so before", text)
	}
	s.before = nil
	what := fmt.Sprintf("%q: waited for %v", text, there)
	for s.tty.Until(what, has); !passes && !has(s.tty.Rest()); {
		s.tty.Until(what, has)
	}
}

// still looks for a text that need not be new.
func (s *screen) still(text string) {
	s.t.Helper()
	s.before = nil
	s.look(text, true, false)
}

func (s *screen) ended(status string) {
	s.t.Helper()
	if got := s.tty.Ended(); got != status && got != "" {
		s.t.Errorf("the program ended with status %s, not %s", got, status)
	}
}
