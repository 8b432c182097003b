// Games against a real program on a real terminal.

package cli

import (
	"fmt"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/internal/enginetest"
)

// anyMove is a row of the table, its ply and its move, and currentMove the one that
// one stands on.
var (
	anyMove     = regexp.MustCompile(`\s(\d+)[ x]([A-I][0-9]-[A-I][0-9])`)
	currentMove = regexp.MustCompile(`>\s+(\d+)[ x]([A-I][0-9]-[A-I][0-9])`)
)

// TestPlayInTerminal plays from each side, with all pieces in sight and on an empty
// board: forty plies, unless the game is over before. What is saved then is the game.
func TestPlayInTerminal(t *testing.T) {
	if testing.Short() {
		t.Skip("a terminal takes its time")
	}
	program := enginetest.Fairy(t)
	for _, flags := range []string{"--side red", "--side black --clock 20m+5s", "--side red --blind 5", "--side black --blind 5"} {
		t.Run(flags, func(t *testing.T) {
			s := &screen{t: t, folder: t.TempDir(), size: "80x24", locale: "en_US.UTF-8"}
			s.settings(fmt.Sprintf("[engines.fairy]|command = [%q]|[practice]|announce = \"iccs\"|[moves]|columns = [\"iccs\"]", program.Command[0]))
			s.run(append([]string{"play", "--level", "1"}, strings.Fields(flags)...))
			mine := engine.Red
			if strings.Contains(flags, "black") {
				mine = engine.Black
			}
			p := enginetest.NewPlayer()
			if mine == engine.Red {
				s.do("see has Black, level 1")
			}
			over := false
			for !over && (p.Plies < 40 || p.Position.Turn() != mine) {
				if p.Position.Turn() == mine {
					mv := p.Move()
					s.tty.Type(mv.String())
					s.tty.Press("Enter")
				}
				over = hear(s, p)
			}
			if !over {
				s.do("type :resign")
				s.do("press Enter")
				s.do("see Resigned: ")
			}
			s.do("type :save game.pgn")
			s.do("press Enter")
			s.do("see > _  saved")
			checkPlayed(t, filepath.Join(s.folder, "game.pgn"), p, strings.Contains(flags, "clock"))
		})
	}
}

// standsOn returns the ply that one stands on, and its move; 0: on none.
func standsOn(rows []string) (ply int, move string) {
	at := currentMove.FindStringSubmatch(strings.Join(rows, "\n"))
	if at == nil {
		return 0, ""
	}
	_, _ = fmt.Sscan(at[1], &ply)
	return ply, at[2]
}

// gameEnds are how what is said of the end of a game ends.
var gameEnds = regexp.MustCompile(`: (Red wins|Black wins|draw)`)

// hear waits for the next move, whoever makes it, and tells whether the game is over
// then. On a screen on which the answer is there already it hears the move before it
// first.
func hear(s *screen, p *enginetest.Player) (over bool) {
	s.t.Helper()
	rows := s.tty.Until(fmt.Sprint("ply ", p.Plies+1), func(rows []string) bool { ply, _ := standsOn(rows); return ply > p.Plies })
	for _, at := range anyMove.FindAllStringSubmatch(strings.Join(rows, "\n"), -1) {
		ply := 0
		_, _ = fmt.Sscan(at[1], &ply)
		if ply == p.Plies+1 && !p.Hear(at[2]) {
			s.t.Fatalf("%s at ply %d is not legal:\n%s", at[2], p.Plies+1, strings.Join(rows, "\n"))
		}
	}
	return gameEnds.MatchString(strings.Join(rows, "\n"))
}

// checkPlayed reads a game that was played.
func checkPlayed(t *testing.T, path string, p *enginetest.Player, timed bool) {
	t.Helper()
	c, err := file.Open(t.Context(), path, file.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	g, err := c.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	at := records.NewCursor(g)
	at.ToPly(at.Plies())
	is, board := at.Board(), p.Position.Board()
	if is != board || at.Plies() != p.Plies || g.Tags.Value("Result") == "*" {
		t.Errorf("saved are %d plies of %d, result %s:\n%s\n%s", at.Plies(), p.Plies, g.Tags.Value("Result"), is.FEN(), board.FEN())
	}
	for ply := 1; timed && ply <= at.Plies(); ply++ {
		if _, _, ok := records.Clock(g.Comment(at.Line()[ply])); !ok {
			t.Errorf("no time at ply %d: %q", ply, g.Comment(at.Line()[ply]))
		}
	}
}
