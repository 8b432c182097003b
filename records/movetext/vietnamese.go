// Records in the notation of Vietnam, P2-5 M8.7: a game is in it as a whole or not at
// all.

package movetext

import (
	"regexp"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

var (
	// vietLetters is a move whose letter no other notation has: X2.6, Tg5.1, Ms/5.
	vietLetters = regexp.MustCompile(`(?:^|[\s.(])(?:Tg|[STVXM])[tgs]?[1-9]?[-–./][1-9]`)
	// vietWords is a move in words: Pháo 2 bình 5, Xe sau tấn 1.
	vietWords    = regexp.MustCompile(`^(?i:[tT]ư[ớợ]ng|Tu\x{031b}o\x{031b}[\x{0301}\x{0323}]ng|S[ĩi]\x{0303}?|V[o]i|M[ãa]\x{0303}?|Xe|Ph[áa]\x{0301}?o|T[ốo]\x{0302}?\x{0301}?t|Ch[ốo]\x{0302}?\x{0301}?t|Binh)(?i: +(?:trước|giữa|sau))?(?: +[1-9])? +(?i:t[ấa]n|ti[ếe]n|tho[áa]i|b[ìi]nh) +[1-9]`)
	vietAnywhere = regexp.MustCompile(`(?i)(?:ph[áa]o|m[ãa]|xe|t[ốo]t|binh|chốt|sĩ|tượng|tướng) +(?:(?:trước|giữa|sau) +)?(?:[1-9] +)?(?:tấn|tiến|thoái|bình) +[1-9]`)
)

// enough is how many moves tell the notation of a record: two rounds.
const enough = 4

// isVietnamese reports whether a text is in the notation of Vietnam: no other plays its
// first two rounds, and that does.
func isVietnamese(tokens *Tokens, d Dialect, start engine.Setup) bool {
	text := tokens.Text[tokens.from:]
	if !vietLetters.MatchString(text) && !vietAnywhere.MatchString(text) {
		return false
	}
	d.learn(tokens)
	usual, _ := opening(tokens, d, start)
	if usual >= enough {
		return false
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
	return Lex(text, from, d.Cut()), d
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
