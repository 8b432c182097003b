// The work of other runs, which waits beside the open game.

package journal

import (
	"errors"

	"qipu/ui/session"
)

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
		k.err = errors.Join(k.err, o.tape.Close())
	} else {
		k.err = errors.Join(k.err, o.tape.discard())
	}
	return len(k.others), true
}

// moveOthers lets what waits follow a game that was saved with changes.
func (k *Keeper) moveOthers() {
	for i := range k.others {
		o := &k.others[i]
		t, err := k.newOther(&o.swap)
		if err == nil {
			o.tape, err = t, o.tape.discard()
		}
		k.err = errors.Join(k.err, err)
	}
}

// newOther writes the work of another run into a journal of its own.
func (k *Keeper) newOther(w *session.Swap) (*tape, error) {
	t, err := k.newTape()
	if err != nil {
		return nil, err
	}
	r := record{Swap: &swapRecord{Number: 1, Game: snap(w.Game), Document: w.Document, Mirrored: w.Mirrored, Counts: true}}
	if err := t.write(r); err != nil {
		return nil, errors.Join(err, t.discard())
	}
	return t, nil
}
