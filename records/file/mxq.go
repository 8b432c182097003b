// MXQ, the games of movesky.com (弈天), as strings behind their length.

package file

import (
	"bytes"
	"cmp"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// The marks between the parts of a file.
const (
	mxqMoves    = "Moves"
	mxqEnds     = "Ends"
	mxqComments = "CommentsEnd"
)

// mxqFields are the strings before the moves. The third holds both players and
// the result; the sixth to the eighth are minutes, a move's time and a step.
var mxqFields = []string{"Site", "Date", "Title", "RedElo", "BlackElo", "Time", "Time", "Time", "RedTime", "BlackTime", "Ending"}

// sniffMXQ looks for strings that lead to the mark of the moves.
func sniffMXQ(head []byte) bool {
	const most = 64 // strings before the moves; a setup may stand among them
	for i, pos := 0, 0; i < most && pos < len(head); i++ {
		text := head[pos+1 : min(pos+1+int(head[pos]), len(head))]
		if string(text) == mxqMoves {
			return i >= 3
		}
		if bytes.IndexByte(text, 0) >= 0 {
			return false
		}
		pos += 1 + len(text)
	}
	return false
}

// pascal takes strings behind their length from the front of data.
type pascal struct {
	data []byte
	pos  int
}

// next returns the next string and where it begins; false means that the file
// ends before it does.
func (p *pascal) next() (text []byte, off int, ok bool) {
	off = p.pos
	if off >= len(p.data) {
		return nil, off, false
	}
	end := off + 1 + int(p.data[off])
	p.pos = min(end, len(p.data))
	return p.data[off+1 : p.pos], off, end <= len(p.data)
}

func tagsMXQ(s Source, e Entry) (records.Tags, error) {
	game, err := readMXQ(s, e)
	if err != nil {
		return nil, err
	}
	return game.Tags, nil
}

func readMXQ(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	game := records.NewGame(engine.StandardSetup())
	p := pascal{data: data}
	whole := mxqHead(game, &p, cmp.Or(s.Encoding, mxqEncoding(data))) && mxqLine(game, &p) && mxqTail(game, &p, s)
	if !whole && len(game.Problems) == 0 {
		addFault(game, game.Last(0), records.Truncated, int64(len(data)), "cut-moves")
	}
	return started(game), nil
}

// mxqHead reads what stands before the moves.
func mxqHead(g *records.Game, p *pascal, encoding string) bool {
	var fields []string
	var whole bool
	var extra int // where the first string behind the known ones begins
	for {
		text, off, ok := p.next()
		if len(fields) <= len(mxqFields) {
			extra = off
		}
		if ok && string(text) == mxqMoves {
			whole = true
			break
		}
		if len(text) > 0 || ok {
			fields = append(fields, charset.Tidy(charset.DecodeField(encoding, text)))
		}
		if !ok {
			break
		}
	}
	result := "*"
	for i, text := range fields {
		switch {
		case i >= len(mxqFields):
			g.Tags = append(g.Tags, records.Tag{Name: "Field" + strconv.Itoa(i+1), Value: text})
			if i == len(mxqFields) {
				headFault(g, records.WrongForm, int64(extra), "unknown-field", text)
			}
		case mxqFields[i] == "Title":
			g.Tags.Set("Title", text)
			if red, black, won, ok := mxqPlayers(text); ok {
				g.Tags.Set("Red", red)
				g.Tags.Set("Black", black)
				result = won
			}
		case mxqFields[i] == "Time" && g.Tags.Value("Time") != "":
			g.Tags.Set("Time", g.Tags.Value("Time")+"-"+text)
		case text != "":
			g.Tags.Set(mxqFields[i], text)
		}
	}
	g.Tags.Set("Result", result)
	return whole
}

// mxqWords are the results between the names, in both scripts.
var mxqWords = []struct{ word, result string }{
	{"-胜-", "1-0"}, {"-勝-", "1-0"}, {"-负-", "0-1"}, {"-負-", "0-1"}, {"-和-", "1/2-1/2"},
}

// mxqPlayers takes a title like 红(2星)-胜-黑(3星) apart.
func mxqPlayers(title string) (red, black, result string, ok bool) {
	for _, w := range mxqWords {
		if red, black, ok = strings.Cut(title, w.word); ok {
			return red, black, w.result, true
		}
	}
	return "", "", "", false
}

// mxqEncoding returns the encoding of the texts: GBK, or Big5 if the title says
// its result only in that.
func mxqEncoding(data []byte) string {
	p := pascal{data: data}
	var title []byte
	for range 3 {
		title, _, _ = p.next()
	}
	if _, _, _, ok := mxqPlayers(charset.Decode("gb18030", title).String); ok {
		return "gb18030"
	}
	if _, _, _, ok := mxqPlayers(charset.Decode("big5", title).String); ok {
		return "big5"
	}
	return "gb18030"
}

// mxqLine reads the moves, five characters like 7C-4C: the file from Red's left
// and the rank from A, Red's own.
func mxqLine(g *records.Game, p *pascal) bool {
	last := records.NodeID(0)
	for {
		text, off, ok := p.next()
		if !ok {
			return false
		}
		if string(text) == mxqEnds {
			return true
		}
		m := engine.Move{From: engine.NoSquare, To: engine.NoSquare}
		if len(text) == 5 && text[2] == '-' {
			m = engine.Move{From: mxqSquare(text[0], text[1]), To: mxqSquare(text[3], text[4])}
		}
		if m.From == engine.NoSquare || m.To == engine.NoSquare {
			addFault(g, last, records.WrongForm, int64(off), "bad-square")
			return false
		}
		if full(g, last, int64(off)) {
			return true
		}
		last = g.Add(last, m)
		g.SetOffset(last, int64(off))
	}
}

// mxqTail reads the comments behind the moves. No file is known that has any, so
// nothing tells to which moves they belong.
func mxqTail(g *records.Game, p *pascal, s Source) bool {
	encoding := cmp.Or(s.Encoding, mxqEncoding(p.data))
	var comments strings.Builder
	defer func() { g.SetComment(0, comments.String()) }()
	for {
		text, _, ok := p.next()
		switch {
		case !ok:
			return false
		case string(text) == mxqComments:
			return true
		case len(text) > 0:
			if comments.Len() > 0 {
				comments.WriteByte('\n')
			}
			comments.WriteString(charset.Tidy(charset.DecodeField(encoding, text)))
		}
	}
}
