// Changing settings in a file that somebody wrote.

package store

import (
	"bytes"
	"cmp"
	"errors"
	"io"
	"io/fs"
	"slices"
)

// Remember writes settings into the file at path: into the one that is there, or a
// new one with comments.
func Remember(path string, s Settings, comment func(name string) string) error {
	text, err := ReadSmall(path, longestSettings)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return Create(path, Commented(s, comment))
	case err != nil:
		return err
	}
	return Replace(path, func(w io.Writer) error {
		_, err := w.Write(Update(text, s))
		return err
	})
}

// Update returns text, a settings file, with the values of s. A value is replaced
// only where it says something else, and added where there is none. All else
// stays as it is: comments, keys that are not known, the order, the line ends.
// Comments between the parts of a value that is replaced stand above it then.
func Update(text []byte, s Settings) []byte {
	doc := scan(text)
	was, _ := doc.settings()
	u := updater{document: &doc, eol: "\n"}
	if bytes.Contains(text, []byte("\r\n")) {
		u.eol = "\r\n"
	}
	for i := range Options {
		if o := &Options[i]; o.value(&was) != o.value(&s) {
			u.set(o, o.value(&s))
		}
	}
	return u.apply()
}

// updater gathers the changes of a document.
type updater struct {
	*document
	changes []change
	added   []addition // sections that are not there
	opened  []int      // braces that were empty
	eol     string
}

// change puts a text in the place of another.
type change struct {
	begin, end int
	text       string
}

// addition is a section with its settings.
type addition struct{ name, lines string }

// set gives an option a value, which is TOML.
func (u *updater) set(o *Option, value string) {
	for i := range slices.Backward(u.entries) { // what is said last counts
		if e := &u.entries[i]; optionAt(e.path) == o {
			u.replace(e, value)
			return
		}
	}
	line := o.Name + " = " + value
	i := slices.IndexFunc(u.sections, func(s section) bool { return len(s.path) == 1 && s.path[0] == o.Section })
	if i < 0 {
		u.addTo(o, line)
		return
	}
	if s := &u.sections[i]; s.braces {
		u.within(s, line)
	} else {
		u.below(s.end, line)
	}
}

// within adds a setting to a table in braces.
func (u *updater) within(s *section, line string) {
	last := s.begin + 1
	for _, e := range u.entries {
		if s.begin < e.begin && e.end <= s.end {
			last = max(last, e.end)
		}
	}
	for _, inner := range u.sections {
		if inner.braces && s.begin < inner.begin && inner.end < s.end {
			last = max(last, inner.end+1)
		}
	}
	if last > s.begin+1 || slices.Contains(u.opened, s.begin) {
		line = ", " + line
	}
	u.opened = append(u.opened, s.begin)
	u.insert(last, line)
}

// addTo adds an option to a section without a head of its own: beside another
// that is named from the root of the file (board.pieces = "letters"), or in a new
// section at the end.
func (u *updater) addTo(o *Option, line string) {
	for _, e := range u.entries {
		if e.root && len(e.path) > 1 && e.path[0] == o.Section {
			u.insert(e.start, o.Section+"."+line+u.eol)
			return
		}
	}
	i := slices.IndexFunc(u.added, func(a addition) bool { return a.name == o.Section })
	if i < 0 {
		i = len(u.added)
		u.added = append(u.added, addition{name: o.Section})
	}
	u.added[i].lines += line + u.eol
}

// replace puts a value in the place of that of e.
func (u *updater) replace(e *entry, value string) {
	var comments string
	for _, text := range commentsIn(u.text[e.begin:e.end]) {
		comments += text + u.eol
	}
	if comments != "" {
		u.insert(e.start, comments)
	}
	u.changes = append(u.changes, change{e.begin, e.end, value})
}

// commentsIn returns the comments between the parts of a value.
func commentsIn(value []byte) (comments []string) {
	s := scanner{document: document{text: value}}
	for s.at < len(value) {
		switch c := s.peek(); c {
		case '#':
			text := value[s.at : s.at+lineLength(value[s.at:])]
			comments = append(comments, string(bytes.TrimRight(text, " \t\r")))
			s.at += len(text)
		case '"', '\'':
			s.quoted(c)
		default:
			s.at++
		}
	}
	return comments
}

func (u *updater) insert(at int, text string) {
	u.changes = append(u.changes, change{at, at, text})
}

// below inserts a line below that which holds a place.
func (u *updater) below(at int, line string) {
	at += lineLength(u.text[at:])
	if at < len(u.text) {
		u.insert(at+1, line+u.eol)
	} else {
		u.insert(at, u.eol+line)
	}
}

// apply makes the changes.
func (u *updater) apply() []byte {
	slices.SortStableFunc(u.changes, func(a, b change) int { return cmp.Compare(a.begin, b.begin) })
	var out []byte
	at := 0
	for _, c := range u.changes {
		out = append(append(out, u.text[at:c.begin]...), c.text...)
		at = c.end
	}
	out = append(out, u.text[at:]...)
	if n := len(out); n > 0 && out[n-1] != '\n' {
		out = append(out, u.eol...)
	}
	for _, a := range u.added {
		if len(out) > 0 {
			out = append(out, u.eol...)
		}
		out = append(out, "["+a.name+"]"+u.eol+a.lines...)
	}
	return out
}
