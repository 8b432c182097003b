// What is searched for repairs and starts, and what may be said of a doubt.

package session

import (
	"slices"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/veil"
)

// damaged is a game whose second move is a slip, with a variation that has one
// too.
func damaged(t *testing.T) (s *Session, main, variation records.NodeID) {
	t.Helper()
	g := records.NewGame(engine.StandardSetup())
	move := func(text string) engine.Move {
		at := func(file, rank byte) engine.Square { return engine.SquareAt(int(file-'A'), int(rank-'0')) }
		return engine.Move{From: at(text[0], text[1]), To: at(text[3], text[4])}
	}
	first := g.Add(0, move("H2-E2"))
	main = g.Add(first, move("H9-H7"))
	variation = g.Add(first, move("B9-B8"))
	g.Add(main, move("H0-G2"))
	g.Judge()
	s, err := New(Games{g}, View{})
	if err != nil {
		t.Fatal(err)
	}
	return s, main, variation
}

// TestDiagnosis: a search is made once for what stands, and what comes too late is
// dropped.
func TestDiagnosis(t *testing.T) {
	s, main, variation := damaged(t)
	d := s.Diagnosis()
	for _, tt := range []struct{ stand, want records.NodeID }{{0, main}, {variation, variation}, {main, main}} {
		s.GoTo(tt.stand)
		for range 2 { // what was found is kept
			if p := d.Damaged(); p == nil || p.Node != tt.want {
				t.Errorf("at %d: %+v, want that of %d", tt.stand, p, tt.want)
			}
		}
	}
	search := d.SeekRepairs()
	if search == nil || d.Repairs() != nil {
		t.Fatal("there is nothing to search for")
	}
	found := search()
	if !d.Found(found) || d.Repairs() == nil || d.SeekRepairs() != nil {
		t.Error("what was found is not kept, or searched for again")
	}
	s.GoTo(variation)
	if d.Repairs() != nil || d.SeekRepairs() == nil {
		t.Error("another line has the repairs of the main line")
	}
	start := d.SeekStart()
	if start == nil || d.Start() != nil {
		t.Fatal("the start is not to be searched for")
	}
	if !d.Found(start()) || d.Start() == nil || d.SeekStart() != nil {
		t.Error("the start that was found is not kept, or searched for again")
	}
	content := d.Content()
	comment(t, s, "a comment changes no move")
	if d.Content() != content || d.Start() == nil {
		t.Error("a comment made what was found void")
	}
	if err := s.Edit(records.Edit{Op: records.Delete, Node: variation}); err != nil {
		t.Fatal(err)
	}
	if d.Content() == content || d.Start() != nil || d.Found(found) || d.Repairs() != nil {
		t.Error("a change of the moves leaves what was found")
	}
	if p := d.Damaged(); p == nil || p.Node != main {
		t.Errorf("at the first move: %+v", p)
	}
	content = d.Content()
	if s.Put(Swap{Game: records.NewGame(engine.StandardSetup()), Document: 1}); d.Content() == content || d.Damaged() != nil || d.SeekRepairs() != nil || d.Repairs() != nil {
		t.Error("a game without problems has those of another")
	}
}

// TestDoubt: while blind what a save would lose is told without its places.
func TestDoubt(t *testing.T) {
	d := &Doubt{Lines: []DoubtLine{{Text: "comments: 1", Depth: 1}, {Text: "ply 3: C2.5", Depth: 2, Hides: true}, {Text: "tags: 2"}}}
	if got := d.Visible(false); !slices.Equal(got, []string{"  comments: 1", "    ply 3: C2.5", "tags: 2"}) {
		t.Errorf("told: %q", got)
	}
	if got := d.Visible(true); !slices.Equal(got, []string{"  comments: 1", "tags: 2"}) {
		t.Errorf("told while blind: %q", got)
	}
}

// TestGames: games in memory are a whole collection.
func TestGames(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	g.Tags = records.Tags{{Name: "Red", Value: "A"}}
	s, err := New(Games{g}, View{})
	if err != nil || !s.Games().Complete() || s.Games().Len() != 1 {
		t.Fatalf("%v", err)
	}
	if tags, err := s.Games().Tags(0); err != nil || tags.Value("Red") != "A" {
		t.Errorf("%v, %v", tags, err)
	}
	if s, err := New(Games{}, View{}); err == nil || s.Game() != nil {
		t.Errorf("a collection without games is opened: %v", err)
	}
}

// TestMirrorKeeps: unread texts and illegal moves are mirrored too, comments,
// marks and bookmarks stay; twice is nothing, and once cannot be saved over.
func TestMirrorKeeps(t *testing.T) {
	s, main, _ := damaged(t)
	s.GoTo(main)
	for _, e := range []records.Edit{
		{Op: records.Mark, Node: main, Text: "?!"}, {Op: records.Comment, Node: main, Text: "c"}, {Op: records.Comment, Text: "start"},
	} {
		if err := s.Edit(e); err != nil {
			t.Fatal(err)
		}
	}
	g := s.Game()
	s.Blind.Choose(veil.Open)
	s.Mirror()
	m := s.Game()
	if n := s.Node(); !m.Illegal(n) || m.Mark(n) != "?!" || m.Comment(n) != "c" || m.Comment(0) != "start" || m.Move(n) != g.Move(main).Mirror() {
		t.Errorf("mirrored: %v %q %q", m.Move(n), m.Mark(n), m.Comment(n))
	}
	if s.Original() || !s.Mirrored() {
		t.Error("a mirrored game is the collection's")
	}
}
