// Games of a pair in files.

package veiltest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
)

// File writes a game of the pair, 0 or 1, as the only one of a folder, and returns
// its path.
func (p *Pair) File(t testing.TB, i int) string {
	t.Helper()
	setup := engine.Setup{Board: p.Start[i].Board(), Fullmove: 1}
	var b strings.Builder
	fmt.Fprintf(&b, "[Game \"Chinese Chess\"]\n[Title \"a game\"]\n[FEN \"%s\"]\n[Format \"ICCS\"]\n\n", setup.FEN())
	for _, m := range p.Moves {
		fmt.Fprintf(&b, "%v ", m)
	}
	b.WriteString("*\n")
	path := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
