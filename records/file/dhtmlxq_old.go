// The moves of DhtmlXQ's second version, which the player of dpxq.com still takes:
// twelve characters a move, variations among them.

package file

import (
	"strconv"
	"strings"

	"qipu/engine"
)

// ubbOldMove is the length of a move: its two points, piece and file, X Y or Z for
// its direction, its target, and the number of the move in whose place it stands;
// that is its own where it only goes on.
const ubbOldMove = 12

// ubbOld returns moves of the second version without blanks, or "".
func ubbOld(it ubbItem) string {
	text := strings.Join(strings.Fields(it.value), "")
	if len(text) < ubbOldMove || strings.IndexByte("XYZxyz", text[6]) < 0 {
		return ""
	}
	return text
}

// oldMoves adds the routes of such moves, and keeps where each stands, for comments
// are by the number of the move there. It returns false where they break off.
func (r *ubbReader) oldMoves(it ubbItem, text string) bool {
	r.numbered = []ubbPlace{{}}
	routes := []ubbRoute{{}}
	whole := len(text)%ubbOldMove == 0
	for at := 0; len(text) >= ubbOldMove; at, text = at+1, text[ubbOldMove:] {
		m := engine.Move{From: ubbSquare(text[0], text[1]), To: ubbSquare(text[2], text[3])}
		instead, err := strconv.Atoi(text[8:ubbOldMove])
		if m.From == engine.NoSquare || m.To == engine.NoSquare || err != nil || instead < 0 || instead > at {
			whole = false
			break
		}
		if instead < at {
			place := r.numbered[instead+1]
			next := ubbRoute{parent: place.route, ply: place.ply, number: len(routes), name: it.written, off: it.off}
			if first := routes[place.route]; place.route > 0 && place.ply == first.ply {
				next.parent = first.parent // that move begins a route itself
			}
			routes = append(routes, next)
		}
		last := &routes[len(routes)-1]
		last.moves, last.starts = append(last.moves, m), append(last.starts, it.off+min(at*ubbOldMove, len(it.value)-4))
		r.numbered = append(r.numbered, ubbPlace{last.number, max(last.ply, 1) + len(last.moves) - 1})
	}
	for _, route := range routes {
		r.routes.add(route)
	}
	return whole
}
