// Drills answered by rules of the test's own, from what is said alone.

package drill

import (
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// TestAnswersByEar answers each question from what was shown and announced alone,
// by the rules written out here: a learner who makes no mistake is always right.
func TestAnswersByEar(t *testing.T) {
	l := library()
	for _, k := range []Kind{Where, What, Check, Reach, Screens, Follow, Rebuild, Boards} {
		for level := 1; level <= kinds[k].levels; level++ {
			for seed := range uint64(12) {
				boards := map[string]*engine.Position{}
				script := generated(k, level, &l.Games).New(newRand(seed))
				asked := 0
				for step := script(Unasked); step != nil; step = script(Right) {
					text := step.Say[0].In(lang.Simplified, "·")
					board, rest, several := strings.Cut(text, "。")
					if k != Boards || !several {
						board, rest = "", text
					}
					switch p := boards[board]; {
					case p == nil: // a look, or the usual start
						if k == Boards || k == Follow || step.View.Level == veil.Open {
							start := step.View.Position
							boards[board] = &start
						}
					case !step.asks():
						hear(t, p, rest)
					default:
						if asked++; step.View.Position != *p {
							t.Fatalf("%v/%d: %q is asked about another position than was told", k, level, text)
						}
						if answer := byRules(k, p, rest); answer != "" && step.Judge(answer) != Right {
							t.Errorf("%v/%d: %q: %s is called wrong, right is %s", k, level, text, answer, step.Want.In(lang.English, "·"))
						}
					}
				}
				if asked == 0 {
					t.Errorf("%v/%d asks nothing", k, level)
				}
			}
		}
	}
}

// hear plays an announced move, read as a learner reads it.
func hear(t *testing.T, p *engine.Position, text string) {
	t.Helper()
	_, move, _ := strings.Cut(text, "方：")
	move, end, _ := strings.Cut(move, "，")
	m, err := notation.Absolute{}.Parse(p, move)
	if err != nil {
		t.Fatalf("%q is announced: %v", text, err)
	}
	*p = p.PlayLegal(m)
	if strings.Contains(text, "将军") && p.InCheck() == engine.NoSquare {
		t.Errorf("%q (%s) is no check", text, end)
	}
}

// byRules answers a question by rules of its own; "" for one that it does not
// know.
func byRules(k Kind, p *engine.Position, text string) string {
	var squares []engine.Square
	for s := range engine.Square(engine.Squares) {
		squares = append(squares, s)
	}
	switch k {
	case Check:
		king := p.King(p.Turn())
		for _, s := range squares {
			if piece := p.At(s); piece != engine.NoPiece && piece.Color() != p.Turn() && attacks(p, s, king) {
				return string(rune('0' + byte(piece.Kind())))
			}
		}
		return "0"
	case Reach:
		from := pointIn(text, p.Turn())
		answer := ""
		for _, to := range squares {
			if p.Check(engine.Move{From: from, To: to}) == nil {
				answer = digits(to, p.Turn()) + answer // in another order than they are kept
			}
		}
		return answer
	case Screens:
		side := engine.Red
		if strings.HasPrefix(text, "黑") {
			side = engine.Black
		}
		from, king := pointIn(text, side), p.King(side.Other())
		n := 0
		for _, s := range squares {
			if p.At(s) != engine.NoPiece && s != from && s != king && on(s, from, king) {
				n++
			}
		}
		return string(rune('0' + n))
	case What:
		side := engine.Red
		if strings.HasPrefix(text, "黑") {
			side = engine.Black
		}
		return string(rune('0' + byte(p.At(pointIn(text, side)).Kind())))
	}
	return ""
}

// pointIn reads the point in brackets of a question.
func pointIn(text string, side engine.Color) engine.Square {
	_, rest, _ := strings.Cut(text, "(")
	name, _, _ := strings.Cut(rest, ")")
	file, rank, _ := strings.Cut(name, "·")
	number := func(text string) int {
		for n := 1; n <= 10; n++ {
			if lang.Digit(side, n) == text {
				return n
			}
		}
		return 0
	}
	return engine.SeenSquare(side, number(file), number(rank))
}

// on reports whether s stands between a and b on their line.
func on(s, a, b engine.Square) bool {
	return a.File() == b.File() && s.File() == a.File() && (s.Rank()-a.Rank())*(s.Rank()-b.Rank()) < 0 ||
		a.Rank() == b.Rank() && s.Rank() == a.Rank() && (s.File()-a.File())*(s.File()-b.File()) < 0
}

// attacks reports whether what stands on s could take on at, by the rules of each
// piece.
func attacks(p *engine.Position, s, at engine.Square) bool {
	df, dr := at.File()-s.File(), at.Rank()-s.Rank()
	between := 0
	for q := range engine.Square(engine.Squares) {
		if p.At(q) != engine.NoPiece && on(q, s, at) {
			between++
		}
	}
	line := df == 0 || dr == 0
	switch piece := p.At(s); piece.Kind() {
	case engine.Rook:
		return line && between == 0
	case engine.Cannon:
		return line && between == 1
	case engine.Horse:
		leg := engine.SquareAt(s.File()+df/2, s.Rank()+dr/2)
		return slices.Contains([]int{2, -2}, df*dr) && p.At(leg) == engine.NoPiece
	case engine.Pawn:
		forward := 1
		if piece.Color() == engine.Black {
			forward = -1
		}
		_, rank := s.Seen(piece.Color())
		return df == 0 && dr == forward || rank > 5 && dr == 0 && df*df == 1
	}
	return false
}
