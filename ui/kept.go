// What earlier runs left of a game, and throwing it away.

package ui

import (
	"strings"

	"qipu/ui/lang"
)

// follow is called after every key: a game that was just opened gets back what
// earlier runs left unsaved and what was kept of it.
func (m *Model) follow() {
	found, unwritten, unkept := m.desk.Follow()
	if text := m.lang.Found(found.Steps, found.Lost, found.Others); text != "" {
		m.say(text)
	}
	if e := found.Draft; e != nil && m.session.Game().Has(e.Node) {
		m.session.GoTo(e.Node)
		m.openEditor().take(e.Text)
		m.say(strings.TrimLeft(m.message+"   "+m.lang.Say(lang.DraftBack), " "))
	}
	if unwritten != nil {
		m.fail(unwritten)
		m.refuse(m.lang.Say(lang.NotJournaled, m.message))
	}
	if unkept != nil {
		m.fail(unkept)
	}
}

// drop throws away what was kept of the game's unsaved work.
func (m *Model) drop() {
	if err := m.desk.Drop(); err != nil {
		m.fail(err)
	}
}
