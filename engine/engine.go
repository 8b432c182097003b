// Package engine knows the rules of xiangqi: the board, how the pieces move, what
// is check, mate and stalemate, positions as FEN, and what the rules say of
// positions that come again.
//
// A [Square] is a number from 0 to 89, rank by rank from Red's edge, file a first;
// [Square.Seen] counts as a side does, from its own right hand and edge. A [Piece]
// has a [Color] and a [Kind]. A [Board] is what stands where, and who is to move;
// nothing is known of it. A [Setup] is a board as a FEN may give it, with its
// counters: [ParseFEN] reads one, and [Setup.Position] checks it.
//
// A [Position] can be played on. It is a value: [Position.Play] returns the next
// one and leaves the old as it was, so that a caller who wants to go back keeps
// what it had. [Position.AppendMoves] gives the legal moves, [Position.Check] says
// of any other why it is none (an [IllegalError] with a [Why] and a point), and
// [Position.Status] whether it is over. A position in which the rules of set-up
// are broken, though each side has its king, can be played all the same
// ([Setup.Playable]).
//
// A [Move] is two points, whatever stands there. [Position.Key] and
// [Position.Same] tell positions apart. [NewCycle] looks at the moves between
// two that are the same: what each side checks and threatens ([Threat], cycle.go),
// and by [Cycle.Verdict] what a set of [Rules] makes of it (referee.go).
// [Position.Mates] finds forced mates; the package plays no better than that.
//
// How it works inside: squares are bits of two overlapping windows of seven
// ranks, and moves along lines are looked up by what stands on the line (tables.go),
// so that nothing is allocated while moves are made.
package engine
