// A review that goes on: what of it is done, so that it goes on where it was cut.

package desk

import (
	"errors"
	"slices"

	"qipu/engine"
	"qipu/engine/uci"
)

// Reviewing is the review that goes on, or was cut.
type Reviewing struct {
	Going  bool
	Course Course
	Found  []Reviewed // of its first moves
}

// ReviewLimit is how long a review in the viewer thinks about each position.
func ReviewLimit() uci.Limit { return uci.Limit{Depth: 8} }

// BeginReview begins a review of the open game, or goes on with the one that was cut,
// in an earlier run too; anew: it begins. False: there is nothing to be reviewed.
func (d *Desk) BeginReview(anew bool) bool {
	course := CourseOf(d.Session.Game())
	r := &d.Review
	switch {
	case anew:
		r.Found = nil
		_ = d.reviewLog().Forget(&course) // it is written anew
	case !r.Course.same(&course) || len(r.Found) == 0:
		r.Found = d.reviewLog().Found(&course)
	}
	if len(r.Found) == len(course.Moves) {
		r.Found = nil
	}
	r.Course, r.Going = course, len(course.Moves) > 0
	return r.Going
}

// reviewLog is where reviews by the first program are kept until they are over.
func (d *Desk) reviewLog() *ReviewLog {
	e, err := d.Programs.Choose("")
	if err != nil {
		return &ReviewLog{}
	}
	return NewReviewLog(d.state, e, ReviewLimit())
}

// Judged takes what the review found of the next move. The error is of keeping it for
// a later run.
func (d *Desk) Judged(is Reviewed) error {
	r := &d.Review
	r.Found = append(r.Found, is)
	return d.reviewLog().Keep(&r.Course, r.Found)
}

// same reports whether two courses are of one line.
func (c *Course) same(o *Course) bool {
	return slices.Equal(c.Moves, o.Moves) && c.Start.Board() == o.Start.Board()
}

// ReviewsHere reports whether the review that goes on is of the open game as it is.
func (d *Desk) ReviewsHere() bool {
	course := CourseOf(d.Session.Game())
	return d.Review.Going && d.Review.Course.same(&course)
}

// FinishReview writes what the review found into the open game, and returns how many
// moves it marked. One undo takes all of it back.
func (d *Desk) FinishReview() (marks int, err error) {
	r := &d.Review
	r.Going = false
	nodes := CourseOf(d.Session.Game()).Nodes
	for i := range r.Found[:min(len(r.Found), len(nodes))] {
		r.Found[i].Node = nodes[i]
		if r.Found[i].Mark != "" {
			marks++
		}
	}
	err = WriteReview(d.Session, r.Found)
	if err == nil {
		err = errors.Join(d.reviewLog().Forget(&r.Course), d.learn(r))
	}
	return marks, err
}

// Told is what of a reviewed move is worth a line: its mark, or a mate that was found
// or missed.
type Told struct {
	ReviewMark
	Ply           int
	Before, After uci.Score
	Missed, Mates int // a mate in so many moves, that was missed or found; 0: none
}

// ToldOf returns what the review of the open game tells, in the order of the game.
func (d *Desk) ToldOf() []Told {
	g := d.Session.Game()
	scores, marks := ReviewScores(g), ReviewMarks(g)
	var all []Told
	ply, side := 0, g.Start.Turn
	mating := [2]bool{} // has been found already
	for n := g.First(0); n != 0; n = g.First(n) {
		ply++
		t := Told{ReviewMark: ReviewMark{Node: n}, Ply: ply}
		if i := slices.IndexFunc(marks, func(m ReviewMark) bool { return m.Node == n }); i >= 0 {
			t.ReviewMark = marks[i]
		}
		if ply < len(scores) {
			t.Before, t.After = scores[ply-1], scores[ply]
			t.mates(side, &mating)
		}
		if t.Mark != "" || t.Mates > 0 || t.Missed > 0 {
			all = append(all, t)
		}
		side = side.Other()
	}
	return all
}

// TellOf returns what a review that found this tells, side moving first: what it marked,
// and mates found and missed.
func TellOf(found []Reviewed, side engine.Color) []Told {
	var all []Told
	mating := [2]bool{}
	for i := range found {
		is := &found[i]
		t := Told{ReviewMark: ReviewMark{is.Node, is.Mark, is.Line}, Ply: i + 1, Before: is.Before, After: is.After}
		t.mates(side, &mating)
		if t.Mark != "" || t.Mates > 0 || t.Missed > 0 {
			all = append(all, t)
		}
		side = side.Other()
	}
	return all
}

// mates notes a mate that its mover had, and found or missed.
func (t *Told) mates(side engine.Color, found *[2]bool) {
	had := t.Before.Mate && t.Before.Winner == side && t.Before.In > 0
	keeps := t.After.Mate && t.After.Winner == side
	switch {
	case had && !keeps:
		t.Missed = t.Before.In
	case had && !found[side]:
		t.Mates = t.Before.In
	}
	found[side] = keeps
}
