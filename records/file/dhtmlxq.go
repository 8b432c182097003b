// DhtmlXQ, the tags of dpxq.com, alone or in a page: tokens, blocks and names.

package file

import (
	"context"
	"strconv"
	"strings"

	"qipu/records"
)

func sniffDhtmlXQ(head []byte) bool {
	text := string(head)
	for t, ok := nextUBB(text, 0); ok; t, ok = nextUBB(text, t.end) {
		if lower := strings.ToLower(t.name); strings.HasPrefix(lower, ubbNames[0]) || strings.HasPrefix(lower, ubbNames[1]) {
			return true
		}
	}
	return false
}

// ubbNames are what the names of tokens begin with: DhtmlXQ, the numbered kin of
// it that gdchess.com writes, and the comments of that.
var ubbNames = []string{"dhtmlxq", "dhjhtmlxq", "game_comment_", "comment_"}

// ubbToken is [name] or [/name].
type ubbToken struct {
	start, end int
	name       string // as it is written
	item       string // the name of an item in lower case, "" for a container
	closing    bool
}

// nextUBB returns the first token at or behind from.
func nextUBB(text string, from int) (ubbToken, bool) {
	const longest = 80 // bytes of a name
	for {
		i := strings.IndexByte(text[from:], '[')
		if i < 0 {
			return ubbToken{}, false
		}
		t := ubbToken{start: from + i}
		from = t.start + 1
		name := from
		if t.closing = strings.HasPrefix(text[name:], "/"); t.closing {
			name++
		}
		end := strings.IndexAny(text[name:min(name+longest, len(text))], "[]\r\n")
		if end <= 0 || text[name+end] != ']' {
			continue
		}
		t.name, t.end = text[name:name+end], name+end+1
		if t.named() {
			return t, true
		}
	}
}

// named finds out which item a token stands for; false means that it is a tag
// of something else. The pages of dpxq.com name the routes by their numbers alone.
func (t *ubbToken) named() bool {
	lower := strings.ToLower(t.name)
	if _, _, _, ok := ubbNumbers(lower); ok {
		t.item = "move_" + lower
		return true
	}
	for i, prefix := range ubbNames {
		rest, ok := strings.CutPrefix(lower, prefix)
		if !ok {
			continue
		}
		if i >= 2 {
			t.item = "comment" + rest
			return i == 2 || t.closing
		}
		item, ok := strings.CutPrefix(rest, "_")
		if !ok {
			return strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz") == "" // html, iframe, java ...
		}
		if t.item = item; i == 1 {
			t.item = dhjItem(item)
		}
		return true
	}
	return false
}

// dhjItems are the items of gdchess.com's numbers.
var dhjItems = map[string]string{
	"10": "title", "11": "event", "13": "date", "14": "place", "15": "round", "16": "table",
	"17": "red", "18": "redname", "19": "redlevel", "20": "redrating",
	"21": "black", "22": "blackname", "23": "blacklevel", "24": "blackrating",
	"28": "result", "29": "redtime", "30": "blacktime",
	"31": "dhjboard", "32": "dhjside", "34": "dhjmoves",
	"36": "open", "37": "variation", "40": "remark", "41": "author", "42": "record",
}

func dhjItem(number string) string {
	if name := dhjItems[number]; name != "" {
		return name
	}
	return "dhjhtmlxq_" + number
}

// indexDhtmlXQ lists the blocks. Where their containers are missing, a game
// begins where an item comes again that a game has once. The pages of dpxq.com have
// the moves behind the block, in a script.
func indexDhtmlXQ(ctx context.Context, s Source, found func(Entry) bool) error {
	data, err := readAt(s, 0, s.Size)
	if err != nil {
		return err
	}
	b := ubbBlocks{text: string(data), found: found, filled: map[string]bool{}, off: -1, line: 1}
	for t, ok := nextUBB(b.text, 0); ok && !b.enough && ctx.Err() == nil; {
		next, more := nextUBB(b.text, t.end)
		b.take(&t, ubbFilled(b.text, &t, &next, more))
		t, ok = next, more
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if !b.closed {
		b.end = len(b.text)
	}
	b.flush()
	if b.games > 0 || b.enough {
		return nil
	}
	return damaged(s, records.WrongForm, 0, "unknown-format")
}

// ubbFilled reports whether an item is not empty.
func ubbFilled(text string, t, next *ubbToken, more bool) bool {
	end := len(text)
	if more {
		end = next.start
	}
	return strings.TrimSpace(text[t.end:end]) != ""
}

// ubbBlocks cuts a text into games.
type ubbBlocks struct {
	text     string
	found    func(Entry) bool
	filled   map[string]bool // by item of the block, whether it is not empty
	off, end int             // of the block; off is -1 outside of one
	line     int             // of off
	counted  int             // up to where line ends are counted
	games    int
	closed   bool // its container is closed, but it has no moves yet
	enough   bool // no more games are wanted
}

// take takes in the next token.
func (b *ubbBlocks) take(t *ubbToken, filled bool) {
	moves := t.item == "movelist" || t.item == "dhjmoves" || strings.HasPrefix(t.item, "move_")
	switch {
	case t.item == "" && t.closing:
		b.end = t.end
		if b.closed = !b.filled[ubbMovesKey]; !b.closed {
			b.flush()
		}
		return
	case t.closing:
	case t.item == "" || b.off < 0 || b.closed && !moves || filled && b.filled[t.item] && ubbOnce[t.item]:
		b.flush()
		b.line += strings.Count(b.text[b.counted:t.start], "\n")
		b.off, b.counted = t.start, t.start
	}
	if t.item != "" && !t.closing {
		b.filled[t.item] = b.filled[t.item] || filled
		b.filled[ubbMovesKey] = b.filled[ubbMovesKey] || filled && moves
	}
	b.end = t.end
}

// ubbMovesKey stands for all items with moves.
const ubbMovesKey = "moves"

// flush lists the block that ends.
func (b *ubbBlocks) flush() {
	if b.off >= 0 && len(b.filled) > 0 && !b.enough {
		b.games++
		b.enough = !b.found(Entry{Off: int64(b.off), Len: int64(b.end - b.off), Line: b.line})
	}
	b.off, b.closed = -1, false
	clear(b.filled)
}

// ubbOnce are the items that a game has once.
var ubbOnce = map[string]bool{"ver": true, "title": true, "binit": true, "movelist": true, "dhjboard": true, "dhjmoves": true}

// ubbTags are the standard tags of items; other items stand under their name.
var ubbTags = map[string]string{
	"title": "Title", "event": "Event", "date": "Date", "place": "Site", "round": "Round", "group": "Group", "table": "Table",
	"timerule": "Time", "red": "Red", "redteam": "RedTeam", "redrating": "RedElo", "redtime": "RedTime",
	"black": "Black", "blackteam": "BlackTeam", "blackrating": "BlackElo", "blacktime": "BlackTime",
	"result": "Result", "open": "Opening", "endtype": "Ending", "judge": "Referee", "record": "Recorder",
	"remark": "Annotator", "author": "Author", "adddate": "Created", "editdate": "Modified",
	"ecco": "ECCO", "variant": "Variant", "source": "Source", // and by the names that other formats give
}

// ubbLayout are the items that say how a game is shown or stored.
var ubbLayout = map[string]bool{
	"ver": true, "init": true, "pver": true, "length": true, "binit": true, "fen": true, "movelist": true,
	"dhjboard": true, "dhjside": true, "dhjmoves": true, "dhjhtmlxq_33": true,
}

// ubbResult returns the result that an item says; the pages of the federation say
// W, L and D, as Red sees it.
func ubbResult(text string) (string, bool) {
	switch text {
	case "W":
		return "1-0", true
	case "L":
		return "0-1", true
	case "D":
		return "1/2-1/2", true
	}
	return records.Result(text)
}

// ubbTag returns the tag of an item.
func ubbTag(item, written string) string {
	if standard := ubbTags[item]; standard != "" {
		return standard
	}
	return records.TagName(written)
}

// ubbItem is one item of a block.
type ubbItem struct {
	name, written string // in lower case, and as it stands
	value         string
	off           int // of the value in the text of the block
}

// mostItems is how many items of a block are read.
const mostItems = 1 << 18

// ubbReader reads the text of one block.
type ubbReader struct {
	game   *records.Game
	routes ubbRoutes
	text   string
	line   int // of the block
	items  []ubbItem
	// numbered is where the moves of the second version stand, by their numbers; 0
	// is the start.
	numbered []ubbPlace
}

// fault reports a problem at a byte of the block.
func (r *ubbReader) fault(node records.NodeID, kind records.Kind, off int, text, code string, args ...any) *records.Problem {
	p := lineFault(r.game, node, kind, r.text, off, r.line, code, args...)
	p.Text = text
	if node == 0 {
		p.Ply = 0
	}
	return p
}

// item returns the first item of a name that is not empty.
func (r *ubbReader) item(name string) (ubbItem, bool) {
	for _, it := range r.items {
		if it.name == name && strings.TrimSpace(it.value) != "" {
			return it, true
		}
	}
	return ubbItem{}, false
}

// ubbNumbers reads the three numbers of a route.
func ubbNumbers(text string) (parent, ply, number int, ok bool) {
	parts := strings.Split(text, "_")
	if len(parts) != 3 {
		return 0, 0, 0, false
	}
	numbers := [3]int{}
	for i, part := range parts {
		n, err := strconv.Atoi(part)
		if err != nil || n < 0 {
			return 0, 0, 0, false
		}
		numbers[i] = n
	}
	return numbers[0], numbers[1], numbers[2], true
}

// ubbPlace is a half-move of a route.
type ubbPlace struct{ route, ply int }
