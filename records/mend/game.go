// Games as records of texts: what is rebuilt and mended of them.

package mend

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Texts returns the texts of the main line, those that could not be read as
// well. A move that comes from no text is told in ICCS.
func Texts(g *records.Game) []string {
	var texts []string
	last := records.NodeID(0)
	for id := g.First(0); id != 0; id = g.First(id) {
		text, _, ok := g.Source(id)
		if !ok {
			text = g.Move(id).String()
		}
		texts = append(texts, text)
		last = id
	}
	return append(texts, split(g.Unread(last))...)
}

var (
	remarks = regexp.MustCompile(`\{[^}]*\}|;[^\n]*`)
	numbers = regexp.MustCompile(`^[0-9０-９]+\s*[.、．…:：]+`)
	results = regexp.MustCompile(`^(1-0|0-1|1/2-1/2|\*)$`)
)

// split cuts an unread rest of a line into the texts of its moves.
func split(rest string) []string {
	var texts []string
	for _, field := range strings.Fields(remarks.ReplaceAllString(rest, " ")) {
		field = numbers.ReplaceAllString(field, "")
		switch {
		case results.MatchString(field):
			return texts
		case strings.ContainsFunc(field, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }):
			texts = append(texts, field)
		}
	}
	return texts
}

// FromGame returns the main line of a game as a record. Its start is taken as
// not known where a record that needs none, in absolute notation, does not say
// more than its moves do.
func FromGame(g *records.Game) *Record {
	texts := Texts(g)
	start := g.Start
	n := notationOf(&start, texts)
	r := NewRecord(&start, texts, n)
	if _, absolute := n.(notation.Absolute); !absolute {
		return r
	}
	f := records.Force(r.plies())
	if forced := f.Board(); start.Board.At == forced.At || start.Board == engine.StandardSetup().Board {
		r.Start = nil
	}
	return r
}

// notationOf returns the notation of the texts: absolute where most texts name
// both points and a piece, else that of the first text that can be read, or nil.
func notationOf(start *engine.Setup, texts []string) notation.Notation {
	absolute := 0
	for _, text := range texts {
		if ply, ok := PlyOf(text, engine.Red); ok && ply.Kind != engine.NoKind && ply.Kind != engine.Advisor && ply.Kind != engine.Elephant {
			absolute++
		}
	}
	if 2*absolute > len(texts) {
		return notation.Absolute{}
	}
	p, err := start.Position()
	if len(texts) == 0 || err != nil && !playable(err) {
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

// Plies returns the main line of a game for Rebuild: by its texts where they are
// in absolute notation, else by the board where all of it can be played from the
// start, else by the points alone.
func Plies(g *records.Game) []records.Ply {
	r := FromGame(g)
	if r.Ply != nil {
		if plies := r.plies(); len(plies) == len(r.Texts) && len(plies) > 0 && plies[0].Kind != engine.NoKind {
			return plies
		}
	}
	var known, bare []records.Ply
	b := g.Start.Board
	legal := true
	side := b.Turn
	for id := g.First(0); id != 0; id = g.First(id) {
		m := g.Move(id)
		legal = legal && !g.Illegal(id)
		known = append(known, records.Ply{Color: b.At[m.From].Color(), Kind: b.At[m.From].Kind(), Move: m})
		bare = append(bare, records.Ply{Color: side, Move: m})
		side = side.Other()
		b.Move(m)
	}
	if legal || g.Start.Board.At != engine.StandardSetup().At {
		return known
	}
	return bare
}

// Mended returns a copy of a game in which one repair of its record is made:
// the moves that could not be read before stand in it as far as they can be
// played. remark is added to the comments where the change is, so that the text
// as it was stays in the record.
func Mended(g *records.Game, r *Record, change Repair, remark string) *records.Game {
	start, moves, rest := playTexts(r, change)
	mended := records.NewGame(start)
	mended.Tags = slices.Clone(g.Tags)

	place := map[records.NodeID]records.NodeID{0: 0}
	mended.SetComment(0, g.Comment(0))
	old, at := g.First(0), records.NodeID(0)
	for i := range len(moves) + 1 {
		here := i == change.Ply-1
		if here && change.Do == Delete {
			if old != 0 {
				place[old] = at
				mended.AddComment(at, g.Comment(old))
				old = g.First(old)
			}
			mended.AddComment(at, remark)
		}
		if i == len(moves) {
			break
		}
		at = mended.Add(at, moves[i])
		if old != 0 && !(here && change.Do == Insert) {
			place[old] = at
			copyTexts(mended, at, g, old)
			old = g.First(old)
		}
		if here && change.Do != Delete {
			mended.AddComment(at, remark)
		}
	}
	mended.SetUnread(at, strings.Join(rest, " "))
	copyBranches(mended, g, place)
	mended.Judge()
	return mended
}

// playTexts returns the start and the moves of the record with a change made, as
// far as they can be played, and the texts behind them. A start that is not
// known is rebuilt.
func playTexts(r *Record, change Repair) (start engine.Setup, moves []engine.Move, rest []string) {
	changed := *r
	changed.Texts = change.apply(r.Texts)
	if r.Start == nil {
		plies := changed.plies()
		for _, ply := range plies {
			moves = append(moves, ply.Move)
		}
		return Rebuild(plies).Start, moves, changed.Texts[len(plies):]
	}
	p, err := r.Start.Position()
	if err != nil && !playable(err) {
		return *r.Start, nil, changed.Texts
	}
	s := &search{Record: &changed}
	if change.Do != Delete {
		s.Read = func(q *engine.Position, text string) []engine.Move {
			found := r.Read(q, text)
			if text == change.Text && slices.Contains(found, change.Move) {
				return []engine.Move{change.Move}
			}
			return found
		}
	}
	n := s.play(p)
	return *r.Start, s.line(), changed.Texts[n:]
}

// apply returns the texts with the change made.
func (r Repair) apply(texts []string) []string {
	texts = slices.Clone(texts)
	i := r.Ply - 1
	switch r.Do {
	case Delete:
		return slices.Delete(texts, i, i+1)
	case Insert:
		return slices.Insert(texts, i, r.Text)
	}
	texts[i] = r.Text
	return texts
}

// line returns the moves that lead to a position of the last layer.
func (s *search) line() []engine.Move {
	var moves []engine.Move
	at := 0
	for i := len(s.layers) - 1; i > 0; i-- {
		e := s.layers[i][at].from[0]
		moves = append(moves, e.move)
		at = e.state
	}
	slices.Reverse(moves)
	return moves
}

func copyTexts(dst *records.Game, at records.NodeID, src *records.Game, old records.NodeID) {
	dst.SetComment(at, src.Comment(old))
	dst.SetMark(at, src.Mark(old))
}

// copyBranches adds what is not on the main line behind the nodes that have a
// place.
func copyBranches(dst, src *records.Game, place map[records.NodeID]records.NodeID) {
	for id := range src.Walk() {
		if _, ok := place[id]; ok || id == 0 {
			continue
		}
		parent, ok := place[src.Parent(id)]
		if !ok {
			continue
		}
		at := dst.Add(parent, src.Move(id))
		place[id] = at
		copyTexts(dst, at, src, id)
		dst.SetUnread(at, src.Unread(id))
	}
}
