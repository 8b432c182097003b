// A game of one's own: begun, its headers, its result.

package action

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/paper"
	"qipu/ui/session"
)

// Headers are the names of the headers that a player fills in, in the order in which
// they are asked for; Result is the third, so that its digit is 3.
var Headers = []string{
	"Red", "Black", "Result", "Date", "Event", "Round",
	"Title", "Site", "RedTeam", "BlackTeam", "RedElo", "BlackElo", "Time", "Opening", "Annotator", "Referee", "Recorder", "Group", "Table",
}

// HeaderWord is a header as players call it in a language; one that players do not
// fill in stands under its name.
func HeaderWord(name string, l lang.Lang) string {
	words := strings.Split(l.Say(lang.HeaderNames), ", ")
	if i := slices.Index(Headers, name); i >= 0 && i < len(words) {
		return words[i]
	}
	return name
}

// begin opens a new game, from a FEN or the usual start, which stays in the list of
// games until it is saved or dropped.
func begin(c *Context) error {
	start := engine.StandardSetup()
	if c.Argument != "" {
		var err error
		if start, err = engine.ParseFEN(c.Argument); err == nil {
			_, err = start.Position()
		}
		if err != nil {
			return err
		}
	}
	return c.done(c.Desk.Tray.Begin(start), lang.IsNew)
}

// head sets a header of the game, takes it away with -, or tells its value; without a
// name all of them are filled in.
func head(c *Context) error {
	name, value, given := strings.Cut(c.Argument, " ")
	name, value = records.TagName(name), strings.TrimSpace(value)
	switch now := desk.GameTold(c.Session, c.Lang).Value(name); {
	case c.Argument == "":
		c.Host.EditHead()
		return nil
	case given:
		return SetHeader(c, name, value)
	case now == "":
		return refuse(lang.NoHeader, name)
	default:
		c.say(lang.HeaderIs, HeaderWord(name, c.Lang), now)
		return nil
	}
}

// Header returns the value of a header as it is kept, of what is typed for it; false
// if it is none. A result is 1 0 5 . on the keypad, or a word; a date eight digits of
// which 00 is not known, and nothing is today. "-" is no header at all.
func Header(name, typed string, now time.Time) (value string, ok bool) {
	switch {
	case typed == "-":
		return "", true
	case name == "Result":
		if value = map[string]string{"1": "1-0", "0": "0-1", "5": "1/2-1/2", ".": "*", "": "*"}[typed]; value != "" {
			return value, true
		}
		return records.Result(typed)
	case name == "Date":
		return date(typed, now)
	}
	return typed, true
}

// date reads a date: a number has eight digits, or the four of a year; anything
// else is taken as it is written.
func date(typed string, now time.Time) (string, bool) {
	if typed == "" {
		return now.Format("2006.01.02"), true
	}
	const year, whole = len("2026"), len("20260301")
	if _, err := strconv.Atoi(typed); err != nil || len(typed) == year {
		return typed, records.DateSpan(typed) != records.Span{}
	} else if len(typed) != whole {
		return "", false
	}
	years, month, day := typed[:4], typed[4:6], typed[6:]
	if month != "00" && day != "00" {
		if _, err := time.Parse("20060102", typed); err != nil {
			return "", false
		}
	}
	if month > "12" || day > "31" {
		return "", false
	}
	unknown := func(digits string) string {
		if strings.Trim(digits, "0") == "" {
			return strings.Repeat("?", len(digits))
		}
		return digits
	}
	return unknown(years) + "." + unknown(month) + "." + unknown(day), true
}

// SetHeader sets a header to what is typed for it, and says so.
func SetHeader(c *Context, name, typed string) error {
	value, ok := Header(name, typed, c.Desk.Now())
	switch {
	case name == "Result" && !ok:
		return notAmong(typed, []string{"1-0", "0-1", "1/2-1/2", "*"})
	case !ok:
		return refuse(lang.BadDate, typed)
	case !named(name):
		return refuse(lang.BadHeader, name)
	}
	if name == "Result" && value == "" {
		value = "*"
	}
	if err := setTag(c.Session, name, value); err != nil {
		return err
	}
	if name == "Red" || name == "Black" {
		if err := c.Desk.KeepName(value); err != nil {
			return err
		}
	}
	if value == "" {
		c.say(lang.HeaderGone, HeaderWord(name, c.Lang))
	} else {
		c.say(lang.HeaderIs, HeaderWord(name, c.Lang), value)
	}
	return nil
}

// named reports whether a header can have the name: no tag of PGN that says how the
// game is written is one.
func named(name string) bool {
	reserved := func(other string) bool { return strings.EqualFold(name, other) }
	return name != "" && len(name) <= 40 && !strings.ContainsAny(name, "\"'[](){}:：\\") &&
		!slices.ContainsFunc([]string{"FEN", "Format", "SetUp", "Game"}, reserved)
}

// setTag makes the edit that gives a header its value, if it has another.
func setTag(s *session.Session, name, value string) error {
	tags := s.Game().Tags
	i := slices.IndexFunc(tags, func(tag records.Tag) bool { return tag.Name == name })
	e := records.Edit{Op: records.SetTag, Where: records.NodeID(i), Name: name, Text: value}
	switch {
	case i >= 0 && tags[i].Value == value || i < 0 && value == "":
		return nil
	case i < 0:
		e.Op, e.Where = records.AddTag, records.NodeID(len(tags))
	case value == "":
		e.Op = records.DropTag
	}
	return s.Edit(e)
}

// result sets the result; without one it is asked for, a key of the keypad.
func result(c *Context) error {
	if c.Argument != "" {
		return SetHeader(c, "Result", c.Argument)
	}
	c.say(lang.AskResult)
	c.Host.Read(func(key string) {
		if len(key) != 1 || !strings.Contains("105.", key) {
			return
		}
		if err := SetHeader(c, "Result", key); err != nil {
			c.Host.Fail(err)
		}
	})
	return nil
}

// diagram asks for a diagram behind the move one stands on, where the game is printed,
// or no longer does: a mark in its comment.
func diagram(c *Context) error {
	s := c.Session
	text := s.Game().Comment(s.Node())
	said := lang.DiagramSet
	if strings.Contains(text, paper.Diagram) {
		text, said = strings.TrimSpace(strings.ReplaceAll(text, paper.Diagram, "")), lang.DiagramGone
	} else {
		text = strings.TrimSpace(paper.Diagram + " " + text)
	}
	return c.done(s.Edit(records.Edit{Op: records.Comment, Node: s.Node(), Text: text}), said)
}

// phrase adds one of the user's remarks or a ready-made one to the comment of the move one stands on: the one
// whose number is given, or one that is chosen.
func phrase(c *Context) error {
	phrases := slices.Clone(c.Desk.Settings.Phrases)
	for _, text := range strings.Fields(c.Lang.Say(lang.Phrases)) {
		phrases = append(phrases, strings.ReplaceAll(text, "-", " "))
	}
	if c.Argument == "" {
		c.Host.Choose(c, lang.ActPhrase, phrases)
		return nil
	}
	n, err := strconv.Atoi(c.Argument)
	if err != nil || n < 1 || n > len(phrases) {
		return notAmong(c.Argument, phrases)
	}
	s := c.Session
	text := phrases[n-1]
	if old := s.Game().Comment(s.Node()); old != "" {
		text = fmt.Sprintf("%s %s", old, text)
	}
	return c.done(s.Edit(records.Edit{Op: records.Comment, Node: s.Node(), Text: text}), lang.PhraseAdded)
}
