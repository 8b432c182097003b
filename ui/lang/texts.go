// The names of all texts: what each language's file has words for.

package lang

// The texts. The zero Text is no text at all, and is said as "".
const (
	NoText   Text = iota
	Verbatim      // its argument, which is the same in every language

	// The words of the game itself, as books use them.

	// Sides, pieces, rules of play.
	Red
	Black

	RedToMove
	RedFirst
	BlackFirst
	BlackToMove

	Round
	Ply
	Game
	Mainline
	Variation
	Comment

	Checkmate
	Stalemate
	Draw
	RedWins
	BlackWins

	// Between the names of the players, Red's first.
	BeatsAsRed
	LosesAsRed
	DrawsAsRed
	AgainstWith

	// The referee: positions that come again, and what the rules say of them.
	NthTime
	NthTimePlies
	NthAlone
	ChecksAlways
	ChasesBare
	ChasesBareByTurns
	ChasesByTurns
	ChasesWith
	Uncovers
	MixedDeeds
	AttacksInTurn
	DoesNothing
	ChecksShort
	ChasesShort
	ChasesRootedShort
	UncoversShort
	MixedShort
	ChecksSome
	AttacksSome
	ChecksSomeShort
	AttacksSomeShort
	InTurnShort
	DeedsOfBoth
	DeedCheck
	DeedCheckAttack
	DeedAttack
	DeedIdle
	RulesAsian
	RulesChinese
	RuledSo
	MustChange
	MustChangeOrLose
	NobodyBreaks
	DrawUnchanged
	BothCheckDraw
	BothChaseDraw
	NotJudged
	NotJudgedShort
	WithinRecord
	QuietPlies
	QuietWithChecks
	FiftyRoundsRule
	SixtyRoundsRule
	ResultMated
	ResultStalemated
	FullStop
	PlyComma

	// Heads of the columns of moves.
	HeadChinese
	HeadTraditional
	HeadWXF
	HeadKeypad
	HeadICCS
	HeadAbsolute
	HeadShorthand
	HeadVietnamese

	// Notations in a sentence.
	nameChinese
	nameTraditional
	nameWXF
	nameWords
	nameKeypad
	nameICCS
	nameAbsolute
	nameShorthand
	nameVietnamese

	// Kinds of pieces, Red's and Black's.
	redKing
	redAdvisor
	redElephant
	redHorse
	redRook
	redCannon
	redPawn
	blackKing
	blackAdvisor
	blackElephant
	blackHorse
	blackRook
	blackCannon
	blackPawn
	pieceWords // names of each kind, those of different kinds divided by commas

	// The viewer's words: actions, hints, messages.

	// Names of the actions, as help and the command line show them.
	ActNext
	ActPrevious
	ActFirst
	ActLast
	ActForward
	ActBack
	ActSibling
	ActSiblingBack
	ActFlip
	ActCover
	ActSolve
	ActNextComment
	ActPrevComment
	ActNextBranch
	ActPrevBranch
	ActNextCapture
	ActNextCheck

	ActSearch
	ActHits
	HitIs
	HitAt
	ActGoto

	ActUndo
	ActRedo
	ActPromote
	ActDemote
	ActDelete
	ActCut
	ActComment
	ActMark

	ActSave
	ActReturn
	HintReturn
	NoReturn
	GoesOn
	ActNextGame
	ActPrevGame
	ActGames
	ActGame
	ActAbout
	ActCopy
	IsCopiedOut
	CopyInTmux
	CopyTooLong
	ActFEN
	ActWhere
	ActSetup

	// A game of one's own.
	ActNew
	ActUnsaved
	ActDrop
	NoUnfiled
	NotUnfiled
	DropLoses
	DropSure
	HintThrow
	IsDropped
	DropNot
	UnfiledMany
	UnfiledWait
	ActHead
	ActResult
	ActPhrase
	ActDiagram
	DiagramSet
	DiagramGone
	ActMarks
	HintNew
	HintHead
	HintResult
	HintPhrase
	HintMark
	HintGame
	HintPane
	IsNew
	HeaderNames // in the order of the page on which they are filled in
	HeaderIs
	HeaderGone
	NoHeader
	BadHeader
	BadDate
	AskResult
	AskDate
	AskName
	HintWrite
	Phrases
	PhraseAdded
	MenuMore
	ActMove

	ActColumns
	ActLabels
	ActPieces
	ActTheme
	ActLines
	ActSize
	ActLanguage
	IsChosen
	AllColumns
	NoColours

	ActCompact
	ActMouse
	MouseOn
	MouseOff
	ActPairs
	ActMirror
	IsMirrored
	MirrorSave
	ActRepair
	NothingToRepair

	CoverHint

	HintShort
	HintGoto
	HintPrevComment
	HintNextComment
	HintPrevBranch
	HintNextBranch
	HintPromote
	HintBlind
	HintDrill
	HintHint
	HintTakeBack
	HintDraw
	HintClaim
	HintResign
	HintOpponent
	HintRepair

	ActAuto
	ActPane
	ActHelp
	ActCommands
	ActMenu
	ActQuit
	ActSuspend
	ActRedraw
	ActRemember

	GroupMoves
	GroupTree
	GroupGames
	GroupView
	GroupProgram

	HelpTyping
	LettersAlone
	NoBoxes
	DoctorLight
	DoctorDark
	DoctorAsked
	DoctorNamed
	DoctorGuessed
	HelpLines
	HelpMouse
	HelpNotNow
	HintEntry
	HintEditor
	CommentDropped

	Recovered
	RecoveredLess
	RecoveredMore
	RecoveredOther
	NoneToRecover

	ActNotices
	NoticesMore
	NoNotices
	DraftBack

	ActRecover
	ActRevert
	Reverted
	NothingUnsaved
	NotJournaled
	EndedBySignal

	HintQuit
	HintOpen
	HintSort
	HintClose
	HintScroll
	HintCursor
	HintPick
	HintKeep
	HintKeepSave
	HintDrop
	HintWhole
	HintNewLine
	HintRun
	HintPlay
	HintCorrect
	HintChoose
	HintClear

	HintStep
	HintSiblings
	HintFlip
	HintKeys
	HintCommands
	HintMenuKey
	HintGames
	HintSave

	MovesFit
	HintWhy
	FitsMany
	NoGameFits
	OwnGame
	NoneFits
	EntryQuits

	SaysMainline
	SaysVariation
	SaysVaried
	SaysExtended
	NotTheRecords
	NotPlayable

	Undone
	Redone
	Promoted
	Raised

	NothingToUndo
	NothingToRedo
	NoSuchGame
	NoSuchPly
	NoSuchRound
	NoBlackMove
	AtTheEnd
	AtTheStart
	NoSiblings
	NoneAfter
	NoneBefore

	MarkSet
	MarkGone
	NoMark

	NotFound
	SearchNone
	NoSuchCommand
	NoSuchChoice
	NeedsText
	NotANumber
	AtStartAlready
	Already

	CannotSave
	IsSaved
	IsSavedAs
	IsAdded
	IsAddedCopy
	IsCopied // a copy was written, and there is unsaved work still
	NotSaved
	HintSaveQuit
	QuitUnsaved
	BlindShow
	QuitAside
	QuitUnfiled
	QuitMore
	LeaveUnsaved

	CoverOn
	IsCovered
	CoverOff
	SolveOn

	Pasted
	PastedMany
	PasteUnsaved
	PasteTooLong
	PasteUnended
	PlayedPaste
	TooSmall

	RoundN
	Taken
	Siblings
	Branches
	UnreadText
	IllegalHere
	Covered
	Unsaved

	GamesFound
	OrderDate
	OrderRed
	OrderResult
	OrderECCO
	OrderPlies
	ListPlayers
	ListPlies
	GamesHint
	MovesHidden
	NoMoves
	Untitled
	StartPosition

	// The words of working through a game: the answer, rounds, bookmarks,
	// folding, the keypad's map.

	ActAnswer
	AnswerIs
	AnswerOthers
	AnswerShown

	ActRound
	ActRoundBack

	ActFold
	ActVariations
	VariationsHead
	VariationsLed
	VariationsNone
	HintMarkRow
	HintTakeRow
	HintRowGames
	FoldedHere
	FoldedShow
	IsFolded
	AllFolded
	NotFolded
	NoVariations

	// Bookmarks.
	ActBookmark
	ActBookmarks
	BookmarkSet
	BookmarkGone
	BookmarkLost
	BookmarkPly
	NoBookmarks

	// The map of the keypad.
	ActKeypad
	PadBehind
	PadNowhere
	PadFront
	PadRear

	// Rebuilding the start of a record without a diagram.
	ActRebuild
	NothingToRebuild
	RebuildSmallest
	RebuildPlace
	HintRebuild
	HintStarts

	// The words of repairs.

	// Flags and what is proposed: the ply, the text, the slip that it undoes.
	CheckRepair
	CheckWrite
	CheckBeyond
	CheckNeeds

	RepairReplace
	RepairInsert
	RepairDelete
	RepairExchange
	RepairRead
	RepairMade
	RepairBlind
	RepairSeveral
	RepairUnsure
	RepairRest

	RepairMore
	RepairWhy
	RepairUpto
	RepairNone
	RepairDone
	RepairSought
	RepairOthers
	RepairHint
	RepairHead
	RebuildHead
	RepairChoose
	PickChoose
	HintMakeIt
	DamagedAt
	DamagedIn
	UnreadNext
	ActProblem
	NoProblem

	// The words of blindfold practice: levels, the peek ladder, announcing.

	// Levels of the board, 0 to 6.
	levelOpen
	levelDiscs
	levelAlike
	levelNear
	levelMarked
	levelEmpty
	levelNone

	// How much of the list of moves is shown.
	listAll
	listRound
	listPly
	listNone

	// Rungs of the peek ladder.
	rungMove
	rungAbsolute
	rungPiece
	rungList
	rungGlance
	rungBoard

	// What is said while blind.
	BlindOn
	BlindAfter
	BlindOff
	BlindRefused
	BlindLost
	PlayLost
	NotYourTurn
	LookingBack

	// A game against a program.
	PlayerName
	PlayBegins
	HeldToElo
	HeldToSkill
	HeldToNodes
	CardsAgreed
	ProgramStarts
	ProgramThinks
	ProgramAgain
	ProgramFailed
	NobodyPlays
	PlayGoesOn
	NotInPlay
	NotInBlindPlay
	NotUnderCards
	DrawDeclined
	ClaimNothing
	ClaimYouMust
	ClaimProgramMust
	TakenBack
	NothingToTakeBack
	NoClock
	ClocksAre
	TimeLeft
	HintIs
	EndTimeUp
	EndResigned
	EndAgreed
	EndMisses
	EndRedCard
	EndBroken
	EndRepetition
	EndNoCapture
	EndingIs
	YellowCardShown
	RedCardShown
	BlindHidden
	NotWhileBlind
	BlindNotation
	PeekNothing
	PeekCounts
	AskPiece
	PieceNowhere
	Announced
	AndCheck
	AndMate
	AndStalemate
	AndCaptures
	BoardNumber
	BoardOpening

	// Whether captures are announced.
	capturesUnsaid
	capturesSaid

	// Whether checks are announced.
	checksUnsaid
	checksSaid

	// Actions of practice.
	GroupPractice
	ActBlind
	ActList
	ActAnnounce
	ActCaptures
	ActChecks
	ActMisses
	ActPeek
	ActPeeks
	ActPiece
	ActFile
	ActRank
	ActLastMove
	ActLegal
	ActRules
	ActAt
	ActHanging
	AtPiece
	AtKing
	AtEmpty
	HangingOf
	HangingTo
	HangingNone
	ActReadComment
	ActDrill
	ActAgainst
	ActPlay
	ActHint
	ActTakeBack
	ActDraw
	ActClaim
	ActResign
	ActClock
	ActStats
	NoCommentHere
	MissLimit

	// The words of the drills: their names, questions and verdicts.

	// Names of the drills.
	DrillNames
	DrillCount
	DrillNotation
	DrillWhere
	DrillWhat
	DrillCheck
	DrillReach
	DrillScreens
	DrillRebuild
	DrillFollow
	DrillLine
	DrillGuess
	DrillBoards
	DrillMates
	DrillReplay
	DrillOpenings
	DrillRelations
	DrillTracking

	// Questions. Digits answer them: a point is file and rank, 0 the tenth.
	AskRank
	AskFile
	AskNamed
	AskCount
	AskTold
	AskWhere
	AskWhat
	AskCheck
	AskReach
	AskScreens
	AskAll
	AskNext
	AskMate
	AskLine
	AskAttackers
	AskGuards
	AskHanging
	AskPinned
	AskOver
	AskTrack
	AskTracked
	TellTrack
	DrillPlaceLevel
	DrillLevel
	DrillResumed
	DrillLeft
	StatsStreak
	StatsTrend
	StatsWeak
	WeakIs
	WeakLeft
	WeakMiddle
	WeakRight
	WeakAtOnce
	WeakAfter
	WeakLong
	AskBook

	TellLook
	TellListen
	TellMove
	TellUnit
	TellStart
	TellBook
	TellPieces
	TellList
	TellBoth
	FromTo
	PointToPoint
	HomePiece
	StoodPiece
	NoneOfThem
	PointDigits
	MoveDigits
	DigitsShort
	AnswerYes
	AnswerNo

	// Verdicts and the frame of a drill.
	DrillRight
	DrillWrong
	DrillRetry
	DrillLeave
	DrillMenu
	DrillPace
	DrillByHand
	DrillPlace
	DrillOver
	DrillNext
	DrillThinks
	DrillNoPeek
	DrillChoose
	DrillChooseTitle
	DrillToday
	DrillNothing
	DrillGoesOn
	DrillScore
	NoSuchDrill
	NoBook
	BookEmpty
	BookIs
	AgainstNever
	AgainstInside
	AgainstWhole
	AgainstEnded
	AgainstLeft
	DrillShort
	DrillLong
	StatsShort
	StatsHead
	StatsReplays
	StatsBlind
	BlindGameIs  // level, plies, peeks, looks at the board, misreports, moves taken back
	BlindGameWas // the same, as it ends
	StatsOf
	StatsNone
	StatsDays
	StatsLegend
	StatsWeeks
	StatsMonths
	StatsRow
	StatsReplay
	StatsSpan

	// Ranks whose names differ between the sides.
	redRank4
	redRank7
	blackRank4
	blackRank7

	rank1
	rank2
	rank3
	rank5
	rank6
	rank8
	rank9
	rank10

	// Names of files and points.
	FileMiddle
	FileRib
	FileElephant
	FileElephantBlack
	FileEdge

	PointPalace
	PointAdvisor
	PointElephant
	PointElephantBlack
	PointMiddle
	PointMiddleBlack
	PointSide
	PointSideBlack
	PointRiver
	PointHanging
	PointTrough
	PointFishing

	// What the keys of a drill do, in one word.
	DrillKeyAnswer
	DrillKeyBack
	DrillKeyPeek
	DrillKeyMenu
	DrillKeyLeave
	DrillKeyNumber
	DrillKeyStart
	DrillKeyOn
	DrillKeyAgain
	DrillTab
	DrillKeyStay
	DrillEnd
	BlindShort

	// The words of setting up a position.

	SetupTitle
	SetupUnread
	SetupDone
	SetupPlays
	SetupFinds
	SetupAllFree
	SetupHeld
	SetupMenu
	SetupShort
	HintBegin
	HintFinds
	SetupDrops
	HintPuts
	HintTake
	HintPass
	HintLeave
	HintPlaces

	// What can be done while a position is set up: what is pressed or typed, and what it does.
	setupKeysArrows
	setupDoesArrows
	setupKeysPiece
	setupDoesPiece
	setupKeysPlaced
	setupDoesPlaced
	setupKeysPoint
	setupDoesPoint
	setupKeysTake
	setupDoesTake
	setupKeysHold
	setupDoesHold
	setupKeysSide
	setupDoesSide
	setupKeysMenu
	setupDoesMenu
	setupKeysUndo
	setupDoesUndo
	setupKeysFlip
	setupDoesFlip
	setupKeysPaste
	setupDoesPaste

	// What can be typed in the line mode.
	setupTypedPiece
	setupTypedLetters
	setupTypedKeypad
	setupTypedTake
	setupTypedWords
	setupTypedFEN

	// The words of saving: what would be lost or overwritten.

	SaveCannotHold
	SaveKind
	SaveLost
	SaveAtPly
	SaveAtStart
	SaveOverwrites
	SaveChanged
	SaveChangedMany
	SaveSure
	SaveNot
	SaveNoFormat
	HintSure
	HintNotSure
	HintLosses

	// The words of naming points.

	// ActName is what the action does that names a point.
	ActName

	// The sentences of the line mode.

	// Sentences of the line mode.
	LineGame
	LineMove
	LineNumber
	LineUnfiled
	LineParts
	LineAuto
	LineAll
	LineBlind
	LineStandard
	LineSiblings
	LineRank
	LineTooLong
	LineStart
	LineHelp
	LineHelpOf
	LineDone
	LineDisc
	LineMeant
	LineUnread
	ReadAs
	InBrackets
	LineComment
	LineSetup
	LineNoScreen
	LineChoose
	LineDrill
	LineMenu
	LineUnsaved

	// The words about settings.

	// The command config.
	ConfigShort
	ConfigLong
	ConfigWritten

	// What is wrong in the settings file.
	SettingSyntax
	SettingUnknown
	SettingOdd
	SettingValue
	SettingTable
	SettingDoubled
	SettingExtra

	// The settings, in lines; the first is the head of the file.
	settingHead
	settingLanguage
	settingAmbiguous
	settingTheme
	settingPieces
	settingLines
	settingSize
	settingLabels
	settingColumns
	settingScript
	settingTyped
	settingKeypad
	settingAbsolute
	settingDigits
	settingPawns
	settingGlyphs
	settingRules
	settingPlayMisses
	settingWxfTraverse
	settingWxfLetters
	settingAnnounce
	settingSpeak
	settingMisses
	settingPace
	settingRetention
	settingMe
	settingPhrases
	settingLibrary
	settingTables
	settingEngines

	// The words of the commands: help, flags, usage errors.

	// Help.
	UsageHead
	CommandsHead
	FlagsHead
	GlobalsHead

	RootShort
	RootLong
	HelpShort
	CompletionShort
	PerftShort

	// The library.
	LibraryShort
	LibraryLong
	LibraryPath
	LibraryBegin
	LibraryStopped
	LibraryListShort
	LibraryDuplicates
	LibraryChanged
	LibraryMissing
	LibraryRemoveShort
	LibraryRemoved
	LibraryNamesShort
	LibraryNamesUse
	LibraryAddShort
	LibraryUpdateShort
	LibraryMet
	LibraryAdded
	LibraryNext
	LibraryProgress
	LibraryFindShort
	LibraryFindLong
	LibraryFindTo
	LibraryFound
	LibraryTreeShort
	LibraryGames
	ActPlayed
	ActFind
	ActLibrary
	PlayedHead
	PlayedBuiltin
	PlayedOwn
	PlayedOf
	PlayedWon // heads of per cents, three columns at most
	PlayedDrawn
	PlayedLost
	PlayedSought
	PlayedNone
	PlayedSentence
	PlayedYears
	PlayedBy
	PlayedMore
	LibraryHidden
	LibraryHits
	BuiltinHits
	LibraryRow
	LibraryNoFiles
	LibraryAdding
	FindNothing
	FindNothingHere
	FindGoesOn
	FindProgress
	FindEnded
	FindWords
	FindBadValue
	FlagBadScene
	questionPlayer
	questionAs
	questionScore
	questionEvent
	questionYear
	questionResult
	questionECCO
	questionPlies
	questionFEN
	questionMoves
	questionMaterial
	questionPattern
	questionMirror
	questionSwap
	questionLimit

	// Flags. A word in backquotes is the name of the value.
	FlagHelp
	FlagVersion
	FlagLang
	FlagEncoding
	FlagAmbiguous
	FlagFEN
	PerftDivide

	// Usage errors.
	ArgMissing
	ArgTooMany
	ArgOneOf
	CommandUnknown
	FlagUnknown
	FlagNoValue
	FlagInvalid
	FlagBadValue
	PerftBadDepth

	// PerftRate is what perft says of its speed.
	PerftRate

	// The command notate.
	NotateShort
	NotateLong
	NotateBatch
	FlagReadNotation
	FlagsExclude
	BatchNoTab

	// Practice and the line mode.
	FlagPlain
	FlagSide
	FlagPace

	// The words of the commands that read records: show, check.

	// Help.
	ShowShort
	ShowLong
	ShowGameFlag
	ShowPlyFlag
	ShowJSON
	ShowTree
	ShowDiagram
	ShowSVG
	ShowDeleted
	FlagRules

	CheckShort
	CheckLong

	// What they print.
	ShowGame
	ShowOpening
	ShowVariations
	ShowUnread
	ShowPlyOf
	ShowGameOf
	CheckSum

	// Programs that think.
	EnginesShort
	EnginesLong
	EnginesNone
	EngineIs
	EngineNotStarted
	EngineNoHello
	EngineOtherGame
	EngineNoOption
	EngineNotReady
	EngineDied
	EngineHangs
	EngineFloods
	EngineIllegal
	EngineClosed
	ReviewShort
	PlayShort
	PlayLong
	PlaySide
	PlayLevel
	PlayBlind
	PlayClock
	ReviewLong
	ReviewEngine
	ReviewTime
	ReviewDepth
	ReviewNoEngine
	ReviewMove
	ReviewClean
	ReviewCut
	ReviewResumed
	ReviewCutShort
	ReviewMate
	AnalysePlaying
	ActReview
	ReviewHead
	ReviewLeft
	ReviewNone
	ReviewNothing
	ReviewStopped
	ReviewDone
	ReviewTaken
	ReviewMissed
	ReviewFound
	ReviewGoesAlong
	AnalyseReviews
	ActAnalyse
	HintAnalyse
	AnalyseHidden
	AnalyseHead
	AnalyseThreat
	AnalyseThinks
	AnalyseOver
	AnalyseNoThreat
	AnalyseNoMoves
	AnalyseTaken
	AnalyseThere
	AnalyseSentence
	AnalyseBetter
	AnalyseEven
	AnalyseThreatOf

	// Wrong usage and files without records.
	ShowNoGame
	ShowNoPly
	ShowNeedsJSON
	ShowOneSVG

	// The command reconstruct.
	ReconstructShort
	ReconstructLong
	ReconstructStandard
	ReconstructCertain
	ReconstructOpen
	ReconstructIdle
	ReconstructNone

	// The words of the command convert.

	// Help and flags.
	ConvertShort
	ConvertLong
	ConvertTo
	ConvertOut
	ConvertNotation
	ConvertEncoding
	ConvertLossy
	ConvertExercises

	// What it says.
	FlagNeeded
	ConvertNeedsFolder
	ConvertNeedsFile
	ConvertLoss
	ConvertMore
	ConvertNothing

	// What formats lose, by kind.
	lossComment
	lossVariation
	lossTag
	lossCharacter
	lossMove
	lossMark
	lossUnread
	lossStart

	// Saving.
	SaveNeedsName
	SaveReadOnly
	SaveEntangled
	SaveHardLinks
	SaveOwner
	SaveAttributes
	NewFile
	GoneFile

	// The words of the command doctor.

	// Help and report.
	DoctorShort
	DoctorLong
	DoctorNoTerminal
	DoctorLang
	DoctorFiles
	DoctorSize
	DoctorSmall
	DoctorWidth
	DoctorSilent
	DoctorTorn
	DoctorWide
	DoctorNarrow
	DoctorFonts
	DoctorColours
	DoctorAttributes
	DoctorNoColour
	DoctorPress
	DoctorNoKey
	DoctorKeypad
	DoctorApplication
	DoctorNumLock
	DoctorOddKey

	// The words for what is wrong with moves, positions and records.

	// Moves that are refused. In sentences with four verbs: the piece, its point,
	// what forbids the move, and where that stands.
	hobbled
	eyeBlocked
	pawnSideways
	noScreen
	nothingOn

	textUnread
	textStops
	noneFits
	piecesFit
	movesFit
	somePiece
	manyOf
	// ListComma stands between the things of a list, ListSemicolon between lists.
	ListComma
	ListSemicolon

	// What was meant by a text that no legal move fits. First the side, then the
	// kind, then the file.
	noneThere
	noneOnFile
	noneCanOnFile
	noneOnPoint
	tooFew
	redAdjective
	blackAdjective

	// Small numbers.
	countTwo
	countThree
	countFour
	countFive

	// A rule, where it is known what stands where.
	detailWrongSide
	detailBadShape
	detailLeavesPalace
	detailCrossesRiver
	detailOwnPiece
	detailNeedsScreen
	detailIsBlocked
	detailInCheck
	detailFacing

	// A rule alone.
	ruleLegalMove
	ruleNoPieceThere
	ruleWrongSide
	ruleBadShape
	ruleLeavesPalace
	ruleCrossesRiver
	ruleOwnPiece
	ruleNeedsScreen
	ruleIsBlocked
	ruleInCheck
	ruleFacing

	// A FEN as a text.
	faultFENLetter
	faultFENWidth
	faultFENRanks
	faultFENSide

	// A position.
	setupNoRedKing
	setupNoBlackKing
	setupManyRedKings
	setupManyBlackKings
	setupTooManyPieces
	setupWaitingInCheck
	setupKingsFacing

	// What readers find wrong.
	faultBadBoard
	faultBadByte
	faultBadBytes
	faultBadComment
	faultBadFlags
	faultBadIndex
	faultBadLength
	faultBadMark
	faultBadMoves
	faultBadNumber
	faultBadPacking
	faultBadPiece
	faultBadResult
	faultBadRoute
	faultBadSquare
	faultClashGone
	faultClashLimit
	faultClashMove
	faultClashOther
	faultClashOwn
	faultClashPoint
	faultClashShape
	faultClashTurn
	faultCutComment
	faultCutHeader
	faultCutItem
	faultCutLibrary
	faultCutMoves
	faultCutPacking
	faultDoubledPiece
	faultEndless
	faultLeftBeside
	faultNoFile
	faultJSON
	faultEmpty
	faultNotTheEnd
	faultWesternChess
	faultNoFEN
	faultLibraryBusy
	faultLibraryChanging
	faultLibraryDamaged
	faultLibraryFull
	faultLibraryNewer
	faultLibraryNoFile
	faultLibraryNoName
	faultLibraryNoSource
	faultLibraryNone
	faultNowhere
	faultLibraryOther
	faultLibraryReadOnly
	faultNoRecords
	faultUnknownFormat
	faultBadPoint
	faultTooMany
	faultKeys
	faultLayout
	faultNumber
	faultTooLarge
	faultMoreProblems
	faultMostAttributes
	faultMostItems
	faultMostDepth
	faultMostGames
	faultMostMoves
	faultMostTags
	faultMostText
	faultMostWords
	faultTrailing
	faultUnknownElement
	faultUnknownField
	faultWrongName

	// Files that cannot be used.
	noSuchFile
	noPermission
	fileExists

	// The words for what a record tells of its start, and for repairs.

	// What reconstruction leaves open or finds contradictory, and what repairs undo.
	faultClashFile
	faultClashNone
	faultClashPlay
	faultClashRule
	faultClashStart
	faultOpenCheck
	faultOpenFile
	faultOpenKind
	faultOpenKing
	faultOpenScreen
	faultOpenStart
	faultOpenVictim
	faultSlipChar
	faultSlipDigit
	faultSlipDoubled
	faultSlipExchange
	faultSlipExtra
	faultSlipLook
	faultSlipMoves
	faultSlipName
	faultSlipOrder
	faultSlipPoints
	faultSlipRound
	faultSlipLeftOut
	faultSlipTyped
	faultSlipReading

	textCount // how many there are
)
