//go:build !unix

package library

import "os/exec"

// asNobody has a command run by a user who owns nothing; false where that cannot be.
func asNobody(*exec.Cmd) bool { return false }
