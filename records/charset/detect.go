// Which encoding a text is in, found out by what a record of xiangqi must hold.

package charset

import (
	"bytes"
	"errors"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
)

// sampleSize is how much of a text is looked at from its first character beyond
// ASCII on.
const sampleSize = 256 << 10

// surelyUTF8 is from how many bytes of characters beyond ASCII on, all of them good
// UTF-8, a text can be nothing else. Of the pairs of GB18030 or Big5 one in five at
// most looks so: 联通 does, eighty of them in a row do not.
const surelyUTF8 = 256

// DetectIn names the encoding of a file of size bytes. One that is ASCII alone is
// read to its end. The error is that of reading.
func DetectIn(r io.ReaderAt, size int64) (string, error) {
	buf := make([]byte, sampleSize)
	for off := int64(0); off < size; {
		n, err := r.ReadAt(buf, off)
		if err != nil && !errors.Is(err, io.EOF) && n == 0 {
			return "", err
		}
		if n == 0 {
			break
		}
		at := FirstHigh(buf[:n])
		if at == n && !(off == 0 && bytes.IndexByte(buf[:min(n, 512)], 0) >= 0) {
			off += int64(n)
			continue
		}
		if off > 0 || at > 0 {
			// Take whole lines from there on.
			start := off + int64(bytes.LastIndexByte(buf[:at], '\n')+1)
			if off == 0 && bytes.IndexByte(buf[:min(n, 512)], 0) >= 0 {
				start = 0
			}
			n, err = r.ReadAt(buf, start)
			if err != nil && !errors.Is(err, io.EOF) {
				return "", err
			}
			return Detect(buf[:n], start+int64(n) < size), nil
		}
		return Detect(buf[:n], int64(n) < size), nil
	}
	return "ascii", nil
}

// FirstHigh returns the offset of the first byte beyond ASCII, or len(b).
func FirstHigh(b []byte) int {
	i := 0
	for ; i+8 <= len(b); i += 8 {
		w := b[i : i+8]
		if (w[0]|w[1]|w[2]|w[3]|w[4]|w[5]|w[6]|w[7])&0x80 != 0 {
			break
		}
	}
	for ; i < len(b); i++ {
		if b[i] >= utf8.RuneSelf {
			return i
		}
	}
	return i
}

// Detect names the encoding of a text; cut says that it goes on behind b.
func Detect(b []byte, cut bool) string {
	switch {
	case bytes.HasPrefix(b, []byte("\xef\xbb\xbf")):
		return "utf-8"
	case bytes.HasPrefix(b, []byte("\xff\xfe")):
		return "utf-16le"
	case bytes.HasPrefix(b, []byte("\xfe\xff")):
		return "utf-16be"
	}
	if name := wide(b); name != "" {
		return name
	}
	if FirstHigh(b) == len(b) {
		return "ascii"
	}
	if cut { // the last line may end within a character
		if i := bytes.LastIndexByte(b, '\n'); i > 0 {
			b = b[:i]
		}
	}
	good, bad := countUTF8(b)
	if good <= 2*bad {
		if isLatin(b) && weigh(simplifiedchinese.GB18030, b).words+weigh(traditionalchinese.Big5, b).words == 0 {
			return latinName
		}
		return detectDouble(b)
	}
	if bad == 0 && good >= surelyUTF8 {
		return "utf-8"
	}
	// Short texts in two bytes a character can look like UTF-8, damaged or not, in
	// which no word of a record comes out.
	if name := detectDouble(b); weighText(string(b)).words < weigh(double(name), b).words {
		return name
	}
	return "utf-8"
}

// wide finds UTF-16 without a mark by the zeros that no other text has, and by
// the words that come out: 一 and the blank of Chinese texts have their zero in
// the other half than ASCII.
func wide(b []byte) string {
	b = b[:min(len(b), 4096)&^1]
	var zero [2]int
	for i, c := range b {
		if c == 0 {
			zero[i&1]++
		}
	}
	if zero[0]+zero[1] < max(len(b)/64, 2) {
		return ""
	}
	switch {
	case zero[1] > zero[0]*8:
		return "utf-16le"
	case zero[0] > zero[1]*8:
		return "utf-16be"
	}
	little := weighText(decodeWide("utf-16le", b).String).words
	big := weighText(decodeWide("utf-16be", b).String).words
	switch {
	case little > big:
		return "utf-16le"
	case big > little:
		return "utf-16be"
	}
	return ""
}

// countUTF8 counts the bytes of characters beyond ASCII, and those that belong
// to none.
func countUTF8(b []byte) (good, bad int) {
	for len(b) > 0 {
		i := FirstHigh(b)
		b = b[i:]
		if len(b) == 0 {
			break
		}
		r, size := utf8.DecodeRune(b)
		if r == utf8.RuneError && size == 1 {
			bad++
		} else {
			good += size
		}
		b = b[size:]
	}
	return good, bad
}

// detectDouble tells GB18030 from Big5: both decode without errors as a rule, so
// that only what comes out tells.
func detectDouble(b []byte) string {
	gb := weigh(simplifiedchinese.GB18030, b)
	big := weigh(traditionalchinese.Big5, b)
	switch {
	case big.words > gb.words:
		return "big5"
	case gb.words > big.words:
		return "gb18030"
	case big.heads != gb.heads:
		if big.heads > gb.heads {
			return "big5"
		}
		return "gb18030"
	case gb.bad > big.bad || gb.bad == big.bad && price("gb18030", b) > price("big5", b)+3: // names alone
		return "big5"
	}
	return "gb18030"
}
