// Where there are no process groups the program itself is killed.

//go:build !unix

package uci

import "os/exec"

func apart(*exec.Cmd) {}

// killGroup kills a program.
func killGroup(cmd *exec.Cmd) { _ = cmd.Process.Kill() }
