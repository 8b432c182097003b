// The catalogue: every text in every language, with the same verbs.

package lang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var verb = regexp.MustCompile(`%(\[(\d+)\])?[-+# 0]*\d*(?:\.\d+)?([a-zA-Z%])`)

// verbs returns the argument number and the letter of each verb, sorted: a word
// may stand twice in a language.
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
	return slices.Compact(found)
}

// textNames returns the names of the texts, by their numbers.
func textNames(t *testing.T) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "texts.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, decl := range f.Decls {
		consts, ok := decl.(*ast.GenDecl)
		if !ok || consts.Tok != token.CONST {
			continue
		}
		for _, spec := range consts.Specs {
			names = append(names, spec.(*ast.ValueSpec).Names[0].Name)
		}
	}
	if len(names) != int(textCount)+1 || names[textCount] != "textCount" {
		t.Fatalf("%d names for %d texts, textCount the last", len(names), textCount)
	}
	return names[:textCount]
}

// TestCatalogue finds words that are missing, and verbs that differ from those of
// English.
func TestCatalogue(t *testing.T) {
	for text, name := range textNames(t) {
		for _, l := range All {
			words := Text(text).In(l)
			if (words == "") != (Text(text) == NoText) {
				t.Errorf("%v has no words for %s: %q in English", l, name, Text(text).In(English))
			}
			checkVerbs(t, l, words, Text(text).In(English))
		}
	}
}

func checkVerbs(t *testing.T, l Lang, words, english string) {
	t.Helper()
	if got, want := verbs(words), verbs(english); !slices.Equal(got, want) {
		t.Errorf("%q: verbs %v in %v, %v in English", words, got, l, want)
	}
}

func TestVerbs(t *testing.T) {
	if got := verbs("%[2]s has 100%% of %d"); !slices.Equal(got, []string{"2s", "3d"}) {
		t.Errorf("verbs: %v", got)
	}
}

// TestLanguages: each language has a name of its own that is read back, and so
// are the locales of its variants.
func TestLanguages(t *testing.T) {
	if len(All) < 3 || All[0] != English || !slices.Contains(Names(), "zh-Hant") {
		t.Errorf("languages: %v", All)
	}
	for _, l := range All {
		if got, ok := Parse(l.String()); got != l || !ok {
			t.Errorf("%v is read as %v, %v", l, got, ok)
		}
		for _, variant := range languages[l].variants {
			if got, ok := Parse(languages[l].code + "_" + variant); got != l || !ok {
				t.Errorf("%v of %s is read as %v, %v", l, variant, got, ok)
			}
		}
	}
}

// TestSpeakTwice: two languages cannot have one number.
func TestSpeakTwice(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a second language took the number of English")
		}
	}()
	speak(English, &language{name: "other"})
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

// TestTextsAreSaid finds texts that no code names.
func TestTextsAreSaid(t *testing.T) {
	named := map[string]bool{}
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		own := filepath.Base(filepath.Dir(path)) == "lang"
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for _, decl := range f.Decls {
			if own && catalogue(decl) {
				continue
			}
			ast.Inspect(decl, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					named[id.Name] = true
				}
				return true
			})
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range textNames(t)[1:] {
		if !named[name] {
			t.Errorf("nobody says %s", name)
		}
	}
}

// catalogue reports whether decl names the texts, or says them in a language.
func catalogue(decl ast.Decl) bool {
	d, ok := decl.(*ast.GenDecl)
	if !ok {
		return false
	}
	value, ok := d.Specs[0].(*ast.ValueSpec)
	return ok && (value.Names[0].Name == "NoText" || d.Tok == token.VAR && len(value.Values) == 1 && isWords(value.Values[0]))
}

func isWords(e ast.Expr) bool {
	words, ok := e.(*ast.CompositeLit)
	if !ok {
		return false
	}
	array, ok := words.Type.(*ast.ArrayType)
	if !ok {
		return false
	}
	size, ok := array.Len.(*ast.Ident)
	return ok && size.Name == "textCount"
}

// sameWords are the texts whose words are the same in English and in another
// language: names and keys.
var sameWords = map[string]bool{
	"HeadWXF": true, "HeadICCS": true, "nameWXF": true, "nameICCS": true, "CopyInTmux": true, "HintPlaces": true, "setupKeysPiece": true, "setupKeysPlaced": true,
	"setupKeysPoint": true, "setupKeysTake": true, "setupKeysSide": true,
}

// TestOwnWords finds texts that were left in English in another language.
func TestOwnWords(t *testing.T) {
	letters := regexp.MustCompile(`[A-Za-z]`)
	for text, name := range textNames(t) {
		english := Text(text).In(English)
		if !letters.MatchString(verb.ReplaceAllString(english, "")) || sameWords[name] {
			continue
		}
		for _, l := range All[1:] {
			if Text(text).In(l) == english {
				t.Errorf("%s is %q in %v too", name, english, l)
			}
		}
	}
}
