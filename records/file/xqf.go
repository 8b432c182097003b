// XQF, the files of XQStudio: the header, its keys and its tags.

package file

import (
	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// Places in the header, which is 1024 bytes; the tree follows it.
const (
	xqfHeader  = 0x400
	xqfVersion = 0x02
	xqfKeys    = 0x03 // mask, four bytes of product, four of or, sum, xy, from, to
	xqfBoard   = 0x10
	xqfTurn    = 0x32
	xqfResult  = 0x33
	xqfType    = 0x40
	xqfPlain   = 10 // the last version that is not enciphered
)

// xqfFields are the texts of the header: a byte with the length, then the text
// in GBK. Real titles run over their 63 bytes into what is reserved behind them.
var xqfFields = []struct {
	tag       string
	off, size int
}{
	{"Title", 0x50, 127},
	{"Event", 0xD0, 63},
	{"Date", 0x110, 15},
	{"Site", 0x120, 15},
	{"Red", 0x130, 15},
	{"Black", 0x140, 15},
	{"Time", 0x150, 63},
	{"RedTime", 0x190, 15},
	{"BlackTime", 0x1A0, 15},
	{"Annotator", 0x1D0, 15},
	{"Author", 0x1E0, 15},
}

// xqfResults are the results by their byte; 4 occurs, of drawn games only.
var xqfResults = []string{"*", "1-0", "0-1", "1/2-1/2", "1/2-1/2"}

func sniffXQF(head []byte) bool {
	if len(head) < 4 || head[0] != 'X' || head[1] != 'Q' || head[xqfVersion] < xqfPlain || head[xqfVersion] > 20 {
		return false
	}
	// The product number is 0 in every file; a text that begins with XQ and a
	// line end has letters there.
	for i := 4; i < min(len(head), 8); i++ {
		if head[i] != 0 {
			return false
		}
	}
	return head[xqfVersion] != xqfPlain || head[xqfKeys] == 0
}

// xqfCipher is what the keys of the header make of the file.
type xqfCipher struct {
	plain    bool
	permuted bool // the pieces stand in another order
	board    byte // added to every point of the board
	from, to byte // added to the points of a move
	length   uint32
	stream   [32]byte
	sound    bool // the keys add up, as they do in every real file
}

func cipherOf(header []byte) xqfCipher {
	if header[xqfVersion] <= xqfPlain {
		return xqfCipher{plain: true, sound: true}
	}
	keys := header[xqfKeys:xqfBoard]
	mask, or := keys[0], keys[5:9]
	sum, xy, from, to := keys[9], keys[10], keys[11], keys[12]
	scale := func(k byte) byte { return 54*k*k + 221 }
	c := xqfCipher{
		permuted: header[xqfVersion] >= 12,
		board:    scale(xy) * xy,
		length:   (uint32(sum)*256+uint32(xy))%32000 + 767,
		sound:    sum+xy+from+to == 0,
	}
	c.from = scale(from) * c.board
	c.to = scale(to) * c.from
	for i, letter := range []byte("[(C) Copyright Mr. Dong Shiwei.]") {
		c.stream[i] = (keys[9+i%4]&mask | or[i%4]) & letter
	}
	return c
}

// decipher restores the tree in place; tree begins at the end of the header.
func (c *xqfCipher) decipher(tree []byte) {
	if c.plain {
		return
	}
	for i := range tree {
		tree[i] -= c.stream[i%len(c.stream)]
	}
}

// points returns the points of the slots.
func (c *xqfCipher) points(bytes []byte) []engine.Square {
	points := make([]engine.Square, slotCount)
	for i, b := range bytes {
		slot := i
		if c.permuted {
			slot = (int(c.board) + i + 1) % slotCount
		}
		points[slot] = xqfSquare(b - c.board)
	}
	return points
}

// xqfTags returns the tags of a header, which may be cut.
func xqfTags(encoding string, header []byte) records.Tags {
	var tags records.Tags
	for _, f := range xqfFields {
		if text := charset.Tidy(charset.DecodeField(encoding, xqfText(header, f.off, f.size))); text != "" {
			tags = append(tags, records.Tag{Name: f.tag, Value: text})
		}
	}
	result := "*"
	if len(header) > xqfResult && int(header[xqfResult]) < len(xqfResults) {
		result = xqfResults[header[xqfResult]]
	}
	return append(tags, records.Tag{Name: "Result", Value: result})
}

// xqfText returns the bytes of a field of a header, which may be cut.
func xqfText(header []byte, off, size int) []byte {
	if off >= len(header) {
		return nil
	}
	text := header[off+1:]
	return text[:min(int(header[off]), size, len(text))]
}
