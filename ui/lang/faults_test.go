// The codes of faults that the source makes.

package lang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"qipu/records"
)

// faultCode matches a code of several words; no other text of records begins so.
var faultCode = regexp.MustCompile(`^(?:bad|clash|cut|doubled|library|no|open|slip|too|unknown|wrong)(?:-[a-z]+)+$`)

// TestFaultCodes: every code that is made in records has words, and none has words that
// is made nowhere.
func TestFaultCodes(t *testing.T) {
	known, made := records.FaultCodes(), map[string]bool{}
	err := filepath.WalkDir("../../records", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Names) == 1 && v.Names[0].Name == "faultText" {
				return false
			}
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			text, err := strconv.Unquote(lit.Value)
			if err != nil {
				return true
			}
			if _, ok := known[text]; ok {
				made[text] = true
			} else if faultCode.MatchString(text) {
				t.Errorf("%v: the fault %q has no words", set.Position(lit.Pos()), text)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for code := range known {
		if !made[code] && !madeAbove[code] {
			t.Errorf("the fault %q is made nowhere", code)
		}
	}
}

// madeAbove are the codes of faults that packages above records make.
var madeAbove = map[string]bool{"left-beside": true, "no-file": true, "nowhere": true}
