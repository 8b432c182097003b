// What becomes of results that cannot be written.

package cli

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// broken is a stream that takes nothing.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errors.New("no room") }

// TestBrokenOutput: a result that cannot be written is a problem of every command.
func TestBrokenOutput(t *testing.T) {
	game := filepath.Join(t.TempDir(), "game.pgn")
	if err := os.WriteFile(game, []byte("[Red \"a\"]\n\n1. C2.5 H8+7\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range []string{
		"", game, "show " + game, "show --json " + game, "show --svg " + game, "show --diagram " + game, "check --json " + game,
		"convert --to pgn " + game, "convert --to json " + game, "reconstruct " + game, "reconstruct --json " + game,
		"notate C2.5", "perft 1", "perft 1 --divide", "stats", "config", "doctor", "completion bash",
		"--help", "--version", "help show", "perft --help",
	} {
		var said bytes.Buffer
		status := Main(strings.Fields(args), strings.NewReader(""), broken{}, &said)
		if status != problem || !strings.Contains(said.String(), "no room") {
			t.Errorf("%s: status %d, %q", args, status, said.String())
		}
	}
}
