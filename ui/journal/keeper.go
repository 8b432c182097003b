// A keeper: what it knows, and how it writes a step down.

package journal

import (
	"errors"
	"slices"

	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Keeper writes down what is done in a session.
type Keeper struct {
	about
	opening int
	key     string
	base    *snapshot // the game that the journal begins with
	tape    *tape     // nil until there is something to write
	games   []*known  // by their number in the journal; 0 is the one it began with
	behind  bool      // the journal lacks a step: the open game as a whole comes next
	dirty   bool      // there is unsaved work
	draft   *draft    // a comment that is being written; nil: none is
	others  []other
	err     error
}

// about is what a keeper is of: a session, the places of its games, and where their
// journals are.
type about struct {
	state   store.State
	session *session.Session
	where   func(index int) string // may be nil
}

// known is a game that the journal can tell of; nil in its place: it was lost.
type known struct {
	game   *records.Game
	names  naming
	tags   records.Tags // before the step that is told next
	broken bool         // steps of it are missing
	stale  bool         // a step of it could not be written: it comes anew
}

func knownOf(g *records.Game) *known {
	return &known{game: g, names: newNaming(g), tags: slices.Clone(g.Tags)}
}

// draft is a comment that is being written, as it stands in the journal.
type draft struct {
	records.Edit
	changes int // since it was written as a whole
}

// other is the work of one more run: its journal, and what that leads to.
type other struct {
	tape *tape
	swap session.Swap
}

// note writes a step down. Bubble Tea runs commands in no order, so it is written
// before Update returns.
func (k *Keeper) note(step session.Step) {
	if k.session.Openings() != k.opening {
		return // of a game that is being opened
	}
	if k.behind && step.Swap != nil {
		if err := k.tellAside(); err != nil {
			k.err = err
			return
		}
	}
	r, ok := k.written(step)
	if !ok || k.behind && step.Swap == nil { // a step that is missing, or a node from before the last save
		r = k.swapRecord(&session.Swap{Game: k.session.Game(), Counts: true}, true)
	}
	if err := k.write(r); err != nil {
		k.behind, k.err = true, err
		if n := k.number(k.session.Game()); n >= 0 {
			k.games[n].stale = true
		}
		return
	}
	k.behind, k.draft = false, nil
	if r.Swap != nil {
		k.learn(r.Swap.Number, k.session.Game())
	}
}

// Draft writes down a comment that is being written, so that it is no more lost
// than one that was kept; an Edit without an Op takes that back.
func (k *Keeper) Draft(e records.Edit) {
	if e.Op == 0 && k.draft == nil {
		return
	}
	k.restate()
	n := k.number(k.session.Game())
	if k.behind || n < 0 {
		return
	}
	r, ok := record{}, true
	switch d := k.draft; {
	case d != nil && e.Op != 0 && d.Node == e.Node && d.changes < draftEvery:
		if d.Text == e.Text {
			return
		}
		r.Change = differ(d.Text, e.Text)
	default:
		var named records.Edit
		named, ok = k.games[n].names.written(e)
		r.Draft, r.Line = &named, lineSum(k.session.Game(), e.Node, 0)
	}
	if !ok {
		return
	}
	if err := k.write(r); err != nil {
		k.err = errors.Join(k.err, err)
		k.draft = nil // what stands there is another one
		return
	}
	switch {
	case e.Op == 0:
		k.draft = nil
	case r.Change != nil:
		k.draft.Edit = e
		k.draft.changes++
	default:
		k.draft = &draft{Edit: e}
	}
}

// restate writes the open game down as a whole, where a step could not be.
func (k *Keeper) restate() {
	if k.behind {
		if n := k.number(k.session.Game()); n >= 0 {
			k.games[n].stale = true
		}
		k.note(session.Step{Swap: &session.Swap{Game: k.session.Game(), Counts: true}})
	}
}

// written returns what stands in the journal for a step; false where there is
// nothing that could.
func (k *Keeper) written(step session.Step) (record, bool) {
	if step.Swap != nil {
		return k.swapRecord(step.Swap, false), true
	}
	n := k.number(k.session.Game())
	if n < 0 {
		return record{}, false
	}
	return k.games[n].written(step.Edit)
}

// written returns what stands in the journal for an edit that was made.
func (kn *known) written(e records.Edit) (record, bool) {
	named, ok := kn.names.written(e)
	r := record{Edit: &named}
	switch {
	case changesTags(e.Op):
		r.Tags = tagSum(kn.tags)
		kn.tags = slices.Clone(kn.game.Tags)
	case addsNode(e.Op):
		made := records.NodeID(len(kn.names.name))
		r.Adds = kn.names.add(0)
		r.Line = lineSum(kn.game, e.Node, made)
	case ok:
		r.Line = lineSum(kn.game, e.Node, changed(e))
	}
	return r, ok
}

// changed returns the node whose own move an edit changes; 0: none's.
func changed(e records.Edit) records.NodeID {
	if e.Op == records.SetMove {
		return e.Node
	}
	return 0
}

// number returns the number of a game in the journal, or -1.
func (k *Keeper) number(g *records.Game) int {
	for i, kn := range slices.Backward(k.games) {
		if kn != nil && kn.game == g {
			return i
		}
	}
	return -1
}

// swapRecord tells of a game that the journal knows by its number, unless it is
// to be told anew.
func (k *Keeper) swapRecord(w *session.Swap, anew bool) record {
	r := &swapRecord{Number: k.number(w.Game), Document: k.session.Document(), Mirrored: k.session.Mirrored(), Counts: w.Counts}
	if anew || r.Number < 0 || k.games[r.Number].stale {
		r.Number, r.Game = len(k.games), snap(w.Game)
	}
	return record{Swap: r}
}

// learn notes that the journal tells of g as number n.
func (k *Keeper) learn(n int, g *records.Game) {
	if n == len(k.games) {
		k.games = append(k.games, knownOf(g))
	}
}

// tellAside writes down the games that wait behind the open one as they are.
func (k *Keeper) tellAside() error {
	for _, w := range k.session.History().Aside() {
		if err := k.write(record{Swap: &swapRecord{len(k.games), snap(w.Game), w.Document, w.Mirrored, true}}); err != nil {
			return err
		}
		k.learn(len(k.games), w.Game)
	}
	return nil
}

// write appends a record, to a new journal if there is none.
func (k *Keeper) write(r record) error {
	if k.tape == nil {
		t, err := k.newTape()
		if err != nil {
			return err
		}
		k.tape = t
	}
	return k.tape.write(r)
}

// newTape begins a journal of the open game.
func (k *Keeper) newTape() (*tape, error) {
	file, err := k.state.NewJournal(k.key, k.place())
	if err != nil {
		return nil, err
	}
	t := &tape{Journal: file}
	if err := t.write(record{Version: version, Base: k.base, Place: k.place()}); err != nil {
		return nil, errors.Join(err, t.discard())
	}
	return t, nil
}

// place names where the open game lies; "" if that is not known.
func (k *Keeper) place() string {
	if k.where == nil {
		return ""
	}
	return k.where(k.session.Index())
}

// Drop throws away what was written about the open game.
func (k *Keeper) Drop() error {
	k.dirty, k.draft = false, nil
	if k.tape == nil {
		return nil
	}
	t := k.tape
	k.tape = nil
	return t.discard()
}

// Close ends the journal of the open game. Unsaved work waits for the next run.
func (k *Keeper) Close() error {
	var err error
	for _, o := range k.others {
		err = errors.Join(err, o.tape.Close())
	}
	k.others = nil
	if !k.dirty && k.draft == nil {
		return errors.Join(err, k.Drop())
	}
	if k.tape != nil {
		err = errors.Join(err, k.tape.Close())
	}
	k.tape, k.draft = nil, nil
	return err
}
