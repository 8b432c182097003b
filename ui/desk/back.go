// Going back: to the game that was open before, or on with the file of an earlier run.

package desk

import (
	"path/filepath"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// back is where one can go back to.
type back struct {
	before int // the game that was open before this one
	there  bool
	shelf  *Shelf // was opened on the way; nil: none was

	away    *away         // from one's own games, whose place hits of a search have; nil: these are open
	path    []engine.Move // to where one was in them, once they have their work back
	turned  int           // how often another collection was opened
	arrived int           // the opening of a game after which one went to where its hit is
}

// lastKey is the state that keeps the place of the game that was open last.
const lastKey = "last"

// keepLast keeps which game of which file is open.
func (d *Desk) keepLast() error {
	place := d.Where(d.Session.Index())
	if s, ok := d.Session.Games().(*Shelf); !ok || !s.files || place == "" || s.fresh != nil {
		return nil
	}
	return d.state.Save(lastKey, place)
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
	if d.Memory.back.away != nil {
		return true, d.home()
	}
	if d.Memory.back.there {
		return true, d.Session.Open(d.Memory.back.before)
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
	d.Memory.back = back{shelf: games}
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
	if n := d.CountUnfiled(); n > 0 {
		return d.Lang.Say(lang.UnfiledWait, n)
	}
	if name, _ := d.Last(); name != "" {
		return d.Lang.Say(lang.GoesOn, filepath.Base(name))
	}
	return ""
}
