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

// The characters that can stand in a move, by the script of the text.
const (
	simplified  = "帅仕相马车炮兵将士象卒进退平前中后" + chineseDigits + arabicDigits
	traditional = "帥仕相馬車炮兵將士象卒進退平前中後" + chineseDigits + arabicDigits
	latin       = "KAEHRCPBN+-." + arabicDigits + upperFiles
)

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
// once, never text itself. Where loose is set, a character may be missing or
// too many as well.
func variants(text, kind string, loose bool) iter.Seq[string] {
	runes := []rune(text)
	if len(runes) > longest {
		return func(func(string) bool) {}
	}
	switch kind {
	case slipDigit:
		return digitVariants(runes, isCoordinates(text))
	case slipChar:
		return charVariants(runes, alphabet(text), loose)
	}
	return exchangeVariants(runes, isCoordinates(text))
}

func digitVariants(runes []rune, coordinates bool) iter.Seq[string] {
	return func(yield func(string) bool) {
		changed := slices.Clone(runes)
		for i, r := range runes {
			for _, d := range digits(r, coordinates) {
				if changed[i] = d; d != r && !yield(string(changed)) {
					return
				}
			}
			changed[i] = r
		}
	}
}

// alphabet returns the characters that can stand in a text like this one.
func alphabet(text string) []rune {
	switch {
	case strings.IndexFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) }) < 0:
		if strings.ToLower(text) == text {
			return []rune(strings.ToLower(latin))
		}
		return []rune(latin)
	case strings.ContainsAny(text, "帥馬車將進後砲俥傌"):
		return []rune(traditional)
	}
	return []rune(simplified)
}

func charVariants(runes, alphabet []rune, loose bool) iter.Seq[string] {
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
		if !loose {
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
