// English.

package lang

import "qipu/engine"

// English is the language of who speaks none of the others.
const English Lang = 0

func init() {
	speak(English, &language{name: "en", code: "en", words: &en, plain: true, spoken: englishSpoken})
}

var englishNumbers = [...]string{1: "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// englishSpoken says the piece and both its points in the mover's count: "rook
// one one to one two".
func englishSpoken(b *engine.Board, m engine.Move, text string) string {
	p := b.At[m.From]
	if p == engine.NoPiece {
		return text
	}
	fromFile, fromRank := m.From.Seen(p.Color())
	toFile, toRank := m.To.Seen(p.Color())
	n := &englishNumbers
	return English.Kind(p.Color(), p.Kind()) + " " + n[fromFile] + " " + n[fromRank] + " to " + n[toFile] + " " + n[toRank]
}

var en = [textCount]string{
	Verbatim: "%v",

	// The words of the game itself, as books use them.

	// Sides, pieces, rules of play.
	Red:   "Red",
	Black: "Black",

	RedToMove:   "Red to move",
	BlackToMove: "Black to move",

	Round:     "round",
	Ply:       "ply",
	Game:      "game",
	Mainline:  "main line",
	Variation: "variation",
	Comment:   "comment",

	Check:      "check",
	Checkmate:  "checkmate",
	Stalemate:  "stalemate",
	Repetition: "third repetition",
	Draw:       "draw",
	RedWins:    "Red wins",
	BlackWins:  "Black wins",

	BeatsAsRed:  "beats",
	LosesAsRed:  "loses to",
	DrawsAsRed:  "draws with",
	AgainstWith: "against",

	// Heads of the columns of moves.
	HeadChinese:     "Chinese",
	HeadTraditional: "Trad.",
	HeadWXF:         "WXF",
	HeadKeypad:      "Pad",
	HeadICCS:        "ICCS",
	HeadAbsolute:    "Absolute",
	HeadShorthand:   "Short",

	// Notations in a sentence.
	nameChinese:     "chinese",
	nameTraditional: "chinese-traditional",
	nameWXF:         "wxf",
	nameKeypad:      "keypad",
	nameICCS:        "iccs",
	nameAbsolute:    "absolute",
	nameShorthand:   "shorthand",

	// Kinds of pieces, Red's and Black's.
	redKing:       "king",
	redAdvisor:    "advisor",
	redElephant:   "elephant",
	redHorse:      "horse",
	redRook:       "rook",
	redCannon:     "cannon",
	redPawn:       "pawn",
	blackKing:     "king",
	blackAdvisor:  "advisor",
	blackElephant: "elephant",
	blackHorse:    "horse",
	blackRook:     "rook",
	blackCannon:   "cannon",
	blackPawn:     "pawn",

	// The viewer's words: actions, hints, messages.

	// Names of the actions, as help and the command line show them.
	ActNext:        "next ply",
	ActPrevious:    "previous ply",
	ActFirst:       "to the start",
	ActLast:        "to the end",
	ActForward:     "ten plies on",
	ActBack:        "ten plies back",
	ActSibling:     "next sibling of this move",
	ActSiblingBack: "previous sibling of this move",
	ActFlip:        "flip the board",
	ActCover:       "cover the moves to come, or show them",
	ActSolve:       "solve: play one side against the record",
	ActNextComment: "next comment",
	ActPrevComment: "previous comment",
	ActNextBranch:  "next point with variations",
	ActPrevBranch:  "previous point with variations",
	ActNextCapture: "next capture",
	ActNextCheck:   "next check",

	ActSearch: "find a text in comments and moves",
	ActGoto:   "go to a round (12, 12b) or ply (24p)",

	ActUndo:    "undo",
	ActRedo:    "redo",
	ActPromote: "promote this variation",
	ActDemote:  "demote this variation",
	ActDelete:  "delete this move and all behind it",
	ActCut:     "delete all behind this move",
	ActComment: "write the comment of this move",
	ActMark:    "mark this move: ! ? !! ?? !? ?!",

	ActSave:     "save",
	ActNextGame: "next game",
	ActPrevGame: "previous game",
	ActGames:    "list of games",
	ActGame:     "open a game by number",
	ActFEN:      "show the position as FEN",
	ActWhere:    "where all pieces stand",
	ActSetup:    "set up a position: piece by piece, or from a FEN",
	ActMove:     "play a move given as a text",

	ActColumns:  "choose the columns of moves",
	ActLabels:   "labels of the board: files, iccs, ranks",
	ActPieces:   "piece set",
	ActTheme:    "colour theme",
	ActLines:    "lines of the board: wide, box",
	ActLanguage: "language",
	IsChosen:    "%[1]s: %[2]s; :remember keeps it",
	AllColumns:  "all columns that fit: %s",
	NoColours:   "there are no colours here: NO_COLOR is set, or the terminal has none",

	ActCompact:      "compact board",
	ActPairs:        "a round in a row, or a ply",
	ActMirror:       "mirror the game: left and right exchanged",
	IsMirrored:      "mirrored",
	MirrorSave:      "the game is mirrored: mirror it back, or save it under another name",
	ActRepair:       "what would repair a damaged record, one to be chosen; with a number, make it",
	NothingToRepair: "nothing to repair",

	CoverHint: "The moves to come are covered: find them. %s shows them.",

	HintShort:       "type a move   Tab moves   ? keys",
	HintGoto:        "go to",
	HintPrevComment: "comment before",
	HintNextComment: "next comment",
	HintPrevBranch:  "branch before",
	HintNextBranch:  "next branch",
	HintPromote:     "promote",
	HintBlind:       "blindfold",
	HintDrill:       "practice",
	HintRepair:      "repair",

	ActAuto:     "autoplay: a ply every few seconds, any key stops it",
	ActPane:     "next pane",
	ActHelp:     "all keys",
	ActCommands: "command line",
	ActMenu:     "menu of the keypad",
	ActQuit:     "quit; so does q and Enter",
	ActSuspend:  "suspend",
	ActRedraw:   "redraw",
	ActRemember: "keep these settings",

	GroupMoves:   "Going about",
	GroupTree:    "Variations and comments",
	GroupGames:   "Games",
	GroupView:    "The screen",
	GroupProgram: "The program",

	HelpTyping: "Typing is always a move: 62.5, 炮二平五, C2.5, H2-E2, 炮25. Enter plays it.",
	HelpNotNow: "not now: %s",
	HintEntry:  "type a move in any notation: 62.5  C2.5  炮二平五",
	HintEditor: "the comment of this move",

	Recovered:      "%d unsaved edits of an earlier run are back; :revert drops them",
	RecoveredLess:  "%d more do not fit the game as it is now",
	RecoveredMore:  "work of other runs waits (%d): :recover",
	RecoveredOther: "the work of another run stands here now; undo brings the other back. %d more wait",
	NoneToRecover:  "no other run has left unsaved work on this game",

	ActNotices:  "what was wrong at the start: in the settings, with files",
	NoticesMore: "and %d more: :notices",
	NoNotices:   "nothing was wrong at the start",
	DraftBack:   "the comment that was being written is back",

	ActRecover:     "the unsaved work of another run on this game",
	ActRevert:      "take back everything since the last save",
	Reverted:       "everything since the last save is taken back; redo makes it again",
	NothingUnsaved: "there is no unsaved work",
	NotJournaled:   "not kept for the case of a crash: %s",
	PerpetualCheck: "perpetual check by %s",

	HintQuit:    "quit",
	HintOpen:    "opens",
	HintSort:    "sorts",
	HintClose:   "closes",
	HintScroll:  "scroll",
	HintCursor:  "a point",
	HintPick:    "takes, puts",
	HintKeep:    "keeps",
	HintDrop:    "drops",
	HintWhole:   "whole comment",
	HintNewLine: "a new line",
	HintRun:     "does it",
	HintPlay:    "plays",
	HintCorrect: "corrects",
	HintChoose:  "chooses",
	HintClear:   "clears",

	HintStep:     "step",
	HintSiblings: "siblings",
	HintFlip:     "flip",
	HintKeys:     "all keys",
	HintCommands: "commands",
	HintMenuKey:  "menu",
	HintGames:    "games",
	HintSave:     "save",

	MovesFit:   "%d moves fit",
	HintWhy:    "says why",
	FitsMany:   "%d moves fit: type on, or Tab chooses",
	NoGameFits: "no game has these words: Ctrl+U clears",
	OwnGame:    "a game of your own",
	NoneFits:   "no legal move begins so",
	EntryQuits: "Enter quits",

	SaysMainline:  "the record's move",
	SaysVariation: "a variation of the record",
	SaysVaried:    "not in the record: a new variation",
	SaysExtended:  "added to the line",
	NotTheRecords: "not the move of the record",
	NotPlayable:   "the record is damaged here: nothing can be played",

	Undone:   "undone",
	Redone:   "redone",
	Promoted: "this is the main line now",
	Raised:   "this variation stands one place earlier",

	NothingToUndo: "nothing to undo",
	NothingToRedo: "nothing to redo",
	NoSuchGame:    "there is no game %[1]d, the last is %[2]d",
	NoSuchPly:     "there is no ply %[1]d, the last is %[2]d",
	NoSuchRound:   "there is no round %[1]d, the last is %[2]d",
	NoBlackMove:   "Black has no move in round %d",
	AtTheEnd:      "this is the end of the line",
	AtTheStart:    "this is the start",
	NoSiblings:    "this move has no siblings",
	NoneAfter:     "none after this",
	NoneBefore:    "none before this",

	MarkSet:  "marked",
	MarkGone: "the mark is taken away",
	NoMark:   "no mark here; one is set by :mark ! or ? !! ?? !? ?!",

	NotFound:       "%q is not found",
	NoSuchCommand:  "there is no command %q",
	NoSuchChoice:   "%[1]q is none of %[2]s",
	NeedsText:      "give it a text behind the name: %s",
	NotANumber:     "%q is no number",
	AtStartAlready: "no move leads here",
	Already:        "it is the main line already",

	CannotSave:   "nowhere to save to: start qipu with a file",
	IsSaved:      "saved",
	IsSavedAs:    "saved: %s",
	NotSaved:     "not saved: %s",
	QuitUnsaved:  "There is unsaved work. Quit all the same? y / n",
	QuitAside:    "A game that this one took the place of has unsaved work: undo leads back. Quit all the same? y / n",
	LeaveUnsaved: "this game has unsaved work; :save it, undo it, or say :%s again",

	CoverOn:   "the moves to come are covered",
	IsCovered: "the moves to come are covered; . or :cover shows them",
	CoverOff:  "the moves to come are shown",
	SolveOn:   "your move; the record answers",

	Pasted:      "a pasted game, %d plies",
	PlayedPaste: "%d moves played",
	TooSmall:    "qipu needs %[1]dx%[2]d, this is %[3]dx%[4]d",

	RoundN:      "round %d",
	Taken:       "taken",
	Siblings:    "instead",
	Branches:    "next",
	UnreadText:  "unread",
	IllegalHere: "this move is not legal",
	Covered:     "covered",
	Unsaved:     "unsaved",

	GamesFound:    "%[1]d of %[2]d games",
	OrderDate:     "by date",
	OrderRed:      "by Red",
	GamesHint:     "type to filter",
	MovesHidden:   "the moves to come are hidden",
	NoMoves:       "no moves yet",
	Untitled:      "game %d",
	StartPosition: "start",

	// The words of working through a game: the answer, rounds, bookmarks,
	// folding, the keypad's map.

	ActAnswer:    "show the record's move here, still covered",
	AnswerIs:     "the record plays %s",
	AnswerOthers: "variations: %s",
	AnswerShown:  "the moves to come are not covered",

	ActRound:     "to the end of the round, then round by round",
	ActRoundBack: "a round back",

	ActFold:      "fold the variations here to their number, or unfold them; all: of the whole game",
	FoldedHere:   "folded: %[1]d (moves: %[2]s)",
	FoldedShow:   ":fold shows",
	IsFolded:     "variations folded here: %d",
	AllFolded:    "all variations folded; :fold all shows them",
	NotFolded:    "variations shown",
	NoVariations: "no variations here",

	// Bookmarks.
	ActBookmark:  "set a bookmark here, or take it away",
	ActBookmarks: "list the bookmarks, or go to one",
	BookmarkSet:  "bookmark: %s",
	BookmarkGone: "the bookmark is gone",
	BookmarkLost: "the moves to this bookmark are no longer there",
	BookmarkPly:  "ply %d",
	NoBookmarks:  "no bookmarks: :bookmark sets one",

	// The map of the keypad.
	ActKeypad:  "map of the keypad on the screen",
	PadBehind:  "no room here: Tab Tab shows it",
	PadNowhere: "the screen is too low for the map of the keypad",
	PadFront:   "front",
	PadRear:    "rear",

	// Rebuilding the start of a record without a diagram.
	ActRebuild:       "what the start can have been, where the moves do not tell; with a number, take it",
	NothingToRebuild: "the start of the record is known",
	RebuildSmallest:  "the fewest pieces with which all can be played: %s",
	RebuildPlace:     "%[1]s on %[2]s: %[3]s",
	HintRebuild:      "the record does not tell all of the start",
	HintStarts:       "what it can be",

	// The words of repairs.

	// Flags and what is proposed: the ply, the text, the slip that it undoes.
	CheckRepair: "propose the smallest changes that repair a record",
	CheckWrite:  "write a repaired copy to `OUT`: with the repairs that are the only ones",
	CheckBeyond: "no change of one move repairs it",
	CheckNeeds:  "--write goes with --repair",

	RepairReplace: "ply %d: read %s",
	RepairInsert:  "before ply %d: insert %s",
	RepairDelete:  "ply %d: take it out",
	RepairRead:    "ply %d: it means %s",
	RepairMade:    "%s: game %d: repaired: %s",
	RepairBlind:   "%s: game %d: no start is known: the repair is proposed and not made",
	RepairSeveral: "%s: game %d: several repairs are possible, none is made",

	RepairMore:   "%s: game %d: more than one slip: the repairs are proposed and not made",
	RepairWhy:    ": %s",
	RepairUpto:   "; the next slip is at ply %d",
	RepairNone:   "ply %d: no change of one move repairs it; type the right one",
	RepairDone:   "made: %s",
	RepairSought: "looking for what would repair it ...",
	RepairOthers: "   %d more",
	RepairHint:   ":repair lists what would repair it",
	RepairHead:   "What would repair the record, the likeliest first",
	RebuildHead:  "What the start can have been, where the moves do not tell",
	RepairChoose: "Digits or Up and Down choose, Enter makes the change, undo takes it back",
	HintMakeIt:   "makes it",
	DamagedAt:    "damaged at ply %d",
	DamagedIn:    "damaged at ply %d of a variation",
	UnreadNext:   "what follows could not be read; it is covered",
	ActProblem:   "next problem of the record",
	NoProblem:    "the record has no problems",

	// The words of blindfold practice: levels, the peek ladder, announcing.

	// Levels of the board, 0 to 6.
	levelOpen:   "all pieces",
	levelDiscs:  "discs in the sides' colours",
	levelAlike:  "discs all alike",
	levelNear:   "the near side's pieces",
	levelMarked: "an empty board, the last move marked",
	levelEmpty:  "an empty board",
	levelNone:   "no board",

	// How much of the list of moves is shown.
	listAll:   "all moves",
	listRound: "the last round",
	listPly:   "the last ply",
	listNone:  "no moves, each announced once",

	// Rungs of the peek ladder.
	rungMove:     "last move",
	rungAbsolute: "last move, absolute",
	rungPiece:    "one piece",
	rungList:     "list of pieces",
	rungGlance:   "board for three seconds",
	rungBoard:    "board",

	// What is said while blind.
	BlindOn:       "Blindfold level %d: %s",
	BlindAfter:    "Blindfold level %d after %d rounds",
	BlindOff:      "Blindfold off",
	BlindRefused:  "Refused. Misreports: %d",
	BlindLost:     "Refused. Misreports: %d, and that loses. %s",
	PlayLost:      "Lost by misreports: no more moves; :first or :blind begins anew",
	BlindHidden:   "Hidden while blind",
	NotWhileBlind: "choose this before going blind",
	BlindNotation: "announced in %s",
	PeekNothing:   "There is no move yet",
	PeekCounts:    "Peeks: %d, misreports: %d",
	AskPiece:      "Which piece? 1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn",
	PieceNowhere:  "none",
	Announced:     "%s: %s",
	AndCheck:      "%s, check",
	AndMate:       "%s, checkmate",
	AndStalemate:  "%s, stalemate",
	AndCaptures:   "%s, captures",
	BoardNumber:   "Board %d. %s",

	// Whether captures are announced.
	capturesUnsaid: "captures are not announced",
	capturesSaid:   "captures are announced",

	// Whether checks are announced.
	checksUnsaid: "checks are not announced",
	checksSaid:   "checks are announced",

	// Actions of practice.
	GroupPractice:  "Blindfold and practice",
	ActBlind:       "blindfold: a level 0 to 6, 5 after 10, off; without: on or off",
	ActList:        "how much of the list of moves is shown",
	ActAnnounce:    "notation in which moves are announced",
	ActCaptures:    "announce captures, or do not",
	ActChecks:      "announce checks, or do not",
	ActMisses:      "misreports that lose, 0 for no limit",
	ActPeek:        "the next rung of the peek ladder; else cover",
	ActPeeks:       "how often one looked",
	ActPiece:       "where the pieces of a kind stand",
	ActFile:        "what stands on a file",
	ActRank:        "what stands on a rank",
	ActLastMove:    "the last move again",
	ActLegal:       "the legal moves",
	ActReadComment: "read the comment of this move",
	ActDrill:       "practice: what is due, or a drill by name or number",
	ActStats:       "how practice has gone",
	NoCommentHere:  "there is no comment here",
	MissLimit:      "misreports that lose: %d",

	// The words of the drills: their names, questions and verdicts.

	// Names of the drills.
	DrillNames:    "names of ranks and points",
	DrillCount:    "the other side's count",
	DrillNotation: "one notation to another",
	DrillWhere:    "where stands a piece",
	DrillWhat:     "what stands on a point",
	DrillCheck:    "is it check, and by what",
	DrillReach:    "where a piece can go",
	DrillScreens:  "between cannon and general",
	DrillRebuild:  "rebuild the position",
	DrillFollow:   "follow a game",
	DrillLine:     "a line from memory",
	DrillGuess:    "guess the master's move",
	DrillBoards:   "several games in turn",
	DrillMates:    "short mates",
	DrillReplay:   "a game in growing units",

	// Questions. Digits answer them: a point is file and rank, 0 the tenth.
	AskRank:    "%s's %s: which rank? (0 the tenth)",
	AskFile:    "The %s: which file? (any of them)",
	AskNamed:   "%s's %s: which point? (file, rank; any of them)",
	AskCount:   "%s's %s is which point for %s?",
	AskTold:    "%s: piece, from, to? (five digits)",
	AskWhere:   "Where stands %s's %s?",
	AskWhat:    "What stands on %s's %s? (1 to 7, 0 nothing)",
	AskCheck:   "Is %s in check? (0 no, else the piece that checks)",
	AskReach:   "Where can %s's %s on %s go? (points, Enter)",
	AskScreens: "%s's cannon on %s: how many pieces stand between it and the general?",
	AskAll:     "Where stand %s's pieces: %s? (points, Enter)",
	AskNext:    "%s to move: the next move? (piece, from, to)",
	AskMate:    "%s to move wins in %d: the move? (piece, from, to)",

	TellLook:    "Look at the position, then Enter",
	TellListen:  "Follow in your head; Enter for each move",
	TellMove:    "%d. %s",
	TellUnit:    "Plies %d to %d, %s. Enter for each",
	TellPieces:  "%s: %s",
	TellList:    "%s: %s",
	TellBoth:    "%s; %s",
	FromTo:      "%s-%s",
	HomePiece:   "%s from file %s",
	NoneOfThem:  "none",
	PointDigits: "a point is two digits: file, rank (0 the tenth)",
	MoveDigits:  "piece, then both points: 62353 is 炮二平五 (1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn)",
	DigitsShort: "1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn",

	// Verdicts and the frame of a drill.
	DrillRight:       "Right",
	DrillWrong:       "No: %s",
	DrillRetry:       "Not understood, type it again",
	DrillLeave:       "Leave the drill? 1 yes, 0 no",
	DrillMenu:        "1 say again  2 give up  3 leave  0 go on",
	DrillPlace:       "%s  %d of %d  right %d",
	DrillOver:        "Done: %d of %d right, %.1f s each",
	DrillNext:        "Next due: %s",
	DrillThinks:      "Looking for the reply",
	DrillNoPeek:      "There is no board to look at here",
	DrillChoose:      "Or a number and Enter:",
	DrillChooseTitle: "practice",
	DrillToday:       "Enter starts today's practice: %d due, %d new",
	DrillNothing:     "Nothing is due today",
	DrillGoesOn:      "Enter goes on where you left off: %s",
	DrillScore:       "%d%% of %d right",
	NoSuchDrill:      "there is no drill %q",
	DrillShort:       "practice that is due",
	DrillLong:        "Asks what is due. What was missed comes back sooner: FSRS-6, a published spaced repetition algorithm.",
	StatsShort:       "how practice has gone",
	StatsHead:        "drill\tanswers\tright\tmedian\tdue",
	StatsReplays:     "Games replayed: plies learnt",
	StatsOf:          "%d of %d",
	StatsNone:        "No practice yet. Begin with: qipu drill",
	StatsDays:        "Day by day",
	StatsLegend:      "%s (# right, . wrong)",
	StatsWeeks:       "Week by week",
	StatsMonths:      "Month by month",
	StatsRow:         "%s: %d answers, %s right, due %s",
	StatsReplay:      "%s: plies learnt: %s",
	StatsSpan:        "%s: %d of %d",

	// Ranks whose names differ between the sides.
	redRank4:   "own pawn rank",
	redRank7:   "enemy pawn rank",
	blackRank4: "own pawn rank",
	blackRank7: "enemy pawn rank",

	rank1:  "back rank",
	rank2:  "second rank",
	rank3:  "cannon rank",
	rank5:  "own river bank",
	rank6:  "far river bank",
	rank8:  "enemy cannon rank",
	rank9:  "enemy second rank",
	rank10: "enemy back rank",

	// Names of files and points.
	FileMiddle:        "middle file",
	FileRib:           "rib file",
	FileElephant:      "elephant file",
	FileElephantBlack: "elephant file",
	FileEdge:          "edge file",

	PointPalace:        "palace centre",
	PointAdvisor:       "advisor corner",
	PointElephant:      "elephant's home",
	PointElephantBlack: "elephant's home",
	PointMiddle:        "middle elephant point",
	PointMiddleBlack:   "middle elephant point",
	PointSide:          "side elephant point",
	PointSideBlack:     "side elephant point",
	PointRiver:         "river mouth",
	PointHanging:       "hanging-horn point",
	PointTrough:        "trough point",
	PointFishing:       "fishing point",

	// What the keys of a drill do, in one word.
	DrillKeyAnswer: "answer",
	DrillKeyBack:   "take back",
	DrillKeyPeek:   "peek",
	DrillKeyMenu:   "menu",
	DrillKeyLeave:  "leave",
	DrillKeyNumber: "number",
	DrillKeyStart:  "start",
	DrillKeyOn:     "go on",
	DrillKeyAgain:  "once more",
	DrillTab:       "Tab: the board",
	DrillKeyStay:   "stay",
	DrillEnd:       "Any other key goes back to the game",
	BlindShort:     "blindfold %d",

	// The words of setting up a position.

	SetupTitle:  "Setting up a position",
	SetupUnread: "no piece, no point: %q",
	SetupDone:   "play from here; undo brings the game back",
	SetupPlays:  "Enter plays from this position.",
	SetupHeld:   "%s in hand",
	SetupMenu:   "0 clear   1 start   3 mirror   4 undo   6 redo",
	SetupShort:  "Tab help   Esc leaves",
	HintBegin:   "plays",
	SetupDrops:  "Esc again drops this position, Enter plays from it",
	HintPuts:    "puts",
	HintTake:    "takes away",
	HintPass:    "side",
	HintLeave:   "leaves",
	HintPlaces:  "R  將  5  帅五一  R e0  551",

	// What can be done while a position is set up: what is pressed or typed, and what it does.
	setupKeysArrows: "arrows",
	setupDoesArrows: "the cursor",
	setupKeysPiece:  "R r 帅 将 5",
	setupDoesPiece:  "puts a piece at the cursor",
	setupKeysPlaced: "R e0 帅五一",
	setupDoesPlaced: "at a point (551: keypad)",
	setupKeysPoint:  "e0 五一 51",
	setupDoesPoint:  "the cursor to a point",
	setupKeysTake:   ". Del",
	setupDoesTake:   "takes it away; so does -e0",
	setupKeysHold:   "Space mouse",
	setupDoesHold:   "picks up, puts down",
	setupKeysSide:   "/ w b",
	setupDoesSide:   "whose move, and whose digits",
	setupKeysMenu:   "00 01 03",
	setupDoesMenu:   "clear, start, mirror",
	setupKeysUndo:   "04 06",
	setupDoesUndo:   "undo, redo",
	setupKeysFlip:   "*",
	setupDoesFlip:   "flip",
	setupKeysPaste:  "paste",
	setupDoesPaste:  "FEN, drawn board, binit",

	// What can be typed in the line mode.
	setupTypedPiece:   "帅五一 将51: a piece and its point, each side from its own edge",
	setupTypedLetters: "R e0, r e9: letters, Red's in capitals",
	setupTypedKeypad:  "151: keypad, for the side to move",
	setupTypedTake:    "-e0 -五一: take away",
	setupTypedWords:   "w b: side to move   clear   start   mirror",
	setupTypedFEN:     "or a FEN",

	// The words of saving: what would be lost or overwritten.

	SaveCannotHold:  "%[1]s cannot hold everything (%[2]d):",
	SaveKind:        "%[1]s: %[2]d",
	SaveLost:        "%[1]s: %[2]s",
	SaveAtPly:       "ply %[1]d %[2]s",
	SaveAtStart:     "whole game",
	SaveOverwrites:  "%s is there already and would be overwritten",
	SaveChanged:     "%s was changed by another program since it was opened; that would be overwritten",
	SaveChangedMany: "%s was changed by another program since it was opened: save under another name",
	SaveSure:        "Nothing is written yet. Write all the same? y / n",
	SaveNot:         "not saved",
	SaveNoFormat:    "%[1]s is no format that can be written, only %[2]s",
	HintSure:        "write all the same",
	HintNotSure:     "do not",
	HintLosses:      "scroll",

	// The words of naming points.

	ActName: "name the point of the last move, or one given: e0",

	// The sentences of the line mode.

	// Sentences of the line mode.
	LineGame:     "%s, %d plies",
	LineMove:     "%d. %s",
	LineNumber:   "%d. %s",
	LineMore:     "and %d more",
	LineSiblings: "variations beside it: %d; / for the next",
	LineRank:     "Rank %d: %s",
	LineTooLong:  "This line is too long to be a move or a command; it is left out",
	LineStart:    "Type a move, or Enter for the next one; ? tells all commands, q quits",
	LineHelp:     "Type a move in any notation, Enter for the next move, + and - to step, or one of these names",
	LineHelpOf:   "help and a name tells more: help goto",
	LineDone:     "Done",
	LineDisc:     "disc",
	LineMeant:    "If you meant the command: %s",
	LineUnread:   "A move is typed like 62.5, C2.5, h2e2 or 炮二平五; ? tells the commands",
	LineComment:  "Type the comment on one line; an empty line leaves it as it is",
	LineSetup:    "Type the changes; an empty line plays from the position, * leaves",
	LineNoScreen: "There is no screen here for that",
	LineChoose:   "Type the number of a drill, * to leave",
	LineDrill:    "Answer in digits. . peeks, / is the menu, * leaves, ? says this again",
	LineMenu:     "00 blindfold, 01 03 comments, 02 save, 04 06 undo and redo, 05 go to, 07 09 variations, 08 promote, 0/ repair, 0+ 0- games, 0. help",
	LineUnsaved:  "There is unsaved work: save it, or quit again",

	// The words about settings.

	// The command config.
	ConfigShort:   "write the settings file, or say where it is",
	ConfigLong:    "Writes a commented settings file with the defaults, if there is none yet, and\nprints its path.",
	ConfigWritten: "written:",

	// What is wrong in the settings file.
	SettingSyntax:  "this is no TOML: %s",
	SettingUnknown: "there is no setting %s",
	SettingOdd:     "%s cannot be %q",
	SettingValue:   "%s cannot be %q, only: %s",
	SettingTable:   "%s lacks a piece or a sign for advance, retreat or traverse",
	SettingDoubled: "%s is said twice; the last one counts",
	SettingExtra:   "%s is left out: there are too many tables",

	// The settings, in lines; the first is the head of the file.
	settingHead:        "Settings of qipu. A line that is taken out has its default.",
	settingLanguage:    "Language of the interface; auto follows the locale.",
	settingAmbiguous:   "Width of characters that are narrow in some terminals and wide in others;\nauto asks the terminal.",
	settingTheme:       "Colours.",
	settingPieces:      "Glyphs of the pieces; plain has the same ones for both sides.",
	settingLines:       "What the board is drawn with; box needs narrow box-drawing characters.",
	settingLabels:      "Labels at the edges of the board: those of both sides' files, with them the\nICCS names, or with them the ranks.",
	settingColumns:     "Columns of the table of moves, in this order.",
	settingScript:      "Script of the Chinese notation; auto: that of the language.",
	settingTyped:       "The notation that is read first where a move is typed, one of your own too;\nany: what was used last decides.",
	settingKeypad:      "Scheme of the keypad's digits.",
	settingAbsolute:    "Form of the absolute notation; full writes four digits for every move.",
	settingDigits:      "Black's digits in the Chinese notation.",
	settingPawns:       "Pawns on several doubled files: 一兵平五, or 前兵四平五 as books have it.",
	settingGlyphs:      "Names in move texts; print has 俥 傌 砲.",
	settingWxfTraverse: "Sign of WXF for a sideways move.",
	settingWxfLetters:  "Letters of WXF for elephant and horse.",
	settingAnnounce:    "The notation in which moves are announced in blindfold play; auto: by the level.",
	settingSpeak:       "Program that speaks what is announced; the text is its last argument.",
	settingMisses:      "Refused moves that lose a blindfold game; 0: none do.",
	settingRetention:   "How much of what was practised is to be known when it comes back, in percent, 70 to\n97: more of it comes back sooner.",
	settingTables:      "Notations of your own: names of the pieces (several are read, the first is\nwritten; black-king and so on where Black's differ), signs for front, middle,\nrear and for advance, retreat, traverse; sign-first = true puts the sign for\nfront before the piece. This one is that of Vietnamese books.",

	// The words of the commands: help, flags, usage errors.

	// Help.
	UsageHead:    "Usage:",
	CommandsHead: "Commands:",
	FlagsHead:    "Flags:",
	GlobalsHead:  "Flags of every command:",

	RootShort:       "Board viewer for xiangqi",
	RootLong:        "qipu (棋譜) shows games of xiangqi in the terminal, with every notation side by\nside. Without FILE it opens the games that come with it; - is standard input; a\nfolder is a collection. Files are recognised by what they hold.",
	HelpShort:       "help on a command",
	CompletionShort: "print the completion script of a shell",
	PerftShort:      "count the sequences of legal moves",

	// Flags. A word in backquotes is the name of the value.
	FlagHelp:      "this help",
	FlagVersion:   "the version",
	FlagLang:      "`LANGUAGE` of the interface: %s",
	FlagEncoding:  "read the input as `E`: utf-8, utf-16le, utf-16be, gb18030 or big5",
	FlagAmbiguous: "`WIDTH` of ambiguous characters: narrow, wide or auto",
	FlagFEN:       "start from this `FEN`",
	PerftDivide:   "a line for each first move",

	// Usage errors.
	ArgMissing:     "an argument is missing",
	ArgTooMany:     "%q is one argument too many",
	ArgOneOf:       "%q is none of: %s",
	CommandUnknown: "there is no command %q",
	FlagUnknown:    "there is no flag %s",
	FlagNoValue:    "the flag %s needs a value",
	FlagInvalid:    "the flag %s cannot be %q",
	FlagBadValue:   "the flag %s cannot be %q, only one of: %s",
	PerftBadDepth:  "the depth must be a number from 0 to 255, not %q",

	PerftRate: "%.0f nodes/s",

	// The command notate.
	NotateShort:      "write moves in every notation",
	NotateLong:       "Plays the moves from the position and prints each in every notation:\niccs chinese chinese-traditional wxf keypad absolute shorthand.\nA move that begins with - is given after --. With --batch, lines of a FEN, a tab\nand a move are read from standard input, and each is answered by a line.",
	NotateBatch:      "answer lines of standard input",
	FlagReadNotation: "read moves in the notation `N` alone",
	FlagsExclude:     "%s and %s do not go together",
	BatchNoTab:       "no tab between a FEN and a move",

	// Practice and the line mode.
	FlagPlain: "line mode: no screen, for screen readers and slow links",

	// The words of the commands that read records: show, check.

	// Help.
	ShowShort:    "print boards and moves",
	ShowLong:     "Prints each game: its headers, the board and the moves in every notation.\nProblems of the records are told on standard error.",
	ShowGameFlag: "only the game number `N`",
	ShowPlyFlag:  "the board after `N` plies",
	ShowJSON:     "print one JSON object",
	ShowTree:     "with --json: the moves of all variations too",
	ShowDiagram:  "print the board alone",
	ShowSVG:      "print the board as a picture in SVG",
	ShowDeleted:  "show entries that a library has deleted too",

	CheckShort: "list every problem of records",
	CheckLong:  "Reads records and lists every problem with its place; the status is 1 if there is one.",

	// What they print.
	ShowGame:       "game %d of %s",
	ShowOpening:    "by the moves: %s %s",
	ShowVariations: "%d moves, %d of them variations",
	ShowUnread:     "unread: %s",
	ShowPlyOf:      "ply %d",
	ShowGameOf:     "game %d",
	CheckSum:       "games: %d, problems: %d",

	// Wrong usage and files without records.
	ShowNoGame:    "there is no game %d: there are %d",
	ShowNoPly:     "there is no ply %d: game %d has %d",
	ShowNeedsJSON: "--tree goes with --json",
	ShowOneSVG:    "--svg draws one board: choose with --game",

	// The command reconstruct.
	ReconstructShort:    "find the start of a record without a diagram",
	ReconstructLong:     "Rebuilds the position before the first move of a record from its moves alone.\nWhat the moves force is certain; what playing them needs and leaves undecided is\nopen; what could have stood about unseen is only counted.",
	ReconstructStandard: "the standard position fits all %d plies",
	ReconstructCertain:  "certain: %d pieces",
	ReconstructOpen:     "open: %[1]s on %[2]s: %[3]s",
	ReconstructIdle:     "unseen: another %[1]s could have stood on %[2]d points, been taken on %[3]d",
	ReconstructNone:     "the moves tell no position on which they can be played",

	// The words of the command convert.

	// Help and flags.
	ConvertShort:    "rewrite records in another format",
	ConvertLong:     "Writes all games in another format, to standard output or to OUT. What the format\ncannot hold is named; without --lossy nothing is written then.\nFormats: pgn xqf cbr dhtmlxq txt fen json. A file of xqf and cbr holds one game:\nseveral need a folder (a name that ends in / is made one), a file a game.",
	ConvertTo:       "the `FORMAT` to write",
	ConvertOut:      "write to `OUT`, a file or a folder",
	ConvertNotation: "write moves in `N`: pgn iccs, chinese or wxf; txt in any",
	ConvertEncoding: "write texts as `E`: utf-8, gb18030 or big5",
	ConvertLossy:    "write even if something is lost",

	// What it says.
	FlagNeeded:         "the flag %s is needed",
	ConvertNeedsFolder: "a file of %s holds one game: give a folder with -o",
	ConvertNeedsFile:   "%s is not for the eye: give a file with -o",
	ConvertLoss:        "game %d: lost: %s: %s",
	ConvertMore:        "and %[1]d more: %[2]s",
	ConvertNothing:     "nothing is written: %s cannot hold everything (--lossy writes what it can)",

	// What formats lose, by kind.
	lossComment:   "comment",
	lossVariation: "variation",
	lossTag:       "header",
	lossCharacter: "character",
	lossMove:      "move",
	lossMark:      "mark",
	lossUnread:    "unread text",
	lossStart:     "start position",

	// Saving.
	SaveNeedsName: "these games are in no file: save under a name",
	SaveReadOnly:  "%s cannot be written: save under another name, .pgn for one",

	// The words of the command doctor.

	// Help and report.
	DoctorShort:       "what the terminal makes of glyphs, keys and colours",
	DoctorLong:        "Tells what the terminal answers about wide and ambiguous glyphs, colours and the\nkeypad, with advice.",
	DoctorNoTerminal:  "no terminal: there is nothing to ask",
	DoctorLang:        "language: %s",
	DoctorFiles:       "settings: %s, state: %s",
	DoctorSize:        "size: %d columns, %d rows",
	DoctorSmall:       "under 80 columns and 24 rows the screen is folded",
	DoctorWidth:       "    the terminal says: %d columns; the bar should stand right behind",
	DoctorSilent:      "the terminal does not tell where its cursor is: the full-width board is used; --ambiguous tells more",
	DoctorTorn:        "some full-width glyphs do not take two columns: choose another terminal or locale, or pieces = \"letters\"",
	DoctorWide:        "ambiguous glyphs are wide: the full-width board is used",
	DoctorNarrow:      "ambiguous glyphs are narrow: the board of lines may be used",
	DoctorFonts:       "if pieces look torn or are missing, choose a font for Chinese with fixed width: Noto Sans Mono CJK, Sarasa Mono",
	DoctorColours:     "colours: %d",
	DoctorAttributes:  "    red, green, reverse, bold, underlined, overlined",
	DoctorNoColour:    "no colours: everything is told by glyphs",
	DoctorPress:       "Press 5 on the numeric keypad",
	DoctorNoKey:       "no key came",
	DoctorKeypad:      "the keypad works",
	DoctorApplication: "the keypad is in application mode: qipu reads it all the same",
	DoctorNumLock:     "Num Lock is off: the keypad steps through the game; switch it on to type moves",
	DoctorOddKey:      "this came: %s",

	// The words for what is wrong with moves, positions and records.

	// Moves that are refused. In sentences with four verbs: the piece, its point,
	// what forbids the move, and where that stands.
	hobbled:      "the %[1]s on %[2]s is hobbled by %[3]s on %[4]s",
	eyeBlocked:   "the eye of the %[1]s on %[2]s is blocked by %[3]s on %[4]s",
	pawnSideways: "the %[1]s on %[2]s moves sideways only beyond the river",
	noScreen:     "the %[1]s on %[2]s has no screen to capture over",
	nothingOn:    "nothing stands on %s",

	textUnread:    "no move can be read: character %d (%s) fits no notation",
	textStops:     "no move can be read: the text ends too early",
	noneFits:      "no legal move fits",
	piecesFit:     "%[1]s %[2]s fit: %[3]s",
	movesFit:      "%[1]s moves fit: %[2]s",
	somePiece:     "a piece",
	manyOf:        "%ss",
	ListComma:     ", ",
	ListSemicolon: "; ",

	noneThere:      "there is no %[1]s %[2]s",
	noneOnFile:     "there is no %[1]s %[2]s on file %[3]s",
	noneCanOnFile:  "no %[1]s %[2]s on file %[3]s can move there",
	noneOnPoint:    "there is no %[1]s %[2]s on %[3]s",
	tooFew:         "there are not so many %[1]s %[2]s on one file",
	redAdjective:   "red",
	blackAdjective: "black",

	// Small numbers.
	countTwo:   "two",
	countThree: "three",
	countFour:  "four",
	countFive:  "five",

	// A rule, where it is known what stands where.
	detailWrongSide:    "the %[1]s on %[2]s is the other side's",
	detailBadShape:     "the %[1]s on %[2]s does not move so",
	detailLeavesPalace: "the %[1]s on %[2]s would leave the palace",
	detailCrossesRiver: "the %[1]s on %[2]s cannot cross the river",
	detailOwnPiece:     "an own piece, %[1]s, stands on %[2]s",
	detailNeedsScreen:  "the %[1]s on %[2]s has more than one screen, %[3]s on %[4]s the first",
	detailIsBlocked:    "the %[1]s on %[2]s is blocked by %[3]s on %[4]s",
	detailInCheck:      "the own king would stand in check from %[1]s on %[2]s",
	detailFacing:       "the kings would face each other",

	// A rule alone.
	ruleLegalMove:    "the move is legal",
	ruleNoPieceThere: "there is no such piece",
	ruleWrongSide:    "the piece is the other side's",
	ruleBadShape:     "the piece does not move so",
	ruleLeavesPalace: "the piece would leave the palace",
	ruleCrossesRiver: "the river forbids it",
	ruleOwnPiece:     "an own piece stands there",
	ruleNeedsScreen:  "a cannon captures over exactly one piece",
	ruleIsBlocked:    "a piece stands in the way",
	ruleInCheck:      "the own king would stand in check",
	ruleFacing:       "the kings would face each other",

	// A FEN as a text.
	faultFENLetter: "this character is no piece",
	faultFENWidth:  "a rank must have nine points",
	faultFENRanks:  "a board must have ten ranks",
	faultFENSide:   "the side to move must be w or b",

	// A position.
	setupNoRedKing:      "there is no red king",
	setupNoBlackKing:    "there is no black king",
	setupManyRedKings:   "there is more than one red king",
	setupManyBlackKings: "there is more than one black king",
	setupTooManyPieces:  "a side has more than sixteen pieces",
	setupWaitingInCheck: "the side that is not to move is in check",
	setupKingsFacing:    "the kings face each other",

	// What readers find wrong.
	faultBadBoard:        "%d characters where a board has %d",
	faultBadByte:         "the byte %#x is of no character",
	faultBadBytes:        "these bytes are no character of the encoding",
	faultBadComment:      "there is no move for this comment",
	faultBadFlags:        "the flags %d are of no node",
	faultBadIndex:        "the index does not agree with the games, which were searched for",
	faultBadLength:       "a length of %d where %d is due",
	faultBadMark:         "the record does not begin with its mark",
	faultBadMoves:        "what follows is no list of moves",
	faultBadNumber:       "this is no number",
	faultBadPacking:      "the packed data is damaged",
	faultBadPiece:        "%d stands for no piece",
	faultBadResult:       "this is no result",
	faultBadRoute:        "this variation hangs on no line",
	faultBadSquare:       "this is no point of the board",
	faultClashGone:       "ply %d moves %v from %v, which ply %d left empty",
	faultClashLimit:      "plies %d and %d: %v moves from a new point, and there are %d of it already",
	faultClashMove:       "ply %d: no piece moves from %v to %v",
	faultClashOther:      "ply %d moves %v from %v, where ply %d put %v",
	faultClashOwn:        "ply %d ends on %v, where ply %d put a piece of the same side",
	faultClashPoint:      "ply %d: %v can never stand on %v",
	faultClashShape:      "ply %d: %v does not move from %v to %v",
	faultClashTurn:       "plies %d and %d are moves of the same side",
	faultCutComment:      "a comment of %d bytes where %d are left",
	faultCutHeader:       "the file ends within its header",
	faultCutItem:         "the end of this item is missing",
	faultCutLibrary:      "the file ends before %d of the games in its index",
	faultCutMoves:        "the file ends within the moves",
	faultCutPacking:      "the packed data ends too early",
	faultDoubledPiece:    "two pieces stand on one point",
	faultEndless:         "the input does not end",
	faultLeftBeside:      "%v: what was written is in %s",
	faultNoFile:          "this is no regular file",
	faultJSON:            "this is JSON, which is written for other programs and not read",
	faultEmpty:           "the file is empty",
	faultNoFEN:           "there is no position on this line",
	faultLibraryBusy:     "another qipu is writing to the library",
	faultLibraryChanging: "the file changed while it was read",
	faultLibraryDamaged:  "the library is damaged",
	faultLibraryFull:     "the disk is full; the library is as it was",
	faultLibraryNewer:    "the library was made by a newer qipu",
	faultLibraryNoFile:   "only files and folders can be added",
	faultLibraryNoName:   "nobody in the library is called %q",
	faultLibraryNoSource: "nothing of this path is in the library",
	faultLibraryNone:     "there are no games in the library yet: qipu library add PATH...",
	faultLibraryOther:    "this file is no library",
	faultLibraryReadOnly: "the library can only be read here",
	faultNoRecords:       "there is no record in this folder",
	faultUnknownFormat:   "this is no record of xiangqi in any format known",
	faultBadPoint:        "%v can never stand on %v",
	faultTooMany:         "%d of %v, and a set has %d",
	faultKeys:            "the keys of the header do not add up",
	faultLayout:          "layout %d cannot be read",
	faultNumber:          "numbered %d where %d is due",
	faultTooLarge:        "more than the limit of %d bytes",
	faultTrailing:        "%d bytes behind the end of the game",
	faultUnknownElement:  "nobody knows how to read %q here",
	faultUnknownField:    "what the field %q means is not known",

	// Files that cannot be used.
	noSuchFile:   "no such file",
	noPermission: "permission denied",
	fileExists:   "the file is there already",

	// The words for what a record tells of its start, and for repairs.

	// What reconstruction leaves open or finds contradictory, and what repairs undo.
	faultClashFile:    "ply %d: %v can make this move from no point of its file",
	faultClashNone:    "ply %d tells no move",
	faultClashPlay:    "ply %d cannot be played on any start (%v), as ply %d tells",
	faultClashRule:    "ply %d cannot be played on any start: %v",
	faultClashStart:   "there is no start on which the first ply can be played",
	faultOpenCheck:    "something stands before a general at ply %d",
	faultOpenFile:     "it leaves its file at ply %d, and the rank is not told",
	faultOpenKind:     "it leaves %v at ply %d, and its moves do not tell what it is",
	faultOpenKing:     "the general of this side never moves",
	faultOpenScreen:   "the cannon of ply %d captures over a screen",
	faultOpenStart:    "something stands before a general at the start",
	faultOpenVictim:   "the cannon of ply %d captures something",
	faultSlipChar:     "one character of %q is wrong",
	faultSlipDigit:    "one digit of %q is wrong",
	faultSlipDoubled:  "%q is written twice",
	faultSlipExchange: "two digits of %q are exchanged",
	faultSlipLeftOut:  "a move is left out here",
	faultSlipTyped:    "it was played in the place of %q",
	faultSlipReading:  "under this reading the rest can be played",
}
