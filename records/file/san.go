// The notation of XBoard and WinBoard: Che2, Cxe6, Afe1, g5.

package file

import (
	"qipu/engine"
	"qipu/notation"
)

// parseSAN reads a letter (none for a pawn), a file or rank or both to tell
// like pieces apart, x for a capture, the target, and signs that mean nothing
// here. The error is a *notation.Error.
func parseSAN(p *engine.Position, text string) (engine.Move, error) {
	s := sanMove{kind: engine.Pawn, file: -1, rank: -1}
	if at := s.read(text); at >= 0 {
		return engine.Move{}, &notation.Error{Fault: notation.Unreadable, Text: text, Offset: at}
	}
	var buf [128]engine.Move
	var fit []engine.Move
	for _, m := range p.AppendMoves(buf[:0]) {
		if m.To == s.to && p.At(m.From).Kind() == s.kind && (s.file < 0 || m.From.File() == s.file) && (s.rank < 0 || m.From.Rank() == s.rank) {
			fit = append(fit, m)
		}
	}
	switch len(fit) {
	case 1:
		return fit[0], nil
	case 0:
		return engine.Move{}, &notation.Error{Fault: notation.Illegal, Text: text, Err: s.reason(p)}
	}
	return engine.Move{}, &notation.Error{Fault: notation.Ambiguous, Text: text, Candidates: fit}
}

type sanMove struct {
	kind       engine.Kind
	file, rank int // of the piece, -1 where they are not named
	to         engine.Square
}

// read returns the byte where text stops to be a move, or -1.
func (s *sanMove) read(text string) int {
	i := 0
	if i < len(text) && text[i] >= 'A' && text[i] <= 'Z' {
		s.kind = engine.PieceOf(text[i]).Kind()
		if s.kind == engine.NoKind {
			return 0
		}
		i++
	}
	files, ranks := []int{}, []int{}
	end := len(text)
	for end > i && (text[end-1] == '+' || text[end-1] == '#') {
		end--
	}
	for ; i < end; i++ {
		switch c := text[i]; {
		case c >= 'a' && c <= 'i':
			files = append(files, int(c-'a'))
		case c >= '0' && c <= '9':
			ranks = append(ranks, int(c-'0'))
		case c == 'x' || c == '-':
		default:
			return i
		}
	}
	if len(files) == 0 || len(ranks) == 0 || len(files) > 2 || len(ranks) > 2 || text[end-1] < '0' || text[end-1] > '9' {
		return end
	}
	s.to = engine.SquareAt(files[len(files)-1], ranks[len(ranks)-1])
	if len(files) == 2 {
		s.file = files[0]
	}
	if len(ranks) == 2 {
		s.rank = ranks[0]
	}
	return -1
}

// reason returns why the piece that gets furthest cannot move so.
func (s *sanMove) reason(p *engine.Position) error {
	worst := &engine.IllegalError{Move: engine.Move{From: engine.NoSquare, To: s.to}, Why: engine.NoPieceThere, At: engine.NoSquare}
	for at := range engine.Square(engine.Squares) {
		if p.At(at) != engine.MakePiece(p.Turn(), s.kind) || s.file >= 0 && at.File() != s.file || s.rank >= 0 && at.Rank() != s.rank {
			continue
		}
		if e, ok := p.Check(engine.Move{From: at, To: s.to}).(*engine.IllegalError); ok && e.Why >= worst.Why { //nolint:errorlint // Check promises this type
			worst = e
		}
	}
	return worst
}
