// What texts are drawn as.

package ui

// ink is what a piece of text is drawn as.
type ink uint8

const (
	inkText ink = iota
	inkDim
	inkTitle
	inkHead
	inkKey
	inkCaret   // where text is written
	inkCurrent // the row of the current ply
	inkError
	inkRed // a piece named in text
	inkBlack
	inkTarget // what is chosen
	inkBarRed // blanks of a bar: the games that Red won,
	inkBarDrawn
	inkBarBlack
	inks
)
