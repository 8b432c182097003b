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

// TestCBRPlaces: each field stands where the format has it, in both layouts; the offsets
// are those of the description, in bytes from the beginning of the record.
func TestCBRPlaces(t *testing.T) {
	places := map[byte]map[string]int{
		1: {
			"Title": 52, "Path": 180, "Source": 436, "ContestType": 500, "Event": 564, "Round": 628, "Group": 692, "Table": 724, "Date": 756, "Site": 820, "Time": 884,
			"Red": 948, "RedTeam": 1012, "RedTime": 1076, "RedElo": 1140, "Black": 1172, "BlackTeam": 1236, "BlackTime": 1300, "BlackElo": 1364,
			"Annotator": 1396, "AnnotatorMail": 1460, "Author": 1524, "AuthorMail": 1588, "RecordKind": 1788, "Ending": 1824,
		},
		2: {
			"Script": 52, "Title": 180, "Path": 308, "Source": 564, "ContestType": 628, "Event": 692, "Round": 756, "Group": 820, "Table": 852, "Date": 884, "Site": 948, "Time": 1012,
			"Red": 1076, "RedTeam": 1140, "RedTime": 1204, "RedElo": 1268, "Black": 1300, "BlackTeam": 1364, "BlackTime": 1428, "BlackElo": 1492, "Referee": 1524, "Recorder": 1588,
			"Annotator": 1652, "AnnotatorMail": 1716, "Author": 1780, "AuthorMail": 1844, "Created": 1908, "Modified": 1972, "RecordKind": 2044, "Ending": 2080,
		},
	}
	for layout, fields := range places {
		for name, off := range fields {
			header := make([]byte, cbrHeader)
			copy(header, cbrMagic)
			header[cbrLayout] = layout
			header[off-2], header[off-1] = 'x', 0
			header[off], header[off+2], header[off+4] = 'y', 0, 'z'
			tags, kept := cbrTags(header)
			if got := tags.Value(name) + kept.Value(name); got != "y" {
				t.Errorf("layout %d: %s at %d is %q", layout, name, off, got)
			}
		}
	}
}
