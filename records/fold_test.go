// Texts that differ in the script alone.

package records

import "testing"

func TestFold(t *testing.T) {
	if a, b := len([]rune(oldForms)), len([]rune(simpleForms)); a != b {
		t.Fatalf("%d characters fold to %d", a, b)
	}
	for _, r := range oldForms + simpleForms {
		if r < firstIdeograph || r > lastIdeograph {
			t.Fatalf("%q is no plain ideograph", r)
		}
	}
	for _, tt := range [][2]string{
		{"許銀川", "许银川"},
		{"傌８進７", "马8进7"},
		{"臺灣 歐陽 劉殿中", "台湾 欧阳 刘殿中"},
		{"ABC", "abc"},
		{"Ｃ２．５", "c2.5"},
		{"巡河線", "巡河线"},
		{"Ünal", "ünal"},
	} {
		if got, want := Fold(tt[0]), Fold(tt[1]); got != want || want != tt[1] {
			t.Errorf("%s folds to %s, %s to %s", tt[0], got, tt[1], want)
		}
	}
	for _, text := range []string{"許銀川 \xff A", oldForms, simpleForms} {
		if once := Fold(text); Fold(once) != once {
			t.Errorf("%.40q folds twice", text)
		}
	}
}
