// A storm of new sizes in a real terminal.

package ui

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"qipu/ui/cell"
)

// hostile is a text that tears a screen which does not measure and clean it.
const hostile = "赛 \x1b[2J\x1b]0;t\a\u009b6n e\u0301\u0302\u0303\u0304\u0305\u0306 \u202eשלום\u202c مرحبا 👨\u200d👩\u200d👧 👍🏽 🇨🇳 — “①” "

// TestResizeStorm changes the size of the terminal faster than frames are drawn,
// in each language and from each size: at the end no row is wider than the
// screen, and drawing everything anew changes nothing.
func TestResizeStorm(t *testing.T) {
	if _, err := exec.LookPath("tmux"); err != nil || testing.Short() {
		t.Skip("no tmux, or -short")
	}
	for _, size := range sizes {
		for _, locale := range []string{"en_US.UTF-8", "zh_CN.UTF-8", "zh_TW.UTF-8"} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], locale), func(t *testing.T) {
				t.Parallel()
				w, h := size[0], size[1]
				tt := startTmux(t, w, h, "LANG="+locale, "LC_ALL="+locale, "QIPU_TEST_HOSTILE=1")
				tt.until("0/40", "九－八－七")
				for _, s := range [][2]int{{30, 10}, {200, 60}, {41, 15}, {39, 13}, {81, 25}, {w, h}} {
					tt.tmux("resize-window", "-x", fmt.Sprint(s[0]), "-y", fmt.Sprint(s[1]))
				}
				tt.tmux("send-keys", "Right")
				tt.still(t, w, "1/40", "（相）")
				tt.tmux("send-keys", "-l", "6")
				tt.still(t, w, "> 6_")
			})
		}
	}
}

// still waits for the texts, then for the screen to stay as it is when it is
// drawn anew, and checks its rows.
func (tt *terminal) still(t *testing.T, w int, texts ...string) {
	t.Helper()
	rows := tt.until(texts...)
	for range 50 {
		tt.tmux("send-keys", "C-l")
		again := tt.until(texts...)
		if slices.Equal(rows, again) {
			for _, row := range rows {
				if n := cell.Narrow.Width(row); n > w {
					t.Errorf("%d columns on a screen of %d: %q", n, w, row)
				}
			}
			return
		}
		rows = again
	}
	t.Fatalf("the screen does not come to rest:\n%s", strings.Join(rows, "\n"))
}
