// Notations of the settings become columns.

package ui

import (
	"slices"
	"testing"

	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// TestSettingsMakeColumns: every notation that the settings offer as a column, or
// to announce moves in, can be shown; a name that is none is passed over.
func TestSettingsMakeColumns(t *testing.T) {
	all := session.NewColumns(false, nil)
	for _, o := range store.Options {
		if o.Name != "columns" && o.Name != "announce" {
			continue
		}
		for _, name := range o.Values {
			if name != "auto" && name != veil.Words && all.Index(name) < 0 {
				t.Errorf("%s offers %q, which is no column", o.Name, name)
			}
		}
	}
	m := start(t, study(t), lang.English, 80, 24)
	m.session.Blind.Level, m.session.Blind.Notation = veil.Level(5), veil.Words // of the line mode alone
	checkView(t, m)
	m.session.Blind = veil.Settings{}
	m.session.View.Columns = []string{"none", "wxf"}
	checkView(t, m)
	if got := (&table{stage: &m.stage, numberRoom: fewestRoom}).chooseColumns(40); len(got) != 1 || got[0].at < 0 {
		t.Errorf("the columns are %v", got)
	}
	for _, o := range store.Options {
		if i := slices.Index(o.Values, "keypad"); o.Name == "announce" && i >= 0 {
			m.session.Blind.Level, m.session.Blind.Notation = veil.Level(5), o.Values[i]
			checkView(t, m)
		}
	}
}
