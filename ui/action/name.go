// Names of points and ranks on request.

package action

import (
	"qipu/engine"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// namePoint names a point: the one given, in digits by the count of the near side,
// else where the last move went, else
// the one under the cursor; in the count of the side whose piece stands there,
// of an empty one in Red's.
func namePoint(c *Context) error {
	s := c.Session
	at := s.View.Cursor
	if s.Ply() > 0 && s.Veil().Level == veil.Open {
		at = s.Game().Move(s.Node()).To
	}
	if c.Argument != "" {
		at, _ = lang.ReadPoint(c.Argument, s.View.Near())
	}
	if at == engine.NoSquare {
		return refuse(lang.NeedsText, "e0")
	}
	c.Host.Say(PointName(s, at, c.Lang, c.dot()))
	return nil
}

// PointName names a point of the board one sees; what is hidden decides nothing.
func PointName(s *session.Session, at engine.Square, l lang.Lang, dot string) string {
	side := engine.Red
	if p := s.Board().At[at]; p != engine.NoPiece && s.Veil().Level == veil.Open {
		side = p.Color()
	}
	return drill.PointName(at, side, l, dot)
}
