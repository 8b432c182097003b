// One run of the program: its streams, its settings, and what is wrong with how it
// was called.

package cli

import (
	"io"

	"github.com/spf13/cobra"

	"qipu/ui/lang"
	"qipu/ui/store"
)

// app is one run of the program.
type app struct {
	in       io.Reader
	out      io.Writer
	err      *reports
	env      func(string) string
	lang     lang.Lang
	settings store.Settings
	global   globals
	ending   *ending // what waits for signals
}

// globals are the flags of every command.
type globals struct{ lang, encoding, ambiguous string }

// usageError is wrong usage, in the language of the run.
type usageError struct{ text string }

func (e *usageError) Error() string { return e.text }

// placed is an error about a file.
type placed struct {
	name string
	err  error
}

func (e *placed) Error() string { return e.name + ": " + e.err.Error() }

func (e *placed) Unwrap() error { return e.err }

// misused returns a usage error in the words of t.
func (a *app) misused(t lang.Text, args ...any) error {
	return &usageError{a.lang.Say(t, args...)}
}

// exactly returns a check of the number of arguments that says what is wrong in
// the language of the run.
func (a *app) exactly(n int) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		switch {
		case len(args) < n:
			return a.misused(lang.ArgMissing)
		case len(args) > n:
			return a.misused(lang.ArgTooMany, args[n])
		}
		return nil
	}
}

// atLeastOne is a check that there is an argument.
func (a *app) atLeastOne(_ *cobra.Command, args []string) error {
	if len(args) == 0 {
		return a.misused(lang.ArgMissing)
	}
	return nil
}
