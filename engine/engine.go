// Package engine knows the rules of xiangqi: the board, how the pieces move,
// what is check, mate and stalemate, and positions as FEN.
package engine
