// The rule that forbids a move, in terms of the pieces and points that do.

package lang

import "qipu/engine"

// Illegal says which rule forbids a move, and the point that does.
func (v Voice) Illegal(e *engine.IllegalError, b *engine.Board) string {
	if b == nil || e.Move.From >= engine.NoSquare || b.At[e.Move.From] == engine.NoPiece || e.Why == engine.NoPieceThere {
		return v.rule(e, b)
	}
	piece := b.At[e.Move.From]
	subject, from := v.name(piece), v.point(e.Move.From, b, piece.Color())
	var other, at string
	if e.At < engine.NoSquare {
		at = v.point(e.At, b, piece.Color())
		if b.At[e.At] != engine.NoPiece {
			other = v.glyph(b.At[e.At])
		}
	}
	t := detail[e.Why]
	switch {
	case e.Why == engine.IsBlocked && piece.Kind() == engine.Horse:
		t = hobbled
	case e.Why == engine.IsBlocked && piece.Kind() == engine.Elephant:
		t = eyeBlocked
	case e.Why == engine.CrossesRiver && piece.Kind() == engine.Pawn:
		t = pawnSideways
	case e.Why == engine.NeedsScreen && other == "":
		return v.Lang.Say(noScreen, subject, from)
	}
	switch e.Why {
	case engine.WrongSide, engine.BadShape, engine.LeavesPalace, engine.CrossesRiver:
		return v.Lang.Say(t, subject, from)
	case engine.Facing:
		return v.Lang.Say(t)
	}
	if other == "" {
		return v.rule(e, b)
	}
	if e.Why == engine.InCheck || e.Why == engine.OwnPiece {
		return v.Lang.Say(t, other, at)
	}
	return v.Lang.Say(t, subject, from, other, at)
}

// rule says the rule alone, where it is not known what stood on the points.
func (v Voice) rule(e *engine.IllegalError, b *engine.Board) string {
	if e.Why == engine.NoPieceThere && b != nil && e.Move.From < engine.NoSquare && b.At[e.Move.From] == engine.NoPiece {
		return v.Lang.Say(nothingOn, Point(e.Move.From, b.Turn, v.dot()))
	}
	return v.Lang.Say(rules[e.Why])
}
