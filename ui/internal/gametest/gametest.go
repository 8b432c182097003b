// Package gametest makes games for tests out of a FEN and moves.
package gametest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// A rook chases a horse, and a rook checks: lines of which the last ply, or the last
// but one, brings the first position back for the third time.
const (
	Chased     = "5k3/7n1/9/7R1/9/9/9/9/9/4K4 w"
	ChasedLine = "H6-H5 H8-G6 H5-G5 G6-H8 G5-H5 H8-G6 H5-G5 G6-H8 G5-H5"
	Checked    = "3k5/9/9/9/9/9/9/4R4/9/5K3 w"
	CheckLine  = "E2-D2 D9-E9 D2-E2 E9-D9 E2-D2 D9-E9 D2-E2 E9-D9"
)

// Printed is a printed game.
const Printed = `G0-E2 H7-E7 H0-G2 H9-G7 I0-H0 I9-H9 B0-C2 B7-D7 A0-B0 B9-C7 H2-H6 A9-B9 B2-B6 D7-D2 E2-G0 D2-D5 G3-G4 D5-C5
C2-E1 E6-E5 C3-C4 C5-D5 E1-C2 G6-G5 G4-G5 D5-G5 C0-E2 C6-C5 C4-C5 G5-C5 D0-E1 G7-H5 H6-C6 E7-H7 C6-H6 H7-F7 H6-D6 F7-H7 D6-H6 H7-G7`

// BookFile writes a repertoire for Red, with a transposition, into a file and returns
// its path.
func BookFile(t testing.TB) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "book.pgn")
	text := "[Result \"*\"]\n\n1. C2.5 H8+7 (1... C8.5 2. H2+3 H8+7 3. R1.2) 2. H2+3 R9.8 3. R1.2 P3+1 4. R2+6 *\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// Played returns a game from a FEN with legal moves in ICCS.
func Played(t testing.TB, fen, moves string) *records.Game {
	t.Helper()
	start, err := engine.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	g := records.NewGame(start)
	c := records.NewCursor(g)
	for _, text := range strings.Fields(moves) {
		p, _ := c.Position()
		m, err := notation.ICCS{}.Parse(p, text)
		if err == nil {
			err = c.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return g
}
