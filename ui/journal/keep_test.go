// What is kept: through full disks, key by key, from earlier versions and of
// games that are gone.

package journal

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/internal/disktest"
	"qipu/ui/session"
	"qipu/ui/store"
)

// killedAt returns the state as a run that is killed now leaves it.
func killedAt(t *testing.T, folder string) store.State {
	t.Helper()
	left := t.TempDir()
	if err := os.CopyFS(left, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	return store.NewState(left)
}

// TestFullDisk fails each write of an editing run in turn: the one that fails is
// said, and from the next on that is not, a run that is killed has all of it.
func TestFullDisk(t *testing.T) {
	run := func(disk *disktest.Disk, n int) (missed bool) {
		folder := t.TempDir()
		s, err := session.New(session.Games{large(8)}, session.View{})
		if err != nil {
			t.Fatal(err)
		}
		k := New(store.NewStateOn(disk, folder), s, nil)
		if _, err := k.Follow(); err != nil {
			t.Fatal(err)
		}
		d := &desk{Session: s, keeper: k}
		rnd := rand.New(rand.NewPCG(7, 7))
		for i := range 25 {
			d.step(rnd, i)
			_, err := k.Follow()
			missed = missed || err != nil
			if k.behind || !s.Unsaved() {
				continue
			}
			if back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil); back.found.Lost > 0 || fmt.Sprint(back.texts()) != fmt.Sprint(d.texts()) {
				t.Fatalf("write %d failed, step %d: %+v\n%v, want\n%v", n, i, back.found, back.texts(), d.texts())
			}
		}
		if k.behind {
			t.Errorf("write %d failed, and nothing was written again", n)
		}
		if err := k.Close(); err != nil {
			t.Error(err)
		}
		return missed
	}
	all := &disktest.Disk{}
	if run(all, 0) {
		t.Error("a disk that works fails")
	}
	for n := 1; n < all.Writes(); n++ {
		if !run(disktest.Full(n), n) {
			t.Errorf("write %d failed, and nobody was told", n)
		}
	}
}

// journalText returns the only journal in a folder.
func journalText(t *testing.T, folder string) string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(folder, "games", "*.journal"))
	if err != nil || len(paths) != 1 {
		t.Fatal(paths, err)
	}
	text, err := os.ReadFile(paths[0])
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestBehindAside: a step that could not be written is in the journal when another
// game takes the place of its own, so that undo brings it back in a later run.
func TestBehindAside(t *testing.T) {
	folder := t.TempDir()
	s, err := session.New(session.Games{large(8)}, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{Session: s, keeper: New(store.NewStateOn(disktest.Full(3), folder), s, nil)}
	d.follow(t)
	for i, text := range []string{"first", "second"} {
		if err := s.Edit(records.Edit{Op: records.Comment, Node: records.NodeID(i + 1), Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	if !d.keeper.behind {
		t.Fatal("no write failed")
	}
	s.SetUp(large(9))
	if back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil); back.found.Lost > 0 {
		t.Errorf("%+v", back.found)
	} else if back.Undo(); back.Game().Comment(1) != "first" || back.Game().Comment(2) != "second" {
		t.Errorf("undone: %q, %q", back.Game().Comment(1), back.Game().Comment(2))
	}
	s.Undo()
	if back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil); back.Game().Comment(2) != "second" {
		t.Errorf("back from the other game: %q", back.Game().Comment(2))
	}
}

// TestDraftByKey types a long comment, changes it in the middle, replaces a
// character: after each key a run that is killed has it whole, and what was
// written is small.
func TestDraftByKey(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, store.NewState(folder), session.Games{large(8)}, nil)
	text := strings.Repeat("车马炮", 300)
	size := func() int64 {
		paths, err := filepath.Glob(filepath.Join(folder, "games", "*.journal"))
		if err != nil || len(paths) != 1 {
			t.Fatal(paths, err)
		}
		info, err := os.Stat(paths[0])
		if err != nil {
			t.Fatal(err)
		}
		return info.Size()
	}
	for i := range 3 * draftEvery {
		switch runes := []rune(text); i % 4 {
		case 0:
			text += "é"
		case 1:
			text = string(slices.Insert(runes, 100, 'x'))
		case 2:
			text = string(slices.Delete(runes, 101, 102))
		default: // another character of the same length
			runes[500] ^= 1
			text = string(runes)
		}
		d.keeper.Draft(records.Edit{Op: records.Comment, Node: 3, Text: text})
		if i%7 != 0 {
			continue
		}
		back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil)
		if back.found.Draft == nil || back.found.Draft.Text != text || back.found.Draft.Node != 3 {
			t.Fatalf("after %d keys: %+v", i+1, back.found)
		}
	}
	if n := strings.Count(journalText(t, folder), `"draft":`); n < 3 {
		t.Errorf("of %d differences %d stand behind a whole text", 3*draftEvery, n)
	}
	if n := size(); n > int64(4*len(text)+3*draftEvery*300) {
		t.Errorf("the journal of a comment of %d bytes has %d", len(text), n)
	}
	d.keeper.Draft(records.Edit{})
	if back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil); !back.found.None() {
		t.Errorf("given up: %+v", back.found)
	}
}

// TestDifference: a difference makes of the first text the second, never of another
// one, and never holds half a character.
func TestDifference(t *testing.T) {
	texts := []string{"", "a", "炮", "炮二平五", "炮八平五", "xyxy", "xy", "é", "e\u0301", "砲", strings.Repeat("炮", 50)}
	for _, from := range texts {
		for _, to := range texts {
			d := differ(from, to)
			if got, ok := d.change(from); !ok || got != to || strings.ToValidUTF8(d.Put, "?") != d.Put {
				t.Errorf("%q to %q: %+v, %q", from, to, d, got)
			}
			if _, ok := d.change(from + "!"); ok {
				t.Errorf("%q to %q changes another text", from, to)
			}
			if len(from) > 0 {
				if _, ok := d.change(strings.Repeat("?", len(from))); ok {
					t.Errorf("%q to %q changes another text of its length", from, to)
				}
			}
		}
	}
	for _, d := range []difference{{Len: 1}, {At: -1}, {Cut: -1}, {At: 1}, {Cut: 1}, {At: 1 << 62, Cut: 1 << 62}} {
		if _, ok := d.change(""); ok {
			t.Errorf("%+v is made", d)
		}
	}
}

// TestEarlierVersion takes up a journal of the version before, and goes on with it
// in the form of this one.
func TestEarlierVersion(t *testing.T) {
	text, err := os.ReadFile("testdata/earlier.journal")
	if err != nil {
		t.Fatal(err)
	}
	open := func(folder string) *desk { return sit(t, store.NewState(folder), session.Games{large(8)}, nil) }
	place := func(text []byte) (folder string) {
		folder = t.TempDir()
		probe := open(folder)
		path := filepath.Join(folder, filepath.FromSlash(probe.keeper.Key())+"-0-1.journal")
		if err := os.Mkdir(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		return folder
	}
	folder := place(text)
	for run := range 3 {
		d := open(folder)
		g := d.Game()
		if !d.Mirrored() || d.found.Lost > 0 || g.Tags.Value("Red") != "甲" || g.Comment(1) != "mirrored" {
			t.Fatalf("run %d: %+v, mirrored %v, %v", run, d.found, d.Mirrored(), d.texts())
		}
		if want := []int{11, 2, 2}[run]; d.found.Steps != min(want, d.found.Steps) || d.found.Steps == 0 {
			t.Errorf("run %d: %d steps", run, d.found.Steps)
		}
		if e := d.found.Draft; e == nil || e.Text != "half wri" || e.Node != 2 {
			t.Errorf("run %d: draft %+v", run, e)
		}
		for text, of := range map[string]string{"on the first": "H0-G2", "put in\nbetween": "I0-I1"} {
			if d.texts()[text] != of {
				t.Errorf("run %d: %q is on %q", run, text, d.texts()[text])
			}
		}
		left, err := os.ReadDir(filepath.Join(folder, "games"))
		if err != nil || len(left) != 1 {
			t.Errorf("run %d: %v", run, left)
		}
		d.keeper.dirty = true
		if err := d.keeper.Close(); err != nil {
			t.Error(err)
		}
	}
	lines := bytes.SplitAfter(text, []byte{'\n'})
	d := open(place(bytes.Join(append(lines[:5:5], lines[6:]...), nil)))
	if d.found.Steps == 0 { // its records have no numbers: what is missing cannot be told
		t.Errorf("without a record: %+v", d.found)
	}
	lines[3] = bytes.Replace(lines[3], []byte("edit"), []byte("exit"), 1)
	folder = place(bytes.Join(lines, nil))
	if d := open(folder); d.found.Steps != 2 || d.found.Lost != 10 {
		t.Errorf("with a damaged record: %+v", d.found)
	}
	if bad, _ := filepath.Glob(filepath.Join(folder, "games", "*.bad")); len(bad) != 1 {
		t.Error("it is not kept aside")
	}
}

// TestGone: the work on a game that its file no longer has waits beside another
// game of the file; that of one that is there waits for it.
func TestGone(t *testing.T) {
	where := func(i int) string { return fmt.Sprintf("/a/b.pgn#%d", i+1) }
	folder := t.TempDir()
	all := session.Games{large(8), large(9), large(10)}
	for i, g := range all {
		s, err := session.New(all, session.View{})
		if err != nil {
			t.Fatal(err)
		}
		d := &desk{Session: s, keeper: New(store.NewState(folder), s, where)}
		if err := s.Open(i); err != nil {
			t.Fatal(err)
		}
		d.follow(t)
		if err := s.Edit(records.Edit{Op: records.Comment, Text: fmt.Sprint("of ", i)}); err != nil {
			t.Fatal(err)
		}
		d.follow(t)
		if err := d.keeper.Close(); err != nil {
			t.Fatal(err)
		}
		g.SetComment(0, "")
	}
	left := session.Games{large(20), large(9)} // the first is another one, the last is gone
	if d := sit(t, killedAt(t, folder), left, where); d.found.Others != 2 || d.found.Steps != 0 {
		t.Errorf("%+v", d.found)
	}
	empty := session.Games{records.NewGame(engine.StandardSetup())}
	d := sit(t, killedAt(t, folder), empty, where)
	var back []string
	for {
		if _, ok := d.keeper.Recover(); !ok {
			break
		}
		back = append(back, d.Game().Comment(0))
	}
	if len(back) != 3 || !strings.Contains(fmt.Sprint(back), "of 0") || !strings.Contains(fmt.Sprint(back), "of 2") {
		t.Errorf("an emptied file: %q", back)
	}
	other := func(i int) string { return fmt.Sprintf("/a/c.pgn#%d", i+1) }
	if d := sit(t, killedAt(t, folder), empty, other); d.found.Others != 0 {
		t.Errorf("of another file: %+v", d.found)
	}
}

// TestOfAnother: work on a game that its file no longer has, or has another one in the
// place of, is recovered as a game of its own; on one that was only changed, in its place.
func TestOfAnother(t *testing.T) {
	where := func(i int) string { return fmt.Sprintf("/a/b.pgn#%d", i+1) }
	named := func(title string, plies int) *records.Game {
		g := large(plies)
		g.Tags.Set("Title", title)
		return g
	}
	folder := t.TempDir()
	d := sit(t, store.NewState(folder), session.Games{named("one", 8)}, where)
	if err := d.Edit(records.Edit{Op: records.Comment, Text: "mine"}); err != nil {
		t.Fatal(err)
	}
	standard := records.NewGame(engine.StandardSetup())
	other := records.NewGame(engine.StandardSetup())
	other.Tags.Set("Title", "another")
	p := engine.StandardPosition()
	moves := p.AppendMoves(nil)
	other.Add(0, moves[len(moves)-1])
	longer := large(12)
	renamed := named("one, renamed", 8)
	changed := named("one", 7)
	for _, tt := range []struct {
		name string
		now  *records.Game
		own  bool
	}{{"another", other, true}, {"an empty one", standard, false}, {"one that goes on", longer, false}, {"renamed", renamed, false}, {"shortened", changed, false}} {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, killedAt(t, folder), session.Games{tt.now}, where)
			if _, ok := d.keeper.Recover(); !ok || d.Game().Comment(0) != "mine" || d.Document() != 0 != tt.own {
				t.Errorf("recovered %v as document %d: %q", ok, d.Document(), d.Game().Comment(0))
			}
		})
	}
}

// TestLostBase: of a journal whose first record is damaged, on a game that was
// changed since, comes back what stands in it as a whole.
func TestLostBase(t *testing.T) {
	where := func(int) string { return "/a/b.pgn#1" }
	for _, setUp := range []bool{true, false} {
		folder := t.TempDir()
		d := sit(t, store.NewState(folder), session.Games{large(8)}, where)
		edit := func(text string) {
			if err := d.Edit(records.Edit{Op: records.Comment, Node: 1, Text: text}); err != nil {
				t.Fatal(err)
			}
		}
		edit("before")
		if setUp {
			d.SetUp(large(3))
			edit("after")
		}
		paths, _ := filepath.Glob(filepath.Join(folder, "games", "*.journal"))
		text, err := os.ReadFile(paths[0])
		if err != nil {
			t.Fatal(err)
		}
		text[20] ^= 1
		if err := os.WriteFile(paths[0], text, 0o600); err != nil {
			t.Fatal(err)
		}
		again := sit(t, killedAt(t, folder), session.Games{large(9)}, where)
		if again.found.Lost != 2 {
			t.Errorf("%+v", again.found)
		}
		if _, ok := again.keeper.Recover(); ok != setUp || setUp && again.Game().Comment(1) != "after" {
			t.Errorf("set up %v: %v, %q", setUp, ok, again.Game().Comment(1))
		}
	}
}

// TestFlush: what was written is brought to the disk on a pause, and at an interval
// while there is none; the name of a new journal too.
func TestFlush(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		disk := &disktest.Disk{}
		s, err := session.New(session.Games{large(8)}, session.View{})
		if err != nil {
			t.Fatal(err)
		}
		k := New(store.NewStateOn(disk, t.TempDir()), s, nil)
		if _, err := k.Follow(); err != nil {
			t.Fatal(err)
		}
		said := func() string {
			synctest.Wait()
			return strings.Join(disk.Log(), " ")
		}
		text := ""
		edit := func() {
			text += "x"
			if err := s.Edit(records.Edit{Op: records.Comment, Text: text}); err != nil {
				t.Fatal(err)
			}
		}
		edit()
		if got := said(); got != "" {
			t.Errorf("at once: %s", got)
		}
		time.Sleep(store.FlushPause + 1)
		if got := said(); got != "sync folder" {
			t.Errorf("after a pause: %s", got)
		}
		for range 2*store.FlushInterval/(store.FlushPause/2) + 3 { // without a pause
			edit()
			time.Sleep(store.FlushPause / 2)
		}
		if got := said(); got != "sync folder sync sync" {
			t.Errorf("after two intervals: %s", got)
		}
		k.dirty = true
		if err := k.Close(); err != nil {
			t.Fatal(err)
		}
		if got := said(); got != "sync folder sync sync sync" {
			t.Errorf("at the end: %s", got)
		}
	})
}

// TestFullDiskBehindMirror: an edit that could not be written comes back with the
// game, though it was mirrored and turned back meanwhile.
func TestFullDiskBehindMirror(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, store.NewStateOn(disktest.Full(3), folder), session.Games{large(8)}, nil)
	for i, text := range []string{"written", "not written"} {
		if err := d.Edit(records.Edit{Op: records.Comment, Node: records.NodeID(i + 1), Text: text}); err != nil {
			t.Fatal(err)
		}
	}
	d.Mirror()
	if err := d.Undo(); err != nil {
		t.Fatal(err)
	}
	back := sit(t, killedAt(t, folder), session.Games{large(8)}, nil)
	if g := back.Game(); g.Comment(1) != "written" || g.Comment(2) != "not written" || back.Mirrored() {
		t.Errorf("%q, %q, mirrored %v", g.Comment(1), g.Comment(2), back.Mirrored())
	}
}
