// Records that begin from the standard position, and others.

package records

import (
	"slices"
	"strings"
	"testing"

	"qipu/engine"
)

func pliesOf(text string) (list []Ply) {
	side := engine.Red
	texts := strings.Fields(text)
	reader := ReaderOf(texts)
	for _, text := range texts {
		ply, _ := reader.Ply(text, side)
		list = append(list, ply)
		side = ply.Color.Other()
	}
	return list
}

func TestFromStandard(t *testing.T) {
	const (
		opening = "炮八三平五 马2133 马八一七三 卒7475 车九一平八 车11平2 车八一八七 马8173 马二一一三 象7进5 车一一一二 卒3435"
		ending  = "炮一三平四 卒58平6 炮一四平四 卒57平6 兵四八四九 将6162 兵六九平五 车5152 车三一三九 将6261 车一一一〇 象5退7"
	)
	if !FromStandard(pliesOf(opening)) || FromStandard(pliesOf(ending)) || FromStandard(nil) {
		t.Error("an opening is from the standard position, an ending is not, nor is nothing")
	}
	// Whatever one ply is, and whichever is missing, the opening is one still.
	for i := range pliesOf(opening) {
		plies := pliesOf(opening)
		if !FromStandard(slices.Delete(slices.Clone(plies), i, i+1)) {
			t.Errorf("without ply %d it is none", i+1)
		}
		plies[i].Move.To = plies[i].Move.From.Flip()
		if !FromStandard(plies) {
			t.Errorf("with another ply %d it is none", i+1)
		}
	}
}
