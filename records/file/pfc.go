// PFC, the records of Pengfei (鹏飞象棋): elements n in each other, a move each.

package file

import (
	"bytes"
	"context"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

const pfcRoot = "<n version"

// indexPFC lists the roots.
func indexPFC(ctx context.Context, s Source, found func(Entry) bool) error {
	data, err := readAt(s, 0, s.Size)
	if err != nil {
		return err
	}
	line, counted := 1, 0
	for at := bytes.Index(data, []byte(pfcRoot)); at >= 0 && ctx.Err() == nil; {
		end := len(data)
		next := bytes.Index(data[at+1:], []byte(pfcRoot))
		if next >= 0 {
			next += at + 1
			end = next
		}
		line += bytes.Count(data[counted:at], []byte("\n"))
		counted = at
		if !found(Entry{Off: int64(at), Len: int64(end - at), Line: line}) {
			return nil
		}
		at = next
	}
	return ctx.Err()
}

// pfcTags are the standard tags of the root's attributes, beside those that
// have the names of DhtmlXQ.
var pfcTags = map[string]string{"create-time": "Created", "modify-time": "Modified", "ecco": "ECCO"}

func tagsPFC(s Source, e Entry) (records.Tags, error) {
	game, err := readPFC(s, e)
	if err != nil {
		return nil, err
	}
	return game.Tags, nil
}

func readPFC(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	t := decodeMarkup(s, data)
	r := pfcReader{xmlReader: xmlReader{text: t.String, hidden: true}, line: max(e.Line, 1)}
	r.nodes = make([]pfcNode, 1)
	r.game = records.NewGame(engine.StandardSetup())
	whole := r.read()
	r.game.SetSource(r.text, r.line)
	r.build()
	if !whole {
		lineFault(r.game, r.nodes[len(r.nodes)-1].id, records.Truncated, r.text, len(r.text), r.line, "cut-moves")
	}
	if r.many {
		addFault(r.game, r.nodes[len(r.nodes)-1].id, records.OverLimit, -1, "most-moves", records.MostMoves)
	}
	for _, p := range r.faults {
		p.Node = r.nodes[p.Node].id
		p.Ply = r.game.Ply(p.Node) + 1
		r.game.SetUnread(p.Node, p.Text)
		r.game.AddProblem(p)
	}
	tellWrongBytes(r.game, t, r.line)
	return started(r.game), nil
}

// pfcReader gathers the elements before it builds the tree: the main child need
// not be the first.
type pfcReader struct {
	xmlReader
	game   *records.Game
	line   int
	nodes  []pfcNode         // in the order of the file; 0 is the root
	faults []records.Problem // their nodes are places in nodes
	many   bool              // there are more nodes than a game may have
}

type pfcNode struct {
	move              engine.Move
	comment           string
	parent            int32
	first, last, next int32 // children and sibling, or 0
	main              int32 // the child that is marked as the main one, or 0
	from, to          int   // of the text of the move
	id                records.NodeID
}

// read reads the elements up to the end of the root; false means that the
// document ends before.
func (r *pfcReader) read() bool {
	root, ok := r.next()
	if !ok || root.kind != xmlOpen {
		return false
	}
	r.root(&root)
	if root.cut || root.empty {
		return !root.cut
	}
	at, dead := int32(0), 0 // dead counts elements that hang on an unreadable one
	for {
		t, ok := r.next()
		switch {
		case !ok || t.cut && t.kind == xmlClose:
			return false
		case t.kind == xmlClose && t.name == "n":
			if dead > 0 {
				dead--
				continue
			}
			if at == 0 {
				return true
			}
			at = r.nodes[at].parent
		case t.kind == xmlOpen && t.name == "n":
			child := int32(0)
			if dead == 0 {
				child = r.add(at, &t)
			}
			if t.cut {
				return false
			}
			if child == 0 && !t.empty {
				dead++
			} else if !t.empty {
				at = child
			}
		}
	}
}

// root reads the start, the comment and the tags.
func (r *pfcReader) root(t *xmlToken) {
	result := "*"
	comment := ""
	if t.many {
		lineFault(r.game, 0, records.OverLimit, r.text, t.off, r.line, "most-attributes", mostAttributes)
	}
	for _, a := range t.attrs {
		switch a.name {
		case "version", "default":
		case "m":
			setup, err := engine.ParseFEN(strings.TrimSpace(a.value))
			if err != nil {
				p := lineFault(r.game, 0, records.WrongFEN, r.text, t.off, r.line, "")
				p.Err, p.Text = err, a.value
				continue
			}
			problems, tags := r.game.Problems, r.game.Tags
			r.game = records.NewGame(setup)
			r.game.Problems, r.game.Tags = problems, tags
		case "c":
			comment = charset.Tidy(a.value)
		case "win":
			var ok bool
			if result, ok = records.Result(a.value); !ok {
				lineFault(r.game, 0, records.WrongResult, r.text, t.off, r.line, "bad-result")
			}
		default:
			name := pfcTags[strings.ToLower(a.name)]
			if name == "" {
				name = ubbTag(strings.ToLower(a.name), a.name)
			}
			if a.value != "" {
				r.game.Tags = append(r.game.Tags, records.Tag{Name: name, Value: charset.Tidy(a.value)})
			}
		}
	}
	r.game.SetComment(0, comment)
	r.game.Tags = append(r.game.Tags, records.Tag{Name: "Result", Value: result})
}

// add adds an element below parent and returns it, or 0 if its move cannot be
// read.
func (r *pfcReader) add(parent int32, t *xmlToken) int32 {
	text := t.attr("m")
	m, ok := movetext.Coordinates(text.value)
	if !ok {
		if !t.cut && len(r.faults) >= mostProblems {
			r.game.CountProblem()
		} else if !t.cut {
			p := records.Problem{Node: records.NodeID(parent), Kind: records.Unreadable, Text: text.value, Err: &records.Fault{Code: "bad-square"}}
			p.Place = placeIn(r.text, t.off, r.line)
			r.faults = append(r.faults, p)
		}
		return 0
	}
	id := int32(len(r.nodes))
	if id > records.MostMoves {
		r.many = true
		return 0
	}
	r.nodes = append(r.nodes, pfcNode{move: m, comment: charset.Tidy(t.attr("c").value), parent: parent, from: text.from, to: text.to})
	above := &r.nodes[parent]
	if above.last == 0 {
		above.first = id
	} else {
		r.nodes[above.last].next = id
	}
	above.last = id
	if t.attr("default").value == "true" && above.main == 0 {
		above.main = id
	}
	return id
}

// build adds the nodes to the game in pre-order, the main child of each first.
func (r *pfcReader) build() {
	var stack []int32
	push := func(n *pfcNode) {
		mark := len(stack)
		if n.main != 0 {
			stack = append(stack, n.main)
		}
		for child := n.first; child != 0; child = r.nodes[child].next {
			if child != n.main {
				stack = append(stack, child)
			}
		}
		for i, j := mark, len(stack)-1; i < j; i, j = i+1, j-1 {
			stack[i], stack[j] = stack[j], stack[i]
		}
	}
	for push(&r.nodes[0]); len(stack) > 0; {
		n := &r.nodes[stack[len(stack)-1]]
		stack = stack[:len(stack)-1]
		n.id = r.game.Add(r.nodes[n.parent].id, n.move)
		r.game.SetSpan(n.id, n.from, n.to)
		r.game.SetComment(n.id, n.comment)
		push(n)
	}
}
