// What is spoken of a move.

package action

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// checked returns a session behind a cannon's check, from a position with two
// cannons on a file.
func checked(t *testing.T) *session.Session {
	t.Helper()
	start, err := engine.ParseFEN("3k5/9/9/9/9/2C6/9/2C6/9/4K4 w")
	if err != nil {
		t.Fatal(err)
	}
	g := records.NewGame(start)
	g.Add(g.Add(0, engine.Move{From: engine.SquareAt(2, 4), To: engine.SquareAt(3, 4)}), engine.Move{From: engine.SquareAt(3, 9), To: engine.SquareAt(3, 8)})
	s, err := session.New(session.Games{g}, session.View{})
	if err != nil {
		t.Fatal(err)
	}
	s.Cover().Set(false)
	s.Step(1)
	return s
}

// TestSpokenTellsNoMore: what is spoken names the points of a move and its piece only
// where its text does.
func TestSpokenTellsNoMore(t *testing.T) {
	s := checked(t)
	for _, tt := range []struct {
		level        veil.Level
		notation     string
		points, kind bool
	}{
		{veil.Empty, "", true, true},
		{veil.Empty, "chinese", false, true},
		{veil.Empty, "wxf", false, true},
		{veil.Sides, "chinese", false, true},
		{veil.Sides, "iccs", false, false},
		{veil.LastMove, "wxf", false, true},
		{veil.NoBoard, "iccs", false, false},
	} {
		s.Blind = veil.Settings{Level: tt.level, Notation: tt.notation}
		text := Spoken(s, lang.English, 1)
		if strings.Contains(text, "seven five to six five") != tt.points || strings.Contains(text, "cannon") != tt.kind || !strings.HasPrefix(text, "Red: ") {
			t.Errorf("level %d, %q: %q", tt.level, tt.notation, text)
		}
	}
}

// TestChecksAreAnnounced: unless that is not wanted, while blind.
func TestChecksAreAnnounced(t *testing.T) {
	start, err := engine.ParseFEN("3k5/9/9/9/3n5/2C6/9/9/9/4K4 w")
	if err != nil {
		t.Fatal(err)
	}
	g := records.NewGame(start)
	g.Add(0, engine.Move{From: engine.SquareAt(2, 4), To: engine.SquareAt(3, 4)})
	c := watched(t, g)
	s := c.Session
	s.Cover().Set(false)
	s.Step(1)

	if err := ByName("checks").Run(c); err != nil || !s.Blind.Quiet {
		t.Fatal(err)
	}
	for level := veil.Open; int(level) < veil.Levels; level++ {
		for _, quiet := range []bool{false, true} {
			s.Blind = veil.Settings{Level: level, Quiet: quiet}
			want := !quiet || level == veil.Open
			for _, text := range []string{Announce(s, lang.English, 1), Spoken(s, lang.English, 1)} {
				if strings.Contains(text, "check") != want {
					t.Errorf("level %d, quiet %v: %q", level, quiet, text)
				}
			}
		}
	}
	if s.Blind.Choose(veil.Empty); ByName("checks").Run(c) == nil {
		t.Error("chosen while blind")
	}
}
