// The language that a name or a locale asks for.

package lang

import (
	"slices"
	"strings"
)

// Parse reads the name of a language as --lang, the settings and locales write
// it: zh-Hant, zh_TW.UTF-8, en_US. False stands for any other language.
func Parse(name string) (Lang, bool) {
	name, _, _ = strings.Cut(name, ".")
	name, _, _ = strings.Cut(name, "@")
	parts := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r == '-' || r == '_' })
	if len(parts) == 0 {
		return English, false
	}
	var same []Lang
	for _, l := range All {
		if languages[l].code == parts[0] {
			same = append(same, l)
		}
	}
	if len(same) == 0 {
		return English, false
	}
	for _, part := range parts[1:] {
		for _, l := range same {
			if slices.Contains(languages[l].variants, part) {
				return l, true
			}
		}
	}
	return same[0], true
}

// FromLocale returns the language of the locale: of the first of LC_ALL,
// LC_MESSAGES and LANG that is set; English for one that is not spoken here.
func FromLocale(getenv func(string) string) Lang {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			l, _ := Parse(value)
			return l
		}
	}
	return English
}
