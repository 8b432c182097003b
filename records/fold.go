// Folding for search: what one types finds what is written in the other script,
// another case or another width.

package records

import (
	"strings"
	"sync"
	"unicode"
)

// Fold returns text as it is looked for: in lower case, characters of both
// scripts as the simplified one, full-width letters and digits as plain ones.
// 许银川 and 許銀川 fold to the same.
func Fold(text string) string {
	plain := true
	for i := 0; i < len(text) && plain; i++ {
		plain = text[i] < 0x80
	}
	if plain {
		return strings.ToLower(text)
	}
	table := simplified()
	return strings.Map(func(r rune) rune {
		switch {
		case r >= firstIdeograph && r <= lastIdeograph:
			return rune(table[r-firstIdeograph])
		case r >= 0xFF01 && r <= 0xFF5E:
			r += '!' - 0xFF01
		case r == '\u3000', r == '\u00A0':
			return ' '
		}
		return unicode.ToLower(r)
	}, text)
}

// The plain ideographs of Unicode: the block and its first extension.
const (
	firstIdeograph = 0x3400
	lastIdeograph  = 0x9FFF
)

// simplified maps every ideograph to its simplified form, itself for most.
var simplified = sync.OnceValue(func() *[lastIdeograph - firstIdeograph + 1]uint16 {
	var table [lastIdeograph - firstIdeograph + 1]uint16
	for i := range table {
		table[i] = uint16(firstIdeograph + i)
	}
	to := []rune(simpleForms)
	for i, r := range []rune(oldForms) {
		table[r-firstIdeograph] = uint16(to[i])
	}
	return &table
})
