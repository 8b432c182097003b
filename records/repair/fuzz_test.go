// Repairs of any text: no panic, and each can be played.

package repair

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Whatever a record says, each repair lets all of it be played.
func FuzzRepairs(f *testing.F) {
	f.Add("炮二平五 马8进7 马二进三 车9平8 车一平三", false)
	f.Add("相三进五 炮83平5 马二一三四 马8173", true)
	f.Add("H2-E2 H9-G7 H0-G3", false)
	f.Add("0 1", true)
	f.Fuzz(func(t *testing.T, text string, blind bool) {
		texts := strings.Fields(text)
		texts = texts[:min(len(texts), 40)]
		start := engine.StandardSetup()
		r := NewRecord(&start, texts, nil)
		if blind { // a record without a start names both points of each move
			r = NewRecord(nil, texts, notation.Absolute{})
		}
		report := Find(r)
		for _, repair := range report.Repairs {
			changed := *r
			changed.Texts = repair.apply(r.Texts)
			if report.Blind {
				if f := records.Force(changed.plies()); len(f.Clashes) > 0 {
					t.Errorf("%q: %+v leaves %v", texts, repair, f.Clashes)
				}
			} else if again := Find(&changed); repair.Upto == 0 && again.Ply != 0 || repair.Upto > 0 && again.Ply < repair.Upto-1 {
				t.Errorf("%q: %+v leaves ply %d", texts, repair, again.Ply)
			}
		}
	})
}
