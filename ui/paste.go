// What is pasted: into a line that is being written, or a position, a game, moves.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/setup"
)

// pasted gives a pasted text to what is open: a line being written, or the game.
func (m *Model) pasted(text string) tea.Cmd {
	flat := strings.ReplaceAll(text, "\n", " ")
	switch {
	case m.asking || m.menu:
	case m.setter != nil:
		m.setterPaste(text)
	case m.prompt != noPrompt:
		for _, r := range flat {
			m.line.Insert(r)
		}
	case m.overlay == overlayEditor:
		m.editor.insert([]rune(text)...)
		m.keepDraft()
	case m.overlay == overlayGames:
		for _, r := range flat {
			m.list.filter.Insert(r)
		}
		return m.filterList()
	case m.overlay == overlayNone:
		m.paste(text)
	}
	return nil
}

// paste takes a text that was pasted: a position, a game, or moves to be played.
func (m *Model) paste(text string) {
	if s, ok := setup.Diagram(text); ok {
		m.pasteBoard(s)
		return
	}
	words := strings.Fields(text)
	if len(words) == 1 {
		m.session.Entry.Clear()
		for _, r := range words[0] {
			m.session.Entry.Insert(r)
		}
		return
	}
	if games, err := desk.Parse(text); err == nil && games.Len() > 0 {
		if g, err := games.Game(0); err == nil && g.First(0) != 0 {
			m.session.Paste(g)
			m.say(m.lang.Say(lang.Pasted, m.session.Plies()))
			return
		}
	}
	if s, ok := setup.Among(text); ok {
		m.pasteBoard(s)
		return
	}
	m.playWords(words)
}

// pasteBoard opens a game from a position, unless it cannot be played.
func (m *Model) pasteBoard(s engine.Setup) {
	if _, err := s.Position(); err != nil {
		m.fail(err)
		return
	}
	m.session.Paste(records.NewGame(s))
	m.say(m.lang.Say(lang.SetupDone))
}

// playWords plays moves one after the other, up to the first that is none.
func (m *Model) playWords(words []string) {
	played := 0
	for _, word := range words {
		word = strings.TrimLeft(word, "0123456789")
		if word = strings.TrimLeft(word, ".、"); word == "" {
			continue
		}
		mv, err := m.session.Read(word)
		if err == nil {
			_, err = m.session.Play(mv)
		}
		if err != nil {
			m.fail(err)
			return
		}
		played++
	}
	m.say(m.lang.Say(lang.PlayedPaste, played))
}
