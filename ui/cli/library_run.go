// One run of a library command: the library is opened, asked, and closed.

package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"qipu/records/library"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// librarian is one run of a library command.
type librarian struct {
	app  *app
	path string // "" is that of the settings
	json bool
	ask  desk.Question
}

// run opens the library, does something with it, and ends with Ctrl+C. A fault of
// the library is told in one line, and empty is then the JSON that is printed.
func (k *librarian) run(empty string, do func(context.Context, *library.Library) error) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	path := k.file()
	l, err := library.Open(ctx, path)
	if err == nil {
		err = do(ctx, l)
		if closing := l.Close(); err == nil {
			err = closing
		}
	}
	var usage *usageError
	var printed *printedError
	switch {
	case err == nil || errors.As(err, &usage):
		return err
	case k.json && empty != "" && !errors.As(err, &printed):
		fmt.Fprintln(k.app.out, empty)
	}
	if ctx.Err() != nil {
		k.app.err.report(k.app.lang.Say(lang.LibraryStopped))
		return nil
	}
	var at *placed
	if errors.As(err, &at) {
		return err
	}
	return &placed{path, err}
}

// printedError is an error after a whole object has been printed.
type printedError struct{ error }

func (e *printedError) Unwrap() error { return e.error }

// file is the path of the library's file.
func (k *librarian) file() string {
	if k.path != "" {
		return k.path
	}
	return k.app.libraryFile()
}

// libraryFile is the path of the library's file where no flag names one.
func (a *app) libraryFile() string {
	if a.settings.Library != "" {
		return a.settings.Library
	}
	return store.LibraryFile()
}

// begun says how to begin where there are no games yet, and reports whether there
// are some.
func (k *librarian) begun(ctx context.Context, l *library.Library) (bool, error) {
	n, err := l.Games(ctx)
	if err == nil && n == 0 {
		fmt.Fprintln(k.app.err, cell.Line(k.app.lang.Say(lang.LibraryBegin)))
	}
	return n > 0, err
}

func (k *librarian) print(format string, args ...any) error {
	_, err := fmt.Fprintf(k.app.out, format, args...)
	return err
}
