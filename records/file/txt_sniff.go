// Text and forum move lists, and records in absolute notation: how they are known.

package file

import (
	"regexp"
	"strings"

	"qipu/records"
	"qipu/records/movetext"
)

func sniffText(head []byte) bool {
	text := string(head)
	if named.Match(head) || board.Match(head) || len(movesOf(text)) > 0 || isPad(text) {
		return true
	}
	_, drawn := records.FindDiagram(text)
	return drawn
}

func sniffAbsolute(head []byte) bool {
	points, all := 0, 0
	for _, m := range movesOf(string(head)) {
		switch {
		case m.style == movetext.Absolute:
			points++
			all++
		case !strings.ContainsAny(m.text, "仕士相象"): // whose usual moves are absolute as well
			all++
		}
	}
	return points*2 > all
}

// named is the header by which a text says its notation, as qipu writes it.
var named = regexp.MustCompile(`(?m)^Notation: ([a-z-]+)\r?$`)

// board is a line that gives a position, behind a key or not.
var board = regexp.MustCompile(`(?mi)^[\s\x{3000}]*(?:[^:：\n]{1,20}[:：][\s\x{3000}]*)?[kabnrcphemgsx1-9]+(?:/[kabnrcphemgsx1-9]+){8,}`)
