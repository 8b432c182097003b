// What several tests need.

package records

import (
	"os"
	"path/filepath"
	"testing"
)

func readTestdata(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
