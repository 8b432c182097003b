// Items by their content, and logs of earlier versions.

package drill

import (
	"path/filepath"
	"testing"
	"time"
)

// TestNamedByContent: two games in files of one name have a history each; one game
// in two files has one.
func TestNamedByContent(t *testing.T) {
	games := library().Games.Games
	a, b, c := games[0], games[1], games[0]
	a.Name, b.Name, c.Name = "game.pgn 1", "game.pgn 1", "copy.pgn 7"
	h := open(t, &MemoryLog{})
	for _, tasks := range [][]Task{LineTasks(a)[:1], ReplayTasks(a)} {
		if err := h.Add(Answer{Time: day0, Item: tasks[0].Item, Kind: tasks[0].Kind.String(), Grade: Good, Millis: 1}); err != nil {
			t.Fatal(err)
		}
	}
	for i, both := range [][2]Task{{LineTasks(a)[0], LineTasks(b)[0]}, {ReplayTasks(a)[0], ReplayTasks(b)[0]}} {
		if both[0].Item == both[1].Item {
			t.Errorf("%d: two games are one item", i)
		}
		if _, known := h.knows(&both[0]); !known {
			t.Errorf("%d: the game that was answered is not known", i)
		}
		if _, known := h.knows(&both[1]); known {
			t.Errorf("%d: the other game is known", i)
		}
	}
	copied := LineTasks(c)[0]
	if _, known := h.knows(&copied); !known {
		t.Error("the same game in another file is not known")
	}
}

// TestEarlierLog: what an earlier version kept under the name of a file is known, goes
// on under the content's, and is counted once.
func TestEarlierLog(t *testing.T) {
	g := library().Games.Games[0]
	g.Name, g.Title = "game.pgn 1", "A beats B"
	log := NewFileLog(filepath.Join(t.TempDir(), "answers"))
	h := open(t, log)
	units := ReplayTasks(g)
	for i, task := range units[:3] {
		if err := h.Add(Answer{Time: day0.Add(time.Duration(i) * time.Second), Item: task.Was, Kind: "replay", Grade: Good, Millis: 1, Of: task.Of}); err != nil {
			t.Fatal(err)
		}
	}
	if p := Ladder()[0]; true {
		if err := h.Add(Answer{Time: day0, Item: "mates/" + p.Name, Kind: "mates", Grade: Good, Millis: 1}); err != nil {
			t.Fatal(err)
		}
		task := MateTask(p)
		if !h.due(&task, day0.AddDate(0, 0, 3)) || h.due(&task, day0) {
			t.Error("a mate of an earlier log is not due when it was")
		}
	}
	sit(t, NewMachine(units[1:2], h, 1, day0), true)
	h = open(t, log)
	before := h.memories[units[1].Was]
	now, known := h.memories[units[1].Item]
	if !known || now.answers != 2 || now.Difficulty >= before.Difficulty || !before.taken {
		t.Errorf("the item goes on as %+v, was %+v", now, before)
	}
	if got := h.Replays(); len(got) != 1 || got[0] != (Replayed{g.Title, units[2].span().to, len(g.Moves)}) {
		t.Errorf("learnt: %+v", got)
	}
	if due, ok := h.NextDue(); !ok || due.Before(day0.AddDate(0, 0, 1)) {
		t.Errorf("next due %v", due)
	}
}

// span is the unit of a replay's task.
func (t *Task) span() unit {
	_, u, _ := replayUnit(t.Item)
	return u
}
