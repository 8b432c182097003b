// A panic beside others: in a goroutine of its own it would end the program with a
// trace over the screen, and nobody could give the terminal back.

package records

import (
	"fmt"
	"sync"
)

// PanicError is a panic that was caught where others wait for a result.
type PanicError struct{ Said any }

// Error implements error.
func (e *PanicError) Error() string { return fmt.Sprintf("internal error: %v", e.Said) }

// Recovered makes a panic the error of a function that runs beside others. It is
// deferred itself, first of all:
//
//	defer records.Recovered(&err)
func Recovered(err *error) {
	if said := recover(); said != nil {
		*err = &PanicError{said}
	}
}

// Group runs functions beside each other. A panic of one is raised again by Wait,
// where somebody can recover from it.
type Group struct {
	all   sync.WaitGroup
	once  sync.Once
	fault any
}

// Go runs a function in a goroutine of its own.
func (g *Group) Go(run func()) {
	g.all.Go(func() {
		defer func() {
			if said := recover(); said != nil {
				g.once.Do(func() { g.fault = said })
			}
		}()
		run()
	})
}

// Wait waits for all functions.
func (g *Group) Wait() {
	g.all.Wait()
	if g.fault != nil {
		panic(g.fault)
	}
}
