//go:build race

package cli

// raced tells that the race detector watches.
const raced = true
