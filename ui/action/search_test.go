// Searching in headers, comments and moves.

package action

import (
	"testing"

	"qipu/records"
	"qipu/ui/lang"
)

// TestSearchGoesRound: hits in headers, comments and moves, wherever the text stands
// in them, one after the other and round again; without a text the last one is sought.
func TestSearchGoesRound(t *testing.T) {
	c := played(t)
	g := c.Session.Game()
	g.Tags = records.Tags{{Name: "Event", Value: "全国个人赛"}}
	g.SetComment(g.First(0), "红方先走中炮个好")
	g.SetComment(g.Next(g.First(0)), "个")
	places := func(line string, want ...int) {
		t.Helper()
		for i, node := range want {
			c.Argument = ""
			if err := Command(c, line); err != nil || int(c.Session.Node()) != node {
				t.Errorf(":%s for the %d. time: node %d, want %d, %v (%s)", line, i+1, c.Session.Node(), node, err, heard(c).said)
			}
			line = "search"
		}
	}
	first, side := int(g.First(0)), int(g.Next(g.First(0)))
	places("search 个", first, side, 0, first)
	places("search 进", int(g.First(g.First(0))), int(g.First(g.First(g.First(0)))), side)
	c.Argument = ""
	if err := Command(c, "hits"); err != nil || len(heard(c).choices) != 3 {
		t.Errorf("%v: %q", err, heard(c).choices)
	}
	c.Argument = ""
	if err := Command(c, "hits 1"); err != nil || c.Session.Node() != g.First(g.First(0)) {
		t.Errorf("%v: node %d", err, c.Session.Node())
	}
	places("search 炮个好", first, first)
	c.Argument = ""
	if err := Command(c, "search 没有"); !refusedWith(err, lang.SearchNone) {
		t.Errorf("%v", err)
	}
}
