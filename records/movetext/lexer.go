// What the lexer stands on while it cuts a text.

package movetext

// lexer is the state of cutting.
type lexer struct {
	*Tokens
	pos     int
	how     Cut
	ahead   int  // up to where a line is known to hold a move
	unboxed int  // up to where no square bracket closes
	latin   bool // a move in WXF letters has been met
}

func (l *lexer) add(kind Kind, from, to int) *Token {
	l.List = append(l.List, Token{Kind: kind, From: from, To: to})
	return &l.List[len(l.List)-1]
}

func (l *lexer) byteAt(i int) byte {
	if i < len(l.Text) {
		return l.Text[i]
	}
	return ' '
}

// Cut says how a text is cut.
type Cut uint8

// Moves are cut out by their shape. They may be words between blanks, as in XBoard's
// notation, and a semicolon or a percent sign may begin a comment, as in PGN. In a
// record of the absolute notation, whose moves all have one length, a move with a
// wrong sign is known by that.
const (
	ByShape      Cut = 0
	ByWord       Cut = 1
	LineComments Cut = 2
	ByPoints     Cut = 4
	ByVietnamese Cut = 8 // of ByWord: a word without a digit is no move
)
