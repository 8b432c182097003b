// Records in the notation of Vietnam, P2-5 M8.7: a game is in it as a whole or not at
// all.

package movetext

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

var (
	// vietLetters is a move whose letter no other notation has: X2.6, Tg5.1, Ms/5.
	vietLetters = regexp.MustCompile(`(?:^|[\s.(])(?:Tg|[STVXM])[tgs]?[1-9]?[-–./][1-9]`)
	// vietWords is a move in words, with or without the marks of the letters: Pháo 2 bình
	// 5, Xe sau tấn 1. An elephant and a king are told apart by the marks alone.
	vietWords = regexp.MustCompile(`^` + vietPiece + vietPlace + `(?: +[1-9])? +` + vietTurn + ` +[1-9]`)
	// vietNearly is such a move one word of which is misprinted: Pháo 2 bnh 5.
	vietNearly = regexp.MustCompile(`^(?:` + vietPiece + vietPlace + `(?: +[1-9])? +[\pL\pM]+ +[1-9]|[\pL\pM]+` + vietPlace + `(?: +[1-9])? +` + vietTurn + ` +[1-9])`)
)

// The words of a move, in composed and decomposed letters.
const (
	vietPiece = `(?i:t[uư]\x{031b}?[oớợ]\x{031b}?[\x{0301}\x{0323}]?ng|s[ĩi]\x{0303}?|voi|m[ãa]\x{0303}?|xe|ph[áa]\x{0301}?o|t[ốo]\x{0302}?\x{0301}?t|ch[ốo]\x{0302}?\x{0301}?t|binh)`
	vietPlace = `(?i: +(?:tr[\pL\pM]{2,6}c|gi[\pL\pM]{2,5}|sau))?`
	vietTurn  = `(?i:t[ấa]\x{0302}?\x{0301}?n|ti[ếe]\x{0302}?\x{0301}?n|tho[áa]\x{0301}?i|b[ìi]\x{0300}?nh)`
)

// vietnameseAt returns the end of a move in the words of Vietnam that begins at i, or i.
func vietnameseAt(text string, i int) int {
	const most = 80 // bytes
	if i+1 >= len(text) || !strings.ContainsRune("tTsSvVmMxXpPcCbB", rune(text[i])) || text[i+1] < 'a' {
		return i
	}
	if before, _ := utf8.DecodeLastRuneInString(text[:i]); unicode.IsLetter(before) {
		return i
	}
	return i + len(vietWords.FindString(text[i:min(i+most, len(text))]))
}

// vietnameseWord takes a word of a record in that notation that is no move: the name of
// a side, a separator, the result, a misprint or a remark.
func (l *lexer) vietnameseWord(start, size int) bool {
	if strings.IndexByte(",:|+", l.Text[start]) >= 0 {
		l.pos += size
		return true
	}
	if end := SideWord(l.Text, start); end > 0 {
		l.pos = end
		return true
	}
	if before, _ := utf8.DecodeLastRuneInString(l.Text[:start]); start > 0 && !unicode.IsSpace(before) && before != '.' {
		return false
	}
	line, _, _ := strings.Cut(l.Text[start:], "\n")
	line = strings.TrimRight(line, " \t\r.")
	kind := Result
	if _, known := records.Result(line); !known || line == "" || !unicode.IsLetter([]rune(line)[0]) {
		line, kind = vietNearly.FindString(line), Move
	}
	if line == "" {
		return false
	}
	l.pos += len(line)
	l.add(kind, start, l.pos)
	return true
}

// enough is how many moves tell the notation of a record: two rounds.
const enough = 4

// isVietnamese reports whether a text is in the notation of Vietnam: no other plays its
// first two rounds, and that does.
func isVietnamese(tokens *Tokens, d Dialect, start engine.Setup) bool {
	worded := func(t Token) bool { return t.Kind == Move && t.Style == NoStyle }
	words := slices.ContainsFunc(tokens.List, worded)
	// The letters alone are looked for first: most records have none of them.
	if text := tokens.Text[tokens.from:]; !words && (!strings.ContainsAny(text, "STVXM") || !vietLetters.MatchString(text)) {
		return false
	}
	d.learn(tokens)
	usual, _ := opening(tokens, d, start)
	if usual >= enough {
		return false
	}
	if words && usual == 0 { // no other notation has such words, be they misprinted
		return true
	}
	other, own := vietnamese(tokens.Text, tokens.from, d)
	defer other.Release()
	played, whole := opening(other, own, start)
	return played > usual && (played >= enough || whole)
}

// vietnamese cuts a text in that notation.
func vietnamese(text string, from int, d Dialect) (*Tokens, Dialect) {
	viet, _ := notation.Lookup("vietnamese")
	d = Dialect{Words: true, Prose: d.Prose, PGN: d.PGN}
	d.Mode.Only, d.Mode.Prefer = viet, viet
	tokens := Lex(text, from, d.Cut())
	d.learn(tokens)
	return tokens, d
}

// opening returns how many moves of the main line are read, and whether that is all.
func opening(tokens *Tokens, d Dialect, start engine.Setup) (plies int, whole bool) {
	if start.Fullmove == 0 {
		start = engine.StandardSetup()
	}
	g := records.NewGame(start)
	g.SetSource(tokens.Text, 1)
	r := NewReader(g, tokens, d)
	r.Read()
	r.tree.settle()
	last := g.Last(0)
	return g.Ply(last), g.Unread(last) == ""
}
