// A repair becomes edits of the game, so that it is undone like any other work.

package repair

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

// Editor makes an edit and returns the one that undoes it, as records.Game.Apply
// does.
type Editor func(records.Edit) (undo records.Edit, err error)

// Apply makes a repair of the line in its game: moves that could not be read
// before stand in it then as far as they can be played. remark is added to the
// comment where the change is, so that the text as it was stays in the record.
// After it the line is not that of the game any more.
func (l *Line) Apply(g *records.Game, r Change, remark string, edit Editor) error {
	if l.instead != "" {
		return l.applyPut(g, remark, edit)
	}
	r.Ply -= l.Before
	a := applier{game: g, line: l, edit: edit}
	start, moves, rest := playTexts(l.Record, r)
	if (l.Start == nil || r.turned) && start.Board != g.Start.Board {
		a.make(records.Edit{Op: records.SetStart, Text: start.FEN()})
	}
	a.change(&r)
	at := a.line.before(r.Ply - 1)
	a.follow(moves, rest)
	if r.Do != Delete {
		at = a.line.before(r.Ply)
	}
	a.remark(at, remark)
	return a.err
}

// ReadOn makes moves of the unread rest of the line, as far as it can be played.
func (l *Line) ReadOn(g *records.Game, edit Editor) error {
	if l.Start == nil {
		return nil
	}
	a := applier{game: g, line: l, edit: edit}
	_, moves, rest := playTexts(l.Record, Change{})
	if len(moves) > len(l.nodes) {
		a.follow(moves, rest)
	}
	return a.err
}

// applier makes the edits of a repair; after an error it makes none.
type applier struct {
	game *records.Game
	line *Line
	edit Editor
	err  error
}

func (a *applier) make(e records.Edit) records.NodeID {
	if a.err != nil {
		return 0
	}
	undo, err := a.edit(e)
	a.err = err
	return undo.Node
}

// remark adds a line to the comment of a node.
func (a *applier) remark(id records.NodeID, text string) {
	if text == "" {
		return
	}
	if old := a.game.Comment(id); old != "" {
		text = old + "\n" + text
	}
	a.make(records.Edit{Op: records.Comment, Node: id, Text: text})
}

// change puts a move in or takes one out, where the change is among the moves
// that could be read.
func (a *applier) change(r *Change) {
	l, i := a.line, r.Ply-1
	if i >= len(l.nodes) {
		return
	}
	l.nodes = slices.Clone(l.nodes)
	id := l.nodes[i]
	switch r.Do {
	case Insert:
		made := []records.NodeID{a.make(records.Edit{Op: records.InsertMove, Node: id, Move: r.Move})}
		if r.Next != (engine.Move{}) {
			made = append(made, a.make(records.Edit{Op: records.InsertMove, Node: id, Move: r.Next}))
		}
		l.nodes = slices.Insert(l.nodes, i, made...)
	case Exchange: // the texts mean other moves now
	case Delete:
		a.remark(a.line.before(i), a.game.Comment(id))
		if a.game.First(id) != 0 {
			a.make(records.Edit{Op: records.Splice, Node: id})
		} else {
			a.unread(a.line.before(i), a.game.Unread(id))
			a.make(records.Edit{Op: records.Delete, Node: id})
		}
		l.nodes = slices.Delete(l.nodes, i, i+1)
	default:
		if a.set(id, r.Move); r.Do == Replace && a.game.SourceText(id) != "" && a.game.SourceText(id) != r.Text {
			// The move is right, and its text is not: another piece is named.
			a.make(records.Edit{Op: records.SetMove, Node: id, Move: r.Move, Text: r.Text})
		}
	}
}

func (a *applier) set(id records.NodeID, m engine.Move) {
	if a.game.Move(id) != m {
		a.make(records.Edit{Op: records.SetMove, Node: id, Move: m})
	}
}

func (a *applier) unread(id records.NodeID, text string) {
	if a.game.Unread(id) != text {
		a.make(records.Edit{Op: records.Unread, Node: id, Text: text})
	}
}

// follow brings the moves of the line in step with what its texts mean now, and
// adds those that could not be read before; rest is how many texts are unread
// still. Comments in what was unread go to their moves.
func (a *applier) follow(moves []engine.Move, rest int) {
	nodes := a.line.nodes
	for i := range min(len(nodes), len(moves)) {
		a.set(nodes[i], moves[i])
	}
	at := a.line.before(len(nodes))
	text := a.game.Unread(at)
	loose := records.UnreadTexts(text)
	if len(moves) <= len(nodes) && rest >= len(loose) || len(moves) < len(nodes) {
		return
	}
	left := ""
	if rest > 0 && rest <= len(loose) {
		left = text[loose[len(loose)-rest].At:]
	}
	a.unread(at, "")
	// The texts are counted from their end: the change may be before them all.
	k := len(loose) - rest - (len(moves) - len(nodes))
	for i := range max(k, 0) {
		a.remark(at, loose[i].Remark)
	}
	for _, m := range moves[min(len(nodes), len(moves)):] {
		at = a.make(records.Edit{Op: records.AddMove, Node: at, Move: m})
		a.line.nodes = append(a.line.nodes, at)
		if k >= 0 && k < len(loose) {
			a.remark(at, loose[k].Remark)
			if loose[k].Mark != "" {
				a.make(records.Edit{Op: records.Mark, Node: at, Text: loose[k].Mark})
			}
		}
		k++
	}
	a.unread(at, left)
}
