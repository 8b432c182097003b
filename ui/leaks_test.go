// What else could tell two games apart that a level must not: every action,
// page, pane, key, click and size.

package ui

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// counted are the actions that tell what is hidden and count as a look, or choose
// what is hidden.
var counted = []string{"where", "fen", "setup", "legal", "at", "hanging", "piece", "file", "rank", "peek", "repair", "rebuild", "answer", "blind", "flip"}

// givenTo are what actions are given; those without are run by their name.
var givenTo = map[string][]string{
	"goto": {"1", "2b", "3p", "99"}, "search": {"炮", "R"}, "bookmark": {"", "here"}, "bookmarks": {"", "1", "here"}, "comment": {"a word"},
	"mark": {"!", "x"}, "game": {"1", "2"}, "columns": {"", "wxf iccs", "x"}, "labels": {"iccs", "ranks", "files"}, "name": {"", "e4", "a0"},
	"pieces": {"letters", "plain", "traditional"}, "theme": {"none", "dark"}, "lines": {"box", "wide"}, "list": {"round", "ply", "none", "all"},
	"announce": {"wxf", ""}, "misses": {"3", "0"}, "save": {"", "x.txt", "x.fen"}, "move": {"zz", "炮"},
	"mouse": {"", "off", "on"},
	"at":    {"e0", "c3", "x"}, "rules": {"", "chinese", "x"}, "legal": {"", "5", "x"}, "piece": {"5"}, "file": {"5"}, "rank": {"10"},
}

// furnished gives both games the same variations, comments and marks, and a save
// that cannot hold where the game starts.
func furnished(t *testing.T, p *veiltest.Pair) [2]*Model {
	t.Helper()
	both := twins(t, *p)
	beside := variation(p)
	for i, m := range both {
		g := m.session.Game()
		for _, q := range m.game.panes.known { // every pane is open in half of the pairs
			if len(p.Moves)%2 == 0 {
				m.game.panes.toggle(q.name(), false)
			}
		}
		g.SetComment(0, "a comment of the start")
		if beside != (engine.Move{}) {
			g.SetMark(g.Add(0, beside), "?!")
		}
		at := records.NodeID(0)
		for _, mv := range p.Moves {
			at = g.Child(at, mv)
			g.SetComment(at, "a comment of this move")
		}
		fen := p.Start[i].Board()
		m.saves(func(_ *records.Game, _ int, name string, sure bool) (*records.Game, error) {
			if sure {
				return nil, nil
			}
			return nil, &session.Doubt{Lines: []session.DoubtLine{
				{Text: name + " cannot hold everything (1):"}, {Text: "start: 1", Depth: 1}, {Text: fen.FEN(), Depth: 2, Hides: true},
			}}
		})
	}
	return both
}

// variation is another first move, of which equal things are told in both games;
// the zero Move if there is none.
func variation(p *veiltest.Pair) engine.Move {
	told := veiltest.AsAnnounced(p.Level)
	if len(p.Moves) == 0 {
		return engine.Move{}
	}
	for _, m := range p.Start[0].AppendMoves(nil) {
		if m == p.Moves[0] || !p.Start[1].Legal(m) || p.Start[0].At(m.From) != p.Start[1].At(m.From) {
			continue
		}
		a, b := p.Start[0].PlayLegal(m), p.Start[1].PlayLegal(m)
		quiet := p.Start[0].At(m.To) == engine.NoPiece && p.Start[1].At(m.To) == engine.NoPiece
		if quiet && told(&p.Start[0], &a, m) == told(&p.Start[1], &b, m) {
			return m
		}
	}
	return engine.Move{}
}

func TestNothingElseLeaks(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(11, uint64(level)))
		for range pairsOf(2) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			both := furnished(t, &p)
			for l, i := lang.All[rng.IntN(len(lang.All))], 0; i < len(both); i++ {
				both[i].lang = l
			}
			if everythingLeaks(t, rng, &p, both) {
				break
			}
		}
	}
}

func everythingLeaks(t *testing.T, rng *rand.Rand, p *veiltest.Pair, both [2]*Model) bool {
	for range p.Moves {
		if leaked(t, both, "a move", func(m *Model) { m.sends("+") }) {
			return true
		}
		if a, b := action.Spoken(both[0].session, lang.English, both[0].session.Ply()), action.Spoken(both[1].session, lang.English, both[1].session.Ply()); a != b {
			t.Errorf("level %d: spoken %q and %q", p.Level, a, b)
			return true
		}
	}
	return looksLeak(t, both) || pagesLeak(t, both) || actionsLeak(t, rng, both) || pointsLeak(t, rng, both) || sizesLeak(t, both)
}

// pagesLeak reads help to its end, the menu, the list of games, and what the
// command line offers for every beginning of a name.
func pagesLeak(t *testing.T, both [2]*Model) bool {
	for _, key := range []string{"?", "0"} {
		for range 12 {
			if leaked(t, both, "the page of "+key, func(m *Model) {
				if onTop[*gamePage](m) {
					m.sends(key)
				} else if key == "?" {
					m.press(tea.KeyPgDown)
				}
			}) {
				return true
			}
		}
		for _, m := range both {
			m.press(tea.KeyEsc)
		}
	}
	for r := 'a'; r <= 'z'; r++ {
		if leaked(t, both, "completing :"+string(r), func(m *Model) { m.sends(":" + string(r)) }) ||
			leaked(t, both, "Tab after :"+string(r), func(m *Model) { m.press(tea.KeyTab) }) {
			return true
		}
		for _, m := range both {
			m.press(tea.KeyEsc)
		}
	}
	return false
}

// actionsLeak runs every action in a random order. After those that tell what is
// hidden, the screens are equal again once their answer is closed.
func actionsLeak(t *testing.T, rng *rand.Rand, both [2]*Model) bool {
	all := slices.Clone(action.All())
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	for _, a := range all {
		if slices.Contains([]string{"quit", "suspend", "blind", "flip", "peek"}, a.Name) {
			continue
		}
		given := givenTo[a.Name]
		if given == nil {
			given = []string{""}
		}
		for _, argument := range given {
			text := strings.TrimSpace(a.Name + " " + argument)
			run := func(m *Model) { m.command(text) }
			if slices.Contains(counted, a.Name) {
				run = func(m *Model) { m.command(text); closeAll(m); m.message = "" }
			}
			if leaked(t, both, ":"+text, run) {
				return true
			}
			if leaked(t, both, "Esc after :"+text, closeAll) {
				return true
			}
			if a, b := both[0].session.Peeks, both[1].session.Peeks; a != b {
				t.Errorf(":%s counts as %+v and %+v", text, a, b)
				return true
			}
		}
	}
	return false
}

// closeAll goes back to the game from whatever is open.
func closeAll(m *Model) {
	for range 3 {
		m.press(tea.KeyEsc)
	}
	m.blind.looking = false
}

// pointsLeak picks up and puts down on points with the cursor and the mouse,
// where that is no move in either game.
func pointsLeak(t *testing.T, rng *rand.Rand, both [2]*Model) bool {
	for y := range 24 {
		x := rng.IntN(80)
		for _, a := range []tea.MouseAction{tea.MouseActionMotion, tea.MouseActionPress, tea.MouseActionRelease, tea.MouseActionPress} {
			button := tea.MouseButtonLeft
			if a == tea.MouseActionMotion {
				button = tea.MouseButtonNone
			}
			if leaked(t, both, "the mouse", func(m *Model) { m.Update(tea.MouseMsg{X: x, Y: y, Action: a, Button: button}) }) {
				return true
			}
		}
		for _, m := range both {
			m.session.View.Picked = engine.NoSquare
		}
	}
	for range 30 {
		from, to := engine.Square(rng.IntN(engine.Squares)), engine.Square(rng.IntN(engine.Squares))
		mv := engine.Move{From: from, To: to}
		a, okA := both[0].session.Position()
		b, okB := both[1].session.Position()
		if !okA || !okB || a.Legal(mv) || b.Legal(mv) {
			continue
		}
		if leaked(t, both, "touching "+from.String(), func(m *Model) { m.game.hand.touch(from) }) ||
			leaked(t, both, "touching "+to.String(), func(m *Model) { m.game.hand.touch(to) }) ||
			leaked(t, both, "dragging "+mv.String(), func(m *Model) { m.game.hand.press(from); m.game.hand.release(to) }) {
			return true
		}
	}
	return false
}

// looksLeak draws both in every theme, with colours, at every pitch, with all panes
// open.
func looksLeak(t *testing.T, both [2]*Model) bool {
	for _, m := range both {
		for _, p := range m.game.panes.known {
			m.game.panes.toggle(p.name(), true)
		}
	}
	for _, theme := range store.Values("interface", "theme") {
		for _, size := range store.Values("board", "size") {
			if leaked(t, both, theme+" "+size, func(m *Model) {
				m.profile, m.desk.Settings.Theme, m.desk.Settings.Size = termenv.ANSI256, theme, size
				m.dress()
				m.Update(tea.WindowSizeMsg{Width: 200, Height: 60})
			}) {
				return true
			}
			for range both[0].game.panes.known {
				if leaked(t, both, theme+" "+size+", a pane", func(m *Model) {
					m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
					m.game.panes.next()
				}) {
					return true
				}
			}
		}
	}
	for _, m := range both {
		for _, p := range m.game.panes.known {
			m.game.panes.toggle(p.name(), false)
		}
		m.profile = termenv.Ascii
		m.dress()
		m.Update(tea.WindowSizeMsg{Width: 80, Height: 24})
	}
	return false
}

// sizesLeak draws both at other sizes, each pane chosen.
func sizesLeak(t *testing.T, both [2]*Model) bool {
	for _, size := range [][2]int{{40, 14}, {60, 20}, {100, 30}, {140, 50}, {80, 24}} {
		if leaked(t, both, "the size", func(m *Model) { m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]}) }) {
			return true
		}
		for range 4 {
			if leaked(t, both, "a pane", func(m *Model) { m.press(tea.KeyTab) }) {
				return true
			}
		}
	}
	return false
}
