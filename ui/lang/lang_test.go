package lang

import (
	"regexp"
	"slices"
	"strconv"
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

func TestCatalogue(t *testing.T) {
	if len(catalogue) == 0 {
		t.Fatal("the catalogue is empty")
	}
	for _, text := range catalogue {
		checkText(t, text)
	}
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
