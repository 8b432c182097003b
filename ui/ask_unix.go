//go:build unix

package ui

import (
	"bytes"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// readAnswer reads until the end of a cursor report or until the time is over.
// It waits on the descriptor, so that no read is left behind.
func readAnswer(in *os.File, wait time.Duration) []byte {
	var answer []byte
	deadline := time.Now().Add(wait)
	for {
		left := time.Until(deadline)
		if left <= 0 || len(answer) > 512 {
			return answer
		}
		fds := []unix.PollFd{{Fd: int32(in.Fd()), Events: unix.POLLIN}}
		n, err := unix.Poll(fds, int(left.Milliseconds())+1)
		if err == unix.EINTR {
			continue
		}
		if n <= 0 || err != nil {
			return answer
		}
		var buf [1]byte
		if n, err := in.Read(buf[:]); n == 0 || err != nil {
			return answer
		}
		if answer = append(answer, buf[0]); buf[0] == 'R' && bytes.Contains(answer, []byte("\x1b[")) {
			return answer
		}
	}
}
