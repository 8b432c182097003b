// Package cli holds qipu's commands.
package cli

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/charmbracelet/x/term"
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

// Main runs qipu with the arguments after the program's name and returns the
// exit status: 0 done, 1 a problem was reported, 2 wrong usage, 128 and a signal's
// number where that ended the run.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) (status int) {
	defer func() {
		if fault := recover(); fault != nil {
			fmt.Fprintln(stderr, cell.Line(fmt.Sprintf("qipu: internal error: %v", fault)))
			status = problem
		}
	}()
	a := &app{in: stdin, out: stdout, err: stderr, env: os.Getenv}
	a.loadSettings(args)
	a.ending = watch(a.sayEnd)
	defer func() {
		if s := a.ending.close(); s != 0 {
			a.sayEnd(s)
			status = bySignal + int(s)
		}
	}()
	root := a.root()
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	var usage *usageError
	switch {
	case err == nil:
		return a.status
	case errors.As(err, &usage):
		fmt.Fprintf(a.err, "qipu: %s\n\n%s", cell.Line(usage.text), a.usage(cmd))
		return misuse
	}
	var at *placed
	if errors.As(err, &at) {
		a.complain(at.name, at.err)
	} else {
		a.complain("qipu", err)
	}
	return problem
}

// terminal reports whether stream is a terminal.
func terminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(f.Fd())
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

// note prints one line on standard error that is no problem.
func (a *app) note(t lang.Text, args ...any) {
	fmt.Fprintln(a.err, cell.Line(a.lang.Say(t, args...)))
}
