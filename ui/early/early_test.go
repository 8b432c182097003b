package early

import (
	"os"
	"testing"
)

func TestRestore(t *testing.T) {
	if os.Getenv("CI") != "1" {
		t.Error("CI is not set before main")
	}
	Restore()
	now, set := os.LookupEnv("CI")
	if now != before || set != wasSet {
		t.Errorf("CI is %q (%v), was %q (%v)", now, set, before, wasSet)
	}
}
