// Packs hold games whole, and goals find in them what a count with the engine
// finds.

package pack

import (
	"math/rand/v2"
	"slices"
	"testing"

	"qipu/engine"
)

// sample is a game of the tests.
type sample struct {
	start engine.Board
	line  []engine.Move
	row   Row
}

// boards are those of a game, the start first.
func (g *sample) boards() []engine.Board {
	b := g.start
	list := []engine.Board{b}
	for _, m := range g.line {
		b.Move(m)
		list = append(list, b)
	}
	return list
}

func fen(t testing.TB, text string) engine.Board {
	t.Helper()
	s, err := engine.ParseFEN(text)
	if err != nil {
		t.Fatal(err)
	}
	return s.Board
}

// starts are those of the tests: the standard one, endings, Black to move, more
// than the standard material, no generals.
func starts(t testing.TB) []engine.Board {
	return []engine.Board{
		fen(t, engine.Standard), fen(t, engine.Standard), fen(t, engine.Standard),
		fen(t, "3ak4/4a4/4b4/9/9/2B6/9/3AB4/4A4/2R1K4 w"),
		fen(t, "2bak4/4a4/4b4/p3p3p/9/2P3n2/4P3P/4B4/4A4/2BAK1N2 b"),
		fen(t, "rrrrkrrrr/9/9/9/9/9/9/9/4A4/RRR1KRRRR w"),
	}
}

// random plays games by chance, some with a move that is not legal at the end.
func random(t testing.TB, n int) []sample {
	r := rand.New(rand.NewPCG(1, 2))
	starts := starts(t)
	list := make([]sample, n)
	for i := range list {
		g := &list[i]
		g.start = starts[i%len(starts)]
		p, ok := engine.Setup{Board: g.start}.Playable()
		if !ok {
			t.Fatal("a start is not playable")
		}
		for range r.IntN(90) {
			list := p.AppendMoves(nil)
			if len(list) == 0 {
				break
			}
			slices.SortFunc(list, engine.CompareICCS)
			m := list[r.IntN(min(len(list), 6))] // few, so that games meet again
			g.line = append(g.line, m)
			p = p.PlayLegal(m)
		}
		if i%17 == 0 {
			g.line = append(g.line, engine.Move{From: engine.Square(r.IntN(90)), To: engine.Square(r.IntN(90))}, engine.Move{From: 0, To: 33})
		}
		g.row = Row{
			Red: r.Uint32(), Black: r.Uint32(), Event: r.Uint32(), From: r.Uint32(), To: r.Uint32(), Number: uint32(i + 1), Off: r.Int64N(1 << 47),
			Len: r.Int64N(1 << 32), Line: r.Uint32(), ECCO: uint16(r.IntN(501)), Result: Result(r.IntN(4)),
		}
	}
	return list
}

func packed(t testing.TB, list []sample) *Pack {
	t.Helper()
	var b Builder
	for i := range list {
		b.Add(list[i].row, &list[i].start, list[i].line)
	}
	p, err := Open(b.Encode())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPackHoldsGames(t *testing.T) {
	list := random(t, 300)
	p := packed(t, list)
	if p.Len() != len(list) {
		t.Fatalf("%d games of %d", p.Len(), len(list))
	}
	for i := range list {
		g := &list[i]
		if got := p.Line(i); !slices.Equal(got, g.line) {
			t.Fatalf("game %d: %v, want %v", i, got, g.line)
		}
		if p.Row(i) != g.row || p.Start(i) != g.start || p.Plies(i) != len(g.line) {
			t.Fatalf("game %d: another row or start", i)
		}
		boards := g.boards()
		end := boards[len(boards)-1]
		if r := p.replayTo(i, len(g.line)); r.board() != end || r.hash != hashOf(&end) {
			t.Fatalf("game %d ends elsewhere", i)
		}
		for q := range engine.Piece(16) {
			n := 0
			for _, piece := range end.At {
				n += b2i(piece == q)
			}
			if q.Kind() != engine.NoKind && p.Final(i).Count(q) != min(n, 7) {
				t.Errorf("game %d: %d %v left, counted as %d", i, n, q, p.Final(i).Count(q))
			}
		}
	}
	narrow := 0
	for i := range list {
		narrow += b2i(!p.wide(i))
	}
	if narrow == 0 || narrow == len(list) {
		t.Errorf("%d games of %d take a byte a ply", narrow, len(list))
	}
}

// replayTo returns game i after some plies.
func (p *Pack) replayTo(i, ply int) moves {
	g := p.replay(i)
	for range ply {
		g.play()
	}
	return g
}

// target is the board that a view makes of a board.
func shown(v View, b *engine.Board) engine.Board { return v.Board(b) }

// brute finds the first place of a game that a test accepts, trying every view.
func brute(g *sample, list []View, accepts func(*engine.Board) bool) (Found, bool) {
	for ply, b := range g.boards() {
		for _, v := range list {
			if turned := shown(v, &b); accepts(&turned) {
				var next engine.Move
				if ply < len(g.line) {
					next = v.Turn(g.line[ply])
				}
				return Found{ply, v, next}, true
			}
		}
	}
	return Found{}, false
}

func TestPositionGoalsFindWhatIsThere(t *testing.T) {
	list := random(t, 240)
	p := packed(t, list)
	hits := 0
	for n := range 300 {
		from := &list[n*7%len(list)]
		boards := from.boards()
		target := boards[n*13%len(boards)]
		if n%3 == 0 {
			target = boards[n%min(5, len(boards))]
		}
		mirror, swap := n%2 == 0, n%5 == 0
		if n%11 == 0 {
			target = Mirrored.Board(&target)
		}
		goal := Position(&target, mirror, swap)
		for i := range list {
			got, ok := goal.Find(p, i)
			want, should := brute(&list[i], views(mirror, swap), func(b *engine.Board) bool { return *b == target })
			if got.View != want.View { // both views of one board: a symmetrical position
				turned := got.View.Board(&list[i].boards()[got.Ply])
				if turned == target {
					want.View, want.Next = got.View, got.Next
				}
			}
			if ok != should || got != want {
				t.Fatalf("target %d, game %d: %v %v, want %v %v", n, i, got, ok, want, should)
			}
			hits += b2i(ok)
		}
	}
	if hits < 1000 {
		t.Errorf("only %d hits: the test says little", hits)
	}
}

// TestMirroredEndHasNoNextMove: the move of no move is none when it is turned, too.
func TestMirroredEndHasNoNextMove(t *testing.T) {
	g := sample{start: fen(t, engine.Standard), line: []engine.Move{{From: 25, To: 22}, {From: 88, To: 69}}}
	end := g.boards()[2]
	target := Mirrored.Board(&end)
	if got, ok := Position(&target, true, false).Find(packed(t, []sample{g}), 0); !ok || got != (Found{Ply: 2, View: Mirrored}) {
		t.Errorf("%+v %v", got, ok)
	}
}

func TestSceneGoalsFindWhatIsThere(t *testing.T) {
	list := random(t, 240)
	p := packed(t, list)
	r := rand.New(rand.NewPCG(3, 4))
	hits := 0
	for n := range 150 {
		boards := list[r.IntN(len(list))].boards()
		of := boards[r.IntN(len(boards))]
		var s Scene
		if n%3 != 0 {
			s.Least = MaterialOf(&of)
			for k := range engine.Piece(16) {
				if k.Kind() != engine.NoKind && r.IntN(3) > 0 {
					s.Exact = s.Exact.With(k)
				} else if k.Kind() != engine.NoKind && s.Least.Count(k) > 0 {
					s.Least -= Unit(k)
				}
			}
		}
		for range n % 4 {
			at := engine.Square(r.IntN(90))
			s.Points = append(s.Points, Point{at, Set(0).With(of.At[at]).With(engine.Piece(r.IntN(2) * int(engine.MakePiece(engine.Red, engine.Rook))))})
		}
		mirror, swap := n%2 == 0, n%5 == 0
		goal := NewSceneGoal(s, mirror, swap)
		accepts := func(b *engine.Board) bool { return s.shows(b) }
		for i := range list {
			got, ok := goal.Find(p, i)
			want, should := brute(&list[i], views(mirror, swap), accepts)
			if ok != should || got.Ply != want.Ply {
				t.Fatalf("scene %d, game %d: %v %v, want %v %v", n, i, got, ok, want, should)
			}
			hits += b2i(ok)
		}
	}
	if hits < 1000 {
		t.Errorf("only %d hits: the test says little", hits)
	}
}

// shows is the oracle: it counts on the board.
func (s *Scene) shows(b *engine.Board) bool {
	var n [16]int
	for _, piece := range b.At {
		n[piece&15]++
	}
	for k := range engine.Piece(16) {
		if k.Kind() == engine.NoKind {
			continue
		}
		if n[k] = min(n[k], 7); n[k] < s.Least.Count(k) || s.Exact&(1<<k) != 0 && n[k] != s.Least.Count(k) {
			return false
		}
	}
	for _, p := range s.Points {
		if p.Pieces&(1<<b.At[p.Square]) == 0 {
			return false
		}
	}
	return true
}

func TestHashTellsGamesApart(t *testing.T) {
	list := random(t, 300)
	p := packed(t, list)
	seen := map[uint64]int{}
	for i := range list {
		before, ok := seen[p.Hash(i)]
		same := ok && list[before].start == list[i].start && slices.Equal(list[before].line, list[i].line)
		if ok && !same {
			t.Errorf("games %d and %d have one hash", before, i)
		}
		seen[p.Hash(i)] = i
	}
	if q := packed(t, list); q.Hash(7) != p.Hash(7) {
		t.Error("the hash of a game changes")
	}
}

func TestRenameChangesNamesAlone(t *testing.T) {
	list := random(t, 60)
	p := packed(t, list)
	rows := p.Rename(func(n uint32) uint32 { return n ^ 5 }, func(n uint32) uint32 { return n + 1 })
	q, err := Open(rows, p.moves, p.starts)
	if err != nil {
		t.Fatal(err)
	}
	for i := range list {
		want := list[i].row
		want.Red, want.Black, want.Event = want.Red^5, want.Black^5, want.Event+1
		if q.Row(i) != want || !slices.Equal(q.Line(i), list[i].line) {
			t.Fatalf("game %d: %v, want %v", i, q.Row(i), want)
		}
	}
}

func TestDamagedPacksAreRefused(t *testing.T) {
	var b Builder
	list := random(t, 20)
	for i := range list {
		b.Add(list[i].row, &list[i].start, list[i].line)
	}
	rows, moves, starts := b.Encode()
	for _, part := range [][]byte{rows, moves, starts} {
		for _, at := range []int{0, len(part) / 2, len(part) - 1} {
			part[at] ^= 1
			if _, err := Open(rows, moves, starts); err == nil {
				t.Errorf("a changed byte %d of %d is not seen", at, len(part))
			}
			part[at] ^= 1
		}
	}
	if _, err := Open(rows, moves[:len(moves)-1], starts); err == nil {
		t.Error("a byte that is missing is not seen")
	}
	if _, err := Open(rows, moves, starts); err != nil {
		t.Error(err)
	}
}

// board returns what stands where.
func (s *state) board() engine.Board {
	var b engine.Board
	for at := range b.At {
		b.At[at] = engine.Piece(pieceOf[s.at[at]&63])
	}
	if s.black {
		b.Turn = engine.Black
	}
	return b
}
