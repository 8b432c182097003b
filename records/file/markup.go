// Pages of HTML with a record in their text: the text without the marks.

package file

import (
	"html"
	"regexp"
	"strings"

	"qipu/records/charset"
)

var (
	pageHead = regexp.MustCompile(`(?i)<(?:html|body|!doctype\s+html)\b`)
	pageTag  = regexp.MustCompile(`^\s*<[a-zA-Z!]`)
	// lineTags end a line of a page, cellTags a word.
	lineTags = map[string]bool{"br": true, "p": true, "div": true, "tr": true, "li": true, "hr": true, "table": true, "pre": true, "dt": true, "dd": true, "h1": true, "h2": true, "h3": true, "h4": true, "h5": true, "h6": true, "textarea": true}
	cellTags = map[string]bool{"td": true, "th": true}
	// deaf are those whose content is not for readers.
	deaf = map[string]bool{"script": true, "style": true, "head": true, "select": true}
)

// Marks of pages beside moves, as copies of their source have them: 炮二平五<br>,
// &nbsp;马8进7.
var (
	mark      = `(?i:</?(?:br|p|div|span|font|b|i|u|strong|em|td|tr|table|center|sup|sub)\b[^<>\n]{0,200}>|&nbsp;|&#(?:\d{2,6}|x[0-9a-f]{2,6});)`
	lastOf    = `(?:[进進退平][一二三四五六七八九\d１-９]|[A-Za-z]\d[-+.=]\d|[a-iA-I]\d-?[a-iA-I]\d)`
	looseMark = regexp.MustCompile(lastOf + mark + `|` + mark + `(?:[帅帥將将仕士相象马馬傌车車俥炮砲兵卒前中后後]|[A-Za-z]\d[-+.=]\d\b|[a-iA-I]\d-?[a-iA-I]\d\b)|` + mark + mark + mark)
)

// isMarkup reports whether a text is a page of HTML, or a part of one.
func isMarkup(text string) bool {
	const enough = 2
	if pageTag.MatchString(text) || pageHead.MatchString(text[:min(len(text), 4<<10)]) {
		return true
	}
	return strings.ContainsAny(text, "<&") && !sniffPGN([]byte(text)) && len(looseMark.FindAllStringIndex(text, enough)) == enough
}

// mostPage is the size in bytes up to which a page is freed of its marks.
const mostPage = 16 << 20

// withoutMarkup returns a source that holds the text of a page alone.
func withoutMarkup(s Source) (Source, error) {
	b, err := readAt(s, 0, min(s.Size, mostPage))
	if err != nil {
		return s, err
	}
	text, lines := strip(charset.DecodeMixed(s.Encoding, b).String)
	s.ReaderAt, s.Size, s.Encoding, s.lines = strings.NewReader(text), int64(len(text)), "utf-8", lines
	return s, nil
}

// stripper takes the marks out of a page.
type stripper struct {
	out   strings.Builder
	line  int   // of the page
	lines []int // of the page, for each line of the text
}

func (s *stripper) text(t string) {
	for line := range strings.Lines(t) {
		s.out.WriteString(html.UnescapeString(line))
		if strings.HasSuffix(line, "\n") {
			s.line++
			s.lines = append(s.lines, s.line)
		}
	}
}

// strip returns the text of a page, and on which line of the page each of its
// lines stands. A mark that ends a line takes the line end behind it along.
func strip(page string) (string, []int) {
	s := stripper{line: 1, lines: []int{1}}
	for page != "" {
		at := strings.IndexByte(page, '<')
		if at < 0 {
			break
		}
		s.text(page[:at])
		page = page[at:]
		mark, name := markAt(page)
		if mark == "" { // a sign that begins no mark
			s.out.WriteByte('<')
			page = page[1:]
			continue
		}
		page = page[len(mark):]
		s.line += strings.Count(mark, "\n")
		if deaf[name] {
			end := closingMark(page, name)
			s.line += strings.Count(page[:end], "\n")
			page = page[end:]
		}
		switch name = strings.TrimPrefix(name, "/"); {
		case lineTags[name]:
			rest := strings.TrimLeft(page, " \t\r")
			if behind, ended := strings.CutPrefix(rest, "\n"); ended {
				rest = behind
				s.line++
			}
			page = rest
			s.out.WriteByte('\n')
			s.lines = append(s.lines, s.line)
		case cellTags[name]:
			s.out.WriteString("  ")
		}
	}
	s.text(page)
	return strings.ReplaceAll(s.out.String(), "\u00a0", " "), s.lines
}

// markAt returns the mark with which a page begins and its name, in lower case
// and with the stroke of one that closes; "" where there is none.
func markAt(page string) (mark, name string) {
	if strings.HasPrefix(page, "<!--") {
		if end := strings.Index(page, "-->"); end >= 0 {
			return page[:end+3], "!--"
		}
		return page, "!--"
	}
	if len(page) < 2 || !strings.ContainsRune("/!?", rune(page[1])) && !asciiLetter(page[1]) {
		return "", ""
	}
	end := markEnd(page)
	if end < 2 {
		return "", ""
	}
	name = strings.ToLower(page[1:end])
	if cut := strings.IndexFunc(name[1:], func(r rune) bool { return r == '/' || charset.IsBlank(r) }); cut >= 0 {
		name = name[:cut+1]
	}
	return page[:end+1], name
}

// markEnd returns where the > of a mark stands, which may also be in a value in
// quotes, or -1.
func markEnd(page string) int {
	const (
		near = 1 << 9  // bytes in which quotes are followed
		far  = 4 << 10 // no mark is longer
	)
	quote := byte(0)
	for i := 1; i < min(len(page), near); i++ {
		switch c := page[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '>':
			return i
		case (c == '"' || c == '\'') && page[i-1] == '=':
			quote = c
		}
	}
	return strings.IndexByte(page[:min(len(page), far)], '>')
}

// closingMark returns where the mark that closes name ends, or the end of the page.
func closingMark(page, name string) int {
	for at := 0; ; {
		i := strings.Index(page[at:], "</")
		if i < 0 {
			return len(page)
		}
		at += i
		if mark, found := markAt(page[at:]); found == "/"+name {
			return at + len(mark)
		}
		at += 2
	}
}

func asciiLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
