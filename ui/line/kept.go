// What is kept of the game for the next run.

package line

import (
	"errors"

	"qipu/ui/lang"
)

// follow tells what earlier runs left unsaved of a game that was opened.
func (m *mode) follow() {
	if m.Session == nil {
		return
	}
	found, unwritten, unkept := m.Follow()
	m.say(m.Lang.Found(found.Steps, found.Lost, found.Others))
	if found.Draft != nil && m.Session.Game().Has(found.Draft.Node) { // there is no editor here
		m.say(m.Lang.Say(lang.DraftBack))
		unwritten = errors.Join(unwritten, m.Session.Edit(*found.Draft))
	}
	m.unkept(errors.Join(unwritten, unkept))
}

// unkept says why something is not kept for the next run.
func (m *mode) unkept(err error) {
	if err != nil {
		m.say(m.Lang.Say(lang.NotJournaled, m.voice().Error(err, nil)))
	}
}
