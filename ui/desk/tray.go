// What lies beside the files: the games that are in none, until each is saved or
// dropped.

package desk

import (
	"crypto/rand"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Tray is the games that are in no file, those that earlier runs left among them.
type Tray struct {
	session *session.Session
	turns   *turns
	state   *store.State
	keeper  *journal.Keeper // nil: they end with the run
	list    []*Unfiled
}

// take takes up what earlier runs left, the oldest first.
func (t *Tray) take() error {
	list, _, err := t.state.EarlierJournals(unfiledKey, "")
	slices.Reverse(list)
	for _, kept := range list {
		u, wrong := unfiledOf(kept)
		if wrong != nil {
			err = errors.Join(err, wrong, kept.PutAside())
			continue
		}
		for i := range min(u.Len(), 1) { // it is listed by its first game
			if g := journal.Look(*t.state, u.Where(i)); g != nil {
				u.left[i] = g
			}
		}
		t.list = append(t.list, u)
	}
	return err
}

// All returns what is in no file, in the order in which it came.
func (t *Tray) All() []*Unfiled {
	return slices.DeleteFunc(slices.Clone(t.list), func(u *Unfiled) bool { return u.Rest() == 0 })
}

// Open returns what is open, if it is in no file, or was not.
func (t *Tray) Open() *Unfiled {
	u, _ := t.session.Games().(*Unfiled)
	return u
}

// Begin opens a new game from a start that can be played. Return leads back.
func (t *Tray) Begin(start engine.Setup) error { return t.BeginText(newText(start)) }

// BeginText opens the games of a text, the first of them: they are in no file, and
// stay in the tray until they are saved or dropped. Return leads back.
func (t *Tray) BeginText(text string) error {
	u, err := unfiled(rand.Text(), text)
	if err != nil {
		return err
	}
	if t.keeper != nil {
		err = u.keep(t.state, text) // without it the games end with the run, which is told
	}
	if wrong := t.turns.turn(u, 0); wrong != nil {
		return errors.Join(wrong, u.close(true))
	}
	t.list = append(t.list, u)
	return err
}

// TurnTo opens what is in no file. Return leads back.
func (t *Tray) TurnTo(u *Unfiled) error {
	if t.Open() == u {
		return nil
	}
	return t.turns.turn(u, 0)
}

// leaving notes how a game of Unfiled is left. What it returns is done once another
// one is open: a new game on which nothing was done is dropped.
func (t *Tray) leaving() func() error {
	u := t.Open()
	if u == nil {
		return func() error { return nil }
	}
	g := t.session.Game()
	u.mu.Lock()
	if delete(u.left, t.session.Index()); t.session.Unsaved() {
		u.left[t.session.Index()] = g
	}
	u.mu.Unlock()
	return func() error {
		if u.Len() == 1 && blank(g) {
			return t.forget(u)
		}
		return nil
	}
}

// blank reports whether nothing was done on a new game.
func blank(g *records.Game) bool {
	return g.Start.Board == engine.StandardSetup().Board && g.First(0) == 0 && g.Comment(0) == "" &&
		!slices.ContainsFunc(g.Tags, func(tag records.Tag) bool {
			return tag.Value != "" && !(tag.Name == "Result" && tag.Value == "*")
		})
}

// forget drops what is in no file, with the work on it.
func (t *Tray) forget(u *Unfiled) error {
	t.list = slices.DeleteFunc(t.list, func(other *Unfiled) bool { return other == u })
	err := u.close(true)
	if t.keeper == nil {
		return err
	}
	var places []string
	for i := range u.Len() {
		if place := u.Where(i); strings.HasPrefix(place, journal.Unfiled) {
			places = append(places, place)
		}
	}
	for _, place := range t.state.Waiting(places...) {
		err = errors.Join(err, journal.Discard(*t.state, place))
	}
	return err
}

// Forget drops what is in no file, with the work on it; if it is open one's own games
// are opened again.
func (t *Tray) Forget(u *Unfiled) error {
	if t.Open() != u {
		return t.forget(u)
	}
	if t.keeper != nil {
		if err := t.keeper.Drop(); err != nil {
			return err
		}
	}
	return errors.Join(t.turns.home(), t.forget(u))
}

// saved notes that the open game, if it is in no file, was saved to one, as game
// number of several, from 1, or alone.
func (t *Tray) saved(name string, number int) error {
	u := t.Open()
	if u == nil {
		return nil
	}
	path, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	f := filing{Game: t.session.Index(), Path: path, Number: max(number, 1)}
	u.note(f)
	switch {
	case u.kept == nil:
		return nil
	case u.Rest() == 0:
		return u.close(true)
	}
	return u.write(unfiledRecord{Filed: &f})
}

// close leaves to the next run what is in no file.
func (t *Tray) close() (err error) {
	for _, u := range t.list {
		err = errors.Join(err, u.close(t.untouched(u)))
	}
	return err
}

// untouched reports whether games are the new one that is open, and nothing was done
// on it.
func (t *Tray) untouched(u *Unfiled) bool {
	return t.Open() == u && u.Len() == 1 && blank(t.session.Game())
}

// Count returns how many games are in no file, but for a new one on which
// nothing was done.
func (t *Tray) Count() (n int) {
	for _, u := range t.All() {
		if !t.untouched(u) {
			n += u.Rest()
		}
	}
	return n
}

// Game returns the first game of what is in no file, as it stands now; nil
// where it cannot be read.
func (t *Tray) Game(u *Unfiled) *records.Game {
	if t.Open() == u && t.session.Index() == 0 {
		return t.session.Game()
	}
	g, err := u.Latest(0)
	if err != nil {
		return nil
	}
	return g
}

// Title names what is in no file, by its first game, in a language.
func (t *Tray) Title(u *Unfiled, l lang.Lang) string {
	title := l.Say(lang.OwnGame)
	if g := t.Game(u); g != nil {
		tags := g.Tags
		if g == t.session.Game() && t.session.Covered() {
			tags = Unended(tags)
		}
		if named := GameTitle(tags, 0, l); named != l.Say(lang.Untitled, 1) {
			title = named
		}
	}
	if n := u.Rest(); n > 1 {
		title = l.Say(lang.UnfiledMany, title, n-1)
	}
	return title
}

// drop drops all of them, with the work on them.
func (t *Tray) drop() (err error) {
	for _, u := range t.All() {
		err = errors.Join(err, t.forget(u))
	}
	return err
}
