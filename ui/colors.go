// The colours of the themes, as numbers of the 256 that terminals have; "" is the
// terminal's own. A test measures that every text stands out from its ground.

package ui

import (
	"github.com/muesli/termenv"

	"qipu/ui/board"
)

// shade is a colour on a ground.
type shade struct {
	fg, bg string
	bold   bool
}

// colors are the colours of a theme on a background.
type colors struct {
	words
	wood
}

// words are the colours of text beside the board.
type words struct {
	dim, key, head, err string
	red, black          string    // pieces named in text
	current             shade     // the row of the current ply
	bar                 [3]string // of the games that Red won, that were drawn, that Black won
}

// wood is the colours of the board.
type wood struct {
	ground      string // "": the terminal's background, and no tiles
	grid, label string
	red, black  shade // a piece on its tile
	disc        shade // a hidden one
	lastRed     shade // the piece just moved
	lastBlack   shade
	from        shade // the point it left, and brackets
	marked      [board.Marks]string
	on          [3]string // Red's, Black's and other glyphs on a marked ground
}

// backdrop is what is known of the terminal's background.
type backdrop uint8

// The backdrops.
const (
	unknownBackdrop backdrop = iota
	darkBackdrop
	lightBackdrop
	backdrops
)

// Text on each background. On none is a colour of another readable, and no colour
// is on all of them: where nothing is known texts are the terminal's own.
var (
	plainWords = [backdrops]words{
		unknownBackdrop: {current: shade{"255", "237", true}, bar: [3]string{"160", "248", "240"}},
		darkBackdrop:    {dim: "245", key: "222", head: "110", err: "210", red: "203", black: "80", current: shade{"255", "237", true}, bar: [3]string{"160", "250", "240"}},
		lightBackdrop:   {dim: "241", key: "91", head: "25", err: "160", red: "160", black: "25", current: shade{"234", "252", true}, bar: [3]string{"160", "248", "238"}},
	}
	starkWords = [backdrops]words{
		unknownBackdrop: {current: shade{"16", "226", true}, bar: [3]string{"160", "248", "240"}},
		darkBackdrop:    {dim: "252", key: "226", head: "231", err: "217", red: "217", black: "231", current: shade{"16", "226", true}, bar: [3]string{"160", "231", "241"}},
		lightBackdrop:   {dim: "236", key: "18", head: "16", err: "88", red: "88", black: "16", current: shade{"231", "18", true}, bar: [3]string{"160", "250", "16"}},
	}
	fewWords = [backdrops]words{
		unknownBackdrop: {current: shade{"15", "4", true}, bar: [3]string{"1", "7", "8"}},
		darkBackdrop:    {dim: "7", key: "11", head: "14", err: "9", red: "9", black: "14", current: shade{"15", "4", true}, bar: [3]string{"1", "7", "8"}},
		lightBackdrop:   {dim: "0", key: "4", head: "4", err: "1", red: "1", black: "4", current: shade{"15", "4", true}, bar: [3]string{"1", "7", "0"}},
	}
)

// Boards with a ground. The piece just moved is inverse: the ground's lightest on
// its own colour.
var (
	woodBoard = wood{
		ground: "180", grid: "94", label: "52",
		red: shade{"160", "230", true}, black: shade{"16", "230", true}, disc: shade{"94", "230", true},
		lastRed: shade{"231", "160", true}, lastBlack: shade{"231", "16", true}, from: shade{"52", "180", true},
		marked: [board.Marks]string{board.LastMark: "173", board.CheckMark: "217", board.TargetMark: "150", board.PickedMark: "117", board.CursorMark: "153"},
		on:     [3]string{"88", "16", "16"},
	}
	// Black's tiles are dark: told apart without any hue.
	twoToned = func() wood {
		w := woodBoard
		w.red, w.black = shade{"124", "230", true}, shade{"230", "235", true}
		w.lastRed, w.lastBlack = shade{"16", "75", true}, shade{"16", "75", true}
		w.marked[board.LastMark], w.marked[board.CheckMark] = "75", "222"
		return w
	}()
	starkBoard = wood{
		ground: "16", grid: "250", label: "231",
		red: shade{"231", "160", true}, black: shade{"16", "231", true}, disc: shade{"16", "250", true},
		lastRed: shade{"231", "21", true}, lastBlack: shade{"231", "21", true}, from: shade{"226", "16", true},
		marked: [board.Marks]string{board.LastMark: "226", board.CheckMark: "213", board.TargetMark: "120", board.PickedMark: "51", board.CursorMark: "87"},
		on:     [3]string{"52", "16", "16"},
	}
	darkBoard = wood{
		ground: "234", grid: "241", label: "247",
		red: shade{"210", "237", true}, black: shade{"116", "237", true}, disc: shade{"250", "237", true},
		lastRed: shade{"16", "210", true}, lastBlack: shade{"16", "116", true}, from: shade{"222", "234", true},
		marked: [board.Marks]string{board.LastMark: "240", board.CheckMark: "88", board.TargetMark: "22", board.PickedMark: "24", board.CursorMark: "25"},
		on:     [3]string{"224", "195", "255"},
	}
	lightBoard = wood{
		ground: "254", grid: "246", label: "240",
		red: shade{"160", "231", true}, black: shade{"24", "231", true}, disc: shade{"240", "231", true},
		lastRed: shade{"231", "160", true}, lastBlack: shade{"231", "24", true}, from: shade{"91", "254", true},
		marked: [board.Marks]string{board.LastMark: "250", board.CheckMark: "217", board.TargetMark: "157", board.PickedMark: "117", board.CursorMark: "153"},
		on:     [3]string{"88", "17", "16"},
	}
)

// Boards of sixteen colours: on the terminal's background or, where nothing is
// known of that, on a grey of their own.
var fewBoards = [backdrops]wood{
	unknownBackdrop: {
		ground: "7", grid: "8", label: "0",
		red: shade{"1", "15", true}, black: shade{"0", "15", true}, disc: shade{"4", "15", true},
		lastRed: shade{"15", "1", true}, lastBlack: shade{"15", "0", true}, from: shade{"4", "7", true},
		marked: [board.Marks]string{board.LastMark: "15", board.CheckMark: "3", board.TargetMark: "6", board.PickedMark: "6", board.CursorMark: "6"},
		on:     [3]string{"0", "0", "0"},
	},
	darkBackdrop: {
		grid: "8", label: "7",
		red: shade{"9", "", true}, black: shade{"14", "", true}, disc: shade{"7", "", false},
		lastRed: shade{"15", "1", true}, lastBlack: shade{"0", "14", true}, from: shade{"11", "", true},
		marked: [board.Marks]string{board.LastMark: "4", board.CheckMark: "1", board.TargetMark: "4", board.PickedMark: "4", board.CursorMark: "4"},
		on:     [3]string{"15", "15", "15"},
	},
	lightBackdrop: {
		grid: "8", label: "0",
		red: shade{"1", "", true}, black: shade{"4", "", true}, disc: shade{"0", "", false},
		lastRed: shade{"15", "1", true}, lastBlack: shade{"15", "4", true}, from: shade{"4", "", true},
		marked: [board.Marks]string{board.LastMark: "7", board.CheckMark: "3", board.TargetMark: "6", board.PickedMark: "6", board.CursorMark: "6"},
		on:     [3]string{"0", "0", "0"},
	},
}

// themeColors returns the theme that a name chooses on a terminal, and its colours
// on a background. "dark" and "light" name the background too where nothing is
// known of it.
func themeColors(name string, profile termenv.Profile, behind backdrop) (chosen string, c *colors) {
	if behind == unknownBackdrop {
		switch name {
		case "dark":
			behind = darkBackdrop
		case "light":
			behind = lightBackdrop
		}
	}
	if profile == termenv.ANSI {
		c := &colors{fewWords[behind], fewBoards[behind]}
		if behind == lightBackdrop {
			return "light", c
		}
		return "dark", c
	}
	switch name {
	case "dark":
		return name, &colors{plainWords[behind], darkBoard}
	case "light":
		return name, &colors{plainWords[behind], lightBoard}
	case "high-contrast":
		return name, &colors{starkWords[behind], starkBoard}
	case "colour-blind":
		c := &colors{plainWords[behind], twoToned}
		c.words.red, c.err, c.bar[0] = c.head, c.key, "26"
		return name, c
	}
	return "wood", &colors{plainWords[behind], woodBoard}
}

// text is the colour of an ink. What has no colour is bold.
func (c *colors) text(i ink) shade {
	switch i {
	case inkDim:
		return shade{fg: c.dim}
	case inkTitle:
		return shade{bold: true}
	case inkHead:
		return shade{fg: c.head, bold: c.head == ""}
	case inkKey, inkCaret:
		return shade{fg: c.key, bold: c.key == ""}
	case inkCurrent:
		return c.current
	case inkError:
		return shade{fg: c.err, bold: c.err == ""}
	case inkRed:
		return shade{fg: c.words.red, bold: true}
	case inkBlack:
		return shade{fg: c.words.black, bold: true}
	case inkTarget:
		return shade{fg: c.key, bold: true}
	case inkBarRed, inkBarDrawn, inkBarBlack:
		return shade{bg: c.bar[i-inkBarRed]}
	}
	return shade{}
}

// point is the colour of what is on the board, at a point with a mark.
func (c *colors) point(i board.Ink, m board.Mark) shade {
	w := &c.wood
	switch {
	case i == board.Red && m == board.LastMark:
		return w.lastRed
	case i == board.Black && m == board.LastMark:
		return w.lastBlack
	case i == board.Target && m <= board.LastMark:
		return w.from
	case m != board.NoMark:
		on := w.on[2]
		if i == board.Red || i == board.Black {
			on = w.on[i-board.Red]
		}
		return shade{on, w.marked[m], true}
	}
	switch i {
	case board.Label:
		return shade{fg: w.label, bg: w.ground}
	case board.Red:
		return w.red
	case board.Black:
		return w.black
	case board.Disc:
		return w.disc
	}
	return shade{fg: w.grid, bg: w.ground}
}
