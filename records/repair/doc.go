// Package repair finds what is wrong with a record that does not play, and what
// its start was where the record does not say.
//
// A slip in a record is seldom seen where it was made: a rook printed on the
// wrong file plays on until something else wants its place. So [Find] takes the
// first ply that cannot be played and tries, at it and at every ply before it,
// what one slip of a pen, a typesetter or a scanner makes of a text: a digit, the
// name of a piece, another character, two digits or two points exchanged, a move
// left out or written twice, two plies or two moves of a side in the wrong order,
// a round left out. A change counts if all the rest of the record can be played
// with it; a record of a hundred moves leaves hardly ever more than one. What a text
// says is believed for that: its numerals tell the side, and in a record whose moves
// name both of their points ([records.PlyReader]) the piece must be the one named.
//
// A [Report] ranks the changes. Where none does, since there is a second slip,
// those come after which the record goes on for longest ([Change].Upto).
// [Report.Sole] is strict: it returns a change only where nothing else of any kind
// explains the record, and all of them could be looked for.
//
// A record that names both points of every move needs no start for this: then a
// change counts if the moves contradict each other nowhere ([records.Force]).
// [Rebuild] finds the start of such a record, [RebuildTexts] what can be said of it
// where the moves name files alone.
//
// [MainLine] and [LineOf] turn a line of a [records.Game] into a [Record];
// [Damages] does so for every damaged line of a game; [Line.Apply] makes a change
// in the game, with edits that can be undone. The package proposes, and never
// changes a record by itself.
package repair
