// CI has its value again.

package early

import (
	"os"
	"testing"
)

// TestRestore: CI is set before main, and Restore gives back what it was.
func TestRestore(t *testing.T) {
	t.Cleanup(func() { os.Setenv("CI", "1") }) // as it is found by the next run
	if os.Getenv("CI") != "1" {
		t.Error("CI is not set before main")
	}
	Restore()
	now, set := os.LookupEnv("CI")
	if now != before || set != wasSet {
		t.Errorf("CI is %q (%v), was %q (%v)", now, set, before, wasSet)
	}
}
