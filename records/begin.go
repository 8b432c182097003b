// Whether a record that does not say its start begins from the standard position.

package records

import "qipu/engine"

// FromStandard reports whether the moves of a record speak for the standard
// position as its start, slips in them granted: most pieces that it moves for the
// first time stand there. Plies whose points are not on the board are passed over.
// A record that contradicts itself nowhere needs no slips to be explained: of such
// a one all but one piece, or two of many, must stand right.
func FromStandard(plies []Ply) bool {
	b := engine.StandardSetup().Board
	if len(plies) == 0 || plies[0].Color != b.Turn && len(plies) < 2 {
		return false
	}
	var touched [engine.Squares]bool
	right, wrong := 0, 0
	for _, p := range plies {
		from, to := p.Move.From, p.Move.To
		if from >= engine.NoSquare || to >= engine.NoSquare {
			continue
		}
		stands := b.At[from]
		switch {
		case stands == engine.NoPiece || stands.Color() != p.Color || p.Kind != engine.NoKind && stands.Kind() != p.Kind:
			wrong++
			stands = engine.MakePiece(p.Color, p.Kind)
		case !touched[from]:
			right++
		}
		touched[from], touched[to] = true, true
		b.At[from], b.At[to] = engine.NoPiece, stands
	}
	if len(Force(plies).Clashes) == 0 {
		return wrong == 0 || wrong == 1 && right > 3 || wrong == 2 && right > 10
	}
	return right > 2*wrong
}
