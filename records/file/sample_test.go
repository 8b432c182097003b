// How much of the corpus the tests read: a part that is always the same, or all of it
// with QIPU_TRIALS (`make trial`).

package file

import (
	"os"
	"testing"
)

// thorough reports whether the tests read all that they can.
func thorough() bool { return os.Getenv("QIPU_TRIALS") != "" }

// few returns n, a fifth of it in short tests, and all where the tests are thorough.
func few(n, all int) int {
	switch {
	case thorough():
		return all
	case testing.Short():
		return max(n/5, 1)
	}
	return n
}

// spread returns which of n things are read where most is the largest number of them:
// they lie evenly apart, and the last one is among them.
func spread(n, most int) []int {
	var list []int
	if n <= most {
		most = n
	}
	for i := range most {
		list = append(list, (i+1)*n/most-1)
	}
	return list
}
