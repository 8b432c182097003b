// Headers as they are typed.

package action

import (
	"strings"
	"testing"
	"time"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

func TestHeader(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	for _, tt := range []struct {
		name, typed, value string
		ok                 bool
	}{
		{"Red", "吕钦", "吕钦", true},
		{"Red", "-", "", true},
		{"Result", "1", "1-0", true},
		{"Result", "0", "0-1", true},
		{"Result", "5", "1/2-1/2", true},
		{"Result", ".", "*", true},
		{"Result", "红胜", "1-0", true},
		{"Result", "黑胜", "0-1", true},
		{"Result", "和", "1/2-1/2", true},
		{"Result", "0-1", "0-1", true},
		{"Result", "2", "", false},
		{"Date", "", "2026.03.01", true},
		{"Date", "20240229", "2024.02.29", true},
		{"Date", "20230229", "", false},
		{"Date", "19900000", "1990.??.??", true},
		{"Date", "19901300", "", false},
		{"Date", "1990-05", "1990-05", true},
		{"Date", "soon", "", false},
	} {
		value, ok := Header(tt.name, tt.typed, now)
		if ok != tt.ok || ok && value != tt.value {
			t.Errorf("%s %q is %q, %v", tt.name, tt.typed, value, ok)
		}
	}
}

// TestHead: a header is set by any of its names, told, taken away and undone; what
// PGN says of itself is none.
func TestHead(t *testing.T) {
	g := records.NewGame(start(t).Session.Game().Start)
	d, err := desk.New(session.Games{g}, desk.Options{})
	if err != nil {
		t.Fatal(err)
	}
	c := NewContext(d, &host{}, "")
	for _, tt := range []struct {
		line, name, value string
		ok                bool
	}{
		{"head 红方 吕钦", "Red", "吕钦", true},
		{"head Event a b c", "Event", "a b c", true},
		{"head Event", "Event", "a b c", true},
		{"head Event -", "Event", "", true},
		{"head Event", "Event", "", false},
		{"head FEN x", "FEN", "", false},
		{"head a] x", "a]", "", false},
		{"result 红胜", "Result", "1-0", true},
		{"result maybe", "Result", "1-0", false},
		{"head Result 5", "Result", "1/2-1/2", true},
	} {
		c.Argument = ""
		if err := Command(c, tt.line); (err == nil) != tt.ok || g.Tags.Value(tt.name) != tt.value {
			t.Errorf(":%s: %v, %s is %q", tt.line, err, tt.name, g.Tags.Value(tt.name))
		}
	}
	if want := lang.Lang(0).Say(lang.HeaderIs, "Result", "1/2-1/2"); heard(c).said != want {
		t.Errorf("said %q", heard(c).said)
	}
	for c.Session.History().CanUndo() {
		if err := c.Session.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if len(g.Tags) > 0 {
		t.Errorf("undone: %v", g.Tags)
	}
	if err := Command(c, "new 3k5/9/9/9/9/9/9/9/9/4K3R w"); err != nil || c.Session.Game() == g || !c.Desk.Unsaved() {
		t.Errorf("no new game: %v", err)
	}
}

// TestHeaderWords: every header has a word in each language.
func TestHeaderWords(t *testing.T) {
	for _, l := range lang.All {
		if n := len(strings.Split(l.Say(lang.HeaderNames), ", ")); n != len(Headers) {
			t.Errorf("%v: %d words for %d headers", l, n, len(Headers))
		}
	}
}

// TestHeaderWord: a header that players fill in has a word in the language, in the place
// that Headers gives it; another stands under its name.
func TestHeaderWord(t *testing.T) {
	for name, want := range map[string]string{"Red": "Red", "RedTeam": "Red team", "Site": "Place", "ECCO": "ECCO"} {
		if got := HeaderWord(name, lang.English); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	for _, l := range lang.All {
		if n := len(strings.Split(l.Say(lang.HeaderNames), ", ")); n != len(Headers) {
			t.Errorf("%v: %d words for %d headers", l, n, len(Headers))
		}
	}
}
