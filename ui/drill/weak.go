// What practice tells of who practises: days in a row, whether a drill goes better than
// before, and what is weak.

package drill

import (
	"strings"
	"time"

	"qipu/engine"
	"qipu/ui/lang"
)

// Streak returns on how many days in a row there was practice, up to today or, while
// there was none today, yesterday.
func (h *History) Streak(now time.Time) int {
	days := map[string]bool{}
	for _, a := range h.Answers {
		days[a.Time.Local().Format(time.DateOnly)] = true
	}
	at := now.Local()
	if !days[at.Format(time.DateOnly)] {
		at = at.AddDate(0, 0, -1)
	}
	n := 0
	for ; days[at.Format(time.DateOnly)]; at = at.AddDate(0, 0, -1) {
		n++
	}
	return n
}

// trendOf is how many first tries of a drill are set beside those before them.
const trendOf = 20

// Trend returns how many of the last first tries of a drill were right, in per cent, and
// of those before; false while there are too few.
func (h *History) Trend(k Kind) (now, before int, ok bool) {
	var right []bool
	for _, a := range h.Answers {
		if a.Kind == k.String() && !a.Again {
			right = append(right, a.Right())
		}
	}
	if len(right) < 2*trendOf {
		return 0, 0, false
	}
	share := func(tries []bool) int {
		n := 0
		for _, r := range tries {
			n += btoi(r)
		}
		return 100 * n / len(tries)
	}
	last := right[len(right)-trendOf:]
	return share(last), share(right[len(right)-2*trendOf : len(right)-trendOf]), true
}

// class is questions that have something in common.
type class struct {
	name         Words
	tried, right int
}

// weakOf is how many questions tell of a weakness at least, and how many per cent below
// all others its answers are.
const (
	weakOf    = 10
	weakBelow = 10
)

// Weak returns what is weak, the worst of each: a kind of piece, a side of the board, a
// distance in plies from when it was shown.
func (h *History) Weak() []Words {
	var kinds [engine.Pawn + 1]class
	sides := [3]class{{name: words(lang.WeakLeft)}, {name: words(lang.WeakMiddle)}, {name: words(lang.WeakRight)}}
	plies := [4]class{
		{name: words(lang.WeakAtOnce)}, {name: words(lang.WeakAfter, 1, 4)}, {name: words(lang.WeakAfter, 5, 12)}, {name: words(lang.WeakLong, 12)},
	}
	var all class
	for _, a := range h.Answers {
		for _, q := range a.Tried {
			piece, at, ok := q.read()
			if !ok || a.Again {
				continue
			}
			distance := 0
			for _, least := range [...]int{1, 5, 13} {
				distance += btoi(q.Plies >= least)
			}
			kinds[piece.Kind()].name = words(lang.Verbatim, Piece(engine.MakePiece(engine.Red, piece.Kind())))
			for _, c := range []*class{&all, &kinds[piece.Kind()], &sides[at.File()/3], &plies[distance]} {
				c.tried++
				c.right += btoi(q.Right)
			}
		}
	}
	var weak []Words
	for _, some := range [][]class{kinds[:], sides[:], plies[:]} {
		worst := class{}
		for _, c := range some {
			if c.tried >= weakOf && (worst.tried == 0 || c.right*worst.tried < worst.right*c.tried) {
				worst = c
			}
		}
		if worst.tried > 0 && 100*worst.right/worst.tried <= 100*all.right/all.tried-weakBelow {
			weak = append(weak, words(lang.WeakIs, worst.name, 100*worst.right/worst.tried))
		}
	}
	return weak
}

// read returns the piece and the point of a question; false if it names none.
func (q *Tried) read() (engine.Piece, engine.Square, bool) {
	if len(q.Piece) != 1 || len(q.At) != 2 {
		return engine.NoPiece, engine.NoSquare, false
	}
	file, rank := int(q.At[0])-'a', int(q.At[1])-'0'
	if file < 0 || file >= engine.Files || rank < 0 || rank >= engine.Ranks {
		return engine.NoPiece, engine.NoSquare, false
	}
	for _, c := range []engine.Color{engine.Red, engine.Black} {
		for k := engine.King; k <= engine.Pawn; k++ {
			if p := engine.MakePiece(c, k); p.String() == q.Piece {
				return p, engine.SquareAt(file, rank), true
			}
		}
	}
	return engine.NoPiece, engine.NoSquare, false
}

// summary says the days in a row, the level and the trend of each drill, and what is
// weak.
func (h *History) summary(l lang.Lang, now time.Time) []string {
	lines := []string{l.Say(lang.StatsStreak, h.Streak(now))}
	for _, r := range h.Rows() {
		var parts []string
		if r.Kind.Levels() > 1 {
			parts = append(parts, l.Say(lang.DrillLevel, h.Level(r.Kind)))
		}
		if last, before, ok := h.Trend(r.Kind); ok {
			parts = append(parts, l.Say(lang.StatsTrend, last, before))
		}
		if len(parts) > 0 {
			lines = append(lines, l.Say(lang.Announced, l.Say(r.Kind.Title()), strings.Join(parts, l.Say(lang.ListComma))))
		}
	}
	var weak []string
	for _, w := range h.Weak() {
		weak = append(weak, w.In(l, lang.NarrowDot))
	}
	if len(weak) > 0 {
		lines = append(lines, l.Say(lang.StatsWeak, strings.Join(weak, l.Say(lang.ListComma))))
	}
	return lines
}
