// The tables of keys and of settings in the README.

package ui

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// keyTable is the table of keys as the README has it.
func keyTable() string {
	var b strings.Builder
	b.WriteString("| key | command | does |\n| --- | --- | --- |\n")
	for _, a := range action.All() {
		if len(a.Keys) == 0 {
			continue
		}
		keys := strings.Split(keyNames(&a), " ")
		if len(a.Keys) > 0 && strings.HasPrefix(a.Keys[0], "0 ") {
			keys = []string{keyNames(&a)}
		}
		fmt.Fprintf(&b, "| `%s` | `:%s` | %s |\n", strings.Join(keys, "` `"), a.Name, lang.English.Say(a.Title))
	}
	return b.String()
}

// TestReadmeKeys keeps the README's table of keys equal to the table of actions.
func TestReadmeKeys(t *testing.T) {
	const path, open, end = "../README.md", "<!-- keys -->\n", "<!-- /keys -->"
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(data), open)
	old, tail, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatal("README.md has no place for the keys")
	}
	if *update {
		if err := os.WriteFile(path, []byte(head+open+keyTable()+end+tail), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if old != keyTable() {
		t.Errorf("the keys of README.md are not those of the table; rewrite it with -update:\n%s", keyTable())
	}
}

// TestReadmeSettings: the README names every setting and each of its values.
func TestReadmeSettings(t *testing.T) {
	data, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(data), "\n## Settings\n")
	text, _, _ = strings.Cut(text, "\n## ")
	for _, o := range store.Options {
		if !strings.Contains(text, "`"+o.Section+"`") || !strings.Contains(text, "`"+o.Name+"`") {
			t.Errorf("no setting %s of %s", o.Name, o.Section)
		}
		for _, v := range o.Values {
			if o.Name != "columns" && o.Name != "announce" && !strings.Contains(text, "`"+v+"`") {
				t.Errorf("%s: no value %s", o.Name, v)
			}
		}
	}
}
