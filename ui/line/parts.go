// Long answers in parts, and the list of games.

package line

import (
	"slices"
	"strings"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// linesAtOnce is how many lines of a long answer, and gamesAtOnce how many games, are
// said before one is asked.
const (
	linesAtOnce = 8
	gamesAtOnce = 50
)

// inParts says some lines; the word more goes on with the next ones, and any other
// line is what it ever was.
func (m *mode) inParts(lines []string) {
	n := len(lines)
	if n > linesAtOnce+1 { // no part of a single line
		n = linesAtOnce
	}
	m.say(strings.Join(lines[:n], "\n"))
	if rest := lines[n:]; len(rest) > 0 {
		m.say(m.Lang.Say(lang.LineParts, len(rest)))
		m.orMore(func() { m.inParts(rest) })
	}
}

// orMore has the next line, if it is the word more, go on with an answer.
func (m *mode) orMore(on func()) {
	m.reads = func(text string) {
		if text == "more" {
			on()
			return
		}
		m.line(text)
	}
}

// games says which games there are, or those that have every word of a filter in
// their title, players, event, date or opening. Many are said in parts.
func (m *mode) games(filter string) {
	for i, u := range m.Tray.All() {
		m.say(m.Lang.Say(lang.LineUnfiled, i+1, m.Tray.Title(u, m.Lang)))
	}
	words := strings.Fields(records.Fold(filter))
	games, _ := m.Numbered()
	var found []int
	for i := range games.Len() {
		title := ""
		if len(words) > 0 {
			title = m.soughtIn(i)
		}
		if !slices.ContainsFunc(words, func(word string) bool { return !strings.Contains(title, word) }) {
			found = append(found, i)
		}
	}
	if len(found) == 0 {
		m.say(m.Lang.Say(lang.SearchNone, filter))
		return
	}
	m.listGames(found)
}

// soughtIn is the text that the words of a filter are looked for in: what a game is
// listed by, and its own words, where it comes with qipu.
func (m *mode) soughtIn(i int) string {
	games, _ := m.Numbered()
	tags, err := games.Tags(i)
	if err != nil {
		return ""
	}
	text := m.heading(i)
	for _, name := range headings {
		text += " " + tags.Value(name)
	}
	return records.Fold(text)
}

// headings are the headers that a game is listed by.
var headings = []string{"Title", "Red", "Black", "Event", "Date", "Opening"}

// heading is what a game is listed by: title, players, event, date and opening.
func (m *mode) heading(i int) string {
	games, _ := m.Numbered()
	tags, err := games.Tags(i)
	if err != nil {
		return ""
	}
	tags = desk.HeadersTold(games, tags, m.Lang)
	var parts []string
	for _, name := range headings {
		if value := tags.Value(name); value != "" && !slices.Contains(parts, value) {
			parts = append(parts, value)
		}
	}
	// A name that the title has is not said again: "A loses to B, 2015 Cup".
	parts = slices.DeleteFunc(parts, func(part string) bool { return part != parts[0] && strings.Contains(parts[0], part) })
	return strings.Join(parts, m.Lang.Say(lang.ListComma))
}

func (m *mode) listGames(numbers []int) {
	n := min(len(numbers), gamesAtOnce)
	for _, i := range numbers[:n] {
		m.say(m.Lang.Say(lang.LineNumber, i+1, m.heading(i)))
	}
	if rest := numbers[n:]; len(rest) > 0 {
		m.say(m.Lang.Say(lang.LineParts, len(rest)))
		m.orMore(func() { m.listGames(rest) })
	}
}
