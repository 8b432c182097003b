// What a typed text can become: the legal moves that fit so far.

package ui

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/ui/lang"
)

// candidates are the moves that fit.
type candidates struct {
	*stage
	board *engine.Board
	fits  []engine.Move
}

// writeCandidates writes the legal moves that fit: the only one in every notation,
// few in as many as let all stand on the line, many in four or as the width
// allows.
func writeCandidates(s *stage, fits []engine.Move, room int) []run {
	c := candidates{s, s.session.Board(), fits}
	order := s.session.View.Forms.Every()
	if len(fits) == 1 {
		return []run{{inkTarget, c.oneMove(fits[0], order, room)}}
	}
	count := c.lang.Say(lang.MovesFit, len(fits))
	room -= c.measure.Width(count) + len(" ...   ")
	for n := len(order) - 1; n > 0; n-- {
		if texts, ok := c.allOf(order[:n], room); ok {
			return append(texts, run{inkDim, "   " + count})
		}
	}
	n := 4
	if room < 50 {
		n = 2
	}
	runs := c.someOf(order[:n], room)
	return append(runs, run{inkDim, " ...   " + count})
}

// oneMove writes a move in as many notations as fit.
func (c *candidates) oneMove(mv engine.Move, order []int, room int) string {
	texts := c.session.View.Forms.Write(c.board, mv)
	text := ""
	for i, at := range order {
		if slices.ContainsFunc(order[:i], func(other int) bool { return texts[other] == texts[at] }) {
			continue // both scripts are one
		}
		next := strings.TrimLeft(text+"  "+plainMove(texts[at]), " ")
		if c.measure.Width(next) > room {
			break
		}
		text = next
	}
	return text
}

func joinTexts(t []string, order []int) string {
	parts := make([]string, 0, len(order))
	for _, at := range order {
		if t[at] != "" {
			parts = append(parts, plainMove(t[at]))
		}
	}
	return strings.Join(parts, " ")
}

// allOf writes every candidate, if there is room.
func (c *candidates) allOf(order []int, room int) ([]run, bool) {
	if len(c.fits)*6 > room {
		return nil, false
	}
	var runs []run
	for i, mv := range c.fits {
		r := c.candidate(i, joinTexts(c.session.View.Forms.Write(c.board, mv), order))
		if room -= c.measure.Width(r.text); room < 0 {
			return nil, false
		}
		runs = append(runs, r)
	}
	return runs, true
}

// someOf writes the candidates from the chosen one on that fit; the last one may
// be cut to fewer notations.
func (c *candidates) someOf(order []int, room int) []run {
	var runs []run
	first := max(0, c.session.Entry.Chosen()-1)
	for i := first; i < len(c.fits); i++ {
		texts := c.session.View.Forms.Write(c.board, c.fits[i])
		for n := len(order); n > 0; n-- {
			r := c.candidate(i, joinTexts(texts, order[:n]))
			if w := c.measure.Width(r.text); w <= room {
				runs = append(runs, r)
				room -= w
				break
			}
			if n == 1 {
				return runs
			}
		}
	}
	return runs
}

func (c *candidates) candidate(i int, text string) run {
	if c.session.Entry.Chosen() == i+1 {
		return run{inkTarget, "[" + text + "] "}
	}
	return run{inkText, text + "   "}
}
