// Texts in several encodings, and with half characters.

package file

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf16"

	"qipu/records"
)

// TestMixedEncodings: games of one file in several encodings are all read, and a
// problem tells of those that are not in the file's.
func TestMixedEncodings(t *testing.T) {
	const (
		simple      = "[Event \"全国赛\"]\n[Red \"张三\"]\n1. 炮二平五 马８进７\n2. 马二进三 车９平８ *\n\n"
		traditional = "[Event \"全國賽\"]\n[Red \"張三\"]\n1. 炮二平五 馬８進７\n2. 馬二進三 車９平８ *\n\n"
	)
	gb, big := encodedAs(t, "gb18030", simple), encodedAs(t, "big5", traditional)
	for _, parts := range [][][]byte{{gb, gb, big}, {big, big, gb}, {gb, big, []byte(traditional)}, {[]byte(simple), []byte(traditional), big}} {
		games, err := readAny(t, bytes.Join(parts, nil))
		if err != nil || len(games) != len(parts) {
			t.Fatal(len(games), err)
		}
		told := 0
		for i, g := range games {
			want := [2]string{"全国赛", "张三"}
			if &parts[i][0] != &gb[0] && !bytes.Equal(parts[i], []byte(simple)) {
				want = [2]string{"全國賽", "張三"}
			}
			if got := [2]string{g.Tags.Value("Event"), g.Tags.Value("Red")}; got != want || g.Ply(g.Last(0)) != 4 {
				t.Errorf("%v for %v, %d moves", got, want, g.Ply(g.Last(0)))
			}
			told += len(g.Problems)
		}
		if told == 0 {
			t.Error("nothing is told")
		}
	}
}

// TestHalfCharacters: half a character of UTF-16 is told of.
func TestHalfCharacters(t *testing.T) {
	text := utf16.Encode([]rune("\ufeff1. 炮二平五 马8进7{好}\n2. 马二进三 车9平8\n"))
	var b []byte
	for _, unit := range text {
		if unit == '好' {
			unit = 0xD800
		}
		b = append(b, byte(unit), byte(unit>>8))
	}
	games, err := readAny(t, b)
	if err != nil || len(games) != 1 || len(games[0].Problems) != 1 || games[0].Problems[0].Kind != records.WrongEncoding || games[0].Ply(games[0].Last(0)) != 4 {
		t.Errorf("%v %+v", err, games)
	}
}

// TestHalves: lists of positions whose names stand in GBK and behind a stroke in
// Big5, in which the stroke's byte is the second of a character too.
func TestHalves(t *testing.T) {
	const fen = "4k4/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1 ; "
	var list []byte
	want := []string{"01.挂角马(一)|01.掛角馬(一)", "第239局：伏兵待命|第239局：伏兵待命", "第06局 火拼王伦|第06局 火拼王倫", "第009局 神龟出洛|第009局 神龜出洛", "八面玲珑|八面玲瓏"}
	for _, name := range want {
		one, other, _ := strings.Cut(name, "|")
		list = append(list, fen...)
		list = append(list, encodedAs(t, "gb18030", one)...)
		list = append(list, '|')
		list = append(list, encodedAs(t, "big5", other+"\n")...)
	}
	list = append(list, fen...)
	list = append(list, encodedAs(t, "gb18030", "卒底炮|一")...)
	games, err := readAny(t, list)
	if err != nil || len(games) != len(want)+1 {
		t.Fatal(len(games), err)
	}
	for i, name := range append(want, "卒底炮|一") {
		if got := games[i].Tags.Value("Title"); got != name || (len(games[i].Problems) == 0) != (i == len(want)) {
			t.Errorf("%q for %q, %v", got, name, games[i].Problems)
		}
	}
}
