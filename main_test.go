// The direction of the arrows between packages, and the map in the comment of this
// one: what it names is there.

package main

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// layers lists the packages from the bottom up; a package may import only what
// stands in a line above its own.
var layers = [][]string{
	{"engine", "ui/cell", "ui/early"},
	{"notation", "engine/uci", "ui/veil", "ui/play", "ui/internal/tmuxtest", "records/library/pack"},
	{"records", "ui/internal/veiltest", "ui/board"},
	{"records/charset"},
	{"records/movetext"},
	{"records/file", "records/repair"},
	{"records/library"},
	{"ui/lang", "ui/store", "ui/session", "ui/drill", "ui/speech"},
	{"ui/journal", "ui/setup", "ui/paper", "ui/internal/disktest", "ui/internal/gametest", "ui/internal/enginetest", "ui/internal/drilltest"},
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
	err := filepath.WalkDir(".", func(folder string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && folder != "." {
			return filepath.SkipDir
		}
		p, err := build.ImportDir(folder, 0)
		if err != nil {
			return nil // no Go files here
		}
		own, known := level[filepath.ToSlash(folder)]
		if !known {
			t.Errorf("package %s stands in no layer", folder)
		}
		for _, imported := range p.Imports {
			name, ours := strings.CutPrefix(imported, "qipu/")
			if ours && level[name] >= own && !sameLayerAllowed(folder, name) {
				t.Errorf("%s imports %s, which is no layer below it", folder, name)
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

var (
	// linked is a link to a name of a package: [qipu/ui/session.Session.Submit].
	linked = regexp.MustCompile(`\[qipu/([a-z/]+)\.(\w+(?:\.\w+)?)\]`)
	// filed is a name with the file where it stands: gamePage.submit (ui/game.go).
	filed = regexp.MustCompile(`(\w+(?:\.\w+)?)\s(?:in\s|\()([a-z/]+)/(\w+\.go)`)
	// worded is a name in the list of words: (file.Entry).
	worded = regexp.MustCompile(`\(([a-z]+)\.([A-Z]\w*)[;)]`)
)

// TestMap looks up each name of the map in the code.
func TestMap(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "main.go", nil, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		t.Fatal(err)
	}
	text := f.Doc.Text()
	folders := map[string]string{}
	for _, line := range layers {
		for _, folder := range line {
			folders[path.Base(folder)] = folder
			if folder != "." && !strings.Contains(folder, "internal") && !regexp.MustCompile(`\b`+path.Base(folder)+`\b`).MatchString(text) {
				t.Errorf("the map does not name %s", folder)
			}
		}
	}
	known, named := map[string]map[string]string{}, 0
	find := func(folder, file, name string) {
		named++
		if known[folder] == nil {
			known[folder] = declared(t, folder)
		}
		if at, ok := known[folder][name]; !ok {
			t.Errorf("%s has no %s", folder, name)
		} else if file != "" && at != file {
			t.Errorf("%s stands in %s, not in %s", name, at, file)
		}
	}
	for _, m := range linked.FindAllStringSubmatch(text, -1) {
		find(m[1], "", m[2])
	}
	for _, m := range filed.FindAllStringSubmatch(text, -1) {
		find(m[2], m[3], m[1])
	}
	for _, m := range worded.FindAllStringSubmatch(text, -1) {
		find(folders[m[1]], "", m[2])
	}
	if named < 50 {
		t.Errorf("only %d names were found in the map", named)
	}
}

// declared returns what the files of a folder declare, methods as Type.Method,
// with the file of each.
func declared(t *testing.T, folder string) map[string]string {
	t.Helper()
	names := map[string]string{}
	files, err := fs.Glob(os.DirFS(folder), "*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), path.Join(folder, file), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				names[receiver(d)+d.Name.Name] = file
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						names[s.Name.Name] = file
					}
				}
			}
		}
	}
	return names
}

// receiver returns the name of a method's type with a point behind it.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name + "."
	}
	return ""
}
