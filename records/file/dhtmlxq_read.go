// Reading one block of DhtmlXQ.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

func readDhtmlXQ(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := decodeMarkup(s, data)
	r := ubbReader{text: t.String, line: max(e.Line, 1)}
	r.game = records.NewGame(engine.StandardSetup())
	r.split()
	r.start()
	r.tags()
	r.moves()
	r.comments()
	tellWrongBytes(r.game, t, r.line)
	return started(r.game), nil
}

// split takes the block apart. An item whose end is missing goes up to the next
// token.
func (r *ubbReader) split() {
	t, ok := nextUBB(r.text, 0)
	whole := !ok || t.item != "" // there is no container to be closed
	for ok {
		whole = whole || t.item == "" && t.closing
		next, more := nextUBB(r.text, t.end)
		if !more {
			next.start = len(r.text)
		}
		if len(r.items) == mostItems {
			r.fault(0, records.OverLimit, t.start, t.name, "most-items", mostItems)
			return
		}
		if t.item != "" && !t.closing {
			_, written, _ := strings.Cut(t.name, "_")
			value := r.text[t.end:next.start]
			if !more {
				value = cutCloser(value, t.name)
			} else if t.item == "movelist" && !next.closing && strings.HasPrefix(next.item, "move_") && strings.TrimSpace(value) == "" {
				t = next // it holds the routes
				continue
			}
			r.items = append(r.items, ubbItem{t.item, written, value, t.end})
			switch {
			case !more:
				r.fault(0, records.Truncated, len(r.text), t.name, "cut-item")
			case !next.closing || !ubbCloses(next.item, t.item):
				r.fault(0, records.WrongForm, next.start, t.name, "cut-item")
			}
		}
		t, ok = next, more
	}
	if n := len(r.game.Problems); !whole && (n == 0 || r.game.Problems[n-1].Kind != records.Truncated) {
		r.fault(0, records.Truncated, len(r.text), "", "cut-item")
	}
}

// ubbCloses reports whether an end belongs to an item: CCBridge ends blacktime with
// time, and some end a comment without its number.
func ubbCloses(end, item string) bool {
	return end != "" && strings.HasSuffix(item, end) || end == "comment" && strings.HasPrefix(item, end)
}

// cutCloser takes the beginning of an item's end from behind its value.
func cutCloser(value, name string) string {
	closer := "[/" + name + "]"
	at := strings.LastIndexByte(value, '[')
	if at < 0 || len(value)-at > len(closer) || !strings.EqualFold(value[at:], closer[:len(value)-at]) {
		return value
	}
	return value[:at]
}

// start sets up the board: a FEN if there is one, else the list of squares, else
// the standard position.
func (r *ubbReader) start() {
	setup := engine.StandardSetup()
	if it, ok := r.item("binit"); ok {
		setup.Board = r.board(it)
	}
	if it, ok := r.item("dhjboard"); ok {
		setup.Board = r.letters(it)
	}
	if it, ok := r.item("dhjside"); ok && strings.TrimSpace(it.value) == "1" {
		setup.Turn = engine.Black
	}
	if it, ok := r.item("fen"); ok {
		text := strings.TrimSpace(it.value)
		read, err := engine.ParseFEN(text)
		if err == nil {
			setup = read
		} else {
			r.fault(0, records.WrongFEN, it.off, text, "").Err = err
		}
	}
	problems := r.game.Problems
	r.game = records.NewGame(setup)
	r.game.Problems = problems
	r.game.SetSource(r.text, r.line)
}

// board reads binit: thirty-two squares, file from Red's left and row from
// Black's side; anything else is a piece that is not there.
func (r *ubbReader) board(it ubbItem) engine.Board {
	points := make([]engine.Square, slotCount)
	digits := strings.Join(strings.Fields(it.value), "")
	for i := range points {
		points[i] = engine.NoSquare
		if 2*i+1 < len(digits) {
			points[i] = ubbSquare(digits[2*i], digits[2*i+1])
		}
	}
	board, doubled := fromSlots(points)
	if len(digits) != 2*slotCount {
		r.fault(0, records.WrongForm, it.off, it.written, "bad-board", len(digits), 2*slotCount)
	} else if doubled >= 0 {
		r.fault(0, records.WrongForm, it.off, it.written, "doubled-piece")
	}
	return board
}

// letters reads a board of ninety letters, from Black's back rank.
func (r *ubbReader) letters(it ubbItem) (board engine.Board) {
	text := strings.Join(strings.Fields(it.value), "")
	for i := range min(len(text), engine.Squares) {
		board.At[cbrSquare(byte(i))] = engine.PieceOf(text[i])
	}
	if len(text) != engine.Squares {
		r.fault(0, records.WrongForm, it.off, it.written, "bad-board", len(text), engine.Squares)
	}
	return board
}

func (r *ubbReader) tags() {
	result := "*"
	for _, it := range r.items {
		if ubbLayout[it.name] || strings.HasPrefix(it.name, "move_") || strings.HasPrefix(it.name, "comment") {
			continue
		}
		value := charset.Tidy(ubbText(it.value))
		if it.name == "result" {
			var ok bool
			if result, ok = ubbResult(strings.TrimSpace(value)); !ok {
				r.fault(0, records.WrongResult, it.off, value, "bad-result")
			}
			continue
		}
		if value == "" {
			continue
		}
		r.game.Tags = append(r.game.Tags, records.Tag{Name: ubbTag(it.name, it.written), Value: value})
	}
	r.game.Tags = append(r.game.Tags, records.Tag{Name: "Result", Value: result})
}

// moves adds the main line and the routes.
func (r *ubbReader) moves() {
	r.routes.init()
	main, seen := r.item("movelist")
	if dhj, ok := r.item("dhjmoves"); ok && !seen {
		main, seen = dhj, true
	}
	if route, ok := r.item("move_0_1_0"); ok && !seen {
		main = route
	}
	bad := -1
	if old := ubbOld(main); old == "" {
		route := ubbRoute{}
		route.moves, route.starts, bad = ubbMoves(main)
		r.routes.add(route)
	} else if !r.oldMoves(main, old) {
		bad = main.off
	}
	type damage struct {
		route, off int
		name       string
	}
	var damaged []damage
	if bad >= 0 {
		damaged = append(damaged, damage{0, bad, main.written})
	}
	for _, it := range r.items {
		rest, ok := strings.CutPrefix(it.name, "move_")
		if !ok || it.off == main.off || rest == "0_1_0" {
			continue
		}
		route := ubbRoute{off: it.off, name: it.written}
		if route.parent, route.ply, route.number, ok = ubbNumbers(rest); !ok {
			r.fault(0, records.WrongForm, it.off, it.written, "bad-route")
			continue
		}
		if route.moves, route.starts, bad = ubbMoves(it); bad >= 0 {
			damaged = append(damaged, damage{len(r.routes.list), bad, it.written})
		}
		r.routes.add(route)
	}
	r.routes.resolve()
	r.routes.build(r.game)
	if r.routes.many {
		addFault(r.game, r.game.Last(0), records.OverLimit, -1, "most-moves", records.MostMoves)
	}
	for _, route := range r.routes.list {
		if !route.hung {
			r.fault(0, records.WrongForm, route.off, route.name, "bad-route")
		}
	}
	for _, d := range damaged {
		node := r.routes.node[r.routes.list[d.route].tip]
		r.fault(node, records.WrongForm, d.off, d.name, "bad-moves")
	}
}

// ubbMoves reads moves of four digits up to the first that is none, and returns
// where they stand in the block and where that is, or -1. Rows count from Black's
// side, but from Red's in the item of gdchess.com.
func ubbMoves(it ubbItem) (moves []engine.Move, starts []int, bad int) {
	text := it.value
	moves, starts = make([]engine.Move, 0, len(text)/4), make([]int, 0, len(text)/4)
	var digits [4]byte
	n, start := 0, 0
	for i := range len(text) {
		ch := text[i]
		if ch == ' ' || ch == '\t' || ch == '\r' || ch == '\n' {
			continue
		}
		if n == 0 {
			start = i
		}
		if digits[n] = ch; n < 3 {
			n++
			continue
		}
		n = 0
		m := engine.Move{From: ubbSquare(digits[0], digits[1]), To: ubbSquare(digits[2], digits[3])}
		if m.From == engine.NoSquare || m.To == engine.NoSquare {
			return moves, starts, it.off + start
		}
		if it.name == "dhjmoves" {
			m = engine.Move{From: m.From.Flip().Mirror(), To: m.To.Flip().Mirror()}
		}
		moves, starts = append(moves, m), append(starts, it.off+start)
	}
	if n > 0 {
		return moves, starts, it.off + start
	}
	return moves, starts, -1
}

func tagsDhtmlXQ(s Source, e Entry) (records.Tags, error) {
	game, err := readDhtmlXQ(s, e)
	if err != nil {
		return nil, err
	}
	return game.Tags, nil
}
