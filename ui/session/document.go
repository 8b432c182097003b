// What is open: a game, and what goes with it when another one takes its place.

package session

import (
	"qipu/engine"
	"qipu/records"
)

// document is a game that is open, and what goes with it when another one takes
// its place.
type document struct {
	game      *records.Game
	number    int // 0 is the collection's game, others were pasted or set up
	mirrored  bool
	bookmarks Bookmarks
	cover     Cover
	folds     Folds
}

// newDocument is a game nobody has worked on yet: one that begins from a diagram
// is covered from the start.
func newDocument(g *records.Game, number int, mirrored bool) document {
	diagram := g.Start.Board != engine.StandardSetup().Board && g.First(0) != 0
	return document{game: g, number: number, mirrored: mirrored, cover: Cover{diagram: diagram}, folds: Folds{game: g}}
}

// Swap is a game that takes the place of the open one.
type Swap struct {
	Game     *records.Game
	Document int  // 0 is the collection's game, repaired or mirrored; others were pasted or set up
	Mirrored bool // left and right are exchanged
	Counts   bool // the swap is work to be saved
}

// swap is how the document took the place of another one.
func (d *document) swap(counts bool) *Swap { return &Swap{d.game, d.number, d.mirrored, counts} }
