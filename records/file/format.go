// What a format and a source of games are.

package file

import (
	"context"
	"io"
	"io/fs"
	"iter"
	"os"

	"qipu/records"
)

// Source is a file to be read; what comes from standard input or a pipe is
// spooled first.
type Source struct {
	Name string
	io.ReaderAt
	Size     int64
	Encoding string // how to read it, "" to find out by its content
	Deleted  bool   // list the games that a library holds as deleted too, behind the others

	lines []int       // of a page without its marks: on which line of the page each line stands
	stamp fs.FileInfo // of the file as it was opened; nil for what is none
}

// changed reports whether the file is another one than was opened.
func (s *Source) changed() bool {
	if s.stamp == nil {
		return false
	}
	now, err := os.Stat(s.Name)
	return err == nil && !unchanged(now, s.stamp)
}

// unchanged reports whether a file is the one that it was then, as far as the
// system tells without reading it.
func unchanged(now, then fs.FileInfo) bool {
	return os.SameFile(now, then) && now.Size() == then.Size() && now.ModTime().Equal(then.ModTime())
}

// Entry is a game's place in its file: offset and length in bytes, and the line
// it begins on (from 1; 0 in binary files).
type Entry struct {
	Off, Len int64
	Line     int
}

// Format is one kind of file, and all that the rest of the program knows of it. The
// functions are safe for use by several goroutines.
type Format struct {
	Name  string   // as `show --json` prints it
	Exts  []string // to name output, never to recognise input where Sniff can
	Sniff func(head []byte) bool
	Named func(s Source, head []byte) bool // recognises by the name of the file too, where there is no mark
	Kind  Content                          // what Sniff is given
	// Encoding finds out the encoding of the texts in bytes, unless one is asked for;
	// that of a text file is found out before Sniff sees it.
	Encoding func(head []byte) string

	Index func(ctx context.Context, s Source, found func(Entry) bool) error // cheap, in display order
	Tags  func(s Source, e Entry) (records.Tags, error)                     // of one game
	Read  func(s Source, e Entry) (*records.Game, error)                    // one game, whole

	Writer
}

// Writer is how a format is written; the zero Writer is that of one that is only read.
type Writer struct {
	Write     func(w io.Writer, games iter.Seq[*records.Game], o WriteOptions) ([]Loss, error)
	Encodings []string // that it can be written in, its own first
	Notations []string // the same of the notations of its moves; none where it has its own way
	Single    bool     // a file holds one game
}

// Content is what a file is made of.
type Content uint8

// What a file is made of.
const (
	Bytes Content = iota
	Page          // text, in a page of HTML too
	Text          // text; a page of HTML is freed of its marks first
)

// WriteOptions says how to write.
type WriteOptions struct {
	Encoding string // "utf-8", "gb18030", "big5"; "" is the format's own
	Notation string // "" is the format's own
	Lossy    bool   // write what can be held; else nothing is written when there is a loss
}

// Loss is something that the format cannot hold.
type Loss struct {
	Game int            // from 1
	Node records.NodeID // where it belongs
	What LossKind
	Name string // of the tag or field
	Text string // what is lost
	More int    // further losses of this What and Name, which are not listed
}

// LossKind is the kind of a loss.
type LossKind string

// What a format may not be able to hold.
const (
	LostComment   LossKind = "comment"
	LostVariation LossKind = "variation"
	LostTag       LossKind = "tag"
	LostCharacter LossKind = "character"
	LostMove      LossKind = "move"
	LostMark      LossKind = "mark"
	LostUnread    LossKind = "unread"
	LostStart     LossKind = "start"
)
