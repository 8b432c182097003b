// show --json: one game as an object.

package cli

import (
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/lang"
)

// gameJSON writes games as objects of the list "games".
type gameJSON struct {
	*jsonStream
	columns []notation.Notation
	keys    []string // of the columns
	voice   lang.Voice
	rules   engine.Rules
	tree    bool
	buf     []byte
}

// columnKeys are the keys of the columns of moves, in their order.
var columnKeys = []string{"iccs", "chinese", "chineseTraditional", "wxf", "keypad", "absolute", "shorthand"}

func (a *app) gameJSON(j *jsonStream, tree bool) *gameJSON {
	rules, _ := engine.RulesNamed(a.settings.Rules)
	return &gameJSON{jsonStream: j, columns: columns(), keys: columnKeys, voice: a.voice(nil), rules: rules, tree: tree}
}

// game writes one record.
func (w *gameJSON) game(r *record) {
	g := r.game
	w.line()
	w.open("{")
	w.int("index", int64(r.index))
	w.text("file", r.file)
	w.text("format", r.format)
	w.text("encoding", r.encoding)
	opening, _ := g.Opening()
	w.text("ecco", opening.Code)
	w.text("opening", opening.String())
	w.tags(g.Tags)
	w.buf = g.Start.AppendFEN(w.buf[:0])
	w.bytes("start", w.buf)
	w.text("comment", g.Comment(0))
	w.text("unread", g.Unread(0))
	nodes, variations := g.Count()
	w.int("nodes", int64(nodes))
	w.int("variations", int64(variations))
	w.moves(g)
	w.key("tree")
	w.open("[")
	if w.tree {
		w.nodes(g)
	}
	w.close("]")
	w.referee(g)
	w.problems(describe(g, w.voice))
	w.close("}")
}

// tags writes the headers: of a name that stands twice the values are joined by
// line feeds. Result is always there.
func (w *gameJSON) tags(tags records.Tags) {
	w.key("tags")
	w.open("{")
	values := make(map[string][]string, len(tags))
	names := make([]string, 0, len(tags))
	for _, tag := range tags {
		switch have := values[tag.Name]; {
		case have == nil:
			names = append(names, tag.Name)
			values[tag.Name] = []string{tag.Value}
		case tag.Value != have[0]:
			values[tag.Name] = append(have, tag.Value)
		}
	}
	for _, name := range names {
		w.text(name, strings.Join(values[name], "\n"))
	}
	if values["Result"] == nil {
		w.text("Result", "*")
	}
	w.close("}")
}

// moves writes the main line.
func (w *gameJSON) moves(g *records.Game) {
	w.key("moves")
	w.open("[")
	b := g.Start.Board
	ply := 0
	for id := g.First(0); id != 0; id = g.First(id) {
		ply++
		m := g.Move(id)
		w.line()
		w.open("{")
		w.int("ply", int64(ply))
		for i, n := range w.columns {
			w.buf = moveText(w.buf[:0], n, &b, m)
			w.bytes(w.keys[i], w.buf)
		}
		b.Move(m)
		w.buf = b.AppendFEN(w.buf[:0])
		w.bytes("fen", w.buf)
		w.text("comment", g.Comment(id))
		w.text("unread", g.Unread(id))
		w.close("}")
	}
	w.close("]")
}

// nodes writes every move of the tree, parents before children.
func (w *gameJSON) nodes(g *records.Game) {
	for id, at := range g.Walk() {
		w.line()
		w.open("{")
		w.int("depth", int64(at.Ply()))
		w.text("iccs", g.Move(id).String())
		w.text("comment", g.Comment(id))
		w.text("unread", g.Unread(id))
		w.close("}")
	}
}

// problems writes the list of problems of a game.
func (w *gameJSON) problems(list []described) {
	w.key("problems")
	w.open("[")
	for i := range list {
		w.problem(&list[i])
	}
	w.close("]")
}

func (w *gameJSON) problem(p *described) {
	w.line()
	w.open("{")
	w.int("ply", int64(p.Ply))
	w.int("node", int64(p.place))
	w.int("line", int64(p.Place.Line))
	w.int("column", int64(p.Place.Column))
	w.int("offset", p.Place.Offset)
	w.text("kind", string(p.Kind))
	w.text("text", p.Text)
	w.text("message", p.message)
	w.repairs(p.repairs)
	w.close("}")
}
