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
	"encoding/json"
	"errors"
	"fmt"

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
	base    *snapshot      // the game that the journal begins with
	file    *store.Journal // nil until there is something to write
	games   []known        // by their number in the journal; 0 is the one it began with
	behind  bool           // the journal lacks a step: the open game as a whole comes next
	dirty   bool           // there is unsaved work
	drafted bool           // the last record is a comment that is being written
	others  []other
	err     error
}

// known is a game that the journal can tell of.
type known struct {
	game  *records.Game
	names naming
}

// New returns a keeper of the session's work. where names the place of a game of
// the collection; games of one place are not taken for each other though they
// hold the same. It may be nil.
func New(state store.State, s *session.Session, where func(index int) string) *Keeper {
	k := &Keeper{state: state, session: s, where: where}
	s.OnStep = k.note
	return k
}

// record is a line of the journal: one of its fields, of the first line two.
type record struct {
	Base  *snapshot     `json:"base,omitempty"`  // the game that the journal begins with: the first record
	Place string        `json:"place,omitempty"` // of that game
	Edit  *records.Edit `json:"edit,omitempty"`
	Swap  *swapRecord   `json:"whole,omitempty"`
	Draft *records.Edit `json:"draft,omitempty"` // a comment that is being written; without an Op: none is any more
}

// swapRecord is a game that took the place of the open one: one that the journal
// knows, by its number, or a new one.
type swapRecord struct {
	Number   int
	Game     *snapshot `json:",omitempty"`
	Document int       `json:"Piece"`
	Mirrored bool
	Counts   bool
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
	err := k.err
	k.err = nil
	return found, err
}

// begin is for a game as it is read from its file.
func (k *Keeper) begin(g *records.Game) {
	k.key = store.GameKey(content(g))
	names := newNaming(g)
	k.games, k.base = []known{{g, names}}, names.snap(g)
	k.behind = false
}

// note writes a step down. Bubble Tea runs commands in no order, so it is written
// before Update returns.
func (k *Keeper) note(step session.Step) {
	if k.session.Openings() != k.opening {
		return // of a game that is being opened
	}
	r, ok := k.written(step)
	if !ok { // a step that is missing, or a node from before the last save
		r = k.swapRecord(&session.Swap{Game: k.session.Game(), Counts: true}, true)
	}
	if err := k.write(r); err != nil {
		k.behind, k.err = true, err
		return
	}
	k.behind, k.drafted = false, false
	if r.Swap != nil {
		k.learn(r.Swap.Number, k.session.Game())
	}
}

// Draft writes down a comment that is being written, so that it is no more lost
// than one that was kept; an Edit without an Op takes that back.
func (k *Keeper) Draft(e records.Edit) {
	n := k.number(k.session.Game())
	if k.behind || n < 0 || e.Op == 0 && !k.drafted {
		return
	}
	e, ok := k.games[n].names.written(e)
	if !ok {
		return
	}
	if err := k.write(record{Draft: &e}); err != nil {
		k.err = errors.Join(k.err, err)
		return
	}
	k.drafted = e.Op != 0
}

// written returns what stands in the journal for a step; false where there is
// nothing that could.
func (k *Keeper) written(step session.Step) (record, bool) {
	if step.Swap != nil {
		return k.swapRecord(step.Swap, k.behind), true
	}
	n := k.number(k.session.Game())
	if k.behind || n < 0 {
		return record{}, false
	}
	e, ok := k.games[n].names.written(step.Edit)
	return record{Edit: &e}, ok
}

// number returns the number of a game in the journal, or -1.
func (k *Keeper) number(g *records.Game) int {
	for i := len(k.games) - 1; i >= 0; i-- {
		if k.games[i].game == g {
			return i
		}
	}
	return -1
}

// swapRecord tells of a game that the journal knows by its number, unless it is
// to be told anew.
func (k *Keeper) swapRecord(w *session.Swap, anew bool) record {
	r := &swapRecord{Number: k.number(w.Game), Document: k.session.Document(), Mirrored: k.session.Mirrored(), Counts: w.Counts}
	if anew || r.Number < 0 {
		r.Number, r.Game = len(k.games), snap(w.Game)
	}
	return record{Swap: r}
}

// learn notes that the journal tells of g as number n.
func (k *Keeper) learn(n int, g *records.Game) {
	if n == len(k.games) {
		k.games = append(k.games, known{g, newNaming(g)})
	}
}

// write appends a record, to a new journal if there is none.
func (k *Keeper) write(r record) error {
	if k.file == nil {
		file, err := k.newJournal()
		if err != nil {
			return err
		}
		k.file = file
	}
	return appendTo(k.file, r)
}

// newJournal begins a journal of the open game.
func (k *Keeper) newJournal() (*store.Journal, error) {
	file, err := k.state.NewJournal(k.key, k.place())
	if err != nil {
		return nil, err
	}
	if err := appendTo(file, record{Base: k.base, Place: k.place()}); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

func appendTo(file *store.Journal, r record) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return file.Append(text)
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
	if k.behind = !alike(k.base, snap(k.session.Game())); !k.behind {
		k.games[0].names = newNaming(k.session.Game())
	}
	k.moveAside()
	k.moveOthers()
}

// moveAside writes the games that wait behind the open one into the new journal.
func (k *Keeper) moveAside() {
	aside := k.session.History().Aside()
	for i := range aside {
		r := record{Swap: &swapRecord{len(k.games), snap(aside[i].Game), aside[i].Document, aside[i].Mirrored, true}}
		if err := k.write(r); err != nil {
			k.err = errors.Join(k.err, err)
			return
		}
		k.learn(len(k.games), aside[i].Game)
	}
	if len(aside) > 0 {
		k.note(session.Step{Swap: &session.Swap{Game: k.session.Game()}})
	}
}

// Drop throws away what was written about the open game.
func (k *Keeper) Drop() error {
	k.dirty, k.drafted = false, false
	if k.file == nil {
		return nil
	}
	file := k.file
	k.file = nil
	return discard(file)
}

// discard closes a journal and removes it.
func discard(file *store.Journal) error { return errors.Join(file.Clear(), file.Close()) }

// Close ends the journal of the open game. Unsaved work waits for the next run.
func (k *Keeper) Close() error {
	var err error
	for _, o := range k.others {
		err = errors.Join(err, o.file.Close())
	}
	k.others = nil
	if !k.dirty && !k.drafted {
		return errors.Join(err, k.Drop())
	}
	if k.file != nil {
		err = errors.Join(err, k.file.Close())
	}
	k.file = nil
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
