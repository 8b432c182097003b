// What a CBL library says of itself.

package file

import (
	"encoding/binary"

	"qipu/records"
	"qipu/records/charset"
)

// cblFields are the texts at the head of a library: UTF-16LE, ended by a NUL. The
// creator's mail address at 896 is no field: it is shown nowhere.
var cblFields = []struct {
	tag       string
	off, size int
}{
	{"Library", 64, 512},
	{"LibrarySource", 576, 256},
	{"LibraryAuthor", 832, 64},
	{"LibraryCreated", 960, 64},
	{"LibraryModified", 1024, 64},
	{"LibraryRemark", 1088, 65536},
}

// tagsCBL returns the tags of a game of a library.
func tagsCBL(s Source, e Entry) (records.Tags, error) {
	tags, err := tagsCBR(s, e)
	return append(tags, libraryTags(s, e)...), err
}

// libraryTags returns what a library says of itself, for its first game that is not
// deleted: with each it would be said as often as there are games.
func libraryTags(s Source, e Entry) (tags records.Tags) {
	if e.Off != cblFirstLive(s) {
		return nil
	}
	head, err := readAt(s, 0, cblIndex)
	if err != nil {
		return nil // the games tell of what cannot be read
	}
	for _, f := range cblFields {
		if f.off+f.size > len(head) {
			break
		}
		if text := charset.Tidy(utf16Text(head[f.off : f.off+f.size])); text != "" {
			tags = append(tags, records.Tag{Name: f.tag, Value: text})
		}
	}
	return tags
}

// cblFirstLive returns where the first record that is not deleted begins by the index, or
// -1.
func cblFirstLive(s Source) int64 {
	head, err := readAt(s, 0, cblCapacity+4)
	if err != nil || len(head) < cblCapacity+4 {
		return -1
	}
	capacity := int64(binary.LittleEndian.Uint32(head[cblCapacity:]))
	off := cblIndex + cblEntry*capacity
	for i := range capacity {
		entry, err := readAt(s, cblIndex+cblEntry*i, 12)
		if err != nil || len(entry) < 12 || off >= s.Size {
			return -1
		}
		if entry[0]&2 != 0 {
			return off
		}
		off += int64(binary.LittleEndian.Uint32(entry[8:])) * cblBlock
	}
	return -1
}
