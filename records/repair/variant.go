// The texts that a slip of the pen makes of one another.

package repair

import (
	"iter"
	"slices"
	"strings"
	"unicode"
)

const (
	arabicDigits  = "0123456789"
	chineseDigits = "〇一二三四五六七八九"
	wideDigits    = "０１２３４５６７８９"
	formalDigits  = "零壹贰叁肆伍陆柒捌玖"
	upperFiles    = "ABCDEFGHI"
	lowerFiles    = "abcdefghi"
)

// The names of the pieces, those that stand for each other in a row.
const (
	latinNames = "KAEHRCPBN"
	lowerNames = "kaehrcpbn"
)

var nameRows = []string{"帅仕相马车炮兵", "帥仕相馬車炮兵", "将士象马车炮卒", "將士象馬車砲卒", latinNames, lowerNames}

// The characters that can stand in a move, by the script of the text.
const (
	simplifiedTurns  = "平进退前中后"
	traditionalTurns = "平進退前中後"
	latin            = latinNames + "+-." + arabicDigits + upperFiles
)

// holes are what stands where a character could not be read.
const holes = "\ufffd□■?？→*＊"

// longest is more characters than the text of a move has in any notation.
const longest = 16

// digits returns the row of digits that a character of a move belongs to. In
// coordinates the letters of the files are digits too.
func digits(r rune, coordinates bool) string {
	rows := []string{arabicDigits, chineseDigits, wideDigits, formalDigits}
	if coordinates {
		rows = append(rows, upperFiles, lowerFiles)
	}
	for _, row := range rows {
		if strings.ContainsRune(row, r) {
			return row
		}
	}
	return ""
}

// isCoordinates reports whether a text names two points by letter and digit.
func isCoordinates(text string) bool {
	letters := 0
	for _, r := range text {
		switch {
		case strings.ContainsRune(upperFiles+lowerFiles, r):
			letters++
		case r != '-' && !strings.ContainsRune(arabicDigits, r):
			return false
		}
	}
	return letters == 2
}

// variants yields the texts that one slip of a kind makes of text: each one
// once, never text itself. Where unreadable is set, a character may be missing or
// too many as well, and what stands for what could not be read may be anything.
func variants(text string, kind slipKind, unreadable bool) iter.Seq[string] {
	runes := []rune(text)
	if len(runes) > longest {
		return func(func(string) bool) {}
	}
	switch kind {
	case slipDigit:
		return digitVariants(runes, isCoordinates(text))
	case slipName:
		return nameVariants(runes)
	case slipLook:
		return lookVariants(runes)
	case slipChar:
		return charVariants(runes, unreadable)
	case slipPoints:
		return pointVariants(runes, isCoordinates(text))
	}
	return exchangeVariants(runes, isCoordinates(text))
}

// digitVariants puts another digit in the place of each: of the row of the others, where
// they are of one, since 马七三八7 is no less wrong than 马七三八九.
func digitVariants(runes []rune, coordinates bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		changed := slices.Clone(runes)
		for i, r := range runes {
			row := digits(r, coordinates)
			if others := commonRow(runes, i); row != "" && others != "" && !coordinates {
				row = others
			}
			for _, d := range row {
				if changed[i] = d; d != r && !yield(string(changed)) {
					return
				}
			}
			changed[i] = r
		}
	}
}

// commonRow returns the row of all digits but the one of index at, at least two; "" if
// they are of several rows.
func commonRow(runes []rune, at int) string {
	row, n := "", 0
	for i, r := range runes {
		if own := digits(r, false); i != at && own != "" {
			if n++; row != "" && row != own {
				return ""
			}
			row = own
		}
	}
	if n < 2 {
		return ""
	}
	return row
}

// nameVariants puts another name in the place of the first piece that is named.
func nameVariants(runes []rune) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i, r := range runes {
			row := namesFor(r, string(runes))
			if row == "" {
				continue
			}
			changed := slices.Clone(runes)
			for _, name := range row {
				if changed[i] = name; name != r && !yield(string(changed)) {
					return
				}
			}
			return
		}
	}
}

// namesFor returns the names with which the name r of a piece can be mistaken: of
// the side whose numerals the text has, or else its own, in its script; "" where r
// names no piece.
func namesFor(r rune, text string) string {
	for _, row := range nameRows[4:] {
		if strings.ContainsRune(row, r) {
			return row
		}
	}
	if !strings.ContainsRune(strings.Join(nameRows[:4], ""), r) {
		return ""
	}
	script := 0
	if isTraditional([]string{text}) {
		script = 1
	}
	red, black := strings.ContainsAny(text, chineseDigits), strings.ContainsAny(text, arabicDigits+wideDigits)
	if red == black {
		red = strings.ContainsRune(nameRows[script], r)
	}
	if red {
		return nameRows[script]
	}
	return nameRows[2+script]
}

// alphabet returns the characters that can stand in a text like this one, those of
// the side in whose numerals it is written where it has some.
func alphabet(runes []rune) []rune {
	text := string(runes)
	switch {
	case strings.IndexFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) }) < 0:
		if strings.ToUpper(text) != text {
			return []rune(strings.ToLower(latin))
		}
		return []rune(latin)
	case isTraditional([]string{text}):
		text = signs(text, traditionalTurns, nameRows[1], nameRows[3])
	default:
		text = signs(text, simplifiedTurns, nameRows[0], nameRows[2])
	}
	return []rune(text)
}

// signs are the turns, and the names and numerals of the side of a text, or of
// both.
func signs(text, turns, red, black string) string {
	chinese, arabic, wide := strings.ContainsAny(text, chineseDigits), strings.ContainsAny(text, arabicDigits), strings.ContainsAny(text, wideDigits)
	switch {
	case chinese && !arabic && !wide:
		return turns + red + black + chineseDigits
	case arabic && !chinese && !wide:
		return turns + black + red + arabicDigits
	case wide && !chinese && !arabic:
		return turns + black + red + wideDigits
	}
	return turns + red + black + chineseDigits + arabicDigits
}

// lookVariants puts a character in the place of one that looks like it.
func lookVariants(runes []rune) iter.Seq[string] {
	alphabet := alphabet(runes)
	return func(yield func(string) bool) {
		for i, r := range runes {
			for _, like := range lookalikes {
				if !strings.ContainsRune(like, r) {
					continue
				}
				changed := slices.Clone(runes)
				for _, c := range like {
					if changed[i] = c; c != r && slices.Contains(alphabet, c) && !yield(string(changed)) {
						return
					}
				}
			}
		}
	}
}

func charVariants(runes []rune, unreadable bool) iter.Seq[string] {
	alphabet := alphabet(runes)
	return func(yield func(string) bool) {
		changed := slices.Clone(runes)
		for i, r := range runes {
			for _, c := range alphabet {
				if changed[i] = c; c != r && !yield(string(changed)) {
					return
				}
			}
			changed[i] = r
		}
		if !unreadable {
			return
		}
		for i := range runes {
			if !yield(string(slices.Concat(runes[:i], runes[i+1:]))) {
				return
			}
		}
		for i := range len(runes) + 1 {
			for _, c := range alphabet {
				if !yield(string(slices.Concat(runes[:i], []rune{c}, runes[i:]))) {
					return
				}
			}
		}
		holeVariants(runes, alphabet, yield)
	}
}

// holeVariants fills two characters that could not be read.
func holeVariants(runes, alphabet []rune, yield func(string) bool) {
	var at []int
	for i, r := range runes {
		if strings.ContainsRune(holes, r) {
			at = append(at, i)
		}
	}
	if len(at) != 2 {
		return
	}
	changed := slices.Clone(runes)
	for _, c := range alphabet {
		for _, d := range alphabet {
			if changed[at[0]], changed[at[1]] = c, d; !yield(string(changed)) {
				return
			}
		}
	}
}

// pointVariants exchanges where a move begins and where it ends.
func pointVariants(runes []rune, coordinates bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		var at []int
		for i, r := range runes {
			if digits(r, coordinates) != "" {
				at = append(at, i)
			}
		}
		changed := slices.Clone(runes)
		if len(at) == 4 {
			for i := range 2 {
				changed[at[i]], changed[at[i+2]] = runes[at[i+2]], runes[at[i]]
			}
			if !slices.Equal(changed, runes) {
				yield(string(changed))
			}
		}
	}
}

func exchangeVariants(runes []rune, coordinates bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		changed := slices.Clone(runes)
		for i := range runes {
			row := digits(runes[i], coordinates)
			for j := i + 1; row != "" && j < len(runes); j++ {
				if runes[i] == runes[j] || digits(runes[j], coordinates) == "" {
					continue
				}
				changed[i], changed[j] = runes[j], runes[i]
				if !yield(string(changed)) {
					return
				}
				changed[i], changed[j] = runes[i], runes[j]
			}
		}
	}
}
