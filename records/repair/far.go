// Changes after which a record goes on, but not to its end.

package repair

import "slices"

// goesOn is how many plies behind the one that could not be played a record must
// go on after a change for that to speak for it, where another slip follows.
const goesOn = 4

// farthest holds the changes after which the record goes on for longest, but not
// to its end.
type farthest struct {
	reach int // the index of the next text that has no meaning
	list  []Change
	near  []Change // those that go on at all
}

// maxNear bounds the changes of which the slips behind are looked for.
const maxNear = 400

func (f *farthest) note(c Change, reach int) {
	c.Upto = reach + 1
	same := func(x Change) bool { return x.same(&c) }
	switch {
	case reach > f.reach:
		f.reach, f.list = reach, append(f.list[:0], c)
	case reach == f.reach && !slices.ContainsFunc(f.list, same):
		f.list = append(f.list, c)
	}
	if len(f.near) < maxNear && reach >= c.Ply {
		f.near = append(f.near, c)
	}
}
