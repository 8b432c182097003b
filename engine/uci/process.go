// The process of a program: started without a shell, ended with everything that it
// started.

package uci

import (
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// process is a running program.
type process struct {
	cmd    *exec.Cmd
	stdin  io.WriteCloser
	stdout io.ReadCloser
	ended  chan struct{} // closed when it is gone; then err says how
	err    error
	said   said
}

// lastWords is how long the standard error of a program that is gone is read.
const lastWords = time.Second

// errNoCommand is a configuration without a program.
var errNoCommand = errors.New("no command")

// run starts a program. On Linux the kernel kills it when the thread that started
// it ends, so that thread is kept for as long as it runs.
func run(command []string) (*process, error) {
	if len(command) == 0 {
		return nil, errNoCommand
	}
	p := &process{cmd: exec.Command(command[0], command[1:]...), ended: make(chan struct{})}
	p.cmd.Env = environment()
	apart(p.cmd)
	var err error
	if p.stdin, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	if p.stdout, err = p.cmd.StdoutPipe(); err != nil {
		return nil, err
	}
	stderr, err := p.cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // for life: it ends with the goroutine
		if err := p.cmd.Start(); err != nil {
			started <- err
			return
		}
		started <- nil
		complaints := make(chan struct{})
		go func() {
			p.said.from(stderr)
			close(complaints)
		}()
		state, err := p.cmd.Process.Wait()
		if err == nil && !state.Success() {
			err = &exec.ExitError{ProcessState: state}
		}
		killGroup(p.cmd) // what it left behind, which may hold its streams open
		select {
		case <-complaints:
		case <-time.After(lastWords): // something that left the group still holds them
		}
		stderr.Close()
		<-complaints
		p.err = err
		close(p.ended)
	}()
	return p, <-started
}

// environment is ours without what is meant for us.
func environment() []string {
	var env []string
	for _, entry := range os.Environ() {
		if !strings.HasPrefix(entry, "QIPU_") {
			env = append(env, entry)
		}
	}
	return env
}

// end waits for a program that was told to end, and then kills it and its children.
func (p *process) end(patience time.Duration) {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	select {
	case <-p.ended:
	case <-timer.C:
		killGroup(p.cmd)
		<-p.ended
	}
	p.stdin.Close()
	p.stdout.Close()
}
