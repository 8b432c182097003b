// Covered moves in the line mode; languages that are chosen in it.

package line

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// TestCoveredIsNotCounted: how many moves are covered is not told, but that they
// are.
func TestCoveredIsNotCounted(t *testing.T) {
	out := speak(t, study(t), lang.English, func(d *desk.Desk) { d.Session.Cover().Set(true) }, "q")
	if want := lang.English.Say(lang.IsCovered); !strings.Contains(out, want) || strings.Contains(out, "40") {
		t.Errorf("%q is not said, or the count is:\n%s", want, out)
	}
}

// TestLanguage: a language that is chosen is spoken from the next line on.
func TestLanguage(t *testing.T) {
	out := speak(t, study(t), lang.English, nil, "language zh-Hans", "", "q", "q")
	if want := lang.Simplified.Say(lang.RedToMove); strings.Contains(out, want) || !strings.Contains(out, "第1回合") {
		t.Errorf("not in the language:\n%s", out)
	}
}

// TestStudyIsKept: bookmarks and cover of a game are there again in the next run,
// before anything of the game is said.
func TestStudyIsKept(t *testing.T) {
	state := store.NewState(t.TempDir())
	run := func(lines ...string) string {
		d := deskOf(t, session.Games{records.NewGame(engine.StandardSetup()), study(t)}, desk.Options{State: &state})
		defer d.Close()
		return speakAt(t, d, true, lines...)
	}
	run("game 2", "+", "bookmark the elephant", "cover")
	out := run("game 2", "bookmarks", "q")
	if !in(out, lang.English.Say(lang.IsCovered), ":bookmarks 1   the elephant") || strings.Contains(out, "40") {
		t.Errorf("not kept, or the count of covered moves is told:\n%s", out)
	}
}
