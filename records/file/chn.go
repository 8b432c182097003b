// CHN and CCM, records of screens: the moves as they went over the board of
// whoever saved them, turned or not. Each is written in two layouts; one of each is
// known from a file, the other from converters alone.

package file

import (
	"encoding/binary"
	"strings"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// screenMove is a move in the files from the left and the ranks from the top of
// a screen.
type screenMove struct{ fromX, fromY, toX, toY int }

// screenLayout says where moves stand: records of one size behind a header.
type screenLayout struct {
	header, size int
	move         func([]byte) screenMove
	tags         func(header []byte) records.Tags // nil: there are none
}

var (
	// chnList is a list as it was in memory, whose first record is of the start:
	// twelve bytes, two more, from and to with rank and file in a nibble each.
	chnList = screenLayout{header: 508, size: 36, tags: chnTags, move: func(b []byte) screenMove {
		return screenMove{int(b[14] & 15), int(b[14] >> 4), int(b[15] & 15), int(b[15] >> 4)}
	}}
	// chnWords is known from a converter: sixteen numbers of two bytes.
	chnWords = screenLayout{header: 188, size: 32, move: func(b []byte) screenMove {
		word := func(i int) int { return int(binary.LittleEndian.Uint16(b[2*i:])) }
		return screenMove{word(2), word(3), word(4), word(5)}
	}}
	// ccmCounted has a time and the number of moves before them: piece, side, kind,
	// from file and rank, to file and rank, what is captured.
	ccmCounted = screenLayout{header: 12, size: 9, tags: ccmTags, move: func(b []byte) screenMove {
		return screenMove{int(b[3]), int(b[4]), int(b[5]), int(b[6])}
	}}
	// ccmBare is known from converters: both files first.
	ccmBare = screenLayout{size: 7, move: func(b []byte) screenMove {
		return screenMove{int(b[3]), int(b[5]), int(b[4]), int(b[6])}
	}}
)

const chnMark = "GL\xd0\x07"

// sniffCHN tests the mark and that the record of the start has no move.
func sniffCHN(head []byte) bool {
	at := chnList.header - chnList.size + 14
	return len(head) >= chnList.header && string(head[:len(chnMark)]) == chnMark && head[at] == 0xFF && head[at+1] == 0xFF
}

// sniffCCM tests the number of moves against a first one that is of Red.
func sniffCCM(head []byte) bool {
	at := ccmCounted.header
	if len(head) < at+ccmCounted.size || head[0] != 1 || head[1] != 0 || head[3] != 0 {
		return false
	}
	count := binary.LittleEndian.Uint32(head[8:])
	m := ccmCounted.move(head[at:])
	return count > 0 && count < 10_000 && head[at+1] == 1 && m.fromX < 9 && m.fromY < 10 && m.toX < 9 && m.toY < 10
}

func chnLayoutOf(head []byte) *screenLayout {
	if sniffCHN(head) {
		return &chnList
	}
	return &chnWords
}

func ccmLayoutOf(head []byte) *screenLayout {
	if sniffCCM(head) {
		return &ccmCounted
	}
	return &ccmBare
}

// chnTags returns what a CHN header says: when, the title, and the nicknames of
// both.
func chnTags(header []byte) (tags records.Tags) {
	for _, f := range []struct {
		tag       string
		off, size int
	}{{"Title", 36, 64}, {"Date", 8, 26}, {"Red", 120, 20}, {"Black", 160, 20}} {
		text, _, _ := strings.Cut(string(header[f.off:f.off+f.size]), "\x00")
		text = strings.TrimRight(charset.DecodeField("gb18030", []byte(text)), "\r\n")
		if at, err := time.Parse(time.ANSIC, text); err == nil && f.tag == "Date" {
			text = at.Format(time.DateTime)
		}
		if text != "" {
			tags = append(tags, records.Tag{Name: f.tag, Value: text})
		}
	}
	return tags
}

// ccmTags returns when a CCM file was saved, in the time of China.
func ccmTags(header []byte) records.Tags {
	china := time.FixedZone("", 8*60*60)
	at := time.Unix(int64(binary.LittleEndian.Uint32(header[4:])), 0).In(china)
	if at.Year() < 1990 {
		return nil
	}
	return records.Tags{{Name: "Date", Value: at.Format(time.DateTime)}}
}

func tagsScreen(s Source, e Entry, layoutOf func([]byte) *screenLayout) (records.Tags, error) {
	header, err := readAt(s, e.Off, min(e.Len, 1024))
	if err != nil {
		return nil, err
	}
	return screenTags(layoutOf(header), header), nil
}

func screenTags(l *screenLayout, header []byte) records.Tags {
	if l.tags == nil || len(header) < l.header {
		return noResult()
	}
	return append(l.tags(header), noResult()...)
}

// readScreen reads the records behind the header. Red moves first, so the board is
// turned if the first move comes from the upper half.
func readScreen(s Source, e Entry, layoutOf func([]byte) *screenLayout) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	game := records.NewGame(engine.StandardSetup())
	l := layoutOf(data)
	game.Tags = screenTags(l, data)
	if len(data) < l.header {
		headFault(game, records.Truncated, int64(len(data)), "cut-header")
		return game, nil
	}
	last, turned := records.NodeID(0), false
	pos := l.header
	for ; len(data)-pos >= l.size; pos += l.size {
		m := l.move(data[pos : pos+l.size])
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
		if full(game, last, int64(pos)) {
			return started(game), nil
		}
		last = game.Add(last, engine.Move{From: from, To: to})
		game.SetOffset(last, int64(pos))
	}
	if cut := l == &ccmCounted && int64(binary.LittleEndian.Uint32(data[8:])) > int64((pos-l.header)/l.size); cut || pos < len(data) {
		addFault(game, last, records.Truncated, int64(len(data)), "cut-moves")
	}
	return started(game), nil
}
