package cli

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/cell"
)

// studied is a record with a comment, then a move with a variation.
const studied = `[Game "Chinese Chess"]
[Red "許銀川"]
[Black "趙鑫鑫"]
[Result "*"]

1. 炮二平五 马８进７ {a known answer} 2. 马二进三 车９平８ (2. ... 卒７进１ 3. 车一平二) 3. 兵七进一 卒７进１ *
`

// pane is qipu on a terminal of its own.
type pane struct {
	t      *testing.T
	socket string
	width  int
}

func (p *pane) tmux(args ...string) string {
	p.t.Helper()
	out, err := exec.Command("tmux", append([]string{"-L", p.socket, "-f", "/dev/null"}, args...)...).CombinedOutput()
	if err != nil {
		p.t.Fatalf("tmux %v: %v: %s", args, err, out)
	}
	return string(out)
}

func openPane(t *testing.T, w, h int, locale, path string) *pane {
	t.Helper()
	state := t.TempDir()
	p := &pane{t: t, socket: fmt.Sprintf("qipu-cli-%d-%x", os.Getpid(), t.Name()), width: w}
	if n := len(p.socket); n > 60 {
		p.socket = p.socket[:20] + p.socket[n-40:]
	}
	program := filepath.Join(t.TempDir(), "qipu") // by this name the binary of the tests is qipu
	self, err := os.Executable()
	if err == nil {
		err = os.Symlink(self, program)
	}
	if err != nil {
		t.Fatal(err)
	}
	p.tmux("new-session", "-d", "-x", fmt.Sprint(w), "-y", fmt.Sprint(h), "env", "LANG="+locale, "LC_ALL="+locale,
		"XDG_STATE_HOME="+state, "XDG_CONFIG_HOME="+state, program, path)
	t.Cleanup(func() { exec.Command("tmux", "-L", p.socket, "kill-server").Run() })
	p.tmux("set", "-g", "status", "off")
	p.tmux("set", "-g", "remain-on-exit", "on")
	p.tmux("resize-window", "-x", fmt.Sprint(w), "-y", fmt.Sprint(h))
	return p
}

// until waits for a screen that holds a text, or no longer does, whose rows all
// fit the terminal; ^ is the beginning of the screen.
func (p *pane) until(text string, there bool) {
	p.t.Helper()
	screen := ""
	for range 300 {
		if screen = p.tmux("capture-pane", "-p"); strings.Contains("^"+strings.TrimLeft(screen, " "), text) == there {
			for _, row := range strings.Split(screen, "\n") {
				if n := cell.Narrow.Width(row); n > p.width {
					p.t.Errorf("%d columns on a screen of %d: %q", n, p.width, row)
				}
			}
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	p.t.Fatalf("%q: waited for %v:\n%s", text, there, screen)
}

// step is what is typed, and what is on the screen afterwards.
type step struct {
	keys string // characters; those of named keys in <>
	want string // "!" before it: what no longer is
}

func (p *pane) steps(list []step) {
	p.t.Helper()
	for _, s := range list {
		for rest := s.keys; rest != ""; {
			if text, named, ok := strings.Cut(rest, "<"); ok && text == "" {
				var key string
				key, rest, _ = strings.Cut(named, ">")
				p.tmux("send-keys", key)
			} else {
				p.tmux("send-keys", "-l", text)
				rest = rest[len(text):]
			}
		}
		want, gone := strings.CutPrefix(s.want, "!")
		p.until(want, !gone)
	}
}

// plan is where a game has what the steps go to.
type plan struct {
	plies, comment, branch, variation int // variation: length of the line with it
}

func planOf(t *testing.T, g *records.Game) (p plan) {
	t.Helper()
	line := g.Line(g.Last(0))
	for i, id := range line {
		ply := i + 1
		switch {
		case p.comment == 0 && g.Comment(id) != "":
			p.comment = ply
		case p.comment > 0 && p.branch == 0 && g.Next(id) != 0:
			p.branch = ply
			for n := g.Next(id); n != 0; n = g.First(n) {
				p.variation++
			}
			p.variation += ply - 1
		}
	}
	p.plies = len(line)
	if p.comment == 0 || p.branch == 0 {
		t.Fatalf("nothing to study: %+v", p)
	}
	return p
}

func readGame(t *testing.T, path string) *records.Game {
	t.Helper()
	c, err := file.Open(context.Background(), path, file.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	g, err := c.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// records to study: an own one, and one of the corpus where there is one.
func toStudy(t *testing.T) map[string]string {
	t.Helper()
	if testing.Short() {
		t.Skip("a terminal takes its time")
	}
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("tmux is not installed")
	}
	own := filepath.Join(t.TempDir(), "own.pgn")
	if err := os.WriteFile(own, []byte(studied), 0o644); err != nil {
		t.Fatal(err)
	}
	paths := map[string]string{"own": own}
	if corpus := os.Getenv("QIPU_CORPUS"); corpus != "" {
		paths["corpus"] = filepath.Join(corpus, "xqf", "v16-game-61-comments.xqf")
	} else {
		t.Log("QIPU_CORPUS is not set: no record of the corpus")
	}
	return paths
}

// TestStudy works through a game on a terminal: comments, variations, edits,
// undone and done again, a copy saved and opened.
func TestStudy(t *testing.T) {
	for name, path := range toStudy(t) {
		for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}} {
			for locale, saved := range map[string]string{"en_US.UTF-8": "saved", "zh_CN.UTF-8": "已保存"} {
				t.Run(fmt.Sprintf("%s %d %s", name, size[0], locale), func(t *testing.T) {
					studyOn(t, path, size, locale, saved)
				})
			}
		}
	}
}

func studyOn(t *testing.T, path string, size [2]int, locale, saved string) {
	g := readGame(t, path)
	at := planOf(t, g)
	place := func(ply, plies int) string { return fmt.Sprintf(" %d/%d ", ply, plies) }
	copied := filepath.Join(t.TempDir(), "copy.pgn")
	p := openPane(t, size[0], size[1], locale, path)
	p.steps([]step{
		{"", place(0, at.plies)},
		{"03", place(at.comment, at.plies)},
		{"09", place(at.branch, at.plies)},
		{"/", place(at.branch, at.variation)},
		{"08", "^* "},
		{"<C-u>", "!^* "},
		{"<C-r>", "^* "},
		{"<C-e>written in place 好棋", "Ctrl+C"},
		{"<Escape>", "!Ctrl+C"},
		{":mark !?<Enter>", "!:mark"},
		{"<Home>", place(0, at.variation)},
		{":search PLACE 好<Enter>", place(at.branch, at.variation)},
		{":goto 2b<Enter>", place(4, at.variation)},
		{"*", "一－二－三"},
		{":save " + copied + "<Enter>", saved},
	})
	p.tmux("send-keys", "q", "Enter")
	for range 300 {
		if strings.TrimSpace(p.tmux("display-message", "-p", "#{pane_dead}")) == "1" {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if strings.TrimSpace(p.tmux("display-message", "-p", "#{pane_dead}")) != "1" {
		t.Error("q and Enter do not quit")
	}
	again := readGame(t, copied)
	id := again.Line(again.Last(0))[at.branch-1]
	if text, mark := again.Comment(id), again.Mark(id); !strings.Contains(text, "written in place 好棋") || mark != "!?" {
		t.Errorf("%q and mark %q are read again", text, mark)
	}
	n, m := 0, 0
	for range g.Walk() {
		n++
	}
	for range again.Walk() {
		m++
	}
	if n != m {
		t.Errorf("%d moves of %d are read again", m, n)
	}
	t.Run("again", func(t *testing.T) {
		p := openPane(t, size[0], size[1], locale, copied)
		p.steps([]step{{"", place(0, at.variation)}, {":search in place<Enter>", place(at.branch, at.variation)}})
	})
}

// TestKeypadAlone works through a game with the keys of the keypad alone, and
// saves it.
func TestKeypadAlone(t *testing.T) {
	for name, from := range toStudy(t) {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(from)
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(t.TempDir(), filepath.Base(from))
			if err := os.WriteFile(path, text, 0o644); err != nil {
				t.Fatal(err)
			}
			at := planOf(t, readGame(t, path))
			place := func(ply, plies int) string { return fmt.Sprintf(" %d/%d ", ply, plies) }
			p := openPane(t, 80, 24, "en_US.UTF-8", path)
			p.steps([]step{
				{"", place(0, at.plies)},
				{"03", place(at.comment, at.plies)},
				{"09", place(at.branch, at.plies)},
				{"/", place(at.branch, at.variation)},
				{"08", "^* "},
				{"04", "!^* "},
				{"*", "一－二－三"},
				{"05", ":goto"},
				{"1<Enter>", place(1, at.variation)},
				{"-", place(0, at.variation)},
				{"68.6", "炮八平六"},
				{"<Enter>", place(1, 1)},
				{"02", "saved"},
			})
			g := readGame(t, path)
			if n := len(g.Children(0)); n != 2 {
				t.Errorf("%d first moves are read again", n)
			}
		})
	}
}
