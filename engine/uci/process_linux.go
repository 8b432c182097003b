// Process groups on Linux, where a program can also be made to end with us.

package uci

import (
	"os/exec"
	"syscall"
)

// apart gives a program a process group of its own, and has the kernel kill it
// when the thread that starts it ends.
func apart(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}

// killGroup kills a program and all that it started.
func killGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
