// Choosing how things are shown, out of a few names.

package action

import (
	"slices"
	"strings"

	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// The names that can be chosen are those of the settings.
func pieceSets() []string  { return store.Values("board", "pieces") }
func themes() []string     { return store.Values("interface", "theme") }
func lineSets() []string   { return store.Values("board", "lines") }
func sizes() []string      { return store.Values("board", "size") }
func labelNames() []string { return store.Values("board", "labels") }

// columnNames are the columns that can be chosen.
func columnNames() []string {
	var names []string
	for _, c := range notation.Columns() {
		names = append(names, c.Name())
	}
	return names
}

// choose sets what is named; without a name it says what there is.
func choose(c *Context, set func(name string)) error {
	names := c.Action.Names()
	switch {
	case c.Argument == "":
		c.Host.Say(c.Action.Name + ": " + strings.Join(names, " "))
		return nil
	case !slices.Contains(names, c.Argument):
		return notAmong(c.Argument, names)
	}
	set(c.Argument)
	return nil
}

// chosen says what was.
func (c *Context) chosen() { c.say(lang.IsChosen, c.Action.Name, c.Argument) }

// restyled chooses what the host is to draw with.
func restyled(set func(c *Context, name string), theme bool) func(*Context) error {
	return func(c *Context) error {
		return choose(c, func(name string) {
			set(c, name)
			c.chosen()
			c.Host.Restyle(theme)
		})
	}
}

func pieces(c *Context, name string)  { c.Session.View.Pieces = name }
func themeOf(c *Context, name string) { c.Desk.Settings.Theme = name }
func lines(c *Context, name string)   { c.Desk.Settings.Board = name }
func size(c *Context, name string)    { c.Desk.Settings.Size = name }

func language(c *Context) error {
	return choose(c, func(name string) {
		c.Lang, _ = lang.Parse(name)
		c.Desk.Speak(c.Lang)
		c.Host.Speak()
		c.chosen()
	})
}

// labels chooses the labels of the board; without a name the next ones.
func labels(c *Context) error {
	v, names := &c.Session.View, labelNames()
	if c.Argument == "" {
		c.Argument = names[(int(v.Labels)+1)%len(names)]
	}
	return choose(c, func(name string) {
		v.Labels = veil.Labels(slices.Index(names, name))
		c.chosen()
	})
}

// columns chooses the columns of the table in their order; without names all of
// them.
func columns(c *Context) error {
	var chosen []string
	for _, name := range strings.FieldsFunc(c.Argument, func(r rune) bool { return r == ' ' || r == ',' }) {
		if !slices.Contains(columnNames(), name) {
			return notAmong(name, columnNames())
		}
		if !slices.Contains(chosen, name) {
			chosen = append(chosen, name)
		}
	}
	c.Session.View.Columns = chosen
	if chosen == nil {
		c.say(lang.AllColumns, strings.Join(columnNames(), " "))
		return nil
	}
	c.say(lang.IsChosen, c.Action.Name, strings.Join(chosen, " "))
	return nil
}

func mouseNames() []string { return []string{"on", "off"} }

// mouse has the terminal send clicks, or keep them: then they select text.
func mouse(c *Context) error {
	return choose(c, func(name string) {
		said := lang.MouseOff
		if name == "on" {
			said = lang.MouseOn
		}
		c.say(said)
		c.Host.Mouse(name == "on")
	})
}
