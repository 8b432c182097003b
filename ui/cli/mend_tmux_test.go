package cli

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// misprinted is a record with two misprints.
const misprinted = `[Event "x"]

1. 炮二平五 马８进７ 2. 马二进三 车９平８ 3. 车一平三 马２进３ 4. 兵七进一 卒７进１ 5. 马八进七 车１进１
6. 炮八进二 象３进６ 7. 车九进一 车１平４ *
`

// TestMendAlone mends a damaged record with the keypad's keys alone, and saves
// it: it can all be played then, and the texts as they were stand in comments.
func TestMendAlone(t *testing.T) {
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("tmux is not installed")
	}
	for _, size := range [][2]int{{80, 24}, {60, 20}, {120, 40}} {
		for locale, saved := range map[string]string{"en_US.UTF-8": "saved", "zh_CN.UTF-8": "已保存"} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], locale), func(t *testing.T) {
				path := filepath.Join(t.TempDir(), "misprinted.pgn")
				if err := os.WriteFile(path, []byte(misprinted), 0o644); err != nil {
					t.Fatal(err)
				}
				p := openPane(t, size[0], size[1], locale, path)
				p.steps([]step{
					{"", "车一平二"},
					{"0/", "> "},
					{"1<Enter>", " 5/11 "},
					{"0/", "象３进５"},
					{"<Enter>", " 12/14 "},
					{"04", " 11"},
					{"06", " 12/14 "},
					{"02", saved},
				})
				g := readGame(t, path)
				comments := ""
				for id := range g.Walk() {
					comments += g.Comment(id)
				}
				if len(g.Problems) > 0 || g.Ply(g.Last(0)) != 14 || !strings.Contains(comments, "车一平三") || !strings.Contains(comments, "象３进６") {
					t.Errorf("%d plies, problems %v, comments %q", g.Ply(g.Last(0)), g.Problems, comments)
				}
			})
		}
	}
}
