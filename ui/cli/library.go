// qipu library: one's own games, searched.

package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"

	"github.com/spf13/cobra"

	"qipu/records"
	"qipu/records/library"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/store"
)

// keeping is one run of a library command.
type keeping struct {
	*app
	path string // "" is that of the settings
	json bool
	ask  desk.Question
}

// libraryCommand returns the command with all that it has under it.
func (a *app) libraryCommand() *cobra.Command {
	k := &keeping{app: a}
	cmd := &cobra.Command{
		Use:   "library COMMAND",
		Short: a.lang.Say(lang.LibraryShort),
		Long:  a.lang.Say(lang.LibraryLong),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				return a.misused(lang.CommandUnknown, "library "+args[0])
			}
			return a.misused(lang.ArgMissing)
		},
	}
	cmd.PersistentFlags().StringVar(&k.path, "library", "", a.lang.Say(lang.LibraryPath))
	cmd.AddCommand(k.add(), k.list(), k.update(), k.remove(), k.find(), k.tree(), k.players())
	for _, sub := range cmd.Commands() {
		sub.Flags().BoolVar(&k.json, "json", false, a.lang.Say(lang.ShowJSON))
	}
	return cmd
}

// run opens the library, does something with it, and ends with Ctrl+C. A fault of
// the library is told in one line, and empty is then the JSON that is printed.
func (k *keeping) run(empty string, do func(context.Context, *library.Library) error) error {
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
	var whole *told
	switch {
	case err == nil || errors.As(err, &usage):
		return err
	case k.json && empty != "" && !errors.As(err, &whole):
		fmt.Fprintln(k.out, empty)
	}
	if ctx.Err() != nil {
		k.report(k.lang.Say(lang.LibraryStopped))
		return nil
	}
	var at *placed
	if errors.As(err, &at) {
		return err
	}
	return &placed{path, err}
}

// file is the path of the library's file.
func (k *keeping) file() string {
	if k.path != "" {
		return k.path
	}
	return k.libraryFile()
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
func (k *keeping) begun(ctx context.Context, l *library.Library) (bool, error) {
	n, err := l.Games(ctx)
	if err == nil && n == 0 {
		fmt.Fprintln(k.err, cell.Line(k.lang.Say(lang.LibraryBegin)))
	}
	return n > 0, err
}

func (k *keeping) list() *cobra.Command {
	var twice bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: k.lang.Say(lang.LibraryListShort),
		Args:  k.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			if twice {
				return k.run(`{"groups": []}`, k.duplicates)
			}
			return k.run(`{"sources": []}`, k.sources)
		},
	}
	cmd.Flags().BoolVar(&twice, "duplicates", false, k.lang.Say(lang.LibraryDuplicates))
	return cmd
}

// sources lists the files of the library.
func (k *keeping) sources(ctx context.Context, l *library.Library) error {
	list, err := l.Sources(ctx)
	if err != nil {
		return err
	}
	if k.json {
		j := newJSON(k.out)
		j.open("{")
		j.sources(list)
		j.close("}")
		return j.flush()
	}
	if _, err := k.begun(ctx, l); err != nil {
		return err
	}
	for i := range list {
		if err := k.print("%7d  %s%s\n", list[i].Games, cell.Line(list[i].Path), k.stateOf(list[i].State)); err != nil {
			return err
		}
	}
	return nil
}

func (k *keeping) print(format string, args ...any) error {
	_, err := fmt.Fprintf(k.out, format, args...)
	return err
}

// stateOf says how a file stands where it is not as it was.
func (k *keeping) stateOf(s library.State) string {
	switch s {
	case library.Changed:
		return "  (" + k.lang.Say(lang.LibraryChanged) + ")"
	case library.Missing:
		return "  (" + k.lang.Say(lang.LibraryMissing) + ")"
	case library.Whole:
	}
	return ""
}

// sources writes a list of sources.
func (j *jsonStream) sources(list []library.Source) {
	j.list("sources", len(list), func(i int) {
		j.text("path", list[i].Path)
		j.int("games", int64(list[i].Games))
		j.text("state", string(list[i].State))
	})
}

// duplicates lists the games that are there more than once.
func (k *keeping) duplicates(ctx context.Context, l *library.Library) error {
	groups, err := l.Duplicates(ctx)
	if err != nil {
		return err
	}
	if !k.json {
		for _, g := range groups {
			for i := range g {
				if err := k.print("%s\n", k.hitLine(&g[i])); err != nil {
					return err
				}
			}
			if err := k.print("\n"); err != nil {
				return err
			}
		}
		return nil
	}
	j := newJSON(k.out)
	j.open("{")
	j.key("groups")
	j.open("[")
	for _, g := range groups {
		j.line()
		j.open("[")
		for i := range g {
			path, number := g[i].File()
			j.open("{")
			j.text("file", path)
			j.int("index", int64(number))
			j.close("}")
		}
		j.close("]")
	}
	j.close("]")
	j.close("}")
	return j.flush()
}

func (k *keeping) remove() *cobra.Command {
	return &cobra.Command{
		Use:   "remove PATH",
		Short: k.lang.Say(lang.LibraryRemoveShort),
		Args:  k.exactly(1),
		RunE: func(_ *cobra.Command, args []string) error {
			return k.run(`{"sources": []}`, func(ctx context.Context, l *library.Library) error {
				n, err := l.Remove(ctx, args[0])
				switch {
				case err != nil && isFault(err, "library-no-source"):
					return &placed{args[0], err}
				case err != nil:
					return err
				case k.json:
					return k.sources(ctx, l)
				}
				return k.print("%s\n", k.lang.Say(lang.LibraryRemoved, n))
			})
		},
	}
}

// isFault reports whether an error is a fault of a code.
func isFault(err error, code string) bool {
	fault, ok := errors.AsType[*records.Fault](err)
	return ok && fault.Code == code
}

func (k *keeping) players() *cobra.Command {
	return &cobra.Command{
		Use:   "names [join A B | split A]",
		Short: k.lang.Say(lang.LibraryNamesShort),
		RunE: func(_ *cobra.Command, args []string) error {
			var change func(context.Context, *library.Library) error
			switch {
			case len(args) == 0:
			case len(args) == 3 && args[0] == "join":
				change = func(ctx context.Context, l *library.Library) error { return l.Join(ctx, args[1], args[2]) }
			case len(args) == 2 && args[0] == "split":
				change = func(ctx context.Context, l *library.Library) error { return l.Split(ctx, args[1]) }
			case args[0] == "join" || args[0] == "split":
				return k.misused(lang.LibraryNamesUse)
			default:
				return k.misused(lang.ArgOneOf, args[0], "join split")
			}
			return k.run(`{"players": []}`, func(ctx context.Context, l *library.Library) error {
				if change == nil {
					return k.names(ctx, l)
				}
				if err := change(ctx, l); err != nil || !k.json {
					return err
				}
				return k.names(ctx, l)
			})
		},
	}
}

// names lists the players with the spellings of their names.
func (k *keeping) names(ctx context.Context, l *library.Library) error {
	list, err := l.Players(ctx)
	if err != nil {
		return err
	}
	if k.json {
		j := newJSON(k.out)
		j.open("{")
		j.list("players", len(list), func(i int) {
			j.text("name", list[i].Name)
			j.texts("spellings", list[i].Spellings)
			j.texts("suggested", list[i].Suggested)
		})
		j.close("}")
		return j.flush()
	}
	if _, err := k.begun(ctx, l); err != nil {
		return err
	}
	for _, p := range list {
		text := fmt.Sprintf("%7d  %s", p.Games, p.Name)
		for _, other := range p.Spellings {
			text += " = " + other
		}
		for _, other := range p.Suggested {
			text += "  ? " + other
		}
		if err := k.print("%s\n", cell.Line(text)); err != nil {
			return err
		}
	}
	return nil
}

// texts writes a list of texts.
func (j *jsonStream) texts(name string, list []string) {
	j.key(name)
	j.open("[")
	for _, text := range list {
		j.value(text)
	}
	j.close("]")
}
