// qipu library: one's own games, searched.

package cli

import (
	"context"
	"errors"

	"github.com/spf13/cobra"

	"qipu/records"
	"qipu/records/library"
	"qipu/ui/lang"
)

// libraryCommand returns the command with all that it has under it.
func (a *app) libraryCommand() *cobra.Command {
	k := &librarian{app: a}
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

func (k *librarian) remove() *cobra.Command {
	return &cobra.Command{
		Use:   "remove PATH",
		Short: k.app.lang.Say(lang.LibraryRemoveShort),
		Args:  k.app.exactly(1),
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
				return k.print("%s\n", k.app.lang.Say(lang.LibraryRemoved, n))
			})
		},
	}
}

// isFault reports whether an error is a fault of a code.
func isFault(err error, code string) bool {
	fault, ok := errors.AsType[*records.Fault](err)
	return ok && fault.Code == code
}
