//go:build unix

package ui

import (
	"errors"
	"os"
	"time"

	"golang.org/x/sys/unix"
)

// readKey reads what a key sends: all that is there at once.
func readKey(in *os.File, wait time.Duration) []byte {
	fds := []unix.PollFd{{Fd: int32(in.Fd()), Events: unix.POLLIN}}
	deadline := time.Now().Add(wait)
	for {
		left := time.Until(deadline)
		if left <= 0 {
			return nil
		}
		n, err := unix.Poll(fds, int(left.Milliseconds())+1)
		if errors.Is(err, unix.EINTR) {
			continue
		}
		if n <= 0 || err != nil {
			return nil
		}
		buf := make([]byte, 64)
		n, err = in.Read(buf)
		if err != nil {
			return nil
		}
		return buf[:n]
	}
}
