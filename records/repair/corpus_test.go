// Reconstruction of real games from their moves in the absolute notation.

package repair

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"qipu/engine"
)

var (
	fenTag   = regexp.MustCompile(`\[FEN "([^"]+)"\]`)
	iccsMove = regexp.MustCompile(`\b[a-iA-I][0-9]-?[a-iA-I][0-9]\b`)
)

// readCorpus reads the games of PGN files whose moves are in ICCS, with nothing
// of the code under test; games with a move that is not legal are left out.
func readCorpus(t testing.TB, names ...string) []sample {
	t.Helper()
	folder := corpusFolder()
	if folder == "" {
		t.Skip("QIPU_CORPUS names no folder of games")
	}
	var games []sample
	for _, name := range names {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			t.Skipf("the folder of QIPU_CORPUS lacks %s", name)
		}
		text := strings.ReplaceAll(string(data), "\r", "")
		for block := range strings.SplitSeq("\n"+text, "\n[Event ") {
			if s, ok := readBlock(block); ok {
				games = append(games, s)
			}
		}
	}
	return games
}

// corpusFolder is the folder of games that are not in the repository, or "".
func corpusFolder() string { return os.Getenv("QIPU_CORPUS") }

func readBlock(block string) (sample, bool) {
	s := sample{start: engine.StandardSetup()}
	if m := fenTag.FindStringSubmatch(block); m != nil {
		var err error
		if s.start, err = engine.ParseFEN(m[1]); err != nil {
			return s, false
		}
	}
	p, err := s.start.Position()
	if err != nil {
		return s, false
	}
	_, body, _ := strings.Cut(block, "\n\n")
	for _, text := range iccsMove.FindAllString(body, -1) {
		text = strings.ToUpper(text)
		m := parseICCS(text[:2] + "-" + text[len(text)-2:])
		if p.Check(m) != nil {
			return s, false
		}
		s.moves = append(s.moves, m)
		p = p.PlayLegal(m)
	}
	return s, len(s.moves) >= 5
}

// trials returns how many cases a trial has: the number in QIPU_TRIAL, or else n, and
// a quarter of it in short tests.
func trials(n int) int {
	if m, err := strconv.Atoi(os.Getenv("QIPU_TRIAL")); err == nil {
		return m
	}
	if testing.Short() {
		return max(n/4, 1)
	}
	return n
}

// corpusGames returns n games of the corpus, mostly whole ones and some endgames.
func corpusGames(t testing.TB, n int, r *rand.Rand) []sample {
	t.Helper()
	whole := readCorpus(t, "pgn/hu-ronghua-1391-games.pgn")
	endgames := readCorpus(t, "classics/baiju.pgn", "classics/shiqingyaqu.pgn", "classics/juzhongmi-endgames.pgn")
	var games []sample
	for i := range n {
		from := whole
		if i%4 == 3 {
			from = endgames
		}
		games = append(games, from[r.IntN(len(from))])
	}
	return games
}

// Games cut at random plies: what is told of them is true.
func TestRebuildCorpus(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 2))
	var sums cutSums
	for _, s := range corpusGames(t, trials(60), r) {
		checkCut(t, s, r.IntN(len(s.moves)), &sums)
	}
	t.Log(&sums)
}
