// Work on the game: saving it, and keeping what is unsaved for the next run.

package line

import (
	"errors"
	"strings"

	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// save writes the game. What would be lost or overwritten is said first, and the
// next line decides; where nobody is there to answer nothing is written.
func (m *mode) save(name string, sure bool) {
	err := m.Save(name, sure)
	var d *session.Doubt
	switch {
	case err == nil && name != "":
		m.say(m.Lang.Say(lang.IsSavedAs, name))
	case err == nil:
		m.say(m.Lang.Say(lang.IsSaved))
	case errors.As(err, &d):
		for _, text := range d.Told(m.Session.Veil().Level != veil.Open) {
			m.say(strings.TrimSpace(text))
		}
		if !m.asks {
			m.say(m.Lang.Say(lang.SaveNot))
			return
		}
		m.reads = func(text string) { m.answerSave(name, text) }
		m.say(m.Lang.Say(lang.SaveSure))
	case errors.Is(err, desk.ErrNowhere):
		m.say(m.Lang.Say(lang.CannotSave))
	case errors.Is(err, desk.ErrMirrored):
		m.say(m.Lang.Say(lang.MirrorSave))
	default:
		m.say(m.Lang.Say(lang.NotSaved, lang.NewVoice(m.Lang, nil).Error(err, nil)))
	}
}

// answerSave takes the answer to a save's question.
func (m *mode) answerSave(name, text string) {
	switch strings.ToLower(text) {
	case "y", "yes", "1":
		m.save(name, true)
	default:
		m.say(m.Lang.Say(lang.SaveNot))
	}
}

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
		m.say(m.Lang.Say(lang.NotJournaled, lang.NewVoice(m.Lang, nil).Error(err, nil)))
	}
}

func (m *mode) recoverOther() {
	if waiting, ok := m.Recover(); ok {
		m.say(m.Lang.Say(lang.RecoveredOther, waiting))
		m.where()
		return
	}
	m.say(m.Lang.Say(lang.NoneToRecover))
}

// drop throws away what was kept of unsaved work.
func (m *mode) drop() { m.unkept(m.Drop()) }
