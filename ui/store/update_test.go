// Changing settings in files as people write them.

package store

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestUpdate changes settings in files as people write them: everything else
// stays as it is.
func TestUpdate(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"a comment behind a value": {
			"# mine\n[board]\npieces = \"simplified\" # as at home\n\n[moves]\ncolumns = [\"wxf\"]\n",
			"# mine\n[board]\npieces = \"letters\" # as at home\n\n[moves]\nkeypad = \"xqstudio\"\ncolumns = [\"iccs\"]\n\n[interface]\ntheme = \"light\"\n",
		},
		"an array over several lines, with comments": {
			"[moves]\ncolumns = [ # what I read\n  \"wxf\", # by \"hand\"\n  \"keypad\",\n] # all\nkeypad = \"xqbase\"\n[board]\n[interface]\n",
			"[moves]\n# what I read\n# by \"hand\"\ncolumns = [\"iccs\"] # all\nkeypad = \"xqstudio\"\n[board]\npieces = \"letters\"\n[interface]\ntheme = \"light\"\n",
		},
		"tables in braces": {
			"board = { pieces = 'plain', lines = \"box\" }\ninterface = {}\nmoves = { columns = [\"wxf\"], mine = {a = 1} } # so",
			"board = { pieces = \"letters\", lines = \"box\" }\ninterface = {theme = \"light\"}\nmoves = { columns = [\"iccs\"], mine = {a = 1}, keypad = \"xqstudio\" } # so\n",
		},
		"names from the root": {
			"board.\"pieces\" = \"\"\"plain\"\"\"\nmoves.columns = 'wxf'\n[ interface ] # here\nunknown = 1979-05-27 07:32:00\n",
			"board.\"pieces\" = \"letters\"\nmoves.keypad = \"xqstudio\"\nmoves.columns = [\"iccs\"]\n[ interface ] # here\ntheme = \"light\"\nunknown = 1979-05-27 07:32:00\n",
		},
		"line ends of Windows": {
			"\uFEFF[board]\r\npieces = \"plain\"\r\n[moves]\r\n",
			"\uFEFF[board]\r\npieces = \"letters\"\r\n[moves]\r\ncolumns = [\"iccs\"]\r\nkeypad = \"xqstudio\"\r\n\r\n[interface]\r\ntheme = \"light\"\r\n",
		},
		"a line that is no TOML": {
			"[board]\npieces = plain\n[moves\ncolumns = [\n",
			"[board]\npieces = \"letters\"\npieces = plain\n[moves\ncolumns = [\n\n[interface]\ntheme = \"light\"\n\n[moves]\ncolumns = [\"iccs\"]\nkeypad = \"xqstudio\"\n",
		},
		"a sign of comments in a text": {
			"[moves]\ncolumns = ['a # b', \"c # d\", # e\n'wxf']\nkeypad = \"xqstudio\"\n[board]\npieces = \"letters\"\n[interface]\ntheme = \"light\"\n",
			"[moves]\n# e\ncolumns = [\"iccs\"]\nkeypad = \"xqstudio\"\n[board]\npieces = \"letters\"\n[interface]\ntheme = \"light\"\n",
		},
		"a section inside one that is not there": {
			"[moves.mine]\na = 1\n[board]\npieces = \"letters\"\n[interface]\ntheme = \"light\"\n",
			"[moves.mine]\na = 1\n[board]\npieces = \"letters\"\n[interface]\ntheme = \"light\"\n\n[moves]\ncolumns = [\"iccs\"]\nkeypad = \"xqstudio\"\n",
		},
		"said twice": {
			"[board]\npieces = \"plain\"\npieces = \"simplified\"\n[moves]\ncolumns = [\"iccs\"]\nkeypad = \"xqstudio\"\n[interface]\ntheme = \"light\"\n",
			"[board]\npieces = \"plain\"\npieces = \"letters\"\n[moves]\ncolumns = [\"iccs\"]\nkeypad = \"xqstudio\"\n[interface]\ntheme = \"light\"\n",
		},
		"nothing": {"", "[interface]\ntheme = \"light\"\n\n[board]\npieces = \"letters\"\n\n[moves]\ncolumns = [\"iccs\"]\nkeypad = \"xqstudio\"\n"},
	} {
		t.Run(name, func(t *testing.T) {
			s, before := Parse([]byte(c.text))
			s.Pieces, s.Theme, s.Keypad, s.Columns = "letters", "light", "xqstudio", []string{"iccs"}
			got := Update([]byte(c.text), s)
			if diff := cmp.Diff(c.want, string(got)); diff != "" {
				t.Error(diff)
			}
			again, faults := Parse(got)
			if diff := cmp.Diff(s, again); diff != "" || len(faults) > len(before) {
				t.Error(diff, faults)
			}
			if twice := Update(got, s); string(twice) != string(got) {
				t.Errorf("changed again: %q", twice)
			}
		})
	}
}

// FuzzUpdate: whatever the file, it says afterwards what it should, no line more
// is wrong in it, and no comment is lost.
func FuzzUpdate(f *testing.F) {
	f.Add([]byte("[moves]\ncolumns = [ # a\n\"wxf\", # b\n]\n"), 3)
	f.Add([]byte("board = { pieces = 'plain' } # c\nmoves.keypad = '''xqbase'''\ninterface = {}"), 7)
	f.Add([]byte("[a]\nx = [\n[board]\r\ny = \"\"\"\n"), 1)
	f.Fuzz(func(t *testing.T, text []byte, pick int) {
		s, before := Parse(text)
		if len(before) >= mostFaults {
			return // what stands behind them is not read
		}
		for i := range Options {
			o := &Options[i]
			n := (pick >> (i % 24)) & 3
			switch {
			case n == 0:
			case o.number != nil:
				*o.number(&s) = o.Min + n
			case o.list != nil && len(o.Values) == 0:
				*o.list(&s) = []string{"好着", "a \"b\"\\", "c, d"}[:n]
			case o.list != nil:
				*o.list(&s) = o.Values[:n]
			case len(o.Values) > 0:
				*o.text(&s) = o.Values[n%len(o.Values)]
			}
		}
		got := Update(text, s)
		again, faults := Parse(got)
		if diff := cmp.Diff(s, again); diff != "" || len(faults) > len(before) {
			t.Errorf("%q becomes %q: %s %v, before %v", text, got, diff, faults, before)
		}
		if len(before) > 0 {
			return // where a comment is cannot be told
		}
		left := string(got)
		for _, comment := range commentsIn(text) {
			if !strings.Contains(left, comment) {
				t.Errorf("%q becomes %q without %q", text, got, comment)
			}
		}
	})
}
