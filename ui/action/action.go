// Package action is the one table of what can be done: each action's names,
// keys, words, why it cannot be done now, and what it does to a session. Keys,
// help, the command line, the keypad's menu, the line mode's commands and the
// key table of the README all come from it.
package action

import (
	"errors"
	"fmt"

	"qipu/ui/lang"
	"qipu/ui/session"
)

// Group is where help shows an action.
type Group uint8

// The groups, in the order of help.
const (
	Going Group = iota
	Tree
	Games
	Screen
	Practice
	Program
)

// GroupTitles are the titles of the groups.
var GroupTitles = [...]lang.Text{lang.GroupMoves, lang.GroupTree, lang.GroupGames, lang.GroupView, lang.GroupPractice, lang.GroupProgram}

// Effect is what whoever shows the session does after an action.
type Effect uint8

// The effects.
const (
	Nothing      Effect = iota
	Quit                // leave, after asking if there is unsaved work
	Suspend             // stop as a shell's job
	Redraw              // draw everything anew
	ShowHelp            // show all keys
	ShowCommands        // read a command
	ShowMenu            // wait for the second key of the keypad's menu
	ShowGames           // show the list of games
	NextPane            // choose the next pane
	Restyle             // the look changed
	Remember            // keep the settings
	Save                // write the game to its file, or to Argument
	ShowNotices         // show what was wrong at the start
	Recover             // put another run's unsaved work in the place of the game
	AskPiece            // wait for a piece's digit, and say where it stands (PieceText)
	ShowBriefly         // show the board for veil.PeekSeconds
	ShowBoard           // show the board until the next move
	Drill               // start practice: what is due, or Argument
	Stats               // show how practice has gone
	EditComment         // write the comment in place
	EditSetup           // set up a position by placing pieces
	ShowKeypad          // the map of the keypad is to be seen, or no longer
	Autoplay            // step on by itself, every Argument seconds
)

// Context is what an action acts on, and what comes of it.
type Context struct {
	Session  *session.Session
	Lang     lang.Lang
	Argument string // the text behind the name, trimmed
	Dot      string // between file and rank of a point; "": lang.WideDot

	Effect  Effect
	Say     string    // one line about what was done
	Lines   []string  // a longer answer
	Choices []string  // what the action does with the number of each, from 1, as its argument
	Heading lang.Text // of the choices
	Choice  Choice    // for Restyle: what was chosen

	// Search, if set, is to be run, in a goroutine of its own or not; once the
	// session has what it found, Action is to be run again.
	Search func() session.Finding
	Action *Action // the one that was run
}

// Choice is a setting of the look that is no part of a session.
type Choice struct{ Theme, Lines, Language string }

func (c *Context) dot() string {
	if c.Dot == "" {
		return lang.WideDot
	}
	return c.Dot
}

// Again runs the action again, after the search that it asked for.
func (c *Context) Again() error {
	c.Search = nil
	return c.Action.Run(c)
}

// say sets the line about what was done.
func (c *Context) say(t lang.Text, args ...any) { c.Say = c.Lang.Say(t, args...) }

// Action is one thing that can be done.
type Action struct {
	Name  string    // in English, for the command line
	Keys  []string  // as Bubble Tea names them; "0 5" is a key of the keypad's menu
	Title lang.Text // what it does
	Hint  lang.Text // one word for the status line; zero: the title
	Group Group
	Usage string // what the argument is, "N"; "" for none; in brackets if it may be left out
	// Names are the words that the argument can be; nil where it is anything else.
	Names func() []string

	// Why tells why it cannot be done now; nil or the zero Text: it can.
	Why func(*session.Session) lang.Text
	Do  func(*Context) error
}

// Refusal is an answer to a wrong argument, in the words of a Text.
type Refusal struct {
	Text lang.Text
	Args []any
}

// Error implements error, in English.
func (r *Refusal) Error() string { return r.Text.In(lang.English, r.Args...) }

func refuse(t lang.Text, args ...any) error { return &Refusal{t, args} }

// Possible reports whether a can be done now and, if not, why.
func (a *Action) Possible(s *session.Session) (lang.Text, bool) {
	if a.Why == nil {
		return lang.NoText, true
	}
	why := a.Why(s)
	return why, why == lang.NoText
}

// Run does a, if it is possible now.
func (a *Action) Run(c *Context) error {
	c.Action = a
	if why, ok := a.Possible(c.Session); !ok {
		return refuse(why)
	}
	return a.Do(c)
}

// NeedsArgument reports whether a does nothing without a text behind its name.
func (a *Action) NeedsArgument() bool { return a.Usage != "" && a.Usage[0] != '[' }

// All lists the actions in the order of help. It must not be changed.
func All() []Action { return table }

// ByKey returns the action of a key, or nil.
func ByKey(key string) *Action { return byKey[key] }

// ByName returns the action of a name, or nil.
func ByName(name string) *Action { return byName[name] }

var byKey, byName = index()

// index panics if a key or a name stands for two actions.
func index() (keys, names map[string]*Action) {
	keys, names = map[string]*Action{}, map[string]*Action{}
	add := func(m map[string]*Action, name string, a *Action) {
		if m[name] != nil {
			panic(fmt.Sprintf("action: %q is both %s and %s", name, m[name].Name, a.Name))
		}
		m[name] = a
	}
	for i := range table {
		a := &table[i]
		add(names, a.Name, a)
		for _, key := range a.Keys {
			add(keys, key, a)
		}
	}
	return keys, names
}

// Explain puts an error of an action or a session into words; false for errors
// that are not theirs.
func Explain(err error, l lang.Lang) (string, bool) {
	if e, ok := errors.AsType[*Refusal](err); ok {
		return l.Say(e.Text, e.Args...), true
	}
	if e, ok := errors.AsType[*session.StateError](err); ok {
		return l.Say(stateTexts[e.State]), true
	}
	if e, ok := errors.AsType[*session.RangeError](err); ok {
		return l.Say(rangeTexts[e.What], e.N, e.Max), true
	}
	return "", false
}

var stateTexts = map[session.State]lang.Text{
	session.NotPlayable: lang.NotPlayable, session.NotTheRecords: lang.NotTheRecords,
	session.NothingToUndo: lang.NothingToUndo, session.NothingToRedo: lang.NothingToRedo,
	session.Lost: lang.PlayLost,
}

var rangeTexts = map[session.Range]lang.Text{
	session.NoSuchGame: lang.NoSuchGame, session.NoSuchPly: lang.NoSuchPly, session.NoSuchRound: lang.NoSuchRound,
}

// OutcomeText returns what a played move was to the record.
func OutcomeText(o session.Outcome) lang.Text {
	return [...]lang.Text{
		session.Mainline: lang.SaysMainline, session.Variation: lang.SaysVariation,
		session.Extended: lang.SaysExtended, session.Varied: lang.SaysVaried,
	}[o]
}
