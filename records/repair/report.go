// What a search tells.

package repair

import "qipu/engine"

// Report is what is wrong with the playing of a record, and what would repair it.
type Report struct {
	Ply     int      // the first ply that cannot be played, or that contradicts an earlier one; 0: there is none
	Repairs []Change // ranked, the likeliest first
	Blind   bool     // found without knowing the start: less is certain
	Partial bool     // the record is too long: there may be other repairs

	unsure bool           // something else explains the record too, or has not been looked for
	boards []engine.Board // on which the moves of the repairs are made
	reads  int            // how much was read to find them
}

// BoardOf returns the board on which the move of the repair of index i is made; nil
// where it is not known.
func (r *Report) BoardOf(i int) *engine.Board {
	if i >= len(r.boards) {
		return nil
	}
	return &r.boards[i]
}

// Sole returns the repair that may be made in a copy: the only one there is, of
// any kind of slip, of a record whose start is known and that has no other slip.
// Nothing is certain where not all causes could be looked for in time, where any
// other move in the place of a text makes a game of the record as well, whatever its
// text would be, of a round that is left out, and where the other side may have begun.
func (r *Report) Sole() (Change, bool) {
	if r.Blind || r.Partial || r.unsure || len(r.Repairs) != 1 || r.Repairs[0].Upto != 0 {
		return Change{}, false
	}
	return r.Repairs[0], true
}

// move adds n to every ply of a report.
func (r *Report) move(n int) {
	if r.Ply > 0 {
		r.Ply += n
	}
	for i := range r.Repairs {
		c := &r.Repairs[i]
		if c.Ply += n; c.Upto > 0 {
			c.Upto += n
		}
		if c.With > 0 {
			c.With += n
		}
	}
}
