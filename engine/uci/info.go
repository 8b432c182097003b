// What a program says while it thinks.

package uci

import (
	"strconv"
	"strings"

	"qipu/engine"
)

// thought is an info line as it stands there.
type thought struct {
	depth, rank int
	nodes       int64
	score       Score
	scored      bool // exactly: a bound is no result
	pv          []string
	bounded     bool
}

// A UCCI program without words for mate says so by a score beyond this.
const mateAt, mateScore = 9000, 10000

// readInfo reads an info line behind its first word; turn is the side to move. It
// is false for a line without anything to show.
func readInfo(text string, turn engine.Color, protocol Protocol) (thought, bool) {
	t := thought{rank: 1}
	fields := strings.Fields(text)
	for i := 0; i < len(fields); i++ {
		next := ""
		if i+1 < len(fields) {
			next = fields[i+1]
		}
		switch fields[i] {
		case "depth":
			t.depth, i = atoi(next), i+1
		case "multipv":
			t.rank, i = atoi(next), i+1
		case "nodes":
			n, _ := strconv.ParseInt(next, 10, 64)
			t.nodes, i = n, i+1
		case "score":
			i += t.readScore(fields[i+1:], turn, protocol)
		case "lowerbound", "upperbound":
			t.bounded = true
		case "pv":
			t.pv = fields[i+1:]
			i = len(fields)
		case "string":
			i = len(fields)
		}
	}
	return t, t.scored && !t.bounded && t.rank >= 1 && t.rank <= mostLines
}

// mostLines is up to how many lines of a search are kept.
const mostLines = 500

// readScore reads "cp 48", "mate -3" or a bare number, and returns how many words
// that took.
func (t *thought) readScore(fields []string, turn engine.Color, protocol Protocol) int {
	if len(fields) == 0 {
		return 0
	}
	if fields[0] != "cp" && fields[0] != "mate" {
		n, err := strconv.Atoi(fields[0])
		if err != nil {
			return 0
		}
		t.scored = true
		if protocol == UCCI && max(n, -n) > mateAt {
			t.mate(n, (mateScore-max(n, -n)+1)/2, turn)
		} else {
			t.score = Score{CP: forRed(n, turn)}
		}
		return 1
	}
	if len(fields) < 2 {
		return 1
	}
	n, err := strconv.Atoi(fields[1])
	if err != nil {
		return 2
	}
	t.scored = true
	if fields[0] == "mate" {
		t.mate(n, max(n, -n), turn)
	} else {
		t.score = Score{CP: forRed(n, turn)}
	}
	return 2
}

// mate takes in that the game is decided: for the side to move where sign is
// positive. Mate in 0 is what has happened to it.
func (t *thought) mate(sign, in int, turn engine.Color) {
	t.score = Score{Mate: true, In: in, Winner: turn}
	if sign <= 0 {
		t.score.Winner = turn.Other()
	}
}

// forRed turns a score of the side to move.
func forRed(n int, turn engine.Color) int {
	if turn == engine.Black {
		return -n
	}
	return n
}

func atoi(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// play returns the moves of a line as far as they are legal.
func play(p engine.Position, texts []string, first int) []engine.Move {
	var moves []engine.Move
	for _, text := range texts {
		m, ok := parseMove(text, first)
		if !ok || !p.Legal(m) {
			break
		}
		moves = append(moves, m)
		p = p.PlayLegal(m)
	}
	return moves
}
