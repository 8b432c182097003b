// A host for tests.

package action

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// host notes what it is told; it searches at once.
type host struct {
	Host
	said           string
	lines, choices []string
	parts          []string // all else, in its order, and what was said
	err            error    // of what a search was made for
}

func (h *host) note(what string) { h.parts = append(h.parts, what) }

func (h *host) Say(text string) {
	h.said = text
	h.note(text)
}

func (h *host) Fail(err error)           { h.note("failed: " + err.Error()) }
func (h *host) Ask(q Question)           { h.note("asked: " + strings.Join(q.Lines, " ")) }
func (h *host) Read(func(string))        { h.note("(reads)") }
func (h *host) Pane(name string, _ bool) { h.note("(pane " + name + ")") }
func (h *host) Restyle(theme bool)       { h.note(fmt.Sprintf("(restyled %v)", theme)) }
func (h *host) Speak()                   { h.note("(language)") }
func (h *host) Mouse(on bool)            { h.note(fmt.Sprintf("(mouse %v)", on)) }
func (h *host) Relist()                  { h.note("(list)") }
func (h *host) Reread(int)               { h.note("(list)") }
func (h *host) Keypad()                  { h.note("(keypad)") }
func (h *host) ShowBoard(brief bool)     { h.note(fmt.Sprintf("(board %v)", brief)) }
func (h *host) EditComment()             { h.note("(comment)") }
func (h *host) EditSetup()               { h.note("(setup)") }

func (h *host) Tell(lines []string) { h.lines = lines }

func (h *host) Choose(_ *Context, _ lang.Text, choices []string) { h.choices = choices }

func (h *host) Search(c *Context, run func() session.Finding) {
	c.Session.Diagnosis().Found(run())
	h.err = c.Again()
}

func (h *host) Autoplay(pace time.Duration) { h.note(fmt.Sprintf("(every %v)", pace)) }

// watched returns what an action on games acts on.
func watched(t *testing.T, games ...*records.Game) *Context {
	t.Helper()
	d, err := desk.New(session.Games(games), desk.Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := session.New(session.Games(games), session.View{})
	if err != nil {
		t.Fatal(err)
	}
	d.Session.View = s.View // that of no language
	return NewContext(d, &host{}, "")
}

// heard is the host of a context.
func heard(c *Context) *host { return c.Host.(*host) }
