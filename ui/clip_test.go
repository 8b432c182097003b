// What is copied, as the terminal gets it.

package ui

import (
	"bytes"
	"encoding/base64"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
)

// writes notes each write.
type writes struct{ all [][]byte }

func (w *writes) Write(p []byte) (int, error) {
	w.all = append(w.all, bytes.Clone(p))
	return len(p), nil
}

// sends52 runs the commands that copying left and returns what was written.
func sends52(t *testing.T, m *Model, command string) (all [][]byte) {
	t.Helper()
	out := &writes{}
	m.clip.to = out
	m.sends(":" + command)
	_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyEnter})
	for cmds := []tea.Cmd{cmd}; len(cmds) > 0; cmds = cmds[1:] {
		if cmds[0] == nil {
			continue
		}
		if more, ok := cmds[0]().(tea.BatchMsg); ok {
			cmds = append(cmds, more...)
		}
	}
	return out.all
}

// TestCopy: the text comes in one write of OSC 52 and nothing else; in tmux wrapped
// too, in screen in its pieces.
func TestCopy(t *testing.T) {
	const bel = "\a"
	m := start(t, study(t), lang.English, 80, 24)
	fen := m.session.Board().FEN()
	plain := "\x1b]52;c;" + base64.StdEncoding.EncodeToString([]byte(fen)) + bel
	for env, want := range map[string]string{
		"":     plain,
		"TMUX": plain + "\x1bPtmux;\x1b" + plain + "\x1b\\",
		"STY":  "\x1bP" + plain + "\x1b\\",
	} {
		m.clip = newClipboard(nil, func(name string) string {
			if name == env {
				return "x"
			}
			return ""
		})
		all := sends52(t, m, "copy")
		if len(all) != 1 || strings.ReplaceAll(string(all[0]), "\x1b\\\x1bP", "") != want {
			t.Errorf("%q: %d writes: %q, want %q", env, len(all), all, want)
		}
		if hint := lang.English.Say(lang.CopyInTmux); strings.Contains(bare(m.View()), bare(hint)) != (env == "TMUX") {
			t.Errorf("%q:\n%s", env, m.View())
		}
		if strings.Contains(m.View(), "\x1b]52") {
			t.Error("it is in the frame")
		}
	}
	m.clip = clipboard{}
	decoded := func(command string) string {
		all := sends52(t, m, command)
		if len(all) != 1 {
			return ""
		}
		text, _ := base64.StdEncoding.DecodeString(strings.TrimSuffix(strings.TrimPrefix(string(all[0]), "\x1b]52;c;"), bel))
		return string(text)
	}
	if text := decoded("copy moves wxf"); !strings.HasPrefix(text, "1. E3+5 C8.5 2. H2+3") {
		t.Errorf("%q", text)
	}
	if text := decoded("copy game chinese"); !strings.Contains(text, "[Red \"许银川\"]\n") || !strings.Contains(text, "相三进五") {
		t.Errorf("%q", text)
	}
	if text := decoded("copy diagram"); !strings.Contains(text, "車－馬－象－士－將") || strings.Contains(text, "\x1b") {
		t.Errorf("%q", text)
	}
	if text := decoded("copy svg"); !strings.HasPrefix(text, "<svg ") {
		t.Errorf("%q", text)
	}
	m.sends("+")
	if text := decoded("copy move iccs"); text != "G0-E2" {
		t.Errorf("%q", text)
	}
	m.session.Game().SetComment(0, strings.Repeat("很长", 20000))
	if text := decoded("copy game"); text != "" || !m.failed {
		t.Errorf("%d characters are copied", len(text))
	}
	m.command("blind 5")
	for _, kind := range []string{"", "moves", "game", "diagram", "svg"} {
		if text := decoded("copy " + kind); text != "" {
			t.Errorf("blind, %q copies %q", kind, text)
		}
	}
	if text := decoded("copy move wxf"); !strings.HasPrefix(text, "相三") {
		t.Errorf("blind, the last move is %q", text)
	}
}

// TestSavePicture: a picture of the position and a page of the game are copies, and
// none is made of what is hidden.
func TestSavePicture(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.saves(nil)
	m.command("comment mine")
	m.sends("+")
	m.command("diagram")
	for name, begins := range map[string]string{"a.svg": "<svg ", "a.html": "<!doctype html>"} {
		path := filepath.Join(t.TempDir(), name)
		for _, level := range []string{"5", "0"} {
			m.command("blind " + level)
			m.command("save " + path)
			text, _ := os.ReadFile(path)
			made := strings.HasPrefix(string(text), begins) && strings.Count(string(text), "<svg ") == 1
			if made != (level == "0") || !m.session.Unsaved() {
				t.Errorf("%s, level %s: %.60q, unsaved %v", name, level, text, m.session.Unsaved())
			}
		}
	}
	if m.command("diagram"); m.session.Game().Comment(m.session.Node()) != "" {
		t.Errorf("%q is left", m.session.Game().Comment(m.session.Node()))
	}
}
