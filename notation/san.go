// The short algebraic notation of XBoard and WinBoard: Che2, Cxe6, Ca4+, g5.

package notation

import "qipu/engine"

// SAN is what XBoard writes into records: a letter of K A E H R C (none for a
// pawn), as much of the from point as tells like pieces apart, x for a
// capture, the target in files a to i and ranks 0 to 9, + for check and # for
// mate. It is read only when chosen.
type SAN struct{}

// Name returns "san".
func (SAN) Name() string { return "san" }

// Append appends the text of m. Like pieces are told apart where both can
// legally go there; on a board without a playable position, wherever both
// stand.
func (SAN) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	var f facts
	if !f.describe(b, m) {
		return dst, false
	}
	p, err := engine.Setup{Board: *b, Fullmove: 1}.Position()
	playable := err == nil
	takes := b.At[m.To] != engine.NoPiece
	others, file, rank := 0, 0, 0 // like pieces that also can, on the file and on the rank of this one
	for s, piece := range b.At {
		at := engine.Square(s)
		if at == m.From || piece != f.piece || playable && p.Check(engine.Move{From: at, To: m.To}) != nil {
			continue
		}
		others++
		if at.File() == m.From.File() {
			file++
		}
		if at.Rank() == m.From.Rank() {
			rank++
		}
	}
	if f.kind != engine.Pawn {
		dst = append(dst, ".KAEHRC"[f.kind])
	}
	byFile := others > 0 && (file == 0 || rank > 0) || f.kind == engine.Pawn && takes
	if byFile {
		dst = append(dst, 'a'+byte(m.From.File()))
	}
	if others > 0 && file > 0 {
		dst = append(dst, '0'+byte(m.From.Rank()))
	}
	if takes {
		dst = append(dst, 'x')
	}
	dst = append(dst, 'a'+byte(m.To.File()), '0'+byte(m.To.Rank()))
	if playable && p.Check(m) == nil {
		q := p.PlayLegal(m)
		switch {
		case q.InCheck() == engine.NoSquare:
		case q.Status() == engine.Ongoing:
			dst = append(dst, '+')
		default:
			dst = append(dst, '#')
		}
	}
	return dst, true
}

// Parse reads the notation alone.
func (n SAN) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

func (SAN) read(r *reader, text string) (int, bool) {
	var body []rune // folded, without blanks and marks
	alive := sanPlaces(1 << sanStart)
	for i, c := range text {
		if isBlank(c) {
			continue
		}
		c = FoldRune(c)
		if alive = alive.step(c); alive == 0 {
			return i, false
		}
		if alive&(1<<sanMark) == 0 {
			body = append(body, c)
		}
	}
	if alive&(1<<sanWhole|1<<sanMark) == 0 {
		return len(text), false
	}
	x := Reading{Kind: engine.Pawn, Place: Anywhere, From: engine.NoSquare, fromFile: -1, fromRank: -1}
	if body[0] >= 'A' && body[0] <= 'Z' {
		x.Kind, body = engine.PieceOf(byte(body[0])).Kind(), body[1:]
	}
	// The last file and rank are the target, what stands before is the origin.
	n := len(body) - 2
	x.To = engine.SquareAt(int(body[n]-'a'), int(body[n+1]-'0'))
	for _, c := range body[:n] {
		switch {
		case c >= 'a' && c <= 'i':
			x.fromFile = int8(c - 'a')
		case c >= '0' && c <= '9':
			x.fromRank = int8(c - '0')
		}
	}
	r.add(x)
	return len(text), true
}

// The places in a text between two of its parts.
const (
	sanStart = iota
	sanPiece // behind the letter
	sanFile  // behind the file of the origin
	sanRank  // behind its rank
	sanTakes // behind x
	sanTo    // behind the file of the target
	sanWhole // behind its rank
	sanMark  // behind + or #
)

// sanPlaces is the set of places where a reader may be.
type sanPlaces uint8

// step returns where a reader may be behind c.
func (p sanPlaces) step(c rune) sanPlaces {
	const before = 1<<sanStart | 1<<sanPiece
	var next sanPlaces
	on := func(from, to sanPlaces) {
		if p&from != 0 {
			next |= to
		}
	}
	switch {
	case c >= 'A' && c <= 'Z' && engine.PieceOf(byte(c)) != engine.NoPiece:
		on(1<<sanStart, 1<<sanPiece)
	case c >= 'a' && c <= 'i':
		on(before, 1<<sanFile)
		on(before|1<<sanFile|1<<sanRank|1<<sanTakes, 1<<sanTo)
	case c >= '0' && c <= '9':
		on(before|1<<sanFile, 1<<sanRank)
		on(1<<sanTo, 1<<sanWhole)
	case c == 'x' || c == '-':
		on(before|1<<sanFile|1<<sanRank, 1<<sanTakes)
	case c == '+' || c == '#':
		on(1<<sanWhole|1<<sanMark, 1<<sanMark)
	}
	return next
}
