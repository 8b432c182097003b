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

var (
	// own is a link to a name of the same package: [Session.Submit].
	own = regexp.MustCompile(`\[([A-Z]\w*(?:\.[A-Z]\w*)?)\]`)
	// named is a file of the package or, said with it, of another: (place.go).
	named = regexp.MustCompile(`(?:^|[^\w/*])([a-z]\w*\.go)\b`)
)

// TestPackageComments looks up what the comment of each package names: its own names,
// those of others, and its files.
func TestPackageComments(t *testing.T) {
	found, files := 0, map[string]bool{}
	for _, line := range layers {
		for _, folder := range line {
			names, err := filepath.Glob(filepath.Join(folder, "*.go"))
			if err != nil {
				t.Fatal(err)
			}
			for _, name := range names {
				files[filepath.Base(name)] = true
			}
		}
	}
	for _, line := range layers {
		for _, folder := range line {
			p, err := build.ImportDir(folder, 0)
			if err != nil {
				t.Fatal(err)
			}
			names, text := declared(t, folder), packageComment(t, folder, p.GoFiles)
			known := func(folder, name string) {
				found++
				if _, ok := declared(t, folder)[name]; !ok {
					t.Errorf("the comment of %s names %s of %s", p.Name, name, folder)
				}
			}
			for _, m := range own.FindAllStringSubmatch(text, -1) {
				found++
				if _, ok := names[m[1]]; !ok {
					t.Errorf("the comment of %s names %s", folder, m[1])
				}
			}
			for _, m := range linked.FindAllStringSubmatch(text, -1) {
				known(m[1], m[2])
			}
			for _, m := range named.FindAllStringSubmatch(text, -1) {
				found++
				if !files[m[1]] {
					t.Errorf("the comment of %s names %s", folder, m[1])
				}
			}
		}
	}
	if found < 150 {
		t.Errorf("only %d names were found in the comments", found)
	}
}

// packageComment returns the comments of a package.
func packageComment(t *testing.T, folder string, files []string) string {
	t.Helper()
	var all strings.Builder
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(folder, file), nil, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		if text := f.Doc.Text(); strings.HasPrefix(text, "Package ") || folder == "." {
			all.WriteString(text)
		}
	}
	return all.String()
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
					switch s := s.(type) {
					case *ast.TypeSpec:
						names[s.Name.Name] = file
						for _, f := range fields(s.Type) {
							names[s.Name.Name+"."+f] = file
						}
					case *ast.ValueSpec:
						for _, n := range s.Names {
							names[n.Name] = file
						}
					}
				}
			}
		}
	}
	return names
}

// fields returns the names of the fields of a struct, or of the methods of an interface.
func fields(of ast.Expr) (names []string) {
	var list *ast.FieldList
	switch of := of.(type) {
	case *ast.StructType:
		list = of.Fields
	case *ast.InterfaceType:
		list = of.Methods
	default:
		return nil
	}
	for _, f := range list.List {
		for _, n := range f.Names {
			names = append(names, n.Name)
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
