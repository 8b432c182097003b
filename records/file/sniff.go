// Recognition: which format a file is in, by its content.

package file

import (
	"bytes"
	"cmp"
	"regexp"

	"qipu/records"
	"qipu/records/charset"
)

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
	if f := ofBytes(s, head); f != nil {
		return f, s, cmp.Or(s.Encoding, f.Encoding(head)), nil
	}
	if s.Encoding == "" {
		if s.Encoding, err = charset.DetectIn(s, s.Size); err != nil {
			return nil, s, "", err
		}
	}
	name := s.Encoding
	if s, err = decoded(s); err != nil {
		return nil, s, "", err
	}
	f, s, err := ofText(s)
	return f, s, name, err
}

// ofBytes returns the format of a file of bytes, or nil.
func ofBytes(s Source, head []byte) *Format {
	for _, f := range formats {
		if f.Kind == Bytes && f.Sniff(head) {
			return f
		}
	}
	for _, f := range formats {
		if f.Named != nil && f.Named(s, head) {
			return f
		}
	}
	return nil
}

// ofText returns the format of a text whose encoding is known.
func ofText(s Source) (*Format, Source, error) {
	head, err := decodedHead(s)
	switch {
	case err != nil:
		return nil, s, err
	case object.Match(head):
		return nil, s, &UnsupportedError{s.Name, 0, &records.Fault{Code: "json"}}
	case control(head):
		return nil, s, damaged(s, records.WrongForm, 0, "unknown-format")
	}
	if f := ofFirstLine(head); f != nil {
		return f, s, nil
	}
	if isMarkup(string(head)) {
		if s, err = withJoinedStrings(s); err != nil {
			return nil, s, err
		}
		if head, err = decodedHead(s); err != nil {
			return nil, s, err
		}
	}
	for _, kind := range []Content{Page, Text} {
		if kind == Text && isMarkup(string(head)) {
			if s, err = withoutMarkup(s); err != nil {
				return nil, s, err
			}
			if head, err = readAt(s, 0, sniffSize); err != nil {
				return nil, s, err
			}
		}
		for _, f := range formats {
			if f.Kind == kind && f.Sniff(head) {
				return f, s, nil
			}
		}
	}
	return nil, s, damaged(s, records.WrongForm, 0, "unknown-format")
}

// ofFirstLine returns the format of a text whose first line is none of a page, and of
// no other: whatever stands in its tags and comments, it is no page. It is nil for others.
func ofFirstLine(head []byte) *Format {
	head = bytes.TrimPrefix(head, []byte("\ufeff"))
	line, _, _ := bytes.Cut(head, []byte("\n"))
	switch {
	case bytes.HasPrefix(head, []byte("Notation: ")):
		return &plain
	case isTagLine(line) && bytes.HasSuffix(bytes.TrimSpace(line), []byte("\"]")):
		return &pgn
	}
	return nil
}

// decodedHead returns the beginning of a text.
func decodedHead(s Source) ([]byte, error) {
	head, err := readAt(s, 0, sniffSize)
	return []byte(charset.DecodeMixed(s.Encoding, head).String), err
}

// object is the beginning of an object in JSON, which a comment in braces is not.
var object = regexp.MustCompile(`^\x{FEFF}?\s*\{\s*"[a-z]+"\s*:\s*(?:["\[{0-9-]|true|false|null)`)

// hasExt reports whether the name of a file ends in an extension, in any case.
