package file

import (
	"os"
	"syscall"
)

// peakOf returns how much memory a process took at most, in bytes.
func peakOf(s *os.ProcessState) (int64, bool) {
	usage, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0, false
	}
	return int64(usage.Maxrss) << 10, true //nolint:unconvert // it has 32 bits on some machines
}
