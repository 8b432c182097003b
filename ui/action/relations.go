// Relations between pieces: what attacks what, what guards it, what could be won.

package action

import (
	"cmp"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// atPoint tells what stands on a point, what attacks it and what guards it; of an empty
// one what can go there.
func atPoint(c *Context) error {
	point, ok := lang.ReadPoint(c.Argument, c.Session.View.Near())
	if !ok {
		return refuse(lang.NeedsText, "e0")
	}
	p, ok := c.Session.Position()
	if !ok {
		return refuse(lang.NotPlayable)
	}
	if err := pay(c, veil.Where); err != nil {
		return err
	}
	piece, owner := p.At(point), p.At(point).Color()
	reaching := func(side engine.Color) string { return c.nameAll(p, p.AppendReaching(nil, side, point)) }
	switch {
	case piece == engine.NoPiece:
		c.say(lang.AtEmpty, lang.Point(point, p.Turn(), c.dot()), reaching(engine.Red), reaching(engine.Black))
	case piece.Kind() == engine.King:
		c.say(lang.AtKing, c.named(p, point), reaching(owner.Other()))
	default:
		c.say(lang.AtPiece, c.named(p, point), reaching(owner.Other()), reaching(owner))
	}
	return nil
}

// named names the piece on a point and the point, in its owner's count.
func (c *Context) named(p *engine.Position, at engine.Square) string {
	piece := p.At(at)
	return c.Lang.Kind(piece.Color(), piece.Kind()) + " " + lang.Point(at, piece.Color(), c.dot())
}

// nameAll names the pieces on some points.
func (c *Context) nameAll(p *engine.Position, points []engine.Square) string {
	var texts []string
	for _, s := range points {
		texts = append(texts, c.named(p, s))
	}
	if len(texts) == 0 {
		return c.Lang.Say(lang.PieceNowhere)
	}
	return strings.Join(texts, c.Lang.Say(lang.ListComma))
}

// hanging tells the pieces of both sides that the other one could win by taking
// them: those without protection (無根子), and those that are worth more than what
// takes them.
func hanging(c *Context) error {
	p, ok := c.Session.Position()
	if !ok {
		return refuse(lang.NotPlayable)
	}
	if err := pay(c, veil.Where); err != nil {
		return err
	}
	var lines []string
	for _, side := range []engine.Color{engine.Red, engine.Black} {
		text := c.Lang.Say(lang.HangingNone, c.Lang.Side(side))
		if lost := c.losable(p, side); lost != nil {
			text = c.Lang.Say(lang.HangingOf, c.Lang.Side(side), strings.Join(lost, c.Lang.Say(lang.ListSemicolon)))
		}
		lines = append(lines, text)
	}
	c.Host.Tell(lines)
	return nil
}

// losable names each piece that a side could lose, and what takes it.
func (c *Context) losable(p *engine.Position, side engine.Color) []string {
	threats := p.AppendThreats(nil, side.Other())
	slices.SortStableFunc(threats, func(a, b engine.Threat) int { return cmp.Compare(a.On, b.On) })
	var lost []string
	for len(threats) > 0 {
		on, by := threats[0].On, []engine.Square{}
		for len(threats) > 0 && threats[0].On == on {
			by = append(by, threats[0].By)
			threats = threats[1:]
		}
		lost = append(lost, c.Lang.Say(lang.HangingTo, c.named(p, on), c.nameAll(p, by)))
	}
	return lost
}
