// Reading the settings file: what is wrong in it is named with its line, the
// rest is used.

package store

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// FaultKind is what is wrong with a line of the settings file.
type FaultKind uint8

// What can be wrong with a line.
const (
	BadSyntax  FaultKind = iota // no TOML
	UnknownKey                  // no such setting
	BadValue                    // not one of the values there are
	OddTable                    // a table of moves without the names of all pieces or without the signs for 進 退 平
	ExtraTable                  // a table of moves beyond those that are read
	Doubled                     // said before; what is said last counts
)

// Fault is something wrong in the settings file. What it quotes is cut.
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
	text, err := ReadSmall(path, longestSettings)
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
	doc := scan(text)
	return doc.settings()
}

// settingsReader takes in what a document says.
type settingsReader struct {
	settings Settings
	faults   []Fault
	tables   []*openTable
	engines  []*openEngine
	seen     map[string]bool // keys and heads

	typedLine int // of the setting that may name a table further down
}

// settings returns what a document says, and what is wrong in it.
func (d *document) settings() (Settings, []Fault) {
	r := settingsReader{settings: Defaults(), faults: slices.Clone(d.faults), seen: map[string]bool{}}
	for _, s := range d.sections {
		r.section(&s)
	}
	for _, e := range d.entries {
		r.entry(&e)
	}
	r.finishTables()
	r.finishEngines()
	r.checkTyped()
	if len(r.faults) == 0 {
		r.strict(d.text)
	}
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
	return r.settings, r.faults[:min(len(r.faults), mostFaults)]
}

func (r *settingsReader) fault(line int, kind FaultKind, key, value string, values ...string) {
	if len(r.faults) < 2*mostFaults {
		r.faults = append(r.faults, Fault{line, kind, brief(key), brief(value), values})
	}
}

// strict reads the whole text as TOML, which forbids more than was looked for: a
// name that is a value here and a table there.
func (r *settingsReader) strict(text []byte) {
	var wrong *toml.DecodeError
	if _, err := decode(string(text)); errors.As(err, &wrong) {
		line, _ := wrong.Position()
		at := lineBegin(text, line)
		r.fault(line, BadSyntax, "", string(bytes.TrimSpace(text[at:at+lineLength(text[at:])])))
	}
}

// once notes that a head or a key is there, and names one that was before.
func (r *settingsReader) once(line int, kind string, path []string) {
	name := kind + strings.Join(path, "\x00")
	if r.seen[name] {
		r.fault(line, Doubled, dotted(path), "")
	}
	r.seen[name] = true
}

// section takes in a head.
func (r *settingsReader) section(s *section) {
	r.once(s.line, "[", s.path)
	switch {
	case len(s.path) == 2 && s.path[0] == "tables":
		r.open(s.path[1], s.line)
	case r.engineSection(s):
	case len(s.path) == 1 && (s.path[0] == "tables" || slices.ContainsFunc(Options, func(o Option) bool { return o.Section == s.path[0] })):
	default:
		r.fault(s.line, UnknownKey, dotted(s.path), "")
	}
}

// entry takes in one setting.
func (r *settingsReader) entry(e *entry) {
	r.once(e.line, "", e.path)
	if len(e.path) == 3 && e.path[0] == "tables" {
		r.tableEntry(r.open(e.path[1], e.line), e)
		return
	}
	if r.engineEntry(e) {
		return
	}
	o := optionAt(e.path)
	if o == nil {
		r.fault(e.line, UnknownKey, dotted(e.path), "")
		return
	}
	if o.Name == "typed" {
		r.typedLine = e.line
	}
	if text, ok := o.set(&r.settings, e.value); !ok {
		r.fault(e.line, BadValue, o.Name, text, o.allowed()...)
	}
}

// optionAt returns the option that names lead to; nil: there is none.
func optionAt(path []string) *Option {
	for i := range Options {
		if o := &Options[i]; len(path) == 2 && o.Section == path[0] && o.Name == path[1] {
			return o
		}
	}
	return nil
}

// checkTyped refuses a notation to be typed that is none.
func (r *settingsReader) checkTyped() {
	s := &r.settings
	if _, ok := s.Lookup(s.Typed); !ok && s.Typed != "any" {
		r.fault(r.typedLine, BadValue, "typed", s.Typed, append([]string{"any"}, s.Notations()...)...)
		s.Typed = "any"
	}
}

func dotted(path []string) string { return strings.Join(path, ".") }

// allowed lists the values of a setting in words.
func (o *Option) allowed() []string {
	if o.number != nil {
		return []string{strconv.Itoa(o.Min) + "-" + strconv.Itoa(o.Max)}
	}
	return o.Values
}

// set takes in a value. False: it is none of those there are; the text of the
// value comes with it.
func (o *Option) set(s *Settings, value any) (string, bool) {
	switch {
	case o.list != nil:
		list, ok := texts(value)
		if !ok {
			return said(value), false
		}
		for _, text := range list {
			if !slices.Contains(o.Values, text) {
				return text, false
			}
		}
		*o.list(s) = list
		return "", true
	case o.number != nil:
		n, ok := value.(int64)
		if !ok || n < int64(o.Min) || n > int64(o.Max) {
			return said(value), false
		}
		*o.number(s) = int(n)
		return "", true
	}
	text, ok := value.(string)
	if !ok || len(o.Values) > 0 && !slices.Contains(o.Values, text) {
		return said(value), false
	}
	*o.text(s) = text
	return "", true
}

// texts returns the strings of an array, or a single string as a list of one.
func texts(value any) ([]string, bool) {
	switch v := value.(type) {
	case string:
		return []string{v}, true
	case []any:
		list := []string{}
		for _, one := range v {
			text, ok := one.(string)
			if !ok {
				return nil, false
			}
			list = append(list, text)
		}
		return list, true
	}
	return nil, false
}
