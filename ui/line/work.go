// Work on the game: saving it, and keeping what is unsaved for the next run.

package line

import (
	"errors"
	"strings"

	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// save writes the game. What would be lost or overwritten is said first, and the
// next line decides; where nobody is there to answer nothing is written.
func (m *mode) save(name string, sure bool) {
	if m.Save == nil {
		m.say(m.Lang.Say(lang.CannotSave))
		return
	}
	err := journal.Save(m.Session, m.Keeper, m.Save, name, sure)
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
		if !m.Prompt {
			m.say(m.Lang.Say(lang.SaveNot))
			return
		}
		m.reads = func(text string) { m.answerSave(name, text) }
		m.say(m.Lang.Say(lang.SaveSure))
	case errors.Is(err, journal.ErrMirrored):
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
	if m.Keeper == nil {
		return
	}
	found, err := m.Keeper.Follow()
	if text := m.Lang.Found(found.Steps, found.Lost, found.Others); text != "" {
		m.say(text)
		m.where()
	}
	if found.Draft != nil && m.Session.Game().Has(found.Draft.Node) { // there is no editor here
		m.say(m.Lang.Say(lang.DraftBack))
		err = errors.Join(err, m.Session.Edit(*found.Draft))
	}
	m.unkept(err)
}

// unkept says why something is not kept for the next run.
func (m *mode) unkept(err error) {
	if err != nil {
		m.say(m.Lang.Say(lang.NotJournaled, lang.NewVoice(m.Lang, nil).Error(err, nil)))
	}
}

func (m *mode) recoverOther() {
	if m.Keeper != nil {
		if waiting, ok := m.Keeper.Recover(); ok {
			m.say(m.Lang.Say(lang.RecoveredOther, waiting))
			m.where()
			return
		}
	}
	m.say(m.Lang.Say(lang.NoneToRecover))
}

// drop throws away what was kept of unsaved work.
func (m *mode) drop() {
	if m.Keeper != nil {
		m.unkept(m.Keeper.Drop())
	}
}
