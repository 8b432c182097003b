// Practice: what drills ask, how it has gone, and how one practises.

package desk

import (
	"errors"
	"path/filepath"
	"slices"
	"time"

	"qipu/notation"
	"qipu/records"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// school is what practice is made of.
type school struct {
	library *drill.Library // nil until it is asked for
	told    *lang.Lang     // in which the titles of the library are; nil: it was given
	book    *drill.Book    // one's own openings; nil until they are
	drawn   []drill.Game   // games of the library, asked in the place of all others now
	alone   bool           // nothing but practice is done, and so nothing chosen to be hidden
	builtin []drill.Game   // the games that come with qipu, as far as they are no problems
	log     drill.Log      // nil: it is that of the state, once it is asked for, or there is none
	now     func() time.Time
	blind   veil.Settings // how one practises, as it is kept
	shelf   *Shelf        // whose games are asked, if they are the user's; may be nil
}

// Now returns what time it is.
func (d *Desk) Now() time.Time {
	if d.school.now != nil {
		return d.school.now()
	}
	return time.Now()
}

// Practice opens what drills ask, the open game among it unless something of it
// is hidden, in which case none that tells of it is; and how practice has gone; nil where there are no drills. An
// unreadable history comes empty, with the error.
func (d *Desk) Practice() (*drill.Library, *drill.History, error) {
	log := d.practiceLog()
	if log == nil {
		return nil, nil, nil
	}
	if told := d.school.told; d.school.library == nil || told != nil && *told != d.Lang {
		now := d.Lang
		d.school.library, d.school.builtin = lessons(d.school.shelf, now)
		d.school.library.Problems = append(d.school.library.Problems, d.ownProblems()...)
		drill.SortProblems(d.school.library.Problems)
		d.school.told = &now
	}
	h, err := History(log, &d.Settings)
	lib := d.askable()
	book, failed := d.Book()
	if book == nil {
		book = lib.Book
	}
	if book != nil {
		level := veil.Open
		if d.Session != nil && !d.school.alone {
			level = d.Session.Blind.Level
		}
		lib = lib.WithBook(book, level)
	}
	return lib, h, errors.Join(err, failed)
}

// practiceLog is the log of practice, the same all the time; nil: there is none.
func (d *Desk) practiceLog() drill.Log {
	if d.school.log == nil && d.state != nil {
		d.school.log = drill.NewFileLog(LogFile(*d.state))
	}
	return d.school.log
}

// BlindNews keeps how a whole game went that was played or studied blind, and returns it
// once, when it has ended; false: none has.
func (d *Desk) BlindNews() (g drill.BlindGame, ok bool, err error) {
	b, ok := d.Session.BlindNews()
	if !ok {
		return g, false, nil
	}
	g = drill.BlindGame{
		Time: d.Now(), Title: GameTitle(Unended(d.Session.Game().Tags), d.Session.Index(), d.Lang), Level: b.Level, Plies: b.Plies,
		Looks: b.Peeks.Counts, Misses: b.Peeks.Misses, Undone: b.Peeks.Undone,
	}
	if b.Played {
		g.Result = b.Ending.Result()
	}
	if log := d.practiceLog(); log != nil {
		err = log.AppendGame(g)
	}
	return g, true, err
}

// PracticeOn is Practice with games of the library in the place of all others.
func (d *Desk) PracticeOn(games []drill.Game) (*drill.Library, *drill.History, error) {
	d.school.drawn = games
	defer func() { d.school.drawn = nil }()
	return d.Practice()
}

// Alone says that nothing but practice is done in this run: one's own openings are
// asked with the board in sight, whatever was hidden of games before.
func (d *Desk) Alone() { d.school.alone = true }

// askable is what drills may ask now: the open game first, or nothing that tells of
// it while something of it is hidden.
func (d *Desk) askable() *drill.Library {
	lib := d.school.library.Read(d.typing())
	if d.school.drawn != nil {
		with := *lib
		with.Games = drill.Source{Games: d.school.drawn}
		lib = &with
	}
	s := d.Session
	if s == nil {
		return lib
	}
	title := lessonTitle(GameTold(s, d.Lang), s.Index(), d.Lang)
	g, ok := drill.GameOf(title, s.Game())
	g.Title = title
	switch {
	case s.Covered() || s.Blind.Blind(): // from some round on too
		return lib.Without(d.school.builtin, g, followed(s))
	case ok && d.school.drawn == nil:
		return lib.With(g)
	}
	return lib
}

// followed is the line that one is in, which may be a variation, as far as it is
// legal; of a game without a playable start the zero Game.
func followed(s *session.Session) drill.Game {
	p, err := s.Game().Start.Position()
	if err != nil {
		return drill.Game{}
	}
	g := drill.Game{Start: p}
	for _, id := range s.Line()[1:] {
		m := s.Game().Move(id)
		if !p.Legal(m) {
			break
		}
		g.Moves, p = append(g.Moves, m), p.PlayLegal(m)
	}
	return g
}

// typing is how typed moves are read.
func (d *Desk) typing() notation.Mode {
	v := d.view()
	if d.Session != nil {
		v = d.Session.View
	}
	return v.Mode(nil)
}

// History replays how practice has gone.
func History(log drill.Log, s *store.Settings) (*drill.History, error) {
	return drill.Open(log, drill.NewScheduler(float64(s.Retain)/100))
}

// LogFile returns the path of the log of practice.
func LogFile(s store.State) string { return filepath.Join(s.Folder(), "practice.log") }

// practiceKey is the state that keeps how one practises.
const practiceKey = "practice"

// recallPractice has one practise as it was left, but for what the settings say.
func (d *Desk) recallPractice() {
	var v veil.Settings
	if d.state != nil {
		if err := d.state.Load(practiceKey, &v); err != nil {
			d.Notices = append(d.Notices, lang.NewVoice(d.Lang, nil).Error(err, nil))
		}
	}
	if int(v.Level) >= veil.Levels || int(v.Chosen) >= veil.Levels || int(v.List) >= veil.Lists || v.After < 0 {
		v = veil.Settings{}
	}
	if a := d.Settings.Announce; a != "auto" {
		v.Notation = a
	}
	if d.Settings.Misses > 0 {
		v.Limit = d.Settings.Misses
	}
	d.Session.Blind, d.school.blind = v, v
}

// KeepPractice keeps how one practises, if that changed; not what is agreed for a
// game against a program.
func (d *Desk) KeepPractice() error {
	if d.state == nil || d.Session == nil || d.Opponent != nil || d.school.blind == d.Session.Blind {
		return nil
	}
	d.school.blind = d.Session.Blind
	return d.state.Save(practiceKey, d.school.blind)
}

// GameTitle names a game: by its players and result, else by its title or event,
// else by its number; index counts from 0.
func GameTitle(tags records.Tags, index int, l lang.Lang) string {
	red, black := tags.Value("Red"), tags.Value("Black")
	if red == "" || black == "" {
		for _, text := range []string{tags.Value("Title"), red + black, tags.Value("Event")} {
			if text != "" {
				return text
			}
		}
		return l.Say(lang.Untitled, index+1)
	}
	between := lang.AgainstWith
	switch tags.Value("Result") {
	case "1-0":
		between = lang.BeatsAsRed
	case "0-1":
		between = lang.LosesAsRed
	case "1/2-1/2":
		between = lang.DrawsAsRed
	}
	return red + " " + l.Say(between) + " " + black
}

// Unended returns the headers of a game without how it ended.
func Unended(tags records.Tags) records.Tags {
	return slices.DeleteFunc(slices.Clone(tags), func(tag records.Tag) bool { return tag.Name == "Result" })
}
