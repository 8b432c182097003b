// What blindfold practice lets through at the place.

package session

import "qipu/ui/veil"

// Veil returns the settings of practice that hold at the place.
func (s *Session) Veil() veil.Settings { return s.Blind.At(s.place.at) }
