// The formats, in the order in which they are tried: a row says all that is known
// of one. What its bytes mean stands beside the code that reads them.

package file

import (
	"bytes"
	"path/filepath"
	"strings"

	"qipu/notation"
	"qipu/records"
)

// xqf is one game with a tree of variations.
var xqf = Format{
	Name:     "xqf",
	Exts:     []string{".xqf"},
	Sniff:    sniffXQF,
	Index:    wholeFile,
	Tags:     tagsXQF,
	Read:     readXQF,
	Encoding: xqfEncoding,
	Writer:   Writer{Write: writeXQF, Encodings: []string{"gb18030"}, Single: true},
}

// cbr is one game with a tree of variations.
var cbr = Format{
	Name:     "cbr",
	Exts:     []string{".cbr"},
	Sniff:    func(head []byte) bool { return begins(head, cbrMagic) },
	Index:    wholeFile,
	Tags:     tagsCBR,
	Read:     readCBR,
	Encoding: always("utf-16le"),
	Writer:   Writer{Write: writeCBR, Encodings: []string{"utf-16le"}, Single: true},
}

// cbl is a library of CBR records.
var cbl = Format{
	Name:     "cbl",
	Exts:     []string{".cbl"},
	Sniff:    func(head []byte) bool { return begins(head, cblMagic) },
	Index:    indexCBL,
	Tags:     tagsCBL,
	Read:     readCBL,
	Encoding: always("utf-16le"),
}

// cblOld is a packed library.
var cblOld = Format{
	Name:     "cbl-old",
	Exts:     []string{".cbl"},
	Sniff:    func(head []byte) bool { return begins(head, "CCBridge\x15\x00\x00\x00") },
	Index:    indexOldCBL,
	Tags:     tagsOldCBL,
	Read:     readOldCBL,
	Encoding: always("gb18030"),
}

// cbf is one game with a tree of variations.
var cbf = Format{
	Name:  "cbf",
	Exts:  []string{".cbf"},
	Sniff: func(head []byte) bool { return bytes.Contains(head, []byte("<ChineseChessRecord")) },
	Index: wholeFile,
	Tags:  tagsCBF,
	Read:  readCBF,
	Kind:  Page,
}

// pfc is XML, often in a comment of a page.
var pfc = Format{
	Name:  "pfc",
	Exts:  []string{".pfc", ".xml"},
	Sniff: func(head []byte) bool { return bytes.Contains(head, []byte(pfcRoot)) },
	Index: indexPFC,
	Tags:  tagsPFC,
	Read:  readPFC,
	Kind:  Page,
}

// dhtmlxq is a text with any number of games.
var dhtmlxq = Format{
	Name:   "dhtmlxq",
	Exts:   []string{".txt", ".ubb"},
	Sniff:  sniffDhtmlXQ,
	Index:  indexDhtmlXQ,
	Tags:   tagsDhtmlXQ,
	Read:   readDhtmlXQ,
	Kind:   Page,
	Writer: Writer{Write: writeDhtmlXQ, Encodings: textEncodings},
}

// wxf is a text with one or several games without variations.
var wxf = Format{
	Name:  "wxf",
	Exts:  []string{".wxf"},
	Sniff: func(head []byte) bool { return wxfStart(head) >= 0 },
	Index: indexWXF,
	Tags:  tagsWXF,
	Read:  readWXF,
	Kind:  Page,
}

// mxq is one game without variations.
var mxq = Format{
	Name:     "mxq",
	Exts:     []string{".mxq"},
	Sniff:    sniffMXQ,
	Index:    wholeFile,
	Tags:     tagsMXQ,
	Read:     readMXQ,
	Encoding: mxqEncoding,
}

// che is one game without variations, from the standard start.
var che = Format{
	Name:  "che",
	Exts:  []string{".che"},
	Sniff: sniffCHE,
	Index: wholeFile,
	Tags:  func(Source, Entry) (records.Tags, error) { return noResult(), nil },
	Read:  readCHE,
	Kind:  Page,
}

// pgn is a text with any number of games.
var pgn = Format{
	Name:   "pgn",
	Exts:   []string{".pgn", ".pgns"},
	Sniff:  sniffPGN,
	Index:  indexPGN,
	Tags:   tagsPGN,
	Read:   readPGN,
	Kind:   Text,
	Writer: Writer{Write: writePGN, Encodings: textEncodings, Notations: []string{"iccs", "chinese", "chinese-traditional", "wxf"}},
}

// fenList is a text with one position a line.
var fenList = Format{
	Name:  "fen",
	Exts:  []string{".fen", ".epd", ".eglib"},
	Sniff: sniffFEN,
	Index: indexFEN,
	Tags: func(s Source, e Entry) (records.Tags, error) {
		g, err := readFEN(s, e)
		if err != nil {
			return nil, err
		}
		return g.Tags, nil
	},
	Read:   readFEN,
	Kind:   Text,
	Writer: Writer{Write: writeFEN, Encodings: textEncodings},
}

// plain is a text with any number of games.
var plain = Format{
	Name:   "txt",
	Exts:   []string{".txt"},
	Sniff:  sniffText,
	Index:  indexText,
	Tags:   tagsText,
	Read:   func(s Source, e Entry) (*records.Game, error) { return readText(s, e, false) },
	Kind:   Text,
	Writer: Writer{Write: writeText, Encodings: textEncodings, Notations: allNotations()},
}

// absolute is a text in absolute notation, in which most moves name both of their
// points.
var absolute = Format{
	Name:  "absolute",
	Exts:  []string{".txt"},
	Sniff: sniffAbsolute,
	Index: indexText,
	Tags:  tagsText,
	Read:  func(s Source, e Entry) (*records.Game, error) { return readText(s, e, true) },
	Kind:  Text,
}

// chn is one game of ourgame.com, experimental.
var chn = Format{
	Name:  "chn",
	Exts:  []string{".chn"},
	Sniff: sniffCHN,
	Named: func(s Source, head []byte) bool {
		return hasExt(s, ".chn") && s.Size >= int64(chnWords.header) && control(head)
	},
	Encoding: always("binary"),
	Index:    wholeFile,
	Tags:     func(s Source, e Entry) (records.Tags, error) { return tagsScreen(s, e, chnLayoutOf) },
	Read:     func(s Source, e Entry) (*records.Game, error) { return readScreen(s, e, chnLayoutOf) },
}

// ccm is one game of chinagames.net or 17pk.com, experimental.
var ccm = Format{
	Name:     "ccm",
	Exts:     []string{".ccm"},
	Sniff:    sniffCCM,
	Named:    func(s Source, head []byte) bool { return hasExt(s, ".ccm") && head[0] == 1 },
	Encoding: always("binary"),
	Index:    wholeFile,
	Tags:     func(s Source, e Entry) (records.Tags, error) { return tagsScreen(s, e, ccmLayoutOf) },
	Read:     func(s Source, e Entry) (*records.Game, error) { return readScreen(s, e, ccmLayoutOf) },
}

// formats are all formats, in the order in which they are tried.
var formats = []*Format{&xqf, &cbr, &cbl, &cblOld, &cbf, &pfc, &dhtmlxq, &wxf, &mxq, &che, &pgn, &fenList, &absolute, &plain, &chn, &ccm}

// Writable returns the names of the formats that can be written.
func Writable() (names []string) {
	for _, f := range formats {
		if f.Write != nil {
			names = append(names, f.Name)
		}
	}
	return names
}

// Lookup returns the format of a name.
func Lookup(name string) (*Format, bool) {
	for _, f := range formats {
		if f.Name == name {
			return f, true
		}
	}
	return nil, false
}

// always is the Encoding of a format whose texts have but one.
func always(name string) func([]byte) string { return func([]byte) string { return name } }

// textEncodings are those that texts are written in.
var textEncodings = []string{"utf-8", "gb18030", "big5"}

// allNotations are the names of all notations, the one that texts are written in
// unasked first.
func allNotations() []string {
	names := []string{"chinese"}
	for _, n := range notation.All() {
		if n.Name() != names[0] {
			names = append(names, n.Name())
		}
	}
	return names
}

func hasExt(s Source, ext string) bool { return strings.EqualFold(filepath.Ext(s.Name), ext) }
