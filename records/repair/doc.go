// Package repair finds what is wrong with a record that does not play, and what
// its start was where the record does not say.
//
// A slip in a record is seldom seen where it was made: a rook printed on the
// wrong file plays on until something else wants its place. So [Find] takes the
// first ply that cannot be played and tries, at it and at every ply before it,
// each text that one slip of a pen makes of the printed one: a digit, a
// character, two digits exchanged, a move left out or written twice. A change
// counts if all the rest of the record can be played with it; a record of a
// hundred moves leaves hardly ever more than one. Where none does, since there is
// a second slip, those are returned after which the record goes on for longest.
// A [Report] ranks them, and [Report.Sole] tells whether one is certain.
//
// A record in which every move names both of its points ([qipu/records.PlyReader]) needs no start
// for that: then a change counts if the moves contradict each other nowhere.
// [Rebuild] finds the start of such a record, [RebuildTexts] what can be said of it
// where the moves name files alone.
//
// [MainLine] and [LineOf] turn a line of a [qipu/records.Game] into a [Record];
// [Damages] does so for every damaged line of a game; [Line.Apply] makes a change
// in the game, with edits that can be undone. The package proposes, and never
// changes a record by itself.
package repair
