// Reading the settings file: what is wrong in it is named with its line, the
// rest is used.

package store

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

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
	faults   faultList
	tables   tableReader
	engines  engineReader
	seen     map[string]bool // keys and heads

	typedLine int // of the setting that may name a table further down
}

// settings returns what a document says, and what is wrong in it.
func (d *document) settings() (Settings, []Fault) {
	r := settingsReader{settings: Defaults(), faults: slices.Clone(d.faults), seen: map[string]bool{}}
	r.tables.faults, r.engines.faults = &r.faults, &r.faults
	for _, s := range d.sections {
		r.section(&s)
	}
	for _, e := range d.entries {
		r.entry(&e)
	}
	r.settings.Tables = r.tables.finish()
	r.settings.Engines = r.engines.finish()
	r.checkTyped()
	if len(r.faults) == 0 {
		r.strict(d.text)
	}
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return a.Line - b.Line })
	return r.settings, r.faults[:min(len(r.faults), mostFaults)]
}

// strict reads the whole text as TOML, which forbids more than was looked for: a
// name that is a value here and a table there.
func (r *settingsReader) strict(text []byte) {
	var wrong *toml.DecodeError
	if _, err := decode(string(text)); errors.As(err, &wrong) {
		line, _ := wrong.Position()
		at := lineBegin(text, line)
		r.faults.add(line, BadSyntax, "", string(bytes.TrimSpace(text[at:at+lineLength(text[at:])])))
	}
}

// once notes that a head or a key is there, and names one that was before.
func (r *settingsReader) once(line int, kind string, path []string) {
	name := kind + strings.Join(path, "\x00")
	if r.seen[name] {
		r.faults.add(line, Doubled, dotted(path), "")
	}
	r.seen[name] = true
}

// section takes in a head.
func (r *settingsReader) section(s *section) {
	r.once(s.line, "[", s.path)
	switch {
	case len(s.path) == 2 && s.path[0] == "tables":
		r.tables.table(s.path[1], s.line)
	case r.engines.section(s):
	case len(s.path) == 1 && (s.path[0] == "tables" || slices.ContainsFunc(Options, func(o Option) bool { return o.Section == s.path[0] })):
	default:
		r.faults.add(s.line, UnknownKey, dotted(s.path), "")
	}
}

// entry takes in one setting.
func (r *settingsReader) entry(e *entry) {
	r.once(e.line, "", e.path)
	if len(e.path) == 3 && e.path[0] == "tables" {
		r.tables.entry(e)
		return
	}
	if r.engines.entry(e) {
		return
	}
	o := optionAt(e.path)
	if o == nil {
		r.faults.add(e.line, UnknownKey, dotted(e.path), "")
		return
	}
	if o.Name == "typed" {
		r.typedLine = e.line
	}
	if text, ok := o.set(&r.settings, e.value); !ok {
		r.faults.add(e.line, BadValue, o.Name, text, o.allowed()...)
	}
}

// checkTyped refuses a notation to be typed that is none.
func (r *settingsReader) checkTyped() {
	s := &r.settings
	if _, ok := s.Lookup(s.Typed); !ok && s.Typed != "any" {
		r.faults.add(r.typedLine, BadValue, "typed", s.Typed, append([]string{"any"}, s.Notations()...)...)
		s.Typed = "any"
	}
}
