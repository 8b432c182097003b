// Recognition: which format a file is in, by its content.

package file

import (
	"cmp"
	"path/filepath"
	"regexp"
	"strings"

	"qipu/records"
	"qipu/records/charset"
)

// formats are all formats, in the order in which they are tried.
var formats = []*Format{&xqf, &cbr, &cbl, &cblOld, &cbf, &pfc, &dhtmlxq, &wxf, &mxq, &che, &pgn, &fenList, &absolute, &plain, &chn, &ccm}

// Formats returns all formats in the order in which they are tried.
func Formats() []*Format { return formats }

// Lookup returns the format of a name.
func Lookup(name string) (*Format, bool) {
	for _, f := range formats {
		if f.Name == name {
			return f, true
		}
	}
	return nil, false
}

// encodings are those of the texts in formats that have one of their own; the
// texts of the others say it by their content.
var encodings = map[string]string{
	"xqf": "gb18030", "cbl-old": "gb18030", "cbr": "utf-16le", "cbl": "utf-16le", "chn": "binary", "ccm": "binary",
}

// sniffSize is how much of a file is looked at.
const sniffSize = 64 << 10

// sniff returns the format of a source and fills in its encoding. The error is a
// *FormatError or, for JSON, an *UnsupportedError.
func sniff(s Source) (*Format, Source, string, error) {
	head, err := readAt(s, 0, sniffSize)
	if err != nil {
		return nil, s, "", err
	}
	if len(head) == 0 {
		return nil, s, "", damaged(s, records.WrongForm, 0, "empty")
	}
	for _, f := range formats {
		if f.Sniff == nil || textual(f.Name) || !f.Sniff(head) {
			continue
		}
		switch f.Name {
		case "mxq":
			return f, s, mxqEncoding(s, head), nil
		case "xqf":
			name, err := xqfEncodingOf(s)
			return f, s, name, err
		}
		return f, s, cmp.Or(s.Encoding, encodings[f.Name]), nil
	}
	if f := byExtension(s, head); f != nil {
		return f, s, "binary", nil
	}
	name, err := nameEncoding(&s)
	if err != nil {
		return nil, s, "", err
	}
	if s, err = decoded(s); err != nil {
		return nil, s, "", err
	}
	if head, err = readAt(s, 0, sniffSize); err != nil {
		return nil, s, "", err
	}
	head = []byte(charset.DecodeMixed(s.Encoding, head).String)
	if object.Match(head) {
		return nil, s, "", &UnsupportedError{s.Name, 0, &records.Fault{Code: "json"}}
	}
	if !control(head) {
		for _, f := range formats {
			if f == &pgn && isMarkup(string(head)) { // what comes before reads pages itself
				if s, err = withoutMarkup(s); err != nil {
					return nil, s, "", err
				}
				if head, err = readAt(s, 0, sniffSize); err != nil {
					return nil, s, "", err
				}
			}
			if textual(f.Name) && f.Sniff(head) {
				return f, s, name, nil
			}
		}
	}
	return nil, s, "", damaged(s, records.WrongForm, 0, "unknown-format")
}

// object is the beginning of an object in JSON, which a comment in braces is not.
var object = regexp.MustCompile(`^\x{FEFF}?\s*\{\s*"[a-z]+"\s*:\s*(?:["\[{0-9-]|true|false|null)`)

// textual reports whether a format is recognised in decoded text.
func textual(name string) bool {
	_, binary := encodings[name]
	return !binary && name != "mxq"
}

// nameEncoding finds out the encoding of a source unless it is given.
func nameEncoding(s *Source) (string, error) {
	if s.Encoding == "" {
		name, err := charset.DetectIn(s, s.Size)
		if err != nil {
			return "", err
		}
		s.Encoding = name
	}
	return s.Encoding, nil
}

// byExtension recognises the two formats without any mark.
func byExtension(s Source, head []byte) *Format {
	switch strings.ToLower(filepath.Ext(s.Name)) {
	case ".chn":
		if s.Size >= 188 && control(head) {
			return &chn
		}
	case ".ccm":
		if head[0] == 1 {
			return &ccm
		}
	}
	return nil
}

// control reports whether decoded bytes are no text: they hold more control
// characters than the few that a damaged one may have.
func control(head []byte) bool {
	n := 0
	for _, c := range head {
		if c < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != 0x1a && c != 0x1b || c == 0x7f {
			n++
		}
	}
	return n > 16+len(head)/100
}
