// Package cli holds qipu's commands: a thin face for the shell, which reads flags,
// calls what lies below, and prints.
//
// [Main] is the walk through it. It makes the app of the run (app.go: the streams,
// the settings) and reads the settings (settings.go), waits for
// signals (ending.go), builds the tree of commands (root.go) and lets cobra find the
// one that was named. The command checks its flags, then opens what it was given
// (given.go: each game is a record, or a file that cannot be read, in its place) and
// prints text (table.go) or JSON (json.go, show_json.go). What is wrong with a record
// goes to standard error through app.err (reports.go), whose report also makes the
// status 1; an error that is returned ends the run: a usageError with the usage and
// status 2, any other with one line and status 1.
//
// Nothing about games is decided here. The viewer is [qipu/ui], the line mode
// [qipu/ui/line], and both get their open files from a [qipu/ui/desk.Desk], which
// practice.go makes for them. The words are those of [qipu/ui/lang], and nothing of
// a record reaches a terminal but through [qipu/ui/cell.Line] and its like.
//
// To add a command: a file of its name with a method of app that returns its
// cobra.Command, a type for one run of it if it has more than one step (checker,
// conversion, showing), its name in commands.root, its words in [qipu/ui/lang], and a
// script in testdata.
package cli

import (
	"errors"
	"fmt"
	"io"
	"os"

	"qipu/ui/cell"
)

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
	a := &app{in: stdin, out: stdout, err: &reports{Writer: stderr}, env: os.Getenv}
	a.loadSettings(args)
	a.ending = watch(a.sayEnd)
	defer func() {
		if s := a.ending.close(); s != 0 {
			a.sayEnd(s)
			status = bySignal + int(s)
		}
	}()
	tree := commands{a}
	root := tree.root()
	root.SetArgs(args)
	cmd, err := root.ExecuteC()
	var usage *usageError
	switch {
	case err == nil:
		return a.err.status
	case errors.As(err, &usage):
		fmt.Fprintf(a.err, "qipu: %s\n\n%s", cell.Line(usage.text), tree.usage(cmd))
		return misuse
	}
	var at *placed
	if errors.As(err, &at) {
		a.err.complain(at.name, at.err)
	} else {
		a.err.complain("qipu", err)
	}
	return problem
}
