// The words of blindfold practice: levels, the peek ladder, announcing.

package lang

// BlindLevels names the levels of the board, 0 to 6.
var BlindLevels = [7]Text{
	levelOpen,
	levelDiscs,
	levelAlike,
	levelNear,
	levelMarked,
	levelEmpty,
	levelNone,
}

// BlindLists names how much of the list of moves is shown.
var BlindLists = [4]Text{
	listAll,
	listRound,
	listPly,
	listNone,
}

// PeekRungs names the rungs of the peek ladder.
var PeekRungs = [6]Text{
	rungMove,
	rungAbsolute,
	rungPiece,
	rungList,
	rungGlance,
	rungBoard,
}

// CapturesSaid tells whether captures are announced.
var CapturesSaid = [2]Text{
	capturesUnsaid,
	capturesSaid,
}

// ChecksSaid tells whether checks are announced.
var ChecksSaid = [2]Text{
	checksUnsaid,
	checksSaid,
}
