// What blindfold practice lets through at the place.

package session

import "qipu/ui/veil"

// Veil returns the settings of practice that hold at the place. Where the first
// rounds are open, going back to them does not open the board again, which would
// tell of what came after: going back to the start does.
func (s *Session) Veil() veil.Settings { return s.Blind.At(s.deepest) }

// Reblind is called when the settings of practice change: the first rounds that
// are open are counted anew.
func (s *Session) Reblind() {
	s.deepest = s.Ply()
	if s.Ply() > 0 {
		s.whole.seen(s)
	}
}
