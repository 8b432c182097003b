// A step of a drill: something told, or a question with the form of its answer.

package drill

import (
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

// Step is one thing told or asked. One without a Form is told, and Enter goes on.
type Step struct {
	Say  []Words
	View *View        // nil: there is no board
	Form Form         // what can answer it
	Side engine.Color // in whose count points are typed
	// Len is the number of digits which, typed alone, are judged without Enter; 0:
	// Enter ends every answer.
	Len     int
	Least   int    // of a number
	Most    int    // of a number
	Want    Words  // what would have been right
	unheard bool   // no words lead to the board: who does not see it is told all of it
	own     bool   // points are asked in the count of Side, and numerals are no other's
	not     string // the notation in which a move is told: none to answer in
	About   About  // what is asked about
	right   func(reply) bool
}

// About is what a question is about.
type About struct {
	Piece engine.Piece
	At    engine.Square
	Plies int  // since the position was shown
	Known bool // there is such a piece
}

// of says what a question is about.
func (s *Step) of(piece engine.Piece, at engine.Square) *Step {
	s.About = About{Piece: piece, At: at, Known: piece != engine.NoPiece}
	return s
}

// Hint says how the answer is typed: what the digits mean.
func (s *Step) Hint() Words {
	switch s.Form {
	case APiece:
		return words(lang.DigitsShort)
	case AMove:
		return words(lang.MoveDigits)
	case APoint, SomePoints:
		return words(lang.PointDigits)
	}
	return Words{}
}

// asks reports whether the step is a question.
func (s *Step) asks() bool { return s.Form != Nothing }

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

// Form is what can answer a question.
type Form uint8

// written reports whether an answer of the form is a text of which every character
// is a part, '.' '+' and '-' too.
func (f Form) written() bool { return f == AMove || f == APoint || f == SomePoints }

// digits is the number of digits of an answer of the form that need no Enter.
func (f Form) digits() int {
	switch f {
	case AMove:
		return 5
	case APoint:
		return 2
	case APiece, ANumber, YesOrNo:
		return 1
	}
	return 0
}

// The forms.
const (
	Nothing    Form = iota // nothing is asked
	AMove                  // a move; five digits alone are piece, from, to
	APoint                 // a point; two digits alone are file and rank
	SomePoints             // points in any order; 0 alone: none
	APiece                 // a kind of piece; 0: none
	ANumber                // a number from Least to Most; 0 is the tenth where Least is 1 and Most is 10
	YesOrNo                // 1 or 0
)

// reply is an answer as it was read.
type reply struct {
	move   engine.Move
	points []engine.Square
	number int // a kind of piece too; 1 for yes
}
