// check --repair: the smallest changes after which a record can be played.

package cli

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/records/repair"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// repairs searches the repairs of a game that has problems, and puts each beside
// the problem it repairs.
func repairs(g *records.Game, list []described) []repair.Damage {
	damages := repair.Damages(g)
	for i := range damages {
		d := &damages[i]
		attach(g, list, d, &d.Report)
		if first := problemAt(g, list, d, d.Report.Ply); first != nil {
			first.beyond = len(d.Report.Repairs) == 0
		}
		for k := range d.Then {
			if attach(g, list, d, &d.Then[k]) == nil {
				if first := problemAt(g, list, d, d.Report.Ply); first != nil {
					first.then = append(first.then, d.Then[k].Repairs...)
				}
			}
		}
	}
	return damages
}

// attach puts the repairs beside the problem of the ply that cannot be played.
// Another reading belongs to the text that has several.
func attach(g *records.Game, list []described, d *repair.Damage, report *repair.Report) *described {
	var last *described
	for _, change := range report.Repairs {
		ply := report.Ply
		if change.Do == repair.Read {
			ply = change.Ply
		}
		if last = problemAt(g, list, d, ply); last != nil {
			last.repairs = append(last.repairs, change)
		}
	}
	return last
}

// problemAt returns the problem of a ply of a damaged line; for the first ply
// that cannot be played, else the first problem about a move in it.
func problemAt(g *records.Game, list []described, d *repair.Damage, ply int) *described {
	var first *described
	for i := range list {
		p := &list[i]
		if !p.AboutMove() || repair.RootOf(g, p.Node) != d.Line.Root {
			continue
		}
		if p.Ply == ply {
			return p
		}
		if first == nil && ply == d.Report.Ply {
			first = p
		}
	}
	return first
}

// repairs writes the repairs of a problem after which all the rest can be played.
func (w *gameJSON) repairs(list []repair.Change) {
	list = slices.DeleteFunc(slices.Clone(list), func(r repair.Change) bool { return r.Upto > 0 })
	w.list("repairs", len(list), func(i int) {
		r := &list[i]
		w.int("ply", int64(r.Ply))
		w.text("do", string(r.Do))
		w.text("text", r.Text)
		iccs := ""
		if r.Move != (engine.Move{}) {
			iccs = action.Moves(r)
		}
		w.text("iccs", iccs)
		w.text("why", w.voice.Error(r.Why, nil))
	})
}

// repairLine is a repair in one line of the list.
func (c *checker) repairLine(r *repair.Change) string {
	return "    " + cell.Line(action.RepairText(r, c.app.lang))
}

// makeRepairs makes the sole repair of each damaged line of a game. Where there are
// several, or none, or the start is not known, the line is not touched.
func (c *checker) makeRepairs(r *record, damages []repair.Damage) {
	a := c.app
	for i := range damages {
		d := &damages[i]
		change, ok := d.Report.Sole()
		switch {
		case ok:
			if err := d.Line.Apply(r.game, change, action.RepairRemark(&change, d.Line, a.lang), r.game.Apply); err != nil {
				a.err.report(a.voice(nil).Error(err, nil))
				continue
			}
			a.err.note(lang.RepairMade, r.file, r.number, action.RepairText(&change, a.lang))
		case d.Report.Blind && len(d.Report.Repairs) > 0:
			a.err.note(lang.RepairBlind, r.file, r.number)
		case len(d.Report.Repairs) > 0 && d.Report.Repairs[0].Upto > 0:
			a.err.note(lang.RepairMore, r.file, r.number)
		case len(d.Report.Repairs) == 1:
			a.err.note(lang.RepairUnsure, r.file, r.number)
		case len(d.Report.Repairs) > 0:
			a.err.note(lang.RepairSeveral, r.file, r.number)
		}
	}
}

// keepNames adds to the comment of each move whose text names another piece, and was not
// repaired, that text and what is wrong with it: a copy is written with the piece that
// stands there.
func (c *checker) keepNames(r *record) {
	for _, p := range describe(r.game, c.app.voice(nil)) {
		fault, ok := errors.AsType[*records.Fault](p.Err)
		if !ok || fault.Code != "wrong-name" || p.Text == "" {
			continue
		}
		text := p.Text + ": " + p.message
		if old := r.game.Comment(p.Node); old != "" {
			text = old + "\n" + text
		}
		if _, err := r.game.Apply(records.Edit{Op: records.Comment, Node: p.Node, Text: text}); err != nil {
			c.app.err.report(c.app.voice(nil).Error(err, nil))
		}
	}
}

// writeCopies writes the repaired games to a file: in the format of its name, else
// in their own where that can be written, else as PGN.
func (c *checker) writeCopies() error {
	f := conversion{app: c.app, out: c.copy, to: c.format}
	if byName := strings.ToLower(strings.TrimPrefix(filepath.Ext(c.copy), ".")); slices.Contains(file.Writable(), byName) {
		f.to = byName
	}
	if c.format == "absolute" && (f.to == c.format || f.to == "txt") {
		f.to, f.notation = "txt", "absolute"
	}
	if known, ok := file.Lookup(f.to); !ok || known.Write == nil {
		f.to = "pgn"
	}
	if target(f.to).Single && len(c.copies) > 1 {
		return c.app.misused(lang.ConvertNeedsFolder, f.to)
	}
	return f.whole(slices.Values(c.copies))
}
