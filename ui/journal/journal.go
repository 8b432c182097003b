// Package journal keeps unsaved work from one run to the next: every step is on
// disk before the screen shows it, so that what was typed survives a crash and a
// closed terminal.
//
// A journal belongs to one game of a collection, which it knows by what the game
// held when it was opened or last saved. It tells the steps from there, the
// games that were pasted or set up in its place too. It is begun with the first
// step, emptied when everything is saved, taken up when the game is opened again
// by a later run, and thrown away when one quits without saving.
package journal

import (
	"errors"
	"fmt"
	"slices"

	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Keeper writes down what is done in a session.
type Keeper struct {
	state   store.State
	session *session.Session
	where   func(index int) string // may be nil

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

// New returns a keeper of the session's work. where names the place of a game of
// the collection; games of one place are not taken for each other though they
// hold the same. It may be nil.
func New(state store.State, s *session.Session, where func(index int) string) *Keeper {
	k := &Keeper{state: state, session: s, where: where}
	s.OnStep = k.note
	return k
}

// Key names what is kept of the game that is open.
func (k *Keeper) Key() string { return k.key }

// Follow is called after every message. If another game was opened, what earlier
// runs left unsaved of it is done again, and told. The error is of a step that
// could not be written down, or of a journal that could not be read.
func (k *Keeper) Follow() (Found, error) {
	var found Found
	if n := k.session.Openings(); n != k.opening {
		k.err = errors.Join(k.err, k.Close())
		k.opening = n
		k.begin(k.session.Game())
		found = k.takeUp()
	}
	k.dirty = k.session.Unsaved()
	if k.tape != nil {
		k.err = errors.Join(k.err, k.tape.Unflushed())
	}
	err := k.err
	k.err = nil
	return found, err
}

// begin is for a game as it is read from its file.
func (k *Keeper) begin(g *records.Game) {
	k.key = store.GameKey(content(g))
	first := knownOf(g)
	k.games, k.base = []*known{first}, first.names.snap(g)
	k.behind = false
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
	case d != nil && e.Op != 0 && d.Node == e.Node && d.changes < wholeEvery:
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

// Saved is called when the game that is open was saved. again is the game as it is
// now read from where it belongs, and the journal begins anew from there; nil if
// it was written elsewhere.
func (k *Keeper) Saved(again *records.Game) {
	if again == nil {
		return
	}
	k.err = errors.Join(k.err, k.Drop())
	k.begin(again)
	k.games[0].game = k.session.Game()
	k.behind = !alike(k.base, snap(k.session.Game()))
	if k.games[0].stale = k.behind; !k.behind {
		k.games[0] = knownOf(k.session.Game())
	}
	k.moveAside()
	k.moveOthers()
}

// moveAside writes the games that wait behind the open one into the new journal.
func (k *Keeper) moveAside() {
	if err := k.tellAside(); err != nil {
		k.err = errors.Join(k.err, err)
		return
	}
	if len(k.session.History().Aside()) > 0 {
		k.note(session.Step{Swap: &session.Swap{Game: k.session.Game()}})
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

// content is what makes a game the same game: start, moves, names.
func content(g *records.Game) []byte {
	text := []byte(g.Start.FEN() + g.Comment(0))
	for _, tag := range g.Tags {
		text = fmt.Appendf(text, "\x00%s\x00%s", tag.Name, tag.Value)
	}
	for id, at := range g.Walk() {
		m := g.Move(id)
		text = append(text, byte(at.Ply()), byte(at.Ply()>>8), byte(m.From), byte(m.To))
		text = append(text, g.Comment(id)...)
	}
	return text
}

// alike reports whether two games have the same tree of moves.
func alike(a, b *snapshot) bool {
	return string(a.Moves) == string(b.Moves) && a.Start.Board == b.Start.Board
}
