// Qipu is a board viewer for xiangqi in the terminal. This is the map of its
// code; what each package is for and how it is added to stands in its own
// comment (go doc ./ui/action, say), and README.md tells players the rest.
//
// # Layers
//
// A package imports only what stands above it in this list; main_test.go holds
// the list as a table, with the few arrows inside a line, and fails on any other.
//
//	engine  ui/cell  ui/early             the rules; texts in cells; before all else
//	notation  engine/uci  ui/veil  ui/play  moves as people write them; programs that think; what may be seen; a game against one
//	records  ui/board                     games as trees; a board as it may be seen, drawn
//	records/charset                       bytes to text
//	records/movetext                      text to trees
//	records/file  records/repair          files and folders of games; what is wrong with one
//	records/library (on its pack)         one's own games, searched
//	ui/lang  ui/store  ui/session         all words; settings and state on disk; a game as it is worked on
//	ui/drill  ui/speech                   practice; a program that speaks
//	ui/journal  ui/setup  ui/paper        unsaved work on disk; positions set up; pages to be printed
//	ui/desk                               open, save, keep, practise: all that both faces share
//	ui/action                             the table of what can be done, and Host: what it asks of a face
//	ui  ui/line                           the two faces: the screen, the line mode
//	ui/cli                                the commands
//
// Packages under ui/internal are for tests alone.
//
// # A key becomes a move
//
// [qipu/ui.Input] reads what the terminal sends, and Bubble Tea hands each key to
// [qipu/ui.Model.Update], which gives it to the page on top of the stack. At the
// bottom that is the viewer, gamePage.key (ui/game.go): a character goes into the
// text that is typed, a [qipu/ui/session.Entry]; a key that begins no move is
// looked up with [qipu/ui/action.ByKey] and done with [qipu/ui/action.Action.Run].
// While one types, [qipu/ui/session.Session.Fits] asks [qipu/notation.Mode.Fits]
// for the legal moves that the text can still become.
//
// Enter calls gamePage.submit (ui/game.go), and that
// [qipu/ui/session.Session.Submit]. Session.Read (ui/session/play.go) has the text
// read by [qipu/notation.Mode.Parse]; [qipu/ui/session.Session.Play] asks
// [qipu/engine.Position.Check] whether it is legal and follows it; a move that
// the game does not have is an edit, made by [qipu/records.Game.Apply] in
// [qipu/ui/session.Session.Together]. The session tells OnStep of it, which is
// Keeper.note (ui/journal/keeper.go): the edit is on disk before Update goes on.
// Then Model.refresh (ui/update.go) makes a frame of the topmost page, whose board
// is what [qipu/ui/veil.See] lets through, drawn by [qipu/ui/board.Look.Draw].
// [qipu/ui/line.Run] does the same with lines in place of keys.
//
// # A file becomes a game
//
// [qipu/ui/cli.Main] finds the command; app.view (ui/cli/view.go) opens the names
// it is given with [qipu/ui/desk.Open], and that each with
// [qipu/records/file.Open]. The function sniff (records/file/sniff.go) finds the
// [qipu/records/file.Format] by the content: first those of bytes, whose row finds
// the encoding of their texts (that of an XQF is xqfEncoding in
// records/file/xqf_encoding.go); then, once [qipu/records/charset.DetectIn] has
// found the encoding, those of text. Its Index lists the games in the background,
// a [qipu/records/file.Entry] each. [qipu/ui/session.Session.Open] asks for one
// with [qipu/records/file.Collection.Game], and the format's Read reads it:
// [qipu/records/charset.Decode] makes text, [qipu/records/movetext.Scan] tokens,
// a [qipu/records/movetext.Reader] a [qipu/records.Game], and
// [qipu/records.Game.Judge] the problems of what does not play. What would mend
// those is looked for by [qipu/records/repair.Find], while one reads on.
//
// # A save
//
// The action save, Context.save (ui/action/work.go), calls
// [qipu/ui/desk.Desk.Save], and that writer.Write (ui/desk/writer.go). A game of a
// file of several is exchanged in it with [qipu/records/file.Collection.Amend];
// alone it is written by the Write of its format. Both return each
// [qipu/records/file.Loss]; with one, or where something would be overwritten, the
// save ends as a [qipu/ui/session.Doubt], which the action has its
// [qipu/ui/action.Host] ask about, and a yes saves again. [qipu/ui/store.Replace]
// puts the text in the place of the file, whole or not at all; the game is read
// again, and [qipu/ui/journal.Keeper.Saved] empties the journal.
//
// # A repetition, a search
//
// Whether positions come again is seen by [qipu/records.Cursor.Repeats]
// (records/repetition.go). What each side does meanwhile, its checks and threats, is a
// [qipu/engine.Cycle] (engine/cycle.go), and Cycle.Verdict (engine/referee.go) is what a
// set of rules makes of that. Both faces have it from [qipu/ui/action.Ruling].
//
// The action find, findGames in ui/action/find.go, asks its host to search one's own games
// in the background: [qipu/ui/desk.Library.Find] has
// [qipu/records/library.Library.Find] (records/library/search.go) go through the packed
// games that are held in memory, as records/library/pack plays them again. The pane of
// what was played follows every step with [qipu/ui/desk.Library.Tree].
//
// # Words
//
//	position     a board that can be played on (engine.Position); a Setup may not be
//	node, ply    a node is a move in the tree (records.NodeID; 0 is the start); a ply is its depth, from 1
//	variation    a child that is not the first; the first children make the main line
//	game         tags, start and tree of one record (records.Game)
//	cursor       a node with the line through it: where one stands (records.Cursor)
//	place        line, column and byte in a file (records.Place)
//	problem      what is wrong with a record, and where (records.Problem); a fault is its reason
//	unread       text of a record that could not be read, kept at the node before it
//	source       a file's bytes (file.Source); an entry is a game's range in them
//	collection   the games of a file or folder (file.Collection); a shelf is all that are open (desk.Shelf)
//	tray         the games that are in no file (desk.Tray), until they are saved or dropped
//	loss         what a format cannot hold of a game (file.Loss)
//	dialect      how a text writes its moves (movetext.Dialect); a reading is one thing that a text may mean
//	repair       a change that lets a damaged record play (repair.Change), ranked in a report
//	document     a game in a session with its bookmarks, cover and folds; another may take its place (session.Swap)
//	cover        what of a record is not shown yet, so that it can be solved (session.Cover)
//	step         an edit, undo, redo or swap as the journal is told of it (session.Step)
//	journal      the steps that are not saved yet, on disk (journal.Keeper)
//	doubt        what a save would lose, asked about first (session.Doubt)
//	level        how much a blind player sees (veil.Level); a scene is a board at one (veil.Scene)
//	face, host   the screen or the line mode; what actions see of it (action.Host)
//	page         whatever has the keys, on a stack; a pane is a list beside the moves (both in ui)
//	drill        a kind of exercise (drill.Kind); a script asks it in steps
//	book         the trees of a file as positions, each once (drill.Book); one's own openings
package main

import (
	"os"

	"qipu/ui/cli"
	"qipu/ui/early"
)

func main() {
	early.Restore()
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
