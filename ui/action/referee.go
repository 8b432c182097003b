// What a referee would say where one stands.

package action

import (
	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// Standing says whose turn it is and whether that side is in check, mated or
// without a move, as far as the level lets it be told.
func Standing(s *session.Session, l lang.Lang) string {
	checked := s.Cursor().CheckAt(s.Ply()) != engine.NoSquare && s.Veil().AllowsCheck()
	return l.Standing(s.Board().Turn, s.Cursor().Status(), checked)
}
