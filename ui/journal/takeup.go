// Taking up what an earlier run left.

package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"qipu/records"
	"qipu/ui/store"
)

// Found is what earlier runs left unsaved of a game that was opened.
type Found struct {
	Steps  int // done again
	Lost   int // that are damaged, or no longer fit the game: their journal is put aside
	Others int // runs whose work waits beside that one

	Draft *records.Edit // a comment that was being written; nil: none was
}

// None reports whether there is nothing.
func (f *Found) None() bool { return *f == Found{} }

// takeUp does again what the last run left; what others did waits, and what was
// done on the game before its file was changed, or on one that is no longer there.
func (k *Keeper) takeUp() Found {
	same, moved, err := k.state.EarlierJournals(k.key, k.place())
	gone, wrong := k.state.JournalsLike(k.key, k.gone)
	k.err = errors.Join(k.err, err, wrong)
	var found Found
	for _, file := range same {
		switch {
		case !k.here(file):
			k.err = errors.Join(k.err, file.Close())
		case found.None():
			found = k.redo(file)
		default:
			found.Lost += k.redoBeside(file)
		}
	}
	for _, file := range append(moved, gone...) {
		found.Lost += k.redoBeside(file)
	}
	found.Others = len(k.others)
	return found
}

// here reports whether a journal is of the place of the open game, if it is of
// that file at all.
func (k *Keeper) here(file *store.Journal) bool {
	first := file.Records()[0]
	if first == nil {
		return true
	}
	place, here := placeOf(first), k.place()
	if strings.HasPrefix(place, Unfiled) || strings.HasPrefix(here, Unfiled) { // two new games are as alike as can be
		return place == here
	}
	return place == here || fileOf(place) != fileOf(here)
}

// Unfiled begins the place of a game that is in no file; a mark of its own follows.
const Unfiled = "unfiled:"

// gone reports whether a journal, by its first record, is of a game of the open
// game's file which that no longer has.
func (k *Keeper) gone(first []byte) bool {
	place, here := placeOf(first), k.place()
	games := k.session.Games()
	if fileOf(here) == "" || fileOf(place) != fileOf(here) || place == here || !games.Complete() {
		return false
	}
	n, err := strconv.Atoi(place[len(fileOf(place)):])
	return err == nil && n > k.lastOf(fileOf(here), games.Len())
}

// lastOf returns the number of the last game of a file, in it.
func (k *Keeper) lastOf(file string, games int) (last int) {
	for i := range games {
		number, of := strings.CutPrefix(k.where(i), file)
		if n, err := strconv.Atoi(number); err == nil && of {
			last = max(last, n)
		}
	}
	return last
}

// placeOf returns the place of a journal by its first record, the end of which may
// be missing.
func placeOf(first []byte) string {
	var r struct{ Place string }
	if json.Unmarshal(first, &r) == nil {
		return r.Place
	}
	d := json.NewDecoder(bytes.NewReader(first))
	for name, err := d.Token(); err == nil; name, err = d.Token() { // {, then names and values
		if name == "place" {
			value, _ := d.Token()
			place, _ := value.(string)
			return place
		}
	}
	return ""
}

// fileOf returns a place without the number of the game.
func fileOf(place string) string { return place[:strings.LastIndexByte(place, '#')+1] }

// redo does the steps of a journal again and goes on with it. One with records
// that were not done is put aside, and so is one of an earlier version: the open
// game is written down anew before.
func (k *Keeper) redo(file *store.Journal) Found {
	t := &tape{Journal: file}
	r := replay{session: k.session, games: k.games}
	r.run(file.Records())
	found := Found{Steps: r.done, Lost: r.lost}
	if r.draft != nil {
		found.Draft = &r.draft.Edit
	}
	switch {
	case found.Lost == 0 && found.None():
		k.err = errors.Join(k.err, t.discard())
	case found.Lost == 0 && r.version == version:
		k.tape, k.games, k.draft = r.tape(t), r.games, r.draft
	default:
		k.behind = r.done > 0
		k.restate()
		if r.draft != nil {
			k.Draft(r.draft.Edit)
		}
		if k.err == nil && found.Lost == 0 {
			k.err = t.discard()
		} else {
			k.err = errors.Join(k.err, file.PutAside())
		}
	}
	return found
}

// redoBeside does the steps of a journal again beside the open game, on the one that it
// began with. It returns how many records were not done; their journal is put
// aside. Another game than the open one is a document of its own: saving it replaces
// none of the file.
func (k *Keeper) redoBeside(file *store.Journal) (lost int) {
	t := &tape{Journal: file}
	w, lost, ok := replayed(file.Records())
	switch {
	case !ok:
		k.err = errors.Join(k.err, file.PutAside())
		return lost
	case w.Document == 0 && !w.Mirrored && k.base.same(snap(w.Game)): // killed while it was saved
		k.err = errors.Join(k.err, t.discard())
		return 0
	case lost > 0:
		again, err := k.newOther(&w)
		if err != nil {
			k.err = errors.Join(k.err, err, file.Close())
			return lost
		}
		k.err = errors.Join(k.err, file.PutAside())
		t = again
	}
	if g, _ := baseOf(file.Records()); w.Document == 0 && !k.base.alike(snap(g)) {
		w.Document = 1
	}
	k.others = append(k.others, other{t, w})
	return lost
}
