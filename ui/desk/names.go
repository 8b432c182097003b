// The names of players that were given to games, the last ones first.

package desk

import (
	"context"
	"slices"
)

// namesKey is the state that keeps the names, manyNames how many.
const (
	namesKey  = "names"
	manyNames = 20
)

// Names returns the user's own name, those that were given last, and those of the
// games that are open.
func (d *Desk) Names() (names []string) {
	if d.state != nil {
		_ = d.state.Load(namesKey, &names) // without them there are none to offer
	}
	if me := d.Settings.Me; me != "" {
		names = slices.DeleteFunc(names, func(other string) bool { return other == me })
		names = append([]string{me}, names...)
	}
	games, _ := d.Numbered()
	for i := range min(games.Len(), lessonGames) {
		tags, err := games.Tags(i)
		if err != nil {
			continue
		}
		tags = HeadersTold(games, tags, d.Lang)
		for _, side := range []string{"Red", "Black"} {
			if name := tags.Value(side); name != "" && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// KeepName keeps a name that was given to a player.
func (d *Desk) KeepName(name string) error {
	if d.state == nil || name == "" {
		return nil
	}
	var names []string
	if err := d.state.Load(namesKey, &names); err != nil {
		return err
	}
	names = slices.DeleteFunc(names, func(other string) bool { return other == name })
	names = append([]string{name}, names...)
	return d.state.Save(namesKey, names[:min(len(names), manyNames)])
}

// Players returns the names of the players in the library, those with the most games
// first; nil where there is none.
func (l *Library) Players(ctx context.Context) (names []string) {
	is, err := l.opened(ctx)
	if err != nil {
		return nil
	}
	list, err := is.Players(ctx)
	if err != nil {
		return nil
	}
	for _, p := range list {
		names = append(names, p.Name)
	}
	return names
}
