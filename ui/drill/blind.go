// Whole games that were played or studied blind, as they are kept in the log and told.

package drill

import (
	"strings"
	"time"

	"qipu/ui/lang"
	"qipu/ui/veil"
)

// BlindGame is how a whole game went that was played against a program, or studied,
// blind.
type BlindGame struct {
	Time   time.Time       `json:"time"`
	Title  string          `json:"title,omitempty"`  // its players, or what else names it
	Level  veil.Level      `json:"level"`            // the easiest at which it was
	Plies  int             `json:"plies"`            // its length
	Looks  [veil.Rungs]int `json:"looks"`            // by what was looked at
	Misses int             `json:"misses,omitempty"` // moves that were refused
	Undone int             `json:"undone,omitempty"` // moves that were tried and taken back
	Result string          `json:"result,omitempty"` // "1-0" and so on, of a game against a program
}

// Text says how the game went, without naming it.
func (g *BlindGame) Text(l lang.Lang) string {
	peeks, boards := 0, 0
	for rung, n := range g.Looks {
		if veil.Rung(rung) >= veil.BoardBriefly {
			boards += n
		} else {
			peeks += n
		}
	}
	return l.Say(lang.BlindGameIs, int(g.Level), g.Plies, peeks, boards, g.Misses, g.Undone)
}

// AddGame keeps how a whole game went blind.
func (h *History) AddGame(g BlindGame) error { return h.log.AppendGame(g) }

// gamesTold is how many of the last games are told of.
const gamesTold = 10

// blindGames are the last games that were played or studied blind, a line each, the
// last one first.
func (h *History) blindGames(l lang.Lang) []string {
	games, err := h.log.Games()
	if err != nil {
		return nil // what cannot be read was told when the answers were
	}
	var lines []string
	for i := len(games) - 1; i >= 0 && len(lines) < gamesTold; i-- {
		g := &games[i]
		parts := []string{g.Time.Local().Format(time.DateOnly)}
		for _, part := range []string{g.Title, g.Result} {
			if part != "" {
				parts = append(parts, part)
			}
		}
		lines = append(lines, l.Say(lang.Announced, strings.ReplaceAll(strings.Join(parts, " "), "\t", " "), g.Text(l)))
	}
	return lines
}
