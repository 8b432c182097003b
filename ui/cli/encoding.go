// The encodings that can be chosen, under their names.

package cli

import (
	"io"
	"strings"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
)

// encodings are the names of the encodings that can be chosen.
var encodings = []string{"utf-8", "utf-16le", "utf-16be", "gb18030", "big5", "windows-1252"}

// encodingNames holds other names of encodings.
var encodingNames = map[string]string{
	"utf8": "utf-8", "utf16le": "utf-16le", "utf16be": "utf-16be", "utf-16": "utf-16le", "utf16": "utf-16le",
	"gbk": "gb18030", "gb2312": "gb18030", "cp936": "gb18030", "cp950": "big5", "big-5": "big5", "cp1252": "windows-1252", "1252": "windows-1252",
}

// encodingName returns the name of an encoding as qipu writes it.
func encodingName(name string) string {
	name = strings.ToLower(name)
	if same, ok := encodingNames[name]; ok {
		return same
	}
	return name
}

// decoded returns in as UTF-8, read in the encoding of --encoding. A byte that
// stands for nothing becomes U+FFFD.
func (a *app) decoded(in io.Reader) io.Reader {
	var e encoding.Encoding
	switch a.global.encoding {
	case "gb18030":
		e = simplifiedchinese.GB18030
	case "big5":
		e = traditionalchinese.Big5
	case "utf-16le":
		e = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case "utf-16be":
		e = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case "windows-1252":
		e = charmap.Windows1252
	default:
		return in
	}
	return e.NewDecoder().Reader(in)
}
