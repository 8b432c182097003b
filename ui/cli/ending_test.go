//go:build unix

// How the viewer ends: by signals, on terminals that do not read, over pastes that
// do not end.

package cli

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/creack/pty"
)

// tooLong is how long something is waited for: only a failure takes it.
const tooLong = 30 * time.Second

// onPty is a viewer on a terminal of which one reads what it writes.
type onPty struct {
	t      *testing.T
	cmd    *exec.Cmd
	master *os.File
	slave  *os.File
	before *term.State

	mu      sync.Mutex
	more    sync.Cond
	screen  []byte
	deaf    bool // nobody is to read
	stopped bool // nobody does
}

// startPty starts the viewer on the game in a folder, where its state is too, and
// waits until it shows a text.
func startPty(t *testing.T, folder, shows string) *onPty {
	t.Helper()
	master, slave, err := pty.Open()
	if err != nil {
		t.Skip("no pty:", err)
	}
	t.Cleanup(func() { master.Close(); slave.Close() })
	if err := pty.Setsize(master, &pty.Winsize{Rows: 24, Cols: 80}); err != nil {
		t.Fatal(err)
	}
	before, err := term.GetState(slave.Fd())
	if err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(folder, "qipu")
	if err := os.Symlink(self, program); err != nil && !errors.Is(err, os.ErrExist) {
		t.Fatal(err)
	}
	p := &onPty{t: t, master: master, slave: slave, before: before, cmd: exec.Command(program, "game.pgn")}
	p.more.L = &p.mu
	p.cmd.Dir = folder
	p.cmd.Env = append(os.Environ(), "TERM=xterm-256color", "LC_ALL=en_US.UTF-8", "XDG_STATE_HOME="+folder+"/kept", "XDG_CONFIG_HOME="+folder+"/kept", "TMUX=")
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = slave, slave, slave
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.cmd.Process.Kill(); _, _ = p.cmd.Process.Wait() })
	go p.read()
	p.sees(shows)
	return p
}

func (p *onPty) read() {
	buf := make([]byte, 1<<12)
	for {
		n, err := p.master.Read(buf)
		p.mu.Lock()
		p.screen = append(p.screen, buf[:n]...)
		p.more.Broadcast()
		for p.deaf {
			p.stopped = true
			p.more.Broadcast()
			p.more.Wait()
		}
		p.stopped = false
		p.mu.Unlock()
		if err != nil {
			return
		}
	}
}

// sees waits until one of some texts was written.
func (p *onPty) sees(texts ...string) {
	p.t.Helper()
	over := false
	timer := time.AfterFunc(tooLong, func() {
		p.mu.Lock()
		over = true
		p.more.Broadcast()
		p.mu.Unlock()
	})
	defer timer.Stop()
	p.mu.Lock()
	defer p.mu.Unlock()
	for !slices.ContainsFunc(texts, func(text string) bool { return bytes.Contains(p.screen, []byte(text)) }) {
		if over {
			p.t.Fatalf("none of %q was written: %q", texts, p.screen)
		}
		p.more.Wait()
	}
}

func (p *onPty) types(text string) {
	p.t.Helper()
	if _, err := io.WriteString(p.master, text); err != nil {
		p.t.Fatal(err)
	}
}

// hear has somebody read what is written.
func (p *onPty) hear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.deaf = false
	p.more.Broadcast()
}

// deafen has nobody read, and fills what the terminal holds.
func (p *onPty) deafen() {
	p.t.Helper()
	fd, err := syscall.Open(p.slave.Name(), syscall.O_WRONLY|syscall.O_NOCTTY|syscall.O_NONBLOCK, 0)
	if err != nil {
		p.t.Fatal(err)
	}
	defer syscall.Close(fd)
	fill := func() {
		for err = nil; err == nil; {
			_, err = syscall.Write(fd, []byte("."))
		}
		if !errors.Is(err, syscall.EAGAIN) {
			p.t.Fatal(err)
		}
	}
	p.mu.Lock()
	p.deaf = true
	p.mu.Unlock()
	fill()
	p.mu.Lock()
	for !p.stopped {
		p.more.Wait()
	}
	p.mu.Unlock()
	fill()
}

// ends waits for the end and checks the status, and that the terminal is as it was.
func (p *onPty) ends(status int) {
	p.t.Helper()
	timer := time.AfterFunc(tooLong, func() { _ = p.cmd.Process.Kill() })
	defer timer.Stop()
	_ = p.cmd.Wait()
	if got := p.cmd.ProcessState.ExitCode(); got != status {
		p.t.Errorf("it ends with status %d, want %d", got, status)
	}
	after, err := term.GetState(p.slave.Fd())
	if err != nil {
		p.t.Fatal(err)
	}
	if *after != *p.before {
		p.t.Errorf("the terminal is %+v, it was %+v", *after, *p.before)
	}
}

func gameIn(t *testing.T) (folder string) {
	folder = t.TempDir()
	text, err := os.ReadFile("testdata/screen/game.pgn")
	if err == nil {
		err = os.WriteFile(filepath.Join(folder, "game.pgn"), text, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestSignals: whatever signal ends the viewer, the terminal is as it was, one line
// says so, the status tells the signal, and the work is there for the next run.
func TestSignals(t *testing.T) {
	if raced {
		t.Skip("Bubble Tea closes its input while its reader still waits; the race detector prints that on the screen")
	}
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGINT, syscall.SIGQUIT, syscall.SIGABRT, syscall.SIGTERM} {
		t.Run(s.String(), func(t *testing.T) {
			if signal.Ignored(s) {
				t.Skip("the signal is ignored here, as under nohup, and so by the viewer")
			}
			folder := gameIn(t)
			p := startPty(t, folder, "九")
			p.types(":comment half of a")
			p.types("\r")
			p.types("+")
			p.types("\x05written by hand") // Ctrl+E opens the editor
			p.sees("hand")
			if err := p.cmd.Process.Signal(s); err != nil {
				t.Fatal(err)
			}
			p.ends(128 + int(s))
			p.sees("ended by a signal (" + s.String() + ")\r\n")
			p.mu.Lock()
			_, last, found := bytes.Cut(p.screen, []byte("\x1b[?1049l"))
			p.mu.Unlock()
			if text := string(last); !found || strings.Count(text, "\n") != 1 || strings.Contains(text, ".go") || strings.Contains(text, "/") {
				t.Errorf("it says %q", last)
			}
			startPty(t, folder, "written by hand")
		})
	}
}

// TestDeafTerminal: a terminal that does not read keeps the viewer neither from
// Ctrl+C nor from ending by a signal; one that reads again sees all of the screen.
func TestDeafTerminal(t *testing.T) {
	for _, s := range []syscall.Signal{0, syscall.SIGTERM} {
		p := startPty(t, gameIn(t), "九")
		p.deafen()
		p.types(strings.Repeat("*+", 200))
		if s == 0 {
			p.types("\x03")
			p.ends(0)
			continue
		}
		if err := p.cmd.Process.Signal(s); err != nil {
			t.Fatal(err)
		}
		p.ends(128 + int(s))
	}
	p := startPty(t, gameIn(t), "九")
	p.deafen()
	p.types(strings.Repeat("*+", 200))
	p.types(":goto 3\r")
	p.hear()
	p.sees(" 5/12 ")
	p.types("\x03")
	p.ends(0)
}

// TestEndlessPaste: Ctrl+C gives a paste up whose end does not come; a very long one
// is refused.
func TestEndlessPaste(t *testing.T) {
	p := startPty(t, gameIn(t), "九")
	p.types("\x1b[200~" + strings.Repeat("炮二平五 ", 1000))
	p.types("\x03")
	p.ends(0)
	if testing.Short() {
		return
	}
	p = startPty(t, gameIn(t), "九")
	p.types("\x1b[200~" + strings.Repeat("炮二平五 ", 50<<20/13) + "\x1b[201~")
	p.sees("too much at once")
	p.types("\x03")
	p.ends(0)
}
