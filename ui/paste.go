// What is pasted into the viewer: a position, a game, or moves.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/setup"
)

// paste takes a text that was pasted: a position, games, or moves to be played.
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
			v.pasteGames(text)
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
	if v.leaves() {
		v.begun(v.desk.Tray.Begin(s), v.lang.Say(lang.SetupDone))
	}
}

// pasteGames opens the games of a text.
func (v *gamePage) pasteGames(text string) {
	if !v.leaves() {
		return
	}
	err := v.desk.Tray.BeginText(text)
	said := v.lang.Say(lang.Pasted, v.session.Plies())
	if n := v.session.Games().Len(); n > 1 {
		said = v.lang.Say(lang.PastedMany, n)
	}
	v.begun(err, said)
}

// leaves warns once, where work is not kept, that what is pasted takes its place.
func (v *gamePage) leaves() bool {
	if v.desk.Keeps() || !v.session.Unsaved() || v.session.History().Warned("paste") {
		return true
	}
	v.refuse(v.lang.Say(lang.PasteUnsaved))
	return false
}

// begun says that games were begun, or why not.
func (s *stage) begun(err error, said string) {
	if err != nil {
		s.fail(err)
		return
	}
	s.say(said)
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
