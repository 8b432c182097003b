// A game as the list of games shows it, sorts it and finds it.

package ui

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// listed is a game of the list.
type listed struct {
	index   int
	unfiled bool   // it is one of those that are in no file, by the index
	library bool   // it is all games of the library
	title   string // who played, or what the game is called
	unended string // the same without the result; "": that has none
	event   string
	about   records.Summary
	folded  string // the texts in which words are looked for
	moves   string // of these what the moves tell
}

// opens returns the action that opens the game, by its number.
func (g *listed) opens() (a *action.Action, argument string) {
	switch {
	case g.library:
		return action.ByName("library"), ""
	case g.unfiled:
		return action.ByName("unsaved"), strconv.Itoa(g.index + 1)
	}
	return action.ByName("game"), strconv.Itoa(g.index + 1)
}

// fold notes the texts in which words are looked for, with a date as it is written.
func (g *listed) fold(date string) {
	g.folded = records.Fold(strings.Join([]string{g.title, date, g.event}, " "))
}

// summed is a collection that tells what its games are without reading them.
type summed interface {
	Summary(i int) records.Summary
}

// headListed is as much of the row of a game as its headers tell.
func headListed(games session.Collection, i int, l lang.Lang) listed {
	g := listed{index: i, about: records.Summary{Result: "*"}}
	tags, err := games.Tags(i)
	if err != nil {
		tags = nil
	}
	own := tags
	tags = desk.HeadersTold(games, own, l)
	g.title = cell.Line(desk.GameTitle(tags, i, l))
	if unended := cell.Line(desk.GameTitle(desk.Unended(tags), i, l)); unended != g.title {
		g.unended = unended
	}
	if event := cell.Line(tags.Value("Event")); !strings.Contains(g.title, event) {
		g.event = event
	}
	g.fold(tags.Value("Date"))
	if l.Given(own.Value("Title")) != own.Value("Title") { // found by its own words too
		g.folded += " " + records.Fold(desk.GameTitle(desk.Unended(own), i, lang.Simplified)+" "+own.Value("Event"))
	}
	g.moves = records.Fold(tags.Value("Opening"))
	return g
}

// readListed reads the row of a game.
func readListed(games session.Collection, i int, l lang.Lang) listed {
	g := headListed(games, i, l)
	if has, ok := games.(summed); ok {
		g.about = has.Summary(i)
	} else if game, err := games.Game(i); err == nil {
		g.about = game.Summary()
	}
	if opening, ok := records.OpeningOfCode(g.about.ECCO); ok {
		g.moves += " " + records.Fold(opening.String()+" "+l.Opening(&opening))
	}
	return g
}

// hidden is the row without what its moves tell, and how the game ended, where it is
// the veiled one.
func (g listed) hidden(veiled int) listed {
	if g.index == veiled {
		g.about.ECCO, g.about.Plies, g.about.Result, g.moves = "", 0, "*", ""
		if g.unended != "" {
			g.folded = strings.Replace(g.folded, records.Fold(g.title), records.Fold(g.unended), 1)
			g.title = g.unended
		}
	}
	return g
}

// sought is what a word of the filter asks for.
type sought struct {
	text   string       // somewhere in the row, or
	code   string       // at the beginning of its code
	result string       // "": any
	days   records.Span // zero: any
}

// readSought reads the filter: words, a code of ECCO or its beginning (B07, B0), a
// result (1-0), years (1990-1999).
func readSought(filter string) (words []sought) {
	for _, text := range strings.Fields(records.Fold(filter)) {
		w := sought{text: text}
		if result := map[string]string{"1-0": "1-0", "0-1": "0-1", "1/2": "1/2-1/2", "1/2-1/2": "1/2-1/2"}[text]; result != "" {
			w.result = result
		} else if days, ok := readYears(text); ok {
			w.days = days
		} else if len(text) > 1 && records.IsECCO((strings.ToUpper(text) + "00")[:3]) {
			w.code = strings.ToUpper(text)
		}
		words = append(words, w)
	}
	return words
}

// readYears reads 1990-1999.
func readYears(text string) (records.Span, bool) {
	const year = len("1990")
	from, to, two := strings.Cut(text, "-")
	a, errA := strconv.Atoi(from)
	b, errB := strconv.Atoi(to)
	if !two || errA != nil || errB != nil || len(from) != year || len(to) != year {
		return records.Span{}, false
	}
	return records.YearSpan(a, b), true
}

// fits reports whether the game is what a word asks for.
func (w *sought) fits(g *listed) bool {
	switch {
	case w.result != "":
		return g.about.Result == w.result
	case w.days != records.Span{}:
		return g.about.Date.Meets(w.days)
	case w.code != "" && strings.HasPrefix(g.about.ECCO, w.code):
		return true
	}
	return strings.Contains(g.folded, w.text) || strings.Contains(g.moves, w.text)
}

// filtered returns the rows that fit every word.
func filtered(rows []listed, words []sought, veiled int) []listed {
	var found []listed
	for _, g := range rows {
		g = g.hidden(veiled)
		if !slices.ContainsFunc(words, func(w sought) bool { return !w.fits(&g) }) {
			found = append(found, g)
		}
	}
	return found
}

// sortings are the orders that Tab goes through.
var sortings = []string{"", "Date", "Red", "Result", "ECCO", "Plies"}

var orders = map[string]lang.Text{
	"Date": lang.OrderDate, "Red": lang.OrderRed, "Result": lang.OrderResult, "ECCO": lang.OrderECCO, "Plies": lang.OrderPlies,
}

// sorted returns rows in an order; those of which nothing is known stand last.
func sorted(rows []listed, order string) []listed {
	rows = slices.Clone(rows)
	slices.SortStableFunc(rows, func(a, b listed) int {
		switch x, y := &a.about, &b.about; order {
		case "Date":
			return last(x.Date.From == 0, y.Date.From == 0, cmp.Or(cmp.Compare(x.Date.From, y.Date.From), cmp.Compare(x.Date.To, y.Date.To)))
		case "Result":
			return last(x.Result == "*", y.Result == "*", strings.Compare(y.Result, x.Result))
		case "ECCO":
			return last(x.ECCO == "", y.ECCO == "", strings.Compare(x.ECCO, y.ECCO))
		case "Plies":
			return last(x.Plies == 0, y.Plies == 0, cmp.Compare(x.Plies, y.Plies))
		default:
			return last(x.Red == "", y.Red == "", strings.Compare(records.Fold(x.Red), records.Fold(y.Red)))
		}
	})
	return rows
}

// last puts what is not known behind the rest.
func last(a, b bool, order int) int {
	switch {
	case a == b:
		return order
	case a:
		return 1
	}
	return -1
}
