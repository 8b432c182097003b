// Text move lists: header and moves of one game.

package file

import (
	"cmp"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// textReader reads one game of a text.
type textReader struct {
	text      string
	game      *records.Game
	body      []byte // the text with blanks in the place of what is no movetext
	from      int    // where the movetext begins, or -1
	branches  []branch
	footnotes []footnote
	footing   bool // the last line was of a footnote
	drawn     records.Diagram
	free      []string
	late      []string // the same where the moves have begun
	event     []string
	headed    string // the line that names the players
	keyed     bool   // a header has come
	given     bool   // the start is given
	notation  string
}

func readText(s Source, e Entry, named bool) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := charset.DecodeMixed(encodingOr(s), data)
	r := textReader{text: t.String, game: records.NewGame(engine.StandardSetup()), body: []byte(t.String), from: -1}
	r.game.SetSource(r.text, max(e.Line, 1))
	r.lines()
	r.describe(e.Off > 0)
	end := len(r.text)
	if len(r.branches) > 0 {
		end = r.branches[0].at
	}
	body := string(r.body)
	tokens, dialect := movetext.None(body), movetext.Dialect{}
	o := movetext.Options{Start: r.game.Start, Notation: r.notation, Points: named, Prose: r.notation == ""} // what qipu wrote has its remarks in braces
	if r.from >= 0 {
		tokens, dialect = movetext.Scan(body[:end], r.from, o)
	}
	p := movetext.NewReader(r.game, tokens, dialect)
	p.Note(strings.Join(r.late, "\n"))
	p.Read()
	r.result(tokens, dialect)
	if named {
		if !r.given {
			p.ChooseStart()
		}
		p.CheckNumbers()
	}
	p.Finish(t.Wrong)
	for i, b := range r.branches {
		end := len(body)
		if i+1 < len(r.branches) {
			end = r.branches[i+1].at
		}
		p.Variation(movetext.Lex(body[:end], b.from, dialect.Cut()), b.head)
	}
	for _, f := range r.footnotes {
		p.Footnote(f.line, f.round, f.black, charset.Tidy(strings.TrimFunc(branchMark.ReplaceAllString(f.text, ""), charset.IsBlank)))
	}
	p.Settle()
	return r.game, nil
}

// lines takes the header and finds where the moves begin.
func (r *textReader) lines() {
	r.drawn, _ = records.FindDiagram(r.text)
	c := classifier{pad: isPad(r.text)}
	if c.pad {
		r.notation = "keypad"
	}
	for at := 0; at < len(r.text); {
		end := strings.IndexByte(r.text[at:], '\n') + 1
		if end == 0 {
			end = len(r.text) - at
		}
		line := r.text[at : at+end]
		l := c.next(line)
		kind := l.kind
		if kind == lineText && isCueNumber(line, r.text[at+end:]) {
			kind = lineCue
		}
		if r.from >= 0 && l.says { // at the end
			r.line(kind, strings.TrimRight(line, "\r\n"), at)
			r.hide(at, at+end)
			at += end
			continue
		}
		if r.from >= 0 && kind == lineFEN && !r.given {
			f, _ := parseFENLine(strings.TrimRight(line, "\r\n"))
			if f.moves < 0 && trails(r.text[r.from:at], f) {
				r.line(kind, strings.TrimRight(line, "\r\n"), at)
				r.hide(at, at+end)
				at += end
				continue
			}
		}
		if r.from >= 0 && (kind == lineHeader || kind == lineFEN) {
			kind = lineText
		}
		if r.from < 0 && l.ends && !r.keyed && !r.given {
			kind = lineText
		}
		if r.from < 0 && r.drawn.From <= at && at < r.drawn.To {
			kind = lineBoard
		}
		if kind == lineText && r.from >= 0 && r.noting(line) {
			kind = lineFootnote
		}
		if kind == lineMoves && r.from < 0 {
			r.inline(line, at)
		}
		r.footing = kind == lineFootnote
		r.line(kind, strings.TrimRight(line, "\r\n"), at)
		switch {
		case kind == lineBranch && r.from >= 0:
			r.hide(at, r.branches[len(r.branches)-1].from)
		case kind == lineFEN && r.from > at: // moves stand behind it
			r.hide(at, r.from)
		case kind == lineMoves && mainLine.MatchString(line):
			mark := mainLine.FindStringIndex(line)
			r.hide(at+mark[0], at+mark[1])
		case kind != lineMoves && (r.from < 0 || kind != lineText) || mainLine.MatchString(line) || len(r.branches) > 0 && position.MatchString(line):
			r.hide(at, at+end)
		}
		at += end
	}
}

// isCueNumber reports whether a line is the number of a subtitle, whose times are on the
// next.
func isCueNumber(line, behind string) bool {
	next, _, _ := strings.Cut(behind, "\n")
	return cueNumber.MatchString(strings.TrimFunc(line, charset.IsBlank)) && cue.MatchString(strings.TrimFunc(next, charset.IsBlank))
}

// mainLine takes the result from dpxq.com's mark of the moves.
func (r *textReader) mainLine(line string) {
	m := mainLine.FindStringSubmatch(line)
	if m == nil {
		return
	}
	said := strings.TrimFunc(m[1]+m[2], charset.IsBlank)
	if result, ok := records.Result(said); ok && (r.known() == "" || r.known() == result) {
		r.game.Tags.Set("Result", cmp.Or(r.known(), result))
	} else {
		r.keep(said)
	}
}

// announcesBoard reports whether words say no more than that a position follows, as
// dpxq.com has them.
func announcesBoard(words string) bool {
	return strings.TrimRight(words, ":： \u3000") == "初始局面"
}

// keep adds words to those before the moves; behind them they are a remark.
func (r *textReader) keep(words string) {
	switch {
	case words == "" || announcesBoard(words):
	case r.from < 0:
		r.free = append(r.free, words)
	default:
		r.late = append(r.late, words)
	}
}

// noting reports whether a line goes on with the footnote above it.
func (r *textReader) noting(line string) bool {
	n := len(r.footnotes)
	if !r.footing || n == 0 || strings.TrimFunc(line, charset.IsBlank) == "" {
		return false
	}
	r.footnotes[n-1].text += "\n" + strings.TrimFunc(line, charset.IsBlank)
	return true
}

// hide puts blanks in the place of what is no movetext.
func (r *textReader) hide(from, to int) {
	for i := from; i < to; i++ {
		if r.body[i] != '\n' {
			r.body[i] = ' '
		}
	}
}

func (r *textReader) line(kind lineKind, line string, at int) {
	switch kind {
	case lineHeader:
		key, value, off, _ := headerLine(line)
		r.keyed = true
		r.header(key, value, at+off)
	case lineFEN:
		f, _ := parseFENLine(line)
		readStart(r.game, f.fen, at+f.fenAt)
		r.given = true
		r.keep(f.name)
		r.keep(f.comment)
		if f.moves >= 0 && r.from < 0 {
			r.from = at + f.moves
		}
	case lineBoard:
		if !r.given {
			r.game.Start = r.drawn.Start
			r.game.SetStartPlace(r.game.PlaceOf(r.drawn.From))
			r.given = true
		}
	case lineMoves:
		r.mainLine(line)
		if r.from < 0 {
			r.from = at
		}
	case lineBranch:
		if r.from < 0 { // there is nothing that it could be a variation of
			r.free = append(r.free, strings.TrimFunc(line, charset.IsBlank))
			return
		}
		head, end, _ := branchHead(line)
		r.branches = append(r.branches, branch{at, at + end, head})
	case lineFootnote:
		if f, ok := footnoteOf(line); ok {
			if n := len(r.branches); n > 0 {
				f.line = r.branches[n-1].head.Number
			}
			f.at += at
			r.footnotes = append(r.footnotes, f)
		}
	case lineText:
		if mainLine.MatchString(line) {
			r.mainLine(line)
			r.keep(strings.TrimFunc(mainLine.ReplaceAllString(line, ""), charset.IsBlank))
			return
		}
		if r.from >= 0 {
			return
		}
		r.words(strings.TrimFunc(line, charset.IsBlank))
	}
}

// known returns the result that is known so far, or "".
func (r *textReader) known() string {
	if result := r.game.Tags.Value("Result"); result != "*" {
		return result
	}
	return ""
}

// header takes in a header, and those that stand on the line behind it.
func (r *textReader) header(key, value string, at int) {
	name := records.TagName(key)
	if records.IsTagName(key) {
		own, next, behind := splitHeader(name, value)
		if behind >= 0 {
			r.header(next, value[behind:], at+behind)
		}
		value = own
	}
	if name == "Red" || name == "Black" {
		if own, result, ok := cutResult(name, value); ok && (r.known() == "" || r.known() == result) {
			value = own
			r.game.Tags.Set("Result", result)
		}
	}
	if r.headed != "" && (name == "Red" || name == "Black") {
		r.unhead()
	}
	if name == "Red" {
		if h, ok := headingOf(value); ok && h.apart && h.result != "" { // 红方：甲 胜 乙
			value = h.red
			r.game.Tags = append(r.game.Tags, records.Tag{Name: "Black", Value: h.black})
			r.game.Tags.Set("Result", h.result)
		}
	}
	switch {
	case value == "":
	case isFENKey(key), fenBoard.MatchString(value):
		if !isFENKey(key) {
			r.keep(key)
		}
		readStart(r.game, value, at)
		r.given = true
	case name == "Notation":
		r.notation = value
	case name == "Result":
		result, known := records.Result(value)
		if !known {
			r.game.AddProblem(records.Problem{
				Place: r.game.PlaceOf(at), Kind: records.WrongResult, Text: value, Err: &records.Fault{Code: "bad-result"},
			})
		}
		r.game.Tags.Set("Result", result)
	default:
		r.game.Tags = append(r.game.Tags, records.Tag{Name: name, Value: value})
	}
}

// describe puts the words before the moves in their places: behind another game
// they are the event, behind a header the comment.
func (r *textReader) describe(behind bool) {
	if behind && r.headed == "" && !r.keyed {
		r.event, r.free = r.free, nil
	}
	if len(r.event) > 0 {
		r.game.Tags = append(records.Tags{{Name: "Event", Value: strings.Join(r.event, "\n")}}, r.game.Tags...)
	}
	var comment []string
	for _, line := range r.free {
		if line != r.game.Tags.Value("备注") && line != r.game.Tags.Value("備註") {
			comment = append(comment, line)
		}
	}
	r.game.SetComment(0, strings.Join(comment, "\n"))
}

// result takes the result from the end of the moves where no header says it.
func (r *textReader) result(tokens *movetext.Tokens, d movetext.Dialect) {
	if old := r.game.Tags.Value("Result"); old == "" || old == "*" {
		result := "*"
		if !d.Prose || !tokens.Spoken() {
			result = tokens.Result(result)
		}
		if last := r.game.Last(0); d.Prose && result == "*" && last != 0 {
			from, _ := r.game.SpanFrom(last)
			if said, ok := closingOutcome(tokens.Text[from+len(r.game.SourceText(last)):]); ok {
				result = said
			}
		}
		r.game.Tags.Set("Result", result)
	}
}
