package lang

import (
	"strings"
	"testing"

	"qipu/records"
)

// TestGiven: what comes with qipu has a name in every language.
func TestGiven(t *testing.T) {
	for _, tt := range []struct{ text, english, traditional, vietnamese string }{
		{"橘中秘", "Juzhong Mi", "橘中秘", "Quất Trung Bí"},
		{"许银川", "Xu Yinchuan", "許銀川", "Hứa Ngân Xuyên"},
		{"七星聚会", "Qixing Juhui", "七星聚會", "Thất tinh tụ hội"},
		{"七星聚会 2", "Qixing Juhui 2", "七星聚會 2", "Thất tinh tụ hội 2"},
		{"201 三请诸葛", "201 Sanqing Zhuge", "201 三請諸葛", "201 Tam thỉnh Gia Cát"},
		{"月里穿梭", "Yueli Chuansuo", "月裡穿梭", "Nguyệt lý xuyên thoa"},
		{"得先 1 顺炮横车破直车弃马", "First to move 1 Same-side Cannons, ranked rook against filed rook, the horse given", "得先 1 順炮橫車破直車棄馬", "Đắc tiên 1 Thuận pháo hoành xa phá trực xa khí mã"},
		{"47 车和只马当士（只马当士）", "47 Rook drawn with lone horse as advisor (lone horse as advisor)", "47 車和隻馬當士（隻馬當士）", "47 Xa hòa chỉ mã đương sĩ (Chỉ mã đương sĩ)"},
		{"a title of one's own 兵", "a title of one's own 兵", "a title of one's own 兵", "a title of one's own 兵"},
	} {
		for l, want := range map[Lang]string{English: tt.english, Simplified: tt.text, Traditional: tt.traditional, Vietnamese: tt.vietnamese} {
			if got := l.Given(tt.text); got != want {
				t.Errorf("%s in %v: %q, want %q", tt.text, l, got, want)
			}
		}
	}
}

// TestOpenings: openings have the names that players of the language know.
func TestOpenings(t *testing.T) {
	for code, want := range map[string][4]string{
		"A10": {"Elephant Opening", "飞相局", "飛相局", "Phi tượng cục"},
		"A33": {
			"Elephant Opening, right horse vs. left Cross-palace Cannon: Red: filed rook, edge cannon vs. Black: 7th-file pawn",
			"飞相进右马对左过宫炮 红直车边炮对黑进７卒", "飛相進右馬對左過宮炮 紅直車邊炮對黑進７卒", "Phi tượng tiến hữu mã đối tả quá cung pháo: Hồng trực xa biên pháo đối hắc tiến 7 tốt",
		},
		"B00": {"Central Cannon", "中炮局", "中炮局", "Pháo đầu cục"},
		"E00": {"Immortal Points the Way", "仙人指路局", "仙人指路局", "Tiên nhân chỉ lộ cục"},
	} {
		o, ok := records.OpeningOfCode(code)
		if !ok {
			t.Fatalf("no opening %s", code)
		}
		for l, want := range map[Lang]string{English: want[0], Simplified: want[1], Traditional: want[2], Vietnamese: want[3]} {
			if got := l.Opening(&o); got != want {
				t.Errorf("%s in %v: %q, want %q", code, l, got, want)
			}
		}
	}
}

// TestGivenEverywhere: nothing that comes with qipu is left in Chinese in a language
// without it, but for moves and numbers of pawns that a comment speaks of; and no
// opening is without English terms.
func TestGivenEverywhere(t *testing.T) {
	whole := column(givenTexts, wholeEnglish)
	han := func(text string) bool { return strings.IndexFunc(text, isHan) >= 0 }
	for text := range comesWithQipu() {
		for _, l := range []Lang{English, Vietnamese} {
			if said := l.Given(text); han(said) && whole[text] == "" || said == text && han(text) {
				t.Errorf("%s in %v: %s", text, l, said)
			}
		}
	}
	for _, o := range records.Openings() {
		if said := Vietnamese.Opening(&o); han(said) {
			t.Errorf("%s: %s", o.Code, said)
		}
		for _, text := range []string{o.Name, o.Variation} {
			if _, ok := givens[English]().inTerms(narrowed.Replace(text)); !ok {
				t.Errorf("%s: %s has a phrase that is not among the terms: %s", o.Code, text, English.name(text))
			}
		}
	}
	for _, line := range strings.Split(strings.TrimSpace(givenTexts), "\n")[1:] {
		if f := strings.Split(line, "\t"); len(f) != 3 || f[1] == "" || f[2] == "" {
			t.Errorf("%q has not three columns", line)
		}
		if text, _, _ := strings.Cut(line, "\t"); !comesWithQipu()[text] {
			t.Errorf("%q does not come with qipu", text)
		}
	}
}

// TestGivenTraditional: the traditional names of openings are those that ECCO has, so
// the signs are right as far as those go.
func TestGivenTraditional(t *testing.T) {
	for _, o := range records.Openings() {
		if got := Traditional.name(o.Name); got != o.NameTraditional {
			t.Errorf("%s: %s, want %s", o.Code, got, o.NameTraditional)
		}
		if got := Traditional.name(o.Variation); got != o.VariationTraditional {
			t.Errorf("%s: %s, want %s", o.Code, got, o.VariationTraditional)
		}
	}
}

// TestGivenAgain: what was told once is not put together again.
func TestGivenAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("the race detector allocates too")
	}
	for _, l := range []Lang{English, Traditional, Vietnamese} {
		if n := testing.AllocsPerRun(10, func() { l.Given("许银川") }); n > 0 {
			t.Errorf("%v: %v allocations", l, n)
		}
	}
}
