// CBR, the records of CCBridge, alone and in its libraries: header and tags.

package file

import (
	"encoding/binary"
	"strconv"
	"strings"
	"unicode/utf16"

	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

const cbrMagic = "CCBridge Record"

// cbrLayout is the byte of the header that tells its layout: 2, and 1 in old files.
const cbrLayout = 19

// cbrPlaces are the places in a header; the tree follows it.
type cbrPlaces struct {
	fields []cbrField
	kind   int // played or composed, whole or not
	result int
	first  int // 1 Red, 2 Black
	round  int
	board  int // ninety bytes, from Black's left
	state  int // of playback
	size   int
	square func(byte) engine.Square // of a move's byte
}

// cbrField is a text of the header: UTF-16LE up to a NUL, behind which stands
// whatever was in memory. Addresses are nobody's business but are written back.
type cbrField struct {
	tag       string
	off, size int
	hidden    bool
}

// cbrNew is the layout that is written. Fields without a standard name have that of
// CCBridge's XML.
var cbrNew = cbrPlaces{
	kind: 2040, result: 2076, first: 2112, round: 2116, board: 2120, state: 2210, size: cbrHeader, square: cbrSquare,
	fields: []cbrField{
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
	},
}

// cbrHeader is the size of the header that is written.
const cbrHeader = 2214

// cbrOld is the layout of old files, as a record shows that is also in XML. It has
// neither script, referee nor recorder, and its times are no texts.
var cbrOld = cbrPlaces{
	kind: 1784, result: 1820, first: 1856, round: 1860, board: 1864, state: 1954, size: 1958, square: oldSquare,
	fields: []cbrField{
		{"Title", 52, 128, false},
		{"Path", 180, 256, false},
		{"Source", 436, 64, false},
		{"ContestType", 500, 64, false},
		{"Event", 564, 64, false},
		{"Round", 628, 64, false},
		{"Group", 692, 32, false},
		{"Table", 724, 32, false},
		{"Date", 756, 64, false},
		{"Site", 820, 64, false},
		{"Time", 884, 64, false},
		{"Red", 948, 64, false},
		{"RedTeam", 1012, 64, false},
		{"RedTime", 1076, 64, false},
		{"RedElo", 1140, 32, false},
		{"Black", 1172, 64, false},
		{"BlackTeam", 1236, 64, false},
		{"BlackTime", 1300, 64, false},
		{"BlackElo", 1364, 32, false},
		{"Annotator", 1396, 64, false},
		{"AnnotatorMail", 1460, 64, true},
		{"Author", 1524, 64, false},
		{"AuthorMail", 1588, 64, true},
		{"RecordKind", 1788, 32, false},
		{"Ending", 1824, 32, false},
	},
}

// cbrOldECCO is where an old header has the opening's code, in ASCII.
const cbrOldECCO = 1780

// placesOf returns the places of a header.
func placesOf(header []byte) *cbrPlaces {
	if len(header) > cbrLayout && header[cbrLayout] == 1 {
		return &cbrOld
	}
	return &cbrNew
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
	at := placesOf(header)
	for _, f := range at.fields {
		if f.off >= len(header) {
			break
		}
		text := charset.Tidy(utf16Text(header[f.off:min(f.off+f.size, len(header))]))
		switch {
		case text == "":
		case f.hidden:
			kept = append(kept, records.Tag{Name: f.tag, Value: text})
		default:
			tags = append(tags, records.Tag{Name: f.tag, Value: text})
		}
	}
	if at == &cbrOld && len(header) >= cbrOldECCO+4 {
		if code := string(header[cbrOldECCO : cbrOldECCO+3]); ecco(code) && header[cbrOldECCO+3] == 0 {
			tags = append(tags, records.Tag{Name: "ECCO", Value: code})
		}
	}
	if len(header) > at.kind && header[at.kind] != 0 {
		kept = append(kept, records.Tag{Name: cbrKindTag, Value: strconv.Itoa(int(header[at.kind]))})
	}
	result := "*"
	if len(header) > at.result && int(header[at.result]) < len(cbrResults) {
		result = cbrResults[header[at.result]]
	}
	return append(tags, records.Tag{Name: "Result", Value: result}), kept
}

// ecco reports whether a text has the form of an opening's code.
func ecco(text string) bool {
	return len(text) == 3 && text[0] >= 'A' && text[0] <= 'E' && strings.Trim(text[1:], "0123456789") == ""
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
