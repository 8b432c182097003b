// What the reviews of games teach: short mates that were missed come back as problems.

package desk

import (
	"fmt"
	"slices"

	"qipu/engine"
	"qipu/ui/drill"
)

// taughtKey is the state that keeps the mates that were missed.
const taughtKey = "taught"

// Bounds of what is taken from reviews.
const (
	mostTaught   = 500
	longestMate  = 3
	mateSearched = 100_000 // moves made to prove one
)

// taught is the state file: the newest last.
type taught struct {
	Mates []taughtMate `json:"mates"`
}

// taughtMate is a mate that was missed: the position and the moves to the win.
type taughtMate struct {
	Title string `json:"title"` // of the game, and the ply
	FEN   string `json:"fen"`
	In    int    `json:"in"`
}

// learn keeps the short mates that a review saw missed, as far as the rules prove them.
func (d *Desk) learn(r *Reviewing) error {
	if d.state == nil {
		return nil
	}
	var missed []taughtMate
	title := GameTitle(d.Session.Game().Tags, d.Session.Index(), d.Lang)
	told := TellOf(r.Found, r.Course.Start.Turn())
	at, ply := r.Course.Start, 0
	for i := range told {
		for ; ply < told[i].Ply-1; ply++ {
			at = at.PlayLegal(r.Course.Moves[ply])
		}
		n := told[i].Missed
		if n < 1 || n > longestMate {
			continue
		}
		if won, _ := at.Mates(n, mateSearched); len(won) > 0 {
			b := at.Board()
			missed = append(missed, taughtMate{fmt.Sprintf("%s (%d)", title, told[i].Ply), b.FEN(), n})
		}
	}
	if len(missed) == 0 {
		return nil
	}
	var file taught
	if err := d.state.Load(taughtKey, &file); err != nil {
		return err
	}
	again := func(have taughtMate) bool {
		return slices.ContainsFunc(missed, func(m taughtMate) bool { return m.FEN == have.FEN })
	}
	file.Mates = append(slices.DeleteFunc(file.Mates, again), missed...)
	file.Mates = file.Mates[max(0, len(file.Mates)-mostTaught):]
	if d.school.told != nil { // it is made anew with them
		d.school.library = nil
	}
	return d.state.Save(taughtKey, file)
}

// ownProblems returns the mates that were missed, as problems. A position that cannot
// be is left out.
func (d *Desk) ownProblems() []drill.Problem {
	var file taught
	if d.state == nil || d.state.Load(taughtKey, &file) != nil {
		return nil
	}
	var all []drill.Problem
	for _, m := range file.Mates {
		p, err := engine.ParsePosition(m.FEN)
		if err == nil && m.In >= 1 && m.In <= longestMate && p.Status() == engine.Ongoing {
			all = append(all, drill.Problem{Name: m.Title, Start: p, In: m.In})
		}
	}
	return all
}
