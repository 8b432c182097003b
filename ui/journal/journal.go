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

	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// New returns a keeper of the session's work. where names the place of a game of
// the collection; games of one place are not taken for each other though they
// hold the same. It may be nil.
func New(state store.State, s *session.Session, where func(index int) string) *Keeper {
	k := &Keeper{about: about{state: state, session: s, where: where}}
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
