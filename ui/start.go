// The viewer begins: with its game, a drill or a game against a program.

package ui

import (
	"github.com/muesli/termenv"

	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// newModel returns the viewer of a desk.
func newModel(d *desk.Desk, look Look, profile termenv.Profile) *Model {
	m := &Model{stage: stage{desk: d, session: d.Session, lang: d.Lang, paint: paint{look: look, profile: profile}}}
	m.do = m
	m.dress()
	m.practice = &practice{}
	m.blind = &blind{stage: &m.stage, practice: m.practice, announced: m.placeNow()}
	m.repairer = &repairer{stage: &m.stage}
	m.game = &gamePage{stage: &m.stage, panes: newPanes(&m.stage), blind: m.blind, hand: hand{stage: &m.stage}}
	m.opponent.stage = &m.stage
	m.open(m.game)
	m.follow()
	if text := d.Greeting(); text != "" && m.message == "" {
		m.say(text)
	}
	if len(d.Notices) > 0 {
		m.refuse(noticed(d.Notices, m.lang, m.message))
	}
	return m
}

// begin starts the drill that the viewer was started for, if it was.
func (m *Model) begin(name *string) {
	if name == nil {
		return
	}
	m.practice.alone = true
	m.act(action.ByName("drill"), *name)
}

// face begins the game against a program that the viewer was started for, if it
// was.
func (m *Model) face(c *desk.Challenge) {
	if c != nil {
		m.started = m.settle(action.Challenge(m.context(""), c))
	}
}

// noticed is the first of the lines that were printed before the screen hid them,
// beside what is said already.
func noticed(notices []string, l lang.Lang, said string) string {
	text := notices[0]
	if more := len(notices) - 1; more > 0 {
		text += "   " + l.Say(lang.NoticesMore, more)
	}
	if said != "" {
		text += "   " + said
	}
	return text
}
