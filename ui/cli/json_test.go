// JSON that is read back as it was, and acts on no terminal.

package cli

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"qipu/records"
)

func quoted(text string) string {
	var out bytes.Buffer
	j := newJSON(&out)
	j.value(text)
	if err := j.flush(); err != nil {
		return err.Error()
	}
	return strings.TrimSuffix(out.String(), "\n")
}

// FuzzQuote: a string is read back as it was, but for what is no UTF-8, and
// holds nothing that acts on a terminal.
func FuzzQuote(f *testing.F) {
	f.Add("a\"\\\n\r\t\x00\x1b]0;\x7f\u009b\u202e\u2028\ufeff炮\U000e0001\U0001f004\xff")
	f.Fuzz(func(t *testing.T, text string) {
		got := quoted(text)
		var back string
		if err := json.Unmarshal([]byte(got), &back); err != nil {
			t.Fatal(err)
		}
		if want := strings.ToValidUTF8(strings.Map(func(r rune) rune { return r }, text), "\ufffd"); back != want {
			t.Errorf("%q: back %q, want %q", got, back, want)
		}
		if !utf8.ValidString(got) || strings.ContainsFunc(got, func(r rune) bool { return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) }) {
			t.Errorf("%q acts", got)
		}
	})
}

// TestManyTags: very many headers take no more than one pass, and those of one
// name stand together where the first of them stood.
func TestManyTags(t *testing.T) {
	tags := records.Tags{{Name: "Red", Value: "a"}}
	for i := range 200_000 {
		tags = append(tags, records.Tag{Name: fmt.Sprint(i), Value: "x"})
	}
	tags = append(tags, records.Tag{Name: "Red", Value: "b"}, records.Tag{Name: "Red", Value: "a"}, records.Tag{Name: "Red", Value: "c"})
	var out bytes.Buffer
	w := &gameJSON{jsonStream: newJSON(&out)}
	w.tags(tags)
	if err := w.flush(); err != nil {
		t.Fatal(err)
	}
	if got := out.String(); !strings.Contains(got[:100], `"Red": "a\nb\nc", "0": "x"`) || !strings.Contains(got[len(got)-40:], `"Result": "*"`) {
		t.Errorf("%s ... %s", got[:100], got[len(got)-40:])
	}
}
