// Reconstruction: the truth is among what is left open.

package repair

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// sample is a record with a known start.
type sample struct {
	start engine.Setup
	moves []engine.Move
}

// readSample reads a file of testdata: the start in its first line, then the
// ICCS text and the texts of other notations of each move.
func readSample(t testing.TB, name string) sample {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name + ".tsv")
	if err != nil {
		t.Fatal(err)
	}
	head, rest, _ := strings.Cut(string(data), "\n")
	var s sample
	if s.start, err = engine.ParseFEN(strings.TrimPrefix(head, "# start: ")); err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(rest) {
		s.moves = append(s.moves, parseICCS(line[:5]))
	}
	return s
}

func parseICCS(text string) engine.Move {
	at := func(s string) engine.Square { return engine.SquareAt(int(s[0]-'A'), int(s[1]-'0')) }
	return engine.Move{From: at(text[:2]), To: at(text[3:])}
}

// plies tells the moves as an absolute record does: with the piece of each.
func (s sample) plies() []records.Ply {
	b := s.start.Board
	var list []records.Ply
	for _, m := range s.moves {
		p := b.At[m.From]
		list = append(list, records.Ply{Color: p.Color(), Kind: p.Kind(), Move: m})
		b.Move(m)
	}
	return list
}

// The endgame printed without a diagram: all that can be said of its start.
func TestRebuildEndgame(t *testing.T) {
	s := readSample(t, "wangmeizhike")
	r := Rebuild(s.plies())
	if got, want := r.Start.FEN(), s.start.FEN(); got != want || r.Standard || !r.Playable {
		t.Errorf("start %s (standard %t, playable %t), want %s", got, r.Standard, r.Playable, want)
	}
	if len(r.Certain) != 17 || len(r.Open) != 0 || len(r.Contradictions) != 0 {
		t.Errorf("%d certain, open %v, contradictions %v", len(r.Certain), r.Open, r.Contradictions)
	}
	var idle strings.Builder
	for _, i := range r.Idle {
		fmt.Fprintf(&idle, "%v %d %v\n", i.Piece, i.Points, i.Captured)
	}
	// The table computed by an independent program.
	const want = `A 0 [F0 E1 D2]
B 3 []
N 32 [F0 E1 D2 G9]
P 21 []
a 2 [E8]
b 2 [C5]
n 34 [D0 C5 E8 F8 G8 I9]
c 33 [D0 C5 F8 G8 I9]
`
	if idle.String() != want {
		t.Errorf("idle:\n%swant:\n%s", idle.String(), want)
	}
}

// The full game: the standard start fits, and 25 pieces move.
func TestRebuildGame(t *testing.T) {
	s := readSample(t, "xuyinchuan-zhaoxinxin")
	plies := s.plies()
	r := Rebuild(plies)
	if !r.Standard || !r.Playable || len(r.Certain) != 25 || len(r.Open) != 0 || len(r.Idle) != 0 || len(r.Contradictions) != 0 {
		t.Errorf("standard %t, playable %t, %d certain, open %v, idle %v, contradictions %v",
			r.Standard, r.Playable, len(r.Certain), r.Open, r.Idle, r.Contradictions)
	}
}

// cutBoard returns the true board before the ply of index k.
func (s sample) cutBoard(k int) engine.Board {
	b := s.start.Board
	for _, m := range s.moves[:k] {
		b.Move(m)
	}
	return b
}

// checkCut rebuilds the record from its plies after the first k and compares
// with what stood there.
func checkCut(t testing.TB, s sample, k int, sums *cutSums) {
	t.Helper()
	plies := s.plies()[k:]
	truth := s.cutBoard(k)
	r := Rebuild(plies)
	sums.add(&r)
	certain := map[engine.Square]engine.Piece{}
	for _, c := range r.Certain {
		certain[c.At] = c.Piece
		if truth.At[c.At] != c.Piece {
			t.Errorf("from ply %d: %v on %v called certain, %v stands there", k+1, c.Piece, c.At, truth.At[c.At])
		}
	}
	b, home := truth, [engine.Squares]engine.Square{}
	for at := range home {
		home[at] = engine.Square(at)
	}
	for i, p := range plies {
		at := home[p.Move.From]
		if certain[at] != b.At[p.Move.From] {
			t.Errorf("from ply %d: the %v that leaves %v at ply %d is not certain", k+1, b.At[p.Move.From], at, i+1)
		}
		home[p.Move.To] = at
		b.Move(p.Move)
	}
	if !r.Playable || len(r.Contradictions) > 0 {
		t.Errorf("from ply %d: not playable: %v", k+1, r.Contradictions)
	} else if !fits(r.Sample, plies) {
		t.Errorf("from ply %d: the sample %s cannot be played", k+1, r.Sample.FEN())
	}
	for _, o := range r.Open {
		if !stood(&truth, o) {
			t.Errorf("from ply %d: open %v on %v (%v), true board %s", k+1, o.Pieces, o.Points, o.Why, truth.FEN())
		}
	}
	checkOpen(t, k, plies, &r)
}

// checkOpen plays the record, plainly, from a start with each open piece on each
// of its points.
func checkOpen(t testing.TB, k int, plies []records.Ply, r *Rebuilt) {
	t.Helper()
	f := records.Force(plies)
	for _, o := range r.Open {
		for _, at := range o.Points {
			if !slices.ContainsFunc(o.Pieces, func(p engine.Piece) bool { return playsWith(plies, &f, Placed{at, p}) }) {
				t.Errorf("from ply %d: open %v on %v (%v) makes the record unplayable", k+1, o.Pieces, at, o.Why)
			}
		}
	}
}

// playsWith reports whether the record can be played from some start with a
// piece on a point.
func playsWith(plies []records.Ply, f *records.Forced, x Placed) bool {
	s := newSolver(plies, f)
	for _, red := range s.kingPoints(engine.Red) {
		for _, black := range s.kingPoints(engine.Black) {
			b := s.withKings([2]engine.Square{red, black})
			if x.Piece.Kind() == engine.King && b.At[x.At] != x.Piece || x.Piece.Kind() != engine.King && b.At[x.At] != engine.NoPiece {
				continue
			}
			b.At[x.At] = x.Piece
			if board, _, ok := s.solve(b); ok && board.At[x.At] == x.Piece && fits(engine.Setup{Board: board}, plies) {
				return true
			}
		}
	}
	return false
}

// stood reports whether one of the pieces stands on one of the points.
func stood(b *engine.Board, o Open) bool {
	for _, at := range o.Points {
		for _, p := range o.Pieces {
			if b.At[at] == p {
				return true
			}
		}
	}
	return false
}

// cutSums counts what was told of many cut records.
type cutSums struct{ records, standard, certain, open, points, needs int }

func (c *cutSums) add(r *Rebuilt) {
	c.records++
	if r.Standard {
		c.standard++
	}
	c.certain += len(r.Certain)
	for _, o := range r.Open {
		c.open++
		c.points += len(o.Points)
		if len(o.Pieces) > 1 {
			c.needs++
		}
	}
}

func (c *cutSums) String() string {
	n := float64(max(c.records, 1))
	return fmt.Sprintf("%d records, %d standard; mean: %.1f certain, %.2f open with %.1f points, %.2f of them no general",
		c.records, c.standard, float64(c.certain)/n, float64(c.open)/n, float64(c.points)/float64(max(c.open, 1)), float64(c.needs)/n)
}

func TestRebuildCuts(t *testing.T) {
	var sums cutSums
	for _, name := range []string{"wangmeizhike", "xuyinchuan-zhaoxinxin"} {
		s := readSample(t, name)
		for k := range s.moves {
			if testing.Short() && k%4 > 0 {
				continue
			}
			checkCut(t, s, k, &sums)
		}
	}
	t.Log(&sums)
	if sums.certain < 12*sums.records || sums.standard != 2 {
		t.Errorf("%s: too little is certain", &sums)
	}
}

// Without the names of the pieces their shapes tell some, and nothing that is
// called certain is wrong.
func TestRebuildShapes(t *testing.T) {
	// No fewer cuts are known to be playable, where kinds are open too, and no
	// fewer pieces certain, than the moves tell.
	told := map[string]struct{ played, certain int }{
		"wangmeizhike":          {36, 10},
		"xuyinchuan-zhaoxinxin": {112, 770},
	}
	for _, name := range []string{"wangmeizhike", "xuyinchuan-zhaoxinxin"} {
		s := readSample(t, name)
		played, certain := 0, 0
		for k := range s.moves {
			if testing.Short() && k%4 > 0 {
				continue
			}
			truth := s.cutBoard(k)
			plies := s.plies()[k:]
			for i := range plies {
				plies[i].Kind = engine.NoKind
			}
			r := Rebuild(plies)
			if len(r.Contradictions) > 0 {
				t.Errorf("%s from ply %d: %v", name, k+1, r.Contradictions)
			}
			if r.Playable {
				played++
				if !fits(r.Sample, plies) {
					t.Errorf("%s from ply %d: the sample %s cannot be played", name, k+1, r.Sample.FEN())
				}
			}
			for _, c := range r.Certain {
				certain++
				if truth.At[c.At] != c.Piece {
					t.Errorf("%s from ply %d: %v on %v called certain", name, k+1, c.Piece, c.At)
				}
			}
			for _, o := range r.Open {
				if !stood(&truth, o) {
					t.Errorf("%s from ply %d: open %v on %v (%v), true board %s", name, k+1, o.Pieces, o.Points, o.Why, truth.FEN())
				}
			}
		}
		t.Logf("%s: %d of %d cuts can be played, %d pieces certain", name, played, len(s.moves), certain)
		if least := told[name]; !testing.Short() && (played < least.played || certain < least.certain) {
			t.Errorf("%s: %d cuts can be played and %d pieces are certain; want %+v", name, played, certain, least)
		}
	}
}
