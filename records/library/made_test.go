// Made games: openings that were really played, then moves by chance, captures
// preferred, so that games end with as little as real ones.

package library

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"slices"
	"sync"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
)

// maker makes games.
type maker struct {
	r      *rand.Rand
	lines  [][]engine.Move
	names  []string
	events []string
}

// newMaker draws openings from the built-in games. The same seed makes the same
// games.
func newMaker(seed uint64) *maker {
	m := &maker{r: rand.New(rand.NewPCG(seed, 7))}
	m.lines = builtinLines()
	surnames := []rune("赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜")
	given := []rune("荣华大远钦银川天一新海洋强国庆文军德成明志伟建平春雷鑫杰勇亮")
	for i := range 4000 {
		name := string(surnames[i%len(surnames)]) + string(given[i/len(surnames)%len(given)])
		if i%3 > 0 {
			name += string(given[m.r.IntN(len(given))])
		}
		m.names = append(m.names, name)
	}
	for i := range 300 {
		m.events = append(m.events, fmt.Sprintf("第%d届全国象棋%s赛", i%40+1, [...]string{"个人", "团体", "冠军", "甲级联", "公开"}[i%5]))
	}
	return m
}

// builtinLines are the lines of the built-in games.
var builtinLines = sync.OnceValue(func() (lines [][]engine.Move) {
	names, files := records.Builtin()
	for _, name := range names {
		data, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err)
		}
		lines = append(lines, linesOf(name, data)...)
	}
	return lines
})

// linesOf returns every line of a collection's games that begin at the standard
// start, if it is long enough to be an opening.
func linesOf(name string, data []byte) [][]engine.Move {
	c, err := file.OpenSourceGames(context.Background(), file.Source{Name: name, ReaderAt: bytes.NewReader(data), Size: int64(len(data))})
	if err != nil {
		return nil
	}
	defer c.Close()
	_ = c.Wait()
	var list [][]engine.Move
	for i := range c.Len() {
		g, err := c.Game(i)
		if err != nil || g.Start.FEN() != engine.Standard {
			continue
		}
		for id := range g.Walk() {
			if g.First(id) != 0 {
				continue
			}
			var line []engine.Move
			for _, at := range g.Line(id) {
				if g.Illegal(at) {
					break
				}
				line = append(line, g.Move(at))
			}
			if len(line) > 6 {
				list = append(list, line)
			}
		}
	}
	return list
}

// zipf draws a number under n, small ones often.
func (m *maker) zipf(n int) int {
	x := m.r.Float64()
	return min(n-1, int(float64(n)*x*x*x))
}

// line makes the moves of a game of about 77 plies.
func (m *maker) line(buf []engine.Move) []engine.Move {
	line := buf[:0]
	p := engine.StandardPosition()
	of := m.lines[m.zipf(len(m.lines))]
	mirror := m.r.IntN(12) == 0
	for _, move := range of[:min(len(of), 3+m.r.IntN(28))] {
		if mirror {
			move = move.Mirror()
		}
		line = append(line, move)
		p = p.PlayLegal(move)
	}
	var space [128]engine.Move
	for n := 20 + m.r.IntN(114); len(line) < n; {
		list := p.AppendMoves(space[:0])
		if len(list) == 0 {
			break
		}
		pick := list[m.r.IntN(len(list))]
		for range 3 {
			if p.At(pick.To) != engine.NoPiece {
				break
			}
			pick = list[m.r.IntN(len(list))]
		}
		line = append(line, pick)
		p = p.PlayLegal(pick)
	}
	return line
}

// write writes n games as PGN; one in fifty is an earlier one again.
func (m *maker) write(w io.Writer, n int) error {
	out := bufio.NewWriterSize(w, 1<<20)
	var line []engine.Move
	var past [][]byte
	var text []byte
	for i := range n {
		if i%50 == 49 {
			out.Write(past[m.r.IntN(len(past))])
			continue
		}
		line = m.line(line)
		red, black := m.zipf(len(m.names)), m.zipf(len(m.names))
		result := [...]string{"1-0", "1-0", "1-0", "1/2-1/2", "1/2-1/2", "1/2-1/2", "0-1", "0-1", "*"}[m.r.IntN(9)]
		text = fmt.Appendf(text[:0], "[Game \"Chinese Chess\"]\n[Event \"%s\"]\n[Date \"%04d.%02d.%02d\"]\n[Red \"%s\"]\n[Black \"%s\"]\n[Result \"%s\"]\n\n",
			m.events[m.zipf(len(m.events))], 1956+m.r.IntN(70), 1+m.r.IntN(12), 1+m.r.IntN(28), m.names[red], m.names[black], result)
		for k, move := range line {
			if k%2 == 0 {
				text = fmt.Appendf(text, "%d. ", k/2+1)
			}
			text = append(append(text, move.String()...), ' ')
			if k%10 == 9 {
				text = append(text, '\n')
			}
		}
		text = append(append(text, result...), "\n\n"...)
		if len(past) < 200 {
			past = append(past, slices.Clone(text))
		}
		if _, err := out.Write(text); err != nil {
			return err
		}
	}
	return out.Flush()
}
