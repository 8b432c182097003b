// The table.

package action

import (
	"qipu/engine"
	"qipu/ui/lang"
)

var table = []Action{
	{Name: "next", Keys: []string{"right", "+", "enter", "ctrl+j"}, Title: lang.ActNext, Hint: lang.HintStep, Why: atEnd, Do: step(1)},
	{Name: "previous", Keys: []string{"left", "-"}, Title: lang.ActPrevious, Why: atStart, Do: step(-1)},
	{Name: "forward", Keys: []string{"pgdown"}, Title: lang.ActForward, Why: atEnd, Do: step(10)},
	{Name: "back", Keys: []string{"pgup"}, Title: lang.ActBack, Why: atStart, Do: step(-10)},
	{Name: "first", Keys: []string{"home"}, Title: lang.ActFirst, Do: toPly(first)},
	{Name: "last", Keys: []string{"end"}, Title: lang.ActLast, Why: covered, Do: toPly(last)},
	{Name: "sibling", Keys: []string{"/", "down"}, Title: lang.ActSibling, Hint: lang.HintSiblings, Why: alone, Do: sibling(1)},
	{Name: "sibling-back", Keys: []string{"up"}, Title: lang.ActSiblingBack, Why: alone, Do: sibling(-1)},
	{Name: "goto", Keys: []string{"0 5"}, Title: lang.ActGoto, Usage: "12, 12b, 24p", Do: goTo},
	{Name: "previous-comment", Keys: []string{"0 1"}, Title: lang.ActPrevComment, Do: seek(-1, commented)},
	{Name: "next-comment", Keys: []string{"0 3"}, Title: lang.ActNextComment, Why: covered, Do: seek(1, commented)},
	{Name: "previous-branch", Keys: []string{"0 7"}, Title: lang.ActPrevBranch, Do: seek(-1, branching)},
	{Name: "next-branch", Keys: []string{"0 9"}, Title: lang.ActNextBranch, Why: covered, Do: seek(1, branching)},
	{Name: "next-capture", Title: lang.ActNextCapture, Why: blindOrCovered, Do: seek(1, capturing)},
	{Name: "next-check", Title: lang.ActNextCheck, Why: blindOrCovered, Do: seek(1, checking)},
	{Name: "search", Title: lang.ActSearch, Usage: "TEXT", Why: blindOrCovered, Do: search},
	{Name: "move", Title: lang.ActMove, Usage: "MOVE", Do: move},

	{Name: "undo", Keys: []string{"ctrl+u", "0 4"}, Title: lang.ActUndo, Group: Tree, Why: noUndo, Do: undo},
	{Name: "redo", Keys: []string{"ctrl+r", "0 6"}, Title: lang.ActRedo, Group: Tree, Why: noRedo, Do: redo},
	{Name: "promote", Keys: []string{"0 8"}, Title: lang.ActPromote, Group: Tree, Why: notVariation, Do: promote},
	{Name: "demote", Title: lang.ActDemote, Group: Tree, Why: alone, Do: demote},
	{Name: "delete", Title: lang.ActDelete, Group: Tree, Why: atStartOnly, Do: deleteMove},
	{Name: "cut", Title: lang.ActCut, Group: Tree, Why: atEnd, Do: cut},
	{Name: "comment", Keys: []string{"ctrl+e"}, Title: lang.ActComment, Group: Tree, Usage: "[TEXT]", Do: comment},
	{Name: "mark", Title: lang.ActMark, Group: Tree, Usage: "[!?]", Why: atStartOnly, Do: mark},
	{Name: "repair", Title: lang.ActRepair, Group: Tree, Usage: "[N]", Why: undamaged, Do: repair},
	{Name: "cover", Title: lang.ActCover, Group: Tree, Do: cover},
	{Name: "solve", Title: lang.ActSolve, Group: Tree, Do: solve},

	{Name: "save", Keys: []string{"ctrl+s", "0 2"}, Title: lang.ActSave, Hint: lang.HintSave, Group: Games, Usage: "[FILE]", Do: effect(Save)},
	{Name: "games", Keys: []string{"ctrl+g"}, Title: lang.ActGames, Hint: lang.HintGames, Group: Games, Do: effect(ShowGames)},
	{Name: "game", Title: lang.ActGame, Group: Games, Usage: "N", Do: openGame},
	{Name: "next-game", Keys: []string{"0 +"}, Title: lang.ActNextGame, Group: Games, Do: otherGame(1)},
	{Name: "previous-game", Keys: []string{"0 -"}, Title: lang.ActPrevGame, Group: Games, Do: otherGame(-1)},
	{Name: "fen", Title: lang.ActFEN, Group: Games, Do: fen},
	{Name: "setup", Title: lang.ActSetup, Group: Games, Usage: "FEN", Do: setup},

	{Name: "flip", Keys: []string{"*"}, Title: lang.ActFlip, Hint: lang.HintFlip, Group: Screen, Do: flip},
	{Name: "mirror", Title: lang.ActMirror, Group: Screen, Do: mirror},
	{Name: "pane", Keys: []string{"tab"}, Title: lang.ActPane, Group: Screen, Do: effect(NextPane)},
	{Name: "columns", Title: lang.ActColumns, Group: Screen, Usage: "[NAMES]", Do: columns},
	{Name: "labels", Title: lang.ActLabels, Group: Screen, Usage: "[NAME]", Do: labels},
	{Name: "pieces", Title: lang.ActPieces, Group: Screen, Usage: "NAME", Do: pieces},
	{Name: "theme", Title: lang.ActTheme, Group: Screen, Usage: "NAME", Do: themeOf},
	{Name: "lines", Title: lang.ActLines, Group: Screen, Usage: "NAME", Do: lines},
	{Name: "compact", Title: lang.ActCompact, Group: Screen, Do: compact},
	{Name: "pairs", Title: lang.ActPairs, Group: Screen, Do: pairs},
	{Name: "remember", Title: lang.ActRemember, Group: Screen, Do: effect(Remember)},

	{Name: "blind", Keys: []string{"0 0"}, Title: lang.ActBlind, Group: Practice, Usage: "[LEVEL [after ROUNDS]]", Do: blind},
	{Name: "peek", Keys: []string{"."}, Title: lang.ActPeek, Hint: lang.DrillKeyPeek, Group: Practice, Do: peek},
	{Name: "peeks", Title: lang.ActPeeks, Group: Practice, Do: peeks},
	{Name: "list", Title: lang.ActList, Group: Practice, Usage: "[all|round|ply|none]", Do: list},
	{Name: "announce", Title: lang.ActAnnounce, Group: Practice, Usage: "[NOTATION]", Why: whileBlind, Do: announceIn},
	{Name: "captures", Title: lang.ActCaptures, Group: Practice, Why: whileBlind, Do: captures},
	{Name: "misses", Title: lang.ActMisses, Group: Practice, Usage: "N", Do: misses},
	{Name: "last-move", Title: lang.ActLastMove, Group: Practice, Do: lastMove},
	{Name: "where", Title: lang.ActWhere, Group: Practice, Do: where},
	{Name: "piece", Title: lang.ActPiece, Group: Practice, Usage: "PIECE", Do: piece},
	{Name: "file", Title: lang.ActFile, Group: Practice, Usage: "N", Do: onLine(false, engine.Files)},
	{Name: "rank", Title: lang.ActRank, Group: Practice, Usage: "N", Do: onLine(true, engine.Ranks)},
	{Name: "legal", Title: lang.ActLegal, Group: Practice, Do: legal},
	{Name: "read-comment", Title: lang.ActReadComment, Group: Practice, Do: readComment},
	{Name: "drill", Title: lang.ActDrill, Group: Practice, Keys: []string{"0 *"}, Usage: "[NAME]", Do: effect(Drill)},
	{Name: "stats", Title: lang.ActStats, Group: Practice, Do: effect(Stats)},

	{Name: "help", Keys: []string{"?", "f1", "0 ."}, Title: lang.ActHelp, Hint: lang.HintKeys, Group: Program, Do: effect(ShowHelp)},
	{Name: "commands", Keys: []string{":"}, Title: lang.ActCommands, Hint: lang.HintCommands, Group: Program, Do: effect(ShowCommands)},
	{Name: "menu", Keys: []string{"0"}, Title: lang.ActMenu, Hint: lang.HintMenuKey, Group: Program, Do: effect(ShowMenu)},
	{Name: "redraw", Keys: []string{"ctrl+l"}, Title: lang.ActRedraw, Group: Program, Do: effect(Redraw)},
	{Name: "suspend", Keys: []string{"ctrl+z"}, Title: lang.ActSuspend, Group: Program, Do: effect(Suspend)},
	{Name: "quit", Keys: []string{"ctrl+c"}, Title: lang.ActQuit, Group: Program, Do: effect(Quit)},
}
