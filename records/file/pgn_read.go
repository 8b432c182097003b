// PGN: tags and moves of one game.

package file

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// pgnHeader is the tags of a game as they stand.
type pgnHeader struct {
	before string // what stands before the tags
	tags   []pgnTag
	text   int  // where the moves begin
	many   bool // there are more tags than are read
}

// mostTags is how many tags of a game are read as such.
const mostTags = 1 << 16

// readHeader reads the tags up to the first text that is none.
func readHeader(text string) pgnHeader {
	var h pgnHeader
	i := firstTag(text)
	h.before = text[:i]
	for i < len(text) {
		if h.many = len(h.tags) == mostTags; h.many {
			break
		}
		if r, size := utf8.DecodeRuneInString(text[i:]); charset.IsBlank(r) {
			i += size
			continue
		}
		line := text[i:]
		if end := strings.IndexByte(line, '\n'); end >= 0 {
			line = line[:end]
		}
		if isFreeTag(line) {
			tag, _, _ := freeTag(line)
			tag.at += i
			h.tags = append(h.tags, tag)
			i += len(line)
			continue
		}
		if !isTagLine([]byte(line)) {
			break
		}
		tag, end := oneTag(text, i, len(line))
		h.tags = append(h.tags, tag)
		i = end
	}
	h.text = i
	return h
}

// firstTag returns where the first line with a tag begins, or 0.
func firstTag(text string) int {
	at := 0
	for line := range strings.Lines(text) {
		if isTagLine([]byte(line)) || isFreeTag(line) {
			return at
		}
		at += len(line)
	}
	return 0
}

// preface returns the words before the tags, as a comment; a page of HTML around
// them is none.
func (h *pgnHeader) preface() string {
	if strings.ContainsRune(h.before, '<') && strings.ContainsRune(h.before, '>') {
		return ""
	}
	return charset.Tidy(strings.TrimFunc(h.before, charset.IsBlank))
}

// trails reports whether the tags stand behind the moves: there are some before them
// and none behind.
func (h *pgnHeader) trails(text string) bool {
	return h.before != "" && h.preface() != "" && beginsMoves(h.before) && len(movesOf(text[h.text:])) == 0
}

// oneTag reads the tag at i, on a line of size bytes. The value ends at the last
// quote and bracket of the line; without any it goes on over lines.
func oneTag(text string, i, size int) (pgnTag, int) {
	tag, end := quotedTag(text, i, size)
	// What stands before the quotes and is no name belongs to the value.
	if name, rest, two := strings.Cut(tag.name, " "); two {
		tag.name, tag.value = name, strings.TrimSpace(strings.TrimSpace(rest)+" "+tag.value)
	}
	return tag, end
}

// quotedTag reads the name up to the first quote, and the value from there.
func quotedTag(text string, i, size int) (pgnTag, int) {
	open := i + strings.IndexAny(text[i:i+size], `"'`)
	tag := pgnTag{name: strings.TrimFunc(text[i+1:open], unicode.IsSpace), at: open + 1}
	quote := text[open : open+1]
	line := text[open+1 : i+size]
	// Several tags may stand on one line.
	limit := len(line)
	for k := range len(line) {
		if line[k] != ']' {
			continue
		}
		if rest := strings.TrimLeft(line[k+1:], " \t\r"); strings.HasPrefix(rest, "[") && isTagLine([]byte(rest[:min(len(rest), 80)])) {
			limit = k + 1
			break
		}
	}
	line = line[:limit]
	if end := strings.LastIndex(line, quote+"]"); end >= 0 {
		tag.value = line[:end]
		return tag, open + 1 + end + 2
	}
	if end := strings.LastIndexByte(line, ']'); end >= 0 {
		tag.value = strings.TrimRight(line[:end], " \t")
		if r, size := utf8.DecodeLastRuneInString(tag.value); strings.ContainsRune(quotes, r) {
			tag.value = tag.value[:len(tag.value)-size]
		}
		return tag, open + 1 + end + 1
	}
	// A broken value: to the quote and bracket on one of the next lines, or to the
	// end of this one.
	const far = 4 << 10
	rest := text[open+1 : min(open+1+far, len(text))]
	end := strings.Index(rest, quote+"]")
	if next := strings.Index(rest, "\n["); end >= 0 && (next < 0 || end < next) {
		tag.value = rest[:end]
		return tag, open + 1 + end + 2
	}
	tag.value = strings.TrimRight(line, "\r\"")
	tag.cut = true
	return tag, i + size
}

// standard returns the tags under their standard names; FEN, Format and the mark
// of the format are no tags. unknown is a result that nobody knows, with its
// place.
func (h *pgnHeader) standard() (tags records.Tags, unknown *pgnTag) {
	tags = make(records.Tags, 0, len(h.tags)+1)
	result := "*"
	at := -1
	for i := range h.tags {
		t := &h.tags[i]
		value := charset.Tidy(unescapeTag(t.value))
		switch name := pgnName(t.name); {
		case strings.EqualFold(name, "FEN") || strings.EqualFold(name, "Format"):
		case strings.EqualFold(name, "Game") && value == "Chinese Chess":
		case strings.EqualFold(name, "SetUp"):
		case name == "Result":
			if at < 0 {
				at = len(tags)
				tags = append(tags, records.Tag{Name: name})
			}
			var known bool
			if result, known = records.Result(value); !known {
				unknown = t
			}
		case value != "":
			tags = append(tags, records.Tag{Name: name, Value: value})
		}
	}
	if at < 0 {
		at = len(tags)
		tags = append(tags, records.Tag{Name: "Result"})
	}
	tags[at].Value = result
	return tags, unknown
}

// pgnName returns the standard name of a tag: those of PGN in any case, and
// XBoard's for the sides; others stand as they are.
func pgnName(name string) string {
	standard := records.TagName(name)
	if strings.EqualFold(standard, name) || strings.EqualFold(name, "win") || strings.HasPrefix(strings.ToLower(name), "white") {
		return standard
	}
	return name
}

// start returns the start that the tags give.
func (h *pgnHeader) start() (setup engine.Setup) {
	for _, tag := range h.tags {
		if strings.EqualFold(tag.name, "FEN") {
			setup, _ = engine.ParseFEN(tag.value)
		}
	}
	return setup
}

// resultInText reports whether the header does not say the result.
func resultInText(tags []pgnTag) bool {
	for _, t := range tags {
		if pgnName(t.name) == "Result" {
			result, _ := records.Result(t.value)
			return result == "*"
		}
	}
	return true
}

func readPGN(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	data = bytes.TrimRight(data, "\x00\x1a")
	t := charset.DecodeMixed(encodingOr(s), data)
	h := readHeader(t.String)
	moves, preface := t.String, h.preface()
	if h.trails(t.String) {
		moves, preface, h.text = h.before, "", 0
	}
	tokens, dialect := movetext.Scan(moves, h.text, movetext.Options{PGN: true, Start: h.start()})
	defer tokens.Release()
	tokens.DropAdvertisement()
	g := records.NewGame(engine.StandardSetup())
	g.SetSource(t.String, max(e.Line, 1))
	var unknown *pgnTag
	g.Tags, unknown = h.standard()
	g.Tags.Set("Result", tokens.Result(g.Tags.Value("Result")))
	if unknown != nil {
		g.AddProblem(records.Problem{
			Place: g.PlaceOf(unknown.at), Kind: records.WrongResult, Text: unknown.value, Err: &records.Fault{Code: "bad-result"},
		})
	}
	if h.many {
		g.AddProblem(records.Problem{Place: g.PlaceOf(h.text), Kind: records.OverLimit, Err: &records.Fault{Code: "most-tags", Args: []any{mostTags}}})
	}
	for _, tag := range h.tags {
		if strings.EqualFold(tag.name, "FEN") {
			readStart(g, tag.value, tag.at)
		}
		if tag.cut {
			g.AddProblem(records.Problem{
				Place: g.PlaceOf(tag.at), Kind: records.WrongTag, Text: tag.value, Err: &records.Fault{Code: "cut-item"},
			})
		}
	}
	if isWestern(g.Tags, t.String[h.text:]) {
		rest := strings.TrimFunc(t.String[h.text:], charset.IsBlank)
		at := h.text + strings.Index(t.String[h.text:], rest)
		g.SetUnread(0, charset.Tidy(rest))
		g.AddProblem(records.Problem{Place: g.PlaceOf(at), Kind: records.WrongForm, Err: &records.Fault{Code: "western-chess"}})
		return g, nil
	}
	r := movetext.NewReader(g, tokens, dialect)
	r.Note(preface)
	r.Read()
	r.Finish(t.Wrong)
	if r.Sound() {
		g.SetSound()
	}
	return g, nil
}
