// Process groups where a program ends with us only because its input closes.

//go:build unix && !linux

package uci

import (
	"os/exec"
	"syscall"
)

// apart gives a program a process group of its own.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a program and all that it started.
func killGroup(cmd *exec.Cmd) { _ = syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
