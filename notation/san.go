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
	runes, at := make([]rune, 0, 8), make([]int, 0, 9)
	for i, c := range text {
		if !isBlank(c) {
			runes, at = append(runes, FoldRune(c)), append(at, i)
		}
	}
	at = append(at, len(text))
	x := Reading{Kind: engine.Pawn, Place: Anywhere, From: engine.NoSquare, fromFile: -1, fromRank: -1}
	i := 0
	if len(runes) > 0 && runes[0] >= 'A' && runes[0] <= 'Z' {
		if x.Kind = engine.PieceOf(byte(runes[0])).Kind(); x.Kind == engine.NoKind {
			return 0, false
		}
		i++
	}
	// The last file and rank are the target, what stands before is the origin.
	body := runes[i:]
	for n := len(body); n > 0 && (body[n-1] == '+' || body[n-1] == '#'); n = len(body) {
		body = body[:n-1]
	}
	file, rank := int8(-1), int8(-1) // those read last
	for k, c := range body {
		switch {
		case c >= 'a' && c <= 'i' && x.fromFile < 0 && (file < 0 || k == len(body)-2):
			x.fromFile, file = file, int8(c-'a')
		case c >= '0' && c <= '9' && x.fromRank < 0 && (rank < 0 || k == len(body)-1):
			x.fromRank, rank = rank, int8(c-'0')
		case (c == 'x' || c == '-') && k < len(body)-2:
		default:
			return at[i+k], false
		}
	}
	if n := len(body); file < 0 || rank < 0 || n < 2 || body[n-1] < '0' || body[n-1] > '9' || body[n-2] < 'a' || body[n-2] > 'i' {
		return at[i+len(body)], false
	}
	x.To = engine.SquareAt(int(file), int(rank))
	r.add(x)
	return len(text), true
}
