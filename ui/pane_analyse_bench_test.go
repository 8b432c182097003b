// Steps through a game while a program thinks.

package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/desk"
	"qipu/ui/internal/enginetest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// BenchmarkStep is a key and its frame: alone, and with the pane of what a program
// thinks open, whose searches are stopped and renewed meanwhile.
func BenchmarkStep(b *testing.B) {
	for name, open := range map[string]bool{"alone": false, "analysed": true} {
		b.Run(name, func(b *testing.B) {
			o := desk.Options{Lang: lang.English}
			o.Settings.Engines = []store.Engine{enginetest.Engine("waits")}
			m := viewer(b, session.Games{newGame(b, printed)}, o, 80, 24)
			defer m.desk.Close()
			if open {
				m.obey("analyse")
			}
			keys := [2]tea.KeyMsg{{Type: tea.KeyRight}, {Type: tea.KeyLeft}}
			for i := 0; b.Loop(); i++ {
				_, cmd := m.Update(keys[i%2])
				if cmd != nil && i%100 == 0 {
					go first(cmd)
				}
				_ = m.View()
			}
		})
	}
}
