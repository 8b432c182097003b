// Lines of a game as records of texts: the main line, and variations.

package repair

import (
	"errors"
	"slices"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Line is the main line of a game, or a variation from its first move on, as a
// record of its own. It holds copies alone, so that it can be searched while the
// game is used.
type Line struct {
	*Record
	Root      records.NodeID // the first move of a variation; 0: the main line
	Before    int            // how many plies lead to it
	above     records.NodeID // the node before its first move
	nodes     []records.NodeID
	sideMoves []sideMove

	put     int           // how many moves stand before those put in the place of texts
	moves   []engine.Move // these
	instead string        // the texts in whose place they stand; "": there are none
}

// MainLine returns the main line of a game. Its start is taken as not known where
// a record that needs none, in absolute notation, does not say more than its
// moves do.
func MainLine(g *records.Game) *Line {
	l := newLine(g, 0, g.Start)
	if _, absolute := notationOf(&g.Start, l.Texts).(notation.Absolute); !absolute {
		return l
	}
	told := l.plies()
	f := records.Force(told[:min(len(told), len(l.nodes))])
	if forced := f.Board(); g.Start.At == forced.At || g.Start.At == engine.StandardSetup().At {
		l.Start = nil
	}
	return l
}

// LineOf returns the line of a game that a node belongs to: the variation in
// which it stands, whose start is the board before it, or the main line.
func LineOf(g *records.Game, id records.NodeID) *Line {
	root := RootOf(g, id)
	if root == 0 {
		return MainLine(g)
	}
	at, _ := records.SituationOf(g.Start)
	for _, n := range g.Line(g.Parent(root)) {
		at, _ = at.After(g.Move(n))
	}
	return newLine(g, root, engine.Setup{Board: at.Board()})
}

// RootOf returns the first move of the variation in which a node stands; 0 for
// the main line.
func RootOf(g *records.Game, id records.NodeID) records.NodeID {
	for id != 0 && g.First(g.Parent(id)) == id {
		id = g.Parent(id)
	}
	return id
}

// Roots returns what RootOf returns for each node, by its number, in one pass; -1
// for nodes that are in the tree no more.
func Roots(g *records.Game) []records.NodeID {
	roots := make([]records.NodeID, g.Size())
	for i := range roots[1:] {
		roots[1+i] = -1
	}
	for id := range g.Walk() {
		roots[id] = id
		if at := g.Parent(id); g.First(at) == id {
			roots[id] = roots[at]
		}
	}
	return roots
}

func newLine(g *records.Game, root records.NodeID, start engine.Setup) *Line {
	l := &Line{Root: root, above: g.Parent(root)}
	at := g.First(0)
	if root != 0 {
		at, l.Before = root, g.Ply(root)-1
	}
	var texts []string
	last := l.above
	for ; at != 0; at = g.First(at) {
		l.nodes = append(l.nodes, at)
		if text := g.SourceText(at); text != "" {
			texts = append(texts, text)
		}
		last = at
	}
	loose := records.UnreadTexts(g.Unread(last))
	for i := range loose {
		texts = append(texts, loose[i].Text)
	}
	rest := texts[len(texts)-len(loose):]
	if len(texts) == 0 { // a record that is no text
		for _, id := range l.nodes {
			texts = append(texts, g.Move(id).String())
		}
	}
	l.Record = NewRecord(&start, texts, notationOf(&start, texts))
	if before, instead := l.typed(g); len(rest) == 0 && len(instead) > 0 {
		l.put = before
		for _, id := range l.nodes[before:] {
			l.moves = append(l.moves, g.Move(id))
		}
		l.instead = insteadOf(instead, len(l.moves))
		for _, t := range instead[min(len(l.moves), len(instead)):] {
			rest = append(rest, t.Text)
		}
	}
	l.Texts = append(l.moveTexts(g), rest...)
	l.sideMoves = sideMovesOf(g, l.nodes)
	if root == 0 {
		l.gaps = gapsOf(g)
	}
	return l
}

// gapsOf returns the plies of the main line before which the numbers of the record jump
// forward.
func gapsOf(g *records.Game) (plies []int) {
	for i := range g.Problems {
		p := &g.Problems[i]
		f, ok := errors.AsType[*records.Fault](p.Err)
		if !ok || p.Kind != records.WrongNumber || len(f.Args) != 2 {
			continue
		}
		is, _ := f.Args[0].(int)
		if due, ok := f.Args[1].(int); ok && is > due {
			plies = append(plies, p.Ply)
		}
	}
	return plies
}

// moveTexts returns the texts of the moves: as the record writes each if that names
// its points or means it here, else as its notation would, else in ICCS.
func (l *Line) moveTexts(g *records.Game) []string {
	at, _ := records.SituationOf(*l.Start)
	texts := make([]string, len(l.nodes))
	for i, id := range l.nodes {
		m, b := g.Move(id), at.Board()
		p, legal := at.Position()
		legal = legal && p.Check(m) == nil
		text := g.SourceText(id)
		means := func() bool {
			if l.Ply != nil { // by its points: it may name the wrong piece
				if ply, ok := l.Ply(text, b.Turn); ok {
					return ply.Move == m
				}
			}
			return legal && slices.Contains(l.anySide(p, text), m)
		}
		if text == "" || !means() {
			if text = l.Write(&b, m); !means() {
				text = m.String()
			}
		}
		texts[i] = text
		at, _ = at.After(m)
	}
	return texts
}

// Find searches the repairs of the line, plies counted from the start of the
// game.
func (l *Line) Find() Report {
	if l.instead != "" && l.Start != nil {
		report := l.readOn()
		report.move(l.Before)
		return report
	}
	report := Find(l.Record)
	if _, sole := report.Sole(); sole && l.Root == 0 {
		report.unsure = l.Start != nil && l.otherBegan(report.reads)
	}
	byWitness(l.Record, l.sideMoves, report.Repairs)
	report.boards = l.boards(report.Repairs)
	report.move(l.Before)
	return report
}

// boards returns the boards on which the moves of repairs are made; nil where the
// start is not known.
func (l *Line) boards(list []Change) []engine.Board {
	if l.Start == nil || len(list) == 0 {
		return nil
	}
	last := 0
	for i := range list {
		last = max(last, list[i].Ply)
	}
	prefix := *l.Record
	prefix.Texts = l.Texts[:min(last-1, len(l.Texts))]
	_, moves, _ := playTexts(&prefix, Change{})
	all := []engine.Board{l.Start.Board}
	for _, m := range moves {
		b := all[len(all)-1]
		b.Move(m)
		all = append(all, b)
	}
	boards := make([]engine.Board, len(list))
	for i := range list {
		boards[i] = all[min(list[i].Ply-1, len(all)-1)]
	}
	return boards
}

// Damage is a line of a game that has a slip, and what would repair it.
type Damage struct {
	Line   *Line
	Report Report
	Then   []Report // of the slips behind it, each if the ones before are repaired by their only repair
}

// Damages returns what would repair each damaged line of a game, in the order of
// the tree; not all of them where that would take longer than for one long line.
func Damages(g *records.Game) []Damage {
	var list []Damage
	reads := 0
	roots, done := Roots(g), map[records.NodeID]bool{}
	for i := range g.Problems {
		p := &g.Problems[i]
		if !p.AboutMove() || reads > maxReads {
			continue
		}
		if root := roots[p.Node]; !done[root] {
			done[root] = true
			d := Damage{Line: LineOf(g, p.Node)}
			d.Report = d.Line.Find()
			d.follow()
			list = append(list, d)
			reads += d.Report.reads + d.Line.Before
		}
	}
	return list
}

// follow finds the repairs of the slips behind the first, as long as each has
// one repair alone.
func (d *Damage) follow() {
	const most = 8
	l, moved := *d.Line, 0 // how many plies the changes so far put in
	report := d.Report
	for range most {
		if len(report.Repairs) != 1 || report.Repairs[0].Upto == 0 {
			return
		}
		r := report.Repairs[0]
		r.Ply += moved - l.Before
		if r.With > 0 {
			r.With += moved - l.Before
		}
		changed := *l.Record
		changed.Texts = r.apply(l.Texts)
		l.Record = &changed
		moved += r.shift()
		report = l.Find()
		report.move(-moved)
		if len(report.Repairs) > 0 {
			d.Then = append(d.Then, report)
		}
		d.Report.reads += report.reads
	}
}

// Node returns the move of a ply of the line, or the one nearest to it.
func (l *Line) Node(ply int) records.NodeID {
	return l.before(ply - l.Before)
}

// Old returns the text that a repair of the line takes out or changes; "" for one
// that only puts in.
func (l *Line) Old(r *Change) string {
	if l.instead != "" {
		return l.instead
	}
	if i := r.Ply - 1 - l.Before; r.Do != Insert && i >= 0 && i < len(l.Texts) {
		return l.Texts[i]
	}
	return ""
}

// before returns the node before the move of index i of the line, or the last.
func (l *Line) before(i int) records.NodeID {
	nodes := l.nodes
	if i = min(i, len(nodes)); i > 0 {
		return nodes[i-1]
	}
	return l.above
}
