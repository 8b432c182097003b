// Whatever a pack holds, nothing in it makes a search fail.

package pack

import (
	"encoding/binary"
	"testing"

	"qipu/engine"
)

func FuzzPack(f *testing.F) {
	list := random(f, 12)
	var b Builder
	for i := range list {
		b.Add(list[i].row, &list[i].start, list[i].line)
	}
	rows, moves, starts := b.Encode()
	f.Add(rows, moves, starts)
	standing := engine.StandardSetup().Board
	position := Position(&standing, true, true)
	scene := NewSceneGoal(Scene{Points: []Point{{40, 1}}, Least: MaterialOf(&standing) - Unit(engine.MakePiece(engine.Red, engine.Pawn))}, true, true)
	f.Fuzz(func(t *testing.T, rows, moves, starts []byte) {
		if len(rows) >= headSize { // else the checksum refuses nearly all
			binary.LittleEndian.PutUint32(rows[4:], checksum(rows, moves, starts))
		}
		p, err := Open(rows, moves, starts)
		if err != nil {
			return
		}
		for i := range p.Len() {
			if n := p.Plies(i); len(p.Line(i)) > n {
				t.Fatalf("%d moves of %d plies", len(p.Line(i)), n)
			}
			p.Hash(i)
			p.Row(i)
			position.Find(p, i)
			scene.Find(p, i)
		}
	})
}

func FuzzEncode(f *testing.F) {
	f.Add([]byte{25, 22, 88, 69}, uint8(0))
	f.Add([]byte{25, 22, 25, 22}, uint8(5))
	boards := starts(f)
	f.Fuzz(func(t *testing.T, points []byte, start uint8) {
		board := boards[int(start)%len(boards)]
		var line []engine.Move
		for ; len(points) >= 2; points = points[2:] {
			line = append(line, engine.Move{From: engine.Square(points[0] % 90), To: engine.Square(points[1] % 90)})
		}
		g := sample{start: board, line: line}
		p := packed(t, []sample{g})
		end := g.boards()[len(line)]
		if r := p.replayTo(0, len(line)); r.board() != end {
			t.Fatalf("ends on %v, want %v", r.board(), end)
		}
	})
}
