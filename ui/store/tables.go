// Tables of moves in the settings file: a user's own letters, digits or words.

package store

import (
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"

	"qipu/engine"
	"qipu/notation"
)

// openTable is a table that is being read, with the line of its head.
type openTable struct {
	notation.Table
	line int
}

// tableKinds are the keys of the pieces.
var tableKinds = map[string]engine.Kind{
	"king": engine.King, "advisor": engine.Advisor, "elephant": engine.Elephant, "horse": engine.Horse,
	"rook": engine.Rook, "cannon": engine.Cannon, "pawn": engine.Pawn,
}

// openSection begins a table where the section is one.
func (r *settingsReader) openSection(line int) {
	r.finishTables()
	if len(r.section) == 2 && r.section[0] == "tables" {
		r.table = &openTable{notation.Table{Title: r.section[1]}, line}
		return
	}
	known := len(r.section) == 1 && r.section[0] == "tables"
	for _, o := range Options {
		known = known || len(r.section) == 1 && o.Section == r.section[0]
	}
	if !known {
		r.fault(line, UnknownKey, dotted(r.section), "")
	}
}

// finishTables keeps the table that was read last, if it is whole.
func (r *settingsReader) finishTables() {
	t := r.table
	r.table = nil
	if t == nil {
		return
	}
	whole := t.Advance != "" && t.Retreat != "" && t.Traverse != ""
	for k := engine.King; k <= engine.Pawn; k++ {
		whole = whole && len(t.Pieces[k]) > 0
	}
	if !whole {
		r.fault(t.line, OddTable, "tables."+t.Title, "")
		return
	}
	r.settings.Tables = append(r.settings.Tables, t.Table)
}

// tableEntry takes in one key of a table.
func (r *settingsReader) tableEntry(key string, line int, value *unstable.Node) {
	list, ok := texts(value)
	for _, text := range list {
		ok = ok && text != "" && !strings.ContainsAny(text, " \t\n")
	}
	t := r.table
	if t == nil { // a dotted key outside of the section
		r.fault(line, UnknownKey, "tables."+key, "")
		return
	}
	name, black := strings.CutPrefix(key, "black-")
	kind, isPiece := tableKinds[name]
	switch {
	case isPiece && ok && len(list) > 0 && black:
		t.Black[kind] = list
	case isPiece && ok && len(list) > 0:
		t.Pieces[kind] = list
	case isPiece:
		r.fault(line, BadValue, key, string(value.Data))
	default:
		r.tableSign(key, line, value)
	}
}

func (r *settingsReader) tableSign(key string, line int, value *unstable.Node) {
	t, text := r.table, string(value.Data)
	fields := map[string]*string{
		"front": &t.Front, "middle": &t.Middle, "rear": &t.Rear,
		"advance": &t.Advance, "retreat": &t.Retreat, "traverse": &t.Traverse,
	}
	field, isSign := fields[key]
	switch {
	case key == "sign-first" && value.Kind == unstable.Bool:
		t.SignFirst = text == "true"
	case !isSign && key != "sign-first":
		r.fault(line, UnknownKey, "tables."+t.Title+"."+key, "")
	case !isSign || value.Kind != unstable.String || text == "" || strings.ContainsAny(text, " \t\n"):
		r.fault(line, BadValue, key, text)
	default:
		*field = text
	}
}
