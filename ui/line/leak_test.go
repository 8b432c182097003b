// The line mode says no more than a level allows.

package line

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/drilltest"
	"qipu/ui/internal/gametest"
	"qipu/ui/internal/veiltest"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// TestLineModeDoesNotLeak says the same lines for two games that a level must
// not tell apart; a typed move is one that both refuse.
func TestLineModeDoesNotLeak(t *testing.T) {
	n, err := strconv.Atoi(os.Getenv("QIPU_PAIRS"))
	if err != nil {
		n = 15
	}
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		rng := rand.New(rand.NewPCG(7, uint64(level)))
		for range n {
			p := veiltest.Random(rng, level, veiltest.AsAnnounced(level))
			if out := both(t, &p, refused(rng, &p), nil); out[0] != out[1] {
				t.Errorf("level %d tells what is hidden:\n%s\n---\n%s", level, out[0], out[1])
				break
			}
		}
	}
}

// TestLineLeaksAreFound puts leaks into what is said; each is found.
func TestLineLeaksAreFound(t *testing.T) {
	leaks := map[string]func(m *mode){
		"candidates": func(m *mode) {
			p, _ := m.Session.Position()
			m.say(strconv.Itoa(len(p.AppendMoves(nil))))
		},
		"material": func(m *mode) {
			n := 0
			for _, p := range m.Session.Board().At {
				n += int(p)
			}
			m.say(strconv.Itoa(n))
		},
		"where": func(m *mode) { m.board(true) },
		"reasons": func(m *mode) {
			p, _ := m.Session.Position()
			for s := range engine.Square(engine.Squares - 1) {
				m.say(fmt.Sprint(p.Check(engine.Move{From: s, To: s + 1})))
			}
		},
	}
	for name, leak := range leaks {
		rng := rand.New(rand.NewPCG(6, 6))
		found := false
		for range 60 {
			p := veiltest.Random(rng, veil.Empty, veiltest.AsAnnounced(veil.Empty))
			out := both(t, &p, refused(rng, &p), leak)
			found = found || out[0] != out[1]
		}
		if !found {
			t.Errorf("the leak of %s is not found", name)
		}
	}
}

// TestLineDrillsDoNotLeak does every drill, at its levels, with two games that must
// sound alike, each alone in its folder.
func TestLineDrillsDoNotLeak(t *testing.T) {
	now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
	for level := veil.Sides; int(level) < veil.Levels; level++ {
		p := veiltest.Random(rand.New(rand.NewPCG(17, uint64(level))), level, veiltest.AsAnnounced(level))
		for reached := 1; reached <= 4; reached++ {
			if os.Getenv("QIPU_PAIRS") == "" && reached != 1+int(level)%4 { // all of them take a minute
				continue
			}
			if out := [2]string{drilled(t, &p, 0, reached, now), drilled(t, &p, 1, reached, now)}; out[0] != out[1] {
				t.Errorf("level %d: drills tell what is hidden:\n%s\n---\n%s", level, out[0], out[1])
			}
		}
	}
}

// drilled is what every drill says, at a level that was reached, while one of the games
// of a pair is open and hidden.
func drilled(t *testing.T, p *veiltest.Pair, i, reached int, now time.Time) string {
	t.Helper()
	games := desk.Open([]string{p.File(t, i)}, file.Options{}, func(name string, err error) { t.Fatal(name, err) })
	t.Cleanup(games.Close)
	clock := now
	d := deskOf(t, games, desk.Options{Log: drilltest.Practised(t, reached, now), Now: func() time.Time { return clock }})
	if err := d.ChooseBook(gametest.BookFile(t), ""); err != nil {
		t.Fatal(err)
	}
	d.Session.Blind = veil.Settings{Level: p.Level}
	var b bytes.Buffer
	m := newMode(&b, d, false)
	say := func(text string) { // a second for each, however often the clock is looked at
		clock = clock.Add(time.Second)
		m.line(text)
	}
	say("against")
	for _, k := range drill.Kinds() {
		say("drill " + k.String())
		if k == drill.Openings && m.machine == nil {
			t.Error("one's own openings are not asked")
		}
		for _, text := range []string{"", "1", "", ".", ".", ".", "5", ".", ".", "45", "?", "/", "2", "", "*", "1"} {
			if m.machine != nil {
				say(text)
			}
		}
	}
	m.out.Flush()
	return b.String()
}

// both says lines in each game of a pair, and what a leak adds.
func both(t *testing.T, p *veiltest.Pair, lines []string, leak func(m *mode)) (out [2]string) {
	t.Helper()
	for i := range out {
		g := records.NewGame(engine.Setup{Board: p.Start[i].Board(), Fullmove: 1})
		at := records.NodeID(0)
		for _, m := range p.Moves {
			at = g.Add(at, m)
		}
		d := deskOf(t, session.Games{g}, desk.Options{})
		d.Session.View.Flip = p.Near == engine.Black
		d.Session.Blind = veil.Settings{Level: p.Level}
		var b bytes.Buffer
		m := newMode(&b, d, false)
		m.where()
		if err := m.loop(strings.NewReader(strings.Join(lines, "\n") + "\n")); err != nil {
			t.Fatal(err)
		}
		if leak != nil {
			leak(m)
			m.out.Flush()
		}
		out[i] = b.String()
	}
	return out
}

// everyAction are all actions, and the help on each, in a random order, but for
// those that tell what is hidden and count as a look, that choose what is hidden
// or that change the moves.
func everyAction(rng *rand.Rand) []string {
	arguments := map[string]string{"goto": "1p", "search": "炮", "comment": "a word", "mark": "!", "game": "1", "name": "e4", "columns": "wxf", "list": "all", "misses": "0", "bookmarks": "1", "move": "zz"}
	var lines []string
	for _, a := range action.All() {
		switch lines = append(lines, "help "+a.Name); a.Name {
		case "where", "fen", "setup", "legal", "at", "hanging", "piece", "file", "rank", "peek", "repair", "rebuild", "answer", "blind", "flip", "quit", "delete", "cut", "mirror":
			continue
		}
		lines = append(lines, strings.TrimSpace(a.Name+" "+arguments[a.Name]))
	}
	rng.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	return lines
}

// refused goes through a pair, then types what is refused in both games.
func refused(rng *rand.Rand, p *veiltest.Pair) []string {
	lines := make([]string, len(p.Moves))
	lines = append(lines, "next-capture", "next-check", "search 炮", "captures", "announce wxf", "sibling", "last-move", "?", "pane", "peeks", "read-comment")
	lines = append(lines, everyAction(rng)...)
	lines = append(lines, "first", fmt.Sprintf("goto %dp", len(p.Moves)))
	at := p.After(len(p.Moves))
	for len(lines) < len(p.Moves)+30 {
		m := engine.Move{From: engine.Square(rng.IntN(engine.Squares)), To: engine.Square(rng.IntN(engine.Squares))}
		b := at[0].Board()
		if b.At[m.From].Color() != b.Turn || b.At[m.From] == engine.NoPiece || at[0].Legal(m) || at[1].Legal(m) {
			continue
		}
		for _, text := range []string{m.String(), digitsOf(&b, m)} {
			if _, _, err := notation.ParseAny(&at[0], text, nil); err == nil {
				continue
			}
			if _, _, err := notation.ParseAny(&at[1], text, nil); err == nil {
				continue
			}
			lines = append(lines, text)
		}
	}
	return lines
}
