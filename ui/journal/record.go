// What stands in a journal, a record a line.

package journal

import (
	"encoding/json"
	"errors"
	"hash/crc32"
	"strings"
	"unicode/utf8"

	"qipu/records"
	"qipu/ui/store"
)

// version is that of the records written here. Those of version 0 have no numbers
// and no checksums, and name the nodes that they add by counting.
const version = 1

// record is a line of a journal: one of Edit, Swap, Draft and Change; in the first
// Base.
//
// A record says enough of what it changes that it can be told, when another one
// before it is damaged, whether it still belongs there: by its running number that
// one is missing, by names and checksums whether the node and the text are those
// that it was made for.
type record struct {
	Version int       `json:"v,omitempty"`     // in the first record
	Number  int       `json:"n"`               // of the record, from 0
	Place   string    `json:"place,omitempty"` // of the game that the journal begins with
	Base    *snapshot `json:"base,omitempty"`  // that game

	Edit *records.Edit  `json:"edit,omitempty"`
	Adds records.NodeID `json:"adds,omitempty"` // the name of the node that Edit adds
	Line uint32         `json:"line,omitempty"` // checksum of the moves to the node of Edit or Draft
	Tags uint32         `json:"tags,omitempty"` // checksum of the tags that Edit changes

	Swap *swapRecord `json:"whole,omitempty"`

	Draft  *records.Edit `json:"draft,omitempty"`  // a comment that is being written; without an Op: none is any more
	Change *difference   `json:"change,omitempty"` // of the draft before
}

// swapRecord is a game that took the place of the open one: one that the journal
// knows, by its number, or a new one.
type swapRecord struct {
	Number   int
	Game     *snapshot `json:",omitempty"`
	Document int       `json:"Piece"`
	Mirrored bool
	Counts   bool
}

// difference changes one text into another: Cut bytes at At become Put.
type difference struct {
	At, Cut int
	Put     string
	Len     int    // of the text that it changes, in bytes
	Sum     uint32 // its checksum
}

// draftEvery is how many differences may stand in a row before a text is written
// as a whole.
const draftEvery = 64

// differ returns the difference between two texts. It never divides a character.
func differ(from, to string) *difference {
	begin := 0
	for n := min(len(from), len(to)); begin < n && from[begin] == to[begin]; {
		begin++
	}
	for begin > 0 && !(startsRune(from, begin) && startsRune(to, begin)) {
		begin--
	}
	end := 0
	for n := min(len(from), len(to)) - begin; end < n && from[len(from)-1-end] == to[len(to)-1-end]; {
		end++
	}
	for end > 0 && !startsRune(from, len(from)-end) {
		end--
	}
	return &difference{
		At: begin, Cut: len(from) - end - begin, Put: to[begin : len(to)-end],
		Len: len(from), Sum: crc32.ChecksumIEEE([]byte(from)),
	}
}

func startsRune(text string, at int) bool { return at == len(text) || utf8.RuneStart(text[at]) }

// change returns what a text becomes; false: it is another one than was changed.
func (d *difference) change(text string) (string, bool) {
	if len(text) != d.Len || crc32.ChecksumIEEE([]byte(text)) != d.Sum || d.At < 0 || d.Cut < 0 || d.At > len(text) || d.Cut > len(text)-d.At {
		return text, false
	}
	return text[:d.At] + d.Put + text[d.At+d.Cut:], true
}

// lineSum is a checksum of the moves that lead to a node. The move of skip is left
// out; of a node whose own move is, the texts count instead, which that move gets.
func lineSum(g *records.Game, id, skip records.NodeID) uint32 {
	var moves []byte
	for _, n := range g.Line(id) {
		if n != skip {
			m := g.Move(n)
			moves = append(moves, byte(m.From), byte(m.To))
		}
	}
	if id != 0 && id == skip {
		moves = append(moves, g.Comment(id)+"\x00"+g.Mark(id)...)
	}
	return crc32.ChecksumIEEE(moves)
}

// changesTags reports whether an edit is of a tag; its Where counts tags then.
func changesTags(op records.Op) bool {
	return op == records.AddTag || op == records.SetTag || op == records.DropTag
}

// addsNode reports whether an edit makes a node.
func addsNode(op records.Op) bool { return op == records.AddMove || op == records.InsertMove }

// tagSum is a checksum of tags.
func tagSum(tags records.Tags) uint32 {
	var b strings.Builder
	for _, tag := range tags {
		b.WriteString(tag.Name + "\x00" + tag.Value + "\x00")
	}
	return crc32.ChecksumIEEE([]byte(b.String()))
}

// tape is a journal whose records are numbered.
type tape struct {
	*store.Journal
	next int
}

// write appends a record.
func (t *tape) write(r record) error {
	r.Number = t.next
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	t.next++
	if err = t.Append(text); err != nil {
		t.next--
	}
	return err
}

// discard closes the journal and removes it.
func (t *tape) discard() error { return errors.Join(t.Clear(), t.Close()) }
