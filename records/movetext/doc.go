// Package movetext reads the moves of a game as people and programs write them,
// with numbers, comments, variations and remarks between them, in any notation and
// with none of it marked as what it is.
//
// It goes in three steps, each of which can be looked at alone:
//
//   - [Lex] cuts a text into [Tokens]: moves by their shape, since records glue
//     moves, numbers and comments together (1.兵七进一炮2平32.兵三进一炮8平5), comments,
//     brackets, marks, results, and words that are none of these.
//   - A [Reader] finds out what each token is where it stands: a bracket opens a
//     variation if its first move is legal in the place of the last one, else it is
//     a remark; a word between the moves is a remark, unless it is a move that
//     cannot be read; a text with several meanings is the one under which the rest
//     of the record can be played.
//   - A builder adds what was found to the tree of a [records.Game], each move with
//     the place of its text.
//
// How a text writes its moves, its [Dialect], is found out by [Scan] from the first
// of them. A text that is no legal move where it stands ends its line: it and what
// follows are kept as unread, and a problem tells the place. Where the texts name
// both points, every move is kept, legal or not.
package movetext
