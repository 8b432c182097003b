// CBR, the records of CCBridge, alone and in its libraries: header and tags.

package file

import (
	"encoding/binary"
	"strconv"
	"unicode/utf16"

	"qipu/engine"
	"qipu/records"
)

// cbr is one game with a tree of variations.
var cbr = Format{
	Name:  "cbr",
	Exts:  []string{".cbr"},
	Sniff: func(head []byte) bool { return begins(head, cbrMagic) },
	Index: wholeFile,
	Tags:  tagsCBR,
	Read:  readCBR,
	Write: writeCBR,
}

const cbrMagic = "CCBridge Record"

// begins reports whether a file begins with a mark, as far as it goes: what
// tells the marks of CCBridge apart must be there.
func begins(head []byte, magic string) bool {
	const apart = len("CCBridge") + 1
	n := min(len(head), len(magic))
	return n >= apart && string(head[:n]) == magic[:n]
}

// Places in the header; the tree follows it.
const (
	cbrLayout = 19   // 2
	cbrKind   = 2040 // played or composed, whole or not
	cbrResult = 2076
	cbrFirst  = 2112 // 1 Red, 2 Black
	cbrRound  = 2116
	cbrBoard  = 2120 // ninety bytes, from Black's left
	cbrState  = 2210 // of playback
	cbrHeader = 2214
)

// cbrFields are the texts of the header: UTF-16LE up to a NUL, behind which
// stands whatever was in memory. Fields without a standard name have that of
// CCBridge's XML. The addresses are nobody's business but are written back.
var cbrFields = []struct {
	tag       string
	off, size int
	hidden    bool
}{
	{"Script", 52, 128, false},
	{"Title", 180, 128, false},
	{"Path", 308, 256, false},
	{"Source", 564, 64, false},
	{"ContestType", 628, 64, false},
	{"Event", 692, 64, false},
	{"Round", 756, 64, false},
	{"Group", 820, 32, false},
	{"Table", 852, 32, false},
	{"Date", 884, 64, false},
	{"Site", 948, 64, false},
	{"Time", 1012, 64, false},
	{"Red", 1076, 64, false},
	{"RedTeam", 1140, 64, false},
	{"RedTime", 1204, 64, false},
	{"RedElo", 1268, 32, false},
	{"Black", 1300, 64, false},
	{"BlackTeam", 1364, 64, false},
	{"BlackTime", 1428, 64, false},
	{"BlackElo", 1492, 32, false},
	{"Referee", 1524, 64, false},
	{"Recorder", 1588, 64, false},
	{"Annotator", 1652, 64, false},
	{"AnnotatorMail", 1716, 64, true},
	{"Author", 1780, 64, false},
	{"AuthorMail", 1844, 64, true},
	{"Created", 1908, 40, false},
	{"Modified", 1972, 40, false},
	{"RecordKind", 2044, 32, false},
	{"Ending", 2080, 32, false},
}

// cbrKindTag keeps the kind of record; a number says nothing to a reader.
const cbrKindTag = "RecordType"

var cbrResults = []string{"*", "1-0", "0-1", "1/2-1/2"} // 4, several, is none of these

func tagsCBR(s Source, e Entry) (records.Tags, error) {
	header, err := readAt(s, e.Off, min(e.Len, cbrHeader))
	if err != nil {
		return nil, err
	}
	tags, _ := cbrTags(header)
	return tags, nil
}

// cbrTags returns the tags of a header, which may be cut, and what is kept
// aside.
func cbrTags(header []byte) (tags, kept records.Tags) {
	for _, f := range cbrFields {
		if f.off >= len(header) {
			break
		}
		text := tidy(utf16Text(header[f.off:min(f.off+f.size, len(header))]))
		switch {
		case text == "":
		case f.hidden:
			kept = append(kept, records.Tag{Name: f.tag, Value: text})
		default:
			tags = append(tags, records.Tag{Name: f.tag, Value: text})
		}
	}
	if len(header) > cbrKind && header[cbrKind] != 0 {
		kept = append(kept, records.Tag{Name: cbrKindTag, Value: strconv.Itoa(int(header[cbrKind]))})
	}
	result := "*"
	if len(header) > cbrResult && int(header[cbrResult]) < len(cbrResults) {
		result = cbrResults[header[cbrResult]]
	}
	return append(tags, records.Tag{Name: "Result", Value: result}), kept
}

// utf16Text decodes UTF-16LE up to the first NUL.
func utf16Text(b []byte) string {
	units := make([]uint16, 0, len(b)/2)
	for ; len(b) >= 2; b = b[2:] {
		unit := binary.LittleEndian.Uint16(b)
		if unit == 0 {
			break
		}
		units = append(units, unit)
	}
	return string(utf16.Decode(units))
}

// cbrPieces are the pieces by the low nibble of a byte of the board; the high
// nibble is 1 for Red and 2 for Black.
const cbrPieces = " RNBAKCP"

// cbrPiece returns the piece of a byte of the board; false means that the byte
// stands for nothing.
func cbrPiece(b byte) (engine.Piece, bool) {
	color, kind := b>>4, b&15
	if b == 0 {
		return engine.NoPiece, true
	}
	if color < 1 || color > 2 || kind < 1 || kind > 7 {
		return engine.NoPiece, false
	}
	return engine.MakePiece(engine.Color(color-1), engine.PieceOf(cbrPieces[kind]).Kind()), true
}

// cbrSquare returns the point of an index that runs from Black's back rank, on
// which the files are counted from Red's left.
func cbrSquare(i byte) engine.Square {
	if i >= engine.Squares {
		return engine.NoSquare
	}
	return engine.SquareAt(int(i%9), 9-int(i/9))
}
