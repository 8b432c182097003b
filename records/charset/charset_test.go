package charset_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"qipu/records/charset"
)

// encoded returns a text in an encoding that has all of it.
func encoded(t testing.TB, name, text string) []byte {
	t.Helper()
	b, err := charset.Encode(name, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func ExampleDetect() {
	b, _ := charset.Encode("big5", []byte("1. 炮二平五 馬８進７"))
	name := charset.Detect(b, false)
	fmt.Println(name, charset.Decode(name, b).String)
	// Output: big5 1. 炮二平五 馬８進７
}

// TestDetectIn: the first character beyond ASCII may stand far behind the
// beginning, and near the end of what is read at a time: it is looked at with the
// whole of its line.
func TestDetectIn(t *testing.T) {
	for _, name := range []string{"gb18030", "big5", "utf-8"} {
		word := encoded(t, name, "紅先勝，炮二平五馬")
		for _, before := range []int{0, 1, 511, 256<<10 - 3, 256<<10 - 1, 256 << 10, 700_001} {
			head := strings.Repeat("[a \"b\"]\n", before/8+1)[:before]
			text := head + "[x \"" + string(word) + "\"]\n"
			if got, err := charset.DetectIn(strings.NewReader(text), int64(len(text))); got != name || err != nil {
				t.Errorf("%s behind %d bytes: %s %v", name, before, got, err)
			}
		}
	}
	if got, _ := charset.DetectIn(strings.NewReader(""), 0); got != "ascii" {
		t.Errorf("nothing is in %s", got)
	}
}

// TestDetectInLine: words of the line on which the first character stands count, those
// of the lines before it do not.
func TestDetectInLine(t *testing.T) {
	text := strings.Repeat("h2e2 h9g7\n", 100) + "Red " + string(encoded(t, "gb18030", "车马炮")) + "\n"
	if got, _ := charset.DetectIn(strings.NewReader(text), int64(len(text))); got != "gb18030" {
		t.Error(got)
	}
}

// TestDecodeDamaged: a wrong byte costs one character, and its place is told.
func TestDecodeDamaged(t *testing.T) {
	const text = "一、炮二平五\n马８进７\n"
	for _, name := range []string{"gb18030", "utf-8"} {
		b := encoded(t, name, text)
		size := len(encoded(t, name, "一、炮"))
		for i := size - len(encoded(t, name, "炮")); i < size; i++ {
			damaged := slices.Clone(b)
			damaged[i] = 0xFF
			got := charset.Decode(name, damaged)
			if want := strings.Replace(text, "炮", "\ufffd", 1); strings.ReplaceAll(got.String, "\ufffd\ufffd", "\ufffd") != want || len(got.Wrong) == 0 || got.Wrong[0] != len("一、") {
				t.Errorf("%s, byte %d: %q %v", name, i, got.String, got.Wrong)
			}
		}
	}
	if got := charset.Decode("utf-16le", []byte("a\x00\x00\xd8b\x00c")); got.String != "a\ufffdb\ufffd" || !slices.Equal(got.Wrong, []int{1, 5}) {
		t.Errorf("%q %v", got.String, got.Wrong)
	}
	if got := charset.Decode("utf-16be", []byte("\x00a\x00\n")); got.String != "a\n" {
		t.Errorf("letters alone: %q", got.String)
	}
}

// TestEncodeLossy: what an encoding lacks becomes a question mark and is returned.
func TestEncodeLossy(t *testing.T) {
	for _, c := range []struct{ name, text, want, lost string }{
		{"gb18030", "车😀", "车😀", ""},
		{"gbk", "车😀马", "车?马", "😀"},
		{"big5", "車😀", "車?", "😀"},
		{"utf-8", "车", "车", ""},
		{"gb18030", "a", "a", ""},
	} {
		b, lost := charset.EncodeLossy(c.name, c.text)
		name := c.name
		if name == "gbk" {
			name = "gb18030"
		}
		if got := charset.Decode(name, b).String; got != c.want || lost != c.lost {
			t.Errorf("%s in %s: %q, lost %q", c.text, c.name, got, lost)
		}
	}
}

// TestWrongByte finds the first byte of no character.
func TestWrongByte(t *testing.T) {
	for text, want := range map[string]int{
		"": -1, "abc": -1, "\x80": -1, "\xba\xec\xcf\xc8": -1, "\x81\x30\x81\x30": -1,
		"\xba": 0, "a\xba": 1, "\xba\xec\xff": 2, "\xba\xec\xcf\x20": 2, "\xba\xec\xfe\xfe": 2, "\x81\x30\x81": 0, "\xba\x7f": 0,
	} {
		if got := charset.WrongByte([]byte(text)); got != want {
			t.Errorf("%x: %d, want %d", text, got, want)
		}
	}
}

// TestDetectField: a few words are no proof of Big5 where GBK is meant.
func TestDetectField(t *testing.T) {
	for text, want := range map[string]string{"红先胜": "gb18030", "紅先勝": "big5", "": "gb18030", "abc": "gb18030"} {
		if got := charset.DetectField(encoded(t, want, text)); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}

// TestDecodeMixed: lines in another encoding than the rest are read in their own, and
// that is told.
func TestDecodeMixed(t *testing.T) {
	const line = "1. 炮二平五 馬８進７ 2. 馬二進三 車９平８\n"
	for _, own := range []string{"gb18030", "big5", "utf-8"} {
		for _, other := range []string{"gb18030", "big5", "utf-8"} {
			got := charset.DecodeMixed(own, encoded(t, other, line))
			if got.String != line || (len(got.Wrong) > 0) == (own == other) && own != "gb18030" {
				t.Errorf("%s in a file in %s: %q %v", other, own, got.String, got.Wrong)
			}
		}
	}
}

// TestLatin: names in Windows-1252 between ASCII letters are read so, in a file of them
// and in one line of another.
func TestLatin(t *testing.T) {
	for _, name := range []string{"Andr\u00e9s Stra\u00dfe", "M\u00fcller", "Fran\u00e7ois d\u2019\u00c9tat", "\u0160koda", "\u201cCup\u201d \u2013 O\u2019Neil"} {
		b := encoded(t, "windows-1252", "[Red \""+name+"\"]\n1. h2e2 *\n")
		if got := charset.Detect(b, false); got != "windows-1252" {
			t.Errorf("%s: %s", name, got)
		}
		if got := charset.Decode("windows-1252", b); !strings.Contains(got.String, name) || len(got.Wrong) > 0 {
			t.Errorf("%q %v", got.String, got.Wrong)
		}
		for _, own := range []string{"gb18030", "big5", "utf-8"} {
			line := encoded(t, own, "[Event \"紅先\"]\n")
			got := charset.DecodeMixed(own, slices.Concat(line, b, line))
			if !strings.Contains(got.String, name) || strings.Count(got.String, "紅先") != 2 || len(got.Wrong) == 0 {
				t.Errorf("%s in a file in %s: %q %v", name, own, got.String, got.Wrong)
			}
		}
	}
	for _, own := range []string{"gb18030", "big5"} {
		b := encoded(t, own, "[Red \"一a二b\"]\n紅A勝B")
		if got := charset.Decode(own, b); got.String != "[Red \"一a二b\"]\n紅A勝B" || len(got.Wrong) > 0 {
			t.Errorf("%s: %q %v", own, got.String, got.Wrong)
		}
	}
}
