// Moves of the absolute notation that cannot be read.

package movetext

import "testing"

// TestNearlyNamed: a move with a wrong, a missing or an extra sign, or with two that are
// lost, is cut out as one; another move, a number and a word are not.
func TestNearlyNamed(t *testing.T) {
	for text, want := range map[string]string{
		"车91乎8 车一一平二":  "车91乎8",
		"泡八三平四 车91平8":  "泡八三平四",
		"马二X三三":        "马二X三三",
		"□二一三三":        "□二一三三",
		"马□一□三 马8173":  "马□一□三",
		"相五X三16、炮4845": "相五X三",
		"马二一三16、炮4845": "马二一三",
		"马二一三三三":       "马二一三三三",
		"士四井五":         "士四井五",
		"土四进五":         "土四进五",
		"马五五乎四炮83平5":   "马五五乎四",
		"马XX三三":        "",
		"16、炮4845":     "",
		"81731":        "",
		"红方的马过河":       "",
		"士角炮":          "",
	} {
		if got := text[:nearlyNamed(text, 0)]; got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestByPoints: what is damaged in a record of the absolute notation is a token of its
// own, and the moves and numbers around it are what they were.
func TestByPoints(t *testing.T) {
	for text, want := range map[string]string{
		"1、炮二三平五2、马8173 3、马二X三三4、车91平8": "nmnmnxnm",
		"炮二三平五 泡8173 马二一三三":             "mxm",
		"炮二三平五 马81三三 马二一三三":             "mmm",
		"炮二三平五，红方抢先 马8173":              "mwm",
	} {
		tokens := Lex(text, 0, ByShape|ByPoints)
		got := ""
		for _, k := range tokens.List {
			got += map[Kind]string{Move: "m", Number: "n", Damaged: "x", Word: "w"}[k.Kind]
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
