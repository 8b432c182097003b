package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// killed ends qipu without a word to it, and starts it again on the same file.
func (p *pane) killed() {
	p.t.Helper()
	pid, err := strconv.Atoi(strings.TrimSpace(p.tmux("list-panes", "-F", "#{pane_pid}")))
	if err != nil {
		p.t.Fatal(err)
	}
	program, err := os.FindProcess(pid)
	if err == nil {
		err = program.Kill()
	}
	if err != nil {
		p.t.Fatal(err)
	}
	p.until("Pane is dead", true)
	p.tmux("respawn-pane", "-k")
}

// TestKilled kills qipu behind an edit, behind a save and an edit, and while a
// comment is being written: everything is there again, and can be dropped.
func TestKilled(t *testing.T) {
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("no tmux")
	}
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte(studied), 0o644); err != nil {
		t.Fatal(err)
	}
	p := openPane(t, 100, 30, "C.UTF-8", path)
	p.until("?", true)
	p.steps([]step{{":comment one<Enter>", "one"}})
	p.killed()
	p.until(":revert", true)
	p.steps([]step{
		{"<C-s>", "saved"},
		{":comment two<Enter>", "two"},
		{"62.5<Enter>48+7<Enter>", "2/"},
		{":mark !?<Enter>", "马８进７!?"},
	})
	p.killed()
	p.until(":revert", true)
	p.until("two", true)
	p.steps([]step{
		{":revert<Enter>", "one"},
		{"<C-e>", "_"},
		{" and half a senten", "half a senten_"},
	})
	p.killed()
	p.until("one and half a senten_", true)
	p.steps([]step{
		{"ce<Escape>", "one and half a sentence"},
		{"<C-s>", "saved"},
		{"q<Enter>", "Pane is dead"},
	})
	if text, err := os.ReadFile(path); err != nil || !strings.Contains(string(text), "one and half a sentence") || strings.Contains(string(text), "two") {
		t.Errorf("%v: %s", err, text)
	}
	p.tmux("respawn-pane", "-k")
	p.until("half a sentence", true)
	p.until(":revert", false)
}
