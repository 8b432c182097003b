// Files by their names: which is which, how it was left, and what may be written there.

package desk

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"qipu/records/file"
)

// placeOf names a game by its file and its number there.
func placeOf(path string, number int) string { return fmt.Sprintf("%s#%d", path, number) }

// stamped is a file as it was written; home says that a game in no other file
// belongs there from then on.
type stamped struct {
	name   string
	info   fs.FileInfo
	home   bool
	number int // of the game among several, from 1; 0: it is alone
}

func stamp(name string) stamped {
	info, err := os.Stat(name)
	if err != nil {
		return stamped{name: name}
	}
	return stamped{name: name, info: info}
}

// stands reports whether the file is the named one, and as it was written.
func (s stamped) stands(name string) bool {
	now := stamp(name)
	return s.name == name && s.info != nil && now.info != nil && os.SameFile(s.info, now.info) &&
		s.info.Size() == now.info.Size() && s.info.ModTime().Equal(now.info.ModTime())
}

// Gone reports whether there is nothing in a file: it is not there, or empty.
func Gone(name string) bool {
	info, err := os.Stat(name)
	return errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// CanBegin reports whether a file can be begun: it is not there, its folder is, and
// its name ends in a format that is written.
func CanBegin(name string) bool {
	_, written := formatOf(filepath.Ext(name))
	if _, err := os.Lstat(name); err == nil || filepath.Ext(name) == "" {
		return false
	}
	info, err := os.Stat(filepath.Dir(name))
	return written && err == nil && info.IsDir()
}

// freeName returns name, or the first with a number in it that no file has.
func freeName(name string) string {
	ext := filepath.Ext(name)
	base := strings.TrimSuffix(name, ext)
	for n := 2; ; n++ {
		if _, err := os.Stat(name); err != nil {
			return name
		}
		name = fmt.Sprintf("%s-%d%s", base, n, ext)
	}
}

// formatOf returns the format of an extension; PGN where there is none.
func formatOf(ext string) (string, bool) {
	ext = strings.ToLower(ext)
	if to := strings.TrimPrefix(ext, "."); to == "" {
		return "pgn", true
	} else if canWrite(to) {
		return to, true
	}
	for _, to := range file.Writable() {
		if format, _ := file.Lookup(to); slices.Contains(format.Exts, ext) {
			return to, true
		}
	}
	return "", false
}

// home puts the folder of the user in the place of a leading ~.
func home(name string) string {
	if rest, ok := strings.CutPrefix(name, "~/"); ok && os.Getenv("HOME") != "" {
		return filepath.Join(os.Getenv("HOME"), rest)
	}
	return name
}

// samePath reports whether two names are of one place, where nothing need be.
func samePath(a, b string) bool {
	x, err := filepath.Abs(a)
	if err != nil {
		return false
	}
	y, err := filepath.Abs(b)
	return err == nil && x == y
}

// sameName reports whether two names are of one file that is there.
func sameName(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil || b == "" {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

func canWrite(format string) bool {
	f, ok := file.Lookup(format)
	return ok && f.Write != nil
}

// several reports whether files of a format hold any number of games and are written.
func several(format string) bool {
	f, ok := file.Lookup(format)
	return ok && f.Write != nil && !f.Single
}
