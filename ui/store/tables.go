// Tables of moves in the settings file: a user's own letters, digits or words.

package store

import (
	"fmt"
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

// open returns the table of a name, one more if there is none; nil beyond those
// that are read.
func (r *settingsReader) open(name string, line int) *openTable {
	i := slices.IndexFunc(r.tables, func(t *openTable) bool { return t.Title == name })
	switch {
	case i >= 0:
		r.tables[i].line = min(r.tables[i].line, line)
		return r.tables[i]
	case len(r.tables) < mostTables:
		r.tables = append(r.tables, &openTable{notation.Table{Title: name}, line})
		return r.tables[len(r.tables)-1]
	}
	r.fault(line, ExtraTable, "tables."+name, "")
	return nil
}

// finishTables keeps the tables that are whole.
func (r *settingsReader) finishTables() {
	for _, t := range r.tables {
		whole := t.Advance != "" && t.Retreat != "" && t.Traverse != ""
		for k := engine.King; k <= engine.Pawn; k++ {
			whole = whole && len(t.Pieces[k]) > 0
		}
		if whole {
			r.settings.Tables = append(r.settings.Tables, t.Table)
		} else {
			r.fault(t.line, OddTable, "tables."+t.Title, "")
		}
	}
}

// word reports whether text can stand for something in a move.
func word(text string) bool { return text != "" && !strings.ContainsAny(text, " \t\n") }

// tableEntry takes in one key of a table; nil: of one that is not read.
func (r *settingsReader) tableEntry(t *openTable, e *entry) {
	if t == nil {
		return
	}
	key := e.path[2]
	name, black := strings.CutPrefix(key, "black-")
	kind, isPiece := tableKinds[name]
	if !isPiece {
		r.tableSign(t, key, e)
		return
	}
	list, ok := texts(e.value)
	for _, text := range list {
		ok = ok && word(text)
	}
	switch {
	case !ok || len(list) == 0:
		r.fault(e.line, BadValue, key, said(e.value))
	case black:
		t.Black[kind] = list
	default:
		t.Pieces[kind] = list
	}
}

// tableSign takes in a key that is no piece's.
func (r *settingsReader) tableSign(t *openTable, key string, e *entry) {
	fields := map[string]*string{
		"front": &t.Front, "middle": &t.Middle, "rear": &t.Rear,
		"advance": &t.Advance, "retreat": &t.Retreat, "traverse": &t.Traverse,
	}
	if key == "sign-first" {
		first, ok := e.value.(bool)
		if !ok {
			r.fault(e.line, BadValue, key, said(e.value))
		}
		t.SignFirst = first
		return
	}
	field, isSign := fields[key]
	text, isText := e.value.(string)
	switch {
	case !isSign:
		r.fault(e.line, UnknownKey, dotted(e.path), "")
	case !isText || !word(text):
		r.fault(e.line, BadValue, key, said(e.value))
	default:
		*field = text
	}
}

// said returns a value in words: a text as it is.
func said(value any) string { return fmt.Sprint(value) }
