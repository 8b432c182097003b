// Sittings on disk: a file each, so that programs that practise at the same time have
// each their own, and what one of them leaves is there for the next.

package drill

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"qipu/ui/store"
)

// heldSitting is the place of a sitting that this program goes on with.
type heldSitting struct {
	place string // its file
	lock  *store.Lock
}

// longestSitting bounds the file of a sitting, in bytes.
const longestSitting = 16 << 20

// sitting is the file of the nth sitting, from 1: practice.log.sitting, which earlier
// versions had alone, practice.log.sitting-2 and so on.
func (l *FileLog) sitting(n int) string {
	if n == 1 {
		return l.path + ".sitting"
	}
	return l.path + ".sitting-" + strconv.Itoa(n)
}

// hold locks a place; nil: another program has it.
func hold(place string) (*heldSitting, error) {
	lock, err := store.TryLock(place + ".lock")
	if lock == nil {
		return nil, err
	}
	return &heldSitting{place, lock}, nil
}

// release lets other programs go on with a sitting.
func (l *FileLog) release() {
	if l.held != nil {
		l.held.lock.Release()
		l.held = nil
	}
}

// Sittings implements Log.
func (l *FileLog) Sittings() []*Sitting {
	var all []*Sitting
	places, _ := filepath.Glob(l.globbed() + ".sitting*")
	for _, place := range places {
		if filepath.Ext(place) == ".lock" || l.held != nil && l.held.place == place {
			continue
		}
		held, err := hold(place)
		if held == nil || err != nil {
			continue
		}
		if s := readSitting(place); s != nil {
			all = append(all, s)
		}
		held.lock.Release()
	}
	slices.SortStableFunc(all, func(a, b *Sitting) int { return b.Time.Compare(a.Time) })
	if l.held != nil { // what goes on here comes first
		if s := readSitting(l.held.place); s != nil {
			all = append([]*Sitting{s}, all...)
		}
	}
	return all
}

// globbed is the path of the log with what has a meaning to Glob escaped.
func (l *FileLog) globbed() string {
	var out []byte
	for i := range len(l.path) {
		if c := l.path[i]; c == '*' || c == '?' || c == '[' || c == '\\' && os.PathSeparator != '\\' {
			out = append(out, '\\')
		}
		out = append(out, l.path[i])
	}
	return string(out)
}

// readSitting reads what was kept in a place; what cannot be read as a sitting is one
// without items, which is as old as can be; nil: it cannot be read at all.
func readSitting(place string) *Sitting {
	text, err := store.ReadSmall(place, longestSitting)
	if err != nil {
		return nil
	}
	s := &Sitting{}
	if json.Unmarshal(text, s) != nil {
		s = &Sitting{}
	}
	s.place = place
	return s
}

// TakeUp implements Log.
func (l *FileLog) TakeUp(s *Sitting) bool {
	if l.held != nil && l.held.place == s.place {
		return true
	}
	held, err := hold(s.place)
	if held == nil || err != nil {
		return false
	}
	if _, err := os.Lstat(s.place); err != nil { // it was ended meanwhile
		held.lock.Release()
		return false
	}
	l.release()
	l.held = held
	return true
}

// KeepSitting implements Log. The file is replaced whole or not at all.
func (l *FileLog) KeepSitting(s *Sitting) error {
	if err := os.MkdirAll(filepath.Dir(l.path), 0o700); err != nil {
		return err
	}
	if s.place == "" || !l.TakeUp(s) {
		l.release()
		if err := l.begin(); err != nil {
			return err
		}
		s.place = l.held.place
	}
	return store.ReplaceSoon(s.place, func(w io.Writer) error { return json.NewEncoder(w).Encode(s) })
}

// begin takes the first place where there is no sitting.
func (l *FileLog) begin() error {
	for n := 1; ; n++ {
		place := l.sitting(n)
		if _, err := os.Lstat(place); err == nil {
			continue
		}
		held, err := hold(place)
		if err != nil {
			return err
		}
		if held == nil {
			continue
		}
		if _, err := os.Lstat(place); err == nil { // another program was faster
			held.lock.Release()
			continue
		}
		l.held = held
		return nil
	}
}

// EndSitting implements Log.
func (l *FileLog) EndSitting(s *Sitting) error {
	if s.place == "" || !l.TakeUp(s) {
		return nil
	}
	err := os.Remove(s.place)
	l.release()
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}
