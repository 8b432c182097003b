// The words for what a record tells of its start, and for repairs.

package lang

// repairFaults says what reconstruction leaves open or finds contradictory, and what
// repairs undo.
var repairFaults = map[string]Text{
	"clash-file":    faultClashFile,
	"clash-none":    faultClashNone,
	"clash-play":    faultClashPlay,
	"clash-rule":    faultClashRule,
	"clash-start":   faultClashStart,
	"open-check":    faultOpenCheck,
	"open-file":     faultOpenFile,
	"open-kind":     faultOpenKind,
	"open-king":     faultOpenKing,
	"open-screen":   faultOpenScreen,
	"open-start":    faultOpenStart,
	"open-victim":   faultOpenVictim,
	"slip-char":     faultSlipChar,
	"slip-digit":    faultSlipDigit,
	"slip-doubled":  faultSlipDoubled,
	"slip-exchange": faultSlipExchange,
	"slip-extra":    faultSlipExtra,
	"slip-look":     faultSlipLook,
	"slip-moves":    faultSlipMoves,
	"slip-name":     faultSlipName,
	"slip-order":    faultSlipOrder,
	"slip-points":   faultSlipPoints,
	"slip-round":    faultSlipRound,
	"slip-left-out": faultSlipLeftOut,
	"slip-typed":    faultSlipTyped,
	"slip-reading":  faultSlipReading,
}
