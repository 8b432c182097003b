// State: small files that last between runs, one for each thing that has any.

package store

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// longestState is how long a file of state may be, in bytes.
const longestState = 64 << 20

// State is a folder of state.
type State struct {
	folder string
	disk   Disk
}

// NewState returns the state in a folder, usually StateFolder(); it is made when
// something is saved.
func NewState(folder string) State { return NewStateOn(Real{}, folder) }

// NewStateOn is NewState on a disk.
func NewStateOn(disk Disk, folder string) State { return State{folder, disk} }

// Folder returns where the state is.
func (s State) Folder() string { return s.folder }

// GameKey names the state of one game by what it holds: the same game has the
// same key wherever its file lies.
func GameKey(content []byte) string {
	sum := sha256.Sum256(content)
	return "games/" + hex.EncodeToString(sum[:12])
}

// path returns the file of a key: words of letters, digits, - and /.
func (s State) path(key, suffix string) string {
	return filepath.Join(s.folder, filepath.FromSlash(key)+suffix)
}

// Load reads the state of a key into v. Without one, v stays as it is. A file
// that cannot be understood is put aside, under the name with .bad, and the
// error says so.
func (s State) Load(key string, v any) error {
	path := s.path(key, ".json")
	text, err := ReadSmall(path, longestState)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, v); err != nil {
		return errors.Join(&StateError{path, err}, s.disk.Rename(path, path+".bad"))
	}
	return nil
}

// Save writes the state of a key, whole or not at all.
func (s State) Save(key string, v any) error { return s.save(key, v, true) }

// SaveSoon is Save for what changes often, see ReplaceSoon.
func (s State) SaveSoon(key string, v any) error { return s.save(key, v, false) }

func (s State) save(key string, v any, sync bool) error {
	path := s.path(key, ".json")
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	return replace(s.disk, path, func(w io.Writer) error { return json.NewEncoder(w).Encode(v) }, sync)
}

// Remove removes the state of a key, if there is any.
func (s State) Remove(key string) error {
	if err := s.disk.Remove(s.path(key, ".json")); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// StateError is a state file that cannot be understood.
type StateError struct {
	Path string
	Err  error
}

// Error implements error.
func (e *StateError) Error() string { return e.Path + ": " + e.Err.Error() }

// Unwrap returns what is wrong.
func (e *StateError) Unwrap() error { return e.Err }
