// Tokens: what movetext is cut into.

package movetext

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"qipu/records"
)

// Kind is what a token of movetext is.
type Kind uint8

const (
	Move    Kind = iota + 1
	Word         // letters or ideographs that are no move
	Comment      // in braces; from and to are of what is inside
	Open         // (
	Close        // )
	Number       // of a move
	Mark         // ! ? or $n
	Result
	Damaged // a move with characters that stand for nothing
)

// Token is a part of movetext.
type Token struct {
	Kind     Kind
	Style    Style
	From, To int // bytes of the text
	Mate     int // of Open: the index of its Close, or of the end
	Value    int // of a number
}

// Tokens are the tokens of a text, in its order.
type Tokens struct {
	Text string
	List []Token
	from int   // where the movetext begins
	end  int   // where the last token ends
	open []int // the brackets whose end is missing
	cut  int   // where a comment begins whose end is missing, or -1
}

// None are the tokens of a text without movetext.
func None(text string) *Tokens { return &Tokens{Text: text, cut: -1} }

// of returns the text of a token.
func (t *Tokens) of(k *Token) string { return t.Text[k.From:k.To] }

// moveTexts returns the texts of the tokens that are moves.
func (t *Tokens) moveTexts() []string {
	var texts []string
	for i := range t.List {
		if t.List[i].Kind == Move {
			texts = append(texts, t.of(&t.List[i]))
		}
	}
	return texts
}

// lists are lists of tokens that games no longer need.
var lists = sync.Pool{New: func() any { list := make([]Token, 0, 256); return &list }}

// largeList is from how many tokens on a list is not kept for the next game.
const largeList = 1 << 16

// Release gives the list of tokens back; they must not be used any more.
func (t *Tokens) Release() {
	list := t.List
	t.List = nil
	if cap(list) <= largeList {
		lists.Put(&list)
	}
}

// Result returns the result of the header, or else that of the text.
func (t *Tokens) Result(header string) string {
	if header != "*" || len(t.List) == 0 {
		return header
	}
	at := t.closing()
	if last := len(t.List) - 1; at > last && last > 1 && t.List[last].Kind == Close && t.List[last-2].Kind == Open { // (红胜)
		at = last - 1
	}
	if at < len(t.List) && t.List[at].Kind == Result {
		result, _ := records.Result(t.of(&t.List[at]))
		return result
	}
	return header
}

// closing returns the index of the result that ends the game, or the number of
// tokens: the first in signs, outside of brackets and with no moves behind a lone *, or a
// word at the end.
func (t *Tokens) closing() int {
	star := len(t.List)
	for i := 0; i < len(t.List); i++ {
		switch k := &t.List[i]; k.Kind {
		case Open:
			i = min(k.Mate, len(t.List)-1)
		case Move:
			star = len(t.List)
		case Result:
			if first, _ := utf8.DecodeRuneInString(t.Text[k.From:]); isWord(first) {
				break
			}
			if t.of(k) != "*" {
				return min(i, star)
			}
			star = min(i, star)
		}
	}
	if last := len(t.List) - 1; star > last && last >= 0 && t.List[last].Kind == Result {
		return last
	}
	return star
}

// Spoken reports whether the result that ends the game belongs to a sentence
// (黑方认负，红胜), which is a remark too.
func (t *Tokens) Spoken() bool {
	n := t.closing()
	if n == len(t.List) {
		return false
	}
	line := strings.LastIndexByte(t.Text[:t.List[n].From], '\n')
	for n--; n >= 0 && t.List[n].From > line; n-- {
		if t.List[n].Kind == Word {
			return true
		}
	}
	return false
}

// inside reports whether a place of the text stands within a token, as a comment is.
func (t *Tokens) inside(at int) bool {
	i, _ := slices.BinarySearchFunc(t.List, at, func(k Token, at int) int { return k.From - at })
	return i > 0 && t.List[i-1].To > at
}

// rule is the line above the advertisement that programs put behind a game.
var rule = regexp.MustCompile(`(?m)^={4,}[ \t\r]*$`)

// DropAdvertisement takes away what stands behind such a line, where the result
// above it is missing. What begins as moves is none.
func (t *Tokens) DropAdvertisement() {
	at := -1
	if strings.Contains(t.Text[t.from:], "====") {
		for _, m := range rule.FindAllStringIndex(t.Text, -1) {
			if m[0] >= t.from && at < 0 && !t.inside(m[0]) {
				at = m[0]
			}
		}
	}
	i := slices.IndexFunc(t.List, func(k Token) bool { return k.From >= at })
	if at < 0 || i < 0 || t.List[i].Kind == Move || t.List[i].Kind == Number {
		return
	}
	t.List = t.List[:i]
	t.open = slices.DeleteFunc(t.open, func(k int) bool { return k >= i })
	for k := range t.List {
		t.List[k].Mate = min(t.List[k].Mate, i)
	}
}
