//go:build unix

// Pipes and devices in the place of files.

package file

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"qipu/records"
)

// TestPipes: a pipe that somebody writes to is read, one that nobody does is empty,
// and a device is refused; none is waited for.
func TestPipes(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	var fault *records.Fault
	if _, err := Open(context.Background(), pipe, Options{}); !errors.As(err, &fault) || fault.Code != "empty" {
		t.Errorf("a pipe without a writer: %v", err)
	}
	for _, device := range []string{"/dev/zero", "/dev/null"} {
		if _, err := Open(context.Background(), device, Options{}); !errors.As(err, &fault) || fault.Code != "no-file" {
			t.Errorf("%s: %v", device, err)
		}
	}
	done := make(chan error)
	go func() { // waits until somebody reads
		w, err := os.OpenFile(pipe, os.O_WRONLY, 0)
		if err == nil {
			_, err = w.WriteString("[Red \"a\"]\n\n1. H2-E2 *\n")
			err = errors.Join(err, w.Close())
		}
		done <- err
	}()
	r, err := os.Open(pipe) // waits until somebody writes
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	name := filepath.Join("/dev/fd", strconv.Itoa(int(r.Fd()))) // as a shell names a pipe to a command
	c, err := Open(context.Background(), name, Options{})
	if err != nil {
		t.Fatal("a pipe with a writer:", err)
	}
	if err := errors.Join(c.Wait(), c.Close(), <-done); err != nil || c.Len() != 1 {
		t.Error("a pipe with a writer:", c.Len(), err)
	}
}
