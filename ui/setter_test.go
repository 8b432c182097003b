// Setting up a position on the screen.

package ui

import (
	"fmt"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// TestSetterFrames compares the screens of setting up with golden ones.
func TestSetterFrames(t *testing.T) {
	var b strings.Builder
	for _, l := range lang.All {
		for _, size := range sizes {
			m := start(t, study(t), l, size[0], size[1])
			m.command("setup")
			m.sends("clear 帅五一 将51 相一二")
			m.press(tea.KeyEnter)
			m.sends("151x")
			m.press(tea.KeyEnter)
			fmt.Fprintf(&b, "== %v %dx%d\n%s\n", l, size[0], size[1], m.View())
			checkView(t, m)
			m.press(tea.KeyEsc, tea.KeyTab)
			fmt.Fprintf(&b, "%s\n", m.View())
			checkView(t, m)
		}
	}
	golden(t, "setup.txt", b.String())
}

// TestSetter: placed, played from, and undone to the game that was open.
func TestSetter(t *testing.T) {
	saved := 0
	m := start(t, study(t), lang.English, 80, 24)
	m.sends("++")
	m.command("cover")
	game := m.session.Game()
	m.command("setup")
	m.sends("clear 帅五一 将51")
	m.press(tea.KeyEnter, tea.KeyEnter)
	if pageOf[*setter](m) == nil || !m.failed {
		t.Fatalf("kings that face each other are played from: %q", m.message)
	}
	m.sends("-e9")
	m.press(tea.KeyEnter)
	m.sends("将41 352")
	m.press(tea.KeyEnter, tea.KeyEnter)
	if pageOf[*setter](m) != nil || m.session.Board().FEN() != "3k5/9/9/9/9/9/9/9/4B4/4K4 w - - 0 1" {
		t.Fatalf("%s %q", m.session.Board().FEN(), m.message)
	}
	m.saves(func(_ *records.Game, index int, _ string, _ bool) (*records.Game, error) {
		saved = index
		return nil, &session.NamelessError{}
	})
	m.press(tea.KeyCtrlS)
	if saved != -1 {
		t.Error("a position that was set up is saved over the file")
	}
	m.press(tea.KeyEsc)
	m.sends("15.4")
	m.press(tea.KeyEnter)
	if m.session.Ply() != 1 || m.session.Covered() {
		t.Errorf("ply %d, covered %v, %q", m.session.Ply(), m.session.Covered(), m.message)
	}
	m.press(tea.KeyCtrlO)
	if m.session.Game() != game || m.session.Ply() != 2 || m.desk.Tray.Open() != nil {
		t.Errorf("not back: ply %d", m.session.Ply())
	}
	m.command("unsaved 1")
	if u := m.desk.Tray.Open(); m.session.Game() == game || u == nil {
		t.Error("the position is not among the games in no file")
	}
}

// TestSetterKeypad: a position is set up with the cursor, and with the digits and
// signs of the keypad alone.
func TestSetterKeypad(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("setup")
	m.sends("00")
	for _, text := range []string{"1", "52", "2"} {
		m.sends(text)
		m.press(tea.KeyEnter)
	}
	m.sends("/141")
	if !strings.Contains(m.View(), "＋－＋－＋－將－＋－＋") {
		t.Errorf("not shown before it is put:\n%s", m.View())
	}
	m.press(tea.KeyEnter)
	m.sends("/5")
	m.press(tea.KeyUp, tea.KeyEnter)
	m.sends(".0403")
	if got, want := pageOf[*setter](m).FEN(), "5k3/9/9/9/9/9/9/4R4/4A4/4K4 w - - 0 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	m.sends("040406")
	m.sends(" ")
	m.press(tea.KeyRight, tea.KeyUp)
	m.sends(" ")
	if got, want := pageOf[*setter](m).FEN(), "3k5/9/9/9/9/9/5R3/9/4A4/4K4 w - - 0 1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	m.press(tea.KeyEnter)
	if pageOf[*setter](m) != nil {
		t.Error(m.message)
	}
}

// TestSetterMouse: pieces are moved, put out of the box and taken away.
func TestSetterMouse(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("setup")
	click := func(x, y int, b tea.MouseButton) {
		m.View()
		m.Update(tea.MouseMsg{X: x, Y: y, Button: b, Action: tea.MouseActionPress})
	}
	click(0, 20, tea.MouseButtonLeft)
	click(0, 18, tea.MouseButtonLeft)
	click(32, 20, tea.MouseButtonRight)
	m.View()
	box := pageOf[*setter](m).box
	click(box.x+4*boxColumns, box.y+1, tea.MouseButtonLeft)
	if !strings.Contains(m.View(), "[車]") {
		t.Errorf("what is held is not shown:\n%s", m.View())
	}
	click(16, 10, tea.MouseButtonLeft)
	click(16, 12, tea.MouseButtonLeft)
	if want := "rnbakabnr/9/1c5c1/p1p1p1p1p/4r4/4r4/P1P1P1P1P/1C5C1/R8/1NBAKABN1 w - - 0 1"; pageOf[*setter](m).FEN() != want {
		t.Errorf("%s, want %s", pageOf[*setter](m).FEN(), want)
	}
}

// TestPasteBoard: a board that is pasted is set up, in the editor and out of it.
func TestPasteBoard(t *testing.T) {
	rows := ".........\n....k....\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n...K...R.\n"
	const want = "9/4k4/9/9/9/9/9/9/9/3K3R1 "
	for i, text := range []string{rows, rows, "An ending   Black to move\n\n" + rows, "残局 黑方走\n" + rows} {
		open := i%2 > 0
		m := start(t, study(t), lang.English, 80, 24)
		if open {
			m.command("setup")
		}
		m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true})
		if open {
			m.press(tea.KeyEnter)
		}
		if got := m.session.Board().FEN(); got != want+[]string{"w", "b"}[i/2]+" - - 0 1" {
			t.Errorf("%q: %s", text, got)
		}
		m.press(tea.KeyCtrlO)
		if m.session.Board().FEN() != engine.Standard {
			t.Errorf("not back: %s", m.session.Board().FEN())
		}
	}
}
