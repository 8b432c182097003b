// The kinds of slips.

package repair

import "qipu/records"

// slipKind is a kind of slip, by the code of the fault that names it.
type slipKind string

// The kinds of slips.
const (
	slipDigit    slipKind = "slip-digit"    // one digit
	slipName     slipKind = "slip-name"     // the name of the piece
	slipLook     slipKind = "slip-look"     // a character that looks like the right one
	slipChar     slipKind = "slip-char"     // one character
	slipExchange slipKind = "slip-exchange" // two digits exchanged
	slipPoints   slipKind = "slip-points"   // where the move begins and where it ends exchanged
	slipLeftOut  slipKind = "slip-left-out" // a move left out
	slipDoubled  slipKind = "slip-doubled"  // a move doubled
	slipOrder    slipKind = "slip-order"    // two neighbouring plies exchanged
	slipMoves    slipKind = "slip-moves"    // two neighbouring moves of one side exchanged
	slipExtra    slipKind = "slip-extra"    // a move too many
	slipRound    slipKind = "slip-round"    // a round left out
	slipReading  slipKind = "slip-reading"  // no slip: the text has several meanings
	slipTyped    slipKind = "slip-typed"    // a move was played in the place of a text
)

// slips are the kinds that are looked for, in this order: of several that give the
// same text the first is told.
var slips = [...]slipKind{slipDigit, slipName, slipExchange, slipPoints, slipLook, slipChar, slipLeftOut, slipDoubled, slipOrder, slipMoves, slipExtra}

// why names the slip that a change undoes.
func (k slipKind) why(args ...any) *records.Fault { return &records.Fault{Code: string(k), Args: args} }

// rarity orders the kinds of slips: the rarer have the larger number.
var rarity = map[slipKind]int{
	slipDoubled: 1, slipOrder: 1, slipMoves: 1, slipPoints: 1, slipLook: 1,
	slipDigit: 2, slipName: 2, slipExchange: 2, slipLeftOut: 2,
	slipChar: 3, slipExtra: 4, slipRound: 4,
}
