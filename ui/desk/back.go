// Going to other games, and back: to those that were open before, or on with the file
// of an earlier run.

package desk

import (
	"path/filepath"
	"strconv"
	"strings"

	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// Where names the place of a game of the collection: its file, # and its number
// there; "" for one that is in no file.
func (d *Desk) Where(index int) string { return placeIn(d.Session.Games(), index) }

// Lay opens the games that were found, in the place of the collection, at the
// first one. Return leads back.
func (d *Desk) Lay(found *Found) error { return d.turns.turn(found, 0) }

// Away reports whether others are open in the place of one's own games.
func (d *Desk) Away() bool { return d.turns.away != nil }

// Numbered returns the games that are meant where a number of a game is given, and
// which of them is open, or was before a game that is in no file.
func (d *Desk) Numbered() (games session.Collection, index int) {
	if d.turns.beside() {
		return d.turns.away.games, d.turns.away.index
	}
	return d.Session.Games(), d.Session.Index()
}

// Open opens game i of those of Numbered, from 0.
func (d *Desk) Open(i int) error {
	if d.turns.beside() {
		return d.turns.back(i, nil)
	}
	d.turns.leave()
	return d.Session.Open(i)
}

// Files returns the files that the games of the desk come from; nil for games that
// are in none.
func (d *Desk) Files() []string {
	if d.school.shelf == nil || !d.school.shelf.files {
		return nil
	}
	var names []string
	for _, c := range d.school.shelf.all() {
		if c.Name() != "-" {
			names = append(names, c.Name())
		}
	}
	return names
}

// Last returns the file that was open last in an earlier run, and the number of its
// game from 1; "" where there is none, or files of the user's are open now.
func (d *Desk) Last() (name string, number int) {
	s, ok := d.Session.Games().(*Shelf)
	if d.state == nil || !ok || s.files {
		return "", 0
	}
	var place string
	if err := d.state.Load(lastKey, &place); err != nil {
		return "", 0
	}
	at := strings.LastIndexByte(place, '#')
	if at < 0 || Gone(place[:at]) {
		return "", 0
	}
	number, _ = strconv.Atoi(place[at+1:])
	return place[:at], max(number, 1)
}

// Return goes back from what was found to one's own games, or to the game that was
// open before the present one, else on with the file of Last; false where there is
// none of these.
func (d *Desk) Return() (ok bool, err error) {
	if d.turns.away != nil {
		return true, d.turns.home()
	}
	if d.turns.there {
		return true, d.Session.Open(d.turns.before)
	}
	name, number := d.Last()
	if name == "" {
		return false, nil
	}
	var failed error
	games := Open([]string{name}, file.Options{}, func(_ string, err error) { failed = err })
	if games == nil {
		return false, failed
	}
	if err := games.parts[0].Wait(); err != nil {
		games.Close()
		return false, err
	}
	if err := d.Session.Turn(games, min(number, games.Len())-1); err != nil {
		games.Close()
		return false, err
	}
	d.turns.are(games)
	d.school.shelf, d.school.library = games, nil
	if w, ok := d.Writer.(*writer); ok {
		w.games = games
	}
	return true, nil
}

// Greeting is what is to be said first, "" for nothing: which key shows a board that is
// hidden, which games are in no file, or that one can go on with the last file.
func (d *Desk) Greeting() string {
	if d.Session.Veil().Level != veil.Open {
		return d.Lang.Say(lang.BlindShow)
	}
	if n := d.Tray.Count(); n > 0 {
		return d.Lang.Say(lang.UnfiledWait, n)
	}
	if name, _ := d.Last(); name != "" {
		return d.Lang.Say(lang.GoesOn, filepath.Base(name))
	}
	return ""
}
