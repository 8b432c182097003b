// The reader: the tokens of a game, and what is known of them while they are read.

package movetext

import (
	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// Reader reads the tokens of one game. What they are (moves, remarks, variations) is
// found out here; the tree is made by its builder.
type Reader struct {
	tokens   *Tokens
	dialect  Dialect
	tree     builder
	begun    bool            // the side to move has been settled
	trials   int             // what is left for trying readings
	paths    map[int][]place // of lines by their numbers, where variations stand behind the moves
	printed  []printed
	main     *line             // where the main line stands while one goes on that went back to an earlier round
	wrapped  bool              // the rounds stand in brackets
	flushing int               // the bracket that is read although its move has not come
	plies    records.PlyReader // of the absolute notation
	styled   int               // moves of the main line in the numerals of their side, or -1
	limits                     // which are met
}

// NewReader returns a reader of the tokens of a game, whose source and start are set.
func NewReader(g *records.Game, tokens *Tokens, d Dialect) *Reader {
	d.Mode.Record = true
	r := &Reader{tokens: tokens, dialect: d, tree: builder{game: g, place: g.Places()}, trials: trialLimit, flushing: -1}
	if d.Points {
		r.plies = records.ReaderOf(tokens.moveTexts())
	}
	return r
}

// Note adds a comment before the first move.
func (r *Reader) Note(text string) { r.tree.note(text) }

// Sound reports whether every move that was read is legal where it stands.
func (r *Reader) Sound() bool { return !r.tree.unsound }

// parse reads one text on a board.
func (r *Reader) parse(pos *engine.Position, t *Token) (engine.Move, error) {
	text := usualText(r.tokens.of(t))
	if r.dialect.Words && r.dialect.Mode.Only == nil {
		if r.dialect.Tenth {
			text = lowered(text)
		}
		return notation.SAN{}.Parse(pos, text)
	}
	if t.Style == ICCS {
		if m, ok := Coordinates(iccsText(text)); ok {
			return m, pos.Check(m)
		}
	}
	m, _, err := r.dialect.Mode.Parse(pos, text)
	return m, err
}

// place is a place on a line, from the start of the game.
type place struct {
	node records.NodeID
	at   records.Situation
}

// trialLimit bounds the moves that are tried to find out which reading of a text
// lets the rest of a game be played.
const trialLimit = 1 << 16

// printed is a number of the main line, and the ply behind it.
type printed struct {
	token int32
	node  records.NodeID // before the move
	ply   int32          // moves before it
}
