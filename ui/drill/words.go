// Package drill is practice: questions answered with digits, scores, and when an
// item comes back. Everything in it is a state machine over plain data; screens
// and the line mode draw it, and the time is always given.
//
// What can be asked is an item, a [Task]: it makes a [Script], which gives one
// [Step] after another. A step is told, or asks with its Judge, and may have a board
// ([View]) that is seen at a level of [qipu/ui/veil]. A walk:
//
//   - [Start] looks a drill up by its name, or takes what is due; a [Sitting] that was
//     cut off goes on (sitting.go). What is asked, and in which order, is plan.go's.
//   - The [Machine] it returns has the step to be shown. [Machine.Key] takes a key (keys.go),
//     [Machine.Answer] a typed line; both judge, score and go on.
//   - An answer is an [Answer] in the [History], which a [Log] writes down before the
//     next question. From the same log the [Scheduler] tells when the item is due
//     again (fsrs.go: FSRS-6, day by day), and stats.go how practice has gone.
//   - What is said is [Words], a text of [qipu/ui/lang] with its arguments, so that a
//     sitting can be read in any language.
//
// Questions are made by points.go (without a position), board.go (on a position that
// is held in the head), follow.go (along a game), mates.go, manuals.go and ends.go
// (problems), memory.go (a line or a game learnt by heart), openings.go (one's own
// openings, out of the [Book] of book.go). What of it is spoken, and how it goes on by
// itself, is aloud.go's.
//
// To add a drill: a [Kind] at the end of its list and a row in the table kinds, with
// a function that makes a question; its title in [qipu/ui/lang]. Its number is kept in
// sittings, and its name in the log: neither changes again.
package drill

import (
	"fmt"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

// Words are a text and what goes into it, to be said in any language. Besides
// plain values Args may hold a Side, a Piece, a Point, a Points, a File, a
// MoveText, a LineText, a MoveTexts, a lang.Text, Words or a List: they are said in the
// same language.
type Words struct {
	Text lang.Text
	Args []any
}

// Side is a side to be named.
type Side engine.Color

// Piece is a piece to be named.
type Piece engine.Piece

// Point is a point to be named in a side's count.
type Point struct {
	At   engine.Square
	Side engine.Color
}

// Points are points to be named in a side's count.
type Points struct {
	At   []engine.Square
	Side engine.Color
}

// File is a file to be named in a side's count, 1 to 9.
type File struct {
	Number int
	Side   engine.Color
}

// Opening is an opening to be named.
type Opening records.Opening

// List is several things to be said, a space between.
type List []any

// words makes Words.
func words(t lang.Text, args ...any) Words { return Words{t, args} }

// plain makes Words of a text that is the same in all languages.
func plain(text string) Words { return words(lang.Verbatim, text) }

// NotationName is the name of a notation, to be said in the language.
type NotationName string

// with returns the words with more behind their arguments, or behind them where they
// have none.
func (w Words) with(more Words) Words {
	switch {
	case more.Empty():
		return w
	case len(w.Args) == 0:
		return words(lang.Verbatim, List{w, words(lang.InBrackets, more)})
	}
	last := len(w.Args) - 1
	args := append(w.Args[:last:last], List{w.Args[last], words(lang.InBrackets, more)})
	return Words{w.Text, args}
}

// Empty reports whether nothing is to be said.
func (w Words) Empty() bool { return w.Text == lang.NoText }

// In says the words in l; dot stands between file and rank.
func (w Words) In(l lang.Lang, dot string) string {
	args := make([]any, len(w.Args))
	for i, arg := range w.Args {
		args[i] = said(arg, l, dot)
	}
	return l.Say(w.Text, args...)
}

func said(arg any, l lang.Lang, dot string) any {
	switch arg := arg.(type) {
	case Side:
		return l.Side(engine.Color(arg))
	case Piece:
		p := engine.Piece(arg)
		if name := l.Kind(p.Color(), p.Kind()); dot == lang.Spaced {
			return lang.ForEar(name)
		} else {
			return name
		}
	case NotationName:
		return l.Notation(string(arg))
	case File:
		return lang.DigitIn(arg.Side, arg.Number, dot)
	case Point:
		return lang.Point(arg.At, arg.Side, dot)
	case Points:
		if len(arg.At) == 0 {
			return l.Say(lang.NoneOfThem)
		}
		names := make([]string, len(arg.At))
		for i, s := range arg.At {
			names[i] = lang.Point(s, arg.Side, dot)
		}
		if dot == lang.Spaced {
			return strings.Join(names, ", ")
		}
		return strings.Join(names, " ")
	case MoveText:
		return arg.in(l, dot)
	case LineText:
		return arg.in(l, dot)
	case MoveTexts:
		return arg.in(l, dot)
	case Opening:
		o := records.Opening(arg)
		return l.Opening(&o)
	case lang.Text:
		return l.Say(arg)
	case Words:
		return arg.In(l, dot)
	case List:
		parts := make([]string, len(arg))
		for i, part := range arg {
			parts[i] = fmt.Sprint(said(part, l, dot))
		}
		return strings.Join(parts, " ")
	}
	return arg
}
