// The words for what is wrong with moves, positions and records.

package lang

import (
	"maps"

	"qipu/engine"
)

// counts names small numbers from two on.
var counts = []Text{
	countTwo, countThree, countFour, countFive,
}

// detail says a rule where it is known what stands where.
var detail = [...]Text{
	engine.WrongSide:    detailWrongSide,
	engine.BadShape:     detailBadShape,
	engine.LeavesPalace: detailLeavesPalace,
	engine.CrossesRiver: detailCrossesRiver,
	engine.OwnPiece:     detailOwnPiece,
	engine.NeedsScreen:  detailNeedsScreen,
	engine.IsBlocked:    detailIsBlocked,
	engine.InCheck:      detailInCheck,
	engine.Facing:       detailFacing,
}

// rules says a rule alone.
var rules = [...]Text{
	engine.LegalMove:    ruleLegalMove,
	engine.NoPieceThere: ruleNoPieceThere,
	engine.WrongSide:    ruleWrongSide,
	engine.BadShape:     ruleBadShape,
	engine.LeavesPalace: ruleLeavesPalace,
	engine.CrossesRiver: ruleCrossesRiver,
	engine.OwnPiece:     ruleOwnPiece,
	engine.NeedsScreen:  ruleNeedsScreen,
	engine.IsBlocked:    ruleIsBlocked,
	engine.InCheck:      ruleInCheck,
	engine.Facing:       ruleFacing,
}

// fenFaults says what is wrong with a FEN as a text.
var fenFaults = [...]Text{
	engine.FENLetter: faultFENLetter,
	engine.FENWidth:  faultFENWidth,
	engine.FENRanks:  faultFENRanks,
	engine.FENSide:   faultFENSide,
}

// setupFaults says what is wrong with a position.
var setupFaults = [...]Text{
	engine.NoRedKing:      setupNoRedKing,
	engine.NoBlackKing:    setupNoBlackKing,
	engine.ManyRedKings:   setupManyRedKings,
	engine.ManyBlackKings: setupManyBlackKings,
	engine.TooManyPieces:  setupTooManyPieces,
	engine.WaitingInCheck: setupWaitingInCheck,
	engine.KingsFacing:    setupKingsFacing,
}

// faults says every fault by its code.
var faults = func() map[string]Text {
	all := maps.Clone(recordFaults)
	maps.Copy(all, repairFaults)
	return all
}()

// recordFaults says what readers find wrong.
var recordFaults = map[string]Text{
	"bad-board":         faultBadBoard,
	"bad-byte":          faultBadByte,
	"bad-bytes":         faultBadBytes,
	"bad-comment":       faultBadComment,
	"bad-flags":         faultBadFlags,
	"bad-index":         faultBadIndex,
	"bad-length":        faultBadLength,
	"bad-mark":          faultBadMark,
	"bad-moves":         faultBadMoves,
	"bad-number":        faultBadNumber,
	"bad-packing":       faultBadPacking,
	"bad-piece":         faultBadPiece,
	"bad-result":        faultBadResult,
	"bad-route":         faultBadRoute,
	"bad-square":        faultBadSquare,
	"clash-gone":        faultClashGone,
	"clash-limit":       faultClashLimit,
	"clash-move":        faultClashMove,
	"clash-other":       faultClashOther,
	"clash-own":         faultClashOwn,
	"clash-point":       faultClashPoint,
	"clash-shape":       faultClashShape,
	"clash-turn":        faultClashTurn,
	"cut-comment":       faultCutComment,
	"cut-header":        faultCutHeader,
	"cut-item":          faultCutItem,
	"cut-library":       faultCutLibrary,
	"cut-moves":         faultCutMoves,
	"cut-packing":       faultCutPacking,
	"doubled-piece":     faultDoubledPiece,
	"endless":           faultEndless,
	"left-beside":       faultLeftBeside,
	"no-file":           faultNoFile,
	"json":              faultJSON,
	"empty":             faultEmpty,
	"not-the-end":       faultNotTheEnd,
	"western-chess":     faultWesternChess,
	"no-fen":            faultNoFEN,
	"library-busy":      faultLibraryBusy,
	"library-changing":  faultLibraryChanging,
	"library-damaged":   faultLibraryDamaged,
	"library-full":      faultLibraryFull,
	"library-newer":     faultLibraryNewer,
	"library-no-file":   faultLibraryNoFile,
	"library-no-name":   faultLibraryNoName,
	"library-no-source": faultLibraryNoSource,
	"library-none":      faultLibraryNone,
	"library-other":     faultLibraryOther,
	"library-readonly":  faultLibraryReadOnly,
	"no-records":        faultNoRecords,
	"nowhere":           faultNowhere,
	"unknown-format":    faultUnknownFormat,
	"bad-point":         faultBadPoint,
	"too-many":          faultTooMany,
	"keys":              faultKeys,
	"layout":            faultLayout,
	"number":            faultNumber,
	"too-large":         faultTooLarge,
	"more-problems":     faultMoreProblems,
	"most-attributes":   faultMostAttributes,
	"most-items":        faultMostItems,
	"most-depth":        faultMostDepth,
	"most-games":        faultMostGames,
	"most-moves":        faultMostMoves,
	"most-tags":         faultMostTags,
	"most-text":         faultMostText,
	"most-words":        faultMostWords,
	"trailing":          faultTrailing,
	"unknown-element":   faultUnknownElement,
	"unknown-field":     faultUnknownField,
	"wrong-name":        faultWrongName,
}
