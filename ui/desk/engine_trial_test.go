// A real program on the games that come with qipu, where it is installed: a few
// positions, or with QIPU_TRIAL all of them and a trial of planted blunders.

package desk

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
)

// fairy starts fairy-stockfish, or skips the test. trial: at full size.
func fairy(t *testing.T) (p *uci.Program, trial bool) {
	t.Helper()
	path := ""
	for _, name := range []string{"fairy-stockfish", "/usr/games/fairy-stockfish"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		t.Skip("fairy-stockfish is not installed: apt-get install fairy-stockfish")
	}
	p, err := uci.Start(t.Context(), uci.Config{Name: "fairy", Command: []string{path}, Patience: uci.Patience{Hello: time.Minute, Ready: time.Minute, Stop: time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p, os.Getenv("QIPU_TRIAL") != ""
}

// ownGames returns the built-in games from the start of a game, of 40 plies or more.
func ownGames(t *testing.T) []*records.Game {
	t.Helper()
	shelf, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	defer shelf.Close()
	var games []*records.Game
	for i := range shelf.Len() {
		g, err := shelf.Game(i)
		if err == nil && g.Start.FEN() == engine.Standard && len(CourseOf(g).Moves) >= 40 {
			games = append(games, g)
		}
	}
	if len(games) == 0 {
		t.Fatal("no games")
	}
	return games
}

// TestLinesInEveryNotation: what a program would play in the positions of a game is
// legal, and can be written in every notation that has room for it.
func TestLinesInEveryNotation(t *testing.T) {
	p, trial := fairy(t)
	step := 1
	if !trial {
		step = 16
	}
	g := ownGames(t)[0]
	course := CourseOf(g)
	for ply := 0; ply <= len(course.Moves); ply += step {
		place := uci.Place{Start: course.Start, Moves: course.Moves[:ply]}
		u, err := p.Analyse(t.Context(), place, uci.Limit{Nodes: 20_000})
		if err != nil {
			t.Fatalf("ply %d: %v", ply, err)
		}
		at := course.Start
		for _, m := range place.Moves {
			at = at.PlayLegal(m)
		}
		line := lineOf(u)
		if u.None || len(line) == 0 || !at.Legal(u.Best) {
			t.Fatalf("ply %d: %+v", ply, u)
		}
		for _, m := range line {
			b := at.Board()
			for _, n := range notation.All() {
				text, ok := n.Append(nil, &b, m)
				if !ok {
					continue
				}
				if back, err := n.Parse(&at, string(text)); err != nil || back != m {
					t.Errorf("ply %d: %v in %s is %q, read as %v, %v", ply, m, n.Name(), text, back, err)
				}
			}
			at = at.PlayLegal(m)
		}
	}
}

// TestMatesAreNamed: of short mates a program says that they are, and whose.
func TestMatesAreNamed(t *testing.T) {
	p, trial := fairy(t)
	most := 6
	if trial {
		most = 50
	}
	lib, _ := lessons(nil, lang.English)
	problems := lib.Problems
	seen := 0
	for i := range problems {
		if seen == most {
			break
		}
		is := &problems[i]
		u, err := p.Analyse(t.Context(), uci.Place{Start: is.Start}, uci.Limit{Depth: 4*is.In + 6})
		if err != nil {
			t.Fatal(err)
		}
		seen++
		// A longer mate may be found first: how long it is, is the program's affair.
		if s := scoreOf(u); !s.Mate || s.Winner != is.Start.Turn() || s.In == 0 {
			t.Errorf("%s, mate in %d: %+v", is.Name, is.In, s)
		}
	}
	t.Logf("%d mates", seen)
}

// TestTrialBlunders plants a rook that hangs in real games: it is marked, and of the
// plies before it few are. Of the marks on the games as they are it tells how many a
// deeper search confirms.
func TestTrialBlunders(t *testing.T) {
	p, trial := fairy(t)
	if !trial {
		t.Skip("a trial: QIPU_TRIAL=1")
	}
	games := ownGames(t)
	planted, found, around, plies := 0, 0, 0, 0
	for i := 0; planted < 20 && i < 200; i++ {
		course := CourseOf(games[i%len(games)])
		before := 10 + 7*(i%9) + i/len(games)%5
		if before >= len(course.Moves) {
			continue
		}
		at := course.Start
		for _, m := range course.Moves[:before] {
			at = at.PlayLegal(m)
		}
		blunder, ok := hangRook(&at)
		if !ok {
			continue
		}
		grave, err := graveAt(t, p, course, before, blunder)
		if err != nil {
			t.Fatal(err)
		}
		if !grave { // it hangs, and what takes it loses more
			continue
		}
		planted++
		from := max(0, before-6)
		course.Moves = append(slices.Clone(course.Moves[:before]), blunder)
		course.Nodes = make([]records.NodeID, len(course.Moves))
		var marks []string
		if err := Review(t.Context(), p, course, from, uci.Limit{Depth: 8}, func(is Reviewed) { marks = append(marks, is.Mark) }); err != nil {
			t.Fatal(err)
		}
		last := len(marks) - 1
		if marks[last] == "??" || marks[last] == "?" {
			found++
		} else {
			t.Errorf("%v of game %d at ply %d is marked %q", blunder, i%len(games)+1, before+1, marks[last])
		}
		plies += last
		around += len(slices.DeleteFunc(marks[:last], func(m string) bool { return !strings.HasPrefix(m, "?") || m == "?!" }))
	}
	t.Logf("%d of %d blunders are marked; so are %d of the %d plies before them", found, planted, around, plies)
	if planted < 20 {
		t.Errorf("only %d blunders", planted)
	}
	confirmed(t, p, masters(t)[:5])
}

// graveAt reports whether a move at a ply gives a fifth of the chance away, as a search
// of 12 plies has it.
func graveAt(t *testing.T, p *uci.Program, c Course, ply int, m engine.Move) (bool, error) {
	t.Helper()
	is := Reviewed{Mark: "??"}
	err := confirm(t.Context(), p, uci.Place{Start: c.Start, Moves: c.Moves[:ply]}, m, &is, uci.Limit{Depth: 12})
	return is.Mark == "??" || is.Mark == "?", err
}

// masters returns games between masters: those of a tournament in the corpus, where
// there is one, else the built-in games.
func masters(t *testing.T) []*records.Game {
	t.Helper()
	corpus := os.Getenv("QIPU_CORPUS")
	if corpus == "" {
		return ownGames(t)
	}
	c, err := file.Open(t.Context(), filepath.Join(corpus, "cbl", "national-1956-93-games.cbl"), file.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	if err := c.Wait(); err != nil {
		t.Fatal(err)
	}
	var games []*records.Game
	for i := range c.Len() {
		if g, err := c.Game(i); err == nil && len(CourseOf(g).Moves) >= 40 {
			games = append(games, g)
		}
	}
	return games
}

// tenfold is some ten times the positions that a review looks at when it looks at a
// move for the second time.
const tenfold = 200_000

// confirmed tells how many marks of a review a search that is ten times longer has
// too: from the position before, the move that was played gives a tenth of the chance
// away against the best one.
func confirmed(t *testing.T, p *uci.Program, games []*records.Game) {
	t.Helper()
	marks, same, plies := 0, 0, 0
	for _, g := range games {
		course := CourseOf(g)
		i := -1
		err := Review(t.Context(), p, course, 0, uci.Limit{Depth: 8}, func(is Reviewed) {
			i++
			plies++
			if is.Mark == "" {
				return
			}
			marks++
			deep := is
			deep.Mark = "??"
			if err := confirm(t.Context(), p, uci.Place{Start: course.Start, Moves: course.Moves[:i]}, course.Moves[i], &deep, uci.Limit{Nodes: tenfold}); err != nil {
				t.Fatal(err)
			}
			if deep.Mark != "" {
				same++
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("of %d marks on %d plies a search ten times longer confirms %d", marks, plies, same)
}
