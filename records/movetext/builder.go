// The tree of a game while it is read.

package movetext

import (
	"cmp"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// builder makes the tree of a game, and keeps where in it the text stands.
type builder struct {
	game     *records.Game
	line     line
	stack    []line   // the lines that go on behind their variations
	comments []note   // in their order
	rests    []note   // what is unread
	reported [][2]int // texts that a problem is about
	place    func(int) records.Place
	unsound  bool // a move was not legal
}

// line is where the text stands on a line of moves.
type line struct {
	node, prev records.NodeID
	at, before records.Situation // after node, and before it
	ply        int
	end        int    // the index of the token that ends the line
	result     int    // where the line's text ends
	fresh      bool   // it is a variation without a move so far
	waiting    string // comments that stand before its first move
	number     int    // the number that came last
	ahead      []int  // brackets of variations of the move that comes next
}

// note is a text that belongs to a node.
type note struct {
	node records.NodeID
	text string
}

// begin goes to the start of the game; the main line ends with a token and a place in
// the text.
func (b *builder) begin(end, result int) {
	at, _ := records.SituationOf(b.game.Start)
	b.line = line{at: at, before: at, end: end, result: result}
}

// open begins a variation in the place of the last move.
func (b *builder) open(end, result int) {
	b.stack = append(b.stack, b.line)
	f := &b.line
	f.node, f.at, f.ply = f.prev, f.before, f.ply-1
	f.end, f.result, f.fresh, f.ahead = end, result, true, nil
}

// close goes on with the line that a variation has left.
func (b *builder) close() {
	if n := len(b.stack); n > 0 {
		b.line, b.stack = b.stack[n-1], b.stack[:n-1]
	}
}

// mainline returns where the text stands on the line that no brackets are open in.
func (b *builder) mainline() line {
	if len(b.stack) > 0 {
		return b.stack[0]
	}
	return b.line
}

// note keeps a comment of the node where the line stands; what stands before the
// first move of a variation is of that move.
func (b *builder) note(text string) {
	if f := &b.line; f.fresh {
		f.waiting = strings.TrimPrefix(f.waiting+"\n"+text, "\n")
	} else if text != "" {
		b.comments = append(b.comments, note{b.line.node, text})
	}
}

// gather joins the texts of each node by line feeds.
func gather(notes []note, set func(records.NodeID, string), old func(records.NodeID) string) {
	slices.SortStableFunc(notes, func(a, b note) int { return cmp.Compare(a.node, b.node) })
	var parts []string
	for i, n := range notes {
		parts = append(parts, n.text)
		if i+1 < len(notes) && notes[i+1].node == n.node {
			continue
		}
		if before := old(n.node); before != "" {
			parts = append([]string{before}, parts...)
		}
		set(n.node, strings.Join(parts, "\n"))
		parts = parts[:0]
	}
}

// turn gives the first move to a side.
func (b *builder) turn(c engine.Color) {
	b.game.Start.Turn = c
	b.line.at, _ = records.SituationOf(b.game.Start)
	b.line.before = b.line.at
}

// add plays a move whose text stands between two places.
func (b *builder) add(m engine.Move, from, to int) {
	f := &b.line
	id := b.game.Add(f.node, m)
	b.game.SetSpan(id, from, to)
	next, err := f.at.After(m)
	b.unsound = b.unsound || err != nil
	f.prev, f.before = f.node, f.at
	f.node, f.at = id, next
	f.ply++
	b.start()
}

// named says what the record tells of the piece of the last move.
func (b *builder) named(p records.Ply) {
	b.game.SetNamed(b.line.node, p)
	board := b.line.before.Board()
	b.unsound = b.unsound || p.Wrong || board.At[p.Move.From] != engine.MakePiece(p.Color, p.Kind)
}

// start gives the comments that waited to the place where the line stands.
func (b *builder) start() {
	if f := &b.line; f.fresh {
		f.fresh = false
		b.note(f.waiting)
		f.waiting = ""
	}
}

// rest keeps a text that could not be read where the line stands.
func (b *builder) rest(text string) {
	b.start()
	b.rests = append(b.rests, note{b.line.node, text})
}

// problem adds a problem.
func (b *builder) problem(p records.Problem) { b.game.AddProblem(p) }

// fault adds a problem with the text at an offset, behind the move before it.
func (b *builder) fault(kind records.Kind, off int, code string) {
	node := b.nodeAt(off)
	b.problem(records.Problem{Ply: b.game.Ply(node), Node: node, Place: b.game.PlaceOf(off), Kind: kind, Err: &records.Fault{Code: code}})
}

// settle gives the texts that were gathered to their nodes.
func (b *builder) settle() {
	gather(b.comments, b.game.SetComment, b.game.Comment)
	gather(b.rests, b.game.SetUnread, b.game.Unread)
	b.comments, b.rests = nil, nil
}

// mostBytes is how many wrong bytes are told of a game.
const mostBytes = 20

// wrongBytes tells of bytes that stood for nothing, but for those of texts of which a
// problem has told.
func (b *builder) wrongBytes(wrong []int) {
	n := 0
	for _, at := range wrong {
		if slices.ContainsFunc(b.reported, func(r [2]int) bool { return r[0] <= at && at < r[1] }) {
			continue
		}
		if n++; n > mostBytes {
			return
		}
		b.fault(records.WrongEncoding, at, "bad-bytes")
	}
}

// nodeAt returns the last move whose text stands before an offset.
func (b *builder) nodeAt(off int) records.NodeID {
	node := records.NodeID(0)
	for id := range b.game.Walk() {
		if from, ok := b.game.SpanFrom(id); ok && from <= off {
			node = max(node, id)
		}
	}
	return node
}

// marks are the numbered ones that have a sign.
var marks = map[string]string{"$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!"}

// mark adds a mark to the last move.
func (b *builder) mark(text string) {
	if b.line.node == 0 || text == "*" || isWord(rune(text[0])) {
		return // the signs of sites that say that there is a comment
	}
	if m, ok := marks[text]; ok {
		text = m
	}
	text = strings.Map(notation.FoldRune, text)
	const most = 40 // bytes: no move has so many marks
	old := b.game.Mark(b.line.node)
	if len(old) > most {
		return
	}
	if old != "" {
		text = old + " " + text
	}
	b.game.SetMark(b.line.node, text)
}
