// Reading the tree of a CBR record.

package file

import (
	"encoding/binary"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

func readCBR(s Source, e Entry) (*records.Game, error) {
	data, err := readAt(s, e.Off, e.Len)
	if err != nil {
		return nil, err
	}
	game, end, err := parseCBR(s, data, e.Off)
	if err != nil {
		return nil, err
	}
	if rest := data[end:]; end > 0 && !cbrPadding(len(data), rest) {
		addFault(game, game.Last(0), records.WrongForm, e.Off+int64(end), "trailing", len(rest))
	}
	return game, nil
}

// cbrPadding reports whether what follows a record is the filling with which
// libraries round records up.
func cbrPadding(size int, rest []byte) bool {
	if size%cblBlock == 0 && len(rest) < cblBlock {
		return true
	}
	for _, b := range rest {
		if b != 0 {
			return false
		}
	}
	return true
}

// parseCBR reads a record and returns the length of what it took, 0 if the
// record is damaged; off is its place in the file.
func parseCBR(s Source, data []byte, off int64) (*records.Game, int, error) {
	header := data[:min(len(data), cbrHeader)]
	if len(header) > cbrLayout && header[cbrLayout] == 3 {
		fault := &records.Fault{Code: "layout", Args: []any{header[cbrLayout]}}
		return nil, 0, &UnsupportedError{s.Name, off + cbrLayout, fault}
	}
	game := startCBR(header, off)
	game.Tags, game.Kept = cbrTags(header)
	if n := min(len(header), len(cbrMagic)); string(header[:n]) != cbrMagic[:n] {
		headFault(game, records.WrongForm, off, "bad-mark")
	}
	if len(header) > cbrLayout && header[cbrLayout] != 1 && header[cbrLayout] != 2 {
		headFault(game, records.WrongForm, off+cbrLayout, "layout", header[cbrLayout])
	}
	at := placesOf(header)
	if len(header) < at.size {
		headFault(game, records.Truncated, off+int64(len(data)), "cut-header")
		return game, 0, nil
	}
	r := cbrReader{preorder: preorder{game: game}, data: data, pos: at.size, off: off, square: at.square}
	if !r.read() {
		return started(game), 0, nil
	}
	return started(game), r.pos, nil
}

// startCBR sets up the board of a header, which may be cut.
func startCBR(header []byte, off int64) *records.Game {
	at := placesOf(header)
	if len(header) < at.board+engine.Squares {
		return records.NewGame(engine.StandardSetup())
	}
	setup := engine.Setup{Fullmove: 1}
	wrong := -1
	for i := range byte(engine.Squares) {
		piece, ok := cbrPiece(header[at.board+int(i)])
		if !ok && wrong < 0 {
			wrong = at.board + int(i)
		}
		setup.At[cbrSquare(i)] = piece
	}
	if header[at.first] == 2 {
		setup.Turn = engine.Black
	}
	if round := int(binary.LittleEndian.Uint16(header[at.round:])); round > 1 && round < 1000 {
		setup.Fullmove = round
	}
	game := records.NewGame(setup)
	if wrong >= 0 {
		headFault(game, records.WrongForm, off+int64(wrong), "bad-piece", header[wrong])
	}
	return game
}

// cbrReader walks the stream of nodes.
type cbrReader struct {
	preorder
	data   []byte
	pos    int
	off    int64                    // of data in the file
	square func(byte) engine.Square // of a byte
}

// Flags of a node.
const (
	cbrEnd     = 1 << iota // the line ends here
	cbrSibling             // a sibling follows after the subtree
	cbrComment             // length and comment follow
)

// read returns false if the tree does not come to its end.
func (r *cbrReader) read() bool {
	for root := true; root || !r.done; root = false {
		at := r.pos
		if len(r.data)-at < 4 {
			r.fault(records.Truncated, r.off+int64(len(r.data)), "cut-moves")
			return false
		}
		flags, from, to := r.data[at], r.square(r.data[at+2]), r.square(r.data[at+3])
		r.pos += 4
		if flags >= cbrComment<<1 {
			r.fault(records.WrongForm, r.off+int64(at), "bad-flags", flags)
			return false
		}
		id := records.NodeID(0)
		switch {
		case root: // its points mean nothing
			r.done = flags&cbrEnd != 0
		case from == engine.NoSquare || to == engine.NoSquare:
			r.fault(records.WrongForm, r.off+int64(at), "bad-square")
			return false
		case r.full(r.off + int64(at)):
			return false
		default:
			id = r.add(engine.Move{From: from, To: to}, flags&cbrEnd == 0, flags&cbrSibling != 0)
			r.game.SetOffset(id, r.off+int64(at))
		}
		if flags&cbrComment != 0 && !r.comment(id) {
			return false
		}
	}
	return true
}

// comment reads the comment of a node; false means that it does not fit.
func (r *cbrReader) comment(id records.NodeID) bool {
	at := r.pos
	if len(r.data)-at < 4 {
		addFault(r.game, id, records.Truncated, r.off+int64(len(r.data)), "cut-moves")
		return false
	}
	length, rest := binary.LittleEndian.Uint32(r.data[at:]), r.data[at+4:]
	text := utf16Text(rest[:min(int64(length), int64(len(rest)))])
	if int64(length) > int64(len(rest)) {
		r.game.SetComment(id, charset.Tidy(printableText(text)))
		addFault(r.game, id, records.Truncated, r.off+int64(at), "cut-comment", length, len(rest))
		return false
	}
	r.game.SetComment(id, charset.Tidy(text))
	r.pos += 4 + int(length)
	return true
}

// printableText returns the beginning of text without control characters, as
// printable does for bytes.
func printableText(text string) string { return string(printable([]byte(text))) }
