// Practice: drills by digits, and that no level tells more than it may.

package ui

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/veiltest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// practising returns a viewer with drills on an empty history, and the history.
func practising(t *testing.T, g *records.Game, log drill.Log) *Model {
	t.Helper()
	return viewer(t, session.Games{g}, desk.Options{
		Library: &drill.Library{Problems: drill.Ladder()}, Log: log,
		Now: ticking(time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)),
	}, 80, 24)
}

func (m *Model) command(text string) {
	m.sends(":" + text)
	m.press(tea.KeyEnter)
}

// twins are viewers of both games of a pair, at its level.
func twins(t *testing.T, p veiltest.Pair) [2]*Model {
	t.Helper()
	var both [2]*Model
	for i := range both {
		g := records.NewGame(engine.Setup{Board: p.Start[i].Board(), Fullmove: 1})
		at := records.NodeID(0)
		for _, mv := range p.Moves {
			at = g.Add(at, mv)
		}
		m := start(t, g, lang.English, 80, 24)
		m.session.Blind.Choose(p.Level)
		m.session.View.Flip = p.Near == engine.Black
		both[i] = m
	}
	return both
}

// leaked compares what both viewers show after the same keys.
func leaked(t *testing.T, both [2]*Model, what string, keys func(m *Model)) bool {
	t.Helper()
	for _, m := range both {
		keys(m)
	}
	if a, b := both[0].View(), both[1].View(); a != b {
		t.Errorf("level %d: %s tells what is hidden:\n%s\n---\n%s", both[0].session.Blind.Level, what, a, b)
		return true
	}
	return false
}

func TestViewerDoesNotLeak(t *testing.T) {
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(5, uint64(level)))
		for range pairsOf(2) {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			if pairLeaks(t, &p, twins(t, p)) {
				break
			}
		}
	}
}

// pairsOf is how many pairs a level are tried: few, or QIPU_PAIRS.
func pairsOf(few int) int {
	if n, err := strconv.Atoi(os.Getenv("QIPU_PAIRS")); err == nil {
		return n
	}
	return few
}

func pairLeaks(t *testing.T, p *veiltest.Pair, both [2]*Model) bool {
	for range p.Moves {
		if leaked(t, both, "a move", func(m *Model) { m.sends("+") }) {
			return true
		}
	}
	for _, text := range []string{"next-capture", "next-check", "search 炮", "list none", "list all", "peeks", "captures", "announce wxf", "sibling"} {
		if leaked(t, both, ":"+text, func(m *Model) { m.command(text) }) {
			return true
		}
	}
	for _, key := range []string{".", ".", "0", "?"} {
		if leaked(t, both, key, func(m *Model) { m.sends(key) }) {
			return true
		}
		for _, m := range both {
			m.press(tea.KeyEsc)
		}
	}
	at := p.After(len(p.Moves))
	b := at[0].Board()
	for _, mv := range at[0].AppendMoves(nil) {
		for _, text := range both[0].session.View.Forms.Write(&b, mv) {
			if typedLeaks(t, both, text, at[1].Legal(mv)) {
				return true
			}
		}
	}
	return false
}

// typedLeaks types a text character by character; it is entered where it is
// refused in both games.
func typedLeaks(t *testing.T, both [2]*Model, text string, legal bool) bool {
	prefix := ""
	for _, r := range text {
		prefix += string(r)
		if leaked(t, both, "typing "+prefix, func(m *Model) { m.sends(string(r)) }) {
			return true
		}
	}
	if !legal {
		for _, m := range both {
			m.session.Entry.Clear()
		}
		return false
	}
	return leaked(t, both, "Esc after "+text, func(m *Model) { m.press(tea.KeyTab, tea.KeyEsc) })
}

// TestViewerLeaksAreFound puts leaks into what is shown; each is found.
func TestViewerLeaksAreFound(t *testing.T) {
	leaks := map[string]func(m *Model) string{
		"candidates": func(m *Model) string {
			p, _ := m.session.Position()
			return strconv.Itoa(len(p.AppendMoves(nil)))
		},
		"material": func(m *Model) string {
			n := 0
			for _, p := range m.session.Board().At {
				n += int(p)
			}
			return strconv.Itoa(n)
		},
		"where": func(m *Model) string {
			return strings.Join(action.PieceLines(m.session.Board(), lang.English, lang.WideDot), " ")
		},
	}
	for name, leak := range leaks {
		rng := rand.New(rand.NewPCG(6, 6))
		found := false
		for range 40 {
			both := twins(t, veiltest.Random(rng, veil.Empty, veiltest.AsAnnounced(veil.Empty)))
			for _, m := range both {
				m.message = leak(m)
			}
			found = found || both[0].View() != both[1].View()
		}
		if !found {
			t.Errorf("the leak of %s is not found", name)
		}
	}
}

// TestRefusalsAreAlike enters moves that different rules forbid: the words are
// the same.
func TestRefusalsAreAlike(t *testing.T) {
	m := start(t, newGame(t, ""), lang.English, 80, 24)
	m.sends("00")
	texts := map[string]bool{}
	for i, text := range []string{"车一平二", "马八进六", "帅五平四", "H2-H8", "炮二平二", "A3-B3"} {
		m.sends(text)
		m.press(tea.KeyEnter)
		if m.session.Ply() != 0 || m.session.Peeks.Misses != i+1 {
			t.Errorf("%s: ply %d, %d misreports", text, m.session.Ply(), m.session.Peeks.Misses)
		}
		texts[strings.ReplaceAll(m.message, strconv.Itoa(i+1), "N")] = true
		m.press(tea.KeyEsc)
	}
	for _, text := range []string{"车一平二", "H2-H8"} {
		m.command("move " + text)
		texts[strings.ReplaceAll(m.message, strconv.Itoa(m.session.Peeks.Misses), "N")] = true
	}
	if m.session.Peeks.Misses != 8 {
		t.Errorf("%d misreports", m.session.Peeks.Misses)
	}
	if len(texts) != 1 {
		t.Errorf("refused in different words: %v", texts)
	}
}

func TestLadderInViewer(t *testing.T) {
	m := start(t, newGame(t, printed), lang.English, 80, 24)
	m.sends("00++")
	before := m.View()
	for rung := range veil.Rungs {
		m.sends(".")
		if rung == int(veil.OnePiece) {
			m.sends("5")
			if !strings.Contains(m.message, "rook") {
				t.Errorf("asked for the rooks: %q", m.message)
			}
		}
		if veil.Rung(rung) == veil.PieceList {
			m.press(tea.KeyEsc)
		}
		if veil.Rung(rung) == veil.BoardBriefly {
			if !strings.Contains(m.View(), "俥") {
				t.Error("the board is not shown")
			}
			m.Update(lookEnds{m.practice.looks})
			if strings.Contains(m.View(), "俥") {
				t.Error("the board is shown after its time")
			}
		}
	}
	if !strings.Contains(m.View(), "俥") {
		t.Error("the last rung shows no board")
	}
	if m.sends("+"); strings.Contains(m.View(), "俥") || strings.Contains(before, "俥") {
		t.Error("a move does not end the look")
	}
	if m.session.Peeks.Total() != veil.Rungs {
		t.Errorf("%d looks counted", m.session.Peeks.Total())
	}
}

// TestDrillByDigits does a first drill from the start with the keypad alone, and
// finds it in the history afterwards.
func TestDrillByDigits(t *testing.T) {
	log := &drill.MemoryLog{}
	m := practising(t, newGame(t, printed), log)
	m.sends("0*")
	if !strings.Contains(m.View(), lang.English.Say(lang.DrillChoose)) {
		t.Fatalf("no drill to choose:\n%s", m.View())
	}
	m.sends("2")
	m.press(tea.KeyEnter)
	for i := 0; pageOf[*exercise](m) != nil && pageOf[*exercise](m).machine.Phase != drill.Over; i++ {
		if i > 200 {
			t.Fatal("the drill does not end")
		}
		step := pageOf[*exercise](m).machine.Step()
		for n := 10; n < 100; n++ {
			if answer := strconv.Itoa(n); step.Judge(answer) == drill.Right {
				m.sends(answer)
				break
			}
		}
	}
	if !strings.Contains(m.View(), "5 of 5 right") {
		t.Errorf("at the end:\n%s", m.View())
	}
	if m.sends("0"); pageOf[*exercise](m) != nil {
		t.Error("the drill does not end")
	}
	if all, _ := log.All(); len(all) != 5 || all[0].Kind != "count" || !all[0].Right() {
		t.Errorf("kept: %+v", all)
	}
	m.command("stats")
	if !strings.Contains(m.View(), "100%") {
		t.Errorf("statistics:\n%s", m.View())
	}
}

// TestDrillScreens draws every drill at every size: no row is too wide.
func TestDrillScreens(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {60, 20}, {40, 14}} {
		for _, k := range drill.Kinds() {
			m := practising(t, newGame(t, printed), &drill.MemoryLog{})
			m.Update(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
			m.command("drill " + k.String())
			for range 8 {
				for _, row := range strings.Split(m.View(), "\n") {
					if w := m.measure.Styled(row); w > size[0] {
						t.Fatalf("%v at %v: %d columns: %q", k, size, w, row)
					}
				}
				m.press(tea.KeyEnter)
				m.sends(".")
			}
		}
	}
}

// TestTypedPoints marks both points that a typed text names, on an empty board.
func TestTypedPoints(t *testing.T) {
	m := start(t, newGame(t, printed), lang.English, 80, 24)
	m.sends("0048173")
	var marked []engine.Square
	scene := m.game.scene()
	for at, spot := range scene.Spots {
		if spot.Has(veil.TypedMark) {
			marked = append(marked, engine.Square(at))
		}
	}
	if len(marked) != 2 || marked[0] != engine.SeenSquare(engine.Red, 8, 1) || marked[1] != engine.SeenSquare(engine.Red, 7, 3) {
		t.Errorf("marked: %v", marked)
	}
	if !strings.Contains(m.View(), "horse (八・一)-(七・三)") {
		t.Errorf("the entry line does not say what is typed:\n%s", m.View())
	}
}

func TestBlindIsKept(t *testing.T) {
	state := store.NewState(t.TempDir())
	m := viewer(t, session.Games{newGame(t, printed)}, desk.Options{State: &state}, 80, 24)
	m.command("blind 5 after 10")
	m.command("list none")
	again := viewer(t, session.Games{newGame(t, printed)}, desk.Options{State: &state}, 80, 24)
	if kept := again.session.Blind; kept.Level != veil.Empty || kept.After != 10 || kept.List != veil.NoMoves {
		t.Errorf("kept: %+v", kept)
	}
}

// TestDrillOnLowScreen: where there is no room for words beside the board, it
// stands alone as long as it is to be looked at, and after Tab.
func TestDrillOnLowScreen(t *testing.T) {
	m := practising(t, study(t), &drill.MemoryLog{})
	m.Update(tea.WindowSizeMsg{Width: minWidth, Height: minHeight})
	m.command("drill " + drill.Mates.String())
	const edge = "九　八　七　六　五"
	look := m.lang.Say(lang.TellLook)
	if v := m.View(); !strings.Contains(v, edge) || !strings.Contains(v, look) {
		t.Errorf("no board to look at:\n%s", v)
	}
	m.press(tea.KeyEnter)
	if v := m.View(); strings.Contains(v, edge) || strings.Contains(v, look) {
		t.Errorf("the question is not asked:\n%s", v)
	}
	m.press(tea.KeyTab)
	if v := m.View(); !strings.Contains(v, edge) {
		t.Errorf("Tab does not show the board:\n%s", v)
	}
}

// TestKeypadSaysWhere: the map of the keypad is in view, or a line says why not.
func TestKeypadSaysWhere(t *testing.T) {
	for _, size := range [][2]int{{40, 14}, {40, 20}, {60, 14}, {60, 20}, {80, 24}, {100, 16}, {130, 40}} {
		m := start(t, study(t), lang.English, size[0], size[1])
		m.command("keypad")
		if seen := strings.Contains(m.View(), "7 兵"); seen == (m.message != "") {
			t.Errorf("%v: seen %v, said %q", size, seen, m.message)
		}
		if m.layout(m.game.focus).tabs {
			m.press(tea.KeyTab, tea.KeyTab, tea.KeyTab)
			if !strings.Contains(m.View(), "7 兵") {
				t.Errorf("%v: not behind Tab:\n%s", size, m.View())
			}
		}
	}
}

// TestLadderGoesOn: the ladder's key takes every rung, past the question for a piece.
func TestLadderGoesOn(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	m.command("blind 5")
	m.sends("+...")
	if m.message != lang.English.Say(lang.AskPiece) {
		t.Fatalf("%q", m.message)
	}
	m.sends(".")
	if !onTop[*sheet](m) {
		t.Errorf("no list of pieces: %q\n%s", m.message, m.View())
	}
}
