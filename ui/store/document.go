// The text of a settings file, taken apart: where each value stands, so that one
// can be put in its place while all that stands around it stays. What a value
// says is the TOML library's affair.

package store

import (
	"bytes"
	"errors"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Bounds of a settings file. What lies beyond is a fault, or not read.
const (
	longestSettings = 1 << 20 // bytes
	mostFaults      = 100
	mostTables      = 64
	deepestValue    = 32 // arrays and tables in each other
	longestQuote    = 60 // characters of a fault's key and value
)

// document is a settings file.
type document struct {
	text     []byte
	sections []section
	entries  []entry
	faults   []Fault // lines that are no TOML
}

// section is a head, [board], or a table in braces, board = { }.
type section struct {
	path   []string
	line   int
	braces bool
	begin  int // of the text
	end    int // behind the head, or the brace that closes
}

// entry is one value.
type entry struct {
	path       []string // from the root of the file
	line       int
	start      int  // of the line, or of the first that the value takes
	begin, end int  // of the value
	root       bool // it is named from the root: no head stands above
	value      any  // what it says, as toml.Unmarshal has it
}

// scanner takes a text apart.
type scanner struct {
	document
	at      int
	line    int
	section []string
}

var errToml = errors.New("this is no TOML")

// scan takes a text apart, line for line: one that is no TOML is a fault, and the
// next one is read.
func scan(text []byte) document {
	s := scanner{document: document{text: text}, line: 1}
	if bytes.HasPrefix(text, []byte("\uFEFF")) {
		s.at = len("\uFEFF")
	}
	for s.skipBlank(); s.at < len(s.text) && len(s.faults) < mostFaults; s.skipBlank() {
		begin, line, entries, sections := s.at, s.line, len(s.entries), len(s.sections)
		err := s.statement()
		if err == nil {
			err = s.endOfLine()
		}
		if err != nil {
			s.entries, s.sections = s.entries[:entries], s.sections[:sections]
			if errors.Is(err, errToml) { // its end is not known: the next line is read
				s.at, s.line = begin, line
			}
			s.broken(err, begin, line)
			s.at += lineLength(s.text[s.at:])
		}
	}
	return s.document
}

// broken notes that a statement which began on a line is no TOML.
func (s *scanner) broken(err error, begin, line int) {
	var wrong *toml.DecodeError
	if errors.As(err, &wrong) {
		row, _ := wrong.Position()
		line += row - 1
		begin += lineBegin(s.text[begin:], row)
	}
	what := s.text[begin : begin+lineLength(s.text[begin:])]
	s.faults = append(s.faults, Fault{Line: line, Kind: BadSyntax, Value: brief(string(bytes.TrimSpace(what)))})
}

// lineBegin returns where a line of a text begins, counted from 1.
func lineBegin(text []byte, line int) int {
	at := 0
	for ; line > 1 && at < len(text); line-- {
		at = min(at+lineLength(text[at:])+1, len(text))
	}
	return at
}

// lineLength returns the length of the first line of a text.
func lineLength(text []byte) int {
	if n := bytes.IndexByte(text, '\n'); n >= 0 {
		return n
	}
	return len(text)
}

// statement reads a head, or a key and its value.
func (s *scanner) statement() error {
	if s.peek() == '[' {
		return s.head()
	}
	start := s.at
	path, err := s.key('=')
	if err != nil {
		return err
	}
	return s.value(&entry{path: append(s.section[:len(s.section):len(s.section)], path...), line: s.line, start: start, root: s.section == nil}, 0)
}

// head reads [board] and [[board]].
func (s *scanner) head() error {
	begin, line := s.at, s.line
	s.at++
	twice := s.peek() == '['
	if twice {
		s.at++
	}
	path, err := s.key(']')
	if err != nil {
		return err
	}
	if twice && !s.take(']') {
		return errToml
	}
	s.section = path
	s.sections = append(s.sections, section{path: path, line: line, begin: begin, end: s.at})
	return nil
}

// key reads names up to a character, which is passed over.
func (s *scanner) key(end byte) ([]string, error) {
	begin := s.at
	for c := s.peek(); c != end; c = s.peek() {
		switch c {
		case 0, '\n', '#':
			return nil, errToml
		case '"', '\'':
			if !s.quoted(c) {
				return nil, errToml
			}
		default:
			s.at++
		}
	}
	names, err := decode(string(s.text[begin:s.at]) + " = 0")
	if err != nil {
		return nil, errToml
	}
	s.at++
	return pathOf(names), nil
}

// pathOf returns the names that lead to the only value of tables in each other.
func pathOf(table map[string]any) (path []string) {
	for name, value := range table {
		path = append(path, name)
		if inner, ok := value.(map[string]any); ok {
			path = append(path, pathOf(inner)...)
		}
	}
	return path
}

// decode reads a statement.
func decode(text string) (table map[string]any, err error) {
	err = toml.Unmarshal([]byte(text), &table)
	return table, err
}

// value reads the value of e; those of a table in braces are entries each.
func (s *scanner) value(e *entry, depth int) error {
	s.skipSpace()
	e.begin = s.at
	if s.peek() == '{' && depth < deepestValue {
		return s.braces(e, depth)
	}
	if !s.passValue(depth) {
		return errToml
	}
	e.end = s.at
	table, err := decode("v = " + string(s.text[e.begin:e.end]))
	if err != nil {
		return err
	}
	e.value = table["v"]
	s.entries = append(s.entries, *e)
	return nil
}

// braces reads a table in braces.
func (s *scanner) braces(e *entry, depth int) error {
	t := section{path: e.path, line: e.line, braces: true, begin: s.at}
	s.at++
	for s.skipBlank(); s.peek() != '}'; s.skipBlank() {
		path, err := s.key('=')
		if err != nil {
			return err
		}
		inner := entry{path: append(e.path[:len(e.path):len(e.path)], path...), line: s.line, start: e.start}
		if err := s.value(&inner, depth+1); err != nil {
			return err
		}
		if s.skipBlank(); !s.take(',') && s.peek() != '}' {
			return errToml
		}
	}
	t.end = s.at
	s.at++
	s.sections = append(s.sections, t)
	return nil
}

// passValue passes over a value; false: none stands here.
func (s *scanner) passValue(depth int) bool {
	switch c := s.peek(); c {
	case '"', '\'':
		return s.quoted(c)
	case '[':
		return depth < deepestValue && s.array(depth)
	case '{':
		inner := scanner{document: document{text: s.text}, at: s.at, line: s.line}
		if depth >= deepestValue || inner.braces(&entry{}, depth) != nil {
			return false
		}
		s.at, s.line = inner.at, inner.line
		return true
	}
	begin := s.at
	for s.at < len(s.text) && !strings.ContainsRune(",]}#\r\n", rune(s.text[s.at])) {
		s.at++
	}
	s.at = begin + len(bytes.TrimRight(s.text[begin:s.at], " \t"))
	return s.at > begin
}

// array passes over values in brackets.
func (s *scanner) array(depth int) bool {
	s.at++
	for s.skipBlank(); s.peek() != ']'; s.skipBlank() {
		if !s.passValue(depth + 1) {
			return false
		}
		if s.skipBlank(); !s.take(',') && s.peek() != ']' {
			return false
		}
	}
	s.at++
	return true
}

// quoted passes over a string in one quote or three; false: it does not end.
func (s *scanner) quoted(quote byte) bool {
	three := bytes.Repeat([]byte{quote}, 3)
	long := bytes.HasPrefix(s.text[s.at:], three)
	if s.at++; long {
		s.at += 2
	}
	for ; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case c == '\\' && quote == '"' && s.at+1 < len(s.text):
			if s.at++; s.text[s.at] == '\n' {
				s.line++
			}
		case c == '\n' && !long:
			return false
		case c == '\n':
			s.line++
		case c == quote && !long:
			s.at++
			return true
		case bytes.HasPrefix(s.text[s.at:], three):
			s.at += 3
			for range 2 { // two more may belong to the string
				s.take(quote)
			}
			return true
		}
	}
	return false
}

// peek returns the next character, 0 at the end.
func (s *scanner) peek() byte {
	if s.at < len(s.text) {
		return s.text[s.at]
	}
	return 0
}

// take passes over a character, if it is the next.
func (s *scanner) take(c byte) bool {
	if s.at >= len(s.text) || s.text[s.at] != c {
		return false
	}
	s.at++
	return true
}

// skipSpace passes over blanks on a line.
func (s *scanner) skipSpace() {
	for s.take(' ') || s.take('\t') {
	}
}

// skipBlank passes over blanks, comments and ends of lines.
func (s *scanner) skipBlank() {
	for {
		switch s.skipSpace(); s.peek() {
		case '#':
			s.at += lineLength(s.text[s.at:])
		case '\r':
			s.at++
		case '\n':
			s.at++
			s.line++
		default:
			return
		}
	}
}

// endOfLine passes over what may stand behind a statement.
func (s *scanner) endOfLine() error {
	s.skipSpace()
	if s.peek() == '#' {
		s.at += lineLength(s.text[s.at:])
	}
	s.take('\r')
	if s.at < len(s.text) && s.text[s.at] != '\n' {
		return errToml
	}
	return nil
}
