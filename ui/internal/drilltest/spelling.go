// Right answers to questions, in every form in which they can be typed.

package drilltest

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// Spelling is a right answer in one form.
type Spelling struct {
	Form string // "digits" is that of the keypad alone
	Text string
}

// Nonsense can answer no question of any form. It begins with no digit: one that is a
// whole answer is taken as it is typed.
var Nonsense = []string{"xyzzy", "x..", "+-+", "?!", "炮二走", "x01", ",,1x", "help me"}

// Spellings returns the right answer to a question of a form in all notations, found
// by trying what can be typed in digits. The test fails where there is none.
func Spellings(t testing.TB, s *drill.Step) []Spelling {
	t.Helper()
	var all []Spelling
	switch s.Form {
	case drill.AMove:
		all = moves(s)
	case drill.APoint, drill.SomePoints:
		all = points(s)
	case drill.APiece:
		all = pieces(s)
	case drill.ANumber:
		all = numbers(s)
	case drill.YesOrNo:
		all = words(s)
	}
	if len(all) == 0 || all[0].Form != "digits" || s.Judge(all[0].Text) != drill.Right {
		t.Fatalf("no digits answer %q", s.Say[len(s.Say)-1].In(lang.English, lang.NarrowDot))
	}
	return all
}

// typed is a point in two digits, as a side counts.
func typed(at engine.Square, c engine.Color) string {
	file, rank := at.Seen(c)
	return string([]byte{'0' + byte(file), '0' + byte(rank%10)})
}

func moves(s *drill.Step) []Spelling {
	p := s.View.Position
	b := p.Board()
	for _, m := range p.AppendMoves(nil) {
		answer := string('0'+byte(p.At(m.From).Kind())) + typed(m.From, p.Turn()) + typed(m.To, p.Turn())
		if s.Judge(answer) != drill.Right {
			continue
		}
		all := []Spelling{{"digits", answer}}
		for _, name := range []string{"iccs", "chinese", "chinese-traditional", "wxf", "keypad", "absolute", "shorthand"} {
			n, known := notation.Lookup(name)
			if !known {
				continue
			}
			if text, ok := n.Append(nil, &b, m); ok {
				all = append(all, Spelling{name, string(text)})
			}
		}
		return all
	}
	return nil
}

func points(s *drill.Step) []Spelling {
	at := s.Want.Args[0].(drill.Points).At
	if s.Form == drill.APoint {
		at = at[:1]
	}
	if len(at) == 0 {
		return []Spelling{{"digits", "0"}, {"wide", "０"}}
	}
	forms := []struct {
		name string
		text func(engine.Square) string
	}{
		{"digits", func(at engine.Square) string { return typed(at, s.Side) }},
		{"iccs", func(at engine.Square) string { return strings.ToLower(at.String()) }},
		{"capitals", func(at engine.Square) string { return at.String() }},
		{"brackets", func(at engine.Square) string { return lang.Point(at, s.Side, lang.NarrowDot) }},
		{"wide brackets", func(at engine.Square) string { return lang.Point(at, s.Side, lang.WideDot) }},
		{"numerals", func(at engine.Square) string {
			file, rank := at.Seen(s.Side)
			return lang.Digit(s.Side, file) + lang.Digit(s.Side, rank)
		}},
	}
	var all []Spelling
	for _, f := range forms {
		var texts []string
		for _, point := range at {
			texts = append(texts, f.text(point))
		}
		between := " "
		if f.name == "digits" {
			between = ""
		}
		all = append(all, Spelling{f.name, strings.Join(texts, between)})
	}
	return all
}

func pieces(s *drill.Step) []Spelling {
	if s.Judge("0") == drill.Right {
		return []Spelling{{"digits", "0"}, {"wide", "０"}}
	}
	for k := engine.King; k <= engine.Pawn; k++ {
		if s.Judge(string(rune('0'+byte(k)))) != drill.Right {
			continue
		}
		all := []Spelling{{"digits", string(rune('0' + byte(k)))}, {"letter", string("?KAEHRCP"[k])}}
		for _, l := range lang.All {
			all = append(all, Spelling{l.String(), l.Kind(engine.Red, k)}, Spelling{l.String(), l.Kind(engine.Black, k)})
		}
		return all
	}
	return nil
}

func numbers(s *drill.Step) []Spelling {
	for n, han := range []string{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"} {
		text := string(rune('0' + n))
		if s.Judge(text) != drill.Right {
			continue
		}
		if n == 0 && s.Most == 10 {
			return []Spelling{{"digits", text}, {"ten", "10"}, {"chinese", "十"}}
		}
		return []Spelling{{"digits", text}, {"chinese", han}, {"wide", string(rune('０' + n))}}
	}
	return nil
}

func words(s *drill.Step) []Spelling {
	if s.Judge("1") == drill.Right {
		return []Spelling{{"digits", "1"}, {"en", "yes"}, {"letter", "y"}, {"zh", "是"}, {"vi", "có"}}
	}
	return []Spelling{{"digits", "0"}, {"en", "no"}, {"letter", "n"}, {"zh", "否"}, {"vi", "không"}}
}

// Library is what drills ask, made without files.
func Library(t testing.TB) *drill.Library {
	t.Helper()
	l := &drill.Library{Problems: drill.Ladder()}
	for i := range 4 {
		g := drill.Game{Name: "game", Title: "game", Start: engine.StandardPosition()}
		p := g.Start
		for ply := range 60 {
			legal := p.AppendMoves(nil)
			if len(legal) == 0 {
				break
			}
			m := legal[(ply*7+i*13+5)%len(legal)]
			g.Moves, p = append(g.Moves, m), p.PlayLegal(m)
		}
		l.Games.Games = append(l.Games.Games, g)
	}
	return l
}
