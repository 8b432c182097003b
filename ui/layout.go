// Where each pane stands on a screen of a given size. No other file does
// arithmetic on the screen.

package ui

import (
	"qipu/ui/board"
	"qipu/ui/veil"
)

// The smallest screen that is drawn, and the parts that do not bend.
const (
	minWidth, minHeight = 40, 14

	tableColumns   = 20 // the least that a table of moves is good for
	keypadRows     = 5  // of the map of the keypad
	stackedRows    = 5  // the least of it under the board
	gapColumns     = 2
	airColumns     = 2   // at the edges, and more between the panes,
	airyWidth      = 100 // from this size
	airyHeight     = 30
	narrowTable    = 40 // less than that is too narrow for notes: they stand below
	belowRows      = 3  // where there are as many rows
	marginsAt      = 84 // from this width the board's ground has margins
	paneColumns    = 34 // of a pane beside the table, for which a wider board leaves room
	thirdColumn    = 30 // the least of a column for the notes beside the table
	roundAt        = 60 // from this width the title tells the round
	restingNotes   = 2  // rows of notes in a game that has none
	speakingNotes  = 6  // and in one with comments or variations
	generousNotes  = 9
	generousHeight = 26
	listedRows     = 10 // of a pane that has a list
	fewestMoves    = 10 // rows of the table above one, with its head
)

// rect is a part of the screen, in columns and rows from the top left.
type rect struct{ x, y, w, h int }

func (r rect) empty() bool { return r.w <= 0 || r.h <= 0 }

// has reports whether the point is in r.
func (r rect) has(x, y int) bool { return x >= r.x && x < r.x+r.w && y >= r.y && y < r.y+r.h }

// focus is a part of the screen that Tab can choose.
type focus uint8

const (
	resting focus = iota // nothing chosen: the arrows step through the game
	onBoard              // a cursor on the board
	onMoves              // where there is room for one pane: the moves
	onNotes              // the comment, larger, to be scrolled
	focuses
)

// layoutPrefs is what the layout depends on besides the size.
type layoutPrefs struct {
	labels  veil.Labels
	size    string // of the board: "4x2", "6x2", "8x4", where there is room; else one of the first two, by the window
	tiles   bool   // the board has a ground, which has margins
	compact bool   // no gap rows, though there were room
	every   int    // how many columns a table with every notation takes
	notes   bool   // the game has comments or variations
	focus   focus  // what is shown where there is room for one pane
	listed  bool   // the notes have a list, which takes more rows
	keypad  bool   // the notes have the map of the keypad
}

// layout is where each pane stands. An empty rectangle is not shown.
type layout struct {
	title, board, moves, notes, side, entry, status rect

	body     rect       // between title and entry: help and lists take all of it
	look     board.Look // of the board, as far as it is a matter of room
	tabs     bool       // one pane at a time
	gap      int        // columns between panes
	tooSmall bool
}

// layOut divides a screen. The rectangles do not overlap.
func layOut(w, h int, p layoutPrefs) layout {
	if w < minWidth || h < minHeight {
		return layout{tooSmall: true}
	}
	l := layout{title: rect{0, 0, w, 1}, entry: rect{0, h - 1, w, 1}, body: rect{0, 1, w, h - 2}, gap: gapColumns}
	if w >= airyWidth && h >= airyHeight {
		l.title.x, l.entry.x, l.body.x = airColumns, airColumns, airColumns
		l.title.w, l.entry.w, l.body.w = w-2*airColumns, w-2*airColumns, w-2*airColumns
		l.body.y, l.body.h = l.body.y+1, l.body.h-2
		l.gap += airColumns
	}
	if h > minHeight {
		l.entry.y--
		l.status = rect{l.entry.x, h - 1, l.entry.w, 1}
		l.body.h--
	}
	l.fitBoard(p)
	w, h = l.look.Size(p.labels)
	board := rect{l.body.x, l.body.y, w, h}
	switch {
	case l.body.w >= board.w+l.gap+tableColumns:
		l.sideBySide(board, p)
	case l.body.h >= board.h+stackedRows:
		l.board = board
		l.moves = rect{board.x, board.y + board.h, l.body.w, l.body.h - board.h}
		l.moves, l.notes = split(l.moves, p)
	default:
		l.tabs = true
		switch p.focus {
		case resting, onBoard:
			l.board = board
			l.side = rect{board.x, board.y + board.h, l.body.w, l.body.h - board.h}
		case onMoves:
			l.moves = l.body
		default:
			l.notes = l.body
		}
	}
	return l
}

// fitBoard chooses how far apart the points stand, and the margins of the ground:
// the least of them where the window is narrow, one column out of those between
// board and table.
func (l *layout) fitBoard(p layoutPrefs) {
	fits := func(pitch board.Pitch, beside int) bool {
		l.look = board.Look{Pitch: pitch, Tiles: p.tiles}
		if p.tiles {
			l.look.Right = 1
			if l.body.w >= marginsAt {
				l.look.Left, l.look.Right = 2, 2
			}
			if pitch == board.Wide && l.body.w >= marginsAt { // its tiles reach into them
				l.look.Left, l.look.Right = 1, 1
			}
		}
		w, h := l.look.Size(p.labels)
		return l.body.h >= h && l.body.w >= w+l.gap+beside
	}
	switch {
	case !p.compact && p.size == "8x4" && fits(board.Large, tableColumns):
	case !p.compact && p.size == "6x2" && fits(board.Wide, tableColumns):
	case !p.compact && p.size != "4x2" && fits(board.Wide, max(p.every, tableColumns)+gapColumns+paneColumns):
	case !p.compact && fits(board.Small, -l.gap):
	default:
		fits(board.Compact, 0)
		_, h := l.look.Size(p.labels)
		l.look.River = l.body.h > h
	}
	if p.tiles && l.look.Left == 0 {
		l.gap--
	}
}

// sideBySide puts the table to the right of the board and the notes under it; on
// a wide screen to its right, on a narrow one under both.
func (l *layout) sideBySide(board rect, p layoutPrefs) {
	l.board = board
	l.side = rect{board.x, board.y + board.h, board.w, l.body.h - board.h}
	x, end := board.x+board.w+l.gap, l.body.x+l.body.w
	l.moves = rect{x, l.body.y, end - x, l.body.h}
	if all := max(p.every, tableColumns); end-x >= all+gapColumns+thirdColumn {
		l.moves.w = all
		x += all + gapColumns
		l.notes = rect{x, l.body.y, end - x, l.body.h}
		return
	}
	if below := l.body.h - board.h; p.notes && !p.keypad && !p.listed && p.focus != onNotes && l.moves.w < narrowTable && below >= belowRows {
		l.moves.h = board.h
		l.notes, l.side = rect{board.x, board.y + board.h, l.body.w, below}, rect{}
		return
	}
	l.moves, l.notes = split(l.moves, p)
}

// split gives the lower rows of a table's place to the notes.
func split(all rect, p layoutPrefs) (moves, below rect) {
	n := restingNotes
	switch {
	case p.focus == onNotes:
		n = all.h
	case p.notes && all.h >= generousHeight:
		n = generousNotes
	case p.notes:
		n = speakingNotes
	}
	if p.keypad {
		n = max(n, keypadRows)
	}
	if n := min(max(n, listedRows), all.h-fewestMoves); p.listed && n > restingNotes {
		return rect{all.x, all.y, all.w, all.h - n}, rect{all.x, all.y + all.h - n, all.w, n}
	}
	if p.focus == onNotes {
		n = min(n, all.h*2/3)
	} else {
		n = min(n, all.h/3)
	}
	moves = rect{all.x, all.y, all.w, all.h - n}
	return moves, rect{all.x, all.y + all.h - n, all.w, n}
}

// lend gives the rows of the notes that are not needed to the table above them.
func (l *layout) lend(needed int) {
	if l.notes.x != l.moves.x || l.moves.empty() {
		return
	}
	n := max(0, l.notes.h-needed)
	l.moves.h += n
	l.notes.y += n
	l.notes.h -= n
}
