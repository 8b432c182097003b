// Names and comments that come with qipu, in every language: the titles and books of
// the built-in games, who played them, and openings.

package lang

import (
	_ "embed"
	"io/fs"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"qipu/records"
)

// What comes with qipu is written in simplified Chinese. The tables say it in the
// other languages: a whole text, a phrase of a name, or a name sign by sign.
var (
	//go:embed given/texts.tsv
	givenTexts string
	//go:embed given/phrases.tsv
	givenPhrases string
	//go:embed given/signs.tsv
	givenSigns string
)

// given says what comes with qipu in one language.
type given struct {
	terms  map[string]string // phrases that have words of the language
	signs  map[string]string // a phrase or a sign as it is read or written
	widest int               // bytes of the longest phrase
}

// Columns of the tables.
const (
	wholeEnglish = iota + 1
	wholeVietnamese
)

const (
	signTraditional = iota + 1
	signPinyin
	signHanViet
)

const (
	phraseTraditional = iota + 1
	phraseEnglish
	phrasePinyin
	phraseHanViet
)

// givens are the tables of the languages that have names of their own, wholes those of
// whole texts: the first frame needs no more.
var (
	givens = map[Lang]func() *given{
		English:     sync.OnceValue(func() *given { return readGiven(phraseEnglish, phrasePinyin, signPinyin) }),
		Traditional: sync.OnceValue(func() *given { return readGiven(0, phraseTraditional, signTraditional) }),
		Vietnamese:  sync.OnceValue(func() *given { return readGiven(0, phraseHanViet, signHanViet) }),
	}
	wholes = map[Lang]func() map[string]string{
		English:    sync.OnceValue(func() map[string]string { return column(givenTexts, wholeEnglish) }),
		Vietnamese: sync.OnceValue(func() map[string]string { return column(givenTexts, wholeVietnamese) }),
	}
)

// readGiven reads columns of the tables; column 0 is none.
func readGiven(term, reading, sign int) *given {
	g := &given{terms: column(givenPhrases, term), signs: column(givenSigns, sign)}
	for phrase, text := range column(givenPhrases, reading) {
		g.signs[phrase] = text
	}
	for _, table := range []map[string]string{g.terms, g.signs} {
		for phrase := range table {
			g.widest = max(g.widest, len(phrase))
		}
	}
	return g
}

// column maps the first column of a table to another one, where that is filled.
func column(table string, n int) map[string]string {
	values := map[string]string{}
	for line := range strings.Lines(table) {
		if f := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); n > 0 && n < len(f) && f[n] != "" && line[0] != '#' {
			values[f[0]] = f[n]
		}
	}
	return values
}

// Given says a text that comes with qipu, a name or a comment, in l. Any other text
// is a user's own and stays as it is.
func (l Lang) Given(text string) string {
	if givens[l] == nil || strings.IndexFunc(text, isHan) < 0 {
		return text
	}
	if whole := wholes[l]; whole != nil && whole()[text] != "" {
		return whole()[text]
	}
	if !comesWithQipu()[text] {
		return text
	}
	told.Lock()
	defer told.Unlock()
	said, ok := told.said[givenText{l, text}]
	if !ok {
		said = l.name(text)
		told.said[givenText{l, text}] = said
	}
	return said
}

// told keeps what was said, since a frame says the same names again and again: no more
// than comes with qipu.
var told = struct {
	sync.Mutex
	said map[givenText]string
}{said: map[givenText]string{}}

type givenText struct {
	lang Lang
	text string
}

// Opening returns the name of an opening in l.
func (l Lang) Opening(o *records.Opening) string {
	switch {
	case l.Traditional():
		return o.Traditional()
	case givens[l] == nil:
		return o.String()
	case o.Variation == "":
		return l.name(o.Name)
	}
	return l.name(o.Name) + ": " + l.name(o.Variation)
}

// comesWithQipu are the texts of the built-in games.
var comesWithQipu = sync.OnceValue(func() map[string]bool {
	texts := map[string]bool{}
	names, files := records.Builtin()
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err) // it is embedded
		}
		comment := false
		for line := range strings.Lines(string(text)) {
			line = strings.TrimRight(line, "\n")
			if tag, value, ok := strings.Cut(line, ` "`); ok && line[0] == '[' && tag != "[FEN" {
				texts[strings.TrimSuffix(value, `"]`)] = true
			}
			if text, ok := strings.CutPrefix(line, "{"); ok || comment {
				texts[strings.TrimSuffix(text, "}")] = true
				comment = !strings.HasSuffix(line, "}")
			}
		}
	}
	return texts
})

// name says a name of simplified Chinese in l.
func (l Lang) name(text string) string {
	g := givens[l]()
	if l.Traditional() {
		return g.written(text)
	}
	var b strings.Builder
	for text = narrowed.Replace(text); text != ""; {
		n := strings.IndexFunc(text, func(r rune) bool { return unicode.IsPunct(r) || r == ' ' })
		switch {
		case n < 0:
			n = len(text)
		case n == 0:
			_, n = utf8.DecodeRuneInString(text)
			b.WriteString(text[:n])
			text = text[n:]
			continue
		}
		b.WriteString(g.run(l, text[:n]))
		text = text[n:]
	}
	return capital(b.String())
}

// narrowed are the signs of Chinese text that are not letters, as others write them.
var narrowed = strings.NewReplacer("（", " (", "）", ")", "(", " (", "：", ": ", "，", ", ", "●", "..",
	"１", "1", "２", "2", "３", "3", "４", "4", "５", "5", "６", "6", "７", "7", "８", "8", "９", "9")

// run says what stands between two signs: in terms of the language if it is made of
// nothing else, else as it is read.
func (g *given) run(l Lang, text string) string {
	if said, ok := g.inTerms(text); ok {
		return said
	}
	var syllables []string
	for rest := text; rest != ""; {
		phrase, n := g.longest(g.signs, rest)
		syllables = append(syllables, strings.Fields(phrase)...)
		rest = rest[n:]
	}
	if l == English {
		return pinyinWords(syllables)
	}
	return capital(strings.Join(syllables, " "))
}

// longest returns what the longest phrase is that a text begins with, and its length;
// a sign that is in no table, or a number, stands for itself.
func (g *given) longest(table map[string]string, text string) (string, int) {
	for n := min(g.widest, len(text)); n > 0; n-- {
		if said := table[text[:n]]; said != "" {
			return said, n
		}
	}
	if n := strings.IndexFunc(text, func(r rune) bool { return r >= utf8.RuneSelf }); n != 0 {
		if n < 0 {
			n = len(text)
		}
		return text[:n], n
	}
	_, n := utf8.DecodeRuneInString(text)
	return text[:n], n
}

// inTerms says a text in terms of the language, a comma between two where none of
// them says by ~ that it belongs to its neighbour; false where it has other signs too.
func (g *given) inTerms(text string) (string, bool) {
	var b strings.Builder
	joined := true
	for text != "" {
		term, n := g.longest(g.terms, text)
		number := term == text[:n]
		if number && text[0] >= utf8.RuneSelf {
			return "", false
		}
		bare := strings.Trim(term, "~")
		switch {
		case b.Len() == 0 || bare == "":
		case joined || number || term[0] == '~':
			b.WriteByte(' ')
		default:
			b.WriteString(", ")
		}
		b.WriteString(bare)
		joined = number || strings.HasSuffix(term, "~")
		text = text[n:]
	}
	return b.String(), true
}

// written writes a text in other signs.
func (g *given) written(text string) string {
	var b strings.Builder
	for text != "" {
		phrase, n := g.longest(g.signs, text)
		b.WriteString(phrase)
		text = text[n:]
	}
	return b.String()
}

// pinyinWords joins syllables two by two, the last three of an odd number, each word
// with a capital letter: titles are of four signs, mostly.
func pinyinWords(syllables []string) string {
	var words []string
	for len(syllables) > 0 {
		n := min(2, len(syllables))
		if len(syllables) == 3 {
			n = 3
		}
		var word strings.Builder
		for i, s := range syllables[:n] {
			if i > 0 && strings.IndexAny(s, "aeo") == 0 {
				word.WriteByte('\'')
			}
			word.WriteString(s)
		}
		words = append(words, capital(word.String()))
		syllables = syllables[n:]
	}
	return strings.Join(words, " ")
}

// capital returns a text with a capital first letter.
func capital(text string) string {
	i := max(strings.IndexFunc(text, unicode.IsLetter), 0)
	r, n := utf8.DecodeRuneInString(text[i:])
	return text[:i] + string(unicode.ToUpper(r)) + text[i+n:]
}
