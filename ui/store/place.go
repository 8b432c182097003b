// Where settings and state are, and replacing a file whole or not at all.

package store

import (
	"bufio"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/adrg/xdg"
	"github.com/google/renameio/v2"
)

// ConfigFile returns the path of the settings file.
func ConfigFile() string { return filepath.Join(xdg.ConfigHome, "qipu", "config.toml") }

// StateFolder returns the path of the folder for state.
func StateFolder() string { return filepath.Join(xdg.StateHome, "qipu") }

// Replace writes a file whole or not at all: write fills a temporary file in the
// same folder, which takes the place of path once it is safely on the disk. A
// file that is there keeps its permissions, and is left alone where they forbid
// to write it; a symbolic link stays one, its
// target is replaced. What is no regular file (a pipe, a device) is written as
// it is.
func Replace(path string, write func(io.Writer) error) error {
	mode := fs.FileMode(0o644)
	if target, err := filepath.EvalSymlinks(path); err == nil {
		path = target
	}
	switch info, err := os.Stat(path); {
	case err == nil && info.IsDir():
		return &fs.PathError{Op: "write", Path: path, Err: errors.New("is a folder")}
	case err == nil && !info.Mode().IsRegular():
		return writeThrough(path, write)
	case err == nil:
		if err := writable(path); err != nil {
			return err
		}
		mode = info.Mode().Perm()
	}
	f, err := renameio.NewPendingFile(path, renameio.WithStaticPermissions(mode), renameio.WithTempDir(filepath.Dir(path)))
	if err != nil {
		return err
	}
	defer f.Cleanup()
	if err := buffered(f, write); err != nil {
		return err
	}
	return f.CloseAtomicallyReplace()
}

// writable returns why a file that is there may not be written: another takes its
// place, which the folder alone would allow.
func writable(path string) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return f.Close()
}

func writeThrough(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	return errors.Join(buffered(f, write), f.Close())
}

func buffered(f io.Writer, write func(io.Writer) error) error {
	w := bufio.NewWriterSize(f, 1<<16)
	if err := write(w); err != nil {
		return err
	}
	return w.Flush()
}

// Create writes a new file; one that is there is left alone, and the error is
// fs.ErrExist.
func Create(path string, text string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if _, err := os.Lstat(path); err == nil {
		return &fs.PathError{Op: "create", Path: path, Err: fs.ErrExist}
	}
	return Replace(path, func(w io.Writer) error {
		_, err := io.WriteString(w, text)
		return err
	})
}
