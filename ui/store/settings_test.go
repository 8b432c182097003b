// Reading settings and writing them.

package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"qipu/engine"
	"qipu/notation"
)

// TestCommented reads the commented file back: it says the settings that it was
// made from, the example table besides, and nothing is wrong in it.
func TestCommented(t *testing.T) {
	want := Defaults()
	want.Speak = "say -v \"x\""
	want.Keypad, want.Misses, want.Columns, want.Labels = "xqstudio", 3, []string{"wxf"}, "ranks"
	text := Commented(want, func(name string) string { return "about " + name + "\nand more" })
	got, faults := Parse([]byte(text))
	if len(faults) > 0 {
		t.Errorf("faults in what was written: %v", faults)
	}
	if len(got.Tables) != 1 || !cmp.Equal(got.Tables[0], notation.VietnameseTable) {
		t.Errorf("tables: %+v", got.Tables)
	}
	got.Tables = nil
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestFaults: each fault is named with its line, everything else is used.
func TestFaults(t *testing.T) {
	text := `[interface]
language = "fr"
theme = = "light"
theme = "light"
[moves]
colums = ["wxf"]
columns = ["wxf", "runes"]
keypad = 7
[practice]
misses = -1
[elsewhere]
x = 1
[tables.mine]
king = "K"
`
	s, faults := Parse([]byte(text))
	type fault struct {
		Line int
		Kind FaultKind
	}
	var got []fault
	for _, f := range faults {
		got = append(got, fault{f.Line, f.Kind})
	}
	want := []fault{
		{2, BadValue},
		{3, BadSyntax},
		{6, UnknownKey},
		{7, BadValue},
		{8, BadValue},
		{10, BadValue},
		{11, UnknownKey},
		{12, UnknownKey},
		{13, OddTable},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	wantSettings := Defaults()
	wantSettings.Theme = "light"
	if diff := cmp.Diff(wantSettings, s); diff != "" {
		t.Error(diff)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(Commented(Defaults(), func(string) string { return "" })))
	f.Add([]byte("[tables.a]\nking = [\"a\", 1]\nfront = 3\n= \n\"\"\"\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		s, _ := Parse(text)
		if _, ok := notation.Lookup(s.Typed); !ok {
			s.Typed = "any" // a table of one's own, which is not written
		}
		again, faults := Parse([]byte(Commented(s, func(string) string { return "" })))
		s.Tables, again.Tables = nil, nil
		if diff := cmp.Diff(s, again); diff != "" || len(faults) > 0 {
			t.Error(faults, diff)
		}
	})
}

// TestForms: what a form writes is read back as the move, and differs from the
// default where it says so.
func TestForms(t *testing.T) {
	s := Defaults()
	p, b := engine.StandardPosition(), engine.StandardSetup().Board
	for _, n := range notation.All() {
		if got := s.Form(n); !cmp.Equal(got, n) {
			t.Errorf("the default form of %s is another one: %+v", n.Name(), got)
		}
	}
	s.Absolute, s.Digits, s.Pawns, s.Glyphs, s.Traverse, s.Letters = "full", "half", "book", "print", "=", "BN"
	for _, m := range p.AppendMoves(nil) {
		for _, n := range notation.All()[:notation.BatchColumns] {
			text, ok := s.Form(n).Append(nil, &b, m)
			if back, err := n.Parse(&p, string(text)); !ok || err != nil || back != m {
				t.Errorf("%v in %s: %q, %v", m, n.Name(), text, err)
			}
		}
	}
}

// TestRemember: settings are written where there are none, and changed where
// there are.
func TestRemember(t *testing.T) {
	path := filepath.Join(t.TempDir(), "qipu", "config.toml")
	s := Defaults()
	for _, theme := range []string{"light", "dark"} {
		s.Theme = theme
		if err := Remember(path, s, func(string) string { return "words" }); err != nil {
			t.Fatal(err)
		}
		if got, faults, err := Read(path); got.Theme != theme || len(faults) > 0 || err != nil {
			t.Error(got, faults, err)
		}
	}
	if text := read(t, path); !strings.Contains(text, "# words") {
		t.Error("without comments:", text)
	}
	if err := os.WriteFile(path, make([]byte, longestSettings+1), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Remember(path, s, nil); err == nil {
		t.Error("a file that cannot be read was written over")
	}
}

// TestTyped: the notation to be typed may be a table further down.
func TestTyped(t *testing.T) {
	const mine = "[moves]\ntyped = \"mine\"\n"
	s, faults := Parse([]byte(mine))
	if s.Typed != "any" || len(faults) != 1 || faults[0].Line != 2 {
		t.Error(s.Typed, faults)
	}
	s, faults = Parse([]byte(mine + strings.Replace(vietnamese, "vietnamese", "mine", 1)))
	if s.Typed != "mine" || len(faults) != 0 {
		t.Error(s.Typed, faults)
	}
}
