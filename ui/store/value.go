// Values of a settings file in words and lists.

package store

import (
	"fmt"
	"strings"
)

func dotted(path []string) string { return strings.Join(path, ".") }

// texts returns the strings of an array, or a single string as a list of one.
func texts(value any) ([]string, bool) {
	switch v := value.(type) {
	case string:
		return []string{v}, true
	case []any:
		list := []string{}
		for _, one := range v {
			text, ok := one.(string)
			if !ok {
				return nil, false
			}
			list = append(list, text)
		}
		return list, true
	}
	return nil, false
}

// said returns a value in words: a text as it is.
func said(value any) string { return fmt.Sprint(value) }
