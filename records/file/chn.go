// CHN and CCM, records of screens: the moves as they went over the board of
// whoever saved them, turned or not. Both are known from converters alone.

package file

import (
	"encoding/binary"

	"qipu/engine"
	"qipu/records"
)

// chn is one game of ourgame.com, experimental.
var chn = Format{
	Name:  "chn",
	Exts:  []string{".chn"},
	Index: wholeFile,
	Tags:  func(Source, Entry) (records.Tags, error) { return cheTags(), nil },
	Read:  func(s Source, e Entry) (*records.Game, error) { return readScreen(s, e, 188, 32, chnMove) },
}

// ccm is one game of chinagames.net, experimental.
var ccm = Format{
	Name:  "ccm",
	Exts:  []string{".ccm"},
	Index: wholeFile,
	Tags:  func(Source, Entry) (records.Tags, error) { return cheTags(), nil },
	Read:  func(s Source, e Entry) (*records.Game, error) { return readScreen(s, e, 0, 7, ccmMove) },
}

// screenMove is a move in the files from the left and the ranks from the top of
// a screen.
type screenMove struct{ fromX, fromY, toX, toY int }

// chnMove takes four of sixteen numbers of two bytes.
func chnMove(b []byte) screenMove {
	word := func(i int) int { return int(binary.LittleEndian.Uint16(b[2*i:])) }
	return screenMove{word(2), word(3), word(4), word(5)}
}

// ccmMove takes four of seven bytes, both files first.
func ccmMove(b []byte) screenMove {
	return screenMove{int(b[3]), int(b[5]), int(b[4]), int(b[6])}
}

// readScreen reads records of size bytes behind a header. Red moves first, so
// the board is turned if the first move comes from the upper half.
func readScreen(s Source, e Entry, header, size int, move func([]byte) screenMove) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	game := records.NewGame(engine.StandardSetup())
	game.Tags = cheTags()
	if len(data) < header {
		headFault(game, records.Truncated, int64(len(data)), "cut-header")
		return game, nil
	}
	last, turned := records.NodeID(0), false
	pos := header
	for ; len(data)-pos >= size; pos += size {
		m := move(data[pos : pos+size])
		if last == 0 {
			turned = m.fromY < 5
		}
		if turned {
			m = screenMove{8 - m.fromX, 9 - m.fromY, 8 - m.toX, 9 - m.toY}
		}
		from, to := engine.SquareAt(m.fromX, 9-m.fromY), engine.SquareAt(m.toX, 9-m.toY)
		if from == engine.NoSquare || to == engine.NoSquare {
			addFault(game, last, records.WrongForm, int64(pos), "bad-square")
			return started(game), nil
		}
		last = game.Add(last, engine.Move{From: from, To: to})
		game.SetOffset(last, int64(pos))
	}
	if pos < len(data) {
		addFault(game, last, records.Truncated, int64(len(data)), "cut-moves")
	}
	return started(game), nil
}
