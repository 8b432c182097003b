// Walking over a text of any length, by signs or by words, for the notations
// that read their texts themselves.

package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// scanner walks over the signs of a text of any length.
type scanner struct {
	text string
	at   int  // where the sign now stands
	size int  // and how many bytes it is
	now  sign // 0 also at the end
}

func newScanner(text string) *scanner {
	s := &scanner{text: text}
	s.load()
	return s
}

func (s *scanner) load() {
	for {
		s.now, s.size = 0, 0
		if s.at >= len(s.text) {
			return
		}
		r, size := utf8.DecodeRuneInString(s.text[s.at:])
		if !isBlank(r) {
			s.now, _ = foldSign(r)
			s.size = size
			return
		}
		s.at += size
	}
}

func (s *scanner) sign() sign  { return s.now }
func (s *scanner) offset() int { return s.at }

func (s *scanner) next() {
	s.at += s.size
	s.load()
}

// skip passes over c if it stands here.
func (s *scanner) skip(c sign) bool {
	if s.now != c {
		return false
	}
	s.next()
	return true
}

// end returns what a reader returns at the end of its form.
func (s *scanner) end() (int, bool) { return s.at, s.at >= len(s.text) }

// words walks over the words of a text.
type words struct {
	text string
	at   int    // where the word now stands
	now  string // folded, in lower case; empty at the end
	end  int
}

func (w *words) next() {
	w.at = w.end + span(w.text[w.end:], true)
	w.end = w.at + span(w.text[w.at:], false)
	w.now = strings.Map(func(r rune) rune { return unicode.ToLower(FoldRune(r)) }, w.text[w.at:w.end])
}

// span returns how much of the beginning of text parts words, or does not.
func span(text string, parts bool) int {
	for i, r := range text {
		if (isBlank(r) || FoldRune(r) == '-') != parts {
			return i
		}
	}
	return len(text)
}

func (w *words) skip(word string) bool {
	if w.now != word {
		return false
	}
	w.next()
	return true
}

// number takes a number in words or as a digit; 0 if none stands here.
func (w *words) number() int8 {
	for i, name := range englishNumbers {
		if i > 0 && (w.now == name || w.now == string(rune('0'+i))) {
			w.next()
			return int8(i)
		}
	}
	return 0
}

// stop returns the byte behind as much of the word now as begins one of the
// words that could stand here.
func (w *words) stop(expected ...string) int {
	most := 0
	for _, word := range expected {
		n := 0
		for _, r := range w.now {
			if n == len(word) || rune(word[n]) != r {
				break
			}
			n++
		}
		most = max(most, n)
	}
	at := w.at
	for range most {
		_, size := utf8.DecodeRuneInString(w.text[at:])
		at += size
	}
	return at
}
