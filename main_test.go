// The direction of the arrows between packages.

package main

import (
	"go/build"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// layers lists the packages from the bottom up; a package may import only what
// stands in a line above its own.
var layers = [][]string{
	{"engine", "ui/cell", "ui/early"},
	{"notation", "engine/uci", "ui/veil", "ui/internal/tmuxtest", "records/library/pack"},
	{"records", "ui/internal/veiltest", "ui/board"},
	{"records/charset"},
	{"records/movetext"},
	{"records/file", "records/repair"},
	{"records/library"},
	{"ui/lang", "ui/store", "ui/session", "ui/drill", "ui/speech"},
	{"ui/journal", "ui/setup", "ui/paper", "ui/internal/disktest"},
	{"ui/desk"},
	{"ui/action"},
	{"ui", "ui/line"},
	{"ui/cli"},
	{"."},
}

// TestImports fails on an arrow that turns back.
func TestImports(t *testing.T) {
	level := map[string]int{}
	for i, names := range layers {
		for _, name := range names {
			level[name] = i
		}
	}
	err := filepath.WalkDir(".", func(path string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && path != "." {
			return filepath.SkipDir
		}
		p, err := build.ImportDir(path, 0)
		if err != nil {
			return nil // no Go files here
		}
		own, known := level[filepath.ToSlash(path)]
		if !known {
			t.Errorf("package %s stands in no layer", path)
		}
		for _, imported := range p.Imports {
			name, ours := strings.CutPrefix(imported, "qipu/")
			if ours && level[name] >= own && !sameLayerAllowed(path, name) {
				t.Errorf("%s imports %s, which is no layer below it", path, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// sameLayerAllowed names the arrows inside a layer.
func sameLayerAllowed(from, to string) bool {
	switch from + " " + to {
	case "records/repair records/file", "ui/session ui/store", "ui/store ui/lang", "ui/drill ui/store", "ui/drill ui/lang":
		return true
	}
	return false
}
