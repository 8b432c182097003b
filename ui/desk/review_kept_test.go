// A review that was cut goes on in a later run.

package desk

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/ui/store"
)

// TestReviewLog: what is kept comes back, of the same game by the same program within
// the same limit alone.
func TestReviewLog(t *testing.T) {
	s, found := marked(t)
	course := CourseOf(s.Game())
	found = found[:7]
	for i := range found {
		found[i].Best = course.Moves[i]
	}
	folder := t.TempDir()
	state, fairy := store.NewState(folder), &store.Engine{Command: []string{"fairy"}, Options: map[string]string{"Hash": "64"}}
	log := NewReviewLog(&state, fairy, uci.Limit{Depth: 8})
	if got := log.Found(&course); got != nil {
		t.Errorf("before: %v", got)
	}
	if err := log.Keep(&course, found); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(found, log.Found(&course), cmpopts.EquateEmpty()); diff != "" {
		t.Error(diff)
	}
	shorter := course
	shorter.Moves, shorter.Nodes = course.Moves[:9], course.Nodes[:9]
	for name, got := range map[string][]Reviewed{
		"another depth":   NewReviewLog(&state, fairy, uci.Limit{Depth: 9}).Found(&course),
		"a time":          NewReviewLog(&state, fairy, uci.Limit{Time: time.Second}).Found(&course),
		"another program": NewReviewLog(&state, &store.Engine{Command: []string{"other"}}, uci.Limit{Depth: 8}).Found(&course),
		"other options":   NewReviewLog(&state, &store.Engine{Command: []string{"fairy"}}, uci.Limit{Depth: 8}).Found(&course),
		"another game":    log.Found(&shorter),
		"no state":        NewReviewLog(nil, fairy, uci.Limit{Depth: 8}).Found(&course),
	} {
		if got != nil {
			t.Errorf("%s: %d moves", name, len(got))
		}
	}
	paths, err := filepath.Glob(filepath.Join(folder, "review", "*.json"))
	if err != nil || len(paths) != 1 {
		t.Fatal(paths, err)
	}
	whole, err := os.ReadFile(paths[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range [][2]string{{`"mark":"??"`, `"mark":"!!"`}, {`"best":"G0-E2"`, `"best":"G0-E9"`}, {`B0-C2 B9-C7`, `B0-C2 B9-B9`}, {`"after":"10"`, `"after":"x"`}} {
		text := strings.Replace(string(whole), change[0], change[1], 1)
		if text == string(whole) {
			t.Fatalf("%s is not in %s", change[0], whole)
		}
		if err := os.WriteFile(paths[0], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		if got := log.Found(&course); got != nil {
			t.Errorf("with %s: %d moves", change[1], len(got))
		}
	}
	if err := log.Keep(&course, found); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := log.Forget(&course); err != nil || log.Found(&course) != nil {
			t.Errorf("it is not forgotten: %v", err)
		}
	}
}

// TestTellOf: the mark of a move, and a mate where its mover had one first or lost it.
func TestTellOf(t *testing.T) {
	mate := func(in int) uci.Score { return uci.Score{Mate: true, In: in, Winner: engine.Red} }
	found := []Reviewed{
		{Before: mate(3), After: mate(2)},
		{Before: mate(2), After: mate(2)},
		{Before: mate(2), After: uci.Score{CP: 100}, Mark: "??"},
		{Before: uci.Score{CP: 100}, After: mate(1), Mark: "??"},
		{Before: mate(1), After: uci.Score{Mate: true, Winner: engine.Red}},
		{},
		{Before: mate(2), After: uci.Score{CP: 2000}}, // won all the same
	}
	type short struct {
		ply, missed, mates int
		mark               string
	}
	var got []short
	for _, is := range TellOf(found, engine.Red) {
		got = append(got, short{is.Ply, is.Missed, is.Mates, is.Mark})
	}
	if diff := cmp.Diff([]short{{1, 0, 3, ""}, {3, 2, 0, "??"}, {4, 0, 0, "??"}, {5, 0, 1, ""}, {7, 2, 0, ""}}, got, cmp.AllowUnexported(short{})); diff != "" {
		t.Error(diff)
	}
}
