// Reading the settings file: what is wrong in it is named with its line, the
// rest is used.

package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"

	"github.com/pelletier/go-toml/v2/unstable"
)

// FaultKind is what is wrong with a line of the settings file.
type FaultKind uint8

// What can be wrong with a line.
const (
	BadSyntax  FaultKind = iota // no TOML
	UnknownKey                  // no such setting
	BadValue                    // not one of the values there are
	OddTable                    // a table of moves without the names of all pieces or without the signs for 進 退 平
)

// Fault is something wrong in the settings file.
type Fault struct {
	Line   int // from 1
	Kind   FaultKind
	Key    string
	Value  string
	Values []string // for BadValue: those there are
}

// Read reads the settings file at path; without one it returns the defaults.
// The error says why the file that is there cannot be read.
func Read(path string) (Settings, []Fault, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		return Defaults(), nil, err
	}
	s, faults := Parse(text)
	return s, faults, nil
}

// Parse reads the text of a settings file.
func Parse(text []byte) (Settings, []Fault) {
	text = slices.Clone(text)
	var broken []Fault
	for {
		r := settingsReader{settings: Defaults()}
		line := r.read(text)
		if line == 0 || len(broken) == 100 {
			r.finishTables()
			r.checkTyped()
			faults := append(broken, r.faults...)
			slices.SortStableFunc(faults, func(a, b Fault) int { return a.Line - b.Line })
			return r.settings, faults
		}
		var what string
		text, what = blank(text, line)
		broken = append(broken, Fault{Line: line, Kind: BadSyntax, Value: what})
	}
}

// blank returns text with a line emptied, and what stood there.
func blank(text []byte, line int) ([]byte, string) {
	lines := bytes.Split(text, []byte("\n"))
	if line > len(lines) {
		line = len(lines)
	}
	what := string(bytes.TrimSpace(lines[line-1]))
	lines[line-1] = nil
	return bytes.Join(lines, []byte("\n")), what
}

// settingsReader goes through the statements of the file.
type settingsReader struct {
	parser   unstable.Parser
	settings Settings
	faults   []Fault
	section  []string
	table    *openTable

	typedLine int // of the setting that may name a table further down
}

// checkTyped refuses a notation to be typed that is none.
func (r *settingsReader) checkTyped() {
	s := &r.settings
	if _, ok := s.Lookup(s.Typed); !ok && s.Typed != "any" {
		r.fault(r.typedLine, BadValue, "typed", s.Typed, append([]string{"any"}, s.Notations()...)...)
		s.Typed = "any"
	}
}

// read takes in every statement; it returns the line that is no TOML, or 0.
func (r *settingsReader) read(text []byte) int {
	r.parser.Reset(text)
	for r.parser.NextExpression() {
		e := r.parser.Expression()
		switch e.Kind {
		case unstable.Table, unstable.ArrayTable:
			r.section = names(e.Key())
			r.openSection(r.lineOf(e))
		case unstable.KeyValue:
			r.statement(append(slices.Clone(r.section), names(e.Key())...), e)
		}
	}
	var wrong *unstable.ParserError
	if err := r.parser.Error(); errors.As(err, &wrong) {
		return r.parser.Shape(r.parser.Range(wrong.Highlight)).Start.Line
	}
	return 0
}

func names(it unstable.Iterator) []string {
	var list []string
	for it.Next() {
		list = append(list, string(it.Node().Data))
	}
	return list
}

// lineOf returns the line of the first key of a statement.
func (r *settingsReader) lineOf(e *unstable.Node) int {
	it := e.Key()
	if !it.Next() {
		return 1
	}
	return r.parser.Shape(it.Node().Raw).Start.Line
}

func (r *settingsReader) fault(line int, kind FaultKind, key, value string, values ...string) {
	r.faults = append(r.faults, Fault{line, kind, key, value, values})
}

// statement takes in one setting.
func (r *settingsReader) statement(path []string, e *unstable.Node) {
	line, value := r.lineOf(e), e.Value()
	if len(path) == 3 && path[0] == "tables" {
		r.tableEntry(path[2], line, value)
		return
	}
	if len(path) == 2 {
		for i := range Options {
			if o := &Options[i]; o.Section == path[0] && o.Name == path[1] {
				if o.Name == "typed" {
					r.typedLine = line
				}
				if text, ok := o.set(&r.settings, value); !ok {
					r.fault(line, BadValue, o.Name, text, o.allowed()...)
				}
				return
			}
		}
	}
	r.fault(line, UnknownKey, dotted(path), "")
}

func dotted(path []string) string {
	text := ""
	for i, name := range path {
		if i > 0 {
			text += "."
		}
		text += name
	}
	return text
}

// allowed lists the values of a setting in words.
func (o *Option) allowed() []string {
	if o.number != nil {
		return []string{"0-" + strconv.Itoa(o.Max)}
	}
	return o.Values
}

// set takes in a value. False: it is none of those there are; the text of the
// value comes with it.
func (o *Option) set(s *Settings, value *unstable.Node) (string, bool) {
	switch {
	case o.list != nil:
		list, ok := texts(value)
		if !ok {
			return string(value.Data), false
		}
		for _, text := range list {
			if !slices.Contains(o.Values, text) {
				return text, false
			}
		}
		*o.list(s) = list
		return "", true
	case o.number != nil:
		n, err := strconv.Atoi(string(value.Data))
		if value.Kind != unstable.Integer || err != nil || n < 0 || n > o.Max {
			return string(value.Data), false
		}
		*o.number(s) = n
		return "", true
	}
	text := string(value.Data)
	if value.Kind != unstable.String || len(o.Values) > 0 && !slices.Contains(o.Values, text) {
		return text, false
	}
	*o.text(s) = text
	return "", true
}

// texts returns the strings of an array, or a single string as a list of one.
func texts(value *unstable.Node) ([]string, bool) {
	if value.Kind == unstable.String {
		return []string{string(value.Data)}, true
	}
	if value.Kind != unstable.Array {
		return nil, false
	}
	list := []string{}
	for it := value.Children(); it.Next(); {
		if it.Node().Kind != unstable.String {
			return nil, false
		}
		list = append(list, string(it.Node().Data))
	}
	return list, true
}
