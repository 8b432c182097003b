// Text move lists: the headings of variations that stand behind the moves.

package file

import (
	"regexp"
	"slices"
	"strings"

	"qipu/records/charset"
)

// branch is a variation that stands behind the moves.
type branch struct {
	at   int    // where its heading begins
	from int    // and the text behind it
	note string // what the heading says of it
}

// branchWord is how a variation is counted in its heading.
var branchWord = regexp.MustCompile(`^[\s\x{3000}]*(?:第?[\s\x{3000}]*[\d０-９一二三四五六七八九十百]*[\s\x{3000}]*[变變][化着著]?[\s\x{3000}]*[\d０-９一二三四五六七八九十百]*)[\s\x{3000}:：.、]*`)

// branchNote returns what the heading of a variation says beside its number.
func branchNote(line string) string {
	at := branchLine.FindStringIndex(line)
	inside := strings.TrimRight(strings.TrimPrefix(line[at[0]:at[1]], "【"), "】")
	parts := []string{line[:at[0]], inside[len(branchWord.FindString(inside)):], line[at[1]:]}
	for i, part := range parts {
		parts[i] = strings.TrimFunc(part, charset.IsBlank)
	}
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " ")
}
