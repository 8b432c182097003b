// At full size the trees of a thousand positions equal a count that replays every
// game with the engine and looks each position up by its own key.

package library

import (
	"context"
	"encoding/binary"
	"hash/maphash"
	"os"
	"path/filepath"
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
	hits := 0
	for i, want := range targets {
		got, err := l.Tree(context.Background(), Query{Board: Board{Position: want.position, Mirror: true}})
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
		target := &counted{position: &p, moves: map[engine.Move]int{}, seen: map[uint64]bool{}}
		targets = append(targets, target)
		board := p.Board()
		sights[p.Key()] = append(sights[p.Key()], sight{target, pack.Plain})
		other := pack.Mirrored.Board(&board)
		if other != board {
			q, ok := engine.Setup{Board: other}.Playable()
			if !ok {
				t.Fatal("a mirrored position is not playable")
			}
			sights[q.Key()] = append(sights[q.Key()], sight{target, pack.Mirrored})
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
