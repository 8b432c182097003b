// At full size the trees of a thousand positions equal a count that replays every
// game with the engine and looks each position up by its own key; and every search
// finds what looking at every board finds.

package library

import (
	"context"
	"encoding/binary"
	"hash/maphash"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/records/library/pack"
)

// counted is what the replay counts of one target.
type counted struct {
	position *engine.Position
	swapped  bool // colours exchanged is the same
	games    int
	moves    map[engine.Move]int
	seen     map[uint64]bool // games that were counted
	last     int             // the game that was counted last
}

// sight is one of the targets as a position of a game shows it.
type sight struct {
	target *counted
	view   pack.View
}

// TestTrialTruth compares for as many games as QIPU_TRIAL says.
func TestTrialTruth(t *testing.T) {
	n, err := strconv.Atoi(os.Getenv("QIPU_TRIAL"))
	if err != nil || n <= 0 {
		t.Skip("no QIPU_TRIAL")
	}
	path := madeFile(t, filepath.Join(t.TempDir(), "made.pgn"), 1, n)
	l := opened(t, path)
	c, err := file.Open(context.Background(), path, file.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	targets, sights := sightsOf(t, c, 1000)
	for i := range c.Len() {
		g, err := c.Game(i)
		if err != nil {
			t.Fatal(err)
		}
		count(g, i+1, sights)
	}
	trialSearches(t, l, path)
	hits := 0
	for i, want := range targets {
		got, err := l.Tree(context.Background(), Query{Board: Board{Position: want.position, Mirror: true, Colours: want.swapped}})
		if err != nil {
			t.Fatal(err)
		}
		hits += got.Games
		if got.Games != want.games || len(got.Lines) != len(want.moves) {
			t.Fatalf("position %d: %d games and %d moves, want %d and %d", i, got.Games, len(got.Lines), want.games, len(want.moves))
		}
		for _, line := range got.Lines {
			if line.Games != want.moves[line.Move] {
				t.Fatalf("position %d, %v: %d games, want %d", i, line.Move, line.Games, want.moves[line.Move])
			}
		}
	}
	t.Logf("%d games, %d positions, %d hits: all equal", n, len(targets), hits)
}

// sightsOf takes positions of all depths out of games, early ones too.
func sightsOf(t *testing.T, c *file.Collection, n int) ([]*counted, map[uint64][]sight) {
	t.Helper()
	var targets []*counted
	sights := map[uint64][]sight{}
	for len(targets) < n {
		k := len(targets)
		g, err := c.Game(k * 97 % c.Len())
		if err != nil {
			t.Fatal(err)
		}
		p := engine.StandardPosition()
		id := g.First(0)
		for range (k * k) % (4 + k%60) {
			if id == 0 {
				break
			}
			p, id = p.PlayLegal(g.Move(id)), g.First(id)
		}
		target := &counted{position: &p, swapped: k%7 == 0, moves: map[engine.Move]int{}, seen: map[uint64]bool{}}
		targets = append(targets, target)
		board := p.Board()
		var known []engine.Board
		for _, view := range viewsOf(true, target.swapped) {
			other := view.Board(&board)
			if slices.Contains(known, other) {
				continue // it is symmetrical
			}
			known = append(known, other)
			q, ok := engine.Setup{Board: other}.Playable()
			if !ok {
				t.Fatal("a position that is turned is not playable")
			}
			sights[q.Key()] = append(sights[q.Key()], sight{target, view})
		}
	}
	return targets, sights
}

var truthSeed = maphash.MakeSeed()

// count replays a game and counts it for every target that it shows.
func count(g *records.Game, number int, sights map[uint64][]sight) {
	var line []byte
	for id := g.First(0); id != 0; id = g.First(id) {
		line = append(line, byte(g.Move(id).From), byte(g.Move(id).To))
	}
	if len(line) <= 2*chancePlies {
		line = append(line, g.Tags.Value("Red")+"\x00"+g.Tags.Value("Black")...)
	}
	same := maphash.Bytes(truthSeed, binary.LittleEndian.AppendUint32(line, uint32(len(line))))
	p := engine.StandardPosition()
	for id := g.First(0); ; id = g.First(id) {
		for _, s := range sights[p.Key()] {
			if s.target.last == number || s.target.seen[same] {
				continue
			}
			s.target.last, s.target.seen[same] = number, true
			s.target.games++
			if id != 0 {
				s.target.moves[s.view.Turn(g.Move(id))]++
			}
		}
		if id == 0 {
			return
		}
		p = p.PlayLegal(g.Move(id))
	}
}

// trialSearches compares what searches find in a file, whose games are read one after
// the other.
func trialSearches(t *testing.T, l *Library, path string) {
	t.Helper()
	var some []truth
	eachTruth(t, path, func(g *truth) bool {
		some = append(some, *g)
		return len(some) < 200
	})
	list := searches(t, some)
	want := make([]uint64, 2*len(list)) // of every search, then of those that find a game once, their hits as one number
	count := make([]int, 2*len(list))
	seen := make([]map[uint64]bool, len(list))
	eachTruth(t, path, func(g *truth) bool {
		same := maphash.String(truthSeed, g.twin)
		for i, c := range list {
			ply, ok := c.fits(g)
			if !ok {
				continue
			}
			want[2*i] = chained(want[2*i], g.number, ply)
			count[2*i]++
			if seen[i][same] {
				continue
			}
			if seen[i] == nil {
				seen[i] = map[uint64]bool{}
			}
			seen[i][same] = true
			want[2*i+1] = chained(want[2*i+1], g.number, ply)
			count[2*i+1]++
		}
		return true
	})
	all := 0
	for i := range want {
		c := list[i/2]
		c.q.Unique = i%2 == 1
		got, n := uint64(0), 0
		for h, err := range l.Find(context.Background(), c.q) {
			if err != nil {
				t.Fatal(err)
			}
			_, number := h.File()
			got, n = chained(got, number, h.Ply), n+1
		}
		all += n
		if got != want[i] || n != count[i] {
			t.Errorf("%s (each once: %v): %d found, want %d", c.name, c.q.Unique, n, count[i])
		}
	}
	t.Logf("%d searches, %d hits: all equal", len(want), all)
}

// chained is a number for a list of hits that has one more.
func chained(list uint64, number, ply int) uint64 {
	return list*0x9e3779b97f4a7c15 + uint64(number)<<16 + uint64(ply)
}
