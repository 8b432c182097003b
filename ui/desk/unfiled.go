// Games that are in no file: begun here, or pasted. They stay until each is saved or
// dropped, from one run to the next where they must.

package desk

import (
	"crypto/rand"
	"encoding/json"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Unfiled is games that came at once and are in no file: a new one, or what was
// pasted. It is a collection like any other, so that what is done on its games is in
// their journals; the text that it came as is in one of its own, which is there as
// long as one of the games is in no file. It is safe for use by several goroutines.
type Unfiled struct {
	*file.Collection
	mark string         // which no other has
	kept *store.Journal // of its text; nil: it ends with the run

	mu    sync.Mutex
	filed map[int]filing        // by number, from 0
	left  map[int]*records.Game // games as they were left
}

// unfiledKey names the journals of the texts.
const unfiledKey = "unfiled/games"

// unfiledRecord is a record of such a journal: the text in the first, then where a
// game of it was saved to.
type unfiledRecord struct {
	Mark  string  `json:"mark,omitempty"`
	Text  string  `json:"text,omitempty"`
	Filed *filing `json:"filed,omitempty"`
}

// filing is where a game was saved to.
type filing struct {
	Game   int    `json:"game"` // its number here, from 0
	Path   string `json:"path"`
	Number int    `json:"number"` // in the file, from 1
}

// newText is a record without moves that begins from a start.
func newText(start engine.Setup) string {
	fen := ""
	if start.Board != engine.StandardSetup().Board {
		fen = "[FEN \"" + start.FEN() + "\"]\n"
	}
	return "[Game \"Chinese Chess\"]\n[Result \"*\"]\n" + fen + "\n*\n"
}

// unfiled reads a text whose games are in no file.
func unfiled(mark, text string) (*Unfiled, error) {
	games, err := Parse(text)
	if err != nil {
		return nil, err
	}
	return &Unfiled{Collection: games, mark: mark, filed: map[int]filing{}, left: map[int]*records.Game{}}, nil
}

// Where names the place of game i as a Shelf does: that of its file, once it was
// saved to one.
func (u *Unfiled) Where(i int) string {
	u.mu.Lock()
	defer u.mu.Unlock()
	if f, ok := u.filed[i]; ok {
		return placeOf(f.Path, f.Number)
	}
	return placeOf(journal.Unfiled+u.mark, i+1)
}

// Game implements session.Collection; a game that was saved is read from its file.
func (u *Unfiled) Game(i int) (*records.Game, error) {
	u.mu.Lock()
	f, ok := u.filed[i]
	u.mu.Unlock()
	if ok {
		return gameOf(f.Path, f.Number)
	}
	return u.Collection.Game(i)
}

// Latest returns game i as it was left, or else as it came.
func (u *Unfiled) Latest(i int) (*records.Game, error) {
	u.mu.Lock()
	g := u.left[i]
	u.mu.Unlock()
	if g != nil {
		return g, nil
	}
	return u.Game(i)
}

// Rest returns how many of the games are in no file still.
func (u *Unfiled) Rest() int {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.Len() - len(u.filed)
}

// Filed reports whether game i was saved to a file.
func (u *Unfiled) Filed(i int) bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	_, ok := u.filed[i]
	return ok
}

// note notes that a game was saved.
func (u *Unfiled) note(f filing) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.filed[f.Game] = f
}

// keep puts the text on disk.
func (u *Unfiled) keep(state *store.State, text string) (err error) {
	if u.kept, err = state.NewJournal(unfiledKey, ""); err != nil {
		return err
	}
	return u.write(unfiledRecord{Mark: u.mark, Text: text})
}

func (u *Unfiled) write(r unfiledRecord) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return u.kept.Append(text)
}

// close ends the journal, which stays on disk; forget: it does not.
func (u *Unfiled) close(forget bool) error {
	if u.kept == nil {
		return nil
	}
	kept := u.kept
	u.kept = nil
	if forget {
		return errors.Join(kept.Clear(), kept.Close())
	}
	return kept.Close()
}

// unfiledOf takes up what an earlier run left.
func unfiledOf(kept *store.Journal) (*Unfiled, error) {
	var u *Unfiled
	for _, line := range kept.Records() {
		var r unfiledRecord
		if err := json.Unmarshal(line, &r); err != nil { // nil, where it is damaged
			if u == nil {
				return nil, err
			}
			continue // a game counts as one that was not saved
		}
		switch {
		case u == nil:
			var err error
			if u, err = unfiled(r.Mark, r.Text); err != nil {
				return nil, err
			}
			u.kept = kept
		case r.Filed != nil:
			u.note(*r.Filed)
		}
	}
	return u, nil
}

// takeUnfiled takes up what earlier runs left, the oldest first.
func (d *Desk) takeUnfiled() error {
	list, _, err := d.state.EarlierJournals(unfiledKey, "")
	slices.Reverse(list)
	for _, kept := range list {
		u, wrong := unfiledOf(kept)
		if wrong != nil {
			err = errors.Join(err, wrong, kept.PutAside())
			continue
		}
		for i := range min(u.Len(), 1) { // it is listed by its first game
			if g := journal.Look(*d.state, u.Where(i)); g != nil {
				u.left[i] = g
			}
		}
		d.unfiled = append(d.unfiled, u)
	}
	return err
}

// Unfiled returns what is in no file, in the order in which it came.
func (d *Desk) Unfiled() []*Unfiled {
	return slices.DeleteFunc(slices.Clone(d.unfiled), func(u *Unfiled) bool { return u.Rest() == 0 })
}

// OpenUnfiled returns what is open, if it is in no file, or was not.
func (d *Desk) OpenUnfiled() *Unfiled {
	u, _ := d.Session.Games().(*Unfiled)
	return u
}

// Begin opens a new game from a start that can be played. Return leads back.
func (d *Desk) Begin(start engine.Setup) error { return d.BeginText(newText(start)) }

// BeginText opens the games of a text, the first of them: they are in no file, and
// stay among those of Unfiled until they are saved or dropped. Return leads back.
func (d *Desk) BeginText(text string) error {
	u, err := unfiled(rand.Text(), text)
	if err != nil {
		return err
	}
	if d.keeper != nil {
		err = u.keep(d.state, text) // without it the games end with the run, which is told
	}
	if wrong := d.turn(u, 0); wrong != nil {
		return errors.Join(wrong, u.close(true))
	}
	d.unfiled = append(d.unfiled, u)
	return err
}

// TurnTo opens what is in no file. Return leads back.
func (d *Desk) TurnTo(u *Unfiled) error {
	if d.OpenUnfiled() == u {
		return nil
	}
	return d.turn(u, 0)
}

// turn opens other games in the place of those that are open. Return leads back, to
// one's own games.
func (d *Desk) turn(games session.Collection, i int) error {
	s, b := d.Session, &d.Memory.back
	from := &away{games: s.Games(), index: s.Index(), path: movesTo(s.Game(), s.Node())}
	leaving := d.leaving()
	if err := s.Turn(games, i); err != nil {
		return err
	}
	b.turned++
	b.there = false
	if b.away == nil { // else one's own games are what one came from before
		b.away = from
	}
	return leaving()
}

// leaving notes how a game of Unfiled is left. What it returns is done once another
// one is open: a new game on which nothing was done is dropped.
func (d *Desk) leaving() func() error {
	u := d.OpenUnfiled()
	if u == nil {
		return func() error { return nil }
	}
	g := d.Session.Game()
	u.mu.Lock()
	if delete(u.left, d.Session.Index()); d.Session.Unsaved() {
		u.left[d.Session.Index()] = g
	}
	u.mu.Unlock()
	return func() error {
		if u.Len() == 1 && blank(g) {
			return d.forget(u)
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
func (d *Desk) forget(u *Unfiled) error {
	d.unfiled = slices.DeleteFunc(d.unfiled, func(other *Unfiled) bool { return other == u })
	err := u.close(true)
	if d.keeper == nil {
		return err
	}
	var places []string
	for i := range u.Len() {
		if place := u.Where(i); strings.HasPrefix(place, journal.Unfiled) {
			places = append(places, place)
		}
	}
	for _, place := range d.state.Waiting(places...) {
		err = errors.Join(err, journal.Discard(*d.state, place))
	}
	return err
}

// Forget drops what is in no file, with the work on it; if it is open one's own games
// are opened again.
func (d *Desk) Forget(u *Unfiled) error {
	if d.OpenUnfiled() != u {
		return d.forget(u)
	}
	if d.keeper != nil {
		if err := d.keeper.Drop(); err != nil {
			return err
		}
	}
	return errors.Join(d.home(), d.forget(u))
}

// noteFiled notes that the open game, if it is in no file, was saved to one, as game
// number of several, from 1, or alone.
func (d *Desk) noteFiled(name string, number int) error {
	u := d.OpenUnfiled()
	if u == nil {
		return nil
	}
	path, err := filepath.Abs(name)
	if err != nil {
		return err
	}
	f := filing{Game: d.Session.Index(), Path: path, Number: max(number, 1)}
	u.note(f)
	switch {
	case u.kept == nil:
		return nil
	case u.Rest() == 0:
		return u.close(true)
	}
	return u.write(unfiledRecord{Filed: &f})
}

// closeUnfiled leaves to the next run what is in no file.
func (d *Desk) closeUnfiled() (err error) {
	for _, u := range d.unfiled {
		err = errors.Join(err, u.close(d.untouched(u)))
	}
	return err
}

// untouched reports whether games are the new one that is open, and nothing was done
// on it.
func (d *Desk) untouched(u *Unfiled) bool {
	return d.OpenUnfiled() == u && u.Len() == 1 && blank(d.Session.Game())
}

// CountUnfiled returns how many games are in no file, but for a new one on which
// nothing was done.
func (d *Desk) CountUnfiled() (n int) {
	for _, u := range d.Unfiled() {
		if !d.untouched(u) {
			n += u.Rest()
		}
	}
	return n
}

// Unsaved reports whether there is work that is in no file: on the open game, or a
// game as a whole.
func (d *Desk) Unsaved() bool { return d.Session.Unsaved() || d.CountUnfiled() > 0 }

// Keeps reports whether work is kept for whoever opens its game again.
func (d *Desk) Keeps() bool { return d.keeper != nil }

// UnfiledGame returns the first game of what is in no file, as it stands now; nil
// where it cannot be read.
func (d *Desk) UnfiledGame(u *Unfiled) *records.Game {
	if d.OpenUnfiled() == u && d.Session.Index() == 0 {
		return d.Session.Game()
	}
	g, err := u.Latest(0)
	if err != nil {
		return nil
	}
	return g
}

// UnfiledTitle names what is in no file, by its first game.
func (d *Desk) UnfiledTitle(u *Unfiled) string {
	title := d.Lang.Say(lang.OwnGame)
	if g := d.UnfiledGame(u); g != nil {
		tags := g.Tags
		if g == d.Session.Game() && d.Session.Covered() {
			tags = Unended(tags)
		}
		if named := GameTitle(tags, 0, d.Lang); named != d.Lang.Say(lang.Untitled, 1) {
			title = named
		}
	}
	if n := u.Rest(); n > 1 {
		title = d.Lang.Say(lang.UnfiledMany, title, n-1)
	}
	return title
}
