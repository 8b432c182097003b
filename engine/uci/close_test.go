// How programs end, and that nothing of them is left.

package uci

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestClose ends a program in the middle of a search, one that does not quit, one
// that lives on without an input; and what they started.
func TestClose(t *testing.T) {
	for _, manners := range []string{"", "does-not-quit", "lives-on-without-input does-not-quit", "never-stops", "child does-not-quit", "child"} {
		t.Run(manners, func(t *testing.T) {
			p := started(t, Config{Command: command(strings.Fields(manners)...), Patience: Patience{Quit: 200 * time.Millisecond}})
			p.Go(after(t, ""), Limit{})
			<-p.Updates()
			p.Close()
			pids := []int{p.process.cmd.Process.Pid}
			for _, line := range p.Complaints() {
				if text, ok := strings.CutPrefix(line, "child "); ok {
					pid, _ := strconv.Atoi(text)
					pids = append(pids, pid)
				}
			}
			if strings.Contains(manners, "child") && len(pids) != 2 {
				t.Fatalf("no child: %q", p.Complaints())
			}
			for _, pid := range pids {
				if runtime.GOOS == "linux" && outlives(pid) {
					t.Errorf("process %d is left", pid)
				}
			}
			p.Close() // twice is no fault
			if n := p.Go(after(t, ""), Limit{Depth: 1}); n == 0 {
				t.Error("no number")
			}
			if _, err := p.Analyse(t.Context(), after(t, ""), Limit{Depth: 1}); err == nil {
				t.Error("a closed program answers")
			}
		})
	}
}

// outlives reports whether a process that was killed is still there: the kernel
// may take its time.
func outlives(pid int) bool {
	for end := time.Now().Add(10 * time.Second); alive(pid); runtime.Gosched() {
		if time.Now().After(end) {
			return true
		}
	}
	return false
}

// alive reports whether a process runs, as Linux tells; a dead one that nobody has
// waited for does not.
func alive(pid int) bool {
	text, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return false
	}
	_, state, _ := strings.Cut(string(text), ") ")
	return !strings.HasPrefix(state, "Z") && !strings.HasPrefix(state, "X")
}

// TestDeathOfParent starts a program from a process that is killed: on Linux the
// program goes with it.
func TestDeathOfParent(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("no /proc here")
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	parent := exec.CommandContext(ctx, command("parent")[0], command("parent")[1:]...)
	out, err := parent.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := parent.Start(); err != nil {
		t.Fatal(err)
	}
	var pid int
	if _, err := fmt.Fscan(out, &pid); err != nil {
		t.Fatal(err)
	}
	cancel() // kills it
	_ = parent.Wait()
	if outlives(pid) {
		t.Errorf("process %d outlives the one that started it", pid)
	}
}
