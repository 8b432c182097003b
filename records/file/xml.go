// A reader for the XML of records. It forgives what their programs do: raw line
// breaks and brackets in attributes, whole documents in a comment, missing ends.

package file

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// xmlKind is what a token is.
type xmlKind uint8

const (
	xmlOpen  xmlKind = iota + 1 // <name ...> or <name .../>
	xmlClose                    // </name>
	xmlText                     // text between tags
	xmlData                     // <![CDATA[text]]>
)

// xmlToken is one piece of a document.
type xmlToken struct {
	kind  xmlKind
	name  string // of a tag
	text  string
	attrs []xmlAttr // valid until the next token
	empty bool      // an open tag that closes itself
	off   int
	cut   bool // the document ends in it
	many  bool // it has more attributes than are read
}

// mostAttributes is how many attributes of an element are read.
const mostAttributes = 1000

type xmlAttr struct {
	name, value string
	from, to    int // of the value as it stands in the document
}

// attr returns an attribute, which is empty if the tag has none of the name.
func (t *xmlToken) attr(name string) xmlAttr {
	for _, a := range t.attrs {
		if a.name == name {
			return a
		}
	}
	return xmlAttr{}
}

// xmlReader takes tokens from the front of a document.
type xmlReader struct {
	text  string
	pos   int
	attrs []xmlAttr
	// hidden: the document stands in a comment, so that its marks are passed over.
	hidden bool
}

// next returns the next token; false means that the document ends.
func (r *xmlReader) next() (xmlToken, bool) {
	for r.pos < len(r.text) {
		rest, off := r.text[r.pos:], r.pos
		switch {
		case rest[0] != '<':
			text := r.until("<")
			return xmlToken{kind: xmlText, text: xmlUnescape(text), off: off}, true
		case strings.HasPrefix(rest, "<!--"):
			if r.pos += 4; !r.hidden {
				r.past("-->")
			}
		case strings.HasPrefix(rest, "<![CDATA["):
			r.pos += 9
			text := r.until("]]>")
			cut := r.pos == len(r.text)
			r.pos = min(r.pos+3, len(r.text))
			return xmlToken{kind: xmlData, text: text, off: off, cut: cut}, true
		case strings.HasPrefix(rest, "<?"):
			r.past("?>")
		case strings.HasPrefix(rest, "<!"):
			r.past(">")
		case strings.HasPrefix(rest, "</"):
			r.pos += 2
			name := strings.TrimSpace(r.until(">"))
			cut := r.pos == len(r.text)
			r.pos = min(r.pos+1, len(r.text))
			return xmlToken{kind: xmlClose, name: name, off: off, cut: cut}, true
		default:
			return r.open(), true
		}
	}
	return xmlToken{}, false
}

// until returns the text before mark, or all that is left.
func (r *xmlReader) until(mark string) string {
	text, _, _ := strings.Cut(r.text[r.pos:], mark)
	r.pos += len(text)
	return text
}

func (r *xmlReader) past(mark string) {
	r.until(mark)
	r.pos = min(r.pos+len(mark), len(r.text))
}

const xmlBlank = " \t\r\n"

// open reads an open tag.
func (r *xmlReader) open() xmlToken {
	t := xmlToken{kind: xmlOpen, off: r.pos}
	r.pos++
	t.name = r.word(xmlBlank + "/><")
	r.attrs = r.attrs[:0]
	for {
		r.blanks()
		if r.pos == len(r.text) {
			t.cut = true
			break
		}
		if ch := r.text[r.pos]; ch == '>' {
			r.pos++
			break
		} else if ch == '/' {
			r.pos++
			t.empty = strings.HasPrefix(r.text[r.pos:], ">")
			continue
		} else if ch == '<' { // the end of the tag is missing
			break
		}
		name := r.word(xmlBlank + "=/><")
		value, whole := r.value()
		t.cut = !whole
		a := xmlAttr{name: name, value: xmlUnescape(value), to: r.pos}
		if whole && r.pos > 0 && strings.IndexByte(`"'`, r.text[r.pos-1]) >= 0 {
			a.to-- // the quote
		}
		a.from = a.to - len(value)
		if t.many = t.many || len(r.attrs) == mostAttributes; !t.many {
			r.attrs = append(r.attrs, a)
		}
	}
	t.attrs = r.attrs
	return t
}

// word returns the text up to one of the characters of ends; at least one
// character is taken.
func (r *xmlReader) word(ends string) string {
	rest := r.text[r.pos:]
	n := strings.IndexAny(rest, ends)
	if n < 0 {
		n = len(rest)
	}
	if n == 0 && rest != "" {
		r.pos++
		return ""
	}
	r.pos += n
	return rest[:n]
}

// blanks passes over blanks.
func (r *xmlReader) blanks() {
	for r.pos < len(r.text) && strings.IndexByte(xmlBlank, r.text[r.pos]) >= 0 {
		r.pos++
	}
}

// value reads the rest of an attribute; false means that the document ends in
// it.
func (r *xmlReader) value() (string, bool) {
	r.blanks()
	if r.pos == len(r.text) || r.text[r.pos] != '=' {
		return "", r.pos < len(r.text)
	}
	r.pos++
	r.blanks()
	if r.pos == len(r.text) {
		return "", false
	}
	quote := r.text[r.pos]
	if quote != '"' && quote != '\'' {
		text := r.word(xmlBlank + ">")
		return text, r.pos < len(r.text)
	}
	r.pos++
	text := r.until(string(quote))
	if r.pos == len(r.text) {
		return text, false
	}
	r.pos++
	return text, true
}

var xmlEntities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "quot": `"`, "apos": "'"}

// xmlUnescape undoes the five entities of XML and characters by number.
func xmlUnescape(text string) string {
	if strings.IndexByte(text, '&') < 0 {
		return text
	}
	var out strings.Builder
	for {
		before, rest, found := strings.Cut(text, "&")
		out.WriteString(before)
		if !found {
			return out.String()
		}
		const longest = 10 // bytes of a name
		end := strings.IndexByte(rest[:min(longest, len(rest))], ';')
		if end < 0 {
			end = 0
		}
		name := rest[:end]
		if entity, ok := xmlEntities[name]; ok {
			out.WriteString(entity)
			text = rest[end+1:]
			continue
		}
		if ch, ok := xmlNumber(name); ok {
			out.WriteRune(ch)
			text = rest[end+1:]
			continue
		}
		out.WriteByte('&')
		text = rest
	}
}

func xmlNumber(name string) (rune, bool) {
	digits, ok := strings.CutPrefix(name, "#")
	if !ok {
		return 0, false
	}
	base := 10
	if hex, ok := strings.CutPrefix(strings.ToLower(digits), "x"); ok {
		digits, base = hex, 16
	}
	n, err := strconv.ParseUint(digits, base, 21)
	return rune(n), err == nil && n > 0 && utf8.ValidRune(rune(n))
}
