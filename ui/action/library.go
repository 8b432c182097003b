// The library of one's own games: what was played here, which games there are.

package action

import (
	"context"
	"fmt"
	"strconv"
	"strings"

	"qipu/records/library"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// PlayedPane is the name of the pane of what was played here.
const PlayedPane = "played"

// unveiled refuses what the library tells of the board where that is hidden, or
// the moves to come are.
func unveiled(s *session.Session) lang.Text {
	if s.Covered() || !s.Veil().Allows(veil.Branches) {
		return lang.LibraryHidden
	}
	return lang.NoText
}

// LibraryTells reports whether the library may tell of games now.
func LibraryTells(s *session.Session) bool { return unveiled(s) == lang.NoText }

// showPlayed opens the pane of what was played here, or closes it; with a player, and a
// side, it counts the games of that one alone.
func showPlayed(c *Context) error {
	c.Desk.Library.Whose = whose(c.Argument)
	c.Host.Pane(PlayedPane, c.Argument != "")
	return nil
}

// whose reads PLAYER [red|black].
func whose(text string) library.Players {
	name, side, _ := cutLast(text)
	switch side {
	case "red":
		return library.Players{Red: name}
	case "black":
		return library.Players{Black: name}
	}
	return library.Players{Either: text}
}

// cutLast cuts the last word off, if there are several.
func cutLast(text string) (before, last string, ok bool) {
	i := strings.LastIndexAny(text, " \t")
	if i < 0 {
		return text, "", false
	}
	return strings.TrimSpace(text[:i]), text[i+1:], true
}

// PlayedHere returns the question what was played where one stands, and, where that
// is not to be asked, why.
func PlayedHere(d *desk.Desk) (library.Query, lang.Text) {
	if why := unveiled(d.Session); why != lang.NoText {
		return library.Query{}, why
	}
	p, ok := d.Session.Position()
	if !ok {
		return library.Query{}, lang.NotPlayable
	}
	at := *p
	return library.Query{Gentle: true, Players: d.Library.Whose, Board: library.Board{Position: &at, Mirror: true}}, lang.NoText
}

// BarCells is how many columns the bar of a row takes.
const BarCells = 7

// PlayedRow writes a move of a tree: the move in the first column of the table, its
// games, and as far as the width has room for it what of a hundred Red won, drew
// and lost, a bar of that, and the last year. In 41 columns all of it is there,
//
//	炮二平五  19,247  41  33  26 RRR==BB 2025
//
// bar is the byte at which the bar begins; -1: there is none.
func PlayedRow(s *session.Session, l *library.Line, width int) (row string, bar int) {
	red, draws, black := l.Percent()
	games := thousands(l.Games)
	if width < roomyRow && l.Games >= 10_000 {
		games = thousands(l.Games/1000) + "k"
	}
	row = fmt.Sprintf("%s %*s", cell.Wide.Pad(playedText(s, l), 8), gamesRoom(width), games)
	text := fmt.Sprintf("%4d%4d%4d ", red, draws, black)
	if cell.Wide.Width(row+text) > width+1 {
		return row, -1
	}
	row, bar = row+text, -1
	if cell.Wide.Width(row)+BarCells+len(" 2025") <= width {
		bar = len(row)
		row += barOf(red, black, red+draws+black) + " "
	}
	if l.Last > 0 && cell.Wide.Width(row)+len("2025") <= width {
		row += strconv.Itoa(l.Last)
	}
	return strings.TrimRight(row, " "), bar
}

// roomyRow is the width from which on a row has room for all of the number of games.
const roomyRow = 41

func gamesRoom(width int) int {
	if width < roomyRow {
		return 5
	}
	return 7
}

// PlayedHeads is where in a row of the given width the three per cents stand: from
// column on, each in four columns.
func PlayedHeads(width int) (column int) { return 8 + 1 + gamesRoom(width) }

// playedText writes the move of a line as the first column of the table does.
func playedText(s *session.Session, l *library.Line) string {
	columns := s.View.Forms
	at := columns.Index(columns.Lead())
	if chosen := columns.Chosen(s.View.Columns); len(chosen) > 0 {
		at = chosen[0]
	}
	if text := columns.Write(s.Board(), l.Move)[at]; text != "" {
		return text
	}
	return l.Move.String()
}

// thousands writes a number with commas; one that is too long for six characters in
// thousands.
func thousands(n int) string {
	switch {
	case n >= 100_000:
		return thousands(n/1000) + "k"
	case n >= 1000:
		return fmt.Sprintf("%d,%03d", n/1000, n%1000)
	}
	return strconv.Itoa(n)
}

// barOf shows what Red won as R, draws as =, what Black won as B.
func barOf(red, black, all int) string {
	if all == 0 {
		return strings.Repeat(" ", BarCells)
	}
	r, b := (red*BarCells+50)/100, (black*BarCells+50)/100
	if r+b > BarCells {
		b = BarCells - r
	}
	return strings.Repeat("R", r) + strings.Repeat("=", BarCells-r-b) + strings.Repeat("B", b)
}

// PlayedSentence says a move of a tree in a sentence.
func PlayedSentence(s *session.Session, l *library.Line, words lang.Lang) string {
	red, draws, black := l.Percent()
	text := words.Say(lang.PlayedSentence, playedText(s, l), l.Games, red, draws, black)
	if l.Last > 0 {
		text += words.Say(lang.PlayedYears, l.First, l.Last)
	}
	if len(l.Players) > 0 {
		text += words.Say(lang.PlayedBy, strings.Join(l.Players, ", "))
	}
	return text
}

// addOpen puts the open files into the library.
func addOpen(c *Context) error {
	files := c.Desk.Files()
	if len(files) == 0 || c.Desk.Away() {
		return refuse(lang.LibraryNoFiles)
	}
	c.say(lang.LibraryAdding)
	c.Host.Background(func(ctx context.Context) func() {
		report, err := c.Desk.Library.Add(ctx, files)
		return func() {
			if err != nil {
				c.Host.Fail(err)
				return
			}
			c.say(lang.LibraryAdded, report.Games, report.Added, report.Known)
		}
	})
	return nil
}
