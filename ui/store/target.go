// The file that a path leads to, through symbolic links.

package store

import (
	"os"
	"path/filepath"
)

// mostLinks is how many links are followed.
const mostLinks = 40

// target returns what a path leads to, where nothing need be.
func target(path string) string {
	for range mostLinks {
		if end, err := filepath.EvalSymlinks(path); err == nil {
			return end
		}
		next, err := os.Readlink(path)
		if err != nil {
			return path
		}
		if !filepath.IsAbs(next) {
			next = filepath.Join(filepath.Dir(path), next)
		}
		path = next
	}
	return path
}
