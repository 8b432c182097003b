// What a review writes into a game, and takes out again: every bit of it bears a
// command in a comment, as PGN has them, so that it is known from what a person wrote,
// later too.
//
//	[%qipu review ??]            the move's mark is the review's
//	[%qipu review H2-E2 H9-G7]   so are this variation's moves, from this one on
//	[%qipu review: 48 -12 #3]    at the start: the scores from Red's side, one for the
//	                             start and one a ply; #3, #-3: mate for Red, for Black

package desk

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/session"
)

// ReviewMark is a mark that a review set.
type ReviewMark struct {
	Node   records.NodeID
	Mark   string
	Better []engine.Move // the line that would have been better, as far as the game has it
}

// command is one that a review left at a node.
type command struct {
	scores bool
	words  []string
}

// commandsAt reads the commands in the comment of a node.
func commandsAt(g *records.Game, n records.NodeID) []command {
	comment := g.Comment(n)
	if !strings.Contains(comment, "[%qipu review") {
		return nil
	}
	var all []command
	for _, m := range records.ReviewCommand.FindAllStringSubmatch(comment, -1) {
		all = append(all, command{m[1] == ":", strings.Fields(m[2])})
	}
	return all
}

// ReviewedMark reports whether the mark of a node is a review's.
func ReviewedMark(g *records.Game, n records.NodeID) bool {
	return slices.ContainsFunc(commandsAt(g, n), func(c command) bool { return g.Mark(n) != "" && slices.Equal(c.words, []string{g.Mark(n)}) })
}

// lineAt returns the moves of a variation that a review put in at a node; nil: none.
func lineAt(g *records.Game, n records.NodeID) []engine.Move {
	for _, c := range commandsAt(g, n) {
		if moves, ok := iccsMoves(strings.Join(c.words, " ")); ok && !c.scores && len(moves) > 0 {
			return moves
		}
	}
	return nil
}

// ReviewMarks returns the marks of the last review, in the order of the main line.
func ReviewMarks(g *records.Game) []ReviewMark {
	var marks []ReviewMark
	for n := g.First(0); n != 0; n = g.First(n) {
		if !ReviewedMark(g, n) {
			continue
		}
		m := ReviewMark{Node: n, Mark: g.Mark(n)}
		for _, other := range g.Children(g.Parent(n)) {
			if moves := lineAt(g, other); moves != nil {
				m.Better = moves
			}
		}
		marks = append(marks, m)
	}
	return marks
}

// ReviewScores returns the scores of the last review, that of the start first; nil
// where there was none.
func ReviewScores(g *records.Game) []uci.Score {
	for _, c := range commandsAt(g, 0) {
		if !c.scores {
			continue
		}
		var scores []uci.Score
		for _, word := range c.words {
			s, ok := readScore(word)
			if !ok {
				return nil
			}
			scores = append(scores, s)
		}
		return scores
	}
	return nil
}

// writeScore writes a score as a command has it.
func writeScore(s uci.Score) string {
	switch {
	case s.Mate && s.Winner == engine.Black:
		return fmt.Sprintf("#-%d", s.In)
	case s.Mate:
		return fmt.Sprintf("#%d", s.In)
	}
	return strconv.Itoa(s.CP)
}

// readScore reads a score as writeScore writes it.
func readScore(text string) (uci.Score, bool) {
	digits, mate := strings.CutPrefix(text, "#")
	n, err := strconv.Atoi(digits)
	if !mate || err != nil {
		return uci.Score{CP: n}, err == nil
	}
	if strings.HasPrefix(digits, "-") {
		return uci.Score{Mate: true, In: -n, Winner: engine.Black}, true
	}
	return uci.Score{Mate: true, In: n}, true
}

// WriteReview writes what a review found into the open game, in the place of an
// earlier one: marks where nobody set one, the better moves as variations, the scores.
// One undo takes all of it back.
func WriteReview(s *session.Session, found []Reviewed) error {
	return s.Together(func(edit repair.Editor) error {
		g := s.Game()
		if _, err := takeOut(edit, g); err != nil {
			return err
		}
		var scores []string
		for i := range found {
			is := &found[i]
			if i == 0 {
				scores = append(scores, writeScore(is.Before))
			}
			scores = append(scores, writeScore(is.After))
			if is.Mark == "" || !g.Has(is.Node) {
				continue
			}
			if err := writeFound(edit, g, is); err != nil {
				return err
			}
		}
		return addCommand(edit, g, 0, ": "+strings.Join(scores, " "))
	})
}

// writeFound writes what was found of one move.
func writeFound(edit repair.Editor, g *records.Game, is *Reviewed) error {
	if g.Mark(is.Node) == "" {
		if _, err := edit(records.Edit{Op: records.Mark, Node: is.Node, Text: is.Mark}); err != nil {
			return err
		}
		if err := addCommand(edit, g, is.Node, " "+is.Mark); err != nil {
			return err
		}
	}
	added, err := session.Graft(edit, g, g.Parent(is.Node), is.Line)
	if err != nil || len(added) == 0 {
		return err
	}
	moves := make([]engine.Move, len(added))
	for i, n := range added {
		moves[i] = g.Move(n)
	}
	return addCommand(edit, g, added[0], " "+iccsText(moves))
}

// addCommand adds a command to the comment of a node.
func addCommand(edit repair.Editor, g *records.Game, n records.NodeID, says string) error {
	text := strings.TrimPrefix(g.Comment(n)+" [%qipu review"+says+"]", " ")
	_, err := edit(records.Edit{Op: records.Comment, Node: n, Text: text})
	return err
}

// DropReview takes what reviews wrote out of the open game, and nothing else: a mark
// that was changed since stays, and so does a variation as far as somebody wrote to it.
// It returns how many marks and variations it took; one undo brings them back.
func DropReview(s *session.Session) (taken int, err error) {
	err = s.Together(func(edit repair.Editor) error {
		taken, err = takeOut(edit, s.Game())
		return err
	})
	return taken, err
}

func takeOut(edit repair.Editor, g *records.Game) (taken int, err error) {
	var nodes []records.NodeID
	nodes = append(nodes, 0)
	for n := range g.Walk() {
		nodes = append(nodes, n)
	}
	for _, n := range nodes {
		if !g.Has(n) || len(commandsAt(g, n)) == 0 {
			continue
		}
		edits := outOf(g, n)
		for _, e := range edits {
			if _, err := edit(e); err != nil {
				return taken, err
			}
		}
		if n != 0 {
			taken++
		}
	}
	return taken, nil
}

// outOf returns the edits that take what a review wrote at a node out.
func outOf(g *records.Game, n records.NodeID) []records.Edit {
	var edits []records.Edit
	if ReviewedMark(g, n) {
		edits = append(edits, records.Edit{Op: records.Mark, Node: n})
	}
	if moves := lineAt(g, n); moves != nil {
		if from := untouched(g, n, moves); from != 0 {
			edits = append(edits, records.Edit{Op: records.Delete, Node: from})
			if from == n {
				return edits
			}
		}
	}
	return append(edits, records.Edit{Op: records.Comment, Node: n, Text: records.Unreviewed(g.Comment(n))})
}

// untouched returns the first node of a review's variation from which on nobody wrote
// anything to it; 0: somebody wrote at its end.
func untouched(g *records.Game, n records.NodeID, moves []engine.Move) records.NodeID {
	chain := []records.NodeID{n}
	for _, m := range moves[1:] {
		next := g.Child(chain[len(chain)-1], m)
		if next == 0 {
			break
		}
		chain = append(chain, next)
	}
	from := records.NodeID(0)
	for i := len(chain) - 1; i >= 0; i-- {
		at, behind := chain[i], len(g.Children(chain[i]))
		if i < len(chain)-1 {
			behind--
		}
		if behind > 0 || g.Mark(at) != "" && !ReviewedMark(g, at) || records.Unreviewed(g.Comment(at)) != "" {
			break
		}
		from = at
	}
	return from
}
