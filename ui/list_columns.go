// The columns of the list of games.

package ui

import (
	"fmt"
	"strconv"

	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// The columns of the list: what each takes, and the least that names need.
const (
	listNumber  = 8 // with the sign before it
	listDate    = 12
	listResult  = 9
	listCode    = 6
	listPlies   = 6
	listNames   = 19
	eventsAt    = 26 // what names have where events have a column beside them
	fewestEvent = 12
)

// listColumns is which columns there are.
type listColumns struct {
	cell.Measure
	date, result, code, plies bool
	names, event              int // how wide
}

// columnsOf returns the columns for which there is room.
func columnsOf(m cell.Measure, width int) listColumns {
	c := listColumns{Measure: m}
	room := width - listNumber - listNames
	for _, column := range []struct {
		has  *bool
		wide int
	}{{&c.result, listResult}, {&c.date, listDate}, {&c.code, listCode}, {&c.plies, listPlies}} {
		if room >= column.wide {
			*column.has = true
			room -= column.wide
		}
	}
	c.names = listNames + max(room, 0)
	if c.names >= eventsAt+fewestEvent {
		c.names, c.event = c.names*3/5, c.names-c.names*3/5
	}
	return c
}

// row writes the columns of a row. Where there is no event, its place is the title's.
func (c *listColumns) row(sign, title, event, date, result, code, plies string) string {
	text := sign
	switch {
	case c.event > 0 && event != "":
		text += c.Fit(title, c.names-2) + "  " + c.Fit(event, c.event)
	default:
		text += c.Fit(title, c.names+c.event)
	}
	for _, column := range []struct {
		has  bool
		wide int
		text string
	}{{c.date, listDate, date}, {c.result, listResult, result}, {c.code, listCode, code}} {
		if column.has {
			text += "  " + c.Fit(column.text, column.wide-2)
		}
	}
	if c.plies {
		text += " " + cell.Blanks(listPlies-1-c.Width(plies)) + plies
	}
	return text
}

// head names the columns.
func (c *listColumns) head(l lang.Lang) string {
	return c.row(cell.Blanks(listNumber), l.Say(lang.ListPlayers), action.HeaderWord("Event", l), action.HeaderWord("Date", l),
		c.Cut(action.HeaderWord("Result", l), listResult-2), "ECCO", c.Cut(l.Say(lang.ListPlies), listPlies-1))
}

// game writes a game.
func (c *listColumns) game(g *listed, chosen bool) string {
	sign := "  "
	if chosen {
		sign = "> "
	}
	result, plies := g.about.Result, ""
	switch result {
	case "*":
		result = ""
	case "1/2-1/2":
		result = "1/2"
	}
	if g.about.Plies > 0 {
		plies = strconv.Itoa(g.about.Plies)
	}
	date := c.Short(g.about.Date.String(), listDate-2)
	number := strconv.Itoa(g.index + 1)
	if g.unfiled || g.library {
		number = "*"
	}
	return c.row(fmt.Sprintf("%s%4s  ", sign, number), g.title, g.event, date, result, g.about.ECCO, plies)
}
