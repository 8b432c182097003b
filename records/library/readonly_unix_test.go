//go:build unix

package library

import (
	"os"
	"os/exec"
	"syscall"
)

// asNobody has a command run by a user who owns nothing; false where that cannot be.
func asNobody(cmd *exec.Cmd) bool {
	const id = 65534
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: id, Gid: id}}
	return os.Getuid() == 0
}
