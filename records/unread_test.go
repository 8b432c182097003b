// What is unread in a record, taken apart into texts.

package records

import (
	"strings"
	"testing"
)

// TestLooseTexts: numbers, comments, marks, variations and the result of an
// unread rest are told from its moves.
func TestLooseTexts(t *testing.T) {
	for rest, want := range map[string]string{
		"炮二平五 马８进７": "炮二平五|马８进７",
		"2. 马二进三! {good} 车９平８ 3. 车一平二 ; to the end\n卒７进１ 1-0 炮二平五": "马二进三!<good>|车９平８|车一平二<to the end>|卒７进１",
		"C2.5 (C2.4 {so} (C2.6)) H8+7 $1 62.5": "C2.5<(C2.4 {so} (C2.6))>|H8+7|62.5",
		"相五退三16、炮4845":                         "相五退三|炮4845",
		"（ {unclosed":                          "",
		"炮二平五 (unclosed {":                     "炮二平五<(unclosed {>",
		"3、炮二平五？！ 12...H8+7 ... *":             "炮二平五?!|H8+7",
	} {
		var parts []string
		for _, l := range UnreadTexts(rest) {
			if !strings.HasPrefix(rest[l.At:], l.Text) {
				t.Errorf("%q: %q does not stand at %d", rest, l.Text, l.At)
			}
			part := l.Text + l.Mark
			if l.Remark != "" {
				part += "<" + l.Remark + ">"
			}
			parts = append(parts, part)
		}
		if got := strings.Join(parts, "|"); got != want {
			t.Errorf("%q: %q, want %q", rest, got, want)
		}
	}
}

// FuzzLooseTexts: every text stands where it says, in order.
func FuzzLooseTexts(f *testing.F) {
	f.Add("1. 炮二平五! {a} (b) 16、C2.5 *")
	f.Fuzz(func(t *testing.T, rest string) {
		end := 0
		for _, l := range UnreadTexts(rest) {
			if l.At < end || !strings.HasPrefix(rest[l.At:], l.Text) || l.Text == "" {
				t.Fatalf("%q: %+v", rest, l)
			}
			end = l.At + len(l.Text)
		}
	})
}
