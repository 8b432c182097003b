// A lock that one program has at a time.

package store

import "os"

// Lock is a file that is there and locked while a program has something for itself.
// The end of the program, however it comes, unlocks it.
type Lock struct{ f *os.File }

// TryLock takes the lock at path; nil without an error: another program has it. Where
// files cannot be locked, nobody has it.
func TryLock(path string) (*Lock, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if !own(f) {
		return nil, f.Close()
	}
	return &Lock{f}, nil
}

// Release gives the lock back, and removes its file.
func (l *Lock) Release() {
	os.Remove(l.f.Name()) // while it is locked: whoever opened it meanwhile sees that it is gone
	l.f.Close()
}
