// The referee on cycles from rule books, programs and played games, and what may
// never matter to it.

package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// cycleRow is a row of repetition.tsv: moves after which a position is judged.
type cycleRow struct {
	id               string
	start            Position
	moves            []Move
	count, first     int       // how often the position stood; the ply of the third last time
	conduct          [2]string // by side
	letters, targets [2]string
	verdict          [2]string // by the Asian and the Chinese rules
	disputed         bool
}

func cycleRows(t testing.TB) []cycleRow {
	t.Helper()
	var rows []cycleRow
	names := map[string]string{"0-1": "red-loses", "1-0": "black-loses", "draw": "draw"}
	for _, c := range table(t, "repetition.tsv") {
		if c[0] == "id" {
			continue
		}
		row := cycleRow{
			id: c[0], start: position(t, c[1]), count: number(t, c[4]), first: -1,
			conduct: [2]string{c[6], c[7]}, letters: [2]string{c[8], c[9]}, targets: [2]string{c[10], c[11]},
			verdict:  [2]string{names[c[13]], names[c[17]]},
			disputed: c[19] == "disputed",
		}
		if c[5] != "" {
			row.first = number(t, c[5])
		}
		// The table writes all letters small.
		row.targets[Black] = eachTarget(row.targets[Black], func(piece Piece, s Square) string {
			return strings.ToUpper(piece.String()) + "@" + s.String()
		})
		for _, text := range strings.Fields(c[2])[:number(t, c[3])] {
			row.moves = append(row.moves, moveOf(text))
		}
		rows = append(rows, row)
	}
	return rows
}

// moveOf reads "H2-E2".
func moveOf(text string) Move {
	return Move{SquareAt(int(text[0]-'A'), int(text[1]-'0')), SquareAt(int(text[3]-'A'), int(text[4]-'0'))}
}

// exchanged returns the row with the colours exchanged: the board is given a half
// turn, so that each side sees what the other saw.
func (r cycleRow) exchanged() cycleRow {
	b := r.start.Board()
	was := b.At
	for s, piece := range was {
		if piece != NoPiece {
			piece = MakePiece(piece.Color().Other(), piece.Kind())
		}
		b.At[Square(s).Flip()] = piece
	}
	b.Turn = b.Turn.Other()
	r.start.place(&b)
	r.moves = slices.Clone(r.moves)
	for i, m := range r.moves {
		r.moves[i] = Move{m.From.Flip(), m.To.Flip()}
	}
	for _, pair := range []*[2]string{&r.conduct, &r.letters, &r.targets} {
		pair[0], pair[1] = pair[1], pair[0]
	}
	for i, v := range r.verdict {
		r.verdict[i] = strings.NewReplacer("red", "black", "black", "red").Replace(v)
	}
	for i, text := range r.targets {
		r.targets[i] = eachTarget(text, func(piece Piece, s Square) string {
			return MakePiece(piece.Color().Other(), piece.Kind()).String() + "@" + s.Flip().String()
		})
	}
	return r
}

// mirrored returns the row with left and right exchanged.
func (r cycleRow) mirrored() cycleRow {
	b := r.start.Board()
	was := b.At
	for s, piece := range was {
		b.At[Square(s).Mirror()] = piece
	}
	r.start.place(&b)
	r.moves = slices.Clone(r.moves)
	for i, m := range r.moves {
		r.moves[i] = m.Mirror()
	}
	for i, text := range r.targets {
		r.targets[i] = eachTarget(text, func(piece Piece, s Square) string { return piece.String() + "@" + s.Mirror().String() })
	}
	return r
}

func eachTarget(text string, change func(Piece, Square) string) string {
	if text == "" {
		return ""
	}
	parts := strings.Split(text, "+")
	for i, part := range parts {
		parts[i] = change(PieceOf(part[0]), SquareAt(int(part[2]-'A'), int(part[3]-'0')))
	}
	slices.Sort(parts)
	return strings.Join(parts, "+")
}

// TestReferee judges every row, with the colours exchanged and left and right
// too. Rows on which programs and books differ are told, not counted.
func TestReferee(t *testing.T) {
	for _, row := range cycleRows(t) {
		for name, row := range map[string]cycleRow{
			"": row, " exchanged": row.exchanged(), " mirrored": row.mirrored(), " both": row.exchanged().mirrored(),
		} {
			t.Run(row.id+name, func(t *testing.T) {
				fault := row.judge(t)
				if fault != "" && row.disputed {
					t.Skip("disputed: " + fault)
				}
				if fault != "" {
					t.Error(fault)
				}
			})
		}
	}
}

// judge plays a row and returns what it finds different from it.
func (r *cycleRow) judge(t *testing.T) string {
	t.Helper()
	line := []Position{r.start}
	for _, m := range r.moves {
		next, err := line[len(line)-1].Play(m)
		if err != nil {
			t.Fatal(err)
		}
		line = append(line, next)
	}
	var stood []int
	for i := range line {
		if line[i].Same(&line[len(line)-1]) {
			stood = append(stood, i)
		}
	}
	if len(stood) != r.count {
		return fmt.Sprintf("stood at %v, want %d times", stood, r.count)
	}
	if r.count < 3 {
		return ""
	}
	first := stood[len(stood)-3]
	if first != r.first {
		return fmt.Sprintf("the cycle begins at %d, want %d", first, r.first)
	}
	c := NewCycle(&line[first], r.moves[first:])
	var got cycleRow
	for side := range c.Sides {
		s := &c.Sides[side]
		got.conduct[side], got.letters[side] = s.Conduct.String(), s.Letters()
		var targets []string
		for _, target := range s.Targets {
			targets = append(targets, target.String())
		}
		slices.Sort(targets)
		got.targets[side] = strings.Join(targets, "+")
	}
	for i, rules := range []Rules{Asian, Chinese} {
		got.verdict[i] = c.Verdict(rules).String()
	}
	if c.Verdict(NoRules) != Undecided {
		return "a verdict without rules"
	}
	if got.conduct != r.conduct || got.letters != r.letters || got.targets != r.targets || got.verdict != r.verdict {
		return fmt.Sprintf("%q %q %q %q\nwant %q %q %q %q", got.conduct, got.letters, got.targets, got.verdict, r.conduct, r.letters, r.targets, r.verdict)
	}
	return ""
}

// TestRefereeOnRandomPlay: in random games of few pieces no capture and no step
// forward of a pawn stands inside a cycle, what came before it does not matter,
// and neither do colours or left and right.
func TestRefereeOnRandomPlay(t *testing.T) {
	r := rand.New(rand.NewPCG(16, 16))
	cycles, plies := 0, 0
	for plies < 10000 {
		row := cycleRow{start: mateSetup(r)}
		line := []Position{row.start}
		for len(line) < 120 {
			p := &line[len(line)-1]
			moves := sortedMoves(p)
			if len(moves) == 0 {
				break
			}
			m := moves[r.IntN(len(moves))]
			if n := len(row.moves); n >= 4 && r.IntN(8) > 0 { // mostly to and fro
				back := Move{row.moves[n-2].To, row.moves[n-2].From}
				if p.Legal(back) {
					m = back
				}
			}
			row.moves = append(row.moves, m)
			line = append(line, p.PlayLegal(m))
			plies++
			if first, ok := thirdLast(line); ok {
				cycles++
				row.checkCycle(t, line, first)
			}
		}
	}
	if cycles < 1000 {
		t.Errorf("only %d cycles", cycles)
	}
}

// thirdLast returns where the last position stood for the third last time.
func thirdLast(line []Position) (int, bool) {
	seen := 0
	for i := len(line) - 1; i >= 0; i-- {
		if line[i].Same(&line[len(line)-1]) {
			if seen++; seen == 3 {
				return i, true
			}
		}
	}
	return 0, false
}

func (r *cycleRow) checkCycle(t *testing.T, line []Position, first int) {
	t.Helper()
	for i, m := range r.moves[first:] {
		piece, target := line[first+i].At(m.From), line[first+i].At(m.To)
		if target != NoPiece || piece.Kind() == Pawn && m.From.File() == m.To.File() {
			t.Errorf("%v is inside a cycle", m)
		}
	}
	said := func(r cycleRow) string {
		c := NewCycle(&r.start, r.moves)
		text := c.Sides[Red].Letters() + " " + c.Sides[Black].Letters() + " " + c.Verdict(Asian).String() + " " + c.Verdict(Chinese).String()
		return text
	}
	one := cycleRow{start: line[first], moves: r.moves[first:]}
	other := one.exchanged()
	want := said(one)
	if got := said(one.mirrored()); got != want {
		t.Errorf("mirrored: %s, want %s", got, want)
	}
	words := strings.Split(want, " ")
	words[0], words[1] = words[1], words[0]
	for i := 2; i < 4; i++ {
		words[i] = strings.NewReplacer("red", "black", "black", "red").Replace(words[i])
	}
	if got := said(other); got != strings.Join(words, " ") {
		t.Errorf("exchanged: %s, want %s", got, words)
	}
}

// TestReaching agrees with playing: of an empty point and of one the other side
// holds with the legal moves, of an own one with what could retake there.
func TestReaching(t *testing.T) {
	walk(t, 40, 12, func(p *Position) {
		if p.InCheck() != NoSquare || p.odd {
			return // where captures that only the check forbids count too
		}
		b := p.Board()
		for s := range Square(Squares) {
			var want []Square
			for _, m := range sortedMoves(p) {
				if m.To == s {
					want = append(want, m.From)
				}
			}
			piece := b.At[s]
			if piece != NoPiece && piece.Color() == p.turn {
				want = guardsByPlay(b, s)
			} else if s == p.King(p.turn.Other()) {
				continue // no legal move takes it
			}
			got := p.AppendReaching(nil, p.turn, s)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("%s: %v is reached from %v, want %v", b.FEN(), s, got, want)
			}
		}
	})
}

// guardsByPlay puts an enemy advisor onto a point, where it attacks and blocks
// nothing new, and asks what can take it.
func guardsByPlay(b Board, s Square) []Square {
	if b.At[s].Kind() == King {
		return nil
	}
	b.At[s] = MakePiece(b.Turn.Other(), Advisor)
	o := newOracle(b)
	var from []Square
	for _, m := range o.appendMoves(nil) {
		if m.To == s {
			from = append(from, m.From)
		}
	}
	return from
}
