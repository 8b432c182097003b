// Writing texts: the moves of a tree with variations, comments and marks, in any
// notation and encoding.

package file

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// textWriter writes games as text.
type textWriter struct {
	losses
	out      bytes.Buffer
	notation notation.Notation
	encoding string
	column   int  // of the movetext
	pairs    bool // a round a line
	depth    int  // of variations
}

// newTextWriter returns a writer for the notation of a name.
func newTextWriter(o WriteOptions, otherwise string) (*textWriter, error) {
	name := o.Notation
	if name == "" {
		name = otherwise
	}
	n, ok := notation.Lookup(name)
	if !ok {
		return nil, fmt.Errorf("notation %q: %w", name, errNoNotation)
	}
	n = encodable(n, o.Encoding)
	w := &textWriter{notation: n, encoding: o.Encoding}
	if w.encoding == "" {
		w.encoding = "utf-8"
	}
	return w, nil
}

// encodable returns a notation with the characters that an encoding has: Big5
// has no simplified ones, neither has the combining bars.
func encodable(n notation.Notation, encoding string) notation.Notation {
	big := encoding == "big5"
	if !big && encoding != "gb18030" {
		return n
	}
	switch x := n.(type) {
	case notation.Chinese:
		x.Traditional = x.Traditional || big
		return x
	case notation.Absolute:
		x.Traditional, x.Circle = x.Traditional || big, x.Circle || big
		return x
	case notation.Shorthand:
		x.Traditional, x.Marks = x.Traditional || big, true
		return x
	}
	return n
}

var errNoNotation = errors.New("no such notation")

// all writes every game and hands the text to out.
func (w *textWriter) all(out io.Writer, games iter.Seq[*records.Game], o WriteOptions, one func(*records.Game)) ([]Loss, error) {
	box := outbox{to: out, lossy: o.Lossy, losses: &w.losses}
	for g := range games {
		w.game++
		w.leftOut(g)
		one(g)
		if w.out.Len() < chunkSize {
			continue
		}
		if _, err := w.out.WriteTo(&box); err != nil {
			return box.close(err)
		}
	}
	_, err := w.out.WriteTo(&box)
	return box.close(err)
}

// put writes text in the encoding, with ? for what it lacks, which is lost.
func (w *textWriter) put(node records.NodeID, name, text string) {
	if w.encoding == "utf-8" {
		w.out.WriteString(text)
		return
	}
	b, lost := charset.EncodeLossy(w.encoding, text)
	w.out.Write(b)
	if lost != "" {
		w.add(node, LostCharacter, name, lost)
	}
}

const lineWidth = 100

// word writes a word of movetext, on a new line if it does not fit.
func (w *textWriter) word(node records.NodeID, text string) {
	n := len(text)
	if w.column > 0 && w.column+1+n > lineWidth {
		w.put(0, "", "\n")
		w.column = 0
	} else if w.column > 0 {
		w.put(0, "", " ")
		w.column++
	}
	w.put(node, "", text)
	w.column += n
}

// comment writes a comment in braces; a brace in it becomes full-width.
func (w *textWriter) comment(node records.NodeID, text string) {
	if text = w.tidy(node, "comment", text); text == "" {
		return
	}
	if strings.ContainsRune(text, '}') {
		w.add(node, LostCharacter, "comment", "}")
		text = strings.ReplaceAll(text, "}", "｝")
	}
	w.word(node, "{"+w.harmless(node, text)+"}")
	if i := strings.LastIndexByte(text, '\n'); i >= 0 {
		w.column = len(text) - i
	}
}

// harmless returns a comment without what would be read as a tag or a position, which
// is lost: brackets at the beginning of a line where the end of the comment would not be
// found behind it, and the strokes of a board before the first move of a text.
func (w *textWriter) harmless(node records.NodeID, text string) string {
	if !w.pairs && node == 0 && fenBoard.MatchString(text) {
		w.add(node, LostCharacter, "comment", "/")
		text = fenBoard.ReplaceAllStringFunc(text, func(board string) string { return strings.ReplaceAll(board, "/", "／") })
	}
	if !w.pairs || strings.IndexByte(text, '\n') < 0 {
		return text
	}
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		const far = 2 << 10 // bytes: the end of the comment is looked for so far
		if i == 0 || !isTagLine([]byte(line)) && !isFreeTag(line) {
			continue
		}
		behind := strings.Join(lines[i+1:], "\n")
		kept := i+1 < len(lines) && len(behind) < far && !strings.ContainsRune(behind, '{')
		if !kept {
			w.add(node, LostCharacter, "comment", "[")
			lines[i] = "(" + strings.TrimLeft(strings.TrimLeftFunc(line, charset.IsBlank), movetext.Brackets)
		}
	}
	return strings.Join(lines, "\n")
}

// writing is a place in the tree that is being written.
type writing struct {
	node records.NodeID // comes next
	line bool           // its siblings have been written: it is their main line
	at   records.Situation
	ply  int
}

// moves writes the tree; a variation stands in brackets behind the move that it
// replaces.
func (w *textWriter) moves(g *records.Game) {
	w.column = 0
	w.comment(0, g.Comment(0))
	at, _ := records.SituationOf(g.Start)
	number := true
	if g.First(0) == 0 {
		w.rest(g, 0)
		return
	}
	if text := g.Unread(0); text != "" {
		w.add(0, LostUnread, "", text)
	}
	// The stack holds what is to be written behind the present line: siblings, then
	// the continuation of the main line.
	type job struct {
		writing
		siblings bool // write node and its next siblings as variations
		close    bool
		rest     bool // write what is unread behind node
	}
	stack := []job{{writing: writing{node: g.First(0), at: at}}}
	for len(stack) > 0 {
		j := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		switch {
		case j.rest:
			w.rest(g, j.node)
		case j.close:
			w.depth--
			w.word(0, ")")
			number = true
		case j.siblings:
			if next := g.Next(j.node); next != 0 {
				k := j
				k.node = next
				stack = append(stack, k)
			}
			w.word(0, "(")
			w.depth++
			stack = append(stack, job{close: true}, job{writing: writing{node: j.node, line: true, at: j.at, ply: j.ply}})
			number = true
		default:
			number = w.move(g, &j.writing, number)
			next, _ := j.at.After(g.Move(j.node))
			if first := g.First(j.node); first != 0 {
				stack = append(stack, job{writing: writing{node: first, at: next, ply: j.ply + 1}})
			} else if g.Unread(j.node) != "" {
				stack = append(stack, job{writing: j.writing, rest: true})
			}
			if sibling := g.Next(j.node); sibling != 0 && !j.line {
				stack = append(stack, job{writing: writing{node: sibling, at: j.at, ply: j.ply}, siblings: true})
			}
		}
	}
}

// move writes the number, the move, its mark and its comment, and reports whether
// the next move needs a number of its own.
func (w *textWriter) move(g *records.Game, j *writing, number bool) bool {
	b := j.at.Board()
	first := max(g.Start.Fullmove, 1)
	half := j.ply
	if g.Start.Turn == engine.Black {
		half++
	}
	w.number(first+half/2, half%2 == 0, number)
	m := g.Move(j.node)
	text, ok := w.notation.Append(nil, &b, m)
	if !ok || !w.means(&j.at, m) {
		text = []byte(m.String())
		if movetext.WordNotation(w.notation.Name()) { // the others are read together with ICCS
			w.add(j.node, LostMove, w.notation.Name(), m.String())
		}
	}
	w.word(j.node, string(text))
	if mark := g.Mark(j.node); mark != "" {
		for _, part := range strings.Fields(mark) {
			if strings.HasPrefix(part, "$") {
				w.word(j.node, part)
			} else {
				w.put(j.node, "", part)
			}
		}
	}
	comment := g.Comment(j.node)
	w.comment(j.node, comment)
	if g.First(j.node) != 0 && g.Unread(j.node) != "" {
		w.add(j.node, LostUnread, "", g.Unread(j.node))
	}
	return comment != "" || g.Next(j.node) != 0
}

// number writes the number before a move, Black's only where it is needed. In
// pairs each round of the main line has its own line, on which blanks stand in
// the place of a move of Red's that is above.
func (w *textWriter) number(round int, red, needed bool) {
	switch {
	case !red && !needed:
	case w.pairs && w.depth == 0:
		if w.column > 0 {
			w.put(0, "", "\n")
			w.column = 0
		}
		text := fmt.Sprintf("%3d.", round)
		if !red {
			text += "         "
		}
		w.word(0, text)
	case red:
		w.word(0, fmt.Sprintf("%d.", round))
	default:
		w.word(0, fmt.Sprintf("%d...", round))
	}
}

// means reports whether the text of a move is read as the move again; a move that is not
// legal is kept only by texts that name both points.
func (w *textWriter) means(at *records.Situation, m engine.Move) bool {
	switch w.notation.(type) {
	case notation.ICCS, notation.UCI:
		return true
	}
	pos, ok := at.Position()
	return ok && pos.Legal(m)
}

// rest writes what is unread at the end of a line.
func (w *textWriter) rest(g *records.Game, node records.NodeID) {
	text := g.Unread(node)
	if text == "" {
		return
	}
	if w.notation.Name() == "absolute" { // read again, it may be moves
		w.add(node, LostUnread, "", text)
	}
	w.word(node, text)
}

func resultTag(g *records.Game) string {
	if r := g.Tags.Value("Result"); r != "" {
		return r
	}
	return "*"
}

// startFEN is the FEN of a start with its counters.
func startFEN(s engine.Setup) string {
	return fmt.Sprintf("%s%d %d", strings.TrimSuffix(s.FEN(), "0 1"), s.Halfmove, max(s.Fullmove, 1))
}
