// Typed texts that two notations read, and naming the one that is meant.

package notation

import (
	"strings"

	"qipu/engine"
)

// Named takes the name of a notation off the beginning of a typed text, and returns
// the mode that reads nothing else: "wxf C2.5" is C2.5 in WXF. A text without one is
// returned as it is, with m.
func (m Mode) Named(text string) (Mode, string) {
	name, rest, ok := strings.Cut(strings.TrimSpace(text), " ")
	n, known := Lookup(strings.ToLower(name))
	if !ok || !known || strings.TrimSpace(rest) == "" {
		return m, text
	}
	return Mode{Only: n, Studio: m.Studio}, strings.TrimSpace(rest)
}

// Doubtful reports whether a typed text of side is one of m.First as well as of another
// notation, so that it is to be said which was meant.
func (m Mode) Doubtful(text string, side engine.Color) bool {
	if m.First == nil || m.Only != nil {
		return false
	}
	own, others := Mode{Only: m.First}, m
	others.First = nil
	return len(own.Read(text, side)) > 0 && len(others.Read(text, side)) > 0
}
