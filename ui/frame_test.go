// Frames: golden ones by size and language, and any after random messages.

package ui

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/lipgloss"
	"github.com/muesli/termenv"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

var update = flag.Bool("update", false, "rewrite the golden frames")

// scenes are what the golden frames show, driven as a user would.
var scenes = []struct {
	name string
	once bool // at one size alone: a page of the table of actions
	do   func(*Model)
}{
	{"start", false, func(*Model) {}},
	{"typing", false, func(m *Model) { m.sends("++++++++++++++++++++++++62") }},
	{"one-left", false, func(m *Model) { m.sends("62.5") }},
	{"variation", false, func(m *Model) { m.sends("62.5"); m.press(tea.KeyEnter) }},
	{"refused", false, func(m *Model) { m.sends("42.5"); m.press(tea.KeyEnter) }},
	{"help", true, func(m *Model) { m.sends("?") }},
	{"menu", true, func(m *Model) { m.sends("0") }},
	{"games", false, func(m *Model) { m.press(tea.KeyCtrlG) }},
	{"command", true, func(m *Model) { m.sends(":go") }},
}

var sizes = [][2]int{{80, 24}, {100, 30}, {140, 45}, {60, 20}, {40, 14}}

// TestFrames compares screens with golden ones: a file a size and language.
func TestFrames(t *testing.T) {
	for _, l := range lang.All {
		for _, size := range sizes {
			var b strings.Builder
			for _, s := range scenes {
				if s.once && size != sizes[0] {
					continue
				}
				m := start(t, study(t), l, size[0], size[1])
				s.do(m)
				fmt.Fprintf(&b, "== %s\n%s\n", s.name, m.View())
			}
			golden(t, fmt.Sprintf("%dx%d.%v.txt", size[0], size[1], l), b.String())
		}
	}
}

// TestThemes compares each theme's colours with golden ones, where most is
// marked: the last move, check, what the typed text reaches.
func TestThemes(t *testing.T) {
	for _, theme := range store.Values("interface", "theme")[1:] {
		m := newModel(deskWith(t, session.Games{study(t)}, desk.Options{Settings: store.Settings{Theme: theme}}), Look{behind: darkBackdrop}, termenv.TrueColor)
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		m.sends("++++++++++++++++++++++++62")
		golden(t, "theme."+theme+".txt", m.View()+"\n")
	}
}

// TestPitches compares boards of each pitch on wood with golden ones, as far apart
// as the window and the setting make them.
func TestPitches(t *testing.T) {
	for _, tt := range []struct {
		name, size, lines string
		w, h              int
	}{
		{"4x2", "auto", "wide", 84, 24},
		{"6x2", "auto", "wide", 160, 34},
		{"6x2-narrow", "6x2", "box", 100, 30},
		{"8x4", "8x4", "wide", 130, 48},
		{"8x4-no-room", "8x4", "box", 80, 24},
	} {
		m := newModel(deskWith(t, session.Games{study(t)}, desk.Options{}), Look{Ambiguous: NarrowWidth, behind: darkBackdrop}, termenv.ANSI256)
		m.desk.Settings.Size, m.desk.Settings.Board = tt.size, tt.lines
		m.dress()
		m.Update(tea.WindowSizeMsg{Width: tt.w, Height: tt.h})
		m.sends("++++++++++++++++++++++++")
		if tt.lines == "wide" {
			checkView(t, m)
		}
		golden(t, "pitch."+tt.name+".txt", m.View()+"\n")
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", "frames", name)
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != got {
		t.Errorf("%s differs; run with -update and read the difference\n%s", name, firstDifference(string(want), got))
	}
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			return fmt.Sprintf("line %d:\nwant %s\ngot  %s", i+1, w[i], g[i])
		}
	}
	return fmt.Sprintf("%d and %d lines", len(w), len(g))
}

// checkView: no line is wider than the screen in either measure, and the board's
// rows are aligned.
func checkView(t *testing.T, m *Model) {
	t.Helper()
	rows := strings.Split(m.looks(), "\n")
	if len(rows) > m.height {
		t.Fatalf("%d rows on a screen of %d", len(rows), m.height)
	}
	l, scene := layout{}, veil.Scene{}
	if m.shown != nil {
		l = m.shown.layout
		if board, _, ok := drawn[*boardDrawer](m.shown); ok {
			scene = board.scene
		}
	}
	for y, row := range rows {
		if n := cell.Wide.Styled(row); n > m.width {
			t.Fatalf("%dx%d: %d columns in the wide measure: %q", m.width, m.height, n, row)
		}
		if n := lipgloss.Width(row); n > m.width {
			t.Fatalf("%dx%d: %d columns as lipgloss counts: %q", m.width, m.height, n, row)
		}
		if l.board.has(l.board.x, y) && scene.Board {
			if message := m.shown.layout.entry; message.has(message.x, y) {
				continue // a long one lies over the lowest rows
			}
			head := cell.Narrow.Cut(strings.TrimPrefix(row, cell.Blanks(l.board.x)), l.board.w)
			if n, wide := cell.Narrow.Width(head), cell.Wide.Width(head); n != wide {
				t.Fatalf("%dx%d: the board has %d columns, %d in the wide measure: %q", m.width, m.height, n, wide, head)
			}
		}
	}
}

// hostileTexts are what records may hold.
var hostileTexts = []string{
	"", "普通注解。", strings.Repeat("很长", 300), strings.Repeat("a", 500), "“…”—·①×" + strings.Repeat("…", 90), "مرحبا بالعالم",
	"👨‍👩‍👧 🇨🇳 e\u0301\u0302\u0303\u0304\u0305\u0306", "\x1b]0;title\a\x1b[2J\u009b6n\r\b\x00", "Ж" + strings.Repeat("я", 120),
}

// randomGame is a game of random legal moves with hostile texts.
func randomGame(rnd *rand.Rand) *records.Game {
	g := records.NewGame(engine.StandardSetup())
	text := func() string { return hostileTexts[rnd.IntN(len(hostileTexts))] }
	g.Tags = records.Tags{{Name: "Red", Value: text()}, {Name: "Black", Value: text()}, {Name: "Event", Value: text()}, {Name: "Result", Value: "1-0"}}
	c := records.NewCursor(g)
	for range rnd.IntN(60) {
		p, ok := c.Position()
		moves := p.AppendMoves(nil)
		if !ok || len(moves) == 0 {
			break
		}
		if err := c.Play(moves[rnd.IntN(len(moves))]); err != nil {
			panic(err)
		}
		g.SetComment(c.Node(), text())
		for rnd.IntN(4) == 0 {
			c.ToPly(c.Ply() - 1)
		}
	}
	return g
}

// randomMessage is a key, some characters, a click or a size.
func randomMessage(rnd *rand.Rand) tea.Msg {
	keys := []tea.KeyType{
		tea.KeyEnter, tea.KeyLeft, tea.KeyRight, tea.KeyUp, tea.KeyDown, tea.KeyHome, tea.KeyEnd, tea.KeyPgUp, tea.KeyPgDown, tea.KeyTab,
		tea.KeyEsc, tea.KeyBackspace, tea.KeyDelete, tea.KeyCtrlU, tea.KeyCtrlR, tea.KeyCtrlG, tea.KeyCtrlS, tea.KeyCtrlL, tea.KeyCtrlC, tea.KeyCtrlJ,
	}
	texts := []string{
		"+", "-", "*", "/", ".", "0", "?", ":", "62.5", "1", "7", "炮二平五", "马８进７", "q", "y", "H2-E2", "  ", "！", "07", "09", "0.", "08",
		":goto 3\n", ":columns iccs,wxf\n", ":labels\n", ":pairs\n", ":compact\n", ":where\n", ":fen\n", ":pieces plain\n", ":pieces letters\n", ":cover\n",
		":comment 注解 text\n", ":delete\n", ":cut\n", ":demote\n", ":mark !?\n", ":search 炮\n", ":solve\n", ":theme light\n", ":setup\n", "00", "01", "R", "五一", " ", ":setup 3k5/9/9/9/9/9/9/9/9/5K3 w\n",
	}
	switch n := rnd.IntN(20); {
	case n == 0:
		return tea.WindowSizeMsg{Width: rnd.IntN(170) + 1, Height: rnd.IntN(60) + 1}
	case n == 1:
		return tea.MouseMsg{X: rnd.IntN(120), Y: rnd.IntN(40), Button: tea.MouseButtonLeft, Action: tea.MouseActionPress}
	case n == 2:
		return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(hostileTexts[rnd.IntN(len(hostileTexts))]), Paste: true}
	case n < 11:
		return tea.KeyMsg{Type: keys[rnd.IntN(len(keys))]}
	}
	return tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(texts[rnd.IntN(len(texts))])}
}

// drive sends n random messages; a line feed in a text is Enter.
func drive(m *Model, rnd *rand.Rand, n int, after func()) {
	for range n {
		msg := randomMessage(rnd)
		if k, ok := msg.(tea.KeyMsg); ok && !k.Paste && strings.HasSuffix(string(k.Runes), "\n") {
			k.Runes = k.Runes[:len(k.Runes)-1]
			m.Update(k)
			msg = tea.KeyMsg{Type: tea.KeyEnter}
		}
		m.Update(msg)
		after()
	}
}

// FuzzModel: whatever is sent, every line of every frame fits the screen.
func FuzzModel(f *testing.F) {
	for seed := range uint64(12) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		games := session.Games{randomGame(rnd), randomGame(rnd)}
		profile := []termenv.Profile{termenv.Ascii, termenv.TrueColor}[rnd.IntN(2)]
		m := newModel(deskWith(t, games, desk.Options{Lang: lang.All[rnd.IntN(3)]}), Look{}, profile)
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
		drive(m, rnd, 60, func() { checkView(t, m) })
	})
}

// TestMarks: without colour, side, last move, check, cursor, a picked piece and
// what can be reached are each told apart.
func TestMarks(t *testing.T) {
	setup, err := engine.ParseFEN("3k5/9/9/9/9/9/9/9/R8/4K4 b - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	g := records.NewGame(setup)
	m := start(t, g, lang.English, 80, 24)
	m.press(tea.KeyTab)
	for _, want := range []string{"［將］"} {
		if !strings.Contains(m.View(), want) {
			t.Errorf("no %q:\n%s", want, m.View())
		}
	}
	m.press(tea.KeyEnter)
	for _, want := range []string{"・", "［將］"} {
		if !strings.Contains(m.View(), want) {
			t.Errorf("no %q:\n%s", want, m.View())
		}
	}
	m.press(tea.KeyDown)
	if !strings.Contains(m.View(), "【將】") {
		t.Errorf("the picked piece is not marked:\n%s", m.View())
	}
	m.press(tea.KeyEnter, tea.KeyEsc)
	m.sends("5")
	if !strings.Contains(m.View(), "俥＞") || !strings.Contains(m.View(), "（將）") {
		t.Errorf("typed piece or last move not marked:\n%s", m.View())
	}
	m.sends("9.6")
	m.press(tea.KeyEnter)
	if !strings.Contains(m.View(), "！將！") || !strings.Contains(m.View(), "＊") {
		t.Errorf("check or the last move's start is not marked:\n%s", m.View())
	}
}

// bigGame is a game of 300 plies with 500 variations.
func bigGame(tb testing.TB) *records.Game {
	rnd := rand.New(rand.NewPCG(7, 7))
	g := records.NewGame(engine.StandardSetup())
	c := records.NewCursor(g)
	for range 300 {
		p, _ := c.Position()
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		at := c.Node()
		if err := c.Play(moves[rnd.IntN(len(moves))]); err != nil {
			tb.Fatal(err)
		}
		for range 2 {
			g.Add(at, moves[rnd.IntN(len(moves))])
		}
		g.SetComment(c.Node(), "注解 comment")
	}
	return g
}

// TestViewAllocates: a step and the frame that shows it stay under a hundred
// allocations, in a game of 300 plies with variations and comments, in a small window
// and a large one.
func TestViewAllocates(t *testing.T) {
	if testing.Short() {
		t.Skip("the race detector allocates too")
	}
	for _, size := range [][2]int{{80, 24}, {140, 45}} {
		m := newModel(deskWith(t, session.Games{bigGame(t)}, desk.Options{}), Look{behind: darkBackdrop}, termenv.ANSI256)
		m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
		m.press(tea.KeyEnd)
		i, keys := 0, []tea.KeyType{tea.KeyLeft, tea.KeyRight}
		n := testing.AllocsPerRun(100, func() {
			m.Update(tea.KeyMsg{Type: keys[i%2]})
			_ = m.View()
			i++
		})
		if n >= 100 {
			t.Errorf("%v: %v allocations", size, n)
		}
	}
}

// BenchmarkTold is a frame of a built-in game, whose names and comments are told.
func BenchmarkTold(b *testing.B) {
	for _, l := range []lang.Lang{lang.English, lang.Simplified, lang.Traditional, lang.Vietnamese} {
		b.Run(l.String(), func(b *testing.B) {
			m := builtins(b, l)
			keys := []tea.KeyType{tea.KeyRight, tea.KeyLeft}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				m.Update(tea.KeyMsg{Type: keys[i%2]})
				_ = m.View()
			}
		})
	}
}

func BenchmarkView(b *testing.B) {
	for _, size := range [][2]int{{80, 24}, {140, 45}} {
		b.Run(fmt.Sprintf("%dx%d", size[0], size[1]), func(b *testing.B) {
			m := newModel(deskWith(b, session.Games{bigGame(b)}, desk.Options{}), Look{}, termenv.ANSI256)
			m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
			m.press(tea.KeyEnd)
			keys := []tea.KeyType{tea.KeyLeft, tea.KeyRight}
			b.ReportAllocs()
			for i := 0; b.Loop(); i++ {
				m.Update(tea.KeyMsg{Type: keys[i%2]})
				_ = m.View()
			}
		})
	}
}
