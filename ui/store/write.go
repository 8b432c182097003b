// Writing the settings file anew.

package store

import (
	"cmp"
	"fmt"
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
		writeComment(&b, comment(cmp.Or(o.words, o.Name)))
		if len(o.Values) > 0 {
			fmt.Fprintf(&b, "# %s\n", strings.Join(tomlStrings(o.Values), " "))
		}
		fmt.Fprintf(&b, "%s = %s\n", o.Name, o.value(&s))
	}
	b.WriteString("\n")
	writeComment(&b, comment("tables"))
	b.WriteString(vietnamese)
	b.WriteString("\n")
	writeComment(&b, comment("engines"))
	b.WriteString(engineExample)
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
		return "[" + strings.Join(tomlStrings(*o.list(s)), ", ") + "]"
	case o.number != nil:
		return strconv.Itoa(*o.number(s))
	}
	return tomlString(*o.text(s))
}

func tomlStrings(list []string) []string {
	out := make([]string, len(list))
	for i, text := range list {
		out[i] = tomlString(text)
	}
	return out
}

// tomlString returns text as a basic string of TOML, whose escapes are not quite Go's.
func tomlString(text string) string {
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
