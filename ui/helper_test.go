// What several tests need: games, viewers, keys.

package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/internal/gametest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// printed is a printed game in ICCS.
const printed = gametest.Printed

// newGame returns a game with the moves given in ICCS.
func newGame(t testing.TB, moves string) *records.Game {
	t.Helper()
	return gametest.Played(t, engine.Standard, moves)
}

// study returns a game with tags, comments and variations.
func study(t testing.TB) *records.Game {
	g := newGame(t, printed)
	g.Tags = records.Tags{{Name: "Red", Value: "许银川"}, {Name: "Black", Value: "赵鑫鑫"}, {Name: "Event", Value: "2015 碧桂园杯决赛"}, {Name: "Result", Value: "0-1"}}
	g.SetComment(0, "这盘棋用绝对记谱法完整发表。\nPrinted whole in the absolute notation: every move names both of its points.")
	g.Add(0, engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)})
	return g
}

// start returns a viewer of g on a screen of the given size, without colour.
func start(t testing.TB, g *records.Game, l lang.Lang, w, h int) *Model {
	t.Helper()
	return viewer(t, session.Games{g}, desk.Options{Lang: l}, w, h)
}

// viewer returns a viewer of games on a screen of the given size, without colour.
func viewer(t testing.TB, games session.Collection, o desk.Options, w, h int) *Model {
	t.Helper()
	m := newModel(deskWith(t, games, o), Look{}, termenv.Ascii)
	m.Update(tea.WindowSizeMsg{Width: w, Height: h})
	return m
}

// deskWith returns a desk with nothing chosen in the settings.
func deskWith(t testing.TB, games session.Collection, o desk.Options) *desk.Desk {
	t.Helper()
	o.Settings = store.Settings{Theme: o.Settings.Theme, Engines: o.Settings.Engines, Cards: o.Settings.Cards, Script: "auto", Retain: 90}
	d, err := desk.New(games, o)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// lying is games of which each lies at a place.
type lying struct {
	session.Collection
	place string
}

func (l lying) Where(int) string { return l.place }

// writerFunc writes games for a desk.
type writerFunc func(g *records.Game, index int, name string, sure bool) (*records.Game, error)

func (f writerFunc) Write(g *records.Game, index int, name string, sure bool) (*records.Game, error) {
	return f(g, index, name, sure)
}

// saves has games written by f.
func (m *Model) saves(f writerFunc) { m.desk.Writer = f }

// typed sends characters as one message.
func (m *Model) sends(text string) { m.Update(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text)}) }

func (m *Model) press(keys ...tea.KeyType) {
	for _, k := range keys {
		m.Update(tea.KeyMsg{Type: k})
	}
}

// pageOf returns the page of a kind that is open; the zero one if there is none.
func pageOf[P page](m *Model) (found P) {
	for _, p := range m.pages {
		if p, ok := p.(P); ok {
			found = p
		}
	}
	return found
}

// onTop reports whether the page on top is of a kind.
func onTop[P page](m *Model) bool {
	_, ok := m.top().(P)
	return ok
}

// looks draws what was changed behind the viewer's back, and returns the screen.
func (m *Model) looks() string {
	m.refresh()
	return m.View()
}

// boardRows draws the board anew.
func boardRows(m *Model) []string {
	m.refresh()
	board, r, _ := drawn[*boardDrawer](m.shown)
	return board.draw(m.shown, r)
}

// stays answers the question whether to quit: one never does.
func stays(m *Model) {
	if onTop[*leaving](m) {
		m.press(tea.KeyEsc)
	}
}

// narrowBoard is how many columns a board takes at 4 columns a file.
const narrowBoard = 34
