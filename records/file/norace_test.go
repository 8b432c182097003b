//go:build !race

package file

// raced says whether the race detector watches, which takes memory and time of its own.
const raced = false
