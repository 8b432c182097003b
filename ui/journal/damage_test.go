// Journals with records missing and damaged: nothing that comes back is on
// another move.

package journal

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/session"
	"qipu/ui/store"
)

// many returns how many of something are tried: as many as a variable of the
// environment says, else a few.
func many(variable string, few int) int {
	n := few
	if text := os.Getenv(variable); text != "" {
		_, _ = fmt.Sscan(text, &n)
	}
	return n
}

// desk is a session with its keeper, over a folder of state.
type desk struct {
	*session.Session
	keeper *Keeper
	found  Found
}

// sit opens a game, as it is read from its file, with what earlier runs left.
func sit(t *testing.T, state store.State, games session.Games, where func(int) string) *desk {
	t.Helper()
	s, err := session.New(games, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	d := &desk{Session: s, keeper: New(state, s, where)}
	d.follow(t)
	return d
}

func (d *desk) follow(t *testing.T) {
	t.Helper()
	found, err := d.keeper.Follow()
	if err != nil {
		t.Error(err)
	}
	if d.found.None() {
		d.found = found
	}
}

// texts are the comments, marks and names of a game, each with the move that it is
// of.
func (d *desk) texts() map[string]string {
	of := map[string]string{}
	g := d.Game()
	for id := range g.Size() {
		id := records.NodeID(id)
		if !g.Has(id) {
			continue
		}
		for _, text := range []string{g.Comment(id), g.Mark(id)} {
			if text != "" {
				of[text] = g.Move(id).String()
			}
		}
	}
	for _, tag := range g.Tags {
		of[tag.Value] = tag.Name
	}
	return of
}

// node returns a random node of the game; not 0, if there is another.
func (d *desk) node(rnd *rand.Rand) records.NodeID {
	var all []records.NodeID
	for id := range d.Game().Walk() {
		all = append(all, id)
	}
	if len(all) == 0 {
		return 0
	}
	return all[rnd.IntN(len(all))]
}

// step does something random; n makes its text one that nothing else has.
func (d *desk) step(rnd *rand.Rand, n int) {
	g := d.Game()
	id := d.node(rnd)
	m := engine.Move{From: engine.Square(rnd.IntN(90)), To: engine.Square(rnd.IntN(90))}
	text := fmt.Sprintf("%d %s", n, strings.Repeat("炮x", rnd.IntN(30)))
	var e records.Edit
	switch rnd.IntN(16) {
	case 0, 1, 2:
		e = records.Edit{Op: records.AddMove, Node: id, Move: m}
	case 3, 4, 5:
		e = records.Edit{Op: records.Comment, Node: id, Text: text}
	case 6:
		e = records.Edit{Op: records.Mark, Node: id, Text: text}
	case 7:
		e = records.Edit{Op: records.SetMove, Node: id, Move: m}
	case 8:
		e = records.Edit{Op: records.InsertMove, Node: id, Move: m}
	case 9:
		e = records.Edit{Op: records.AddTag, Where: records.NodeID(rnd.IntN(len(g.Tags) + 1)), Name: fmt.Sprint("Tag", n), Text: text}
	case 10:
		if len(g.Tags) == 0 {
			return
		}
		at := rnd.IntN(len(g.Tags))
		e = records.Edit{Op: records.SetTag, Where: records.NodeID(at), Name: g.Tags[at].Name, Text: text}
	case 11:
		e = records.Edit{Op: []records.Op{records.Splice, records.Delete, records.CutTail}[rnd.IntN(3)], Node: id}
	case 12:
		_ = d.Undo() // there may be nothing
		return
	case 13:
		_ = d.Redo()
		return
	case 14:
		if rnd.IntN(4) == 0 {
			d.SetUp(large(3))
		}
		return
	default: // a comment, key by key
		draft := records.Edit{Op: records.Comment, Node: id, Text: g.Comment(id)}
		for i := range 5 + rnd.IntN(10) {
			draft.Text += fmt.Sprint(text, i)
			d.keeper.Draft(draft)
		}
		if rnd.IntN(2) == 0 {
			d.keeper.Draft(records.Edit{})
			return
		}
		e = draft
	}
	_ = d.Edit(e) // some do not fit
}

// TestMissingRecords takes each record of a journal out, and turns a bit of it
// over: what comes back is as it was, on moves where it was, and what does not is
// counted, its journal kept.
func TestMissingRecords(t *testing.T) {
	for seed := range many("QIPU_JOURNALS", 3) {
		rnd := rand.New(rand.NewPCG(uint64(seed), 13))
		folder := t.TempDir()
		d := sit(t, store.NewState(folder), session.Games{large(8)}, nil)
		were := map[[2]string]bool{}
		for n := range 30 {
			d.step(rnd, n)
			d.follow(t)
			for text, of := range d.texts() {
				were[[2]string{text, of}] = true
			}
		}
		if d.keeper.tape == nil {
			continue
		}
		paths, err := filepath.Glob(filepath.Join(folder, "games", "*.journal"))
		if err != nil || len(paths) != 1 {
			t.Fatal(paths, err)
		}
		text, err := os.ReadFile(paths[0])
		if err != nil {
			t.Fatal(err)
		}
		lines := bytes.SplitAfter(text, []byte{'\n'})
		lines = lines[:len(lines)-1]
		for i := range lines {
			for _, flip := range []bool{false, true} {
				left := make([][]byte, 0, len(lines))
				for j, line := range lines {
					switch {
					case i != j:
						left = append(left, line)
					case flip:
						line = bytes.Clone(line)
						line[rnd.IntN(len(line)-1)] ^= 1 << rnd.IntN(3)
						left = append(left, line)
					}
				}
				name := fmt.Sprintf("journal %d, record %d of %d, turned over %v", seed, i, len(lines), flip)
				checkLeft(t, name, filepath.Base(paths[0]), bytes.Join(left, nil), were, i == len(lines)-1 && !flip)
			}
		}
	}
}

// checkLeft opens a game with a journal; last says that no record behind tells of
// the one that is missing.
func checkLeft(t *testing.T, name, file string, journal []byte, were map[[2]string]bool, last bool) {
	t.Helper()
	folder := t.TempDir()
	path := filepath.Join(folder, "games", file)
	if err := os.Mkdir(filepath.Dir(path), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, journal, 0o600); err != nil {
		t.Fatal(err)
	}
	state := store.NewState(folder)
	d := sit(t, state, session.Games{large(8)}, nil)
	for text, of := range d.texts() {
		if !were[[2]string{text, of}] && text != "the end" {
			t.Errorf("%s: %q is on %s, where it never was", name, text, of)
		}
	}
	_, bad := os.Stat(path + ".bad")
	if d.found.Lost == 0 && !last || d.found.Lost > 0 && bad != nil {
		t.Errorf("%s: found %+v; kept aside: %v", name, d.found, bad)
	}
	// Another run has what this one has, and finds nothing wrong.
	before := d.texts()
	d.keeper.dirty = d.Unsaved() || d.found.Draft != nil
	if err := d.keeper.Close(); err != nil {
		t.Error(err)
	}
	again := sit(t, state, session.Games{large(8)}, nil)
	if again.found.Lost > 0 {
		t.Errorf("%s: and again %+v", name, again.found)
	}
	if after := again.texts(); fmt.Sprint(after) != fmt.Sprint(before) {
		t.Errorf("%s: then it is %v, before %v", name, after, before)
	}
}
