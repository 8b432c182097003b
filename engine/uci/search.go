// What is asked of a program: a place and a limit, in its own words.

package uci

import (
	"slices"
	"strconv"
	"time"

	"qipu/engine"
)

// question puts a question into words.
func (p *Program) question(at Place, l Limit) *request {
	r := &request{at: at.Start, with: p.listed(l.Options)}
	b := at.Start.Board()
	text := []byte("position fen " + b.FEN())
	for i, m := range at.Moves {
		if !r.at.Legal(m) {
			break
		}
		if i == 0 {
			text = append(text, " moves"...)
		}
		text = appendMove(append(text, ' '), m, p.is.FirstRank)
		r.at = r.at.PlayLegal(m)
	}
	r.position = []string{string(text)}
	if banned := p.banned(&r.at, l.Only); banned != "" {
		r.position = append(r.position, banned)
	}
	r.start = p.limit(l)
	if l.Depth == 0 && l.Nodes == 0 && l.Clock == nil {
		r.time = l.Time
	}
	if l.Within > 0 {
		r.time = l.Within
	}
	return r
}

// listed returns the options that the program has, by the names that it lists.
func (p *Program) listed(options []Setting) []Setting {
	var have []Setting
	for _, o := range options {
		if is, ok := p.Option(o.Name); ok {
			have = append(have, Setting{is.Name, o.Value})
		}
	}
	return have
}

// usual is the value of an option while no search has it otherwise: that of the
// settings, or what the program says.
func (p *Program) usual(name string) string {
	for other, value := range p.chosen {
		if p.option(other) == p.option(name) {
			return value
		}
	}
	return p.is.Options[p.option(name)].Default
}

// banned forbids all moves but some, as UCCI has it.
func (p *Program) banned(at *engine.Position, only []engine.Move) string {
	if len(only) == 0 || p.is.Protocol != UCCI {
		return ""
	}
	text := []byte("banmoves")
	moves := at.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	for _, m := range moves {
		if !slices.Contains(only, m) {
			text = appendMove(append(text, ' '), m, p.is.FirstRank)
		}
	}
	return string(text)
}

// limit returns the line that starts a search. A time of thinking is kept by us
// too, since UCCI has no word for it.
func (p *Program) limit(l Limit) string {
	text := []byte("go")
	add := func(word string, n int64) {
		text = append(append(append(text, ' '), word...), ' ')
		text = strconv.AppendInt(text, n, 10)
	}
	switch {
	case l.Depth > 0:
		add("depth", int64(l.Depth))
	case l.Nodes > 0:
		add("nodes", l.Nodes)
	case l.Clock != nil && p.is.Protocol == UCI:
		add("wtime", l.Clock.Left[engine.Red].Milliseconds())
		add("btime", l.Clock.Left[engine.Black].Milliseconds())
		add("winc", l.Clock.Increment[engine.Red].Milliseconds())
		add("binc", l.Clock.Increment[engine.Black].Milliseconds())
	case l.Clock != nil:
		mine := l.Clock.Mover
		add("time", p.units(l.Clock.Left[mine]))
		add("increment", p.units(l.Clock.Increment[mine]))
	case l.Time > 0 && p.is.Protocol == UCI:
		add("movetime", max(l.Time.Milliseconds(), 1))
	default:
		text = append(text, " infinite"...)
	}
	if len(l.Only) > 0 && p.is.Protocol == UCI {
		text = append(text, " searchmoves"...)
		for _, m := range l.Only {
			text = appendMove(append(text, ' '), m, p.is.FirstRank)
		}
	}
	return string(text)
}

// units counts a time as a UCCI program does.
func (p *Program) units(d time.Duration) int64 {
	if p.millis {
		return d.Milliseconds()
	}
	return int64(d / time.Second)
}
