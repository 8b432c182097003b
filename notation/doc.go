// Package notation reads and writes the moves of xiangqi as people write them.
//
// Reading has two steps. A text is folded to signs and becomes [Reading]s, with
// no board: what fails here is [Unreadable]. A Reading then means some moves on
// a board, of which the legal ones count: none is [Illegal], one is the move,
// more are [Ambiguous]. All notations share the second step, and so does
// completion ([Complete]).
//
// What is typed is read by [ParseAny], or by a [Mode] with settings. What stands
// in a record is cut by records/movetext and read by a Mode with Record set (and
// Federation, where the record is in WXF letters); Prefer names the notation
// in use. To see whether a preference decided, read the text without it: it is
// Ambiguous then. A blind level asks [Read] and [CanContinue], which know no
// board.
//
// The rules follow, numbered as the comments of this package cite them. They
// are those of the elephantbase paper on move notation (columnar, WXF, keypad,
// coordinates), of the authors' own papers on shorthand and absolute notation,
// and of the programs that write records; where these differ, the rule says
// which one is followed.
//
// To add a notation, write a file with its type and add a row to the table in
// notation.go, which tells too whether it makes a column ([Columns]). One that is
// read only where it is chosen, as [SAN] is, needs no more; one that is tried
// unasked has its forms in form.go and a family in familyOf; and one whose moves
// stand in records as words between blanks is named in words.go of
// records/movetext.
//
// # Section 1: the board
//
// Files are a to i from Red's left, ranks 0 to 9 from Red's edge. A side counts
// files 1 to 9 from its own right hand and ranks 1 to 10 from its own edge:
// [engine.Square.Seen] is the one place where the two meet. Names are 帅仕相马车炮兵
// for Red and 将士象马车炮卒 for Black.
//
// # Section 2: coordinates
//
// ICCS writes both points, H2-E2; dash and case may differ or be missing. UCCI
// and Pikafish write h2e2 with the same ranks. Fairy-Stockfish counts ranks from
// 1 (h3e3, h10g8), which no text shows, so that form (uci) is chosen, never
// guessed.
//
// # Section 3: Chinese columns
//
// Piece, the file it stands on, 进 退 平, then the target file (for 平 and for the
// pieces that move slantwise) or the number of steps: 炮二平五, 马8进7. Red's numbers
// are 一 to 九, Black's full-width digits. Of several like pieces on a file
//
//   - a rook, horse or cannon is 前 or 后 in place of piece and file: 前炮退二. That
//     two stand there decides, even if only one of them could move so;
//   - an advisor or elephant keeps its file: 进 or 退 tells which is meant;
//   - a pawn is numbered together with all pawns that stand on files with two or
//     more, from the mover's right-most such file, front to back within a file:
//     two are 前 后, three 前 中 后, more 一 二 三 四 五. Red's pawns on F8 F6 E7 D8 D6
//     are 一兵 (F8), 二兵 (F6), 三兵 (D8), 四兵 (D6), and the one on E7, alone on its
//     file, is 兵五.
//
// Read as well are both scripts mixed, cut forms (俥 傌 砲 後), either side's
// numerals where the piece's name allows it, 上 下 for 进 退, five characters
// (前兵四平五), the place behind the piece (车前平三) and the older rule for pawns, by
// which 前 is the front pawn of each doubled file. 帅 兵 and 将 卒 belong to one side
// and make a text of the other's move Illegal; so do 仕 相 and 士 象 where the
// numerals agree with them.
//
// # Section 4: WXF
//
// Letter K A E H R C P, file, direction (+ forward, - back, . sideways), number:
// C2.5, H8+7. Of several the second sign is + . - behind the letter (C+-2) or a to
// e for 一 to 五 (Pa.5), by the rules of section 3. Read as well: = for the point,
// B M for the elephant, N for the horse, G S for the advisor, the sign in front
// (+C-2), and the pawns of the federation (3+.4) and of Fairy-Stockfish (14=5),
// the last two where nothing else is legal.
//
// # Section 5: keypad digits
//
// The letter becomes a digit, 1 K 2 A 3 E 4 H 5 R 6 C 7 P: 62.5, 6+-2, so that one
// hand on a keypad writes any move; [engine.Kind] has these values. XQStudio's
// own scheme (4 the rook, 5 the horse, directions by the keypad's columns, 6225)
// contradicts it and is chosen by a setting ([Studio]). Its pinyin initials,
// p2p5 or qct1, contradict nothing and are always read ([Pinyin]).
//
// # Section 6: shorthand
//
// Piece, file, number in Arabic digits for both sides and no sign for 平: 炮25. A
// bar under the last digit is 进, one over it 退: U+0332 and U+0305 behind it, or
// _ and ^ where an encoding lacks them. A text without a bar is 平 or, where the
// piece cannot go so, the one legal move forward or back.
//
// # Section 7: absolute notation
//
// Piece, from file, from rank, to file, to rank, each side counting from its own
// right and its own edge; the tenth rank is 〇 for Red, 0 for Black: 马二一三三,
// 卒80平7. The full form writes four digits for every move. The mixed form, the
// printed games' own and the default, writes a sideways move as 炮二三平五 and keeps
// section 3 for advisors and elephants, whose moves it tells apart already. Both
// points are named without a board, so that a record without a diagram can be
// replayed: package records/repair does.
//
// # Section 8: tables of one's own
//
// A [Table] gives letters or words for the pieces, signs for front, middle and
// rear, for the directions, and their order; [Vietnamese] is one: P2-5, M8.7.
//
// # Section 9: what a text means
//
// Widths, variants and what an input method makes of a key are folded first
// ([FoldRune]). Where several notations read a text, the same move from all is
// that move; different legal moves are Ambiguous, unless a notation has been in
// use ([Mode].Prefer). A text that is well formed and legal in none is Illegal,
// with the rule that forbids the meaning that got furthest; a text that no
// notation reads is Unreadable, at the character after which none could go on.
package notation
