// Taking up what an earlier run left.

package journal

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"

	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Found is what earlier runs left unsaved of a game that was opened.
type Found struct {
	Steps  int // done again
	Lost   int // that no longer fit the game
	Others int // runs whose work waits beside that one

	Draft *records.Edit // a comment that was being written; nil: none was
}

// None reports whether there is nothing.
func (f *Found) None() bool { return *f == Found{} }

// other is the work of one more run: its journal, and what that leads to.
type other struct {
	file *store.Journal
	swap session.Swap
}

// takeUp does again what the last run left; what others did waits, and what was
// done on the game before its file was changed.
func (k *Keeper) takeUp() Found {
	same, moved, err := k.state.EarlierJournals(k.key, k.place())
	k.err = errors.Join(k.err, err)
	var found Found
	for _, file := range same {
		switch {
		case !k.here(file):
			k.err = errors.Join(k.err, file.Close())
		case found.None():
			found = k.redo(file)
		default:
			k.lay(file)
		}
	}
	for _, file := range moved {
		k.lay(file)
	}
	found.Others = len(k.others)
	return found
}

// here reports whether a journal is of the place of the open game, if it is of
// that file at all.
func (k *Keeper) here(file *store.Journal) bool {
	var r record
	if json.Unmarshal(file.Records()[0], &r) != nil {
		return true
	}
	here := k.place()
	return r.Place == here || fileOf(r.Place) != fileOf(here)
}

// fileOf returns a place without the number of the game.
func fileOf(place string) string { return place[:strings.LastIndexByte(place, '#')+1] }

// redo does the steps of a journal again and goes on with it. One that no longer
// fits is put aside.
func (k *Keeper) redo(file *store.Journal) Found {
	r := reader{games: k.games}
	steps, lost := r.steps(file.Records())
	made := k.session.Recover(steps)
	found := Found{Steps: made, Lost: lost + len(steps) - made, Draft: r.draft}
	switch {
	case found.Lost > 0:
		k.err = errors.Join(k.err, file.PutAside())
		k.behind = made > 0
		k.restate()
	case found.None():
		k.err = errors.Join(k.err, discard(file))
	default:
		k.file, k.games, k.drafted = file, r.games, r.draft != nil
	}
	return found
}

// restate writes the open game down as a whole, where a step could not be.
func (k *Keeper) restate() {
	if k.behind {
		k.note(session.Step{Swap: &session.Swap{Game: k.session.Game(), Counts: true}})
	}
}

// lay does the steps of a journal again beside the open game, on the one that it
// began with.
func (k *Keeper) lay(file *store.Journal) {
	w, err := replay(file.Records())
	if err != nil {
		k.err = errors.Join(k.err, err, file.PutAside())
		return
	}
	if w.Document == 0 && !w.Mirrored && k.base.same(snap(w.Game)) { // killed while it was saved
		k.err = errors.Join(k.err, discard(file))
		return
	}
	k.others = append(k.others, other{file, w})
}

// replay returns the game that records lead to.
func replay(lines [][]byte) (session.Swap, error) {
	var first record
	if err := json.Unmarshal(lines[0], &first); err != nil || first.Base == nil {
		return session.Swap{}, cmp.Or(err, errSnapshot)
	}
	g, err := first.Base.game()
	if err != nil {
		return session.Swap{}, err
	}
	s, err := session.New(session.Games{g}, session.View{})
	if err != nil {
		return session.Swap{}, err
	}
	r := reader{games: []known{{g, newNaming(g)}}}
	steps, _ := r.steps(lines)
	s.Recover(steps)
	if r.draft != nil && s.Game().Has(r.draft.Node) {
		err = s.Edit(*r.draft)
	}
	return session.Swap{Game: s.Game(), Document: s.Document(), Mirrored: s.Mirrored(), Counts: true}, err
}

// Recover puts what another earlier run did in the place of the open game, which
// undo brings back; false if there is none. It returns how many wait still.
func (k *Keeper) Recover() (waiting int, ok bool) {
	if len(k.others) == 0 {
		return 0, false
	}
	o := k.others[0]
	k.others = k.others[1:]
	k.session.Put(o.swap)
	if k.behind { // it stands in its own journal alone
		k.err = errors.Join(k.err, o.file.Close())
	} else {
		k.err = errors.Join(k.err, discard(o.file))
	}
	return len(k.others), true
}

// moveOthers lets what waits follow a game that was saved with changes.
func (k *Keeper) moveOthers() {
	for i := range k.others {
		o := &k.others[i]
		w := &swapRecord{Number: 1, Game: snap(o.swap.Game), Document: o.swap.Document, Mirrored: o.swap.Mirrored, Counts: true}
		file, err := k.newJournal()
		if err == nil {
			if err = appendTo(file, record{Swap: w}); err == nil {
				file, o.file = o.file, file
			}
			err = errors.Join(err, discard(file))
		}
		k.err = errors.Join(k.err, err)
	}
}

// reader turns records back into steps.
type reader struct {
	games []known
	at    int // the number of the game that is open
	draft *records.Edit
}

// steps returns the steps of records up to the first that is none, and how many
// are left over.
func (r *reader) steps(lines [][]byte) (steps []session.Step, lost int) {
	for i, line := range lines {
		var rec record
		if json.Unmarshal(line, &rec) != nil {
			return steps, len(lines) - i
		}
		if rec.Base == nil {
			r.draft = nil
		}
		switch {
		case rec.Draft != nil && rec.Draft.Op != 0:
			if e, ok := r.games[r.at].names.read(*rec.Draft); ok {
				r.draft = &e
			}
		case rec.Edit != nil:
			e, ok := r.games[r.at].names.read(*rec.Edit)
			if !ok {
				return steps, len(lines) - i
			}
			steps = append(steps, session.Step{Edit: e})
		case rec.Swap != nil:
			w, ok := r.swap(rec.Swap)
			if !ok {
				return steps, len(lines) - i
			}
			steps = append(steps, session.Step{Swap: w})
		}
	}
	return steps, 0
}

// swap returns the game that a record puts in place.
func (r *reader) swap(w *swapRecord) (*session.Swap, bool) {
	if w.Game != nil {
		g, err := w.Game.game()
		if err != nil || w.Number != len(r.games) {
			return nil, false
		}
		r.games = append(r.games, known{g, newNaming(g)})
	}
	if w.Number < 0 || w.Number >= len(r.games) || w.Document < 0 {
		return nil, false
	}
	r.at = w.Number
	return &session.Swap{Game: r.games[r.at].game, Document: w.Document, Mirrored: w.Mirrored, Counts: w.Counts}, true
}
