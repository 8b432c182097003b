// Package records holds games: the tree of moves with its comments, tags and
// problems, the edits that change it, and a cursor that walks in it.
//
// A [Game] has a start ([engine.Setup]), [Tags], and a tree whose nodes are named by a
// [NodeID]; 0 is the start, the first child of a node is the main line, the others
// are variations. A node keeps its move whether that is legal or not: a record is
// shown as it is. Readers build a game with [Game.Add] and the Set methods, and
// call [Game.Judge] last, which finds each [Problem] with its [Place]. What stands
// behind the last move that could be read is kept as unread ([Game.Unread],
// [UnreadTexts]).
//
// Once it is built, [Game.Apply] is the only way to change a game. It takes an
// [Edit] and returns the one that undoes it, so that undo, redo and the journal need
// nothing else. Nodes that are taken out keep their number, and come back with it.
//
// A [Cursor] is a place in a game and the line through it: [Cursor.Position] is the
// board there, [Cursor.Repeats] how often it stood before. [Game.Walk] goes through
// a whole tree without recursion, since real trees are deep; a [Watch] goes along a
// main line and notices positions that come again. A [Situation] is a board after
// any moves, legal ones or not.
//
// The rest is what records hold beside moves: [Date], [Summary], the
// [Opening] of the ECCO, boards that are drawn in a text ([FindDiagram]), and what
// moves tell that name both of their points ([PlyReader], [Force]).
//
// The files that games come in are package records/file's affair, and what would
// repair one is records/repair's.
package records
