// How the screen is divided for what is on it.

package ui

import (
	"qipu/records"
	"qipu/ui/action"
)

// layout divides the screen, of which a part is chosen.
func (s *stage) layout(on focus) layout {
	if g := s.session.Game(); s.counted != g {
		s.counted, s.notes = g, hasNotes(g)
	}
	v := &s.session.View
	_, ruled := action.Ruling(s.desk)
	notes := s.notes || s.session.History().CanUndo() || len(s.session.Game().Problems) > 0 || ruled
	return layOut(s.width, s.height, layoutPrefs{
		labels: v.Labels, compact: v.Compact, size: s.desk.Settings.Size, tiles: s.theme.tiles, keypad: v.Keypad, notes: notes, listed: s.listed, focus: on,
		every: tableWidth(s),
	})
}

// hasNotes reports whether the game has anything to show in a pane of its own.
func hasNotes(g *records.Game) bool {
	if g.Comment(0) != "" {
		return true
	}
	for id := range g.Walk() {
		if records.Remark(g.Comment(id)) != "" || g.Next(id) != 0 {
			return true
		}
	}
	return false
}
