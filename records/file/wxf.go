// WXF text, as PlayOK and the federation's drafts have it: a line for each
// header, then START{ moves }END.

package file

import (
	"bytes"
	"context"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/movetext"
)

// The marks around the moves.
const (
	wxfBegin = "START"
	wxfEnd   = "}END"
)

// wxfStart returns where the moves begin, behind the brace, or -1.
func wxfStart(text []byte) int {
	for from := 0; ; {
		i := bytes.Index(text[from:], []byte(wxfBegin))
		if i < 0 {
			return -1
		}
		at := from + i
		from = at + len(wxfBegin)
		lineBegins := len(bytes.TrimRight(text[:at], " \t\ufeff")) == 0 || bytes.HasSuffix(bytes.TrimRight(text[:at], " \t"), []byte("\n"))
		rest := bytes.TrimLeft(text[from:], " \t\r\n")
		if lineBegins && bytes.HasPrefix(rest, []byte("{")) {
			return len(text) - len(rest) + 1
		}
	}
}

// indexWXF ends a game behind the end of its moves.
func indexWXF(ctx context.Context, s Source, found func(Entry) bool) error {
	data, err := readAt(s, 0, s.Size)
	if err != nil {
		return err
	}
	line, at := 1, 0
	for at < len(data) && ctx.Err() == nil {
		rest := bytes.TrimLeft(data[at:], " \t\r\n")
		begin := len(data) - len(rest)
		line += bytes.Count(data[at:begin], []byte("\n"))
		moves := wxfStart(rest)
		if moves < 0 {
			break
		}
		end := len(data)
		if i := bytes.Index(rest[moves:], []byte(wxfEnd)); i >= 0 {
			end = begin + moves + i + len(wxfEnd)
		}
		if !found(Entry{Off: int64(begin), Len: int64(end - begin), Line: line}) {
			return nil
		}
		line += bytes.Count(data[begin:end], []byte("\n"))
		at = end
	}
	return ctx.Err()
}

func tagsWXF(s Source, e Entry) (records.Tags, error) {
	r, err := newWXFReader(s, e)
	if err != nil {
		return nil, err
	}
	return r.game.Tags, nil
}

func readWXF(s Source, e Entry) (*records.Game, error) {
	r, err := newWXFReader(s, e)
	if err != nil {
		return nil, err
	}
	begin, end := max(0, wxfStart([]byte(r.text))), len(r.text)
	whole := strings.Index(r.text[begin:], wxfEnd)
	if whole >= 0 {
		end = begin + whole
	}
	tokens, dialect := movetext.Scan(r.text[:end], begin, movetext.Options{})
	if !r.iccs {
		dialect.Mode.Federation, dialect.Mode.Prefer = true, notation.WXF{}
	}
	r.game.SetSource(r.text, r.line)
	reader := movetext.NewReader(r.game, tokens, dialect)
	reader.Read()
	reader.Finish(r.bad)
	if whole < 0 {
		lineFault(r.game, r.game.Last(0), records.Truncated, r.text, len(r.text), r.line, "cut-moves")
	}
	return started(r.game), nil
}

// wxfReader reads what stands before the moves.
type wxfReader struct {
	game *records.Game
	text string
	bad  []int // where bytes were that stand for nothing
	line int   // of the text
	pos  int
	iccs bool // the moves name both points
}

func newWXFReader(s Source, e Entry) (*wxfReader, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := decodeMarkup(s, data)
	r := &wxfReader{text: t.String, bad: t.Wrong, line: max(e.Line, 1)}
	r.game = records.NewGame(engine.StandardSetup())
	r.game.SetSource(r.text, r.line)
	r.head()
	return r, nil
}

// head reads the lines before the moves.
func (r *wxfReader) head() {
	result := "*"
	for {
		line, rest, more := strings.Cut(r.text[r.pos:], "\n")
		line = strings.TrimPrefix(line, "\ufeff")
		name, value, _ := strings.Cut(strings.TrimLeft(line, " \t"), " ")
		if tab := strings.IndexByte(name, '\t'); tab >= 0 {
			name, value = name[:tab], name[tab:]+" "+value
		}
		value = strings.TrimSpace(value)
		if !more || strings.HasPrefix(name, wxfBegin) {
			break
		}
		at := r.pos
		r.pos = len(r.text) - len(rest)
		switch name = strings.TrimSpace(name); strings.ToUpper(name) {
		case "":
		case "FORMAT":
			r.iccs = strings.EqualFold(value, "ICCS")
		case "FEN":
			readStart(r.game, value, at+strings.Index(line, value))
		case "RESULT":
			var ok bool
			if result, ok = ubbResult(value); !ok {
				lineFault(r.game, 0, records.WrongResult, r.text, at, r.line, "bad-result").Text = value
			}
		case "RED":
			r.player("Red", value)
		case "BLACK":
			r.player("Black", value)
		default:
			if strings.EqualFold(name, "GAME") {
				name = "Title"
			}
			r.tag(records.TagName(name), value)
		}
	}
	r.tag("Result", result)
}

func (r *wxfReader) tag(name, value string) {
	if value != "" {
		r.game.Tags = append(r.game.Tags, records.Tag{Name: name, Value: value})
	}
}

// player takes "name ; rating ;;" apart; what stands behind the name and is no
// number is the team.
func (r *wxfReader) player(side, value string) {
	parts := strings.Split(value, ";")
	r.tag(side, strings.TrimSpace(parts[0]))
	for _, part := range parts[1:] {
		if part = strings.TrimSpace(part); part != "" && strings.Trim(part, "0123456789") == "" {
			r.tag(side+"Elo", part)
		} else {
			r.tag(side+"Team", part)
		}
	}
}
