// Notations as the settings have them: forms of writing, tables of the user.

package store

import (
	"slices"

	"qipu/notation"
)

// Form returns n in the form of writing that is chosen.
func (s *Settings) Form(n notation.Notation) notation.Notation {
	switch n := n.(type) {
	case notation.Chinese:
		n.Record = s.Glyphs == "print"
		n.HalfWidth = s.Digits == "half"
		n.BookPawns = s.Pawns == "book"
		return n
	case notation.WXF:
		n.Equals = s.Traverse == "="
		n.BN = s.Letters == "BN"
		return n
	case notation.Absolute:
		n.Full = s.Absolute == "full"
		return n
	}
	return n
}

// Lookup returns the notation of a name: one of the user's tables, or one of
// qipu's own.
func (s *Settings) Lookup(name string) (notation.Notation, bool) {
	for i := range s.Tables {
		if s.Tables[i].Title == name {
			return &s.Tables[i], true
		}
	}
	return notation.Lookup(name)
}

// Notations returns the names that Lookup knows.
func (s *Settings) Notations() []string {
	var names []string
	for _, n := range notation.All() {
		names = append(names, n.Name())
	}
	for i := range s.Tables {
		if name := s.Tables[i].Title; !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}
