// Questions by the form of their answer, and reading it: a move in any notation, points
// in every form in which they are named, a piece, a number. What can be no answer is
// not understood, and never wrong.

package drill

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/lang"
)

// ask makes a question.
func ask(f Form, v *View, say, want Words, right func(reply) bool) *Step {
	return &Step{Say: []Words{say}, View: v, Form: f, Len: f.digits(), Want: want, right: right}
}

// askMove is a question for a move of v's position; right tells whether it is one.
func askMove(v *View, say Words, want engine.Move, right func(engine.Move) bool) *Step {
	return ask(AMove, v, say, plainMove(&v.Position, want), func(r reply) bool { return right(r.move) })
}

// askPoint is a question for a point in the count of c, any of at.
func askPoint(v *View, say Words, c engine.Color, at ...engine.Square) *Step {
	step := ask(APoint, v, say, plainPoints(at, c), func(r reply) bool { return slices.Contains(at, r.points[0]) })
	step.Side = c
	return step
}

// askPoints is a question for all of some points, in the count of c.
func askPoints(v *View, say Words, c engine.Color, at []engine.Square) *Step {
	want := slices.Sorted(slices.Values(at))
	step := ask(SomePoints, v, say, plainPoints(at, c), func(r reply) bool {
		return slices.Equal(slices.Compact(slices.Sorted(slices.Values(r.points))), want)
	})
	step.Side = c
	return step
}

// askPiece is a question for a kind of piece, any of right; NoKind: there is none.
func askPiece(v *View, say, want Words, right ...engine.Kind) *Step {
	return ask(APiece, v, say, want, func(r reply) bool { return slices.Contains(right, engine.Kind(r.number)) })
}

// askNumber is a question for a number from least to most, any of right.
func askNumber(v *View, say Words, least, most int, right ...int) *Step {
	texts := make([]string, len(right))
	for i, n := range right {
		texts[i] = strconv.Itoa(n % 10)
	}
	step := ask(ANumber, v, say, plain(strings.Join(texts, " ")), func(r reply) bool { return slices.Contains(right, r.number) })
	step.Least, step.Most = least, most
	return step
}

// askWhether is a question that is answered by yes or no.
func askWhether(v *View, say Words, yes bool) *Step {
	want := lang.AnswerNo
	if yes {
		want = lang.AnswerYes
	}
	return ask(YesOrNo, v, say, words(want), func(r reply) bool { return (r.number == 1) == yes })
}

// Judge tells what an answer is worth: Retry if it can be none.
func (s *Step) Judge(answer string) Verdict { return s.judge(answer, notation.Mode{}) }

// judge is Judge where moves are read in a mode.
func (s *Step) judge(answer string, mode notation.Mode) Verdict {
	read, v := s.read(strings.TrimSpace(answer), mode)
	if slices.ContainsFunc(read, s.right) {
		return Right
	}
	return v
}

// read returns what an answer may mean, and what it is worth if none of that is
// right: Wrong, or Retry where it can be no answer.
func (s *Step) read(text string, mode notation.Mode) ([]reply, Verdict) {
	var all []reply
	switch {
	case text == "" || s.Form == Nothing:
	case s.Form == AMove:
		return s.readMove(text, mode)
	case s.Form == APoint || s.Form == SomePoints:
		all = readPoints(text, s.Side, s.Form == SomePoints)
		if s.own && len(all) > 0 {
			all = all[:1]
		}
	case s.Form == APiece:
		all = readPiece(text)
	case s.Form == ANumber:
		all = readNumber(text, s.Least, s.Most)
	case s.Form == YesOrNo:
		all = readWhether(text)
	}
	if len(all) == 0 {
		return nil, Retry
	}
	return all, Wrong
}

// readMove reads a move: piece, from, to in five digits, or any notation. One that
// is against the rules is a wrong answer; one that goes nowhere is none.
func (s *Step) readMove(text string, mode notation.Mode) ([]reply, Verdict) {
	if len(text) == AMove.digits() && isDigits(text) {
		mode = notation.Mode{}
	}
	mode, text = mode.Named(text)
	m, by, err := mode.Parse(&s.View.Position, text)
	if err == nil && s.not != "" && strings.HasPrefix(by.Name(), s.not) {
		return nil, Retry
	}
	if err == nil {
		return []reply{{move: m}}, Wrong
	}
	if bad, ok := errors.AsType[*notation.Error](err); ok && bad.Fault != notation.Illegal {
		return nil, Retry
	}
	if rule, ok := errors.AsType[*engine.IllegalError](err); ok && rule.Move.From == rule.Move.To {
		return nil, Retry
	}
	return nil, Wrong
}

// between reports whether a character stands between points.
func between(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",，、;；", r) }

// readPoints reads a point, or several with or without anything between them;
// numerals are those of side, or, in Chinese and in brackets, of the side that
// writes them so: the former first. 0 alone is none of several.
func readPoints(text string, side engine.Color, several bool) []reply {
	if several && notation.FoldRune([]rune(text)[0]) == '0' && len([]rune(text)) == 1 {
		return []reply{{}}
	}
	var all []reply
	for _, read := range []pointReader{lang.ReadPointAs, lang.ReadPoint} {
		var at []engine.Square
		for _, part := range strings.FieldsFunc(text, between) {
			some := readRun([]rune(part), side, read)
			if some == nil {
				return nil
			}
			at = append(at, some...)
		}
		if len(at) == 0 || !several && len(at) > 1 {
			return nil
		}
		all = append(all, reply{points: at})
	}
	return all
}

// pointReader reads a point of which a side speaks.
type pointReader func(text string, side engine.Color) (engine.Square, bool)

// longestPoint is how many characters name a point at most: (4·5)位 and
// 四路对方炮台线.
const longestPoint = 8

// readRun reads points that follow on each other; nil if something else is among
// them.
func readRun(text []rune, side engine.Color, read pointReader) []engine.Square {
	var at []engine.Square
	for len(text) > 0 {
		n := min(longestPoint, len(text))
		for ; n > 1; n-- {
			if s, ok := read(string(text[:n]), side); ok {
				at = append(at, s)
				break
			}
		}
		if n < 2 {
			return nil
		}
		text = text[n:]
	}
	return at
}

func readPiece(text string) []reply {
	if k, ok := lang.ReadKind(text); ok {
		return []reply{{number: int(k)}}
	}
	if n, ok := digit(text); ok && n == 0 {
		return []reply{{}}
	}
	return nil
}

func readNumber(text string, least, most int) []reply {
	n, ok := digit(text)
	if folded := records.Fold(text); folded == "10" || folded == "十" {
		n, ok = 10, true
	}
	if ok && n == 0 && least == 1 && most == 10 {
		n = 10
	}
	if !ok || n < least || n > most {
		return nil
	}
	return []reply{{number: n}}
}

// noes and yeses are answers to a question for yes or no, besides 0 and 1.
var (
	noes  = []string{"n", "no", "否", "不", "không"}
	yeses = []string{"y", "yes", "是", "有", "có"}
)

func readWhether(text string) []reply {
	n, ok := digit(text)
	switch folded := records.Fold(text); {
	case slices.Contains(noes, folded) || ok && n == 0:
		return []reply{{number: 0}}
	case slices.Contains(yeses, folded) || ok && n == 1:
		return []reply{{number: 1}}
	}
	return nil
}

// digit reads a single numeral, 0 to 9.
func digit(text string) (int, bool) {
	r := []rune(records.Fold(text))
	if len(r) != 1 {
		return 0, false
	}
	if r[0] >= '0' && r[0] <= '9' {
		return int(r[0] - '0'), true
	}
	i := slices.Index([]rune("〇一二三四五六七八九"), r[0])
	return max(i, 0), i >= 0 || r[0] == '零'
}

func isDigits(text string) bool {
	return text != "" && !strings.ContainsFunc(text, func(r rune) bool { return r < '0' || r > '9' })
}

func plainPoints(at []engine.Square, c engine.Color) Words {
	return words(lang.Verbatim, Points{at, c})
}
