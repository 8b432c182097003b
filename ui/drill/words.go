// Package drill is practice: questions answered with digits, scores, and when an
// item comes back. Everything in it is a state machine over plain data; screens
// and the line mode draw it.
package drill

import (
	"fmt"
	"strings"

	"qipu/engine"
	"qipu/ui/lang"
)

// Words are a text and what goes into it, to be said in any language. Besides
// plain values Args may hold a Side, a Piece, a Point, a Points, a
// MoveText, a lang.Text, Words or a List: they are said in the same language.
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

// List is several things to be said, a space between.
type List []any

// words makes Words.
func words(t lang.Text, args ...any) Words { return Words{t, args} }

// plain makes Words of a text that is the same in all languages.
func plain(text string) Words { return words(lang.Verbatim, text) }

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
		return l.Kind(p.Color(), p.Kind())
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
		return strings.Join(names, " ")
	case MoveText:
		return arg.in(l)
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
