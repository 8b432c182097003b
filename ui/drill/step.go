// A step of a drill: something told, or a question with its answer.

package drill

import (
	"slices"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// Verdict is what became of a step.
type Verdict uint8

// The verdicts.
const (
	Unasked Verdict = iota // the step asked nothing
	Right                  // answered rightly
	Wrong                  // answered wrongly, or given up
	Retry                  // the answer could not be understood: it is typed again
)

// View is the board that belongs to a step.
type View struct {
	Position  engine.Position
	Level     veil.Level
	Near      engine.Color
	Last      engine.Move // the zero Move: none
	Announced Words       // the last move as it was announced
}

// Scene returns what may be seen of the view; peek shows the board.
func (v *View) Scene(peek bool) veil.Scene {
	o := veil.NoOptions(v.Near)
	o.Last, o.Peek = v.Last, peek
	if v.Position.InCheck() < engine.NoSquare {
		o.Check = v.Position.King(v.Position.Turn())
	}
	b := v.Position.Board()
	return veil.See(&b, v.Level, o)
}

// Step is one thing told or asked. A step without Judge is told, and Enter goes
// on.
type Step struct {
	Say  []Words
	View *View // nil: there is no board
	// Judge tells what an answer is worth. Digits are typed; a line mode may pass
	// any text.
	Judge func(answer string) Verdict
	// Len is the number of digits of every answer, after which it is judged
	// without Enter; 0: Enter ends the answer.
	Len   int
	Digit bool  // the digit is a number, not a piece
	Want  Words // what would have been right
}

// Hint says how the answer is typed: what the digits mean.
func (s *Step) Hint() Words {
	switch {
	case !s.asks() || s.Len == 1 && s.View == nil:
		return Words{}
	case s.Len == 1 && s.Digit:
		return Words{}
	case s.Len == 1:
		return words(lang.DigitsShort)
	case s.Len == moveDigits:
		return words(lang.MoveDigits)
	}
	return words(lang.PointDigits)
}

// asks reports whether the step is a question.
func (s *Step) asks() bool { return s.Judge != nil }

// Script is an item being asked: it returns its first step for Told, then the
// next one for what became of the last, and nil after the end.
type Script func(last Verdict) *Step

// once makes a script of steps that do not depend on the answers.
func once(steps ...*Step) Script {
	i := -1
	return func(Verdict) *Step {
		i++
		if i >= len(steps) {
			return nil
		}
		return steps[i]
	}
}

// verdict is Right or Wrong.
func verdict(right bool) Verdict {
	if right {
		return Right
	}
	return Wrong
}

// oneOf returns a judge for whom any of the answers is right.
func oneOf(answers ...string) func(string) Verdict {
	return func(answer string) Verdict { return verdict(slices.Contains(answers, answer)) }
}

// digits returns how a side types a point: file, then rank, 0 the tenth.
func digits(s engine.Square, side engine.Color) string {
	file, rank := s.Seen(side)
	return string([]byte{'0' + byte(file), '0' + byte(rank%10)})
}

// allOf returns a judge for whom exactly the points are right, in any order; an
// answer that is not pairs of digits is to be typed again.
func allOf(points []engine.Square, side engine.Color) func(string) Verdict {
	return func(answer string) Verdict {
		if len(answer)%2 != 0 {
			return Retry
		}
		var got []engine.Square
		for i := 0; i < len(answer); i += 2 {
			s, ok := readPoint(answer[i:i+2], side)
			if !ok {
				return Retry
			}
			got = append(got, s)
		}
		want := slices.Clone(points)
		slices.Sort(want)
		slices.Sort(got)
		return verdict(slices.Equal(slices.Compact(got), want))
	}
}

// readPoint reads two digits in a side's count.
func readPoint(text string, side engine.Color) (engine.Square, bool) {
	if len(text) != 2 || text[0] < '1' || text[0] > '9' || text[1] < '0' || text[1] > '9' {
		return engine.NoSquare, false
	}
	rank := int(text[1] - '0')
	if rank == 0 {
		rank = engine.Ranks
	}
	return engine.SeenSquare(side, int(text[0]-'0'), rank), true
}
