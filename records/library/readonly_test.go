// A library that can only be read: its games are found, and what would change it is
// refused in one line.

package library

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// readonly reads a library of 50 games and tries to change it; it tells what went
// otherwise than it should.
func readonly(path, made string) (wrong string) {
	ctx := context.Background()
	l, err := Open(ctx, path)
	if err != nil {
		return fmt.Sprintf("opening: %v", err)
	}
	if n, err := l.Games(ctx); err != nil || n != 50 {
		wrong += fmt.Sprintf("%d games: %v\n", n, err)
	}
	for what, do := range map[string]func() error{
		"adding":   func() error { _, err := l.Add(ctx, []string{made}, nil); return err },
		"removing": func() error { _, err := l.Remove(ctx, made); return err },
		"joining":  func() error { return l.Join(ctx, "甲", "乙") },
	} {
		if err := do(); codeOf(err) != "library-readonly" {
			wrong += fmt.Sprintf("%s: %v\n", what, err)
		}
	}
	if err := l.Close(); err != nil {
		wrong += fmt.Sprintf("closing: %v\n", err)
	}
	return wrong
}

// readonlyAs does readonly, as a user who owns nothing where this one may write
// everywhere.
func readonlyAs(t *testing.T, path, made string) string {
	t.Helper()
	if runtime.GOOS == "windows" || os.Getuid() != 0 {
		return readonly(path, made)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(self)
	if err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(filepath.Dir(filepath.Dir(path)), "program")
	if err := os.WriteFile(program, data, 0o755); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program)
	cmd.Dir = filepath.Dir(program)
	cmd.Env = append(os.Environ(), helperLibrary+"="+path, helperPaths+"="+made, helperReads+"=1")
	if !asNobody(cmd) {
		t.Skip("every file can be written to")
	}
	out, err := cmd.CombinedOutput()
	if errors.Is(err, fs.ErrPermission) {
		t.Skip("the folder for tests is closed to others")
	}
	if err != nil {
		return fmt.Sprintf("%v\n%s", err, out)
	}
	return strings.TrimSpace(string(out))
}

func TestReadOnlyLibrary(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a folder cannot be locked")
	}
	folder := t.TempDir()
	for dir := folder; os.Getuid() == 0 && dir != filepath.Clean(os.TempDir()) && dir != filepath.Dir(dir); dir = filepath.Dir(dir) {
		if err := os.Chmod(dir, 0o755); err != nil { // for the other user
			t.Fatal(err)
		}
	}
	made := madeFile(t, filepath.Join(folder, "a.pgn"), 1, 50)
	inside := filepath.Join(folder, "in")
	if err := os.Mkdir(inside, 0o755); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(inside, "library.db")
	if err := tried(path, made); err != nil {
		t.Fatal(err)
	}
	for _, locked := range []string{path, inside} {
		info, err := os.Stat(locked)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.Chmod(locked, 0o555); err != nil {
			t.Fatal(err)
		}
		if wrong := readonlyAs(t, path, made); wrong != "" {
			t.Errorf("%s is locked:\n%s", filepath.Base(locked), wrong)
		}
		if err := os.Chmod(locked, info.Mode()); err != nil {
			t.Fatal(err)
		}
	}
}
