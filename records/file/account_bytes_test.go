// The account of the texts in binary files: each is shown or named.

package file

import (
	"bytes"
	"context"
	"encoding/binary"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"

	"qipu/records/charset"
)

// textRuns are the runs of at least four ideographs in bytes, read as UTF-16 at even and
// odd offsets or as GB18030: what is a text to whoever looks at a file from outside.
func textRuns(data []byte, wide bool) (runs []string) {
	take := func(text string) {
		for _, run := range strings.FieldsFunc(text, func(r rune) bool { return !unicode.Is(unicode.Han, r) || r > 0x9fff || r < 0x4e00 }) {
			if len([]rune(run)) >= 4 {
				runs = append(runs, run)
			}
		}
	}
	if !wide {
		take(charset.Decode("gb18030", data).String)
		return runs
	}
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = uint16(data[2*i]) | uint16(data[2*i+1])<<8
	}
	take(string(utf16.Decode(units)))
	return runs
}

// usualText reports whether a run is of characters that texts are made of: bytes that are
// none look like rare ones.
func usualText(run string) bool {
	gb := 0
	for _, r := range run {
		if b, err := charset.Encode("gb18030", []byte(string(r))); err == nil && len(b) == 2 && b[0] >= 0xB0 && b[0] <= 0xD7 && b[1] >= 0xA1 {
			gb++
		}
	}
	return gb == len([]rune(run))
}

// TestAccountOfBytes: every run of usual ideographs in a binary file is in a tag, a comment,
// an unread text or a problem of one of its games.
func TestAccountOfBytes(t *testing.T) {
	all := map[string][]byte{}
	for name, data := range samples(t) {
		if name == "xqf 10" || strings.HasPrefix(name, "cbr") || strings.HasPrefix(name, "cbl") {
			all[name] = data
		}
	}
	named := bytes.Clone(all["cbl"])
	for i, f := range cblFields {
		for k, unit := range utf16.Encode([]rune("棋谱总目" + string([]rune("甲乙丙丁戊己")[i]))) {
			binary.LittleEndian.PutUint16(named[f.off+2*k:], unit)
		}
	}
	all["cbl with a head"] = named
	if hasCorpus() {
		for _, folder := range []string{"xqf", "cbr", "cbl", "mxq"} {
			for name, data := range corpusFiles(t, folder) {
				if len(data) < 1<<20 {
					all[name] = data
				}
			}
		}
	}
	runs, missing := 0, 0
	for name, data := range all {
		c, err := OpenSourceGames(context.Background(), bytesSource(name, data))
		if err != nil {
			continue
		}
		_ = c.Wait()
		var said strings.Builder
		for i := range c.Len() {
			g, err := c.Game(i)
			if err != nil {
				said.WriteString(err.Error())
				continue
			}
			for _, text := range append(saidBy(g), c.Name()) {
				said.WriteString(text + "\n")
			}
			for _, tag := range g.Kept {
				said.WriteString(tag.Value + "\n")
			}
		}
		if c.Format(0) == "xqf" && data[2] > 10 {
			data = nil
		}
		wide := strings.HasPrefix(c.Format(0), "cb")
		for _, run := range textRuns(data, wide) {
			if !usualText(run) {
				continue
			}
			if runs++; !strings.Contains(said.String(), run) {
				if missing++; missing < 20 {
					t.Errorf("%s: %q is nowhere", filepath.Base(name), run)
				}
			}
		}
		c.Close()
	}
	if runs < 6 {
		t.Fatalf("%d texts were looked for", runs)
	}
	t.Logf("%d texts in %d files, %d nowhere", runs, len(all), missing)
}
