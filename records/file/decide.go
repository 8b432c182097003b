// Texts with several meanings: the rest of the record decides, as it does who
// moves first.

package file

import (
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// trialLimit bounds the moves that are tried to find out which reading of a text
// lets the rest of a game be played.
const trialLimit = 1 << 16

// follow returns the indices of the moves of the line behind token i, without
// its variations.
func (p *player) follow(i int) []int {
	var list []int
	defer func() { p.work -= len(list) / 16 }()
	for j := i + 1; j < p.frame.end; j++ {
		switch p.list[j].kind {
		case tokMove, tokWord:
			list = append(list, j)
		case tokOpen:
			j = p.list[j].mate
		case tokClose:
			return list
		}
	}
	return list
}

// trial is a position on the way to the end of a line, and the choice that led
// to it.
type trial struct {
	at     records.Situation
	choice int
}

// decide returns the one of the candidates under which the rest of the line can
// be played, if there is just one.
func (p *player) decide(i int, candidates []engine.Move) (engine.Move, bool) {
	if p.work < 0 {
		return engine.Move{}, false
	}
	list := make([]trial, 0, len(candidates))
	for k, m := range candidates {
		next, _ := p.frame.at.After(m)
		list = append(list, trial{next, k})
	}
	alive, _ := p.try(list, p.follow(i))
	if len(alive) == 0 {
		return engine.Move{}, false
	}
	for _, t := range alive[1:] {
		if t.choice != alive[0].choice {
			return engine.Move{}, false
		}
	}
	return candidates[alive[0].choice], true
}

// try plays the rest of a line from several positions at once. It returns those
// that come to its end, and how many moves the furthest comes.
func (p *player) try(list []trial, rest []int) ([]trial, int) {
	const most = 64 // positions at a time
	for n, j := range rest {
		t := &p.list[j]
		var next []trial
		for _, from := range list {
			pos, ok := from.at.Position()
			if !ok {
				continue
			}
			if p.work--; p.work < 0 {
				return nil, n
			}
			moves := p.meanings(pos, t)
			for _, m := range moves {
				if to, _ := from.at.After(m); len(next) < most && !holds(next, &to, from.choice) {
					next = append(next, trial{to, from.choice})
				}
			}
		}
		if len(next) == 0 {
			return nil, n
		}
		list = next
	}
	return list, len(rest)
}

// meanings returns the moves that a text can mean.
func (p *player) meanings(pos *engine.Position, t *token) []engine.Move {
	return notation.Meanings(p.parse(pos, t))
}

func holds(list []trial, s *records.Situation, choice int) bool {
	pos, _ := s.Position()
	for i := range list {
		if other, _ := list[i].at.Position(); list[i].choice == choice && other.Same(pos) {
			return true
		}
	}
	return false
}

// chooseSide settles who moves first: the side for whom the whole line can be
// read, asking first the one whose numerals the text has, else Black where dots
// stand for Red's move, else the header's. Many write digits for both sides: only
// beside numerals of the other kind do they speak for Black, and from the usual
// start nothing but the dots does else.
func (p *player) chooseSide(i int) {
	usual := p.game.Start.FEN() == engine.Standard
	rest := append([]int{i}, p.follow(i)...)
	first := p.game.Start.Turn
	dots := i > 0 && p.list[i-1].kind == tokNumber && placeholder(p.text[p.list[i-1].to:p.list[i].from])
	switch c, ok := p.sideAt(i); {
	case dots && !(ok && c == engine.Red):
		first = engine.Black
	case usual && !(ok && c == engine.Black && p.contrast(rest)):
		return
	case ok && (c == engine.Red || len(rest) == 1 || p.contrast(rest)):
		first = c
	}
	best, furthest := first, -1
	for _, c := range [...]engine.Color{first, first.Other()} {
		setup := p.game.Start
		setup.Turn = c
		at, _ := records.SituationOf(setup)
		if _, n := p.try([]trial{{at, 0}}, rest); n > furthest {
			best, furthest = c, n
		}
		if furthest == len(rest) {
			break
		}
	}
	if furthest <= 0 {
		best = p.game.Start.Turn
	}
	p.turn(best)
}

// misprint reports whether a word is a move but for one sign and stands where the
// move of a round is due: behind its number, or behind the first of its moves.
func (p *player) misprint(i int) bool {
	t := &p.list[i]
	if t.kind != tokWord || i == 0 || !nearly(p.text[t.from:t.to]) {
		return false
	}
	last := &p.list[i-1]
	if last.kind == tokMove && i > 1 {
		last = &p.list[i-2]
	}
	return last.kind == tokNumber && strings.IndexByte(p.text[last.to:t.from], '\n') < 0
}

// sideAt returns the side in whose numerals token i is written.
func (p *player) sideAt(i int) (engine.Color, bool) {
	return sideOf(p.text[p.list[i].from:p.list[i].to], p.list[i].style)
}

// contrast reports whether the second text of a line is written in the numerals
// of the side that the first is not.
func (p *player) contrast(line []int) bool {
	if len(line) < 2 {
		return false
	}
	one, ok1 := p.sideAt(line[0])
	other, ok2 := p.sideAt(line[1])
	return ok1 && ok2 && one != other
}

// sideOf returns the side in whose numerals a Chinese move is written.
func sideOf(text string, s style) (engine.Color, bool) {
	if s != styleChinese && s != styleAbsolute && s != styleShort {
		return engine.Red, false
	}
	var chinese, digits bool
	for _, r := range text {
		g := glyphOf(r)
		chinese = chinese || g&gNumeral != 0
		digits = digits || g&gDigit != 0
	}
	if chinese == digits {
		return engine.Red, false
	}
	if digits {
		return engine.Black, true
	}
	return engine.Red, true
}
