// The problems of a game in words.

package cli

import (
	"errors"
	"strconv"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/lang"
)

// described is a problem with the words for it.
type described struct {
	records.Problem
	place   int // of its node in the tree, from 1; 0: the start
	message string
	repairs []repair.Change // the likeliest first
	then    []repair.Change // of slips behind it that have no problem of their own
	beyond  bool            // repairs were looked for, and there is none
}

// describe puts the problems of a game into words: each is about the board on
// which its move could not be played.
func describe(g *records.Game, voice lang.Voice) []described {
	if len(g.Problems) == 0 {
		return nil
	}
	list := make([]described, len(g.Problems))
	byNode := make(map[records.NodeID][]*described, len(g.Problems))
	for i, p := range g.Problems {
		list[i] = described{Problem: p}
		byNode[p.Node] = append(byNode[p.Node], &list[i])
	}
	for _, p := range byNode[0] {
		p.message = voice.Error(p.Err, &g.Start.Board)
	}
	number := 0
	for id, at := range g.Walk() {
		number++
		for _, p := range byNode[id] {
			var b engine.Board
			if aboutMove(p.Err) {
				b = at.Before()
			} else {
				b = at.Board()
			}
			p.place = number
			p.message = voice.Error(p.Err, &b)
		}
	}
	return list
}

// aboutMove reports whether err is about a move that was made all the same, and
// not about a text that could not be read behind it.
func aboutMove(err error) bool {
	var refused *notation.Error
	var illegal *engine.IllegalError
	return !errors.As(err, &refused) && errors.As(err, &illegal)
}

// where names the place of a problem in a file for people.
func where(file string, p *records.Problem) string {
	switch {
	case p.Place.Line > 0 && p.Place.Column > 0:
		return file + ":" + strconv.Itoa(p.Place.Line) + ":" + strconv.Itoa(p.Place.Column)
	case p.Place.Line > 0:
		return file + ":" + strconv.Itoa(p.Place.Line)
	case p.Place.Offset > 0:
		return file + ":@" + strconv.FormatInt(p.Place.Offset, 10)
	}
	return file
}
