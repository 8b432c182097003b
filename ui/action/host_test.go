// A host for tests.

package action

import (
	"time"

	"qipu/ui/lang"
	"qipu/ui/session"
)

// host notes what it is told; it searches at once.
type host struct {
	Host
	said           string
	lines, choices []string
	err            error // of what a search was made for
}

func (h *host) Say(text string) { h.said = text }

func (h *host) Tell(lines []string) { h.lines = lines }

func (h *host) Choose(_ *Context, _ lang.Text, choices []string) { h.choices = choices }

func (h *host) Search(c *Context, run func() session.Finding) {
	c.Session.Diagnosis().Found(run())
	h.err = c.Again()
}

func (h *host) Autoplay(time.Duration) {}

// watched returns what an action on a session acts on.
func watched(s *session.Session) *Context { return &Context{Session: s, Host: &host{}} }

// heard is the host of a context.
func heard(c *Context) *host { return c.Host.(*host) }
