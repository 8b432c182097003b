// How fast the formats are read: bytes, moves and games.

package file

import (
	"bytes"
	"slices"
	"testing"

	"qipu/records"
)

// BenchmarkRead reads every file of a format in the corpus, all games.
func BenchmarkRead(b *testing.B) {
	for _, folder := range binaryFolders {
		files := corpusFiles(b, folder)
		b.Run(folder, func(b *testing.B) {
			size, games, moves := int64(0), 0, 0
			for b.Loop() {
				size, games, moves = 0, 0, 0
				for name, data := range files {
					list, _ := readAll(b, formatOf(b, name, data), bytesSource(name, data))
					size += int64(len(data))
					games += len(list)
					for _, g := range list {
						for id := after(g, 0); id != 0; id = after(g, id) {
							moves++
						}
					}
				}
			}
			b.SetBytes(size)
			seconds := b.Elapsed().Seconds() / float64(b.N)
			b.ReportMetric(float64(games)/seconds, "games/s")
			b.ReportMetric(float64(moves)/seconds, "moves/s")
		})
	}
}

// BenchmarkWrite writes the largest tree of the corpus.
func BenchmarkWrite(b *testing.B) {
	var largest *records.Game
	for name, data := range corpusFiles(b, "xqf") {
		if g, _ := xqf.Read(bytesSource(name, data), Entry{Len: int64(len(data))}); len(data) > 900_000 {
			largest = g
		}
	}
	for _, f := range []Format{xqf, cbr, dhtmlxq} {
		b.Run(f.Name, func(b *testing.B) {
			var out bytes.Buffer
			for b.Loop() {
				out.Reset()
				if _, err := f.Write(&out, slices.Values([]*records.Game{largest}), WriteOptions{Lossy: true}); err != nil {
					b.Fatal(err)
				}
			}
			b.SetBytes(int64(out.Len()))
		})
	}
}
