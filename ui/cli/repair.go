// check --repair: the smallest changes after which a record can be played.

package cli

import (
	"io"
	"path/filepath"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/records/mend"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// repaired is what would mend a game, beside its problems.
type repaired struct {
	record *mend.Record
	report mend.Report
}

// repairs searches the repairs of a game that has problems.
func repairs(g *records.Game) repaired {
	if len(g.Problems) == 0 {
		return repaired{}
	}
	r := mend.FromGame(g)
	return repaired{r, mend.Repairs(r)}
}

// attach puts each repair beside the problem it mends: that of the ply that
// cannot be played, else the first about a move. Another reading belongs to the
// text that has several.
func (r *repaired) attach(list []described) {
	at := func(ply int) *described {
		i := slices.IndexFunc(list, func(d described) bool { return d.Ply == ply && aboutPlay(d.Kind) })
		if i < 0 && ply == r.report.Ply {
			i = slices.IndexFunc(list, func(d described) bool { return aboutPlay(d.Kind) })
		}
		if i < 0 {
			return nil
		}
		return &list[i]
	}
	for _, repair := range r.report.Repairs {
		ply := r.report.Ply
		if repair.Do == mend.Read {
			ply = repair.Ply
		}
		if d := at(ply); d != nil {
			d.repairs = append(d.repairs, repair)
		}
	}
}

// aboutPlay reports whether a problem of this kind can be about a slip in a move.
func aboutPlay(k records.Kind) bool {
	return k == records.IllegalMove || k == records.Unreadable || k == records.AmbiguousMove
}

// repairs writes the list of repairs of a problem.
func (w *gameJSON) repairs(list []mend.Repair) {
	w.list("repairs", len(list), func(i int) {
		r := &list[i]
		w.int("ply", int64(r.Ply))
		w.text("do", string(r.Do))
		w.text("text", r.Text)
		iccs := ""
		if r.Move != (engine.Move{}) {
			iccs = r.Move.String()
		}
		w.text("iccs", iccs)
		w.text("why", w.voice.Error(r.Why, nil))
	})
}

// repairLine is a repair in one line.
func (a *app) repairLine(r *mend.Repair) string {
	t := lang.RepairReplace
	switch r.Do {
	case mend.Insert:
		t = lang.RepairInsert
	case mend.Delete:
		t = lang.RepairDelete
	case mend.Read:
		t = lang.RepairRead
	}
	text := cell.Line(r.Text)
	if r.Move != (engine.Move{}) && r.Text != r.Move.String() {
		text += " (" + r.Move.String() + ")"
	}
	why := a.voice(nil).Error(r.Why, nil)
	if r.Do == mend.Delete {
		return "    " + a.lang.Say(t, r.Ply, why)
	}
	return "    " + a.lang.Say(t, r.Ply, text, why)
}

// mended returns a copy of a game with its sole repair made. Where there are
// several, or none, or the start is not known, the game is not touched.
func (a *app) mended(r *record, fix *repaired) *records.Game {
	repair, ok := fix.report.Sole()
	if !ok {
		switch {
		case fix.report.Blind && len(fix.report.Repairs) > 0:
			a.note(lang.RepairBlind, r.file, r.own)
		case len(fix.report.Repairs) > 0:
			a.note(lang.RepairSeveral, r.file, r.own)
		}
		return r.game
	}
	old := ""
	if i := repair.Ply - 1; i < len(fix.record.Texts) && repair.Do != mend.Insert {
		old = fix.record.Texts[i]
	}
	line := strings.TrimSpace(a.repairLine(&repair))
	a.note(lang.RepairMade, r.file, r.own, line)
	remark := line
	if !strings.Contains(line, old) {
		remark += ": " + old
	}
	return mend.Mended(r.game, fix.record, repair, remark)
}

// writeMended writes games to a file: in the format of its name, else in their
// own where that can be written, else as PGN.
func (a *app) writeMended(name string, format string, games []*records.Game) error {
	f := convertFlags{to: format}
	if byName := strings.ToLower(strings.TrimPrefix(filepath.Ext(name), ".")); slices.Contains(writable, byName) && byName != "json" {
		f.to = byName
	}
	if format == "absolute" && (f.to == format || f.to == "txt") {
		f.to, f.notation = "txt", "absolute"
	}
	if known, ok := file.Lookup(f.to); !ok || known.Write == nil {
		f.to = "pgn"
	}
	if slices.Contains(singles, f.to) && len(games) > 1 {
		return a.misused(lang.ConvertNeedsFolder, f.to)
	}
	var losses []file.Loss
	err := a.write(name, func(w io.Writer) (err error) {
		losses, err = writeGames(w, f, slices.Values(games))
		if err == nil && len(losses) > 0 {
			err = errLoss
		}
		return err
	})
	return a.finishConvert(losses, f, err)
}
