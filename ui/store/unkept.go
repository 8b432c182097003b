// What a file loses when another takes its place.

package store

// Trait is something of a file that is not in its text.
type Trait uint8

// The traits that Replace does not keep.
const (
	HardLinks  Trait = iota // the file has other names, which go on to stand for the old text
	Owner                   // it is another user's
	Attributes              // it has extended attributes or a list of who may do what
)
