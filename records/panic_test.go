// Panics beside others.

package records

import (
	"errors"
	"testing"
)

// TestRecovered: a panic becomes the error of the function, and of no other.
func TestRecovered(t *testing.T) {
	run := func(f func() error) (err error) {
		defer Recovered(&err)
		return f()
	}
	err := run(func() error { panic("no such") })
	var caught *PanicError
	if !errors.As(err, &caught) || err.Error() != "internal error: no such" {
		t.Errorf("caught: %v", err)
	}
	own := errors.New("an error")
	if err := run(func() error { return own }); !errors.Is(err, own) {
		t.Errorf("an error became %v", err)
	}
}

// TestGroup: Wait waits for all, and raises what one of them said.
func TestGroup(t *testing.T) {
	var done [8]bool
	var g Group
	for i := range done {
		g.Go(func() {
			done[i] = true
			if i == 3 {
				panic("three")
			}
		})
	}
	defer func() {
		if said := recover(); said != "three" {
			t.Errorf("Wait said %v", said)
		}
		for i, ok := range done {
			if !ok {
				t.Errorf("%d was not waited for", i)
			}
		}
	}()
	g.Wait()
}
