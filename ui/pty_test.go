//go:build unix

package ui

import (
	"bytes"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/creack/pty"
)

// TestSilentTerminal: a terminal that answers no question sees the first frame
// all the same. Without ui/early Bubble Tea would wait for five seconds.
func TestSilentTerminal(t *testing.T) {
	cmd := exec.Command(os.Args[0])
	for _, v := range os.Environ() {
		if !bytes.HasPrefix([]byte(v), []byte("CI=")) {
			cmd.Env = append(cmd.Env, v)
		}
	}
	cmd.Env = append(cmd.Env, "QIPU_TEST_VIEWER=1", "TERM=xterm", "LANG=en_US.UTF-8")
	f, err := pty.StartWithSize(cmd, &pty.Winsize{Rows: 24, Cols: 80})
	if err != nil {
		t.Skipf("no pty: %v", err)
	}
	defer f.Close()
	defer cmd.Wait()
	defer cmd.Process.Kill()
	f.SetReadDeadline(time.Now().Add(4 * time.Second))
	var screen []byte
	buf := make([]byte, 4096)
	for !bytes.Contains(screen, []byte("九")) {
		n, err := f.Read(buf)
		if err != nil {
			t.Fatalf("no frame: %v after %q", err, screen)
		}
		screen = append(screen, buf[:n]...)
	}
}
