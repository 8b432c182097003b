// Books of openings, and practice of one's own.

package drill

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// tree is a record with lines of moves in ICCS, each from the start.
func tree(t *testing.T, lines ...string) *records.Game {
	t.Helper()
	g := records.NewGame(engine.StandardSetup())
	for _, text := range lines {
		at, p := records.NodeID(0), engine.StandardPosition()
		for _, word := range strings.Fields(text) {
			m, err := notation.ICCS{}.Parse(&p, word)
			if err != nil {
				t.Fatal(err)
			}
			p = p.PlayLegal(m)
			if next := g.Child(at, m); next != 0 {
				at = next
			} else {
				at = g.Add(at, m)
			}
		}
	}
	return g
}

// small is a repertoire for Red with a transposition: the third position of Red comes
// about in two ways.
func small(t *testing.T) *Book {
	t.Helper()
	b := NewBook("small")
	b.Add(tree(t,
		"H2-E2 H9-G7 H0-G2 I9-H9 I0-H0 C6-C5 H0-H6",
		"H2-E2 H7-E7 H0-G2 H9-G7 I0-H0",
		"H2-E2 C6-C5 H0-G2 H9-G7 I0-H0 I9-H9 H0-H6",
	))
	return b
}

func TestBook(t *testing.T) {
	b := small(t)
	b.Guess()
	all, asked := b.Positions()
	if b.Side != engine.Red || asked != 8 || all != 16 {
		t.Errorf("%d positions, %d of %v asked", all, asked, b.Side)
	}
	for i := range int32(all) {
		p := b.position(i)
		if j, turned, ok := b.find(&p); !ok || turned || j != i || p.Turn() != b.places[i].turn {
			t.Errorf("place %d is not where its way leads", i)
		}
		if b.places[i].parent >= i {
			t.Errorf("place %d comes before the way to it", i)
		}
		if back, ok := b.placeOfItem(bookItem(&p)); ok != b.asks(i) || ok && back != i {
			t.Errorf("%s is place %d, want %d", bookItem(&p), back, i)
		}
	}
	black := NewBook("black")
	black.Add(tree(t, "H2-E2 H9-G7", "B2-E2 H9-G7", "C3-C4 C6-C5"))
	if black.Guess(); black.Side != engine.Black {
		t.Error("a repertoire of Black's is taken for Red's")
	}
}

// TestBookMirrored: a position with left for right is the same one, asked once, in a log
// of it under either image; where left and right are alike both moves are right.
func TestBookMirrored(t *testing.T) {
	lines := []string{"H2-E2 H9-G7 H0-G2", "B2-E2 B9-C7 B0-C2", "B2-E2 B7-E7 B0-C2", "H2-E2 H7-E7 A0-A1"}
	b := NewBook("both")
	b.Add(tree(t, lines...))
	if all, asked := b.Positions(); all != 7 || asked != 3 {
		t.Errorf("%d positions, %d asked, want 7 and 3", all, asked)
	}
	h := open(t, &MemoryLog{})
	tasks := h.newOf(b, 10)
	if len(tasks) != 3 {
		t.Fatalf("%d are new", len(tasks))
	}
	step := b.steps(0, false)[0]
	for answer, want := range map[string]Verdict{"H2-E2": Right, "B2-E2": Right, "C3-C4": Wrong} {
		if got := step.Judge(answer); got != want {
			t.Errorf("%s is judged %v", answer, got)
		}
	}
	p := engine.StandardPosition()
	for _, text := range []string{"B2-E2", "B9-C7"} { // as another version, or another book, had it
		m, err := notation.ICCS{}.Parse(&p, text)
		if err != nil {
			t.Fatal(err)
		}
		p = p.PlayLegal(m)
	}
	item := bookItem(&p)
	if err := h.Add(Answer{Time: day0, Item: item, Kind: Openings.String(), Grade: Again, Millis: 1}); err != nil {
		t.Fatal(err)
	}
	if n := len(h.newOf(b, 10)); n != 2 {
		t.Errorf("%d are new beside the one that was answered", n)
	}
	due := h.dueOf(b, day0.AddDate(0, 0, 3))
	if len(due) != 1 || due[0].Item != item {
		t.Fatalf("due: %+v, want %s", due, item)
	}
	if err := h.Add(Answer{Time: day0.AddDate(0, 0, 3), Item: due[0].Item, Kind: Openings.String(), Grade: Easy, Millis: 1}); err != nil {
		t.Fatal(err)
	}
	if again := h.dueOf(b, day0.AddDate(0, 0, 3)); len(again) != 0 {
		t.Errorf("still due: %+v", again)
	}
}

// TestBookAgainstWalk: a book has every legal line of a random tree, and nothing else.
func TestBookAgainstWalk(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 1))
	g := records.NewGame(engine.StandardSetup())
	nodes, positions := []records.NodeID{0}, []engine.Position{engine.StandardPosition()}
	for len(nodes) < 4000 {
		i := rng.IntN(len(nodes))
		legal := positions[i].AppendMoves(nil)
		m := legal[rng.IntN(min(3, len(legal)))]
		if g.Child(nodes[i], m) == 0 {
			nodes, positions = append(nodes, g.Add(nodes[i], m)), append(positions, positions[i].PlayLegal(m))
		}
	}
	g.Add(nodes[7], engine.Move{From: engine.SquareAt(0, 0), To: engine.SquareAt(8, 9)}) // no legal move
	b := NewBook("random")
	b.Add(g)
	distinct := map[uint64]bool{}
	for i, p := range positions {
		m := mirror(&p)
		distinct[min(p.Key(), m.Key())] = true
		at, turned, ok := b.find(&p)
		if !ok {
			t.Fatalf("node %d is not in the book", i)
		}
		for id := g.First(nodes[i]); id != 0; id = g.Next(id) {
			move := g.Move(id)
			if turned {
				move = move.Mirror()
			}
			has := slices.Contains(b.moves(at), move) || p == m && slices.Contains(b.moves(at), move.Mirror())
			if p.Legal(g.Move(id)) && !has {
				t.Fatalf("%v is missing", g.Move(id))
			}
		}
	}
	if all, _ := b.Positions(); all != len(distinct) {
		t.Errorf("%d positions, want %d", all, len(distinct))
	}
}

func TestCompare(t *testing.T) {
	b := small(t)
	for _, tt := range []struct {
		moves string
		want  Left
		book  int
	}{
		{"", Left{Ply: 1, Begun: true}, 1},
		{"H2-E2 H9-G7 H0-G2 H7-I7", Left{Ply: 4, Begun: true}, 1},
		{"B2-E2 H9-G7", Left{Ply: 2, Begun: true}, 3}, // left is right
		{"B2-E2 B9-C7 B0-C2 A9-B9 A0-B0 G6-G5 B0-B4", Left{Ply: 7, Begun: true}, 1},
		{"H2-E2 H9-G7 H0-G2 C6-C5 I0-H0 I9-H9 H0-H6 A9-A8", Left{Ply: 8, Begun: true, Ended: true}, 0},
		{"H2-E2 H9-G7 I0-I1 I9-I8", Left{Ply: 3, Begun: true}, 1},
		{"H2-E2 H9-G7 H0-G2 C6-C5 I0-H0 I9-H9", Left{Ply: 7, Begun: true}, 1}, // by another order of moves
	} {
		p := engine.StandardPosition()
		var moves []engine.Move
		for _, word := range strings.Fields(tt.moves) {
			m, err := notation.ICCS{}.Parse(&p, word)
			if err != nil {
				t.Fatal(err)
			}
			moves, p = append(moves, m), p.PlayLegal(m)
		}
		got := b.Compare(engine.StandardPosition(), moves)
		at := engine.StandardPosition()
		for _, m := range moves[:got.Ply-1] {
			at = at.PlayLegal(m)
		}
		for _, m := range got.Book {
			if !at.Legal(m) {
				t.Errorf("%s: the book's %v cannot be played there", tt.moves, m)
			}
		}
		if got.Ply != tt.want.Ply || got.Begun != tt.want.Begun || got.Ended != tt.want.Ended || len(got.Book) != tt.book {
			t.Errorf("%s: %+v, want %+v with %d moves", tt.moves, got, tt.want, tt.book)
		}
	}
	other, err := engine.ParseFEN("4k4/9/9/9/9/9/9/9/9/3K5 w")
	if err != nil {
		t.Fatal(err)
	}
	p, err := other.Position()
	if err != nil {
		t.Fatal(err)
	}
	if got := b.Compare(p, nil); got.Begun {
		t.Errorf("an ending: %+v", got)
	}
}

// TestOpeningsAreShownFirst has learners of every kind practise a repertoire for weeks:
// each position of the side is shown once in the first sittings, as many as it takes at
// ten new ones each, none is asked before it was shown, a reply of the book leads to
// every one, and what was answered comes back when the scheduler says and not before.
func TestOpeningsAreShownFirst(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	var lines []string
	for range 12 {
		p, line := engine.StandardPosition(), ""
		for range 14 {
			legal := p.AppendMoves(nil)
			m := legal[rng.IntN(min(len(legal), 4))]
			line, p = line+" "+m.String(), p.PlayLegal(m)
		}
		lines = append(lines, line)
	}
	b := NewBook("random")
	b.Add(tree(t, lines...))
	b.Side = engine.Black
	_, asked := b.Positions()
	for _, knows := range []float64{1, 0.7, 0} {
		h := open(t, &MemoryLog{})
		lib := (&Library{}).WithBook(b, veil.Open)
		shown := map[string]int{}
		now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
		sittings := (asked + newOpenings - 1) / newOpenings
		for range sittings {
			m, _, err := Start(lib, h, "openings", now)
			if err != nil || m == nil {
				t.Fatalf("%v %v", m, err)
			}
			learn(t, m, h, rng, knows, shown, now)
			now = now.AddDate(0, 0, 1)
		}
		if len(shown) != asked {
			t.Errorf("knows %v: %d of %d positions were shown in %d sittings", knows, len(shown), asked, sittings)
		}
		for range 20 {
			if tasks := h.dueOf(lib.Book, now); len(tasks) > 0 {
				m, _, _ := Start(lib, h, "openings", now)
				learn(t, m, h, rng, knows, shown, now)
			}
			now = now.AddDate(0, 0, 1)
		}
	}
}

// learn goes through a sitting, and notes which positions were shown.
func learn(t *testing.T, m *Machine, h *History, rng *rand.Rand, knows float64, shown map[string]int, now time.Time) {
	t.Helper()
	for steps := 0; m.Phase != Over; steps++ {
		item := m.tasks[m.at].Item
		if steps > 1000 {
			t.Fatal("a sitting without end")
		}
		_, known := h.Memory(item)
		if m.Phase == Telling {
			if !known {
				shown[item]++
			}
			if shown[item] > 1 && m.at < m.first {
				t.Fatalf("%s is shown as new %d times", item, shown[item])
			}
			m.Key('\n', now)
			continue
		}
		if shown[item] == 0 {
			t.Fatalf("%s is asked before it was shown", item)
		}
		if known && m.at < m.first && !h.Due(item, now) {
			t.Fatalf("%s is asked and not due", item)
		}
		right := m.step.Want.Args[0].(MoveTexts).Moves
		if m.at >= m.first || rng.Float64() < knows {
			m.Answer(right[rng.IntN(len(right))].String(), now)
			if m.Feedback.Text != lang.DrillRight {
				t.Fatalf("%s: %v is not right", item, right)
			}
			continue
		}
		p := m.step.View.Position
		for _, move := range p.AppendMoves(nil) {
			if !slices.Contains(right, move) {
				m.Answer(move.String(), now)
				break
			}
		}
	}
	m.Keep(now)
}

// TestOpeningsBlind: at a level nothing is seen that it hides, and moves are told by
// their points.
func TestOpeningsBlind(t *testing.T) {
	for level := veil.Open; int(level) < veil.Levels; level++ {
		b := *small(t)
		b.Level = level
		for i := range int32(len(b.places)) {
			if !b.asks(i) {
				continue
			}
			for _, step := range b.steps(i, true) {
				scene := step.View.Scene(false)
				for _, spot := range scene.Spots {
					if spot.Draw == veil.Face && level != veil.Open && (level != veil.Near || spot.Piece.Color() != b.Side) {
						t.Fatalf("level %d shows a %v", level, spot.Piece)
					}
				}
				said := ""
				for _, w := range step.Say {
					said += w.In(lang.Simplified, lang.WideDot)
				}
				if level >= veil.Near && strings.Contains(said, "平五") && !strings.Contains(said, "三平五") {
					t.Fatalf("level %d: %s", level, said)
				}
			}
		}
	}
}

// TestOpeningsGoOn: a sitting that was cut off goes on, a new position is shown again.
func TestOpeningsGoOn(t *testing.T) {
	h := open(t, &MemoryLog{})
	lib := (&Library{}).WithBook(small(t), veil.Open)
	now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
	if _, _, err := Start(&Library{}, h, "openings", now); !errors.Is(err, ErrNoBook) {
		t.Errorf("without a book: %v", err)
	}
	m, _, err := Start(lib, h, "openings", now)
	if err != nil {
		t.Fatal(err)
	}
	m.Key('\n', now)
	m.Answer("h2e2", now)
	m.Keep(now)
	again, _, err := Start(lib, h, "openings", now.Add(time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	if at, of := again.Place(); at != 2 || of != 8 || again.Phase != Telling {
		t.Errorf("goes on at %d of %d, phase %d", at, of, again.Phase)
	}
}

// TestLargeBook: a book of as many positions as real ones have is ready at once; with
// QIPU_CORPUS a real one is.
func TestLargeBook(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	if corpus := os.Getenv("QIPU_CORPUS"); corpus != "" {
		c, err := file.Open(context.Background(), filepath.Join(corpus, "xqf", "v18-opening-book-226491-nodes.xqf"), file.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		if err := c.Wait(); err != nil {
			t.Fatal(err)
		}
		if g, err = c.Game(0); err != nil {
			t.Fatal(err)
		}
	} else {
		rng := rand.New(rand.NewPCG(1, 2))
		for range 300 { // lines as deep as those of real books
			at, p := records.NodeID(0), engine.StandardPosition()
			for range 100 {
				legal := p.AppendMoves(nil)
				if len(legal) == 0 {
					break
				}
				m := legal[rng.IntN(len(legal))]
				at, p = g.Add(at, m), p.PlayLegal(m)
			}
		}
	}
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	began := time.Now()
	b := NewBook("large")
	b.Add(g)
	took := time.Since(began)
	runtime.GC()
	runtime.ReadMemStats(&after)
	b.Side = engine.Black
	all, asked := b.Positions()
	began = time.Now()
	h := open(t, &MemoryLog{})
	m, _, err := Start((&Library{}).WithBook(b, veil.Open), h, "openings", time.Now())
	if err != nil || m == nil || m.Step() == nil {
		t.Fatal(err)
	}
	t.Logf("%d nodes, %d positions, %d asked: read in %v, first question in %v, %d KB", g.Size(), all, asked, took, time.Since(began), (after.HeapAlloc-before.HeapAlloc)/1024)
}

// TestBoardIsTold: of a position to which no move leads that is told, and only of such a
// one, all pieces are told to who does not see them.
func TestBoardIsTold(t *testing.T) {
	long := NewBook("long")
	long.Add(tree(t, "A0-A1 A9-A8 B0-C2 B9-C7 C3-C4 C6-C5 C2-D4 C7-D5 G3-G4 G6-G5 H0-G2 H9-G7 I0-I1 I9-I8"))
	for _, tt := range []struct {
		before, at int32
		told       bool
	}{{-1, 2, false}, {-1, 12, true}, {10, 12, false}, {0, 12, true}, {4, 12, false}, {2, 12, true}} {
		if !long.asks(tt.at) {
			t.Fatalf("place %d is not asked", tt.at)
		}
		m := NewMachine([]Task{long.task("openings/x", tt.at, tt.before, false)}, open(t, &MemoryLog{}), 1, day0)
		if told := len(m.Unseen()) > 0; told != tt.told {
			t.Errorf("after place %d at %d: told %v", tt.before, tt.at, told)
		}
	}
}
