// Doing the records of a journal again.

package journal

import (
	"encoding/json"
	"slices"

	"qipu/records"
	"qipu/ui/session"
)

// replay does the records of a journal again in a session.
//
// Where all of them are whole, each is done as it stands. Behind one that is
// damaged or missing a record is done only if the node and the text that it names
// are there as it names them: what was made of something that was lost is lost
// too, and nothing lands on another move.
type replay struct {
	session *session.Session
	games   []*known
	at      int // the number of the game that is open
	draft   *draft
	version int

	next int  // the number of the record that is due
	hurt bool // records are missing
	done int  // steps
	lost int  // records that were not done, and ones that are missing
}

// run does the records of a journal. The first one is about the journal itself.
func (r *replay) run(lines [][]byte) {
	r.version = max(r.version, versionOf(lines))
	for i, line := range lines {
		var rec record
		switch {
		case line == nil || json.Unmarshal(line, &rec) != nil:
			r.miss(1)
		case i == 0 && rec.Base != nil:
		case !r.due(&rec) || !r.do(&rec):
			r.miss(1)
		}
		if r.next++; r.hurt && r.version == 0 { // it cannot be told what still belongs there
			r.lost += len(lines) - i - 1
			return
		}
	}
}

// versionOf returns the version of records: that of the first or, where that is
// damaged, of what stands behind it.
func versionOf(lines [][]byte) int {
	for _, line := range lines {
		var rec record
		if line == nil || json.Unmarshal(line, &rec) != nil {
			continue
		}
		if rec.Version > 0 || rec.Number > 0 {
			return version
		}
		if rec.Base == nil {
			break
		}
	}
	return 0
}

// due reports whether a record may come next by its number, and notes those that
// are missing before it.
func (r *replay) due(rec *record) bool {
	if r.version == 0 && r.next > 0 {
		return true
	}
	missing := rec.Number - r.next
	if missing > 0 {
		r.miss(missing)
		r.next = rec.Number
	}
	if missing < 0 { // it stands here twice
		r.next--
	}
	return missing >= 0
}

// miss notes that records are missing: what was made of them is not known to be
// whole any more.
func (r *replay) miss(n int) {
	r.lost += n
	r.hurt = true
	for _, kn := range r.games {
		if kn != nil {
			kn.broken = true
		}
	}
}

// do does a record; false: it does not fit.
func (r *replay) do(rec *record) bool {
	switch {
	case rec.Edit != nil:
		r.draft = nil
		return r.edit(rec)
	case rec.Swap != nil:
		r.draft = nil
		return r.swap(rec.Swap)
	case rec.Draft != nil && rec.Draft.Op == 0:
		r.draft = nil
		return true
	case rec.Draft != nil:
		e, ok := r.there(rec, *rec.Draft)
		if ok = ok && e.Op == records.Comment; ok {
			r.draft = &draft{Edit: e}
		}
		return ok
	case rec.Change != nil && r.draft != nil:
		text, ok := rec.Change.change(r.draft.Text)
		if ok {
			r.draft.Text = text
			r.draft.changes++
		}
		return ok
	}
	return false
}

// open returns what is known of the game that is open; nil: it was lost.
func (r *replay) open() *known { return r.games[r.at] }

// there returns an edit of a record with its nodes, if they are there as the
// record names them.
func (r *replay) there(rec *record, e records.Edit) (records.Edit, bool) {
	kn := r.open()
	if kn == nil {
		return e, false
	}
	e, ok := kn.names.read(e)
	switch {
	case !ok || e.Node < 0 || int(e.Node) >= kn.game.Size():
		return e, false
	case !kn.broken:
		return e, true
	case changesTags(e.Op):
		return e, tagSum(kn.game.Tags) == rec.Tags
	}
	return e, lineSum(kn.game, e.Node, changed(e)) == rec.Line
}

// edit makes an edit again.
func (r *replay) edit(rec *record) bool {
	e, ok := r.there(rec, *rec.Edit)
	kn := r.open()
	if !ok || addsNode(e.Op) && kn.names.taken(r.adds(rec, kn)) {
		return false
	}
	if r.session.Recover([]session.Step{{Edit: e}}) == 0 {
		return false
	}
	r.done++
	if addsNode(e.Op) {
		kn.names.add(rec.Adds)
	}
	kn.tags = slices.Clone(kn.game.Tags)
	return true
}

// adds returns the name of the node that a record adds.
func (r *replay) adds(rec *record, kn *known) records.NodeID {
	if rec.Adds == 0 && r.version == 0 {
		return kn.names.next
	}
	return rec.Adds
}

// swap puts a game in place.
func (r *replay) swap(w *swapRecord) bool {
	if w.Number < 0 || w.Document < 0 {
		return false
	}
	if w.Game != nil {
		g, err := w.Game.game()
		if err != nil || w.Number < len(r.games) || w.Number > len(r.games) && w.Number > r.next {
			return false // each game has a record, so that none has a larger number
		}
		for len(r.games) < w.Number {
			r.games = append(r.games, nil)
		}
		r.games = append(r.games, knownOf(g))
	}
	if w.Number >= len(r.games) || r.games[w.Number] == nil {
		return false
	}
	r.at = w.Number
	r.session.Recover([]session.Step{{Swap: &session.Swap{
		Game: r.open().game, Document: w.Document, Mirrored: w.Mirrored, Counts: w.Counts,
	}}})
	r.done++
	return true
}

// tape returns the journal to go on with, all of whose records were done.
func (r *replay) tape(t *tape) *tape {
	t.next = r.next
	return t
}

// replayed returns the game that records lead to, and how many were not done;
// false: nothing is left of it.
func replayed(lines [][]byte) (w session.Swap, lost int, ok bool) {
	r := replay{}
	g, skip := baseOf(lines)
	if g == nil {
		return w, len(lines), false
	}
	s, err := session.New(session.Games{g}, session.View{})
	if err != nil {
		return w, len(lines), false
	}
	r.session, r.games = s, []*known{knownOf(g)}
	if skip > 0 { // the record of the first game is lost, and all up to the next whole one
		r.games[0], r.next, r.version = nil, skip, version
		r.miss(skip)
	}
	r.run(lines[skip:])
	if r.draft != nil && s.Game().Has(r.draft.Node) && s.Edit(r.draft.Edit) == nil {
		r.done++
	}
	w = session.Swap{Game: s.Game(), Document: s.Document(), Mirrored: s.Mirrored(), Counts: true}
	return w, r.lost, r.done > 0 || r.lost == 0
}

// baseOf returns the game that records begin with: that of the first, or where
// that is damaged the first that stands there as a whole, and how many records
// stand before that; nil: there is none.
func baseOf(lines [][]byte) (g *records.Game, skip int) {
	for i, line := range lines {
		var r record
		if line == nil || json.Unmarshal(line, &r) != nil {
			continue
		}
		s := r.Base
		if i > 0 && r.Swap != nil {
			s = r.Swap.Game
		}
		if s == nil {
			continue
		}
		if g, err := s.game(); err == nil {
			return g, i
		}
	}
	return nil, 0
}
