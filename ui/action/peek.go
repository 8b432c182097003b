// Looking while blind: the ladder, and questions about the position, which count
// as one of its rungs.

package action

import (
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// pay lets a fact be told: at once where the level allows it, else by counting
// it as a look.
func pay(c *Context, f veil.Fact) error {
	if c.Session.Veil().Allows(f) {
		return nil
	}
	if !c.Session.Match().Looking() {
		return refuse(lang.NotUnderCards)
	}
	rung, ok := veil.Price(f)
	if !ok {
		return refuse(lang.BlindHidden)
	}
	c.Session.Peeks.Count(rung)
	return nil
}

// peek shows the next rung of the ladder; with all pieces in sight it covers or
// uncovers the moves to come.
func peek(c *Context) error {
	s := c.Session
	if s.Veil().Level == veil.Open {
		return cover(c)
	}
	switch rung := s.Peeks.Step(); rung {
	case veil.MoveAgain:
		return lastMove(c)
	case veil.MoveAbsolute:
		return lastMoveAbsolute(c)
	case veil.OnePiece:
		c.say(lang.AskPiece)
		c.Host.Read(c.onePiece)
	case veil.PieceList:
		c.Host.Tell(PieceLines(s.Board(), c.Lang, c.dot()))
	default:
		c.say(lang.PeekRungs[rung])
		c.Host.ShowBoard(rung == veil.BoardBriefly)
	}
	return nil
}

// onePiece tells where the pieces of a digit's kind stand, which was counted when
// it was asked for; the ladder's key goes on to its next rung.
func (c *Context) onePiece(digit string) {
	switch k, _ := lang.ReadKind(digit); {
	case digit == ".":
		if err := peek(c); err != nil {
			c.Host.Fail(err)
		}
	case k != engine.NoKind:
		c.Host.Say(PieceText(c.Session.Board(), k, c.Lang, c.dot()))
	}
}

// lastMove announces the last move again.
func lastMove(c *Context) error {
	if c.Session.Ply() == 0 {
		return refuse(lang.PeekNothing)
	}
	c.Host.Say(Announce(c.Session, c.Lang, c.Session.Ply()))
	return nil
}

// lastMoveAbsolute says the last move with both its points.
func lastMoveAbsolute(c *Context) error {
	at := c.Session.Cursor()
	if at.Ply() == 0 {
		return refuse(lang.PeekNothing)
	}
	before := at.Before()
	if c.Session.View.Heard && c.Session.View.Latin {
		c.say(lang.Announced, c.Lang.Side(before.Turn), c.Lang.InWords(&before, at.Last(), c.dot()))
		return nil
	}
	text, ok := notation.Absolute{Full: true, Traditional: c.Session.View.Forms.Traditional()}.Append(nil, &before, at.Last())
	if !ok {
		text = []byte(at.Last().String())
	}
	c.say(lang.Announced, c.Lang.Side(before.Turn), string(text))
	return nil
}

// where lists the pieces of both sides.
func where(c *Context) error {
	if err := pay(c, veil.Where); err != nil {
		return err
	}
	lines := PieceLines(c.Session.Board(), c.Lang, c.dot())
	if c.Session.View.Heard { // else it is in sight
		lines = append(lines, Standing(c.Session, c.Lang))
	}
	c.Host.Tell(lines)
	return nil
}

// PieceLines lists the pieces of both sides, a line a side, each by the points of
// its owner's count.
func PieceLines(b *engine.Board, l lang.Lang, dot string) []string {
	var lines []string
	for side := engine.Red; side <= engine.Black; side++ {
		var parts []string
		for kind := engine.King; kind <= engine.Pawn; kind++ {
			if points := pointsOf(b, engine.MakePiece(side, kind), dot); points != "" {
				parts = append(parts, l.Kind(side, kind)+" "+points)
			}
		}
		lines = append(lines, l.Say(lang.Announced, l.Side(side), strings.Join(parts, l.Say(lang.ListComma))))
	}
	return lines
}

func pointsOf(b *engine.Board, p engine.Piece, dot string) string {
	var points []string
	for s, piece := range b.At {
		if piece == p {
			points = append(points, lang.Point(engine.Square(s), p.Color(), dot))
		}
	}
	return strings.Join(points, " ")
}

// PieceText says where the pieces of a kind stand.
func PieceText(b *engine.Board, k engine.Kind, l lang.Lang, dot string) string {
	var sides []string
	for side := engine.Red; side <= engine.Black; side++ {
		points := pointsOf(b, engine.MakePiece(side, k), dot)
		if points == "" {
			points = l.Say(lang.PieceNowhere)
		}
		sides = append(sides, l.Say(lang.Announced, l.Side(side), l.Kind(side, k)+" "+points))
	}
	return strings.Join(sides, l.Say(lang.ListSemicolon))
}

// findPiece answers where the pieces of a kind stand.
func findPiece(c *Context) error {
	k, ok := lang.ReadKind(c.Argument)
	if !ok {
		return notAmong(c.Argument, pieceNames())
	}
	if err := pay(c, veil.Piece); err != nil {
		return err
	}
	c.Host.Say(PieceText(c.Session.Board(), k, c.Lang, c.dot()))
	return nil
}

// pieceNames are the ways in which a kind of pieces is asked for, beside the words of
// every language.
func pieceNames() []string { return strings.Split("1 2 3 4 5 6 7 K A E H R C P", " ") }

// onLine answers what stands on a file or a rank, as the side to move counts
// them.
func onLine(rank bool, highest int) func(*Context) error {
	return func(c *Context) error {
		n, err := strconv.Atoi(c.Argument)
		if rank && n == 0 {
			n = engine.Ranks
		}
		if err != nil || n < 1 || n > highest {
			return refuse(lang.NotANumber, c.Argument)
		}
		if err := pay(c, veil.Contents); err != nil {
			return err
		}
		b := c.Session.Board()
		var parts []string
		for at, p := range b.At {
			file, r := engine.Square(at).Seen(b.Turn)
			if p != engine.NoPiece && (rank && r == n || !rank && file == n) {
				parts = append(parts, c.Lang.Side(p.Color())+" "+c.Lang.Kind(p.Color(), p.Kind())+" "+lang.Point(engine.Square(at), b.Turn, c.dot()))
			}
		}
		if len(parts) == 0 {
			parts = []string{c.Lang.Say(lang.PieceNowhere)}
		}
		c.Host.Say(strings.Join(parts, c.Lang.Say(lang.ListComma)))
		return nil
	}
}

// legal lists the legal moves as they are announced, those of a piece in a line: of
// all pieces, of a kind, or of the one on a point.
func legal(c *Context) error {
	kind, _ := lang.ReadKind(c.Argument)
	point := engine.NoSquare
	if at, ok := lang.ReadPoint(c.Argument, c.Session.View.Near()); ok {
		point = at
	}
	if c.Argument != "" && kind == engine.NoKind && point == engine.NoSquare {
		return notAmong(c.Argument, pieceNames())
	}
	if err := pay(c, veil.LegalMoves); err != nil {
		return err
	}
	p, ok := c.Session.Position()
	if !ok {
		return refuse(lang.NotPlayable)
	}
	b := p.Board()
	var lines []string
	for at, piece := range b.At {
		if kind != engine.NoKind && piece.Kind() != kind || kind == engine.NoKind && point != engine.NoSquare && engine.Square(at) != point {
			continue
		}
		if texts := legalFrom(c, p, engine.Square(at)); texts != nil {
			lines = append(lines, strings.Join(texts, c.Lang.Say(lang.ListComma)))
		}
	}
	switch len(lines) {
	case 0:
		c.say(lang.PieceNowhere)
	case 1:
		c.Host.Say(lines[0])
	default:
		c.Host.Tell(lines)
	}
	return nil
}

// legalFrom lists the legal moves from a point, as they are announced.
func legalFrom(c *Context, p *engine.Position, from engine.Square) []string {
	b := p.Board()
	var texts []string
	for _, m := range p.AppendMoves(nil) {
		switch {
		case m.From != from:
		case InWords(c.Session):
			texts = append(texts, c.Lang.InWords(&b, m, c.dot()))
		default:
			texts = append(texts, c.Session.View.Forms.Text(AnnouncedIn(c.Session), &b, m))
		}
	}
	return texts
}

// readComment says the comment of the move one stands on.
func readComment(c *Context) error {
	text := CommentText(c.Session, c.Lang)
	if text == "" {
		return refuse(lang.NoCommentHere)
	}
	c.Host.Say(text)
	return nil
}

// peeks says how often one looked.
func peeks(c *Context) error {
	p := &c.Session.Peeks
	c.say(lang.PeekCounts, p.Total(), p.Misses)
	var lines []string
	for rung, n := range p.Counts {
		if n > 0 {
			lines = append(lines, c.Lang.Say(lang.Announced, c.Lang.Say(lang.PeekRungs[rung]), strconv.Itoa(n)))
		}
	}
	if lines != nil {
		c.Host.Tell(lines)
	}
	return nil
}
