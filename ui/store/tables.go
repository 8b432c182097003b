// Tables of moves in the settings file: a user's own letters, digits or words.

package store

import (
	"slices"
	"strings"

	"qipu/engine"
	"qipu/notation"
)

// openTable is a table that is being read, with the line that began it.
type openTable struct {
	notation.Table
	line int
}

// tableKinds are the keys of the pieces.
var tableKinds = map[string]engine.Kind{
	"king": engine.King, "advisor": engine.Advisor, "elephant": engine.Elephant, "horse": engine.Horse,
	"rook": engine.Rook, "cannon": engine.Cannon, "pawn": engine.Pawn,
}

// tableReader reads the tables of a settings file.
type tableReader struct {
	faults *faultList
	open   []*openTable
}

// table returns the table of a name, one more if there is none; nil beyond those
// that are read.
func (r *tableReader) table(name string, line int) *openTable {
	i := slices.IndexFunc(r.open, func(t *openTable) bool { return t.Title == name })
	switch {
	case i >= 0:
		r.open[i].line = min(r.open[i].line, line)
		return r.open[i]
	case len(r.open) < mostTables:
		r.open = append(r.open, &openTable{notation.Table{Title: name}, line})
		return r.open[len(r.open)-1]
	}
	r.faults.add(line, ExtraTable, "tables."+name, "")
	return nil
}

// finish returns the tables that lack nothing.
func (r *tableReader) finish() (tables []notation.Table) {
	for _, t := range r.open {
		complete := t.Advance != "" && t.Retreat != "" && t.Traverse != ""
		for k := engine.King; k <= engine.Pawn; k++ {
			complete = complete && len(t.Pieces[k]) > 0
		}
		if complete {
			tables = append(tables, t.Table)
		} else {
			r.faults.add(t.line, OddTable, "tables."+t.Title, "")
		}
	}
	return tables
}

// word reports whether text can stand for something in a move.
func word(text string) bool { return text != "" && !strings.ContainsAny(text, " \t\n") }

// entry takes in one key of a table.
func (r *tableReader) entry(e *entry) {
	t := r.table(e.path[1], e.line)
	if t == nil {
		return
	}
	key := e.path[2]
	name, black := strings.CutPrefix(key, "black-")
	kind, isPiece := tableKinds[name]
	if !isPiece {
		r.sign(t, key, e)
		return
	}
	list, ok := texts(e.value)
	for _, text := range list {
		ok = ok && word(text)
	}
	switch {
	case !ok || len(list) == 0:
		r.faults.add(e.line, BadValue, key, said(e.value))
	case black:
		t.Black[kind] = list
	default:
		t.Pieces[kind] = list
	}
}

// sign takes in a key that is no piece's.
func (r *tableReader) sign(t *openTable, key string, e *entry) {
	fields := map[string]*string{
		"front": &t.Front, "middle": &t.Middle, "rear": &t.Rear,
		"advance": &t.Advance, "retreat": &t.Retreat, "traverse": &t.Traverse,
	}
	if key == "sign-first" {
		first, ok := e.value.(bool)
		if !ok {
			r.faults.add(e.line, BadValue, key, said(e.value))
		}
		t.SignFirst = first
		return
	}
	field, isSign := fields[key]
	text, isText := e.value.(string)
	switch {
	case !isSign:
		r.faults.add(e.line, UnknownKey, dotted(e.path), "")
	case !isText || !word(text):
		r.faults.add(e.line, BadValue, key, said(e.value))
	default:
		*field = text
	}
}
