// The menu of the keypad.

package ui

import (
	"strings"
	"testing"

	"qipu/ui/lang"
)

// TestMenuWhole: every key of the keypad's menu is on the smallest screen, in
// every language, and no word of it is cut.
func TestMenuWhole(t *testing.T) {
	for _, l := range lang.All {
		for _, size := range [][2]int{{minWidth, minHeight}, {60, 20}, {80, 24}} {
			m := start(t, study(t), l, size[0], size[1])
			m.sends("0")
			view := m.View()
			for _, key := range menuKeys {
				if !strings.Contains(view, " 0"+string(key)+"  ") {
					t.Errorf("no 0%c:\n%s", key, view)
				}
			}
			if strings.Contains(strings.Join(strings.Split(view, "\n")[1:], "\n"), "..") {
				t.Errorf("something is cut:\n%s", view)
			}
			checkView(t, m)
		}
	}
}
