// What games, or parts of games, a question is made of.

package drill

// needs are the games that a question is made of.
type needs struct {
	games int
	plies int  // of each
	start bool // from the usual start of a game, else from its midst
	usual bool // of games that begin with the usual start, if there are any
}

func oneMove(int) needs { return needs{games: 1, plies: 1} }

func onePosition(int) needs { return needs{games: 1} }

func masterMove(int) needs { return needs{games: 1, plies: 2, usual: true} }

func fromTheMidst(level int) needs { return needs{games: 1, plies: heard[bounded(level, len(heard))]} }

func fromTheStart(level int) needs {
	return needs{games: 1, plies: followed[bounded(level, len(followed))], start: true}
}

func severalGames(level int) needs { return needs{games: level + 1, plies: boardPlies, start: true} }
