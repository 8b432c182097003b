// The clipboard of whoever sits at the terminal, reached by OSC 52.

package ui

import (
	"io"

	"github.com/aymanbagabas/go-osc52/v2"
	tea "github.com/charmbracelet/bubbletea"
)

// clipboard is the way to it: ESC ] 52 ; c ; BASE64 BEL on the program's output. tmux
// takes that for its own buffer, and hands on what is wrapped for it where it is
// allowed to; screen hands on short pieces alone.
type clipboard struct {
	to           io.Writer // nil: there is no terminal
	tmux, screen bool
	pastes       *pastes // what came from it; nil: that comes with the message
}

// newClipboard is the clipboard beyond a terminal, as the environment tells.
func newClipboard(to io.Writer, getenv func(string) string) clipboard {
	tmux := getenv("TMUX") != ""
	return clipboard{to: to, tmux: tmux, screen: !tmux && getenv("STY") != ""}
}

// sequence is what the terminal is sent.
func (c clipboard) sequence(text string) string {
	plain := osc52.New(text)
	switch {
	case c.tmux:
		return plain.String() + plain.Tmux().String()
	case c.screen:
		return plain.Screen().String()
	}
	return plain.String()
}

// put sends a text in one write, between two frames.
func (c clipboard) put(text string) tea.Cmd {
	if c.to == nil {
		return nil
	}
	return func() tea.Msg {
		_, _ = io.WriteString(c.to, c.sequence(text)) // a terminal that is gone ends the program by itself
		return nil
	}
}
