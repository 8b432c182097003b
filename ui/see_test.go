package ui

import (
	"os"
	"testing"

	"qipu/ui/lang"
)

func TestSee(t *testing.T) {
	if os.Getenv("SEE") == "" {
		t.Skip()
	}
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}, {60, 20}, {40, 14}} {
		m := start(t, study(t), lang.English, size[0], size[1])
		t.Log("\n" + m.View())
		m.sends("++++++++++++++++++++++++62")
		t.Log("\n" + m.View())
	}
}
