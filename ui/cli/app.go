// One run of the program: its streams, its settings, what it reports.

package cli

import (
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// Exit statuses.
const (
	done    = 0
	problem = 1 // a problem was reported
	misuse  = 2 // wrong usage
)

// app is one run of the program.
type app struct {
	in       io.Reader
	out, err io.Writer
	env      func(string) string
	lang     lang.Lang
	settings store.Settings
	global   globals
	status   int      // what the run ends with if nothing worse happens
	ending   *ending  // what waits for signals
	notices  []string // lines printed on standard error, which the viewer's screen hides
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

// complain prints one line about err at a place and makes the run end with
// status 1.
func (a *app) complain(place string, err error) {
	a.report(place + ": " + lang.NewVoice(a.lang, nil).Error(err, nil))
}

// report prints one line on standard error and makes the run end with status 1.
func (a *app) report(text string) {
	a.notice(text)
	a.status = max(a.status, problem)
}

// notice prints one line on standard error, and the viewer shows it.
func (a *app) notice(text string) {
	text = cell.Line(text)
	a.notices = append(a.notices, text)
	fmt.Fprintln(a.err, text)
}

// note prints one line on standard error that is no problem.
func (a *app) note(t lang.Text, args ...any) {
	fmt.Fprintln(a.err, cell.Line(a.lang.Say(t, args...)))
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
