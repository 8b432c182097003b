// Searching a text in the comments, moves and headers of the game.

package action

import (
	"slices"
	"strconv"
	"strings"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// hit is a move that holds what is looked for, or the start, for the headers.
type hit struct {
	node records.NodeID
	ply  int
	text string // that holds it
}

// search goes to the next hit behind the move one stands on, in the order of the
// tree, and round again.
func search(c *Context) error {
	hits, err := find(c)
	if err != nil {
		return err
	}
	at := max(slices.IndexFunc(hits, func(h hit) bool { return h.node == c.Session.Node() }), 0)
	if hits[at].node == c.Session.Node() { // on from this one
		at = (at + 1) % len(hits)
	} else if next := behind(c.Session, hits); next >= 0 {
		at = next
	}
	goToHit(c, hits, at)
	return nil
}

// hits lists what the last search found, or goes to the one whose number is given.
func hits(c *Context) error {
	number := c.Argument
	c.Argument = c.Desk.Memory.Sought
	found, err := find(c)
	if err != nil {
		return err
	}
	if number == "" {
		var lines []string
		for _, h := range found {
			lines = append(lines, c.Lang.Say(lang.HitIs, h.ply, h.text))
		}
		c.Host.Choose(c, lang.ActHits, lines)
		return nil
	}
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(found) {
		return refuse(lang.NotANumber, number)
	}
	goToHit(c, found, n-1)
	return nil
}

func goToHit(c *Context, hits []hit, at int) {
	c.Session.GoTo(hits[at].node)
	c.say(lang.HitAt, at+1, len(hits), hits[at].text)
}

// behind returns the first hit behind the move one stands on, in the order of the
// tree; -1: there is none.
func behind(s *session.Session, hits []hit) int {
	of := map[records.NodeID]int{}
	for i, h := range hits {
		of[h.node] = i
	}
	passed := s.Node() == 0
	for id := range s.Game().Walk() {
		if at, ok := of[id]; ok && passed {
			return at
		}
		passed = passed || id == s.Node()
	}
	return -1
}

// find returns the hits of the argument, in the order of the tree; without any it is
// a refusal.
func find(c *Context) (found []hit, err error) {
	s, want := c.Session, records.Fold(c.Argument)
	if want == "" {
		return nil, refuse(lang.NeedsText, "TEXT")
	}
	c.Desk.Memory.Sought = c.Argument
	g := s.Game()
	for i, tag := range desk.GameTold(s, c.Lang) {
		if strings.Contains(records.Fold(tag.Value+"\n"+g.Tags[i].Value), want) {
			found = append(found, hit{text: HeaderWord(tag.Name, c.Lang) + ": " + tag.Value})
			break
		}
	}
	for id, at := range g.Walk() {
		text := ""
		comment := g.Comment(id)
		if told := desk.CommentTold(s, comment, c.Lang); strings.Contains(records.Fold(told+"\n"+comment), want) {
			text = around(told, c.Argument)
		} else if id != 0 {
			b := at.Before()
			for _, move := range s.View.Forms.Write(&b, g.Move(id)) {
				if strings.Contains(records.Fold(move), want) {
					text = move
					break
				}
			}
		}
		if text != "" && (id != 0 || len(found) == 0) {
			found = append(found, hit{id, at.Ply(), text})
		}
	}
	if len(found) == 0 {
		return nil, refuse(lang.SearchNone, c.Argument)
	}
	return found, nil
}

// around is the part of a comment that holds a text, as far as the text is found as
// it was typed.
func around(comment, text string) string {
	const before, after = 8, 24
	comment = strings.Join(strings.Fields(comment), " ")
	runes := []rune(comment)
	at := len([]rune(comment[:max(strings.Index(comment, text), 0)]))
	from, to := max(at-before, 0), min(at+after, len(runes))
	part := string(runes[from:to])
	if from > 0 {
		part = ".." + part
	}
	if to < len(runes) {
		part += ".."
	}
	return part
}
