// What is pasted into the viewer: a position, a game, or moves.

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

// paste takes a text that was pasted: a position, a game, or moves to be played.
func (v *gamePage) paste(text string) tea.Cmd {
	if s, ok := setup.Diagram(text); ok {
		v.pasteBoard(s)
		return nil
	}
	words := strings.Fields(text)
	if len(words) == 1 {
		v.session.Entry.Clear()
		for _, r := range words[0] {
			v.session.Entry.Insert(r)
		}
		return nil
	}
	if games, err := desk.Parse(text); err == nil && games.Len() > 0 {
		if g, err := games.Game(0); err == nil && g.First(0) != 0 {
			v.session.Paste(g)
			v.say(v.lang.Say(lang.Pasted, v.session.Plies()))
			return nil
		}
	}
	if s, ok := setup.Among(text); ok {
		v.pasteBoard(s)
		return nil
	}
	v.playWords(words)
	return nil
}

// pasteBoard opens a game from a position, unless it cannot be played.
func (v *gamePage) pasteBoard(s engine.Setup) {
	if _, err := s.Position(); err != nil {
		v.fail(err)
		return
	}
	v.session.Paste(records.NewGame(s))
	v.say(v.lang.Say(lang.SetupDone))
}

// playWords plays moves one after the other, up to the first that is none.
func (v *gamePage) playWords(words []string) {
	played := 0
	for _, word := range words {
		word = strings.TrimLeft(word, "0123456789")
		if word = strings.TrimLeft(word, ".、"); word == "" {
			continue
		}
		mv, err := v.session.Read(word)
		if err == nil {
			_, err = v.session.Play(mv)
		}
		if err != nil {
			v.fail(err)
			return
		}
		played++
	}
	v.say(v.lang.Say(lang.PlayedPaste, played))
}
