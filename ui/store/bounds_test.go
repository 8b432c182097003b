// What the settings file is refused or cut for.

package store

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"qipu/records"
)

// TestStrict: what TOML forbids is named, wherever it stands.
func TestStrict(t *testing.T) {
	for text, want := range map[string]Fault{
		"[board]\npieces = \"plain\"\npieces = \"letters\"\n": {Line: 3, Kind: Doubled, Key: "board.pieces"},
		"[board]\n[moves]\n[board]\n":                         {Line: 3, Kind: Doubled, Key: "board"},
		"[board]\nlines = \"auto\"\n[board.lines]\n":          {Line: 3, Kind: UnknownKey, Key: "board.lines"},
		"[moves]\ncolumns = [\n \"wxf\"\n \"iccs\"\n]\n":      {Line: 2, Kind: BadSyntax, Value: "columns = ["},
		"moves = { keypad = \"xqbase\"\n":                     {Line: 1, Kind: BadSyntax, Value: "moves = { keypad = \"xqbase\""},
		"x\x00 = 1\n":                                         {Line: 1, Kind: BadSyntax, Value: "x\x00 = 1"},
		"# \x01\n":                                            {Line: 1, Kind: BadSyntax, Value: "# \x01"},
		"a.b = 1\n[a]\nc = 2\n":                               {Line: 1, Kind: UnknownKey, Key: "a.b"},
	} {
		_, faults := Parse([]byte(text))
		if len(faults) == 0 || !cmp.Equal(want, faults[0]) {
			t.Errorf("%q: %+v, want %+v", text, faults, want)
		}
	}
}

// TestBounds: settings of any size are read at once, and what is wrong in them is
// said in few and short notices.
func TestBounds(t *testing.T) {
	long := strings.Repeat("炮", 100_000)
	var tables strings.Builder
	for i := range 5000 {
		tables.WriteString(strings.Replace(vietnamese, "vietnamese", fmt.Sprint("t", i), 1))
	}
	for name, text := range map[string]string{
		"a long line":    long,
		"a long key":     "\"" + long + "\" = 1",
		"a long value":   "[board]\npieces = \"" + long + "\"",
		"a long comment": "# " + long,
		"deep brackets":  "x = " + strings.Repeat("[", 300_000),
		"closed ones":    "x = " + strings.Repeat("[", 1000) + strings.Repeat("]", 1000),
		"deep braces":    "x = " + strings.Repeat("{a=", 300_000),
		"open strings":   strings.Repeat("x = \"\"\"\n", 99_999),
		"open arrays":    strings.Repeat("x = [ # \n", 100_000),
		"one table":      strings.Repeat("[tables.a]\n", 50_000),
		"many tables":    tables.String(),
	} {
		s, faults := Parse([]byte(text))
		if len(faults) > mostFaults || len(s.Tables) > mostTables {
			t.Errorf("%s: %d faults, %d tables", name, len(faults), len(s.Tables))
		}
		for _, f := range faults {
			if n := utf8.RuneCountInString(f.Key) + utf8.RuneCountInString(f.Value); n > 2*longestQuote {
				t.Errorf("%s: a fault of %d characters", name, n)
			}
		}
		if wrong := name != "a long comment"; (len(faults) > 0) != wrong {
			t.Errorf("%s: faults %v", name, faults)
		}
	}
}

// TestReadSmall: what is no regular file, or too long, is refused at once.
func TestReadSmall(t *testing.T) {
	folder := t.TempDir()
	pipe, large := filepath.Join(folder, "pipe"), filepath.Join(folder, "large")
	if err := os.WriteFile(large, make([]byte, longestSettings+1), 0o600); err != nil {
		t.Fatal(err)
	}
	paths := []string{folder, large, os.DevNull}
	if err := exec.Command("mkfifo", pipe).Run(); err == nil {
		paths = append(paths, pipe)
	}
	for _, path := range paths {
		s, faults, err := Read(path)
		var fault *records.Fault
		if !errors.As(err, &fault) || len(faults) > 0 || !cmp.Equal(s, Defaults()) {
			t.Errorf("%s: %v, %v", path, faults, err)
		}
	}
	if s, faults, err := Read(filepath.Join(folder, "none")); err != nil || len(faults) > 0 || !cmp.Equal(s, Defaults()) {
		t.Error("no file:", faults, err)
	}
}

// TestNumbers: a number has its bounds.
func TestNumbers(t *testing.T) {
	for i := range Options {
		o := &Options[i]
		if o.number == nil {
			continue
		}
		for n, want := range map[int]bool{o.Min - 1: false, o.Min: true, o.Max: true, o.Max + 1: false} {
			s, faults := Parse(fmt.Appendf(nil, "[%s]\n%s = %d\n", o.Section, o.Name, n))
			if got := len(faults) == 0 && *o.number(&s) == n; got != want {
				t.Errorf("%s = %d: taken %v, want %v", o.Name, n, got, want)
			}
		}
		if _, faults := Parse(fmt.Appendf(nil, "[%s]\n%s = %d.0\n", o.Section, o.Name, o.Max)); len(faults) != 1 {
			t.Errorf("%s as a fraction: %v", o.Name, faults)
		}
	}
}

// TestTables: a key of a table that is wrong is a fault of its own.
func TestTables(t *testing.T) {
	for line, want := range map[string][]FaultKind{
		"sign-first = true":          nil,
		"sign-first = \"yes\"":       {BadValue},
		"front = 1":                  {Doubled, BadValue},
		"front = \"a b\"":            {Doubled, BadValue},
		"advance = \"\"":             {Doubled, BadValue},
		"black-king = \"V\"":         nil,
		"black-king = []":            {BadValue},
		"black-king = [\"V\", 1]":    {BadValue},
		"black-king = [\"V\", \"\"]": {BadValue},
		"black-bishop = \"V\"":       {UnknownKey},
		"king = \"V\"":               {Doubled},
	} {
		s, faults := Parse([]byte(vietnamese + line + "\n"))
		var got []FaultKind
		for _, f := range faults {
			got = append(got, f.Kind)
			if f.Line != strings.Count(vietnamese, "\n")+1 {
				t.Errorf("%s: named on line %d", line, f.Line)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" || len(s.Tables) != 1 {
			t.Error(line, diff, s.Tables)
		}
	}
}
