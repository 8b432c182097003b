// The pictures of the README, made from what the program shows.

package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/engine"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestPictures compares the README's pictures with what the program shows now;
// -update draws them anew.
func TestPictures(t *testing.T) {
	for name, draw := range map[string]func(*testing.T, *picture){
		"screen": pictureOfScreen, "variations": pictureOfVariations, "library": pictureOfLibrary, "drill": pictureOfDrill, "themes": pictureOfThemes,
	} {
		p := &picture{t: t}
		draw(t, p)
		path := filepath.Join("pictures", name+".svg")
		if *update {
			if err := os.WriteFile(path, []byte(p.svg()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		old, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if string(old) != p.svg() {
			t.Errorf("%s is not what the program shows; make pictures draws it anew\n%s", path, firstDifference(string(old), p.svg()))
		}
	}
}

// pictured is a viewer on a dark terminal of 256 colours.
func pictured(t *testing.T, o desk.Options, w, h int) *Model {
	t.Helper()
	g := study(t)
	at := g.First(0)
	for range 23 {
		at = g.First(at)
	}
	g.SetComment(at, "炮骑河，下一着可平七打马。\nThe cannon beyond the river threatens the horse by 炮二平七.")
	for _, m := range [][2]engine.Square{{engine.SquareAt(7, 6), engine.SquareAt(2, 6)}, {engine.SquareAt(2, 0), engine.SquareAt(4, 2)}} {
		g.Add(at, engine.Move{From: m[0], To: m[1]})
	}
	m := newModel(deskWith(t, session.Games{g}, o), Look{Ambiguous: NarrowWidth, behind: darkBackdrop, overline: true}, termenv.ANSI256)
	m.Update(tea.WindowSizeMsg{Width: w, Height: h})
	t.Cleanup(func() {
		if err := m.desk.Close(); err != nil {
			t.Error(err)
		}
	})
	return m
}

// steps goes n plies on.
func (m *Model) steps(n int) { m.sends(strings.Repeat("+", n)) }

func pictureOfScreen(t *testing.T, p *picture) {
	m := pictured(t, desk.Options{}, 100, 30)
	m.steps(24)
	m.sends("62")
	p.screen(0, 0, 100, 30, m.View())
}

func pictureOfVariations(t *testing.T, p *picture) {
	m := pictured(t, desk.Options{}, 140, 34)
	m.steps(24)
	m.command("variations")
	m.sends("//")
	p.screen(0, 0, 140, 34, m.View())
}

func pictureOfLibrary(t *testing.T, p *picture) {
	m := pictured(t, desk.Options{LibraryFile: libraryOf(t, begunGames())}, 100, 30)
	m.orders("played")
	p.screen(0, 0, 100, 30, m.View())
}

// begunGames are games of nobody, begun in several ways.
func begunGames() string {
	var b strings.Builder
	for i, begun := range []struct {
		move               string
		red, draws, losses int
	}{{"H2-E2", 21, 17, 12}, {"C3-C4", 9, 8, 6}, {"G0-E2", 5, 6, 3}, {"B0-C2", 2, 2, 1}, {"H2-F2", 1, 2, 2}} {
		for r, n := range []int{begun.red, begun.draws, begun.losses} {
			for k := range n {
				result := []string{"1-0", "1/2-1/2", "0-1"}[r]
				fmt.Fprintf(&b, "[Game \"Chinese Chess\"]\n[Red \"甲 %d %d\"]\n[Black \"乙 %d\"]\n[Date \"%d\"]\n[Result \"%s\"]\n\n1. %s %s\n\n",
					i, r, k, 2025-i-k%20, result, begun.move, result)
			}
		}
	}
	return b.String()
}

func pictureOfDrill(t *testing.T, p *picture) {
	m := practising(t, study(t), &drill.MemoryLog{})
	m.look, m.profile = Look{behind: darkBackdrop}, termenv.ANSI256
	m.dress()
	m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	m.sends("0*" + strconv.Itoa(int(drill.Mates)))
	m.press(tea.KeyEnter)
	p.screen(0, 0, 80, 24, m.View())
}

// pictureOfThemes puts the boards of the themes beside each other.
func pictureOfThemes(t *testing.T, p *picture) {
	const w, h = 38, 21
	for i, theme := range store.Values("interface", "theme")[1:] {
		m := pictured(t, desk.Options{Lang: lang.English, Settings: store.Settings{Theme: theme}}, 100, 30)
		m.steps(24)
		m.sends("62")
		x, y := i%3*(w+3), i/3*(h+2)
		p.screen(x, y, w, 1, theme)
		var board []string
		for _, row := range strings.Split(m.View(), "\n")[2 : 2+h] {
			board = append(board, strings.TrimPrefix(row, "  "))
		}
		p.screen(x, y+1, w, h, strings.Join(board, "\n"))
	}
}
