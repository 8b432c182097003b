// CHE, the games of QQ: ten numbers a move.

package file

import (
	"bytes"
	"strconv"

	"qipu/engine"
	"qipu/records"
)

const cheMove = 10 // piece, 32, side, from rank and file, to rank and file, 0, number, 0

// sniffCHE tests the count and the first move.
func sniffCHE(head []byte) bool {
	var numbers []int
	r := cheReader{data: head}
	for len(numbers) < 2+cheMove {
		n, ok := r.next()
		if !ok {
			break
		}
		numbers = append(numbers, n)
	}
	if len(numbers) < 2 || numbers[0] != 1 {
		return false
	}
	if rest := bytes.TrimSpace(head[r.pos:]); len(numbers) == 2 {
		return numbers[1] == 0 && len(rest) == 0
	}
	return len(numbers) >= 4 && numbers[2] < 32 && numbers[3] == 32
}

// cheReader takes numbers from the front of a text.
type cheReader struct {
	data       []byte
	pos, start int // start: of the number that came last
}

// next returns the next number; false means that something else stands there.
func (r *cheReader) next() (int, bool) {
	for r.pos < len(r.data) && bytes.IndexByte([]byte(" \t\r\n"), r.data[r.pos]) >= 0 {
		r.pos++
	}
	r.start = r.pos
	for r.pos < len(r.data) && r.data[r.pos] >= '0' && r.data[r.pos] <= '9' && r.pos-r.start < 9 {
		r.pos++
	}
	n, err := strconv.Atoi(string(r.data[r.start:r.pos]))
	return n, err == nil
}

func readCHE(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := decodeMarkup(s, data)
	data = []byte(t.String)
	game := records.NewGame(engine.StandardSetup())
	game.Tags = noResult()
	r := cheReader{data: data}
	r.next()
	count, _ := r.next()
	last := records.NodeID(0)
	game.SetSource(t.String, 1)
	for range count {
		var n [cheMove]int
		begin := 0
		for i := range n {
			var ok bool
			if n[i], ok = r.next(); i == 0 {
				begin = r.start
			}
			if ok {
				continue
			}
			kind, code := records.WrongForm, "bad-number"
			if r.pos == len(data) {
				kind, code = records.Truncated, "cut-moves"
			}
			// What the move needs may stand there all the same.
			if m := cheMoveOf(n); i >= 7 && m.From != engine.NoSquare && m.To != engine.NoSquare {
				last = game.Add(last, m)
			}
			lineFault(game, last, kind, t.String, r.start, 1, code)
			return started(game), nil
		}
		if full(game, last, -1) {
			return started(game), nil
		}
		m := cheMoveOf(n)
		if m.From == engine.NoSquare || m.To == engine.NoSquare {
			lineFault(game, last, records.WrongForm, t.String, r.start, 1, "bad-square")
			return started(game), nil
		}
		last = game.Add(last, m)
		game.SetSpan(last, begin, r.pos)
	}
	if rest := bytes.TrimSpace(data[r.pos:]); len(rest) > 0 {
		lineFault(game, last, records.WrongForm, t.String, r.pos, 1, "trailing", len(rest))
	}
	return started(game), nil
}

// cheMoveOf returns the move of ten numbers: ranks count from Red's edge, files
// from Red's right.
func cheMoveOf(n [cheMove]int) engine.Move {
	return engine.Move{From: engine.SquareAt(8-n[4], n[3]), To: engine.SquareAt(8-n[6], n[5])}
}
