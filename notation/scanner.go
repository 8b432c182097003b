// Walking over a text of any length, by signs or by words, for the notations
// that read their texts themselves.

package notation

import (
	"strings"
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
	now  string // in lower case; empty at the end
	end  int
}

func (w *words) next() {
	w.at = w.end
	for w.at < len(w.text) && strings.ContainsRune(" \t-", rune(w.text[w.at])) {
		w.at++
	}
	w.end = w.at
	for w.end < len(w.text) && !strings.ContainsRune(" \t-", rune(w.text[w.end])) {
		w.end++
	}
	w.now = strings.ToLower(w.text[w.at:w.end])
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
