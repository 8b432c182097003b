// A storm of new sizes in a real terminal.

package ui

import (
	"fmt"
	"testing"
)

// hostile is a text that tears a screen which does not measure and clean it.
const hostile = "赛 \x1b[2J\x1b]0;t\a\u009b6n e\u0301\u0302\u0303\u0304\u0305\u0306 \u202eשלום\u202c مرحبا 👨\u200d👩\u200d👧 👍🏽 🇨🇳 — “①” "

// TestResizeStorm changes the size of the terminal nine times, faster than frames
// are drawn and through boards of every pitch, in each language and from each size: at the end the terminal had to break no row,
// and drawing everything anew changes nothing.
func TestResizeStorm(t *testing.T) {
	if testing.Short() {
		t.Skip("a terminal takes its time")
	}
	for _, size := range sizes {
		for _, locale := range []string{"en_US.UTF-8", "zh_CN.UTF-8", "zh_TW.UTF-8"} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], locale), func(t *testing.T) {
				t.Parallel()
				w, h := size[0], size[1]
				tt := startTmux(t, w, h, "LANG="+locale, "LC_ALL="+locale, "QIPU_TEST_HOSTILE=1")
				tt.until("0/40", "九　八　七")
				for _, s := range [][2]int{{30, 10}, {200, 60}, {41, 15}, {39, 13}, {140, 45}, {81, 25}, {170, 50}, {60, 20}, {w, h}} {
					tt.Resize(s[0], s[1])
				}
				tt.tmux("send-keys", "Right")
				tt.until("1/40", "＋－＋－相－") // on wood, grounds show the move
				tt.Clean()
				tt.tmux("send-keys", "-l", "6")
				tt.until("> 6_")
				tt.Clean()
			})
		}
	}
}
