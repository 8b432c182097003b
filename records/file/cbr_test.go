// CBR records with every field filled, in both layouts and in a library.

package file

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"qipu/records"
)

// fullRecord fills every field of a record with a text of its own, garbage behind
// it; the title has no room for a NUL.
func fullRecord(t *testing.T) (record []byte, tags map[string]string) {
	t.Helper()
	g := sampleGame(t)
	g.Tags = nil
	record = written(t, cbr, g)
	tags = map[string]string{}
	for i, f := range cbrNew.fields {
		text := fmt.Sprintf("項目%d", i)
		if f.tag == "Title" {
			text = strings.Repeat("题", f.size/2)
		}
		tags[f.tag] = text
		field := record[f.off : f.off+f.size]
		for k := range field {
			field[k] = 0xCD
		}
		for k, r := range []rune(text) {
			binary.LittleEndian.PutUint16(field[2*k:], uint16(r))
		}
		if n := 2 * len([]rune(text)); n < f.size {
			field[n], field[n+1] = 0, 0
		}
	}
	record[cbrNew.kind], record[cbrNew.result], record[cbrNew.round] = 4, 2, 7
	return record, tags
}

// TestCBRFields reads every field, shows no address, and writes all of them back.
func TestCBRFields(t *testing.T) {
	record, tags := fullRecord(t)
	for layout, data := range map[string][]byte{"2": record, "1": aged(record), "library": library([][]byte{record}, []int{0})} {
		f := formatOf(t, layout, data)
		games, err := readAll(t, f, bytesSource(layout, data))
		if err != nil || len(games) != 1 || len(games[0].Problems) > 0 {
			t.Fatalf("%s: %v %v", layout, err, games[0].Problems)
		}
		g := games[0]
		for _, field := range placesOf(data).fields {
			list, other := g.Tags, g.Kept
			if field.hidden {
				list, other = other, list
			}
			if list.Value(field.tag) != tags[field.tag] || other.Value(field.tag) != "" {
				t.Errorf("%s: %s %q", layout, field.tag, list.Value(field.tag))
			}
		}
		if g.Tags.Value("Result") != "0-1" || g.Kept.Value(cbrKindTag) != "4" || layout != "1" && g.Start.Fullmove != 7 {
			t.Errorf("%s: %v %v", layout, g.Tags, g.Kept)
		}
		var out bytes.Buffer
		lost, err := cbr.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{Lossy: true})
		if err != nil || len(lost) != 1 || lost[0].Name != "Title" || lost[0].Text != "题" {
			t.Errorf("%s: lost %v, %v", layout, lost, err)
		}
		again, err := cbr.Read(bytesSource("again", out.Bytes()), Entry{Len: int64(out.Len())})
		if err != nil || !slices.Equal(again.Kept, g.Kept) || again.Tags.Value("Referee") != g.Tags.Value("Referee") {
			t.Errorf("%s: %v %v for %v", layout, err, again.Kept, g.Kept)
		}
	}
}

// TestCBRResults reads the results that the header can have, and whose turn it is
// where no move tells it.
func TestCBRResults(t *testing.T) {
	record := written(t, cbr, records.NewGame(sampleGame(t).Start))
	for result, want := range map[byte]string{0: "*", 1: "1-0", 2: "0-1", 3: "1/2-1/2", 4: "*", 9: "*"} {
		record[cbrNew.result] = result
		if g, _ := openOne(t, "result", record); g.Tags.Value("Result") != want || len(g.Problems) > 0 {
			t.Errorf("result %d: %s %v", result, g.Tags.Value("Result"), g.Problems)
		}
	}
	record[cbrNew.first] = 2
	if g, _ := openOne(t, "first", record); g.Start.Turn != 1 {
		t.Error("Black's turn in a record without moves")
	}
}
