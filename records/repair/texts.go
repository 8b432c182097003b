// Records of texts: their notation, and how they play with a change made.

package repair

import (
	"slices"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// notationOf returns the notation of the texts: absolute where most texts name
// both points and a piece, else that of the first text that can be read, or nil.
func notationOf(start *engine.Setup, texts []string) notation.Notation {
	absolute, guards := 0, 0
	reader := records.ReaderOf(texts)
	for _, text := range texts {
		switch ply, ok := reader.Ply(text, engine.Red); {
		case !ok || ply.Kind == engine.NoKind:
		case ply.Kind == engine.Advisor || ply.Kind == engine.Elephant:
			guards++ // whose usual moves are absolute as well
		default:
			absolute++
		}
	}
	if 2*absolute > len(texts)-guards {
		return notation.Absolute{}
	}
	p, ok := start.Playable()
	if len(texts) == 0 || !ok {
		return nil
	}
	mode := notation.Mode{Record: true}
	if _, n, err := mode.Parse(&p, texts[0]); err == nil {
		return n
	}
	return nil
}

// plies tells the texts without a board, as far as they can be read so; sides
// alternate where a text does not tell its own.
func (r *Record) plies() []records.Ply {
	var list []records.Ply
	side := engine.Red
	for _, text := range r.Texts {
		ply, ok := r.Ply(text, side)
		if !ok {
			return list
		}
		list = append(list, ply)
		side = ply.Color.Other()
	}
	return list
}

// known returns the plies of the texts that can be read without a board.
func (r *Record) known() []records.Ply {
	var list []records.Ply
	side := engine.Red
	for _, text := range r.Texts {
		ply, ok := r.Ply(text, side)
		if side = side.Other(); ok {
			list = append(list, ply)
			side = ply.Color.Other()
		}
	}
	return list
}

// playTexts returns the start and the moves of the record with a change made, as
// far as they can be played, and how many texts are behind them. A start that is
// not known is rebuilt.
func playTexts(r *Record, change Change) (start engine.Setup, moves []engine.Move, rest int) {
	changed := *r
	changed.Texts = change.apply(r.Texts)
	if r.Start == nil {
		plies := changed.plies()
		for _, ply := range plies {
			moves = append(moves, ply.Move)
		}
		return Rebuild(plies).Start, moves, len(changed.Texts) - len(plies)
	}
	start = *r.Start
	if change.turned {
		start.Turn = start.Turn.Other()
	}
	p, ok := start.Playable()
	if !ok {
		return start, nil, len(changed.Texts)
	}
	if change.Do == Replace || change.Do == Insert || change.Do == Read {
		changed.Read = func(q *engine.Position, text string) []engine.Move {
			found := r.Read(q, text)
			if text == change.Text && slices.Contains(found, change.Move) {
				return []engine.Move{change.Move}
			}
			return found
		}
	}
	s := newSearch(&changed)
	n := s.play(p)
	return start, s.line(), len(changed.Texts) - n
}
