// What texts tell that name both points of a move.

package records

import (
	"encoding/csv"
	"os"
	"strings"
	"testing"

	"qipu/engine"
)

// TestPlies: each text of testdata/plies.tsv tells its side, piece and points,
// whoever would be to move.
func TestPlies(t *testing.T) {
	f, err := os.Open("testdata/plies.tsv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.Comma, r.Comment, r.FieldsPerRecord = '\t', '#', 2
	rows, err := r.ReadAll()
	if err != nil || len(rows) == 0 {
		t.Fatal(len(rows), err)
	}
	reader := PlyReader{Numerals: true, Guards: true}
	for _, row := range rows {
		for side := engine.Red; side <= engine.Black; side++ {
			got := "none"
			if ply, ok := reader.Ply(row[0], side); ok {
				got = string(engine.MakePiece(ply.Color, ply.Kind).Letter()) + " " + ply.Move.String()
				if ply.Wrong {
					got += " wrong name"
				}
			}
			if got != row[1] {
				t.Errorf("%s: %s, want %s", row[0], got, row[1])
			}
		}
	}
}

// TestReaderOf: numerals tell the side where a record has both kinds, the names of
// advisors and elephants where it has both.
func TestReaderOf(t *testing.T) {
	for _, tt := range []struct {
		texts string
		want  PlyReader
	}{
		{"炮二三平五 马8173", PlyReader{Numerals: true}},
		{"炮23平5 马8173 相3进5 象3进5", PlyReader{Guards: true}},
		{"炮23平5 马8173 象3进5 士4进5", PlyReader{}},
		{"炮二三平五 马８１７３ 仕四进五 士4进5", PlyReader{Numerals: true, Guards: true}},
		{"H2-E2 H9-G7", PlyReader{}},
	} {
		if got := ReaderOf(strings.Fields(tt.texts)); got != tt.want {
			t.Errorf("%s: %+v, want %+v", tt.texts, got, tt.want)
		}
	}
	digits := PlyReader{}
	if ply, ok := digits.Ply("炮23平5", engine.Red); !ok || ply.Color != engine.Red || ply.Move.String() != "H2-E2" {
		t.Errorf("digits for both: %+v %t", ply, ok)
	}
}
