// The encoding of an XQF file: GBK, or Big5 where Taiwanese players wrote it.

package file

import (
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"

	"qipu/engine"
	"qipu/records"
)

// xqfEncodingOf returns the encoding of the texts of a file, by its beginning.
func xqfEncodingOf(s Source) (string, error) {
	if s.Encoding != "" {
		return s.Encoding, nil
	}
	head, err := readAt(s, 0, sniffSize)
	if err != nil {
		return "", err
	}
	return xqfEncoding(head), nil
}

// xqfEncoding tells the encoding by the texts. A few words that fit Big5 prove
// nothing: it must make much more sense than GBK, or some where GBK makes none.
func xqfEncoding(head []byte) string {
	text := xqfTexts(head)
	if firstHigh(text) == len(text) {
		return "gb18030"
	}
	gb, big := weigh(simplifiedchinese.GB18030, text), weigh(traditionalchinese.Big5, text)
	if big.words > 3*gb.words+1 && big.bad <= gb.bad || big.words > gb.words && big.bad == 0 && gb.bad > 0 {
		return "big5"
	}
	return "gb18030"
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
