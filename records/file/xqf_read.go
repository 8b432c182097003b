// Reading the tree of an XQF file.

package file

import (
	"encoding/binary"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

func readXQF(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	header := data[:min(len(data), xqfHeader)]
	if len(header) <= xqfVersion {
		header = append(header[:len(header):len(header)], make([]byte, xqfVersion+1-len(header))...)
	}
	game := startXQF(header)
	encoding, err := xqfEncodingOf(s)
	if err != nil {
		return nil, err
	}
	game.Tags = xqfTags(encoding, header)
	for _, f := range xqfFields {
		// Writers cut what is too long wherever it is, in a character too.
		if text := xqfText(header, f.off, f.size); len(text) < f.size {
			checkText(game, 0, s, encoding, text, int64(f.off)+1)
		}
	}
	if len(data) <= xqfHeader {
		headFault(game, records.Truncated, int64(len(data)), "cut-header")
		return game, nil
	}
	cipher := cipherOf(header)
	if !cipher.sound {
		headFault(game, records.WrongForm, 0x0C, "keys")
	}
	cipher.decipher(data[xqfHeader:])
	r := xqfReader{preorder: preorder{game: game}, src: s, encoding: encoding, data: data, pos: xqfHeader, cipher: cipher}
	r.read()
	return started(game), nil
}

// startXQF sets up the board of a header, which may be cut.
func startXQF(header []byte) *records.Game {
	if len(header) < xqfBoard+slotCount {
		return records.NewGame(engine.StandardSetup())
	}
	cipher := cipherOf(header)
	setup := engine.Setup{Fullmove: 1}
	var doubled int
	setup.Board, doubled = fromSlots(cipher.points(header[xqfBoard : xqfBoard+slotCount]))
	if len(header) > xqfTurn && header[xqfTurn] == 1 {
		setup.Turn = engine.Black
	}
	game := records.NewGame(setup)
	if doubled >= 0 {
		headFault(game, records.WrongForm, xqfBoard, "doubled-piece")
	}
	return game
}

// xqfReader walks the deciphered stream of nodes.
type xqfReader struct {
	preorder
	src      Source
	encoding string
	data     []byte
	pos      int
	cipher   xqfCipher
}

// xqfNode is a node as it stands in the stream.
type xqfNode struct {
	from, to        byte
	child, sibling  bool
	comment         []byte
	off, commentOff int
	length          uint32 // of the comment, as the file has it
	cut             bool   // the comment does not fit into the file
}

func (r *xqfReader) read() {
	node, ok := r.next()
	if !ok || !r.comment(0, &node) { // the squares of the root mean nothing
		return
	}
	for r.done = !node.child; !r.done; {
		if node, ok = r.next(); !ok {
			return
		}
		m := engine.Move{From: xqfSquare(node.from), To: xqfSquare(node.to)}
		if m.From == engine.NoSquare || m.To == engine.NoSquare {
			r.fault(records.WrongForm, int64(node.off), "bad-square")
			return
		}
		if r.full(int64(node.off)) {
			return
		}
		id := r.add(m, node.child, node.sibling)
		r.game.SetOffset(id, int64(node.off))
		if !r.comment(id, &node) {
			return
		}
	}
	if rest := r.data[r.pos:]; len(rest) > 0 && !r.blank(rest) {
		addFault(r.game, r.last, records.WrongForm, int64(r.pos), "trailing", len(rest))
	}
}

// next reads a node; false means that the stream ends.
func (r *xqfReader) next() (xqfNode, bool) {
	c := &r.cipher
	n := xqfNode{off: r.pos}
	if len(r.data)-r.pos < 4 {
		r.fault(records.Truncated, int64(len(r.data)), "cut-moves")
		return n, false
	}
	b := r.data[r.pos : r.pos+4]
	r.pos += 4
	n.from, n.to = b[0]-24-c.from, b[1]-32-c.to
	commented := true
	if c.plain {
		n.child, n.sibling = b[2]&0xF0 != 0, b[2]&0x0F != 0
	} else {
		n.child, n.sibling, commented = b[2]&0x80 != 0, b[2]&0x40 != 0, b[2]&0x20 != 0
	}
	if !commented {
		return n, true
	}
	if n.commentOff = r.pos; len(r.data)-r.pos < 4 {
		n.cut, r.pos = true, len(r.data)
		return n, true
	}
	n.length = binary.LittleEndian.Uint32(r.data[r.pos:]) - c.length
	r.pos += 4
	n.commentOff = r.pos
	if n.comment = r.data[r.pos:]; uint64(n.length) > uint64(len(n.comment)) {
		n.comment, n.cut = printable(n.comment), true
		return n, true
	}
	n.comment = n.comment[:n.length]
	r.pos += len(n.comment)
	return n, true
}

// comment sets the comment of a node; false means that it is cut and the
// stream cannot be followed behind it.
func (r *xqfReader) comment(id records.NodeID, n *xqfNode) bool {
	if len(n.comment) > 0 {
		r.game.SetComment(id, charset.Tidy(charset.Decode(r.encoding, n.comment).String))
		checkText(r.game, id, r.src, r.encoding, n.comment, int64(n.commentOff))
	}
	if n.cut && n.commentOff == n.off+4 { // its length too
		addFault(r.game, id, records.Truncated, int64(len(r.data)), "cut-moves")
	} else if n.cut {
		addFault(r.game, id, records.Truncated, int64(n.commentOff), "cut-comment", n.length, len(r.data)-n.commentOff)
	}
	return !n.cut
}

// blank reports whether what follows the tree is filling.
func (r *xqfReader) blank(rest []byte) bool {
	for i, b := range rest {
		if !r.cipher.plain { // the filling was never enciphered
			b += r.cipher.stream[(r.pos-xqfHeader+i)%len(r.cipher.stream)]
		}
		if b != 0 {
			return false
		}
	}
	return true
}

// printable returns the beginning of bytes that can be text: a comment of wrong
// length runs into the nodes behind it.
func printable(bytes []byte) []byte {
	for i, b := range bytes {
		if b < ' ' && b != '\t' && b != '\n' && b != '\r' {
			return bytes[:i]
		}
	}
	return bytes
}

func tagsXQF(s Source, e Entry) (records.Tags, error) {
	head, err := readAt(s, e.Off, min(e.Len, xqfHeader))
	if err != nil {
		return nil, err
	}
	encoding, err := xqfEncodingOf(s)
	if err != nil {
		return nil, err
	}
	return xqfTags(encoding, head), nil
}
