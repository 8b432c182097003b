// How likely a text is one of xiangqi: what a record must hold, and the price of
// its characters.

package charset

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
)

// vocabulary is what records are written with, in both scripts.
const vocabulary = "炮砲馬马車车兵卒相象仕士帥帅將将進进退平前後后一二三四五六七八九红紅黑勝胜負负和"

// headings are what tells the encoding of a record without moves.
const headings = "象棋局賽赛年月日勝胜負方名標标題题結结果"

var vocabularySet, headingSet = runeSet(vocabulary), runeSet(headings)

func runeSet(text string) map[rune]bool {
	set := make(map[rune]bool, len(text)/3)
	for _, r := range text {
		set[r] = true
	}
	return set
}

type weight struct{ words, heads, bad int }

func weigh(e encoding.Encoding, b []byte) weight {
	text, _ := e.NewDecoder().Bytes(b)
	return weighText(string(text))
}

func weighText(text string) (w weight) {
	for _, r := range text {
		switch {
		case r < utf8.RuneSelf:
		case r == utf8.RuneError:
			w.bad++
		case vocabularySet[r]:
			w.words++
		}
		if headingSet[r] {
			w.heads++
		}
	}
	return w
}

// price says how unlikely it is that bytes are in an encoding: by their rare
// characters, and what is none.
func price(name string, b []byte) int {
	const rare, broken = 5, 10
	decoder := double(name).NewDecoder()
	sum := 0
	for i := 0; i < len(b); i++ {
		if b[i] < utf8.RuneSelf {
			continue
		}
		r, ok := decodeOne(decoder, b[i:min(i+2, len(b))])
		switch {
		case !ok:
			sum += broken
			continue
		case vocabularySet[r]:
		case (usual(name, b[i]) || usualSigns(name, b[i])) && (name == "big5" || b[i+1] > 0xA0):
			sum++
		default:
			sum += rare
		}
		i++
	}
	return sum
}

// hasTurns reports whether a text has as many of the characters that every
// Chinese move holds as the moves of a game have.
func hasTurns(text string) bool {
	const often = 64 // bytes
	n := 0
	for _, turn := range [...]string{"平", "进", "進", "退"} {
		n += strings.Count(text, turn)
	}
	return n*often >= len(text)
}

// yields reports whether another encoding makes so much more of bytes that they
// must be in it.
func (w weight) yields(other string, b []byte) bool {
	const chance = 3 // words that come out of anything
	var x weight
	if other != "utf-8" {
		x = weigh(double(other), b)
	} else if good, bad := countUTF8(b); bad > 0 {
		return false
	} else if x = weighText(string(b)); w.bad > 0 && good >= 6 {
		return true
	}
	return x.words >= chance+2*w.words || w.bad > 0 && x.bad == 0 && x.words > w.words
}
