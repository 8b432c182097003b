// Text on its way to a stream.

package cli

import (
	"strings"
	"unicode"
)

// clean replaces whatever could act on a terminal in a line by blanks.
func clean(text string) string {
	return strings.Map(func(r rune) rune {
		if r == unicode.ReplacementChar || !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp, unicode.Co) {
			return r
		}
		return ' '
	}, text)
}
