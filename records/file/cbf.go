// CBF, the XML of CCBridge.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// cbfTags are the standard tags of the elements of Head; others stand under
// their own name.
var cbfTags = map[string]string{
	"Name": "Title", "From": "Source", "Contest": "Event", "TimeRule": "Time", "RedRating": "RedElo", "BlackRating": "BlackElo",
	"Commentator": "Annotator", "Creator": "Author", "DateCreated": "Created", "DateModified": "Modified", "ResultType": "Ending",
}

var cbfResults = map[string]string{"": "*", "0": "*", "1": "1-0", "2": "0-1", "3": "1/2-1/2", "4": "1/2-1/2"}

func tagsCBF(s Source, e Entry) (records.Tags, error) {
	game, err := readCBF(s, e)
	if err != nil {
		return nil, err
	}
	return game.Tags, nil
}

func readCBF(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := decodeMarkup(s, data)
	r := cbfReader{xmlReader: xmlReader{text: t.String}, result: "*"}
	r.game = records.NewGame(engine.StandardSetup())
	r.game.SetSource(r.text, 1)
	r.tree.game = r.game
	if whole := r.read(); !whole || !r.broken && len(r.tree.stack) > 0 {
		lineFault(r.game, r.tree.last, records.Truncated, r.text, r.pos, 1, "cut-moves")
	}
	r.game.Tags = append(r.game.Tags, records.Tag{Name: "Result", Value: r.result})
	tellWrongBytes(r.game, t, 1)
	return started(r.game), nil
}

// cbfReader reads the elements in the order of the file.
type cbfReader struct {
	xmlReader
	game    *records.Game
	result  string
	tree    preorder
	begun   bool   // a Move has come
	broken  bool   // a move cannot be read, and what follows it has no place
	warned  bool   // that there is what nobody knows how to read
	head    bool   // within Head
	depth   int    // of Move elements
	field   string // the element of Head that is open
	content strings.Builder
	data    bool // the content is CDATA: blanks around it are layout
}

// read returns false if the document ends before its root does.
func (r *cbfReader) read() bool {
	for {
		t, ok := r.next()
		switch {
		case !ok:
			r.endMove()
			return false
		case t.kind == xmlText && !r.data && r.depth < 2:
			r.content.WriteString(t.text)
		case t.kind == xmlData && r.depth < 2:
			if !r.data {
				r.content.Reset()
			}
			r.data = true
			r.content.WriteString(t.text)
		case t.kind == xmlOpen:
			r.open(&t)
		case t.kind == xmlClose && t.name == "ChineseChessRecord":
			r.endMove()
			return true
		case t.kind == xmlClose:
			r.close(t.name)
		}
		if t.cut {
			r.endMove()
			return false
		}
	}
}

func (r *cbfReader) open(t *xmlToken) {
	if t.many {
		lineFault(r.game, r.tree.last, records.OverLimit, r.text, t.off, 1, "most-attributes", mostAttributes)
	}
	switch {
	case t.name == "Head":
		r.head = !t.empty
	case t.name == "Move":
		if r.depth++; r.depth == 1 {
			r.clear()
			r.move(t)
		} else {
			r.warn(t)
		}
		if t.empty {
			r.close(t.name)
		}
	case r.depth > 0:
		r.warn(t)
	default:
		r.clear()
		r.field = t.name
	}
}

func (r *cbfReader) clear() {
	r.content.Reset()
	r.data = false
}

func (r *cbfReader) close(name string) {
	switch {
	case name == "Move" && r.depth > 0:
		if r.depth--; r.depth == 0 {
			r.endMove()
		}
	case name == "Head":
		r.head = false
	case r.head && name == r.field:
		r.tag(name, charset.Tidy(r.content.String()))
		r.clear()
		r.field = ""
	}
}

// tag takes in one element of Head.
func (r *cbfReader) tag(name, text string) {
	standard := cbfTags[name]
	switch {
	case text == "":
	case name == "FEN":
		setup, err := engine.ParseFEN(strings.TrimSpace(text))
		if err != nil {
			p := lineFault(r.game, 0, records.WrongFEN, r.text, r.pos, 1, "")
			p.Err, p.Text = err, text
			return
		}
		r.game.Start = setup
	case name == "RecordResult":
		if result, ok := cbfResults[strings.TrimSpace(text)]; ok {
			r.result = result
		} else {
			lineFault(r.game, 0, records.WrongResult, r.text, r.pos, 1, "bad-result")
		}
	case strings.HasSuffix(name, "URL") && strings.Contains(text, "@"):
		r.game.Kept = append(r.game.Kept, records.Tag{Name: name, Value: text})
	case standard != "":
		r.game.Tags = append(r.game.Tags, records.Tag{Name: standard, Value: text})
	default:
		r.game.Tags = append(r.game.Tags, records.Tag{Name: records.TagName(name), Value: text})
	}
}

// move adds the move of an element: file and row from Black's side, twice. The
// first element is of the start and has none. As in CBR, end says that the line ends
// here, and branch that another move stands in the place of this one; it comes after
// all that follows this one.
func (r *cbfReader) move(t *xmlToken) {
	text := t.attr("value")
	value, end, branch := text.value, t.attr("end").value == "1", t.attr("branch").value == "1"
	for _, a := range t.attrs {
		if a.name != "value" && a.name != "end" && a.name != "branch" {
			r.warn(t)
		}
	}
	begun := r.begun
	r.begun = true
	if !begun && value == "00-00" {
		return
	}
	m := engine.Move{From: engine.NoSquare, To: engine.NoSquare}
	if len(value) == 5 && value[2] == '-' {
		m = engine.Move{From: ubbSquare(value[0], value[1]), To: ubbSquare(value[3], value[4])}
	}
	switch readable := m.From != engine.NoSquare && m.To != engine.NoSquare; {
	case r.broken || t.cut && !readable:
	case !readable:
		r.broken = true
		lineFault(r.game, r.tree.parent, records.WrongForm, r.text, t.off, 1, "bad-square").Text = value
	case r.tree.done:
		r.warn(t)
		r.tree.done, r.tree.parent = false, r.tree.last
		fallthrough
	default:
		if r.broken = r.tree.full(-1); !r.broken {
			r.game.SetSpan(r.tree.add(m, !end, branch), text.from, text.to)
		}
	}
}

// endMove sets the comment of the last move, or of the start; blanks alone are layout.
func (r *cbfReader) endMove() {
	text := charset.Tidy(r.content.String())
	if r.begun && (r.data || strings.Trim(text, xmlBlank) != "") {
		r.game.SetComment(r.tree.last, text)
	}
	r.clear()
}

// warn says once that the record holds what is left out.
func (r *cbfReader) warn(t *xmlToken) {
	if !r.warned {
		lineFault(r.game, r.tree.last, records.WrongForm, r.text, t.off, 1, "unknown-element", t.name)
	}
	r.warned = true
}
