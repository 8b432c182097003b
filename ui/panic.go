// A panic, said in one line.

package ui

import (
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"

	tea "github.com/charmbracelet/bubbletea"
)

// muted runs the program. Bubble Tea catches a panic and gives the terminal back,
// but then prints the stack over it, with paths of the machine that built qipu:
// that is kept off, and what the panic said is the error.
func muted(run func() error) error {
	r, w, err := os.Pipe()
	if err != nil {
		return err
	}
	told := make(chan string)
	go func() {
		text, _ := io.ReadAll(io.LimitReader(r, 1<<12))
		_, _ = io.Copy(io.Discard, r)
		told <- string(text)
	}()
	out, errs := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = w, w
	err = run()
	os.Stdout, os.Stderr = out, errs
	w.Close()
	text := <-told
	r.Close()
	if errors.Is(err, tea.ErrProgramPanic) {
		return fmt.Errorf("internal error: %s", saidBy(text))
	}
	return err
}

// saidBy returns what a panic said, by what Bubble Tea prints of it.
func saidBy(text string) string {
	_, text, _ = strings.Cut(text, ":\n\n")
	text, _, _ = strings.Cut(text, "\n")
	return text
}

// panicked is a panic of a command, to be raised again where Bubble Tea waits for
// what it then prints.
type panicked struct{ said any }

// guarded is a command whose panic is a message.
func guarded(cmd tea.Cmd) tea.Cmd {
	if cmd == nil {
		return nil
	}
	return func() (msg tea.Msg) {
		defer func() {
			if said := recover(); said != nil {
				msg = panicked{said}
			}
		}()
		msg = cmd()
		// What is done together or in order, [tea.Batch] and [tea.Sequence], is a slice
		// of commands, the second one of a type that has no name here.
		if all := reflect.ValueOf(msg); all.Kind() == reflect.Slice && all.Type().Elem() == reflect.TypeFor[tea.Cmd]() {
			for i := range all.Len() {
				one, _ := all.Index(i).Interface().(tea.Cmd)
				all.Index(i).Set(reflect.ValueOf(guarded(one)))
			}
		}
		return msg
	}
}
