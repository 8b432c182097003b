// Lists of positions, one a line: FEN, EPD, name and FEN, position strings.

package file

import (
	"bytes"
	"context"
	"errors"
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// fenBoard is a board of a FEN, whole or not.
var fenBoard = regexp.MustCompile(`[A-Za-z1-9]+(?:/[A-Za-z1-9]*){6,}`)

// fenLine is what a line says.
type fenLine struct {
	name     string
	fen      string
	fenAt    int
	moves    int // where the moves begin, or -1
	end      int // where they end
	comment  string
	startpos bool
}

var startpos = regexp.MustCompile(`(?i)^\s*(?:position\s+)?startpos\b`)

// parseFENLine takes a line apart; false if it holds no position.
func parseFENLine(line string) (f fenLine, ok bool) {
	f.moves, f.end = -1, len(line)
	var rest int // where what stands behind the position begins
	if at := startpos.FindStringIndex(line); at != nil {
		f.startpos = true
		rest = at[1]
	} else {
		at := fenBoard.FindStringIndex(line)
		if at == nil {
			return f, false
		}
		f.name = fenName(line[:at[0]])
		f.fenAt = at[0]
		if side := gluedSide(line[at[0]:at[1]]); side != "" {
			rest = at[1] + fenFields(" "+side+line[at[1]:]) - len(" "+side)
			rest = max(rest, at[1])
			f.fen = line[at[0]:at[1]-1] + " " + side + line[at[1]:rest]
		} else if m := joinedFields.FindStringSubmatchIndex(line[at[1]:]); m != nil {
			rest = at[1] + len(strings.TrimRight(line[at[1]:at[1]+m[1]], " \t\"'`)]}>"))
			f.fen = line[at[0]:at[1]] + " " + line[at[1]+m[2]:at[1]+m[3]]
		} else {
			rest = at[1] + fenFields(line[at[1]:])
			f.fen = line[at[0]:rest]
		}
	}
	tail := line[rest:]
	if i := strings.Index(tail, "banmoves"); i >= 0 {
		tail = tail[:i]
	}
	f.end = rest + len(tail)
	trimmed := strings.TrimLeft(tail, " \t|,;")
	at := f.end - len(trimmed)
	if moves, ok := strings.CutPrefix(trimmed, "moves"); ok {
		f.moves = f.end - len(moves)
		return f, true
	}
	for _, t := range movetext.Lex(trimmed, 0, movetext.ByShape).List {
		if t.Kind == movetext.Move {
			f.moves = at
			return f, true
		}
		if t.Kind == movetext.Word {
			break
		}
	}
	trimmed = strings.TrimSpace(strings.TrimLeft(trimmed, closers))
	if f.name == "" && namesGame(strings.TrimSpace(tail)) {
		f.name = trimmed
	} else {
		f.comment = trimmed
	}
	return f, true
}

// dressed is what stands before a position in brackets or quotes, behind its name, or in
// the address of a page: [FEN, "fen=, https://a.org/?fen=.
var dressed = regexp.MustCompile("(?i)^(?:[\\[({<\"'`“”「『（【]|position|fen|[\\s:=：]|https?://\\S*[=#?])+$")

// isDressedFEN reports whether a line is a position with such marks around it.
func isDressedFEN(line string) bool {
	at := fenBoard.FindStringIndex(line)
	if at == nil || at[0] == 0 {
		return false
	}
	return dressed.MatchString(line[:at[0]])
}

// joinedFields matches the fields behind a board in the address or the name of a file:
// _w_-_-_0_1, %20w.
var joinedFields = regexp.MustCompile(`^(?:_|%20|\+|-)([wWbBrR])(?:(?:_|%20|\+|-)+\d*)*(?:\W|$)`)

// gluedSide returns the side to move that is glued to the board of a FEN, as w in
// …/1R2K4w; "" where none is.
func gluedSide(board string) string {
	last := board[strings.LastIndexByte(board, '/')+1:]
	columns := 0
	for _, c := range last {
		if c >= '1' && c <= '9' {
			columns += int(c - '0')
		} else {
			columns++
		}
	}
	if side := board[len(board)-1:]; columns == engine.Files+1 && strings.ContainsAny(side, "wWbBrR") {
		return side
	}
	return ""
}

// namesGame reports whether what stands behind a FEN is its name: there is a
// separator, and behind a semicolon, where the operations of EPD stand, more
// than ASCII.
func namesGame(tail string) bool {
	return strings.ContainsAny(tail, "|,") || strings.HasPrefix(tail, ";") && charset.FirstHigh([]byte(tail)) < len(tail)
}

// fenName returns the name before a FEN, without the words of position strings.
func fenName(before string) string {
	before = strings.TrimRight(before, " \t|,:;=\"'"+openers)
	for _, word := range []string{"position fen", "fen", "FEN"} {
		before = strings.TrimSuffix(before, word)
	}
	return strings.Trim(before, " \t|,:;\"'\ufeff"+openers)
}

// The marks around a position that belong to no name of one.
const (
	openers = "`[({<“「『（【"
	closers = " \t\r\n\"'`])}>”」』）】"
)

// fenFields returns the length of the fields behind a board.
func fenFields(text string) int {
	kinds := []string{"wWrRbB", "-", "-", "0123456789", "0123456789"}
	i, done := 0, 0
	for _, chars := range kinds {
		j := i
		for j < len(text) && (text[j] == ' ' || text[j] == '\t') {
			j++
		}
		k := j
		for k < len(text) && strings.IndexByte(chars, text[k]) >= 0 {
			k++
		}
		if k == j || j == i || k < len(text) && strings.IndexByte(" \t|,;\r\n\"'`])}>&", text[k]) < 0 && text[k] < utf8.RuneSelf {
			break
		}
		i, done = k, k
	}
	return done
}

// command matches what stands between the positions that an engine is given.
var command = regexp.MustCompile(`^(?:ucc?i|setoption\b.*|isready|ucinewgame|go\b.*|stop|quit|d)\s*$`)

// skipped reports whether a line of a list is blank, a remark or a command to an
// engine.
func skipped(line []byte) bool {
	return len(bytes.TrimSpace(line)) == 0 || command.Match(line) || line[0] == '#' && !fenBoard.Match(line)
}

func sniffFEN(head []byte) bool {
	good, all := 0, 0
	cut := len(head) >= sniffSize/2 // the sample may end within a line
	for len(head) > 0 {
		line, rest, whole := bytes.Cut(head, []byte("\n"))
		head = rest
		if skipped(line) {
			continue
		}
		if !whole && all > 0 && cut {
			break
		}
		all++
		if fenBoard.Match(line) || startpos.Match(line) {
			good++
		} else if all == 1 {
			return false
		}
	}
	return all > 0 && good*10 >= all*9
}

func indexFEN(ctx context.Context, s Source, found func(Entry) bool) error {
	number := 0
	err := eachLine(ctx, s, func(line, _ []byte, off int64) bool {
		number++
		if skipped(line) {
			return true
		}
		return found(Entry{Off: off, Len: int64(len(line)), Line: number})
	})
	if errors.Is(err, errStopped) {
		return nil
	}
	return err
}

func readFEN(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := charset.DecodeMixed(encodingOr(s), data)
	text := strings.TrimRight(t.String, "\r\n")
	f, ok := parseFENLine(text)
	tokens, dialect := movetext.None(text), movetext.Dialect{}
	if f.moves >= 0 {
		tokens, dialect = movetext.Scan(text[:f.end], f.moves, movetext.Options{})
	}
	g := records.NewGame(engine.StandardSetup())
	g.SetSource(text, max(e.Line, 1))
	if f.name != "" {
		g.Tags = append(g.Tags, records.Tag{Name: "Title", Value: f.name})
	}
	g.SetComment(0, f.comment)
	switch {
	case !ok:
		g.Start = engine.Setup{Fullmove: 1}
		g.SetUnread(0, text)
		g.AddProblem(records.Problem{Place: g.PlaceOf(0), Kind: records.WrongFEN, Text: text, Err: &records.Fault{Code: "no-fen"}})
	case !f.startpos:
		readStart(g, f.fen, f.fenAt)
	}
	r := movetext.NewReader(g, tokens, dialect)
	r.Read()
	g.Tags.Set("Result", tokens.Result("*"))
	r.Finish(t.Wrong)
	return g, nil
}
