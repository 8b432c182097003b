// Reviews that were cut: what they found is kept until they are over, so that a later
// run goes on where one was.

package desk

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/ui/store"
)

// ReviewLog keeps what the reviews by one program, within one limit, have found.
type ReviewLog struct {
	state *store.State // nil: nothing is kept
	by    string       // the program and the limit
}

// NewReviewLog returns the log of the reviews by a program of the settings within a
// limit of depth or time. Without a state it keeps nothing.
func NewReviewLog(state *store.State, e *store.Engine, l uci.Limit) *ReviewLog {
	by := fmt.Sprintf("%q %s %d %d %v", e.Command, e.Protocol, l.Depth, l.Nodes, l.Time)
	for _, name := range slices.Sorted(maps.Keys(e.Options)) {
		by += fmt.Sprintf(" %q %q", name, e.Options[name])
	}
	return &ReviewLog{state, by}
}

// keptReview is the state file of a review: a move of the game each.
type keptReview struct {
	Moves []keptReviewed `json:"moves"`
}

// keptReviewed is what was found of a move, scores as in comments and moves in ICCS.
type keptReviewed struct {
	Before string `json:"before"`
	After  string `json:"after"`
	Best   string `json:"best"`
	Line   string `json:"line"`
	Mark   string `json:"mark,omitempty"`
}

// key names the state file of a course.
func (k *ReviewLog) key(c *Course) string {
	b := c.Start.Board()
	key := store.GameKey([]byte(k.by + "\x00" + b.FEN() + "\x00" + iccsText(c.Moves)))
	return strings.Replace(key, "games/", "review/", 1)
}

// Found returns what was found of the first moves of a course; nil: nothing is kept
// that fits it.
func (k *ReviewLog) Found(c *Course) []Reviewed {
	if k.state == nil {
		return nil
	}
	var file keptReview
	if k.state.Load(k.key(c), &file) != nil || len(file.Moves) > len(c.Moves) {
		return nil // it is reviewed anew
	}
	var found []Reviewed
	at := c.Start
	for i := range file.Moves {
		is, ok := file.Moves[i].reviewed(&at)
		if !ok {
			return nil
		}
		is.Node = c.Nodes[i]
		found = append(found, is)
		at = at.PlayLegal(c.Moves[i])
	}
	return found
}

// reviewed reads what was found of a move; false: it cannot be of one from here.
func (r *keptReviewed) reviewed(at *engine.Position) (is Reviewed, ok bool) {
	var okBefore, okAfter, okLine bool
	is.Before, okBefore = readScore(r.Before)
	is.After, okAfter = readScore(r.After)
	is.Line, okLine = iccsMoves(r.Line)
	best, okBest := iccsMoves(r.Best)
	if !okBefore || !okAfter || !okLine || !okBest || len(best) != 1 || !slices.Contains([]string{"", "?!", "?", "??"}, r.Mark) {
		return is, false
	}
	is.Best, is.Mark = best[0], r.Mark
	p := *at
	for _, m := range is.Line {
		if !p.Legal(m) {
			return is, false
		}
		p = p.PlayLegal(m)
	}
	return is, at.Legal(is.Best)
}

// Keep keeps what was found of the first moves of a course.
func (k *ReviewLog) Keep(c *Course, found []Reviewed) error {
	if k.state == nil {
		return nil
	}
	file := keptReview{make([]keptReviewed, len(found))}
	for i := range found {
		is := &found[i]
		file.Moves[i] = keptReviewed{writeScore(is.Before), writeScore(is.After), is.Best.String(), iccsText(is.Line), is.Mark}
	}
	return k.state.SaveSoon(k.key(c), file)
}

// Forget lets what was found of a course go: its review is over, or begins anew.
func (k *ReviewLog) Forget(c *Course) error {
	if k.state == nil {
		return nil
	}
	return k.state.Remove(k.key(c))
}
