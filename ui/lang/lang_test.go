// The catalogue: every text in every language, with the same verbs.

package lang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var verb = regexp.MustCompile(`%(\[(\d+)\])?[-+# 0]*\d*(?:\.\d+)?([a-zA-Z%])`)

// verbs returns the argument number and the letter of each verb, sorted.
func verbs(text string) []string {
	var found []string
	next := 1
	for _, m := range verb.FindAllStringSubmatch(text, -1) {
		if m[3] == "%" {
			continue
		}
		if m[2] != "" {
			next, _ = strconv.Atoi(m[2])
		}
		found = append(found, strconv.Itoa(next)+m[3])
		next++
	}
	slices.Sort(found)
	return found
}

// TestCatalogue checks every call of text in the package.
func TestCatalogue(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && isText(call) {
				found++
				checkText(t, textOf(t, call))
			}
			return true
		})
	}
	if found < 100 {
		t.Errorf("only %d texts are found", found)
	}
}

func isText(call *ast.CallExpr) bool {
	name, ok := call.Fun.(*ast.Ident)
	return ok && name.Name == "text"
}

// textOf returns the three words of a call, which are written out.
func textOf(t *testing.T, call *ast.CallExpr) (words Text) {
	t.Helper()
	for i, arg := range call.Args {
		literal, ok := arg.(*ast.BasicLit)
		if !ok || i >= len(words) {
			t.Errorf("the words of a text are not written out: %v", call.Args)
			return words
		}
		word, err := strconv.Unquote(literal.Value)
		if err != nil {
			t.Error(err)
		}
		words[i] = word
	}
	return words
}

func checkText(t *testing.T, text Text) {
	t.Helper()
	for _, l := range All {
		if text[l] == "" {
			t.Errorf("%q has no words in %v", text[English], l)
		}
		if got, want := verbs(text[l]), verbs(text[English]); !slices.Equal(got, want) {
			t.Errorf("%q: verbs %v in %v, %v in English", text[English], got, l, want)
		}
	}
}

func TestVerbs(t *testing.T) {
	if got := verbs("%[2]s has 100%% of %d"); !slices.Equal(got, []string{"2s", "3d"}) {
		t.Errorf("verbs: %v", got)
	}
}

func TestFromLocale(t *testing.T) {
	tests := []struct {
		env  map[string]string
		want Lang
	}{
		{nil, English},
		{map[string]string{"LANG": "C"}, English},
		{map[string]string{"LANG": "C.UTF-8"}, English},
		{map[string]string{"LANG": "en_GB.UTF-8"}, English},
		{map[string]string{"LANG": "fr_FR.UTF-8"}, English},
		{map[string]string{"LANG": "zh_CN.UTF-8"}, Simplified},
		{map[string]string{"LANG": "zh_SG"}, Simplified},
		{map[string]string{"LANG": "zh"}, Simplified},
		{map[string]string{"LANG": "zh_TW.Big5"}, Traditional},
		{map[string]string{"LANG": "zh_HK.UTF-8@radical"}, Traditional},
		{map[string]string{"LANG": "zh_Hant_CN"}, Traditional},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8"}, Traditional},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "zh_TW.UTF-8", "LC_ALL": "C"}, English},
	}
	for _, tt := range tests {
		if got := FromLocale(func(name string) string { return tt.env[name] }); got != tt.want {
			t.Errorf("%v: %v, want %v", tt.env, got, tt.want)
		}
	}
}
