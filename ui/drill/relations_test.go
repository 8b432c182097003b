// Relations and ways, judged by rules of the test's own.

package drill

import (
	"slices"
	"testing"

	"qipu/engine"
	"qipu/ui/lang"
)

// TestRelations answers questions about relations by trying moves: what attacks a point
// could take there, what guards one could retake, and so on.
func TestRelations(t *testing.T) {
	l := library()
	seen := map[lang.Text]int{}
	for level := 1; level <= 4; level++ {
		for seed := range uint64(60) {
			script := generated(Relations, level, &l.Games).New(newRand(seed))
			step := script(Unasked)
			for !step.asks() {
				step = script(Unasked)
			}
			say := step.Say[0]
			seen[say.Text]++
			got := step.Want.Args[0].(Points).At
			p := &step.View.Position
			var want []engine.Square
			switch say.Text {
			case lang.AskAttackers:
				at := say.Args[3].(Point).At
				want = takers(p, engine.Color(say.Args[0].(Side)), at)
			case lang.AskGuards:
				at := say.Args[2].(Point).At
				b := p.Board()
				owner := b.At[at].Color()
				b.At[at] = engine.MakePiece(owner.Other(), engine.Pawn) // as if it had been taken
				if q, err := (engine.Setup{Board: withTurn(b, owner)}).Position(); err == nil {
					want = takers(&q, owner, at)
				} else {
					continue
				}
			case lang.AskPinned:
				for _, q := range piecesOf(p) {
					if q.Color() == engine.Color(say.Args[0].(Side)) && q.Kind() != engine.King {
						b := p.Board()
						b.At[q.at] = engine.NoPiece
						king := p.King(q.Color())
						if attackedByRules(&b, q.Color(), king) && !attackedByRules(new(p.Board()), q.Color(), king) {
							want = append(want, q.at)
						}
					}
				}
			case lang.AskHanging:
				for _, th := range p.AppendThreats(nil, engine.Color(say.Args[0].(Side)).Other()) {
					want = append(want, th.On)
				}
			case lang.AskOver:
				cannon := say.Args[1].(Point).At
				for _, q := range piecesOf(p) {
					if q.Color() != p.At(cannon).Color() {
						if n, ok := piecesBetween(p, cannon, q.at); ok && n == 1 {
							for s := range engine.Square(engine.Squares) {
								if p.At(s) != engine.NoPiece && on(s, cannon, q.at) {
									want = append(want, s)
								}
							}
						}
					}
				}
			}
			slices.Sort(want)
			if want = slices.Compact(want); !slices.Equal(slices.Sorted(slices.Values(got)), want) {
				b := p.Board()
				t.Errorf("%s: %s is %v, want %v", b.FEN(), say.In(lang.English, "·"), got, want)
			}
		}
	}
	for _, text := range []lang.Text{lang.AskAttackers, lang.AskGuards, lang.AskHanging, lang.AskPinned, lang.AskOver} {
		if seen[text] == 0 {
			t.Errorf("%q is never asked", lang.English.Say(text))
		}
	}
}

func withTurn(b engine.Board, c engine.Color) engine.Board { b.Turn = c; return b }

// takers are the pieces of a side that could legally go to a point, were it its turn.
func takers(p *engine.Position, c engine.Color, at engine.Square) []engine.Square {
	b := withTurn(p.Board(), c)
	var from []engine.Square
	for _, q := range piecesOf(p) {
		if q.Color() != c || q.at == at {
			continue
		}
		after := b
		after.At[at], after.At[q.at] = after.At[q.at], engine.NoPiece
		king := p.King(c)
		if q.Kind() == engine.King {
			king = at
		}
		before := attackersByRules(&b, c, p.King(c))
		reach := takesByRules(&b, q.at, at)
		if reach && !slices.ContainsFunc(attackersByRules(&after, c, king), func(s engine.Square) bool {
			return q.Kind() == engine.King || !slices.Contains(before, s)
		}) {
			from = append(from, q.at)
		}
	}
	return from
}

// takesByRules reports whether what stands on s could take on at by the shape of its
// move: also a king or an advisor.
func takesByRules(b *engine.Board, s, at engine.Square) bool {
	p := boardPosition(b)
	df, dr := at.File()-s.File(), at.Rank()-s.Rank()
	_, rank := at.Seen(b.At[s].Color())
	palace := at.File() >= 3 && at.File() <= 5 && rank <= 3
	switch b.At[s].Kind() {
	case engine.King:
		return palace && df*df+dr*dr == 1
	case engine.Advisor:
		return palace && df*df == 1 && dr*dr == 1
	case engine.Elephant:
		return df*df == 4 && dr*dr == 4 && rank <= 5 && b.At[engine.SquareAt(s.File()+df/2, s.Rank()+dr/2)] == engine.NoPiece
	case engine.Cannon:
		n, ok := piecesBetween(p, s, at)
		return ok && (n == 1 && b.At[at] != engine.NoPiece || n == 0 && b.At[at] == engine.NoPiece)
	}
	return attacks(p, s, at)
}

// boardPosition is any board, for rules that only look at what stands where.
func boardPosition(b *engine.Board) *engine.Position {
	for _, turn := range []engine.Color{engine.Red, engine.Black} {
		if p, err := (engine.Setup{Board: withTurn(*b, turn)}).Position(); err == nil {
			return &p
		}
	}
	return nil
}

func attackersByRules(b *engine.Board, c engine.Color, king engine.Square) []engine.Square {
	var by []engine.Square
	if boardPosition(b) == nil {
		return []engine.Square{engine.NoSquare}
	}
	for s := range engine.Square(engine.Squares) {
		if q := b.At[s]; q != engine.NoPiece && q.Color() != c && q.Kind() != engine.King && takesByRules(b, s, king) {
			by = append(by, s)
		}
	}
	return by
}

func attackedByRules(b *engine.Board, c engine.Color, king engine.Square) bool {
	return len(attackersByRules(b, c, king)) > 0
}

// TestTracking follows the ways by the rules of the pieces.
func TestTracking(t *testing.T) {
	l := library()
	answers := map[bool]int{}
	for level := 1; level <= 4; level++ {
		for seed := range uint64(30) {
			script := generated(Tracking, level, &l.Games).New(newRand(seed))
			look := script(Unasked)
			b := look.View.Position.Board()
			at := map[engine.Piece]engine.Square{}
			for _, w := range look.Say[1:] {
				at[engine.Piece(w.Args[1].(Piece))] = w.Args[2].(Point).At
			}
			for step := script(Unasked); step != nil; step = script(Right) {
				p := engine.Piece(step.Say[0].Args[1].(Piece))
				if step.Form == APoint {
					if digits := digits(at[p], p.Color()); step.Judge(digits) != Right {
						t.Errorf("it stands on %v, and that is wrong", at[p])
					}
					continue
				}
				to := step.Say[0].Args[2].(Point).At
				free := takesByRules(&b, at[p], to)
				answers[free]++
				if step.Judge("1") == Right != free {
					b := b
					t.Errorf("%s: %v from %v to %v: free %v", b.FEN(), p, at[p], to, free)
				}
				if free {
					b.At[to], b.At[at[p]], at[p] = p, engine.NoPiece, to
				}
			}
		}
	}
	if answers[true] == 0 || answers[false] == 0 {
		t.Errorf("answers: %v", answers)
	}
}
