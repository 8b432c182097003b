// Package action is the one table of what can be done: each [Action]'s names,
// keys, words, why it cannot be done now, and what it does. Keys, help, the
// command line, the keypad's menu, the line mode's commands and the key table of
// the README all come from it: nothing else looks at a key that begins no move.
//
// An action acts on a [desk.Desk] and its session, and calls the [Host], whoever
// shows them, for what it has to tell, to ask or to open. There are two hosts:
// the screen of package ui and the line mode of package ui/line. A walk:
//
//   - A key is looked up by [ByKey], a name by [ByName], a line of ':' is read by
//     [Command].
//   - [Action.Run] refuses what is not [Action.Possible] now with a [Refusal], in
//     the words of the language; the host says it as it says any other error.
//   - What is done changes the session before Run returns, and so is in the
//     journal before anything is shown. No call of a Host is put off until later
//     but for [Host.Search], which changes nothing until it is done.
//   - While blind what an action tells is paid for as a look, or refused.
//
// To add one, add a line to the table, and if it needs something of the screen
// that no other action does, a method to Host.
package action

import (
	"errors"
	"fmt"
	"strings"

	"qipu/ui/desk"
	"qipu/ui/drill"
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

// Context is what an action acts on, and who is told of it.
type Context struct {
	Desk     *desk.Desk
	Session  *session.Session // the desk's
	Lang     lang.Lang        // the desk's
	Host     Host
	Argument string  // the text behind the name, trimmed
	Dot      string  // how points are named; "": as on a screen
	Action   *Action // the one that is run
}

// NewContext returns what an action with an argument acts on.
func NewContext(d *desk.Desk, h Host, argument string) *Context {
	return &Context{Desk: d, Session: d.Session, Lang: d.Lang, Host: h, Argument: argument}
}

func (c *Context) dot() string {
	if c.Dot == "" {
		return c.Lang.Dot()
	}
	return c.Dot
}

// Again runs the action again, after the search that it asked for.
func (c *Context) Again() error { return c.Action.Run(c) }

// say tells in a line what was done.
func (c *Context) say(t lang.Text, args ...any) { c.Host.Say(c.Lang.Say(t, args...)) }

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
	// Last is the argument that was given last, which is taken where none is; nil, or
	// "": one must be given.
	Last func(*desk.Desk) string

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

// notAmong refuses a word that is none of a list.
func notAmong(text string, list []string) error {
	return refuse(lang.NoSuchChoice, text, strings.Join(list, " "))
}

// Possible reports whether a can be done now and, if not, why.
func (a *Action) Possible(s *session.Session) (lang.Text, bool) {
	if why := inPlay(a.Name, s); why != lang.NoText {
		return why, false
	}
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
	if e, ok := errors.AsType[*drill.UnknownError](err); ok {
		return l.Say(lang.NoSuchDrill, e.Name), true
	}
	switch {
	case errors.Is(err, drill.ErrNoBook):
		return l.Say(lang.NoBook), true
	case errors.Is(err, desk.ErrNoMoves):
		return l.Say(lang.BookEmpty), true
	}
	if e, ok := errors.AsType[*desk.BookError](err); ok {
		return e.Path + ": " + lang.NewVoice(l, nil).Error(e.Err, nil), true
	}
	if e, ok := errors.AsType[*session.RangeError](err); ok {
		return l.Say(rangeTexts[e.What], e.N, e.Max), true
	}
	return "", false
}

var stateTexts = map[session.State]lang.Text{
	session.NotPlayable: lang.NotPlayable, session.NotTheRecords: lang.NotTheRecords,
	session.NothingToUndo: lang.NothingToUndo, session.NothingToRedo: lang.NothingToRedo,
	session.Lost: lang.PlayLost, session.NotYourTurn: lang.NotYourTurn, session.LookingBack: lang.LookingBack,
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
