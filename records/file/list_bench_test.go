// How fast a large file is listed and read.

package file

import (
	"bytes"
	"context"
	"runtime"
	"slices"
	"testing"
	"time"

	"qipu/records"
)

// manyGames is a PGN of n games of 80 plies, in ICCS or in Chinese.
func manyGames(b *testing.B, n int, notation string) []byte {
	b.Helper()
	g := records.NewGame(sampleGame(b).Start)
	g.Tags = records.Tags{{Name: "Event", Value: "全国象棋甲级联赛"}, {Name: "Date", Value: "2001.02.03"}, {Name: "Red", Value: "许银川"}, {Name: "Black", Value: "吕钦"}, {Name: "Result", Value: "1-0"}}
	line := "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 c3c4 g6g5 b0c2 a9b9 "
	for range 17 {
		line += "a0a1 b9a9 a1a0 a9b9 "
	}
	play(b, g, 0, line)
	g.Judge()
	var out bytes.Buffer
	if _, err := pgn.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{Notation: notation}); err != nil {
		b.Fatal(err)
	}
	return bytes.Repeat(append(out.Bytes(), '\n'), n)
}

// BenchmarkList lists 100,000 games and takes the tags of the first.
func BenchmarkList(b *testing.B) {
	data := manyGames(b, 100_000, "iccs")
	b.SetBytes(int64(len(data)))
	var first time.Duration
	for b.Loop() {
		start := time.Now()
		c, err := OpenSourceGames(context.Background(), bytesSource("many", data))
		if err != nil {
			b.Fatal(err)
		}
		for c.Len() == 0 {
			runtime.Gosched()
		}
		if _, err := c.Tags(0); err != nil {
			b.Fatal(err)
		}
		first += time.Since(start)
		if err := c.Wait(); err != nil || c.Len() != 100_000 {
			b.Fatal(c.Len(), err)
		}
		c.Close()
	}
	b.ReportMetric(float64(first.Microseconds())/float64(b.N), "µs/first")
}

// BenchmarkReadPGN reads whole games, judged.
func BenchmarkReadPGN(b *testing.B) {
	for _, notation := range []string{"iccs", "chinese", "wxf"} {
		b.Run(notation, func(b *testing.B) {
			data := manyGames(b, 1000, notation)
			c, err := OpenSourceGames(context.Background(), bytesSource("many", data))
			if err != nil {
				b.Fatal(err)
			}
			c.Wait()
			b.SetBytes(int64(len(data)))
			b.ReportAllocs()
			for b.Loop() {
				for i := range c.Len() {
					if _, err := c.Game(i); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(b.N)*1000/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// BenchmarkGameMemory reports what a game takes that is kept.
func BenchmarkGameMemory(b *testing.B) {
	c, err := OpenSourceGames(context.Background(), bytesSource("many", manyGames(b, 1000, "chinese")))
	if err != nil {
		b.Fatal(err)
	}
	c.Wait()
	var before, after runtime.MemStats
	for b.Loop() {
		games := make([]*records.Game, 0, c.Len())
		runtime.GC()
		runtime.ReadMemStats(&before)
		for i := range c.Len() {
			g, err := c.Game(i)
			if err != nil {
				b.Fatal(err)
			}
			games = append(games, g)
		}
		runtime.GC()
		runtime.ReadMemStats(&after)
		b.ReportMetric(float64(after.HeapAlloc-before.HeapAlloc)/float64(len(games)), "B/game")
	}
}
