// The encoding of an XQF file: GBK, or Big5 where Taiwanese players wrote it.

package file

import (
	"qipu/engine"
	"qipu/records"
	"qipu/records/charset"
)

// xqfEncoding returns the encoding of the texts of a file, by its beginning.
func xqfEncoding(head []byte) string { return charset.DetectField(xqfTexts(head)) }

// xqfEncodingOf returns the encoding of the texts of a file.
func xqfEncodingOf(s Source) (string, error) {
	if s.Encoding != "" {
		return s.Encoding, nil
	}
	head, err := readAt(s, 0, sniffSize)
	return xqfEncoding(head), err
}

// xqfTexts gathers the texts of the beginning of a file, each on a line.
func xqfTexts(head []byte) (text []byte) {
	const enough = 4 << 10
	header := head[:min(len(head), xqfHeader)]
	for _, f := range xqfFields {
		text = append(append(text, xqfText(header, f.off, f.size)...), '\n')
	}
	if len(head) <= xqfHeader {
		return text
	}
	cipher := cipherOf(header)
	cipher.decipher(head[xqfHeader:])
	r := xqfReader{preorder: preorder{game: records.NewGame(engine.StandardSetup())}, data: head, pos: xqfHeader, cipher: cipher}
	for open := 1; open > 0 && len(text) < enough; {
		node, ok := r.next()
		if !ok || node.cut {
			break
		}
		text = append(append(text, node.comment...), '\n')
		if node.child && node.sibling {
			open++
		} else if !node.child && !node.sibling {
			open--
		}
	}
	return text
}
