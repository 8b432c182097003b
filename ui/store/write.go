// Writing the settings file.

package store

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Commented returns the text of a settings file with s in it. comment returns
// the words for a setting, for a section, and (for "") for the head of the
// file, in lines.
func Commented(s Settings, comment func(name string) string) string {
	var b strings.Builder
	section := ""
	writeComment(&b, comment(""))
	for i := range Options {
		o := &Options[i]
		if o.Section != section {
			section = o.Section
			fmt.Fprintf(&b, "\n[%s]\n", section)
		}
		b.WriteByte('\n')
		writeComment(&b, comment(o.Name))
		if len(o.Values) > 0 {
			fmt.Fprintf(&b, "# %s\n", strings.Join(quoted(o.Values), " "))
		}
		fmt.Fprintf(&b, "%s = %s\n", o.Name, o.value(&s))
	}
	b.WriteString("\n")
	writeComment(&b, comment("tables"))
	b.WriteString(vietnamese)
	return b.String()
}

func writeComment(b *strings.Builder, text string) {
	for line := range strings.Lines(text) {
		fmt.Fprintf(b, "# %s\n", strings.TrimSuffix(line, "\n"))
	}
}

// value returns the value of the setting in s as TOML.
func (o *Option) value(s *Settings) string {
	switch {
	case o.list != nil:
		return "[" + strings.Join(quoted(*o.list(s)), ", ") + "]"
	case o.number != nil:
		return strconv.Itoa(*o.number(s))
	}
	return quote(*o.text(s))
}

// Names lists the sections and settings that have words of their own in the
// file.
func Names() []string {
	names := []string{"", "tables"}
	for _, o := range Options {
		names = append(names, o.Name)
	}
	return slices.Compact(names)
}

func quoted(list []string) []string {
	out := make([]string, len(list))
	for i, text := range list {
		out[i] = quote(text)
	}
	return out
}

// quote returns text as a basic string of TOML, whose escapes are not quite Go's.
func quote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < ' ' || r == 0x7f:
			fmt.Fprintf(&b, "\\u%04x", r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// vietnamese is the example of a table: the letters of Vietnamese books.
const vietnamese = `[tables.vietnamese]
king = "Tg"
advisor = "S"
elephant = "T"
horse = "M"
rook = "X"
cannon = "P"
pawn = ["B", "C"]
front = "t"
middle = "g"
rear = "s"
advance = "."
retreat = "/"
traverse = "-"
`

// Update returns text, a settings file, with the values of s: a line is changed
// only where it says something else, and added where there is none. Comments
// stay.
func Update(text []byte, s Settings) []byte {
	lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
	was, _ := Parse(text)
	for i := range Options {
		o := &Options[i]
		if o.value(&was) == o.value(&s) {
			continue
		}
		line := fmt.Sprintf("%s = %s", o.Name, o.value(&s))
		head, at := find(lines, o)
		switch {
		case at >= 0:
			lines[at] = line
		case head >= 0:
			lines = slices.Insert(lines, head+1, line)
		default:
			lines = append(lines, "", "["+o.Section+"]", line)
		}
	}
	return []byte(strings.TrimPrefix(strings.Join(lines, "\n"), "\n") + "\n")
}

// find returns the line of the head of the section of a setting, and the line
// that says its value; -1 where there is none.
func find(lines []string, o *Option) (head, at int) {
	head, at = -1, -1
	inside := false
	for i, line := range lines {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			if inside = strings.HasPrefix(line, "["+o.Section+"]"); inside {
				head = i
			}
			continue
		}
		if name, _, ok := strings.Cut(line, "="); ok && inside && strings.TrimSpace(name) == o.Name {
			at = i
		}
	}
	return head, at
}
