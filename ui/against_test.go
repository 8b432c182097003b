// A game beside a book of openings.

package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/ui/lang"
	"qipu/ui/veil"
)

// TestAgainst: where the game left a book is told, and who left it; not while anything
// of the game is hidden.
func TestAgainst(t *testing.T) {
	book := filepath.Join(t.TempDir(), "b.pgn")
	if err := os.WriteFile(book, []byte("[Result \"*\"]\n\n1. E3+5 C8.5 2. H2+3 H8+7 3. H8+7 *\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for l, want := range map[lang.Lang]string{
		lang.English: "Red left b.pgn in round 3", lang.Simplified: "红方脱离《b.pgn》：第 3 回合", lang.Traditional: "紅方脫離《b.pgn》", lang.Vietnamese: "Đỏ rời b.pgn ở nước 3",
	} {
		m := start(t, study(t), l, 100, 30)
		m.session.Cover().Set(false)
		m.orders("against " + book)
		if !strings.Contains(m.View(), want) {
			t.Errorf("%v: %q is not told:\n%s", l, want, m.View())
		}
		m.session.Blind.Choose(veil.Empty)
		m.orders("against " + book)
		if strings.Contains(m.looks(), want) {
			t.Errorf("%v: told while blind:\n%s", l, m.View())
		}
	}
	m := start(t, study(t), lang.English, 100, 30)
	m.session.Cover().Set(false)
	m.orders("against " + filepath.Join(t.TempDir(), "none.pgn"))
	if !strings.Contains(m.View(), "no such file") {
		t.Errorf("no file:\n%s", m.View())
	}
	m.orders("against")
	if !strings.Contains(m.View(), lang.English.Say(lang.NoBook)) {
		t.Errorf("no book:\n%s", m.View())
	}
}
