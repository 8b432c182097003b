// Covered moves in the line mode; languages that are chosen in it.

package line

import (
	"strings"
	"testing"

	"qipu/ui/lang"
)

// TestCoveredIsNotCounted: how many moves are covered is not told, but that they
// are.
func TestCoveredIsNotCounted(t *testing.T) {
	out := speak(t, study(t), lang.English, func(o *Options) { o.Session.Cover(true) }, "q")
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
