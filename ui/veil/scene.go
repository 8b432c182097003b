// What may be seen of a board.

package veil

import "qipu/engine"

// Draw is what is drawn on a point.
type Draw uint8

// What can be drawn.
const (
	Nothing  Draw = iota
	Face          // the piece
	SideDisc      // a blank disc in the colour and glyph of its side
	Disc          // a blank disc
)

// Mark is a set of marks on a point.
type Mark uint8

// The marks.
const (
	FromMark   Mark = 1 << iota // where the last move came from
	ToMark                      // where it went
	CheckMark                   // a king in check
	CursorMark                  // the cursor
	PickMark                    // what the cursor picked up
	TargetMark                  // where the picked piece can go
	TypedMark                   // what the typed text names or can still reach
	ChasedMark                  // a piece that is attacked at every move
)

// Spot is a point as it is drawn.
type Spot struct {
	Draw  Draw
	Piece engine.Piece // of a Face
	Side  engine.Color // of a SideDisc
	Marks Mark
}

// Labels is what stands at the edges of the board.
type Labels uint8

// The labels.
const (
	FileLabels Labels = iota // each side's files
	ICCSLabels               // and a to i, 0 to 9
	RankLabels               // and each side's ranks
)

// Scene is a board as it may be seen: two positions that are alike for a level
// have equal Scenes (==).
type Scene struct {
	Level  Level
	Board  bool         // there is a board to draw
	Near   engine.Color // the side at the lower edge
	Labels Labels
	Spots  [engine.Squares]Spot
}

// Options are what a Scene shows besides the pieces.
type Options struct {
	Near   engine.Color
	Labels Labels
	Last   engine.Move   // the zero Move: none
	Check  engine.Square // of a king in check, or NoSquare
	Cursor engine.Square // or NoSquare
	Picked engine.Square // or NoSquare
	// Targets are where the picked piece can legally go; they are dropped while
	// blind.
	Targets []engine.Square
	// Fits are the legal moves that fit what is typed; dropped while blind.
	Fits []engine.Move
	// Chased are points of pieces that are attacked at every move; dropped while
	// blind.
	Chased []engine.Square
	// Typed are points that the typed text names by itself, without a board.
	Typed []engine.Square
	// Peek shows the board as if the level were Open, for a rung of the ladder.
	Peek bool
}

// NoOptions returns options that show nothing besides the pieces.
func NoOptions(near engine.Color) Options {
	return Options{Near: near, Check: engine.NoSquare, Cursor: engine.NoSquare, Picked: engine.NoSquare}
}

// See returns what may be seen of b at a level.
func See(b *engine.Board, level Level, o Options) Scene {
	shown := level
	if o.Peek {
		shown = Open
	}
	s := Scene{Level: level, Board: shown != NoBoard, Near: o.Near, Labels: o.Labels}
	if !s.Board {
		return s
	}
	for at, piece := range b.At {
		s.Spots[at] = spot(piece, shown, o.Near)
	}
	if o.Last != (engine.Move{}) && shown <= LastMove {
		s.mark(o.Last.From, FromMark)
		s.mark(o.Last.To, ToMark)
	}
	// The mark of check tells where a king stands: only where its face is seen.
	if o.Check < engine.NoSquare && s.Spots[o.Check].Draw == Face {
		s.mark(o.Check, CheckMark)
	}
	s.mark(o.Cursor, CursorMark)
	s.mark(o.Picked, PickMark)
	for _, at := range o.Typed {
		s.mark(at, TypedMark)
	}
	if level == Open {
		for _, at := range o.Targets {
			s.mark(at, TargetMark)
		}
		for _, at := range o.Chased {
			s.mark(at, ChasedMark)
		}
		for _, m := range o.Fits {
			s.mark(m.From, TypedMark)
			s.mark(m.To, TypedMark)
		}
	}
	return s
}

func (s *Scene) mark(at engine.Square, m Mark) {
	if at < engine.NoSquare {
		s.Spots[at].Marks |= m
	}
}

func spot(piece engine.Piece, level Level, near engine.Color) Spot {
	if piece == engine.NoPiece {
		return Spot{}
	}
	switch level {
	case Open:
		return Spot{Draw: Face, Piece: piece}
	case Sides:
		return Spot{Draw: SideDisc, Side: piece.Color()}
	case Discs:
		return Spot{Draw: Disc}
	case Near:
		if piece.Color() == near {
			return Spot{Draw: Face, Piece: piece}
		}
	}
	return Spot{}
}

// Has reports whether a mark is set.
func (s Spot) Has(m Mark) bool { return s.Marks&m != 0 }
